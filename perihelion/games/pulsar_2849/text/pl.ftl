title = Pulsar 2849
tagline = Osiem rund kości: zbadaj gromadę, ujarzmij jej pulsary i połącz wszystko w jedną sieć.

## Dlaczego nie

refused-PUL-3_6 = Stronę centrali wybiera się raz, przed pierwszym rzutem kośćmi.
refused-PUL-3_7 = W tej grze nie ma central.
refused-PUL-3_9 = Stronę swojej centrali wybiera teraz ktoś inny.
refused-PUL-3_17 = Bramy wejściowe wybiera się raz, przed pierwszą rundą, od ostatniego gracza do pierwszego.
refused-PUL-3_18 = Na tej bramie wejściowej stoi już inny statek.
refused-PUL-4_3 = Kości bierze się tylko w fazie kości.
refused-PUL-4_4 = Zakończyć można tylko własną turę, i to między akcjami.
refused-PUL-6_1 = Teraz kość bierze ktoś inny.
refused-PUL-6_6 = Na planszy kości nie ma już kości o tej wartości.
refused-PUL-6_7 = Biorąc tę kość, trzeba przesunąć jeden ze swoich znaczników.
refused-PUL-6_12 = Ta kość leży na medianie: znacznik się nie przesuwa.
refused-PUL-6_18 = Znacznik wyszedłby poza prawy kraniec toru, a można wziąć coś innego.
refused-PUL-8_1 = To tura kogoś innego.
refused-PUL-8_2 = Nie masz kości o tej wartości.
refused-PUL-8_3 = Każdą akcję opłaca jedna kość: najpierw wybierz kość, potem to, za co płaci.
refused-PUL-8_4 = Kość musi mieć dokładnie nadrukowaną wartość.
refused-PUL-8_9 = Nie masz modyfikatora ±1.
refused-PUL-8_10 = Nie masz modyfikatora +2.
refused-PUL-8_12 = Na jedną kość można wydać tylko jeden modyfikator.
refused-PUL-8_16 = Jako 0 ta kość nie opłaciłaby niczego.
refused-PUL-8_20 = Modyfikator wydaje się na kość, którą właśnie płacisz.
refused-PUL-9_3 = Aby lecieć, wybierz najpierw kość, potem lot.
refused-PUL-9_4 = W ten sposób lot nie miałby dokładnie tylu segmentów, ile wskazuje kość.
refused-PUL-9_5 = Lot ma co najmniej jeden segment.
refused-PUL-9_7 = Z miejsca, w którym jest statek, nie prowadzi tam żaden segment.
refused-PUL-9_8 = Każdym segmentem wolno w jednym locie przelecieć tylko raz.
refused-PUL-9_12 = Do bramy wejściowej nie wolno wlecieć.
refused-PUL-9_14 = Stąd nie ma trasy o dokładnie tylu segmentach.
refused-PUL-10_18 = Nie ma teraz premii eksploracyjnej do wyboru.
refused-PUL-11_3 = Ten pulsar ma już właściciela.
refused-PUL-12_7 = Położyć można tylko żyrostację, która czeka przed tobą, i tylko na własnym pulsarze.
refused-PUL-12_8 = Żyrostacje kładzie się we własnej turze, między akcjami.
refused-PUL-12_10 = Na tym pulsarze jest już żyrostacja.
refused-PUL-12_16 = Ukończyć można tylko żyrostację w budowie na własnym pulsarze.
refused-PUL-12_26 = Nie ma już żyrostacji tego rodzaju.
refused-PUL-13_2 = Ten transmiter ktoś już wziął; nowe pojawią się w następnej rundzie.
refused-PUL-13_3 = Na tym transmiterze nie ma już takiej kości do opłacenia.
refused-PUL-13_7 = Transmiter łączy się w chwili wzięcia i tylko z własnym transmiterem.
refused-PUL-13_8 = Jednego z tych brzegów nie można połączyć.
refused-PUL-13_12 = Ten brzeg jest już połączony.
refused-PUL-13_15 = To nie jest twój transmiter, na którym zostało coś do opłacenia.
refused-PUL-13_16 = Z jednakowych kości najpierw opłaca się lewą.
refused-PUL-13_26 = Czerwona kość 0 opłaci coś tylko z modyfikatorem albo dzięki technologii.
refused-PUL-14_3 = Najpierw oba projekty pod spodem.
refused-PUL-14_4 = Najpierw projekt pod spodem.
refused-PUL-14_5 = Najpierw wszystkie pozostałe projekty.
refused-PUL-14_7 = Projekt realizuje się tylko raz.
refused-PUL-14_12 = Nie masz zrealizowanego projektu z przelotem przez bramy tego koloru.
refused-PUL-14_13 = Ten przelot przez bramy jest już wykorzystany.
refused-PUL-14_14 = Przelot przez bramy ogłasza się przed pierwszym segmentem lotu.
refused-PUL-14_16 = Na jeden lot przypada najwyżej jeden przelot przez bramy.
refused-PUL-15_1 = W tej grze nie ma takiej technologii.
refused-PUL-15_3 = Ten rząd otworzy się w późniejszej rundzie.
refused-PUL-15_5 = Tę technologię mają już dwie osoby.
refused-PUL-15_6 = Masz już ten patent.
refused-PUL-15_7 = W tej rundzie ktoś ją już opatentował; następna osoba może to zrobić w kolejnej rundzie.
refused-PUL-15_10 = W grze dwuosobowej może ją mieć tylko jedna osoba.
refused-PUL-16_1 = Modyfikator ±1 kosztuje kość 1 lub 2, modyfikator +2 kość 2.
refused-PUL-17_1 = W tej rundzie kość premiowa jest już użyta, a wolno użyć tylko jednej.
refused-PUL-17_2 = Nie masz teraz do dyspozycji czerwonej kości o tej wartości.
refused-PUL-17_7 = Do skopiowania potrzebna jest kość o tej wartości na planszy kości i dość kostek inżynierów.
refused-PUL-17_14 = Kością premiową nie można za to zapłacić: daje czerwoną kość, której nie dałoby się już użyć.
refused-PUL-17_15 = Oprócz kości potrzebna jest kostka inżynierów.
refused-PUL-17_19 = Czerwonej kości, którą daje, nie udałoby się użyć w tej turze.
refused-PUL-17_26 = Najpierw trzeba użyć obowiązkowej czerwonej kości.
refused-PUL-20_1 = Gra jest skończona.
refused-PUL-20_18 = Decyduje teraz ktoś inny.
refused-PUL-21_5 = Premie za cele kupuje się w końcowej punktacji, mając na nie dość kostek inżynierów.
refused-PUL-21_7 = Ten cel nie jest przez ciebie spełniony.
refused-PUL-21_8 = Wszystkie premie za ten cel są już kupione.
refused-PUL-24_16 = Ta korzyść prowadzi do sektora innego rodzaju.
refused-PUL-24_19 = Na odizolowany pulsar nie dostanie się żaden statek.
refused-PUL-25_1 = Z tego nie można zrezygnować.
refused-PUL-25_8 = Żadna korzyść nie daje ci teraz żyrostacji tego rodzaju.
refused-PUL-25_14 = Żadna korzyść nie pozwala ci teraz przejąć odizolowanego pulsara.
refused-PUL-25_15 = Statek teleportuje się tylko dzięki korzyści, do innego sektora i nigdy na bramę wejściową.
refused-PUL-25_18 = Nic nie oferuje ci teraz punktów za kostki inżynierów.
refused-PUL-25_20 = Kości nie można obniżyć poniżej 0.
refused-PUL-25_21 = Segment więcej lub mniej jest możliwy tylko na trasie przez bramę skokową w kolorze wskazanym przez twoją technologię.
refused-PUL-25_27 = Za spełniony można uznać tylko cel niespełniony, w końcowej punktacji.

