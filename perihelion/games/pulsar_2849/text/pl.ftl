title = Pulsar 2849
tagline = Osiem rund kości: zbadaj gromadę, ujarzmij jej pulsary i połącz wszystko w jedną sieć.

## Dlaczego nie

refused-PUL-3_6 = Stronę centrali wybiera się raz, przed pierwszym rzutem kośćmi.
refused-PUL-3_7 = W tej grze nie ma central.
refused-PUL-3_9 = Stronę swojej centrali wybiera teraz ktoś inny.
refused-PUL-3_17 = Bramy wejściowe wybiera się raz, przed pierwszą rundą, od ostatniego gracza do pierwszego.
refused-PUL-3_18 = W tej bramie wejściowej jest już inny statek.
refused-PUL-4_3 = Kości bierze się tylko w fazie kości.
refused-PUL-4_4 = Zakończyć można tylko własną turę, i to między akcjami.
refused-PUL-6_1 = Teraz kość bierze ktoś inny.
refused-PUL-6_6 = Na planszy kości nie ma już kości o tej wartości.
refused-PUL-6_7 = Biorąc tę kość, trzeba przesunąć jeden ze swoich znaczników.
refused-PUL-6_12 = Ta kość leży na medianie: znacznik się nie przesuwa.
refused-PUL-6_18 = Znacznik wyszedłby poza prawy koniec toru, a można wziąć coś innego.
refused-PUL-8_1 = To tura kogoś innego.
refused-PUL-8_2 = Nie masz kości o tej wartości.
refused-PUL-8_3 = Każdą akcję opłaca jedna kość: najpierw wybierz kość, potem to, za co płaci.
refused-PUL-8_4 = Kość musi mieć dokładnie wydrukowaną wartość.
refused-PUL-8_9 = Nie masz modyfikatora ±1.
refused-PUL-8_10 = Nie masz modyfikatora +2.
refused-PUL-8_12 = Na jedną kość można zużyć tylko jeden modyfikator.
refused-PUL-8_16 = Jako 0 ta kość nie opłaciłaby niczego.
refused-PUL-8_20 = Modyfikator zużywa się na kość, którą właśnie płacisz.
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
refused-PUL-12_26 = Nie ma już żyrostacji tego rozmiaru.
refused-PUL-13_2 = Ten transmiter ktoś już wziął; nowe pojawią się w następnej rundzie.
refused-PUL-13_3 = Na tym transmiterze nie ma już takiej kości do opłacenia.
refused-PUL-13_7 = Transmiter łączy się w chwili wzięcia i tylko z własnym transmiterem.
refused-PUL-13_8 = Jednej z tych krawędzi nie można połączyć.
refused-PUL-13_12 = Ta krawędź jest już połączona.
refused-PUL-13_15 = To nie jest twój transmiter, na którym zostało coś do opłacenia.
refused-PUL-13_16 = Z jednakowych kości najpierw opłaca się lewą.
refused-PUL-13_26 = Czerwone 0 opłaci coś tylko z modyfikatorem albo dzięki technologii.
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
refused-PUL-15_7 = W tej rundzie ktoś ją już opatentował; następna osoba może w kolejnej rundzie.
refused-PUL-15_10 = W grze dwuosobowej może ją mieć tylko jedna osoba.
refused-PUL-16_1 = Modyfikator ±1 kosztuje kość 1 lub 2, modyfikator +2 kość 2.
refused-PUL-17_1 = W tej rundzie kość dodatkowa jest już użyta, a wolno użyć tylko jednej.
refused-PUL-17_2 = Nie masz teraz do dyspozycji czerwonej kości o tej wartości.
refused-PUL-17_7 = Do skopiowania potrzebna jest kość o tej wartości na planszy kości i dość kostek inżynierów.
refused-PUL-17_14 = Kością dodatkową nie można za to zapłacić: daje czerwoną kość, której nie dałoby się już użyć.
refused-PUL-17_15 = Oprócz kości potrzebna jest kostka inżyniera.
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
refused-PUL-25_8 = Żadna korzyść nie daje ci teraz żyrostacji tego rozmiaru.
refused-PUL-25_14 = Żadna korzyść nie pozwala ci teraz przejąć odizolowanego pulsara.
refused-PUL-25_15 = Bez lotu statek przenosi się tylko dzięki korzyści, do innego sektora i nigdy do bramy wejściowej.
refused-PUL-25_18 = Nic nie oferuje ci teraz punktów za kostki inżynierów.
refused-PUL-25_20 = Kości nie można obniżyć poniżej 0.
refused-PUL-25_21 = Segment więcej lub mniej jest możliwy tylko na trasie przez bramę w kolorze wskazanym przez twoją technologię.
refused-PUL-25_27 = Za spełniony można uznać tylko cel niespełniony, w końcowej punktacji.

## Opcje

option-first-game = Pierwsza gra
option-first-game-help = Prosty początek: gromada bez ślepych zaułków, bez central, technologie A i trzy łatwe cele. Zastępuje wybory poniżej, poza równym startem.
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
edge-left = lewa
edge-right = prawa
sector-entry = brama wejściowa
sector-system = system planetarny
sector-pulsar = pulsar
sector-isolated = odizolowany pulsar
sector-gate-green = zielona brama
sector-gate-orange = pomarańczowa brama
sector-gate-pink = różowa brama

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

