# Słowa planszy; nazwy elementów i ruchów pochodzą z tekstów samej gry.

pulsar-tab-map = Mapa
pulsar-tab-dice = Kości
pulsar-tab-tech = Technologie
pulsar-tab-offers = Oferta
pulsar-tab-area = Centrala
pulsar-map = Gromada gwiazd
pulsar-round = Runda { $round } z 8
pulsar-round-short = Runda { $round }/8
pulsar-setup = Przygotowanie
pulsar-phase-dice = Kości
pulsar-phase-actions = Akcje
pulsar-phase-production = Produkcja
pulsar-house = Wartości tego elementu są pomysłem tego projektu.
pulsar-house-some = Niektóre wartości tego elementu są pomysłem tego projektu.

## Gromada

pulsar-known = znane systemy: { $n } z { $all }
pulsar-dead-end = ślepy zaułek: dodatkowy kafelek premii eksploracyjnej
pulsar-system-unknown = Jeszcze nieodkryty
pulsar-unclaimed = Niczyj
pulsar-owner = Właściciel: { $name }
pulsar-spins = Wiruje: { $size }
pulsar-building = W budowie: { $size }
pulsar-ships = Statki: { $names }
pulsar-planets = Wolne planety: niebieskie { $blue }, jałowe { $barren }
pulsar-bases-of = Bazy: { $names }
pulsar-exploration = Eksploracja { $n }
pulsar-exploration-help = Kafelki premii eksploracyjnej: w stosie { $n }, odrzucone { $discarded }
pulsar-segments = { $n ->
    [one] { $n } segment
    [few] { $n } segmenty
   *[other] { $n } segmentów
}
pulsar-gives-bases = bazy: { $n } ({ $sectors })
pulsar-gives-bonus = premia eksploracyjna
pulsar-gives-turned-up = odkrywa { $sectors }: bez cofania
pulsar-gives-claim = przejmuje pulsar
pulsar-gives-gates = bramy: { $gates }
pulsar-on-to = Dalej do { $sector }

## Kości i tory

pulsar-dice-board = Plansza kości
pulsar-median = mediana { $at }
pulsar-no-dice = jeszcze przed rzutem
pulsar-copy-help = Można skopiować jako czerwoną kość; kostki: { $n }.
pulsar-die-field = Wartość { $value }: { $n ->
    [0] brak kości
    [one] { $n } kość
    [few] { $n } kości
   *[other] { $n } kości
}
pulsar-no-move = Na medianie: żaden znacznik się nie rusza.
pulsar-moves-left = { $n ->
    [one] { $n } pole na lewo od mediany: twój znacznik idzie w lewo o { $n }.
    [few] { $n } pola na lewo od mediany: twój znacznik idzie w lewo o { $n }.
   *[other] { $n } pól na lewo od mediany: twój znacznik idzie w lewo o { $n }.
}
pulsar-moves-right = { $n ->
    [one] { $n } pole na prawo od mediany: twój znacznik idzie w prawo o { $n }.
    [few] { $n } pola na prawo od mediany: twój znacznik idzie w prawo o { $n }.
   *[other] { $n } pól na prawo od mediany: twój znacznik idzie w prawo o { $n }.
}
pulsar-pick-order = Kolejność w następnej rundzie: { $rank }
pulsar-pick-cubes = Kostki w produkcji: { $n }
pulsar-pick-penalty = Kara: { $n }
pulsar-stack = Pole { $field }, wyższy znacznik pierwszy: { $names }
pulsar-initiative-help = Im dalej w lewo, tym wcześniej w następnej rundzie. Na końcu miejsca dają punkty.
pulsar-engineers-help = Im dalej w lewo, tym więcej w produkcji. Według miejsc: { $rewards }
pulsar-next-place = Twoje miejsce w następnej rundzie, jak jest teraz: { $places }
pulsar-next-cubes = Twoje kostki w produkcji, jak jest teraz: { $n }

## Technologie i oferta

pulsar-technologies = Technologie
pulsar-row = rząd { $row }
pulsar-row-bonus = Każda wirująca żyrostacja daje w tej rundzie o { $n } więcej.
pulsar-row-median = Każda wirująca żyrostacja daje w tej rundzie więcej o wartość mediany.
pulsar-offers = Oferta
pulsar-transmitters = Transmitery
pulsar-taken = zabrany
pulsar-gyrodynes = Żyrostacje
pulsar-gyrodyne-help = { $size }: zostało { $n }. Wzięcie za { $take }, ukończenie za { $finish }; punkty w każdej produkcji: { $points } plus premia rzędu.
pulsar-award-help = Nagroda konstruktorska za { $needs } na pulsarach, punkty: { $points }
pulsar-awards-taken = Obie nagrody konstruktorskie są rozdane.
pulsar-modifiers = Modyfikatory
pulsar-modifier-help = { $token }: zakup za { $dice }.

## Obszar gracza

