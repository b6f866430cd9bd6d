title = W stronę Słońca
tagline = Trzy rundy kreślenia mapy galaktyki: wybierasz kształt dla siebie, a zarazem dla rywali.

## Strefy eksploracji

zone-moon = Księżyc
zone-lightning = Błyskawica
zone-rocket = Rakieta
zone-asteroid = Asteroida
zone-shuttle = Wahadłowiec
zone-star = Gwiazda
zone-sun = Wschodzące Słońce
zone-comet = Kometa
zone-satellite = Satelita
zone-galaxy = Galaktyka
zone-black-hole = Czarna dziura
zone-moon-help = Sierp: łuk czterech heksów.
zone-lightning-help = Zygzak pięciu heksów.
zone-rocket-help = Prosty kadłub z czterech heksów.
zone-asteroid-help = Zwarta bryła czterech heksów.
zone-shuttle-help = Skrzydło delta z trzech heksów.
zone-star-help = Trzy promienie wokół środka.
zone-sun-help = Półtarcza: dwa heksy nad trzema.
zone-comet-help = Głowa z trzech heksów i warkocz z dwóch.
zone-satellite-help = Korpus i dwie pary paneli.
zone-galaxy-help = Jądro i dwa wygięte ramiona.
zone-black-hole-help = Otwarty pierścień wokół pustego środka. Nadrukowana na planszy, nie ma własnej misji.

## Misje

mission-aliens = Obcy
mission-upgrades = Usprawnienia
mission-resources = Zasoby
mission-cluster = Gromada
mission-black-hole = Czarna dziura
mission-aliens-help = Heksy z obcymi zakryte tym kształtem.
mission-upgrades-help = Heksy z usprawnieniami zakryte tym kształtem.
mission-resources-help = Heksy z zasobami sąsiadujące z tym kształtem; każdy liczy się raz.
mission-cluster-help = Liczba takich kształtów w największej gromadzie.
mission-black-hole-help = Takie kształty sąsiadujące z czarną dziurą.

## Arkusz i plansza

frontier-upper-left = Rubież Perseusza
frontier-upper-right = Rubież Strzelca
frontier-lower-right = Rubież Oriona
edge-top = Górna krawędź
edge-bottom = Dolna krawędź
symbol-alien = Obcy
symbol-upgrade = Usprawnienie
symbol-resource = Zasób
spaceship = Statek kosmiczny
command-board = Plansza dowództwa
sheet = Kosmiczny arkusz
coordinate-tile = Kafel współrzędnych { $tile }

## Źródła punktów

tally-mission-aliens = Misja: obcy
tally-mission-upgrades = Misja: usprawnienia
tally-mission-resources = Misja: zasoby
tally-mission-cluster = Misja: gromada
tally-mission-black-hole = Misja: czarna dziura
tally-frontiers = Rubieże
tally-enclosed = Otoczone zasoby
tally-alien-threat = Zagrożenie obcych

## Liczone rzeczy

amount-point = +{ $amount } pkt
amount-hex = { $amount ->
    [one] { $amount } heks
    [few] { $amount } heksy
   *[other] { $amount } heksów
}
amount-alien = { $amount ->
    [one] { $amount } obcy
    [few] { $amount } obcych
   *[other] { $amount } obcych
}
amount-upgrade = { $amount ->
    [one] { $amount } usprawnienie
    [few] { $amount } usprawnienia
   *[other] { $amount } usprawnień
}
amount-frontier = rubież: { $amount } pkt

## Stopnie w grze solo

rank-cadet = Kadet
rank-scout = Zwiadowca
rank-navigator = Nawigator
rank-cartographer = Kartograf
rank-captain = Kapitan
rank-admiral = Admirał floty
rank-legend = Legenda galaktyki

## Ruchy

move-place-tile = { $edge }, kolumny { $low } i { $high }: dla mnie { $circle }, dla rywali { $octagon }
move-place-tile-solo = { $edge }, kolumny { $low } i { $high }: dla mnie { $circle }
move-leave-out = Pomiń heks { $hex } kształtu „{ $zone }”
move-draw = { $zone }: { $hexes }
move-draw-nothing = W tej turze nic nie rysuję

## Pytania

prompt-place-tile = Przydział współrzędnych: gdzie położyć kafel { $tile }?
prompt-place-tile-reason = Ty rysujesz kształt pod częścią okrągłą, wszyscy inni kształt pod ośmiokątną.
prompt-place-tile-solo-reason = Rysujesz kształt pod częścią okrągłą.
prompt-draw = Kreślenie mapy: gdzie narysować kształt „{ $zone }”?
prompt-draw-first-reason = Pierwszy kształt musi stykać się ze statkiem kosmicznym.
prompt-draw-next-reason = { $upgrades ->
    [0] Musi stykać się z kształtem narysowanym wcześniej.
    [one] Musi stykać się z kształtem narysowanym wcześniej. Możesz pominąć 1 heks.
    [few] Musi stykać się z kształtem narysowanym wcześniej. Możesz pominąć { $upgrades } heksy.
   *[other] Musi stykać się z kształtem narysowanym wcześniej. Możesz pominąć { $upgrades } heksów.
}
prompt-others-draw = Rywale jeszcze rysują
prompt-others-draw-reason = Gotowe arkusze: { $done } z { $players }; rysunki zostaną pokazane razem.
prompt-over = Koniec gry
prompt-over-reason = Wygrywa najwyższa suma; przy remisie zwycięstwo jest wspólne.

## Dziennik

event-round = Runda { $round }
event-tile-placed = { $player }: kafel { $tile } – dla siebie: { $circle }, dla pozostałych: { $octagon }
event-drawn = { $player }: { $zone }, { $amount ->
    [one] { $amount } heks
    [few] { $amount } heksy
   *[other] { $amount } heksów
}
event-nothing-drawn = { $player }: nic nie narysowano
event-frontier = { $player }: { $frontier }, punkty: { $amount }

ending-last-round = Skończyła się trzecia runda.

# Ways to play, for bots.
style-runner = zdobywca rubieży
style-runner-help = Pędzi prosto ku rubieżom, żeby dotrzeć tam przed innymi.
style-miner = górnik
style-miner-help = Otacza jeden zasób po drugim.
style-hunter = łowca obcych
style-hunter-help = Przede wszystkim zakrywa obcych.