## Opcje

option-first-game = Pierwsza gra
option-first-game-help = Prosty początek: gromada bez ślepych zaułków, bez central, technologie A i trzy łatwe cele. Innej planszy, innych technologii ani celów nie można przy tym wybrać.
option-map = Strona planszy głównej
option-map-help = Na drugiej stronie są ślepe zaułki: systemy i pulsary w nich dają dodatkowy kafelek premii eksploracyjnej.
option-map-normal = Bez ślepych zaułków
option-map-dead-ends = Ze ślepymi zaułkami
option-headquarters = Centrale
option-headquarters-help = Każdy gracz ma planszę centrali z projektami i przelotami przez bramy. Bez central używa się technologii A.
option-technologies-1 = Technologie, rzędy 1 i 2
option-technologies-1-help = Strona planszy technologii I albo losowa.
option-technologies-1-random = Losowo
option-technologies-1-A = Strona A
option-technologies-1-B = Strona B
option-technologies-1-C = Strona C
option-technologies-1-D = Strona D
option-technologies-2 = Technologie, rzędy od 3 do 5
option-technologies-2-help = Strona planszy technologii II albo losowa.
option-technologies-2-random = Losowo
option-technologies-2-A = Strona A
option-technologies-2-B = Strona B
option-technologies-2-C = Strona C
option-technologies-2-D = Strona D
option-technologies-3 = Technologie, rzędy od 6 do 8
option-technologies-3-help = Strona planszy technologii III albo losowa.
option-technologies-3-random = Losowo
option-technologies-3-A = Strona A
option-technologies-3-B = Strona B
option-technologies-3-C = Strona C
option-technologies-3-D = Strona D
option-goal-1 = Pierwszy cel
option-goal-1-help = Cel na koniec gry albo losowy. Dwie strony jednego kafla, na przykład „{ goal-g1 }” i „{ goal-g2 }”, wykluczają się nawzajem.
option-goal-1-random = Losowo
option-goal-1-G1 = { goal-g1 }
option-goal-1-G2 = { goal-g2 }
option-goal-1-G3 = { goal-g3 }
option-goal-1-G4 = { goal-g4 }
option-goal-1-G5 = { goal-g5 }
option-goal-1-G6 = { goal-g6 }
option-goal-1-G7 = { goal-g7 }
option-goal-1-G8 = { goal-g8 }
option-goal-1-G9 = { goal-g9 }
option-goal-1-G10 = { goal-g10 }
option-goal-1-G11 = { goal-g11 }
option-goal-1-G12 = { goal-g12 }
option-goal-2 = Drugi cel
option-goal-2-help = Kolejny cel albo losowy.
option-goal-2-random = Losowo
option-goal-2-G1 = { goal-g1 }
option-goal-2-G2 = { goal-g2 }
option-goal-2-G3 = { goal-g3 }
option-goal-2-G4 = { goal-g4 }
option-goal-2-G5 = { goal-g5 }
option-goal-2-G6 = { goal-g6 }
option-goal-2-G7 = { goal-g7 }
option-goal-2-G8 = { goal-g8 }
option-goal-2-G9 = { goal-g9 }
option-goal-2-G10 = { goal-g10 }
option-goal-2-G11 = { goal-g11 }
option-goal-2-G12 = { goal-g12 }
option-goal-3 = Trzeci cel
option-goal-3-help = Trzeci cel albo losowy.
option-goal-3-random = Losowo
option-goal-3-G1 = { goal-g1 }
option-goal-3-G2 = { goal-g2 }
option-goal-3-G3 = { goal-g3 }
option-goal-3-G4 = { goal-g4 }
option-goal-3-G5 = { goal-g5 }
option-goal-3-G6 = { goal-g6 }
option-goal-3-G7 = { goal-g7 }
option-goal-3-G8 = { goal-g8 }
option-goal-3-G9 = { goal-g9 }
option-goal-3-G10 = { goal-g10 }
option-goal-3-G11 = { goal-g11 }
option-goal-3-G12 = { goal-g12 }
option-even-start = Równy start
option-even-start-help = W pierwszej rundzie część kości się ustawia zamiast rzucać, żeby nikt nie ucierpiał na skrajnym rzucie.
option-run-start-gate = Brama startowa przelotu
option-run-start-gate-help = Czy brama skokowa, z której zaczyna się przelot przez bramy, liczy się, gdy statek wróci do niej w tym samym locie.
option-run-start-gate-counts = Liczy się po powrocie
option-run-start-gate-never = Nigdy się nie liczy
option-teleport = Teleportacja
option-teleport-help = Czy można zrezygnować z teleportacji i zostawić statek na miejscu.
option-teleport-may = Można zrezygnować
option-teleport-must = Trzeba ją wykonać
option-transmitter-stack = Stos transmiterów
option-transmitter-stack-help = Czy wszyscy widzą wierzchni kafelek stosu, zanim zostanie wyłożony.
option-transmitter-stack-open = Wierzchni kafelek jest widoczny
option-transmitter-stack-closed = Widoczna jest tylko litera

