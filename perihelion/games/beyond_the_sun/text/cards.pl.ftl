## Efekty na miarę karty: to, co `pl.ftl` mówi zdaniami, pod tymi samymi nazwami po `card-`

card-effects-then = { $first }, { $rest }
card-effects-or = { $first } albo { $rest }
card-costs-and = { $first }, { $rest }
card-cost-ore = ruda { $n }{ $to ->
    [opponent] { " " }dla przeciwnika
   *[bank] { "" }
}
card-cost-retire = wycofaj { $n }
card-line-paid = { $cost }: { $line }
card-line-fee = { $cost }
card-line-where = { $line } (X: { $x })
card-amount-per = { " " }za { $what }
card-amount-most = { " " }(najwyżej { $n })

card-effect-ore = ruda { $n }{ $per }{ $most }
card-effect-pop = populacja { $n }{ $per }{ $most }{ $col ->
    [right] { " " }(z prawej)
   *[left] { "" }
}
card-effect-return-pop = odłóż populację: { $n }{ $per }{ $most }
card-effect-vp = punkty: { $n }{ $per }{ $most }
card-effect-nothing = nic
card-effect-ship = { $n ->
    [1] statek poziomu { $level }
    [few] { $n } statki poziomu { $level }
   *[other] { $n } statków poziomu { $level }
}{ $from ->
    [pop] { " " }z populacji
   *[supply] { "" }
}{ $at ->
    [deep] { " " }w Głębokim Kosmosie
    [any] { " " }gdziekolwiek
   *[dock] { "" }
}{ $col ->
    [right] { " " }(kostka z prawej)
   *[left] { "" }
}{ $per }{ $most }
card-effect-upgrade = { $mode ->
    [spread] statki łącznie +{ $levels }
    [upto] do { $ships ->
        [1] { $ships } statku
       *[other] { $ships } statków
    } +{ $levels }
   *[exact] { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[other] { $ships } statków
    } +{ $levels }
}{ $per }{ $most }
card-effect-jump = skocz { $points }{ $per }{ $most }
card-effect-warp = { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
   *[other] { $ships } statków
} dokądkolwiek
card-effect-colonise = kolonizuj{ $target ->
    [fresh] { " " }układ bez bazy
   *[own] { "" }
}{ $control_bonus ->
    [no] { " " }(bez bonusu kontroli)
   *[yes] { "" }
}
card-effect-research = zbadaj{ $only ->
    [seen] { " " }wynalezioną
   *[any] { "" }
} { $level }{ $cube ->
    [supply] { " " }z zaopatrzenia
   *[pop] { "" }
}{ $prereq ->
    [no] { " " }bez wymagań
   *[yes] { "" }
}{ $immediate ->
    [no] { " " }i bonusu
   *[yes] { "" }
}
card-effect-private = zachowaj 1 z { $look } kart { $level }
card-effect-lay-tech = wyłóż 1 z { $look } kart { $level }
card-effect-automate = automatyzuj { $kind ->
    [food] żywność
    [ore] rudę
   *[either] żywność lub rudę
}{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
}
card-effect-move-supply = przełóż { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[other] { $n } kostek
} { $src ->
    [right] z prawej
   *[any] do kolumny A
}
card-effect-produce = { $kind ->
    [growth] wzrost
    [ore] produkcja rudy
   *[trade] wymiana
}
card-effect-copy = { $kind ->
    [research] skopiuj akcję badania
    [basic] akcja podstawowa
   *[own] inna twoja akcja
}
card-effect-uncover = odblokuj gildię poziomu { $level }
card-effect-place-system = nowy układ { $deck }{ $as ->
    [sphere] { " " }obok tej karty
   *[neighbour] { "" }
}
card-effect-take-system = { $deck ->
    [sphere] weź układ obok karty
   *[other] weź 1 z { $look } układów { $deck }
}
card-effect-send-ship = statek do muzeum
card-effect-swap-disc = zastąp dysk osiągnięcia
card-effect-keep = { $place ->
    [mat] { $owner ->
        [most_techs] dla frakcji z największą liczbą technologii
       *[self] zachowaj kartę
    }
   *[other] karta zostaje w grze
}{ $vp ->
    [0] { "" }
   *[other] { " " }(punkty: { $vp })
}
card-effect-opt = ew. { $inner }
card-effect-choose = { $times ->
    [1] { "" }
   *[other] { $times }×{ " " }
}{ $inner }
card-effect-if = { $condition }: { $inner }
card-effect-each = { $whom ->
    [others] wszyscy inni
   *[all] wszyscy
}: { $inner }