move-choose-gate = Zacznij w bramie wejściowej { $sector }
move-choose-side = Wybierz stronę: { $side }
move-take-die = Weź { $value }: żaden znacznik się nie przesuwa
move-take-die-left = Weź { $value }: { $track } o { $fields } w lewo
move-take-die-right = Weź { $value }: { $track } o { $fields } w prawo
move-take-die-left-two = Weź { $value }: { $track }, { $marker } znacznik o { $fields } w lewo
move-take-die-right-two = Weź { $value }: { $track }, { $marker } znacznik o { $fields } w prawo
move-use-silver = Użyj { $value }
move-use-red = Użyj czerwonej { $value }
move-copy = { $cubes ->
    [one] Skopiuj { $value } za { $cubes } kostkę inżynierów
    [few] Skopiuj { $value } za { $cubes } kostki inżynierów
   *[other] Skopiuj { $value } za { $cubes } kostek inżynierów
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
move-take-transmitter = Weź transmiter { $transmitter }, płacąc jego { $die }
move-pay-transmitter = Opłać { $die } transmitera { $transmitter }
move-patent = Opatentuj: { $technology }
move-complete = Zrealizuj: { $project }
move-buy-modifier = Kup: { $token }
move-new-array = Zacznij nową sieć: { $transmitter }
move-link = Połącz z transmiterem { $other }: krawędź { $own } z krawędzią { $side }, czerwona { $value }
move-take-bonus = Weź premię systemu { $system }: { $bonus }
move-draw-tile = Dobierz zamiast tego kafelek premii eksploracyjnej
move-gain-gyrodyne = Weź: { $size }
move-claim-isolated = Przejmij odizolowany pulsar { $sector }
move-teleport = Przenieś statek do { $sector }, { $kind }
move-buy-points = { $component }: { $cubes ->
    [one] zapłać { $cubes } kostkę za punkty: { $points }
    [few] zapłać { $cubes } kostki za punkty: { $points }
   *[other] zapłać { $cubes } kostek za punkty: { $points }
}
move-buy-premium = { $goal }: { $cubes ->
    [one] zapłać { $cubes } kostkę za punkty: { $points }
    [few] zapłać { $cubes } kostki za punkty: { $points }
   *[other] zapłać { $cubes } kostek za punkty: { $points }
}
move-count-goal = Uznaj cel za spełniony: { $goal }
move-decline = Nie, dziękuję

## Pytania

prompt-choose-gate = Którędy twój statek wlatuje do gromady?
prompt-choose-gate-reason = Ostatni gracz wybiera pierwszy; w każdej bramie zaczyna jeden statek.
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
prompt-turn-owed-reason = Przed końcem tury trzeba użyć czerwonej { $owed }.
prompt-pay = Za co płacisz kością { $value }?
prompt-pay-reason = Wartość musi się dokładnie zgadzać; na kość można zużyć jeden modyfikator. Lot przyjmuje każdą wartość.
prompt-route = { $left ->
    [one] Dokąd? Został { $left } segment
    [few] Dokąd? Zostały { $left } segmenty
   *[other] Dokąd? Zostało { $left } segmentów
}
prompt-route-reason = Statek jest w { $sector }, { $kind }. W jednym locie żadnym segmentem nie leci się dwa razy.
prompt-bonus = Którą premię bierzesz w systemie { $system }?
prompt-bonus-reason = Nadrukowaną albo nieznany kafelek premii eksploracyjnej.
prompt-gain-gyrodyne = Którą żyrostację bierzesz?
prompt-gain-gyrodyne-reason = Czeka przed tobą, aż położysz ją na swoim pulsarze.
prompt-claim = Który odizolowany pulsar przejmujesz?
prompt-claim-reason = Statki tam nie dolecą. Możesz odmówić.
prompt-teleport = Dokąd przenosisz statek?
prompt-teleport-reason = Wszystko dzieje się tak, jakby kończył się tam lot. Możesz odmówić.
prompt-link = Gdzie trafia { $transmitter }?
prompt-link-reason = Kafelek, który zaczyna własną sieć, nigdy nie dołączy do innej.
prompt-offer = { $component }: kupujesz punkty?
prompt-offer-reason = { $cubes ->
    [one] Punkty: { $points } za { $cubes } kostkę inżynierów.
    [few] Punkty: { $points } za { $cubes } kostki inżynierów.
   *[other] Punkty: { $points } za { $cubes } kostek inżynierów.
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
prompt-wait-choose-gate = Statki trafiają do bram wejściowych.
prompt-wait-choose-side = Trwa wybór stron central.
prompt-wait-take-die = Trwa zabieranie kości.
prompt-wait-turn = Trwa tura.
prompt-wait-pay = Kość właśnie za coś płaci.
prompt-wait-route = Statek jest w drodze.
prompt-wait-bonus = Trwa wybór premii eksploracyjnej.
prompt-wait-gain-gyrodyne = Trwa wybór żyrostacji.
prompt-wait-claim = Można przejąć odizolowany pulsar.
prompt-wait-teleport = Można przenieść statek.
prompt-wait-link = Trwa łączenie transmitera.
prompt-wait-offer = Punkty można kupić za kostki inżynierów.
prompt-wait-count-goal = Trwa wybór celu.
prompt-wait-premium = Premie można kupić za kostki inżynierów.
prompt-over = Koniec gry
prompt-over-reason = Wygrywa najwyższa suma; przy remisie gracz dalszy w kolejności.

## Dziennik

event-gate-chosen = { $player }: start w { $sector }
event-side-chosen = { $player }: { $side }
event-round = Runda { $round }
event-rolled = Kości: { $dice }; mediana to { $median }
event-die-taken = { $player }: kość { $amount }
event-marker-left = { $player }: { $track } o { $amount } w lewo
event-marker-right = { $player }: { $track } o { $amount } w prawo
event-turn = { $player }: tura
event-flown = { $player }: lot do { $sector }: { $route }
event-run-announced = { $player }: zapowiedź przelotu przez bramy – { $project }
event-gate-run = { $player }: { $project }, odwiedzone bramy: { $gates }, punkty: { $amount }
event-system-found = { $sector } to { $system }
event-base = { $player }: założono bazę w { $sector } ({ $planet })
event-claimed = { $player }: przejęto pulsar { $sector }
event-teleported = { $player }: przeniesiono statek do { $sector }
event-explored = { $player }: dobrany żeton – { $tile }
event-gyrodyne-taken = { $player }: z zasobów – { $size }
event-gyrodyne-placed = { $player }: rozpoczęto budowę na { $sector }: { $size }
event-gyrodyne-spins = { $player }: na { $sector } wiruje { $size }
event-award = { $player }: nagroda konstruktorska, { $size }, punkty: { $amount }
event-transmitter-taken = { $player }: wzięto transmiter { $transmitter }
event-transmitter-paid = { $player }: opłacono transmiter { $transmitter }
event-linked = { $player }: połączono { $transmitter } z { $other }: czerwona { $amount }
event-transmitter-operates = { $player }: działa { $transmitter }
event-red-die = { $player }: do użycia w tej turze czerwona { $amount }
event-red-die-owed = { $player }: obowiązkowa w tej turze czerwona { $amount }
event-patented = { $player }: patent – { $technology }
event-answered = { $player }: { $technology }
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
event-tokens = { $player }: { $token }, { $amount }
event-production = Produkcja rundy { $round }
event-penalty = { $player }: strata, { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
} za znaczniki na prawym krańcu
event-transmitter-produces = { $player }: produkuje { $transmitter }
event-technology-scores = { $player }: punktuje { $technology }
event-gyrodynes-score = { $player }: żyrostacje, punkty: { $amount } (premia rzędu { $bonus })
event-points-bought = { $player }: { $component }, zakup punktów, +{ $amount }, zapłacone kostki: { $cubes }
event-final-scoring = Końcowa punktacja
event-goal-met = { $player }: spełniono cel { $goal }: { $amount } pkt
event-premium = { $player }: premia za cel { $goal }, { $amount } pkt, zapłacone kostki: { $cubes }
event-final-pulsars = { $player }: pulsary bez wirującej żyrostacji, { $amount }
event-final-gyrodynes = { $player }: nieukończone żyrostacje, { $amount }
event-final-cubes = { $player }: pozostałe kostki inżynierów, { $amount }
event-final-initiative = { $player }: inicjatywa, { $amount }
event-final-bases = { $player }: bazy, { $amount }

ending-eighth-round = Skończyła się ósma runda.

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
system-sy01-help = Czerwona kość o wartości 1 na tę turę.
system-sy02 = Paprotny Blask
system-sy02-help = Czerwona kość o wartości 1 na tę turę.
system-sy03 = Krzywe Wiosło
system-sy03-help = Czerwona kość o wartości 2 na tę turę.
system-sy04 = Kamyczkowo
system-sy04-help = Mała żyrostacja; 1 modyfikator ±1.
system-sy05 = Cynowa Przystań
system-sy05-help = Średnia żyrostacja; 1 modyfikator ±1.
system-sy06 = Stare Kowadło
system-sy06-help = Duża żyrostacja; 1 modyfikator ±1.
system-sy07 = Wiatrowskaz
system-sy07-help = Żyrostacja dowolnego rozmiaru.
system-sy08 = Dwie Latarnie
system-sy08-help = Mała lub średnia żyrostacja.
system-sy09 = Czaple Płycizny
system-sy09-help = Mała lub duża żyrostacja.
system-sy10 = Miedziany Sad
system-sy10-help = Średnia lub duża żyrostacja.
system-sy11 = Słone Błota
system-sy11-help = 2 kostki inżynierów.
system-sy12 = Młyński Staw
system-sy12-help = 1 kostka inżynierów; 1 modyfikator ±1.
system-sy13 = Świszcząca Przełęcz
system-sy13-help = 1 kostka inżynierów; 1 modyfikator +2.
system-sy14 = Kamerton
system-sy14-help = 2 modyfikatory ±1.
system-sy15 = Zegar Słoneczny
system-sy15-help = 1 modyfikator ±1; 1 modyfikator +2.
system-sy16 = Papierowy Księżyc
system-sy16-help = 1 modyfikator ±1; 1 modyfikator +2.
system-sy17 = Plaster Miodu
system-sy17-help = 2 kostki inżynierów.

## Kafelki premii eksploracyjnych

exploration-x01 = Raport zwiadowczy
exploration-x01-help = 4 punkty.
exploration-x02 = Rzadkie odkrycie
exploration-x02-help = 5 punktów.
exploration-x03 = Placówka na księżycu
exploration-x03-help = 1 dodatkowa baza w końcowej punktacji.
exploration-x04 = Inżynierowie rozbitkowie
exploration-x04-help = 2 kostki inżynierów.
exploration-x05 = Porzucona skrzynia narzędzi
exploration-x05-help = 1 modyfikator ±1; 1 modyfikator +2.

## Transmitery

transmitter-ta1 = Poranny chór
transmitter-ta1-help = Gdy zacznie działać: 8 punktów. W każdej fazie produkcji: 1 kostka inżynierów; 2 punkty.
transmitter-ta2 = Klucz pustelnika
transmitter-ta2-help = Gdy zacznie działać: możesz przejąć odizolowany pulsar; 3 punkty.
transmitter-ta3 = Bliźniacze maszty
transmitter-ta3-help = W każdej fazie produkcji: 1 kostka inżynierów; 2 punkty.
transmitter-ta4 = Gromowy maszt
transmitter-ta4-help = Gdy zacznie działać: 15 punktów.
transmitter-ta5 = Kieszonkowy przekaźnik
transmitter-ta5-help = W każdej fazie produkcji: możesz zapłacić 1 kostkę inżynierów za 3 punkty.
transmitter-ta6 = Promień holowniczy
transmitter-ta6-help = Gdy zacznie działać: możesz przenieść statek na dowolny pulsar, jakby kończył się tam lot; 2 punkty.
transmitter-ta7 = Gwizdek załogi
transmitter-ta7-help = Gdy zacznie działać: 3 punkty. W każdej fazie produkcji: 1 kostka inżynierów.
transmitter-ta8 = Chór lądowania
transmitter-ta8-help = Gdy zacznie działać: możesz przenieść statek do dowolnego systemu planetarnego, jakby kończył się tam lot; 2 punkty. W każdej fazie produkcji: 1 punkt.
transmitter-tb1 = Bursztynowa antena
transmitter-tb1-help = Gdy zacznie działać: 10 punktów. W każdej fazie produkcji: 1 kostka inżynierów.
transmitter-tb2 = Boja na uboczu
transmitter-tb2-help = Gdy zacznie działać: możesz przejąć odizolowany pulsar; 1 punkt.
transmitter-tb3 = Miarowy pomruk
transmitter-tb3-help = Gdy zacznie działać: 4 punkty. W każdej fazie produkcji: 1 punkt.
transmitter-tb4 = Dwa reflektory
transmitter-tb4-help = Gdy zacznie działać: 3 punkty. W każdej fazie produkcji: 4 punkty.
transmitter-tb5 = Wędrowny sygnał
transmitter-tb5-help = Gdy zacznie działać: możesz przenieść statek do dowolnego sektora, jakby kończył się tam lot. W każdej fazie produkcji: 1 kostka inżynierów.
transmitter-tb6 = Częstotliwość targowa
transmitter-tb6-help = Gdy zacznie działać: 5 punktów. W każdej fazie produkcji: możesz zapłacić 1 kostkę inżynierów za 4 punkty.
transmitter-tb7 = Katedra drutów
transmitter-tb7-help = Gdy zacznie działać: 12 punktów. W każdej fazie produkcji: 1 kostka inżynierów; 2 punkty.
transmitter-tb8 = Samotna iglica
transmitter-tb8-help = Gdy zacznie działać: 16 punktów. W każdej fazie produkcji: możesz zapłacić 1 kostkę inżynierów za 3 punkty.
transmitter-tc1 = Wieża błysków
transmitter-tc1-help = Gdy zacznie działać: 9 punktów.
transmitter-tc2 = Świerszcz
transmitter-tc2-help = W każdej fazie produkcji: 2 punkty.
transmitter-tc3 = Ostatni prom
transmitter-tc3-help = Gdy zacznie działać: możesz przenieść statek na dowolny pulsar, jakby kończył się tam lot; 2 punkty.
transmitter-tc4 = Wieczorny dzwon
transmitter-tc4-help = Gdy zacznie działać: 12 punktów. W każdej fazie produkcji: 2 punkty.
transmitter-tc5 = Portowe światło
transmitter-tc5-help = Gdy zacznie działać: możesz przenieść statek do dowolnego systemu planetarnego, jakby kończył się tam lot; 4 punkty.
transmitter-tc6 = Wieża licytacji
transmitter-tc6-help = Gdy zacznie działać: 9 punktów. W każdej fazie produkcji: możesz zapłacić 1 kostkę inżynierów za 6 punktów.
transmitter-tc7 = Dalekie echo
transmitter-tc7-help = Gdy zacznie działać: możesz przejąć odizolowany pulsar; 9 punktów.
transmitter-tc8 = Czasza symfoniczna
transmitter-tc8-help = Gdy zacznie działać: 18 punktów. W każdej fazie produkcji: 2 kostki inżynierów.

## Technologie

tech-ai-1 = Zielona proca
tech-ai-1-help = Od teraz: kość, którą płacisz za lot, może się liczyć jako o 1 wyższa lub niższa, jeśli lot odwiedza zieloną bramę.
tech-ai-2 = Otwarte biuro patentowe
tech-ai-2-help = Od teraz: 2 punkty za każdym razem, gdy opatentujesz kolejną technologię.
tech-ai-3 = Kamery przelotowe
tech-ai-3-help = Od teraz: 3 punkty za każdym razem, gdy twój lot odwiedzi co najmniej jeden pulsar.
tech-ai-4 = Ekipa osiowania
tech-ai-4-help = Od teraz: kość, którą płacisz za ukończenie żyrostacji, może się liczyć jako o 1 wyższa lub niższa; 3 punkty za każdym razem, gdy ukończysz żyrostację.
tech-ai-5 = Koncesja na gwiazdę pustelnicę
tech-ai-5-help = Natychmiast: możesz przejąć odizolowany pulsar; żyrostacja dowolnego rozmiaru.
tech-ai-6 = Uniwersalne złącza
tech-ai-6-help = Od teraz: kość, którą płacisz za koszt transmitera, może się liczyć jako o 1 wyższa lub niższa; 1 punkt za każdym razem, gdy opłacisz koszt transmitera.
tech-bi-1 = Notatniki terenowe
tech-bi-1-help = Od teraz: 2 punkty za każdym razem, gdy dobierzesz kafelek premii eksploracyjnej.
tech-bi-2 = Biuro projektów
tech-bi-2-help = Od teraz: kość, którą płacisz za projekt, może się liczyć jako o 1 wyższa lub niższa; 1 punkt za każdym razem, gdy zrealizujesz projekt.
tech-bi-3 = Rejestr pulsarów
tech-bi-3-help = Od teraz: 4 punkty za każdym razem, gdy przejmiesz pulsar.
tech-bi-4 = Kontrakt z odlewnią
tech-bi-4-help = Natychmiast: średnia lub duża żyrostacja; 1 punkt.
tech-bi-5 = Katalog pierścieni
tech-bi-5-help = Od teraz: kość, którą płacisz za wzięcie żyrostacji, może się liczyć jako o 1 wyższa lub niższa; 2 punkty za każdym razem, gdy otrzymasz kafelek żyrostacji.
tech-bi-6 = Napęd dalekiego zasięgu
tech-bi-6-help = Od teraz: 3 punkty za każdym razem, gdy przelecisz co najmniej 5 segmentów jedną kością.
tech-ci-1 = Różowa proca
tech-ci-1-help = Od teraz: kość, którą płacisz za lot, może się liczyć jako o 1 wyższa lub niższa, jeśli lot odwiedza różową bramę.
tech-ci-2 = Elastyczne licencje
tech-ci-2-help = Od teraz: kość, którą płacisz za patent, może się liczyć jako o 1 wyższa lub niższa.
tech-ci-3 = Granty osadnicze
tech-ci-3-help = Od teraz: 1 punkt za każdym razem, gdy założysz bazę.
tech-ci-4 = Laboratorium echa
tech-ci-4-help = Od teraz: skopiowanie pozostałej kości kosztuje cię 3 kostki inżynierów.
tech-ci-5 = Premia dla zarządu
tech-ci-5-help = Od teraz: 3 punkty za każdym razem, gdy zrealizujesz projekt.
tech-ci-6 = Gala otwarcia
tech-ci-6-help = Od teraz: 4 punkty za każdym razem, gdy twój transmiter zacznie działać.
tech-di-1 = Bursztynowa proca
tech-di-1-help = Od teraz: kość, którą płacisz za lot, może się liczyć jako o 1 wyższa lub niższa, jeśli lot odwiedza pomarańczową bramę; 2 punkty za każdym razem, gdy wykonasz przelot przez bramy.
tech-di-2 = Precyzyjna kalibracja
tech-di-2-help = Od teraz: 2 punkty za każdym razem, gdy zużyjesz modyfikator.
tech-di-3 = Czerwona godzina
tech-di-3-help = Od teraz: 2 punkty za każdym razem, gdy zapłacisz czerwoną kością.
tech-di-4 = Warsztat ze złomu
tech-di-4-help = Od teraz: kość o wartości 0 liczy się jako 1, gdy płacisz za wzięcie żyrostacji, koszt transmitera, patent, projekt lub zakup modyfikatora; 1 modyfikator ±1 za każdym razem, gdy kupisz modyfikator za kość.
tech-di-5 = Kolektory bierne
tech-di-5-help = W każdej fazie produkcji: 1 punkt za każdy własny pulsar bez wirującej żyrostacji.
tech-di-6 = Wszechstronny brygadzista
tech-di-6-help = Od teraz: kość, którą płacisz za dowolną akcję, może się liczyć jako o 1 wyższa lub niższa, raz na rundę.
tech-aii-1 = Praca na dwie zmiany
tech-aii-1-help = Natychmiast: zapłacona kość zmienia się w 2 i można jej znów użyć, a czerwonej 2 trzeba użyć w tej turze.
tech-aii-2 = Strojenie koła zamachowego
tech-aii-2-help = W każdej fazie produkcji: 1 punkt za każdą własną wirującą żyrostację.
tech-aii-3 = Spis osadników
tech-aii-3-help = Natychmiast: 1 punkt za każdą własną bazę na planecie.
tech-aii-4 = Radiolatarnia lądowania
tech-aii-4-help = Natychmiast: możesz przenieść statek do dowolnego systemu planetarnego, jakby kończył się tam lot.
tech-aii-5 = Nabór do akademii
tech-aii-5-help = Natychmiast: 3 kostki inżynierów.
tech-aii-6 = Zestaw głębokiego zwiadu
tech-aii-6-help = Natychmiast: dobierasz 2 kafelki premii eksploracyjnej; 1 modyfikator ±1; 1 modyfikator +2.
tech-bii-1 = Księga nadgodzin
tech-bii-1-help = W każdej fazie produkcji: możesz zapłacić 1 kostkę inżynierów za 3 punkty.
tech-bii-2 = Wynajęty specjalista
tech-bii-2-help = Natychmiast: czerwona kość o wartości 4, której trzeba użyć w tej turze; 3 punkty. Oprócz kości kosztuje 1 kostkę inżynierów.
tech-bii-3 = Podwójna linia montażowa
tech-bii-3-help = Natychmiast: dwie żyrostacje różnych rozmiarów.
tech-bii-4 = Kompas zakrzywienia
tech-bii-4-help = Natychmiast: możesz przenieść statek do dowolnego sektora, jakby kończył się tam lot; 2 punkty.
tech-bii-5 = Antologia patentów
tech-bii-5-help = Natychmiast: 2 punkty za każdy własny patent.
tech-bii-6 = Żniwa sygnałów
tech-bii-6-help = Natychmiast: 3 punkty za każdy własny działający transmiter; 1 kostka inżynierów.
tech-cii-1 = Dywidendy z przekaźników
tech-cii-1-help = W każdej fazie produkcji: punkty za działające transmitery: 1 za co najmniej 2, 3 za co najmniej 3, 5 za co najmniej 4.
tech-cii-2 = Święto pierwszego obrotu
tech-cii-2-help = Od teraz: 4 punkty za każdym razem, gdy ukończysz żyrostację.
tech-cii-3 = Opiekunowie błękitnych światów
tech-cii-3-help = Od teraz: 2 punkty za każdym razem, gdy założysz bazę na niebieskiej planecie.
tech-cii-4 = Dok kolosa
tech-cii-4-help = Natychmiast: możesz przejąć odizolowany pulsar; duża żyrostacja.
tech-cii-5 = Załoga awaryjna
tech-cii-5-help = Natychmiast: czerwona kość o wartości 6, której trzeba użyć w tej turze. Oprócz kości kosztuje 1 kostkę inżynierów.
tech-cii-6 = Raport zarządu
tech-cii-6-help = Natychmiast: 2 punkty za każdy własny zrealizowany projekt; 1 modyfikator +2.
tech-dii-1 = Tantiemy z nadawania
tech-dii-1-help = W każdej fazie produkcji: 1 punkt za każdy własny działający transmiter.
tech-dii-2 = Lustrzany harmonogram
tech-dii-2-help = Natychmiast: zapłacona kość zmienia się w 4 i można jej znów użyć, a czerwonej 3 trzeba użyć w tej turze.
tech-dii-3 = Skrzynia kalibracyjna
tech-dii-3-help = Natychmiast: 2 modyfikatory ±1; 1 kostka inżynierów.
tech-dii-4 = Przegląd latarni
tech-dii-4-help = Natychmiast: mała żyrostacja; 2 punkty za każdy własny pulsar.
tech-dii-5 = Cuma pulsarowa
tech-dii-5-help = Natychmiast: możesz przenieść statek na dowolny pulsar, jakby kończył się tam lot; 1 kostka inżynierów.
tech-dii-6 = Zryw wynalazczy
tech-dii-6-help = Od teraz: kość, którą płacisz za patent, może się liczyć jako o 1 wyższa lub niższa; 3 punkty za każdym razem, gdy opatentujesz kolejną technologię.
tech-aiii-1 = Grafik nocnej wachty
tech-aiii-1-help = Natychmiast: zapłacona kość zmienia się w 3 i można jej znów użyć, a czerwonej 2 trzeba użyć w tej turze.
tech-aiii-2 = Nieprzerwany łańcuch
tech-aiii-2-help = Na koniec gry: 3 punkty za każde połączenie dwóch własnych działających transmiterów.
tech-aiii-3 = Muzeum pierścieni
tech-aiii-3-help = Na koniec gry: punkty za rozmiary wśród wirujących żyrostacji: 4 za co najmniej 1, 8 za co najmniej 2, 16 za co najmniej 3.
tech-aiii-4 = Dekret honorowy
tech-aiii-4-help = Na koniec gry: jeden niespełniony cel w grze uznaje się za spełniony.
tech-aiii-5 = Fundusz wielkiego finału
tech-aiii-5-help = Na koniec gry: możesz zapłacić 2 kostki inżynierów za 9 punktów.
tech-biii-1 = Orbitalne przysiółki
tech-biii-1-help = Na koniec gry: 2 dodatkowe bazy w końcowej punktacji.
tech-biii-2 = Biblioteka wynalazków
tech-biii-2-help = Na koniec gry: 2 punkty za każdy własny patent.
tech-biii-3 = Gildia budowniczych
tech-biii-3-help = Na koniec gry: 5 punktów za każdą własną nagrodę konstruktorską.
tech-biii-4 = Atlas latarni
tech-biii-4-help = Na koniec gry: 2 punkty za każdy własny pulsar.
tech-biii-5 = Tysiąc okien
tech-biii-5-help = Na koniec gry: punkty za bazy na planetach: 6 za co najmniej 7, 9 za co najmniej 9, 13 za co najmniej 11.
tech-ciii-1 = Karta założycieli
tech-ciii-1-help = Na koniec gry: 2 punkty za każdy własny zrealizowany projekt.
tech-ciii-2 = Wieczny wir
tech-ciii-2-help = Na koniec gry: 3 punkty za każdą własną wirującą żyrostację.
tech-ciii-3 = Porządek pierwszeństwa
tech-ciii-3-help = Na koniec gry: twoje punkty za inicjatywę liczą się podwójnie.
tech-ciii-4 = Liga wyścigów przez bramy
tech-ciii-4-help = Na koniec gry: punkty za wykonane przeloty przez bramy: 4 za co najmniej 1, 8 za co najmniej 2, 13 za co najmniej 3.
tech-ciii-5 = Ostatni horyzont
tech-ciii-5-help = Natychmiast: 6 punktów; dobierasz kafelek premii eksploracyjnej.
tech-diii-1 = Linia szkieletowa
tech-diii-1-help = Na koniec gry: 3 punkty za każdy działający transmiter w twojej najlepszej sieci.
tech-diii-2 = Strumienie licencji
tech-diii-2-help = W każdej fazie produkcji: 1 punkt za każdy własny patent.
tech-diii-3 = Prawo do odzysku
tech-diii-3-help = Na koniec gry: 2 punkty więcej za każdy pulsar liczony w końcowym kroku 3; 2 punkty więcej za każdą żyrostację liczoną w końcowym kroku 4.
tech-diii-4 = Produkcja seryjna
tech-diii-4-help = Na koniec gry: punkty za wirujące żyrostacje najczęstszego rozmiaru: 6 za co najmniej 2, 10 za co najmniej 3, 15 za co najmniej 4.
tech-diii-5 = Ostatnia zmiana
tech-diii-5-help = Natychmiast: 2 punkty; 2 kostki inżynierów.

## Projekty centrali

project-a1-b1 = Zapasowe tryby
project-a1-b1-help = 2 modyfikatory ±1.
project-a1-b2 = Podwójny odlew
project-a1-b2-help = Dwie żyrostacje różnych rozmiarów.
project-a1-b3 = Okrążenie próbne
project-a1-b3-help = Przelot przez bramy: 1 punkt za każdą inną różową bramę.
project-a1-s1 = Kurier z narzędziami
project-a1-s1-help = 2 punkty; dobierasz kafelek premii eksploracyjnej; przelot przez bramy: 2 punkty za każdą inną pomarańczową bramę.
project-a1-s2 = Drugi warsztat
project-a1-s2-help = Zapłacona kość zmienia się w 3 i można jej znów użyć, a czerwonej 2 trzeba użyć w tej turze.
project-a1-t1 = Ciężka prasa
project-a1-t1-help = 4 punkty; 1 modyfikator +2.
project-a1-t2 = Parada pierścieni
project-a1-t2-help = 8 punktów; przelot przez bramy: 1 punkt za każdą inną zieloną bramę.
project-a1-top = Wielkie koło zamachowe
project-a1-top-help = 5 punktów; przelot przez bramy: 4 punkty za każdą inną bramę w wybranym kolorze.
project-a2-b1 = Konwój zaopatrzeniowy
project-a2-b1-help = Żyrostacja dowolnego rozmiaru; przelot przez bramy: 2 punkty za każdą inną pomarańczową bramę.
project-a2-b2 = Kurs z mlekiem
project-a2-b2-help = Przelot przez bramy: 1 punkt za każdą inną zieloną bramę.
project-a2-b3 = Sekstans gwiezdny
project-a2-b3-help = 1 modyfikator ±1; 1 modyfikator +2.
project-a2-s1 = Kadeci zwiadu
project-a2-s1-help = 1 kostka inżynierów; dobierasz kafelek premii eksploracyjnej.
project-a2-s2 = Pilot zmiennik
project-a2-s2-help = Zapłacona kość zmienia się w 2 i można jej znów użyć, a czerwonej 1 trzeba użyć w tej turze; 1 modyfikator ±1.
project-a2-t1 = Dowolny kurs
project-a2-t1-help = Przelot przez bramy: 2 punkty za każdą inną bramę w wybranym kolorze.
project-a2-t2 = Nocne regaty
project-a2-t2-help = 8 punktów; przelot przez bramy: 2 punkty za każdą inną różową bramę.
project-a2-top = Pętla po krawędzi
project-a2-top-help = 5 punktów; przelot przez bramy: 4 punkty za każdą inną bramę w wybranym kolorze.
project-b1-b1 = Pierścień ćwiczebny
project-b1-b1-help = Mała żyrostacja; 1 punkt.
project-b1-b2 = Suchy dok
project-b1-b2-help = Średnia lub duża żyrostacja.
project-b1-b3 = Drużyna nitująca
project-b1-b3-help = 1 kostka inżynierów; 1 modyfikator +2.
project-b1-s1 = Rejs dostawczy
project-b1-s1-help = 4 punkty; przelot przez bramy: 2 punkty za każdą inną pomarańczową bramę.
project-b1-s2 = Łódź pilotowa
project-b1-s2-help = 1 modyfikator ±1; przelot przez bramy: 1 punkt za każdą inną różową bramę.
project-b1-t1 = Dzień wodowania
project-b1-t1-help = Żyrostacja dowolnego rozmiaru; 6 punktów.
project-b1-t2 = Załogi dzienna i nocna
project-b1-t2-help = Zapłacona kość zmienia się w 2 i można jej znów użyć, a czerwonej 2 trzeba użyć w tej turze.
project-b1-top = Stępka admirała
project-b1-top-help = 8 punktów; przelot przez bramy: 3 punkty za każdą inną bramę w wybranym kolorze.
project-b2-b1 = Ogrodowy szlak
project-b2-b1-help = 1 punkt; przelot przez bramy: 2 punkty za każdą inną zieloną bramę.
project-b2-b2 = Załoga pokładowa
project-b2-b2-help = 2 kostki inżynierów; 1 modyfikator ±1.
project-b2-b3 = Krótka przeprawa
project-b2-b3-help = Przelot przez bramy: 1 punkt za każdą inną pomarańczową bramę.
project-b2-s1 = Przystanek pocztowy
project-b2-s1-help = 2 punkty; dobierasz kafelek premii eksploracyjnej; przelot przez bramy: 1 punkt za każdą inną różową bramę.
project-b2-s2 = Kabina tandemowa
project-b2-s2-help = Zapłacona kość zmienia się w 4 i można jej znów użyć, a czerwonej 2 trzeba użyć w tej turze.
project-b2-t1 = Lot czarterowy
project-b2-t1-help = Przelot przez bramy: 2 punkty za każdą inną bramę w wybranym kolorze.
project-b2-t2 = Bursztynowy ekspres
project-b2-t2-help = 7 punktów; przelot przez bramy: 2 punkty za każdą inną pomarańczową bramę.
project-b2-top = Wielki rozkład jazdy
project-b2-top-help = 5 punktów; przelot przez bramy: 4 punkty za każdą inną bramę w wybranym kolorze.
project-c1-b1 = Nietypowe formy
project-c1-b1-help = Mała lub duża żyrostacja; 1 punkt.
project-c1-b2 = Tydzień uczniów
project-c1-b2-help = 1 kostka inżynierów; 1 modyfikator ±1.
project-c1-b3 = Objazd po rudę
project-c1-b3-help = 2 punkty; przelot przez bramy: 1 punkt za każdą inną zieloną bramę.
project-c1-s1 = Podwójne miechy
project-c1-s1-help = Zapłacona kość zmienia się w 2 i można jej znów użyć, a czerwonej 1 trzeba użyć w tej turze; 1 punkt.
project-c1-s2 = Arcydzieło
project-c1-s2-help = Średnia żyrostacja; 7 punktów.
project-c1-t1 = Wskazówka poszukiwacza
project-c1-t1-help = Dobierasz kafelek premii eksploracyjnej; 1 modyfikator +2.
project-c1-t2 = Zwiedzanie pieców
project-c1-t2-help = 4 punkty; przelot przez bramy: 2 punkty za każdą inną różową bramę.
project-c1-top = Milczący tygiel
project-c1-top-help = 10 punktów; przelot przez bramy: 2 punkty za każdą inną bramę w wybranym kolorze.
project-c2-b1 = Ciężarki wyważające
project-c2-b1-help = 2 modyfikatory ±1.
project-c2-b2 = Zryw palacza
project-c2-b2-help = 1 kostka inżynierów; 1 modyfikator +2.
project-c2-b3 = Różana pętla
project-c2-b3-help = 2 punkty; przelot przez bramy: 2 punkty za każdą inną różową bramę.
project-c2-s1 = Otwarta licencja
project-c2-s1-help = 2 punkty; przelot przez bramy: 2 punkty za każdą inną bramę w wybranym kolorze.
project-c2-s2 = Drobna posyłka
project-c2-s2-help = Przelot przez bramy: 1 punkt za każdą inną zieloną bramę.
project-c2-t1 = Zdwojona załoga
project-c2-t1-help = Zapłacona kość zmienia się w 4 i można jej znów użyć, a czerwonej 3 trzeba użyć w tej turze.
project-c2-t2 = Szlak żaru
project-c2-t2-help = 2 punkty; 1 modyfikator +2; przelot przez bramy: 2 punkty za każdą inną pomarańczową bramę.
project-c2-top = Daleki piec
project-c2-top-help = 2 punkty; dobierasz kafelek premii eksploracyjnej; przelot przez bramy: 4 punkty za każdą inną bramę w wybranym kolorze.
project-d1-b1 = Zegarek kieszonkowy
project-d1-b1-help = Mała żyrostacja; 1 modyfikator ±1.
project-d1-b2 = Czeladnicy
project-d1-b2-help = 2 kostki inżynierów; 1 punkt.
project-d1-b3 = Zegar kominkowy
project-d1-b3-help = Średnia żyrostacja; 3 punkty.
project-d1-s1 = Wieża zegarowa
project-d1-s1-help = Dwie żyrostacje różnych rozmiarów; 2 punkty.
project-d1-s2 = Południowy patrol
project-d1-s2-help = 3 punkty; przelot przez bramy: 2 punkty za każdą inną zieloną bramę.
project-d1-t1 = Sprężyna główna
project-d1-t1-help = 1 modyfikator +2; przelot przez bramy: 1 punkt za każdą inną pomarańczową bramę.
project-d1-t2 = Zgrane wahadła
project-d1-t2-help = Zapłacona kość zmienia się w 3 i można jej znów użyć, a czerwonej 3 trzeba użyć w tej turze.
project-d1-top = Kurant wieków
project-d1-top-help = 7 punktów; przelot przez bramy: 3 punkty za każdą inną bramę w wybranym kolorze.
project-d2-b1 = Patrol o zmierzchu
project-d2-b1-help = 1 modyfikator ±1; przelot przez bramy: 1 punkt za każdą inną różową bramę.
project-d2-b2 = Puste mapy
project-d2-b2-help = Dobierasz kafelek premii eksploracyjnej; 1 punkt.
project-d2-b3 = Strażnicy dziennika
project-d2-b3-help = 1 kostka inżynierów; 1 modyfikator ±1.
project-d2-s1 = Pasaty
project-d2-s1-help = 3 punkty; przelot przez bramy: 2 punkty za każdą inną pomarańczową bramę.
project-d2-s2 = Przepustka na ląd
project-d2-s2-help = 1 kostka inżynierów; przelot przez bramy: 1 punkt za każdą inną zieloną bramę.
project-d2-t1 = Wielkie koło
project-d2-t1-help = 5 punktów; przelot przez bramy: 3 punkty za każdą inną bramę w wybranym kolorze.
project-d2-t2 = Zmiana wachty
project-d2-t2-help = Zapłacona kość zmienia się w 2 i można jej znów użyć, a czerwonej 1 trzeba użyć w tej turze; 1 kostka inżynierów.
project-d2-top = Kraniec mapy
project-d2-top-help = 3 punkty; dobierasz kafelek premii eksploracyjnej; przelot przez bramy: 4 punkty za każdą inną bramę w wybranym kolorze.

## Cele

goal-g1 = Dobrana para
goal-g1-help = Co najmniej 2: wirujące żyrostacje jednego rozmiaru. Wart 6 punktów; premie: 6 punktów za 3 kostki inżynierów, potem 6 punktów za 2 kostki inżynierów.
goal-g2 = Dobrane trio
goal-g2-help = Co najmniej 3: wirujące żyrostacje jednego rozmiaru. Wart 8 punktów; premie: 8 punktów za 3 kostki inżynierów, potem 8 punktów za 1 kostkę inżynierów.
goal-g3 = Trzy w ruchu
goal-g3-help = Co najmniej 3: wirujące żyrostacje. Wart 7 punktów; premie: 7 punktów za 3 kostki inżynierów, potem 7 punktów za 2 kostki inżynierów.
goal-g4 = Rozmaite pierścienie
goal-g4-help = Co najmniej 2: różne rozmiary wirujących żyrostacji. Wart 6 punktów; premie: 6 punktów za 3 kostki inżynierów, potem 6 punktów za 2 kostki inżynierów.
goal-g5 = Trzy głosy
goal-g5-help = Co najmniej 3: działające transmitery. Wart 6 punktów; premie: 6 punktów za 4 kostki inżynierów, potem 6 punktów za 1 kostkę inżynierów.
goal-g6 = Cztery głosy
goal-g6-help = Co najmniej 4: działające transmitery. Wart 8 punktów; premie: 8 punktów za 3 kostki inżynierów, potem 8 punktów za 2 kostki inżynierów.
goal-g7 = Dziewięć domów
goal-g7-help = Co najmniej 9: bazy na planetach. Wart 6 punktów; premie: 6 punktów za 3 kostki inżynierów, potem 6 punktów za 1 kostkę inżynierów.
goal-g8 = Jedenaście domów
goal-g8-help = Co najmniej 11: bazy na planetach. Wart 8 punktów; premie: 8 punktów za 3 kostki inżynierów, potem 8 punktów za 1 kostkę inżynierów.
goal-g9 = Pięć pieczęci
goal-g9-help = Co najmniej 5: patenty. Wart 6 punktów; premie: 6 punktów za 4 kostki inżynierów, potem 6 punktów za 1 kostkę inżynierów.
goal-g10 = Sześć pieczęci
goal-g10-help = Co najmniej 6: patenty. Wart 8 punktów; premie: 8 punktów za 3 kostki inżynierów, potem 8 punktów za 2 kostki inżynierów.
goal-g11 = Pięć przedsięwzięć
goal-g11-help = Co najmniej 5: zrealizowane projekty. Wart 6 punktów; premie: 6 punktów za 3 kostki inżynierów, potem 6 punktów za 2 kostki inżynierów.
goal-g12 = Trzy wyścigi
goal-g12-help = Co najmniej 3: wykonane przeloty przez bramy. Wart 7 punktów; premie: 7 punktów za 3 kostki inżynierów, potem 7 punktów za 1 kostkę inżynierów.

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