## Słowa gry

track-initiative = inicjatywa
track-engineers = inżynierowie
marker-leading = przedni
marker-trailing = tylny
modifier-pm1 = modyfikator ±1
modifier-p2 = modyfikator +2
gyrodyne-small = mała żyrostacja
gyrodyne-medium = średnia żyrostacja
gyrodyne-large = duża żyrostacja
planet-blue = niebieska planeta
planet-barren = jałowa planeta
colour-green = zielony
colour-orange = pomarańczowy
colour-pink = różowy
edge-left = lewy
edge-right = prawy
sector-entry = brama wejściowa
sector-system = system planetarny
sector-pulsar = pulsar
sector-isolated = odizolowany pulsar
sector-gate-green = zielona brama skokowa
sector-gate-orange = pomarańczowa brama skokowa
sector-gate-pink = różowa brama skokowa

## Źródła punktów

tally-start = Punkty początkowe
tally-awards = Nagrody konstruktorskie
tally-transmitters = Uruchomione transmitery
tally-exploration = Premie eksploracyjne
tally-systems = Systemy planetarne
tally-patents = Patenty
tally-projects = Projekty centrali
tally-gate-runs = Przeloty przez bramy
tally-engineers = Tor inżynierów
tally-penalties = Kary
tally-broadcasts = Działające transmitery
tally-gyrodynes = Wirujące żyrostacje
tally-production = Technologie w fazie produkcji
tally-purple = Fioletowe technologie
tally-goals = Cele
tally-pulsars = Pulsary bez wirującej żyrostacji
tally-unfinished = Nieukończone żyrostacje
tally-cubes = Pozostałe kostki inżynierów
tally-initiative = Inicjatywa
tally-bases = Bazy

## W czym się liczy

amount-die = kość { $amount }
amount-cube = { $amount ->
    [one] { $amount } kostka inżynierów
    [few] { $amount } kostki inżynierów
   *[other] { $amount } kostek inżynierów
}
amount-token = { $amount ->
    [one] { $amount } modyfikator
    [few] { $amount } modyfikatory
   *[other] { $amount } modyfikatorów
}
amount-point = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
}

## Ruchy

move-choose-gate = Zacznij przy bramie wejściowej { $sector }
move-choose-side = Wybierz stronę: { $side }
move-take-die = Weź kość { $value }: żaden znacznik się nie przesuwa
move-take-die-left = Weź kość { $value }: { $track } o { $fields } w lewo
move-take-die-right = Weź kość { $value }: { $track } o { $fields } w prawo
move-take-die-left-two = Weź kość { $value }: { $track }, { $marker } znacznik o { $fields } w lewo
move-take-die-right-two = Weź kość { $value }: { $track }, { $marker } znacznik o { $fields } w prawo
move-use-silver = Użyj kości { $value }
move-use-red = Użyj czerwonej kości { $value }
move-copy = { $cubes ->
    [one] Skopiuj kość { $value } za { $cubes } kostkę inżynierów
    [few] Skopiuj kość { $value } za { $cubes } kostki inżynierów
   *[other] Skopiuj kość { $value } za { $cubes } kostek inżynierów
}
move-place = Połóż na pulsarze { $sector }: { $size }
move-end-turn = Zakończ turę
move-end-turn-losing = { $dice ->
    [one] Zakończ turę i strać kość
    [few] Zakończ turę i strać { $dice } kości
   *[other] Zakończ turę i strać { $dice } kości
}
move-spend-minus-one = Licz ją jako { $value } (modyfikator −1)
move-spend-plus-one = Licz ją jako { $value } (modyfikator +1)
move-spend-plus-two = Licz ją jako { $value } (modyfikator +2)
move-fly = { $length ->
    [one] Leć { $length } segment
    [few] Leć { $length } segmenty
   *[other] Leć { $length } segmentów
}
move-run = Ogłoś przelot przez bramy: { $project }, kolor { $colour }
move-go = Dalej do { $sector }, { $kind } ({ $step } z { $length })
move-take-gyrodyne = Weź: { $size }
move-finish-gyrodyne = Ukończ na pulsarze { $sector }: { $size }
move-take-transmitter = Weź transmiter „{ $transmitter }”, płacąc kością { $die }
move-pay-transmitter = Zapłać kością { $die } za transmiter „{ $transmitter }”
move-patent = Opatentuj: { $technology }
move-complete = Zrealizuj: { $project }
move-buy-modifier = Kup: { $token }
move-new-array = Zacznij nową sieć: { $transmitter }
move-link = Połącz { $own } brzeg z transmiterem „{ $other }” ({ $side } brzeg): czerwona kość { $value }
move-take-bonus = Weź premię systemu „{ $system }”: { $bonus }
move-draw-tile = Dobierz zamiast tego kafelek premii eksploracyjnej
move-gain-gyrodyne = Weź: { $size }
move-claim-isolated = Przejmij odizolowany pulsar { $sector }
move-teleport = Teleportuj statek do { $sector }, { $kind }
move-buy-points = { $component }: zapłać { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
} za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
move-buy-premium = { $goal }: zapłać { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
} za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
move-count-goal = Uznaj cel za spełniony: { $goal }
move-decline = Zrezygnuj

