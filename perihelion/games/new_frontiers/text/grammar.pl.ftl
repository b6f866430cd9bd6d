## Co mówią kafle i Cele, złożone z ich efektów

one-after-another = { $first } { $rest }
one-and-another = { $first } i { $rest }
one-or-another = { $first } lub { $rest }
one-then-another = { $first }, { $rest }
close-together = { $first }{ $rest }

tile-is-military = Planeta militarna, obrona { $value }, { $colonists ->
    [one] { $colonists } Kolonista
    [few] { $colonists } Kolonistów
    [many] { $colonists } Kolonistów
   *[other] { $colonists } Kolonisty
}, { $goods }.
tile-is-world = Planeta nie-militarna, koszt { $value }, { $colonists ->
    [one] { $colonists } Kolonista
    [few] { $colonists } Kolonistów
    [many] { $colonists } Kolonistów
   *[other] { $colonists } Kolonisty
}, { $goods }.
tile-is-home = Rodzima Kolonia, { $goods }.
tile-is-small = Technologia, koszt { $cost }.
tile-is-large = Duża Technologia, koszt { $cost }.
kind-in-goods = { $kind ->
    [novelty] { kind-novelty }
    [rare] { kind-rare }
    [genes] { kind-genes }
    [alien] { kind-alien }
   *[any] dowolny rodzaj
}
tile-goods = { $good ->
    [production] produkcyjna ({ kind-in-goods })
    [windfall] zdobywcza ({ kind-in-goods })
   *[grey] bez dóbr
}
tile-of-any-kind = Jej rodzaj określasz w każdej Akcji na nowo.
tile-not-for-sale = Jej dobra nie można sprzedać.
tile-points = { $points } PZ.
power-sentence = { $type }: { $effect }.
bonus-each = { $points } PZ za { $things }.
bonus-per-kinds = { $points } PZ za każdy rodzaj Kolonii, najwyżej { $most }.
bonus-per-strength = { $points } PZ za każdy punkt siły militarnej, najwyżej { $most }.

gain-chips = { $amount } PZ
gain-credits = { amount-credit }
gain-colonists = { $amount ->
    [one] { $amount } Kolonistę
    [few] { $amount } Kolonistów
    [many] { $amount } Kolonistów
   *[other] { $amount } Kolonisty
}
gain-price = jego cenę sprzedaży

kind-behind = { $kind ->
    [novelty] { " " }Nowości
    [rare] { " " }Rzadkich Pierwiastków
    [genes] { " " }Genów
    [alien] { " " }Technologii Obcych
   *[any] { "" }
}
worlds-drawn = { $amount ->
    [one] Planetę
    [few] { $amount } Planety
    [many] { $amount } Planet
   *[other] { $amount } Planety
}
discard = { $may ->
    [yes] możesz odrzucić
   *[no] odrzuć
}
each-good-produced = każde wyprodukowane dobro{ kind-behind }

effect-develop-discount = { $things } tańsze o { $amount }
effect-develop-gain = po zakupie Technologii otrzymujesz { $gain }
effect-develop-gain-printed = po zakupie { $things } otrzymujesz { $gain }
effect-explore-draw = po swoim wyborze dołóż { worlds-drawn } z woreczka
effect-explore-gain = po swoim wyborze otrzymujesz { $gain }
effect-strength = siła militarna +{ $amount }
effect-strength-vs = siła militarna +{ $amount } przeciw { $things }
effect-temp-strength = możesz odrzucić dobro{ kind-behind }, aby w tej Akcji mieć siłę militarną +{ $amount }
effect-settle-discount = { $things } tańsze o { $amount }
effect-contact = możesz skolonizować militarną Planetę (nie Obcych), płacąc Kredytami jej obronę pomniejszoną o { $amount }
effect-settle-two = możesz skolonizować drugą Planetę
effect-settle-draw = po skolonizowaniu Planety dołóż { worlds-drawn } z woreczka
effect-settle-gain = po skolonizowaniu { $things } otrzymujesz { $gain }
effect-replace = możesz zastąpić nie-militarną Kolonię Odkrytą Planetą tego samego rodzaju, nie tańszą i droższą najwyżej o { $amount }
effect-doomed = możesz skolonizować nie-militarną Planetę w miejsce tej Kolonii, nie płacąc Kredytów
effect-produce-here = otrzymujesz { $gain }, gdy powstaje tu dobro
effect-produce-windfall = dobro na pustej { $things }
effect-produce-per = otrzymujesz { $gain } za { $things }
effect-produce-most = otrzymujesz { $gain }, jeśli wyprodukujesz więcej dóbr{ kind-behind } niż ktokolwiek inny
effect-trade-bonus = cena wyższa o { $amount }
effect-trade-bonus-kind = cena{ kind-behind } wyższa o { $amount }
effect-consume = { discard } 1 dobro{ kind-behind } za { $gain }
effect-consume-two = { discard } 2 dobra za { $gain }
effect-consume-upto = { discard } najwyżej { $amount ->
    [one] { $amount } dobro
    [few] { $amount } dobra
    [many] { $amount } dóbr
   *[other] { $amount } dobra
}{ kind-behind }, otrzymując { $gain } za każde
effect-consume-free = { $gain } bez odrzucania dobra
effect-consume-per-good = { $gain } za każde skonsumowane dobro i jeszcze { $more }, jeśli masz kafel „{ $partner }”