card-count-x = X
card-count-pop = { $n ->
    [1] kostkę populacji
    [few] { $n } kostki populacji
   *[other] { $n } kostek populacji
}
card-count-ore = { $n ->
    [1] kryształek rudy
    [few] { $n } kryształki rudy
   *[other] { $n } kryształków rudy
}
card-count-supply = { $n ->
    [1] kostkę zaopatrzenia
    [few] { $n } kostki zaopatrzenia
   *[other] { $n } kostek zaopatrzenia
}
card-count-colonised = { $n ->
    [1] kolonię
    [few] { $n } kolonie
   *[other] { $n } kolonii
}
card-count-controlled = { $n ->
    [1] kontrolowany układ
    [few] { $n } kontrolowane układy
   *[other] { $n } kontrolowanych układów
}
card-count-top-level = { $n ->
    [1] najwyższy poziom
    [few] { $n } najwyższe poziomy
   *[other] { $n } najwyższych poziomów
}
card-count-techs = { $n ->
    [1] technologię
    [few] { $n } technologie
   *[other] { $n } technologii
}{ $of ->
    [all] { "" }
   *[other] { " " }{ $of }
}
card-count-passed-types = { $n ->
    [1] przekazywany rodzaj
    [few] { $n } przekazywane rodzaje
   *[other] { $n } przekazywanych rodzajów
} ({ $of }+)
card-count-automation = { $n ->
    [1] poziom automatyzacji
    [few] { $n } poziomy automatyzacji
   *[other] { $n } poziomów automatyzacji
}
card-count-food-symbols = { $n ->
    [1] symbol wzrostu
    [few] { $n } symbole wzrostu
   *[other] { $n } symboli wzrostu
}
card-count-ore-symbols = { $n ->
    [1] symbol rudy
    [few] { $n } symbole rudy
   *[other] { $n } symboli rudy
}
card-count-symbols = { $n ->
    [1] symbol
    [few] { $n } symbole
   *[other] { $n } symboli
} { $of ->
    [food] żywności
   *[ore] rudy
}
card-count-areas-with-strength = { $n ->
    [1] obszar z siłą { $of }
    [few] { $n } obszary z siłą { $of }
   *[other] { $n } obszarów z siłą { $of }
}
card-count-peak-strength = { $n ->
    [1] punkt największej siły
    [few] { $n } punkty największej siły
   *[other] { $n } punktów największej siły
}
card-count-excess = { $n ->
    [1] punkt nadmiaru siły
    [few] { $n } punkty nadmiaru siły
   *[other] { $n } punktów nadmiaru siły
}
card-count-taken = { $n ->
    [1] odebrany układ
    [few] { $n } odebrane układy
   *[other] { $n } odebranych układów
}
card-count-exchanges = { $n ->
    [1] wymianę
    [few] { $n } wymiany
   *[other] { $n } wymian
}
card-count-swapped = { $n ->
    [1] zastąpiony dysk
    [few] { $n } zastąpione dyski
   *[other] { $n } zastąpionych dysków
}
card-count-museum = { $n ->
    [1] punkt muzeum
    [few] { $n } punkty muzeum
   *[other] { $n } punktów muzeum
}

card-number-x = X
card-number-pop = populacja
card-number-ore = ruda
card-number-supply = zaopatrzenie
card-number-colonised = kolonie
card-number-controlled = kontrolowane układy
card-number-top-level = najwyższy poziom
card-number-techs = technologie{ $of ->
    [all] { "" }
   *[other] { " " }{ $of }
}
card-number-passed-types = przekazywane rodzaje ({ $of }+)
card-number-automation = automatyzacja
card-number-food-symbols = symbole wzrostu
card-number-ore-symbols = symbole rudy
card-number-symbols = symbole { $of ->
    [food] żywności
   *[ore] rudy
}
card-number-areas-with-strength = obszary z siłą { $of }
card-number-peak-strength = największa siła
card-number-excess = nadmiar siły
card-number-taken = odebrane układy
card-number-exchanges = wymiany
card-number-swapped = zastąpione dyski
card-number-museum = punkty muzeum