pulsar-your-area = Twoja centrala
pulsar-area-of = Centrala: { $name }
pulsar-back = Wróć do mojej
pulsar-side = Wybierz: { $side }
pulsar-side-number = Strona { $n }
pulsar-side-gyrodynes = Ta strona sprzyja żyrostacjom.
pulsar-side-flying = Ta strona sprzyja lotom.
pulsar-own-die = Kość { $value }
pulsar-pays-for = Zapłaci za: { $what }
pulsar-red-die = Czerwona { $value }: można jej użyć w tej turze
pulsar-red-owed = Czerwona { $value }: trzeba jej użyć w tej turze
pulsar-copied = Kopia { $value }
pulsar-no-own-dice = brak kości
pulsar-token = Modyfikator { $token }, zostało { $n }
pulsar-end = Koniec tury
pulsar-end-losing = Koniec tury; pozostałe kości przepadną
pulsar-cubes = Kostki inżynierów: { $n }
pulsar-rings = Wolne pierścienie przejęcia: { $n }
pulsar-bases = Bazy: { $n }, dodatkowe: { $extra }
pulsar-spinning = Wirujące żyrostacje: { $n }
pulsar-operating = Działające transmitery: { $n }
pulsar-waiting = Czeka na pulsar: { $size }, { $n }
pulsar-arrays = Sieci transmiterów
pulsar-no-arrays = Na razie bez transmiterów
pulsar-new-array = Nowa sieć
pulsar-operates = Działa
pulsar-unpaid = Do zapłaty: { $dice }
pulsar-link = Połączenie: czerwona { $value }, gdy oba transmitery działają
pulsar-completed = Zrealizowany
pulsar-run-used = Przelot wykorzystany
pulsar-production = Najbliższa produkcja
pulsar-nothing-yet = Na razie nic
pulsar-offer-said = Oferta: punkty { $points } za kostki: { $cubes }
pulsar-goals = Cele
pulsar-exploration-tiles = Kafelki premii eksploracyjnej
pulsar-copies = { $n }, odrzucone { $gone }
pulsar-bases-table = Punkty za bazy
pulsar-bases-more = każda następna: +{ $n }

## Przebieg produkcji

pulsar-production-of = Produkcja w rundzie { $round }
pulsar-production-sum = Ta produkcja
pulsar-points = Punkty
pulsar-step-1 = Nowa kolejność
pulsar-step-2 = Inżynierowie
pulsar-step-3 = Kary
pulsar-step-4 = Transmitery
pulsar-step-5 = Żyrostacje
pulsar-step-6 = Technologie
pulsar-step-7 = Następna runda
pulsar-step-round = Przygotowano rundę { $round }
pulsar-step-final = Brak: końcowa punktacja
pulsar-places = Miejsce w kolejności: { $places }
pulsar-cube-word = kostki inżynierów
pulsar-skip = Pomiń

## Lista i główny przycisk

pulsar-group-flight = Lot i modyfikatory
pulsar-group-projects = Projekty
pulsar-group-dice = Kości
pulsar-act-choose-gate = Wleć tędy
pulsar-act-choose-side = Ta strona
pulsar-act-take-die = Weź kość
pulsar-act-use-silver = Użyj kości
pulsar-act-use-red = Użyj czerwonej
pulsar-act-copy = Skopiuj kość
pulsar-act-place = Połóż
pulsar-act-end-turn = Zakończ turę
pulsar-act-spend = Wydaj modyfikator
pulsar-act-fly = Start
pulsar-act-announce-run = Ogłoś przelot
pulsar-act-go = Leć dalej
pulsar-act-fly-route = Leć tą trasą
pulsar-act-take-gyrodyne = Weź
pulsar-act-gain-gyrodyne = Weź
pulsar-act-finish-gyrodyne = Ukończ
pulsar-act-take-transmitter = Weź
pulsar-act-pay-transmitter = Zapłać
pulsar-act-new-array = Nowa sieć
pulsar-act-link = Połącz
pulsar-act-patent = Opatentuj
pulsar-act-complete = Zrealizuj
pulsar-act-buy-modifier = Kup
pulsar-act-take-bonus = Weź premię
pulsar-act-draw-tile = Dobierz kafelek
pulsar-act-claim-isolated = Przejmij
pulsar-act-teleport = Teleportuj statek
pulsar-act-buy-points = Kup punkty
pulsar-act-buy-premium = Kup premię
pulsar-act-count-goal = Zalicz cel
pulsar-act-decline = Zrezygnuj

## Karty

pulsar-if-over = Gdyby gra skończyła się teraz: { $n }
pulsar-copy = { $n ->
    [one] kopia za { $n } kostkę
    [few] kopia za { $n } kostki
   *[other] kopia za { $n } kostek
}
pulsar-your-dice = Twoje kości
pulsar-dice-of = Kości: { $name }
pulsar-tab-payable = Do kupienia { $n }
pulsar-tab-rows = Rzędy { $first }–{ $last }
pulsar-median-short = + mediana
pulsar-from-round = od rundy { $round }
pulsar-moment-instant = od razu
pulsar-moment-permanent = stale
pulsar-moment-production = co rundę
pulsar-moment-end = na koniec
pulsar-each-round = Co rundę: { $what }
pulsar-links = połączenia
pulsar-no-links = bez połączeń
pulsar-take = wzięcie
pulsar-finish = ukończenie
pulsar-vp = { $n } pkt
pulsar-modifier-for = za
pulsar-sum-dice = Kości do zapłacenia
pulsar-sum-die = Kość
pulsar-sum-row = Otwiera się w rundzie
pulsar-sum-patents = Patenty
pulsar-sum-goal = Masz