things = { $use ->
    [each] { every }{ " " }
   *[other] { "" }
}{ $adjectives }{ noun-in-use }{ $marks }{ $rest }
noun-in-use = { $noun ->
    [world] { noun-world }
    [colony] { noun-colony }
    [home] { noun-home }
    [development] { noun-development }
    [small] { noun-small }
    [large] { noun-large }
   *[tile] { noun-tile }
}
noun-world = { $use ->
    [each] Planetę
    [many] Planety
    [against] Planetom
    [after] Planety
   *[on] Planecie
}
noun-colony = { $use ->
    [each] Kolonię
    [many] Kolonie
    [against] Koloniom
    [after] Kolonii
   *[on] Kolonii
}
noun-home = { $use ->
    [each] Rodzimą Kolonię
    [many] Rodzime Kolonie
    [against] Rodzimym Koloniom
    [after] Rodzimej Kolonii
   *[on] Rodzimej Kolonii
}
noun-development = { $use ->
    [each] Technologię
    [many] Technologie
    [against] Technologiom
    [after] Technologii
   *[on] Technologii
}
noun-small = { $use ->
    [each] małą Technologię
    [many] małe Technologie
    [against] małym Technologiom
    [after] małej Technologii
   *[on] małej Technologii
}
noun-large = { $use ->
    [each] dużą Technologię
    [many] duże Technologie
    [against] dużym Technologiom
    [after] dużej Technologii
   *[on] dużej Technologii
}
noun-tile = { $use ->
    [each] kafel
    [many] kafle
    [against] kaflom
    [after] kafla
   *[on] kaflu
}
every = { $noun ->
    [tile] każdy
   *[other] każdą
}
adjective-military = { $use ->
    [each] { $noun ->
        [tile] militarny
       *[other] militarną
    }
    [many] militarne
    [against] militarnym
    [after] { $noun ->
        [tile] militarnego
       *[other] militarnej
    }
   *[on] { $noun ->
        [tile] militarnym
       *[other] militarnej
    }
}
adjective-windfall = { $use ->
    [each] { $noun ->
        [tile] zdobywczy
       *[other] zdobywczą
    }
    [many] zdobywcze
    [against] zdobywczym
    [after] { $noun ->
        [tile] zdobywczego
       *[other] zdobywczej
    }
   *[on] { $noun ->
        [tile] zdobywczym
       *[other] zdobywczej
    }
}
adjective-production = { $use ->
    [each] { $noun ->
        [tile] produkcyjny
       *[other] produkcyjną
    }
    [many] produkcyjne
    [against] produkcyjnym
    [after] { $noun ->
        [tile] produkcyjnego
       *[other] produkcyjnej
    }
   *[on] { $noun ->
        [tile] produkcyjnym
       *[other] produkcyjnej
    }
}
adjective-uplift = { $use ->
    [each] { $noun ->
        [tile] wspomagany
       *[other] wspomaganą
    }
    [many] wspomagane
    [against] wspomaganym
    [after] { $noun ->
        [tile] wspomaganego
       *[other] wspomaganej
    }
   *[on] { $noun ->
        [tile] wspomaganym
       *[other] wspomaganej
    }
}
adjective-terraforming = { $use ->
    [each] { $noun ->
        [tile] terraformujący
       *[other] terraformującą
    }
    [many] terraformujące
    [against] terraformującym
    [after] { $noun ->
        [tile] terraformującego
       *[other] terraformującej
    }
   *[on] { $noun ->
        [tile] terraformującym
       *[other] terraformującej
    }
}
non = { $not ->
    [yes] nie-
   *[no] { "" }
}
test-kw = { $not ->
    [yes] { " " }(nie: { $name })
   *[no] { $keyword ->
        [alien] { " " }Obcych
        [imperium] { " " }Imperium
        [rebel] { " " }Rebelii
        [uplift] { " " }{ adjective-uplift }
        [terraforming] { " " }{ adjective-terraforming }
       *[other] { " " }({ $name })
    }
}
test-kind = { $not ->
    [yes] { " " }(nie: { kind-in-goods })
   *[no] { kind-behind }
}
test-military = { non }{ adjective-military }{ " " }
test-windfall = { non }{ adjective-windfall }{ " " }
test-production = { non }{ adjective-production }{ " " }
test-grey = { $not ->
    [yes] { " " }z dobrami
   *[no] { " " }bez dóbr
}
test-arms = { $not ->
    [yes] { " " }bez siły militarnej
   *[no] { " " }z siłą militarną
}
test-power = { $not ->
    [yes] { " " }bez Zdolności
   *[no] { " " }ze Zdolnością
} { $type ->
    [develop] Rozwoju Technologii
    [explore] Odkrywania
    [settle] Kolonizacji
    [produce] Produkcji
    [trade] Sprzedaży
   *[consume] Konsumpcji
}
test-colonists = { $not ->
    [yes] { " " }o innej liczbie Kolonistów niż { $number }
   *[no] { $number ->
        [one] { " " }z { $number } Kolonistą
        [few] { " " }z { $number } Kolonistami
        [many] { " " }z { $number } Kolonistami
       *[other] { " " }z { $number } Kolonisty
    }
}
test-cost-least = { $not ->
    [yes] { " " }nie
   *[no] { "" }
} o koszcie co najmniej { $number }
test-cost-most = { $not ->
    [yes] { " " }nie
   *[no] { "" }
} o koszcie najwyżej { $number }
test-noun = { " " }(nie: { $other ->
    [world] Planeta
    [colony] Kolonia
    [home] Rodzima Kolonia
    [development] Technologia
    [small] mała Technologia
    [large] duża Technologia
   *[tile] kafel
})