## Pytania

prompt-choose-gate = Którędy twój statek wlatuje do gromady?
prompt-choose-gate-reason = Ostatni gracz wybiera pierwszy; na każdej bramie zaczyna jeden statek.
prompt-choose-side = Której strony swojej centrali używasz?
prompt-choose-side-reason = Strona 1 sprzyja żyrostacjom, strona 2 lataniu.
prompt-take-die = Runda { $round }: weź kość i przesuń znacznik
prompt-take-die-reason = Mediana to { $median }. Kości na prawo od niej przesuwają znacznik w prawo, na lewo od niej w lewo.
prompt-turn = Twoja tura: co dalej?
prompt-turn-reason = { $dice ->
    [0] Wszystkie kości są użyte.
    [one] Została jedna kość do użycia.
    [few] Zostały { $dice } kości do użycia.
   *[other] Zostało { $dice } kości do użycia.
} { $cubes ->
    [0] Nie masz kostek inżynierów.
    [one] Masz { $cubes } kostkę inżynierów.
    [few] Masz { $cubes } kostki inżynierów.
   *[other] Masz { $cubes } kostek inżynierów.
}
prompt-turn-owed-reason = Przed końcem tury trzeba użyć czerwonej kości { $owed }.
prompt-pay = Za co płacisz kością { $value }?
prompt-pay-reason = Wartość musi się dokładnie zgadzać; pomóc może jeden modyfikator. Lot opłaci każda kość.
prompt-route = { $left ->
    [one] Dokąd? Został { $left } segment
    [few] Dokąd? Zostały { $left } segmenty
   *[other] Dokąd? Zostało { $left } segmentów
}
prompt-route-reason = Miejsce statku: { $sector }, { $kind }. W jednym locie nie leci się dwa razy tym samym segmentem.
prompt-bonus = Którą premię bierzesz w systemie „{ $system }”?
prompt-bonus-reason = Nadrukowaną albo nieznany kafelek premii eksploracyjnej.
prompt-gain-gyrodyne = Którą żyrostację bierzesz?
prompt-gain-gyrodyne-reason = Czeka przed tobą, aż położysz ją na swoim pulsarze.
prompt-claim = Który odizolowany pulsar przejmujesz?
prompt-claim-reason = Statki tam nie dolecą. Możesz zrezygnować.
prompt-teleport = Dokąd teleportujesz statek?
prompt-teleport-reason = Wszystko dzieje się tak, jakby kończył się tam lot. Możesz zrezygnować.
prompt-teleport-must-reason = Wszystko dzieje się tak, jakby kończył się tam lot. Nie możesz zrezygnować.
prompt-link = Gdzie trafi transmiter „{ $transmitter }”?
prompt-link-reason = Kafelek, który zaczyna własną sieć, nigdy nie dołączy do innej.
prompt-offer = { $component }: kupujesz punkty?
prompt-offer-reason = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za { $cubes ->
    [one] { $cubes } kostkę inżynierów.
    [few] { $cubes } kostki inżynierów.
   *[other] { $cubes } kostek inżynierów.
}
prompt-count-goal = Który cel uznajesz za spełniony?
prompt-count-goal-reason = Punkty i premie dostajesz tak, jakby cel był spełniony.
prompt-premium = Kupujesz premię za cel?
prompt-premium-reason = { $cubes ->
    [one] Masz { $cubes } kostkę inżynierów.
    [few] Masz { $cubes } kostki inżynierów.
   *[other] Masz { $cubes } kostek inżynierów.
}
prompt-wait = Wybiera inny gracz
prompt-wait-choose-gate = Statki stają na bramach wejściowych.
prompt-wait-choose-side = Trwa wybór stron central.
prompt-wait-take-die = Trwa wybór kości.
prompt-wait-turn = Trwa tura.
prompt-wait-pay = Trwa wybór, za co zapłacić kością.
prompt-wait-route = Statek jest w drodze.
prompt-wait-bonus = Trwa wybór premii eksploracyjnej.
prompt-wait-gain-gyrodyne = Trwa wybór żyrostacji.
prompt-wait-claim = Można przejąć odizolowany pulsar.
prompt-wait-teleport = Można teleportować statek.
prompt-wait-link = Trwa łączenie transmitera.
prompt-wait-offer = Punkty można kupić za kostki inżynierów.
prompt-wait-count-goal = Trwa wybór celu.
prompt-wait-premium = Premie można kupić za kostki inżynierów.
prompt-over = Koniec gry
prompt-over-reason = Wygrywa najwyższa suma; przy remisie gracz dalszy w kolejności.

## Dziennik