card-expr-number = { $n }
card-expr-plus = { $first } + { $rest }
card-expr-minus = { $first } − { $rest }
card-expr-times = { $first } × { $rest }
card-expr-divided = { $first } : { $rest }
card-expr-at-least = { $first } ≥ { $rest }
card-expr-at-most = { $first } ≤ { $rest }
card-expr-is = { $first } = { $rest }
card-expr-is-not = { $first } ≠ { $rest }
card-expr-above = { $first } > { $rest }
card-expr-below = { $first } < { $rest }
card-expr-and = { $first } i { $rest }
card-expr-or = { $first } lub { $rest }
card-expr-most = { $first }, najwyżej { $rest }
card-expr-least = { $first } lub { $rest }

card-when-colonised = Kolonizując
card-when-production-done = Po produkcji
card-when-last-ore-disc = Ostatni dysk rudy
card-when-researched = Badając
card-when-control-gained = Zyskując kontrolę
card-when-control-lost = Tracąc kontrolę
card-when-jumped = Po skoku
card-when-automated = Automatyzując

card-rule-skip-prerequisite = { $n ->
    [one] o { $n } wymaganie
    [few] o { $n } wymagania
   *[other] o { $n } wymagań
} mniej dla wynalezionych technologii
card-rule-retire-for-ore = zamiast wycofanej populacji ruda { $n }
card-rule-any-track-disc = dyski z dowolnego toru
card-rule-long-jump = 1 punkt prowadzi statek dokądkolwiek, nie z Układu Słonecznego ani Głębokiego Kosmosu
card-rule-dock-everywhere = buduj w każdym kontrolowanym układzie
card-rule-push-pawn = ruda { $n } dla gracza: użyj zajętego pola
card-rule-cheap-growth-trade = wymiana: populacja za rudę { $n }

card-says-at-will = { $times ->
    [any] W swojej turze
    [1] Raz na turę
   *[other] { $times }× na turę
}: { $line }
card-says-when = { $when }: { $line }
card-says-when-if = { $when }, { $if }: { $line }
card-says-points = punkty: { $n }
card-says-points-plus = { $n } plus { $more }{ $per }{ $most }

## Efekty w jednym wierszu, bez kosztu: na pola akcji

line-effects-then = { $first }, { $rest }
line-effects-or = { $first } albo { $rest }
line-effect-ore = ruda { $n }
line-effect-pop = populacja { $n }
line-effect-return-pop = odłóż { $n }
line-effect-vp = punkty: { $n }
line-effect-nothing = nic
line-effect-ship = { $n ->
    [1] buduj
   *[other] buduj { $n }
}
line-effect-upgrade = ulepsz
line-effect-jump = skocz { $points }
line-effect-warp = statki dokądkolwiek: { $ships }
line-effect-colonise = kolonizuj
line-effect-research = zbadaj { $level }
line-effect-private = prywatna { $level }
line-effect-lay-tech = wyłóż { $level }
line-effect-automate = automatyzuj
line-effect-move-supply = przełóż kostki
line-effect-produce = { $kind ->
    [growth] wzrost
    [ore] produkcja rudy
   *[trade] wymiana
}
line-effect-copy = { $kind ->
    [research] skopiuj badanie
    [basic] akcja podst.
   *[own] inna akcja
}
line-effect-uncover = odblokuj gildię
line-effect-place-system = nowy układ
line-effect-take-system = weź układ
line-effect-send-ship = statek do muzeum
line-effect-swap-disc = zastąp dysk
line-effect-keep = zachowaj kartę
line-effect-opt = { $inner }
line-effect-choose = { $inner }
line-effect-if = { $inner }
line-effect-each = { $inner }