goal-sentence = { $counted }: { $steps }.
goal-step = { $points } PZ za { $count }{ $more ->
    [yes] { " " }lub więcej
   *[no] { "" }
}
goal-counts-consume-powers = Zdolności Konsumpcji
goal-counts-keywords = Różne słowa kluczowe
goal-counts-power-types = Różne rodzaje Zdolności
goal-counts-kinds = Różne rodzaje Kolonii
goal-counts-stored-goods = Po Produkcji można magazynować dobra
goal-counts-stored-worlds = Po Odkrywaniu lub Kolonizacji można zmagazynować jedną nadmiarową Planetę
goal-counts-stored-credits = Można magazynować Kredyty ze Sprzedaży
goal-counts-reserve-colonists = Koloniści w rezerwie

## Na karcie: krócej niż zdanie (people/shortly.py)

card-power = { $type }: { $effect }.
card-type-develop = Rozwój
card-type-explore = Odkrywanie
card-type-settle = Kolonizacja
card-type-produce = Produkcja
card-type-trade = Sprzedaż
card-type-consume = Konsumpcja
card-good = { $kind ->
    [novelty] { " " }Nowości
    [rare] { " " }Rzadkich
    [genes] { " " }Genów
    [alien] { " " }Obcych
   *[any] { "" }
}
card-effect-develop-gain = po zakupie weź { $gain }
card-effect-develop-gain-printed = po zakupie { $things } weź { $gain }
card-effect-explore-draw = po wyborze dołóż { worlds-drawn }
card-effect-explore-gain = po wyborze weź { $gain }
card-effect-strength = siła +{ $amount }
card-effect-strength-vs = siła +{ $amount } przeciw { $things }
card-effect-temp-strength = odrzuć dobro{ card-good } za siłę +{ $amount }
card-effect-contact = zamiast walki zapłać obronę −{ $amount } (nie Obcy)
card-effect-settle-two = druga Planeta
card-effect-settle-draw = potem dołóż { worlds-drawn }
card-effect-settle-gain = po kolonizacji { $things } weź { $gain }
card-effect-replace = zamień Kolonię na droższą najwyżej o { $amount }, tego rodzaju
card-effect-doomed = zamień tę Kolonię na Planetę bez Kredytów
card-effect-produce-here = { $gain }, gdy powstaje tu dobro
card-effect-produce-per = { $gain } za { $things }
card-effect-produce-most = { $gain } za najwięcej dóbr{ card-good }
card-effect-consume = 1 dobro{ card-good } za { $gain }
card-effect-consume-two = 2 dobra za { $gain }
card-effect-consume-upto = do { $amount ->
    [one] { $amount } dobra
    [few] { $amount } dóbr
    [many] { $amount } dóbr
   *[other] { $amount } dobra
}{ card-good }, { $gain } za każde
card-effect-consume-per-good = { $gain } za skonsumowane dobro, z kaflem „{ $partner }” { $more } więcej
card-bonus-each = { $points } PZ za { $things }.
card-bonus-per-kinds = { $points } PZ za rodzaj Kolonii, najwyżej { $most }.
card-bonus-per-strength = { $points } PZ za punkt siły, najwyżej { $most }.