event-gate-chosen = { $player }: start przy bramie { $sector }
event-side-chosen = { $player }: centrala – { $side }
event-round = Runda { $round }
event-rolled = Kości: { $dice }; mediana to { $median }
event-die-taken = { $player }: kość { $amount }
event-marker-left = { $player }: { $track } o { $amount } w lewo
event-marker-right = { $player }: { $track } o { $amount } w prawo
event-turn = { $player }: tura
event-flown = { $player }: lot do { $sector }: { $route }
event-run-announced = { $player }: ogłoszony przelot przez bramy – { $project }
event-gate-run = { $player }: przelot przez bramy ({ $project }) – bramy: { $gates }, punkty: { $amount }
event-system-found = { $sector } to { $system }
event-base = { $player }: nowa baza – { $sector } ({ $planet })
event-claimed = { $player }: przejęcie pulsara { $sector }
event-teleported = { $player }: teleportacja statku – { $sector }
event-explored = { $player }: kafelek premii eksploracyjnej – { $tile }
event-gyrodyne-taken = { $player }: wzięta { $size }
event-gyrodyne-placed = { $player }: początek budowy na { $sector } – { $size }
event-gyrodyne-spins = { $player }: na { $sector } wiruje { $size }
event-award = { $player }: nagroda konstruktorska, { $size }, punkty: { $amount }
event-transmitter-taken = { $player }: nowy transmiter – { $transmitter }
event-transmitter-paid = { $player }: zapłata za transmiter – { $transmitter }
event-linked = { $player }: połączone transmitery – { $transmitter } i { $other }, czerwona kość { $amount }
event-transmitter-operates = { $player }: działa transmiter „{ $transmitter }”
event-red-die = { $player }: czerwona kość { $amount } do użycia w tej turze
event-red-die-owed = { $player }: czerwona kość { $amount }, w tej turze trzeba jej użyć
event-patented = { $player }: patent – { $technology }
event-answered = { $player }: działa technologia „{ $technology }”
event-project-completed = { $player }: zrealizowany projekt – { $project }
event-modifier-bought = { $player }: zakup – { $token }
event-points = { $player }: { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
}
event-cubes = { $player }: { $amount ->
    [one] { $amount } kostka inżynierów
    [few] { $amount } kostki inżynierów
   *[other] { $amount } kostek inżynierów
}
event-tokens = { $player }: { $token } × { $amount }
event-production = Produkcja rundy { $round }
event-penalty = { $player }: kara, { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
} za znaczniki na prawym krańcu toru
event-transmitter-produces = { $player }: produkuje transmiter „{ $transmitter }”
event-technology-scores = { $player }: punktuje technologia „{ $technology }”
event-gyrodynes-score = { $player }: żyrostacje, punkty: { $amount } (premia rzędu { $bonus })
event-points-bought = { $player }: zakup punktów ({ $component }) – punkty: { $amount }, kostki: { $cubes }
event-final-scoring = Końcowa punktacja
event-goal-met = { $player }: cel „{ $goal }” spełniony, { $amount } pkt
event-premium = { $player }: premia za cel „{ $goal }”, { $amount } pkt, kostki: { $cubes }
event-final-pulsars = { $player }: pulsary bez wirującej żyrostacji, { $amount } pkt
event-final-gyrodynes = { $player }: nieukończone żyrostacje, { $amount } pkt
event-final-cubes = { $player }: pozostałe kostki inżynierów, { $amount } pkt
event-final-initiative = { $player }: inicjatywa, { $amount } pkt
event-final-bases = { $player }: bazy, { $amount } pkt

ending-eighth-round = Skończyła się ósma runda.
tie-break-initiative = Remis w punktach; rozstrzyga miejsce bliżej prawego krańca toru inicjatywy.

## Co dają efekty

effect-vp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
effect-cube = { $n ->
    [one] { $n } kostka inżynierów
    [few] { $n } kostki inżynierów
   *[other] { $n } kostek inżynierów
}
effect-mod = { $kind ->
    [p2] { $n ->
        [one] { $n } modyfikator +2
        [few] { $n } modyfikatory +2
       *[other] { $n } modyfikatorów +2
    }
   *[pm1] { $n ->
        [one] { $n } modyfikator ±1
        [few] { $n } modyfikatory ±1
       *[other] { $n } modyfikatorów ±1
    }
}
effect-gyro = { $sizes ->
    [1] mała żyrostacja
    [2] średnia żyrostacja
    [3] mała lub średnia żyrostacja
    [4] duża żyrostacja
    [5] mała lub duża żyrostacja
    [6] średnia lub duża żyrostacja
   *[other] żyrostacja dowolnego rodzaju
}
effect-gyro-pair = dwie żyrostacje różnych rodzajów
effect-explore = { $n ->
    [one] dobierasz kafelek premii eksploracyjnej
    [few] dobierasz { $n } kafelki premii eksploracyjnej
   *[other] dobierasz { $n } kafelków premii eksploracyjnej
}
effect-die = czerwona kość o wartości { $value } na tę turę
effect-must-die = czerwona kość o wartości { $value }, której trzeba użyć w tej turze
effect-dup = zapłacona kość zmienia się w { $value } i można jej znów użyć, a czerwonej kości { $red } trzeba użyć w tej turze
effect-claim-isolated = możesz przejąć odizolowany pulsar
effect-teleport = możesz teleportować statek { $to ->
    [pulsar] na dowolny pulsar
    [system] do dowolnego systemu planetarnego
   *[any] do dowolnego sektora
}, jakby kończył się tam lot
effect-extra-base = { $n ->
    [one] { $n } dodatkowa baza w końcowej punktacji
    [few] { $n } dodatkowe bazy w końcowej punktacji
   *[other] { $n } dodatkowych baz w końcowej punktacji
}
effect-vp-per = { effect-vp } za { $count ->
    [base] każdą własną bazę na planecie
    [pulsar] każdy własny pulsar
    [pulsar_idle] każdy własny pulsar bez wirującej żyrostacji
    [gyro_spinning] każdą własną wirującą żyrostację
    [gyro_kinds] każdy rodzaj własnych wirujących żyrostacji
    [gyro_same] każdą własną wirującą żyrostację najczęstszego rodzaju
    [tx_on] każdy własny działający transmiter
    [link_on] każde połączenie dwóch własnych działających transmiterów
    [array_max] każdy działający transmiter w twojej najlepszej sieci
    [patent] każdy własny patent
    [project] każdy własny zrealizowany projekt
    [run_used] każdy wykonany przelot przez bramy
   *[award] każdą własną nagrodę konstruktorską
}
effect-table = punkty za { counted }: { $steps }
point-step = { $points } za co najmniej { $least }
point-step-last = { $points } za co najmniej { $least }
counted = { $count ->
    [base] bazy na planetach
    [pulsar] pulsary
    [pulsar_idle] pulsary bez wirującej żyrostacji
    [gyro_spinning] wirujące żyrostacje
    [gyro_kinds] różne rodzaje wirujących żyrostacji
    [gyro_same] wirujące żyrostacje jednego rodzaju
    [tx_on] działające transmitery
    [link_on] połączenia działających transmiterów
    [array_max] działające transmitery w jednej sieci
    [patent] patenty
    [project] zrealizowane projekty
    [run_used] wykonane przeloty przez bramy
   *[award] nagrody konstruktorskie
}
effect-buy = możesz zapłacić { $cubes ->
    [one] { $cubes } kostkę inżynierów
    [few] { $cubes } kostki inżynierów
   *[other] { $cubes } kostek inżynierów
} za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
effect-buy-price = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za { $cubes ->
    [one] { $cubes } kostkę inżynierów
    [few] { $cubes } kostki inżynierów
   *[other] { $cubes } kostek inżynierów
}
effect-run = przelot przez bramy ({ effect-vp } za każdą inną { $colour ->
    [green] zieloną bramę skokową
    [orange] pomarańczową bramę skokową
    [pink] różową bramę skokową
   *[any] bramę skokową w wybranym kolorze
})
effect-shift = kość, którą płacisz za { $actions }, może się liczyć jako o 1 wyższa lub niższa{ $visit ->
    [green] {", jeśli lot odwiedza zieloną bramę skokową"}
    [orange] {", jeśli lot odwiedza pomarańczową bramę skokową"}
    [pink] {", jeśli lot odwiedza różową bramę skokową"}
   *[nowhere] {""}
}{ $per_round ->
    [0] {""}
   *[other] {", raz na rundę"}
}
effect-zero = kość o wartości 0 liczy się jako 1, gdy płacisz za { $actions }
paid-any = dowolną akcję
paid-fly = lot
paid-gyro-take = wzięcie żyrostacji
paid-gyro-finish = ukończenie żyrostacji
paid-tx = koszt transmitera
paid-patent = patent
paid-project = projekt
paid-modifier = zakup modyfikatora
effect-on = { $gain } za każdym razem, gdy { $event ->
    [patent] opatentujesz kolejną technologię
    [project] zrealizujesz projekt
    [explore] dobierzesz kafelek premii eksploracyjnej
    [claim] przejmiesz pulsar
    [base] założysz bazę
    [base_blue] założysz bazę na niebieskiej planecie
    [gyro_take] otrzymasz kafelek żyrostacji
    [gyro_finish] ukończysz żyrostację
    [tx_pay] opłacisz koszt transmitera
    [tx_complete] twój transmiter zacznie działać
    [flight_pulsar] twój lot odwiedzi co najmniej jeden pulsar
    [flight_5plus] przelecisz co najmniej 5 segmentów jedną kością
    [gate_run] wykonasz przelot przez bramy
    [mod_spent] wydasz modyfikator
    [mod_bought] kupisz modyfikator za kość
   *[bonus_die] zapłacisz czerwoną kością
}
effect-copy-cost = skopiowanie pozostałej kości kosztuje cię { $cubes ->
    [one] { $cubes } kostkę inżynierów
    [few] { $cubes } kostki inżynierów
   *[other] { $cubes } kostek inżynierów
}
effect-final = { $boost } { $step ->
    [pulsars] za każdy pulsar liczony w etapie 3 końcowej punktacji
    [gyrodynes] za każdą żyrostację liczoną w etapie 4 końcowej punktacji
   *[initiative] za inicjatywę
}
boost-more = { $n ->
    [one] { $n } punkt więcej
    [few] { $n } punkty więcej
   *[other] { $n } punktów więcej
}
boost-times = punkty × { $n }
effect-goal-met = { $n ->
    [one] jeden niespełniony cel w grze uznaje się za spełniony
    [few] { $n } niespełnione cele w grze uznaje się za spełnione
   *[other] { $n } niespełnionych celów w grze uznaje się za spełnione
}
listed-and = { $first }, { $rest }
listed-or = { $first } lub { $rest }
listed-effects = { $first }; { $rest }
listed-sentences = { $first } { $rest }
explained-nothing = nic
explained-system = Premia: { $effect }.
explained-tile = { $effect }.
explained-project = Po zrealizowaniu: { $effect }.
explained-started = Gdy zacznie działać: { $effect }.
explained-production = W każdej fazie produkcji: { $effect }.
explained-instant = Natychmiast: { $effect }.
explained-permanent = Od teraz: { $effect }.
explained-end = Na koniec gry: { $effect }.
explained-cost = Oprócz kości kosztuje { $n ->
    [one] { $n } kostkę inżynierów
    [few] { $n } kostki inżynierów
   *[other] { $n } kostek inżynierów
}.
explained-goal = Co najmniej { $least }: { counted }. Cel wart { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; premie: { $premium1 }, potem { $premium2 }.

## Mapy i plansze

map-normal = Gromada otwarta
map-dead-ends = Gromada ślepych zaułków
face-ai = Pierwsze iskry
face-bi = Otwarte horyzonty
face-ci = Kantor pionierów
face-di = Podwórze majsterkowiczów
face-aii = Stałe orbity
face-bii = Ruchliwe doki
face-cii = Błękitne światy
face-dii = Szepczące linie
face-aiii = Wielkie zamysły
face-biii = Złote archiwa
face-ciii = Wyścig ku krawędzi
face-diii = Długie echa
board-hq-a = Kombinat Latarnia
side-hq-a1 = Kołodzieje z Latarni
side-hq-a2 = Wędrowcy z Latarni
board-hq-b = Północna Linia Promowa
side-hq-b1 = Szkutnicy promowi
side-hq-b2 = Piloci promowi
board-hq-c = Cicha Odlewnia
side-hq-c1 = Hutnicy z Odlewni
side-hq-c2 = Kurierzy z Odlewni
board-hq-d = Dom Południka
side-hq-d1 = Zegarmistrzowie Południka
side-hq-d2 = Nawigatorzy Południka
player-colour-green = Zielony
player-colour-yellow = Żółty
player-colour-red = Czerwony
player-colour-blue = Niebieski

## Systemy planetarne

system-sy01 = Kwartet
system-sy02 = Paprotny Blask
system-sy03 = Krzywe Wiosło
system-sy04 = Kamyczkowo
system-sy05 = Cynowa Przystań
system-sy06 = Stare Kowadło
system-sy07 = Wiatrowskaz
system-sy08 = Dwie Latarnie
system-sy09 = Czaple Płycizny
system-sy10 = Miedziany Sad
system-sy11 = Słone Błota
system-sy12 = Młyński Staw
system-sy13 = Świszcząca Przełęcz
system-sy14 = Kamerton
system-sy15 = Zegar Słoneczny
system-sy16 = Papierowy Księżyc
system-sy17 = Plaster Miodu

## Kafelki premii eksploracyjnych

exploration-x01 = Raport zwiadowczy
exploration-x02 = Rzadkie odkrycie
exploration-x03 = Placówka na księżycu
exploration-x04 = Inżynierowie rozbitkowie
exploration-x05 = Porzucona skrzynia narzędzi

## Transmitery

transmitter-ta1 = Poranny chór
transmitter-ta2 = Klucz pustelnika
transmitter-ta3 = Bliźniacze maszty
transmitter-ta4 = Gromowy maszt
transmitter-ta5 = Kieszonkowy przekaźnik
transmitter-ta6 = Promień holowniczy
transmitter-ta7 = Gwizdek załogi
transmitter-ta8 = Chór lądowania
transmitter-tb1 = Bursztynowa antena
transmitter-tb2 = Boja na uboczu
transmitter-tb3 = Miarowy pomruk
transmitter-tb4 = Dwa reflektory
transmitter-tb5 = Wędrowny sygnał
transmitter-tb6 = Częstotliwość targowa
transmitter-tb7 = Katedra drutów
transmitter-tb8 = Samotna iglica
transmitter-tc1 = Wieża błysków
transmitter-tc2 = Świerszcz
transmitter-tc3 = Ostatni prom
transmitter-tc4 = Wieczorny dzwon
transmitter-tc5 = Portowe światło
transmitter-tc6 = Wieża licytacji
transmitter-tc7 = Dalekie echo
transmitter-tc8 = Czasza symfoniczna

## Technologie

tech-ai-1 = Zielona proca
tech-ai-2 = Otwarte biuro patentowe
tech-ai-3 = Kamery przelotowe
tech-ai-4 = Ekipa osiowania
tech-ai-5 = Koncesja na gwiazdę pustelnicę
tech-ai-6 = Uniwersalne złącza
tech-bi-1 = Notatniki terenowe
tech-bi-2 = Biuro projektów
tech-bi-3 = Rejestr pulsarów
tech-bi-4 = Kontrakt z odlewnią
tech-bi-5 = Katalog pierścieni
tech-bi-6 = Napęd dalekiego zasięgu
tech-ci-1 = Różowa proca
tech-ci-2 = Elastyczne licencje
tech-ci-3 = Granty osadnicze
tech-ci-4 = Laboratorium echa
tech-ci-5 = Premia dla zarządu
tech-ci-6 = Gala otwarcia
tech-di-1 = Bursztynowa proca
tech-di-2 = Precyzyjna kalibracja
tech-di-3 = Czerwona godzina
tech-di-4 = Warsztat ze złomu
tech-di-5 = Kolektory bierne
tech-di-6 = Wszechstronny brygadzista
tech-aii-1 = Praca na dwie zmiany
tech-aii-2 = Strojenie koła zamachowego
tech-aii-3 = Spis osadników
tech-aii-4 = Radiolatarnia lądowania
tech-aii-5 = Nabór do akademii
tech-aii-6 = Zestaw głębokiego zwiadu
tech-bii-1 = Księga nadgodzin
tech-bii-2 = Wynajęty specjalista
tech-bii-3 = Podwójna linia montażowa
tech-bii-4 = Kompas zakrzywienia
tech-bii-5 = Antologia patentów
tech-bii-6 = Żniwa sygnałów
tech-cii-1 = Dywidendy z przekaźników
tech-cii-2 = Święto pierwszego obrotu
tech-cii-3 = Opiekunowie błękitnych światów
tech-cii-4 = Dok kolosa
tech-cii-5 = Załoga awaryjna
tech-cii-6 = Raport zarządu
tech-dii-1 = Tantiemy z nadawania
tech-dii-2 = Lustrzany harmonogram
tech-dii-3 = Skrzynia kalibracyjna
tech-dii-4 = Przegląd latarni
tech-dii-5 = Cuma pulsarowa
tech-dii-6 = Zryw wynalazczy
tech-aiii-1 = Grafik nocnej wachty
tech-aiii-2 = Nieprzerwany łańcuch
tech-aiii-3 = Muzeum pierścieni
tech-aiii-4 = Dekret honorowy
tech-aiii-5 = Fundusz wielkiego finału
tech-biii-1 = Orbitalne przysiółki
tech-biii-2 = Biblioteka wynalazków
tech-biii-3 = Gildia budowniczych
tech-biii-4 = Atlas latarni
tech-biii-5 = Tysiąc okien
tech-ciii-1 = Karta założycieli
tech-ciii-2 = Wieczny wir
tech-ciii-3 = Porządek pierwszeństwa
tech-ciii-4 = Liga wyścigów przez bramy
tech-ciii-5 = Ostatni horyzont
tech-diii-1 = Linia szkieletowa
tech-diii-2 = Strumienie licencji
tech-diii-3 = Prawo do odzysku
tech-diii-4 = Produkcja seryjna
tech-diii-5 = Ostatnia zmiana

## Projekty centrali

project-a1-b1 = Zapasowe tryby
project-a1-b2 = Podwójny odlew
project-a1-b3 = Okrążenie próbne
project-a1-s1 = Kurier z narzędziami
project-a1-s2 = Drugi warsztat
project-a1-t1 = Ciężka prasa
project-a1-t2 = Parada pierścieni
project-a1-top = Wielkie koło zamachowe
project-a2-b1 = Konwój zaopatrzeniowy
project-a2-b2 = Kurs z mlekiem
project-a2-b3 = Sekstans gwiezdny
project-a2-s1 = Kadeci zwiadu
project-a2-s2 = Pilot zmiennik
project-a2-t1 = Dowolny kurs
project-a2-t2 = Nocne regaty
project-a2-top = Pętla po krawędzi
project-b1-b1 = Pierścień ćwiczebny
project-b1-b2 = Suchy dok
project-b1-b3 = Drużyna nitująca
project-b1-s1 = Rejs dostawczy
project-b1-s2 = Łódź pilotowa
project-b1-t1 = Dzień wodowania
project-b1-t2 = Załogi dzienna i nocna
project-b1-top = Stępka admirała
project-b2-b1 = Ogrodowy szlak
project-b2-b2 = Załoga pokładowa
project-b2-b3 = Krótka przeprawa
project-b2-s1 = Przystanek pocztowy
project-b2-s2 = Kabina tandemowa
project-b2-t1 = Lot czarterowy
project-b2-t2 = Bursztynowy ekspres
project-b2-top = Wielki rozkład jazdy
project-c1-b1 = Nietypowe formy
project-c1-b2 = Tydzień uczniów
project-c1-b3 = Objazd po rudę
project-c1-s1 = Podwójne miechy
project-c1-s2 = Arcydzieło
project-c1-t1 = Wskazówka poszukiwacza
project-c1-t2 = Zwiedzanie pieców
project-c1-top = Milczący tygiel
project-c2-b1 = Ciężarki wyważające
project-c2-b2 = Zryw palacza
project-c2-b3 = Różana pętla
project-c2-s1 = Otwarta licencja
project-c2-s2 = Drobna posyłka
project-c2-t1 = Zdwojona załoga
project-c2-t2 = Szlak żaru
project-c2-top = Daleki piec
project-d1-b1 = Zegarek kieszonkowy
project-d1-b2 = Czeladnicy
project-d1-b3 = Zegar kominkowy
project-d1-s1 = Wieża zegarowa
project-d1-s2 = Południowy patrol
project-d1-t1 = Sprężyna główna
project-d1-t2 = Zgrane wahadła
project-d1-top = Kurant wieków
project-d2-b1 = Patrol o zmierzchu
project-d2-b2 = Puste mapy
project-d2-b3 = Strażnicy dziennika
project-d2-s1 = Pasaty
project-d2-s2 = Przepustka na ląd
project-d2-t1 = Wielkie koło
project-d2-t2 = Zmiana wachty
project-d2-top = Kraniec mapy

## Cele

goal-g1 = Dobrana para
goal-g2 = Dobrane trio
goal-g3 = Trzy w ruchu
goal-g4 = Rozmaite pierścienie
goal-g5 = Trzy głosy
goal-g6 = Cztery głosy
goal-g7 = Dziewięć domów
goal-g8 = Jedenaście domów
goal-g9 = Pięć pieczęci
goal-g10 = Sześć pieczęci
goal-g11 = Pięć przedsięwzięć
goal-g12 = Trzy wyścigi

## W terminalu

terminal-head = Runda { $round }, { $phase }
terminal-phase-setup = przygotowanie
terminal-phase-dice = faza kości
terminal-phase-actions = faza akcji
terminal-phase-production = faza produkcji
terminal-phase-final = końcowa punktacja
terminal-phase-over = koniec
terminal-ship = Statek – { $player }: { $sector }; obok: { $near }
terminal-system = System
terminal-bonus = Premia
terminal-bases = Bazy
terminal-dice = Plansza kości: { $dice }; mediana { $median }
terminal-offer = W ofercie: { $transmitters }
terminal-row = Rząd
terminal-die = Kość
terminal-technology = Technologia
terminal-patents = Patenty
terminal-own-dice = Kości: { $dice }; czerwona: { $red }
terminal-waiting = Czekające żyrostacje: { $tiles }
terminal-arrays = Sieci: { $arrays }
terminal-projects = Projekty: { $projects }
terminal-goals = Cele: { $goals }
terminal-score = Punkty
terminal-cubes = Kostki
terminal-plus-minus = ±1
terminal-plus-two = +2
terminal-rings = Pierścienie
terminal-signs = Na mapie: S system (? jeszcze nieodkryty), P pulsar, I odizolowany pulsar, E brama wejściowa; bramy skokowe: g zielona, o pomarańczowa, k różowa. Po dwukropku gracze, których statki tam są; przy przejętym pulsarze: . pusty, o w budowie, @ wiruje. Technologie: ! od razu, * stale, + w każdej produkcji, # na koniec. Transmiter: w nawiasie jego kości, dalej połówki czerwonej kości na lewym i prawym brzegu. Projekt: jego kość.

# Ways to play, for bots.
style-surveyor = łącznościowiec
style-surveyor-help = Uruchamia transmitery i zbiera patenty.
style-gyrodyner = budowniczy żyrostacji
style-gyrodyner-help = Przejmuje pulsary i wprawia żyrostacje w ruch.
style-explorer = odkrywca
style-explorer-help = Lata od systemu do systemu i zakłada bazy.
style-director = dyrektor centrali
style-director-help = Realizuje projekty swojej centrali, aż po sam szczyt.
