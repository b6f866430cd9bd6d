title = Beyond the Sun
tagline = Badaj drzewo technologii, które w każdej grze rośnie inaczej, i zasiedlaj z jego pomocą gwiazdy.

## Dlaczego nie

refused-BTS-4_2 = Na tym polu stoi pionek innego gracza.
refused-BTS-4_3 = Pionek musi się ruszyć: nie może zostać na swoim polu.
refused-BTS-4_7 = Z pól technologii może korzystać tylko ten, kto ją zbadał.
refused-BTS-4_9 = Nie możesz teraz wykonać tej akcji: brakuje czegoś, co trzeba zapłacić lub przenieść.
refused-BTS-4_13 = Ta technologia nie ma pól akcji.
refused-BTS-4_23 = Ta gildia jest jeszcze zablokowana.
refused-BTS-6_9 = To osiągnięcie już masz.
refused-BTS-6_7 = Na tym osiągnięciu nie ma już wolnego miejsca.
refused-BTS-6_12 = Warunek tego osiągnięcia nie jest jeszcze spełniony.
refused-BTS-11_2 = Teraz bada się technologię innego poziomu.
refused-BTS-11_3 = Masz już tę technologię albo brakuje ci technologii, których ona wymaga.
refused-BTS-11_4 = Najpierw trzeba zbadać wszystkie technologie połączone z tą od lewej strony.
refused-BTS-13_2 = Nowy statek staje w Układzie Słonecznym albo w kontrolowanym przez ciebie układzie stoczniowym.
refused-BTS-13_5 = Statek ma już najwyższy, czwarty poziom.
refused-BTS-14_3 = Punkt ruchu przesuwa jeden twój statek o jeden segment szlaku.
refused-BTS-15_1 = Kolonizować można tylko karty układów: nie układy stoczniowe, nie Układ Słoneczny i nie Głęboki Kosmos.
refused-BTS-15_3 = Do kolonizacji trzeba kontrolować ten układ i mieć w nim statki o wymaganej sile.
refused-BTS-15_5 = Statki, których załogi osiedlasz, muszą mieć razem co najmniej wymaganą siłę.
refused-BTS-16_8 = Nie wolno wybrać akcji, która niczego nie zmieni.

## Opcje

option-mats = Planszetki frakcji
option-mats-help = Podstawowe są do siebie podobne; zaawansowane mają własne tory i po dwie zdolności specjalne.
option-mats-basic = Podstawowe
option-mats-advanced = Zaawansowane
option-tableau = Tablica technologii (wariant ekspercki)
option-tableau-help = Technologie wybiera się z odkrytych rzędów zamiast z dobranych kart.
option-side = Strona planszy eksploracji
option-side-help = Według liczby graczy: bliskie rubieże dla 2 i 3, dalekie, z trzecim układem stoczniowym, dla 4.
option-side-by-players = Według liczby graczy
option-side-inner = Bliskie rubieże
option-side-outer = Dalekie rubieże
option-basic-tile = Pola podstawowej technologii kosmicznej
option-basic-tile-help = Według liczby graczy albo układ pól dla 2, 3 lub 4 graczy.
option-basic-tile-by-players = Według liczby graczy
option-basic-tile-2 = Dla 2 graczy
option-basic-tile-3 = Dla 3 graczy
option-basic-tile-4 = Dla 4 graczy
option-setup = Przygotowanie
option-setup-help = Pierwsza gra ma ustalone technologie poziomu I, układy startowe, osiągnięcia i frakcje.
option-setup-standard = Standardowe
option-setup-first-game = Pierwsza gra
option-round-cap = Limit rund
option-round-cap-help = Po tylu rundach gra i tak się kończy; przy rozsądnej grze nigdy do tego nie dochodzi. Instrukcja nie przewiduje takiego końca.
option-round-cap-none = Bez limitu

## Ruchy

move-use-space = { $place }: { $action }
move-use-space-extra = { $place } (dodatkowa ruda: { $extra }): { $action }
move-copy = { $place }: { $action }
move-replace = { $cubes ->
    [0] Wycofaj wszystkie wymagane kostki
    [one] Zapłać { $cubes } kryształek rudy zamiast wycofać kostkę
    [few] Zapłać { $cubes } kryształki rudy zamiast wycofać tyle kostek
   *[other] Zapłać { $cubes } kryształków rudy zamiast wycofać tyle kostek
}
move-do = Wykonaj: { $part }
move-skip = Pomiń: { $part }
move-choose = Wybierz: { $part }
move-research = { $slot }: { $card }
move-research-event = { $slot }: niewynaleziona, z wydarzeniem
move-research-unknown = { $slot }: niewynaleziona
move-pay-opponent = Zapłać frakcji: { $faction }
move-type = Technologia { $type }
move-technology = { $card }
move-lay-at = Na polu { $slot }
move-take-system = { $system }
move-uncover = { $guild }
move-join = Obok: { $area }
move-disc = Weź: { $disc }
move-use-population = Użyj populacji zamiast zaopatrzenia
move-leave = Zrezygnuj
move-build = Poziom { $level }: { $area }
move-upgrade = Poziom { $level }, { $area }
move-move = Poziom { $level }: { $area } → { $to }
move-target = Koniec ruchu i kolonizacja: { $area }
move-bonus = Bonus: { $area }
move-ability = { $ability }: { $part }
move-colonise = { $area }
move-settle = Osiedl załogę statku poziomu { $level }
move-growth = Wzrost populacji: +{ $amount }
move-ore = Produkcja rudy: +{ $amount }
move-trade = Wymiana zasobów
move-buy-population = { $price ->
    [one] { $price } kryształek rudy → 1 kostka populacji
    [few] { $price } kryształki rudy → 1 kostka populacji
   *[other] { $price } kryształków rudy → 1 kostka populacji
}
move-sell-population = 1 kostka populacji → 1 kryształek rudy
move-retire-ship = 1 kryształek rudy i statek poziomu { $level } ({ $area }) → 1 kostka populacji
move-claim = { $achievement }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
move-from-column = Z kolumny { $column }
move-to-column = Do kolumny { $column }
move-send = Poziom { $level }, { $area }
move-swap = { $achievement }
move-done-trade = Koniec wymiany
move-done-last-window = Koniec tury
move-done-upgrading = Wystarczy
move-done-jumping = Koniec ruchu
move-done-warping = Koniec ruchu
move-done-settling = Wystarczy

## Pytania

prompt-action = Wybierz pole akcji
prompt-action-reason = Pionek musi przejść na wolne pole, a akcja musi coś zmienić.
prompt-production = Wybierz produkcję
prompt-production-reason = Dokładnie jedno: wzrost populacji, produkcja rudy albo wymiana.
prompt-trade = Wymiana: co dalej?
prompt-trade-reason = Dowolna liczba wymian w dowolnej kolejności.
prompt-last-window = Użyć zdolności przed końcem tury?
prompt-last-window-reason = Zdolności można używać aż do fazy osiągnięć.
prompt-achievement = Które osiągnięcie zdobywasz?
prompt-achievement-reason = Jedno na turę; zdobycie jest obowiązkowe.
prompt-paying = Jak płacisz?
prompt-paying-reason = 1 kryształek rudy może zastąpić wycofaną kostkę populacji.
prompt-option = Wykonać: { $part }?
prompt-option-reason = Tę część możesz pominąć.
prompt-choosing = Wybierz jedno
prompt-choosing-reason = Do wyboru jest tylko to, co da się opłacić i wykonać.
prompt-copying = Którą akcję wykonujesz?
prompt-copying-reason = Płacisz jej koszt; pionek zostaje na miejscu.
prompt-building = Gdzie zbudować statek poziomu { $level }?
prompt-building-reason = W Układzie Słonecznym albo we własnym układzie stoczniowym, chyba że efekt mówi inaczej.
prompt-upgrading = Który statek ulepszyć? (pozostało: { $left })
prompt-upgrading-reason = Statek może osiągnąć najwyżej poziom 4.
prompt-jumping = Skok: przesuń statek (punkty ruchu: { $left })
prompt-jumping-reason = Kontrolę sprawdza się dopiero po całym ruchu.
prompt-warping = Przenieś statek na dowolny obszar (pozostało: { $left })
prompt-warping-reason = Kontrolę sprawdza się po przeniesieniu wszystkich statków.
prompt-base = { $area }: który dysk kładziesz jako bazę?
prompt-base-reason = Układ ma obie specjalizacje albo dysk może pochodzić z dowolnego toru.
prompt-bonuses = Który bonus za zdobycie kontroli najpierw?
prompt-bonuses-reason = Zdobywasz kilka układów naraz; kolejność wybierasz ty.
prompt-triggers = Która zdolność najpierw?
prompt-triggers-reason = Kilka zdolności działa w tej samej chwili.
prompt-colonising = Który układ kolonizujesz?
prompt-colonising-reason = Kontrolujesz go i masz tam wymaganą siłę.
prompt-settling = { $area }: który statek osiedla załogę?
prompt-settling-reason = Osiedlona siła: { $settled } z { $needed }; wolno więcej.
prompt-colony = { $area }: który dysk kładziesz jako drugi?
prompt-colony-reason = Układ ma obie specjalizacje albo dysk może pochodzić z dowolnego toru.
prompt-automating = Automatyzacja: który dysk?
prompt-automating-reason = Z pustego toru bierzesz znacznik.
prompt-supply = Z której kolumny przełożyć kostkę do A? (pozostało: { $left })
prompt-supply-reason = Kolumna A może pomieścić dowolnie wiele kostek.
prompt-placing = Do której kolumny trafia kostka?
prompt-placing-reason = Do innej kolumny z wolnym miejscem albo do A.
prompt-sending = Który statek trafia do muzeum?
prompt-sending-reason = Opuszcza grę na zawsze.
prompt-swapping = Który dysk osiągnięcia zastąpić?
prompt-swapping-reason = Nadal liczy się jako dysk osiągnięcia.
prompt-swap-kind = Który dysk produkcji zajmie jego miejsce?
prompt-swap-kind-reason = Pierwszy dysk od lewej; produkcja rośnie.
prompt-researching = Którą technologię badasz?
prompt-researching-reason = Potrzebujesz wymaganych technologii; badając niewynalezioną, odkrywasz jej wydarzenie.
prompt-opponent = Który przeciwnik dostaje zapłatę?
prompt-opponent-reason = Jeden z tych, którzy zbadali tę technologię.
prompt-type = { $slot }: jaki rodzaj technologii?
prompt-type-reason = Jeden z rodzajów przekazywanych przez twoje wymagane technologie.
prompt-card = Którą technologię wynajdujesz?
prompt-card-reason = Pozostałe karty wracają pod talię.
prompt-private = Którą technologię zachowujesz jako prywatną?
prompt-private-reason = Tylko ty możesz jej używać.
prompt-laying = Którą technologię położyć na planszy?
prompt-laying-reason = Nikt jej teraz nie bada.
prompt-laying-slot = Na którym polu?
prompt-laying-slot-reason = Dowolne puste pole tego poziomu.
prompt-uncovering = Którą gildię odblokować?
prompt-uncovering-reason = Odtąd może z niej korzystać każdy.
prompt-joining = Obok którego pola położyć nowy układ?
prompt-joining-reason = Łączy je jeden segment szlaku.
prompt-taking = Który układ bierzesz?
prompt-taking-reason = Liczy się jako skolonizowany, bez dysków.
prompt-waiting = Decyduje: { $faction }
prompt-interrupt = Pytanie w cudzej turze: { $faction }.
prompt-over = Koniec gry
prompt-over-reason = Wygrywa, kto ma najwięcej punktów; remis rozstrzyga produkcja, potem populacja, potem ruda.

## Dziennik

event-round = Runda { $amount }
event-turn = { $player }: tura
event-space = { $player }: { $action }
event-copied = { $player }: akcja – { $action }
event-ore = { $player }: ruda +{ $amount }
event-paid = { $player }: ruda −{ $amount }
event-paid-by-player = { $player }: zapłata od innego gracza, ruda +{ $amount }
event-pushed = { $player }: pionek odsunięty, ruda +{ $amount }
event-retired = { $player }: wycofana populacja: { $amount }
event-population = { $player }: populacja +{ $amount }
event-growth = { $player }: wzrost, populacja +{ $amount }
event-ship-retired = { $player }: wycofany statek poziomu { $level } ({ $area })
event-built = { $player }: nowy statek poziomu { $level }, { $area }
event-upgraded = { $player }: statek z poziomu { $level } na { $reached }, { $area }
event-moved = { $player }: statek poziomu { $level }, { $from } → { $to }
event-base = { $player }: kontrola – { $area }, z toru schodzi { $disc }
event-base-lost = { $player }: utrata kontroli – { $area } ({ $disc })
event-settled = { $player }: osiedla się załoga statku poziomu { $level }, { $area }
event-colonised = { $player }: skolonizowano układ { $system }: { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
}
event-colony-disc = { $player }: { $disc } na karcie { $area }
event-system = Nowy układ: { $system }
event-sphere = Sfera Dysona: obok leży { $system }
event-researched = { $player }: zbadano { $slot }
event-event = { $player }: wydarzenie – { $card }
event-kept = { $player }: w grze zostaje karta „{ $card }”
event-offered = Odkryto: { $card }
event-technology = { $slot }: { $card }
event-private = { $player }: prywatna technologia – { $card }
event-row = Wyłożono rząd technologii poziomu { $amount ->
    [1] I
    [2] II
    [3] III
   *[other] IIII
}
event-uncovered = { $player }: odblokowanie – { $guild }
event-automated = { $player }: { $disc } na torze automatyzacji
event-supply-moved = { $player }: kostka zaopatrzenia z { $from } do { $to }
event-sent = { $player }: statek poziomu { $level } ({ $area }) trafia do muzeum
event-swapped = { $player }: { $disc } na karcie { $area }
event-noted = { $player }: zapisano { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
}
event-ability = { $player }: { $ability }
event-claimed = { $player }: osiągnięcie – { $achievement }, { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
}
event-end-triggered = Zbliża się koniec: runda { $amount } będzie finałowa

## Źródła punktów

tally-technologies = Technologie od I do III
tally-top-technologies = Technologie IIII
tally-automation = Automatyzacja
tally-systems = Skolonizowane układy
tally-bases = Bazy
tally-space = Układ Słoneczny i Głęboki Kosmos
tally-events = Wydarzenia
tally-achievements = Osiągnięcia
tally-abilities = Zdolności frakcji

## Liczone rzeczy

amount-ore = { $amount ->
    [one] { $amount } kryształek rudy
    [few] { $amount } kryształki rudy
   *[other] { $amount } kryształków rudy
}
amount-population = { $amount ->
    [one] { $amount } kostka populacji
    [few] { $amount } kostki populacji
   *[other] { $amount } kostek populacji
}
amount-supply = { $amount ->
    [one] { $amount } kostka zaopatrzenia
    [few] { $amount } kostki zaopatrzenia
   *[other] { $amount } kostek zaopatrzenia
}
amount-retire = wycofana populacja: { $amount }
amount-ship = { $amount ->
    [one] { $amount } statek
    [few] { $amount } statki
   *[other] { $amount } statków
}
amount-point = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
}

## Zakończenia

ending-achievements = Osiągnięcia doprowadziły do rundy finałowej.
ending-round-cap = Grę zakończył limit rund.
tie-break-discs = Remis w punktach; rozstrzyga mniejsza liczba dysków na torach ({ $first } do { $second }).
tie-break-population = Remis w punktach; rozstrzyga większa populacja ({ $first } do { $second }).
tie-break-ore = Remis w punktach; rozstrzyga większa ilość rudy ({ $first } do { $second }).

## Technologies

technology-hypercomputing = Hiperkomputery
technology-narrow-beam-lasers = Wąskie wiązki laserowe
technology-advanced-genetics = Zaawansowana genetyka
technology-terraforming = Terraformacja
technology-advanced-robotics = Zaawansowana robotyka
technology-mass-cloning = Masowe klonowanie
technology-plasma-cannon = Działko plazmowe
technology-frontier-charters = Przywileje pogranicza
technology-biosynaptic-network = Sieć Bio-Synaptyczna
technology-ballistics-institute = Instytut Balistyki
technology-spacetime-anomaly-studies = Anomalie czasoprzestrzenne
technology-orbital-academies = Akademie orbitalne
technology-privateer-commissions = Listy kaperskie
technology-surveying-androids = Androidy geodezyjne
technology-human-experimentation = Eksperymenty na ludziach
technology-android-destroyers = Niszczyciele androidów
technology-modular-fleet = Flota modułowa
technology-patent-exchange = Giełda patentów
technology-colonial-granaries = Kolonialne spichlerze
technology-supply-base = Baza zaopatrzeniowa
technology-transdimensional-ai = Międzywymiarowa sztuczna inteligencja
technology-planetary-scale-research = Badanie na skalę planetarną
technology-metahuman-chambers = Komory metaludzi
technology-hivemind-computing = Obliczenia roju
technology-deep-space-megastructures = Megastruktury kosmiczne
technology-capital-ship = Okręt liniowy
technology-android-armada = Armada androidów
technology-mercenary-fleet = Flota najemników
technology-cerebral-implants = Implanty mózgowe
technology-manufacturing-orbitals = Fabryki orbitalne
technology-android-rights-movement = Ruch obrońców praw androidów
technology-subatomic-fabrication = Wytwórstwo subatomowe
technology-quantum-data-exchange = Wymiana danych kwantowych
technology-hyperdrive-boosters = Wzmacniacz hipernapędu
technology-wormhole-technology = Technologia tuneli czasoprzestrzennych
technology-stealth-terraformers = Podstępni terraformatorzy
technology-omega-theorem = Twierdzenie Omega
technology-giga-corporations = Gigakorporacje
technology-titan-shipyards = Stocznie tytanów
technology-ministry-of-colonisation = Ministerstwo kolonizacji
technology-mind-machine-assimilation = Zespolenie umysłu z maszyną
technology-parallel-universe-generator = Generator wszechświatów równoległych
technology-galactic-archive = Archiwum Galaktyki
technology-galactic-hq = Galaktyczna kwatera główna
technology-black-market-industries = Czarnorynkowy przemysł
technology-galactic-empire = Galaktyczne imperium

## Events

event-card-tyler-lee = Tyler Lee, wysłannik gildii
event-card-maya-chaturvedi = Maya Chaturvedi, głos dalekich osad
event-card-secret-arms-purchase = Tajny zakup broni
event-card-rogue-companion = Zbłąkany towarzysz
event-card-hydroponic-bounty = Obfite plony hydroponiczne
event-card-asteroid-rush = Gorączka asteroidów
event-card-quarantine = Kwarantanna
event-card-census-of-worlds = Spis światów
event-card-logistics-reform = Reforma logistyki
event-card-shared-blueprints = Wspólne schematy
event-card-kc-24x = KC-24X, pierwszy android-gubernator
event-card-ono = Ono z Rady Mędrców
event-card-museum-of-retired-spaceships = Muzeum wysłużonych statków kosmicznych
event-card-dyson-sphere = Sfera Dysona, model I
event-card-mass-enlightenment = Masowe oświecenie
event-card-beacon-in-the-dark = Latarnia w mroku
event-card-machine-strike = Strajk maszyn
event-card-second-wave = Druga fala osadników
event-card-border-clash = Potyczki na rubieżach
event-card-hall-of-discoverers = Panteon odkrywców
sphere-action = Sfera Dysona

## Systems

system-barnards-star = Gwiazda Barnarda
system-alpha-centauri = Alfa Centauri
system-wolf-359 = Wolf 359
system-luyten-726-8 = Luyten 726-8
system-lalande-21185 = Lalande 21185
system-procyon = Procjon
system-sirius = Syriusz
system-tau-ceti = Tau Ceti
system-61-cygni = 61 Cygni
system-epsilon-eridani = Epsilon Eridani
system-ross-128 = Ross 128
system-groombridge-34 = Groombridge 34
system-kapteyns-star = Gwiazda Kapteyna
system-ross-154 = Ross 154
system-wise-1541-2250 = WISE 1541-2250
system-yz-ceti = YZ Ceti
system-luytens-star = Gwiazda Luytena
system-lacaille-9352 = Lacaille 9352
system-kruger-60 = Kruger 60
system-gliese-1061 = Gliese 1061
system-teegardens-star = Gwiazda Teegardena
system-trappist-1 = TRAPPIST-1
system-van-maanens-star = Gwiazda van Maanena
system-wolf-1061 = Wolf 1061

## Achievements

achievement-empire = Imperium
achievement-empire-help = 4 skolonizowane układy.
achievement-transcendence = Transcendencja
achievement-transcendence-help = Technologia poziomu IIII.
achievement-power = Władza
achievement-power-help = Co najmniej po 4 punkty siły militarnej na 3 obszarach.
achievement-efficiency = Wydajność
achievement-efficiency-help = 5. poziom automatyzacji.
achievement-flexibility = Elastyczność
achievement-flexibility-help = Technologie poziomu II lub wyższego, przekazujące 3 różne rodzaje.
achievement-vanguard = Straż przednia
achievement-vanguard-help = Łącznie 5 układów kontrolowanych i skolonizowanych.
achievement-specialisation = Specjalizacja
achievement-specialisation-help = 4 nadrukowane symbole jednego rodzaju na twoich układach.
achievement-great-library = Wielka Biblioteka
achievement-great-library-help = 8 technologii.
achievement-abundance = Dostatek
achievement-abundance-help = 3 kostki populacji i 8 kryształków rudy na planszetce.
achievement-harmony = Harmonia
achievement-harmony-help = 3 widoczne symbole wzrostu i 4 widoczne symbole rudy.

## Guilds and Basic Spacefaring

guild-terraformers = Gildia Terraformatorów
guild-professors = Gildia Profesorów
guild-technocrats = Gildia Technokratów
guild-metascientists = Gildia Metanaukowców
basic-1 = Akcja podstawowa 1
basic-2 = Akcja podstawowa 2
basic-3 = Akcja podstawowa 3
basic-4 = Akcja podstawowa 4

## Factions

mat-nishida-basic = Nishida-Østergaard
mat-un-basic = Organizacja Narodów Zjednoczonych Układu Słonecznego
mat-ceres-basic = Wolna Spółdzielnia Ceres
mat-watch-basic = Zakon Długiej Warty
mat-nishida-advanced = Nishida-Østergaard
ability-nishida-a = Nishida-Østergaard, zdolność A
ability-nishida-b = Nishida-Østergaard, zdolność B
mat-un-advanced = Organizacja Narodów Zjednoczonych Układu Słonecznego
ability-un-sol-a = Organizacja Narodów Zjednoczonych Układu Słonecznego, zdolność A
ability-un-sol-b = Organizacja Narodów Zjednoczonych Układu Słonecznego, zdolność B
mat-ceres-advanced = Wolna Spółdzielnia Ceres
ability-ceres-a = Wolna Spółdzielnia Ceres, zdolność A
ability-ceres-b = Wolna Spółdzielnia Ceres, zdolność B
mat-watch-advanced = Zakon Długiej Warty
ability-watch-a = Zakon Długiej Warty, zdolność A
ability-watch-b = Zakon Długiej Warty, zdolność B

## Places

area-sol = Układ Słoneczny
area-a1 = pole A po lewej
area-a2 = pole A po prawej
area-y1 = lewy układ stoczniowy
area-y2 = prawy układ stoczniowy
area-y3 = środkowy układ stoczniowy
area-b1 = pole B po lewej
area-b2 = pole B po prawej
area-deep = Głęboki Kosmos
area-extra = dodatkowy obszar
slot-i-1 = I-1
slot-i-2 = I-2
slot-i-3 = I-3
slot-i-4 = I-4
slot-ii-1 = II-1
slot-ii-2 = II-2
slot-ii-3 = II-3
slot-ii-4 = II-4
slot-ii-5 = II-5
slot-ii-6 = II-6
slot-iii-1 = III-1
slot-iii-2 = III-2
slot-iii-3 = III-3
slot-iii-4 = III-4
slot-iii-5 = III-5
slot-iii-6 = III-6
slot-iiii-1 = IIII-1
slot-iiii-2 = IIII-2
slot-iiii-3 = IIII-3
type-s = naukowa
type-e = ekonomiczna
type-m = wojskowa
type-c = handlowa
disc-food = dysk żywności
disc-ore = dysk rudy
disc-marker = znacznik
disc-none = bez dysku
automation-track = tor automatyzacji

## Efekty słowami: każde wywołanie notacji, jego koszt i to, co się liczy

level = { $level }
levels-or = { $first } lub { $rest }
effects-then = { $first }, potem { $rest }
effects-or = { $first } albo { $rest }
costs-and = { $first } i { $rest }
cost-ore = { $n ->
    [one] { $n } kryształek rudy
    [few] { $n } kryształki rudy
   *[other] { $n } kryształków rudy
}{ $to ->
    [opponent] { " " }dla przeciwnika
   *[bank] { "" }
}
cost-retire = wycofanie { $n ->
    [one] { $n } kostki populacji
    [few] { $n } kostek populacji
   *[other] { $n } kostek populacji
}
line-paid = za { $cost } { $line }
line-fee = zapłać { $cost }
line-where = { $line } (X = { $x })
amount-per = { " " }za { $what }
amount-most = , najwyżej { $n }

effect-ore = weź { $n ->
    [one] { $n } kryształek rudy
    [few] { $n } kryształki rudy
   *[other] { $n } kryształków rudy
}{ $per }{ $most }
effect-pop = zyskaj { $n ->
    [one] { $n } kostkę populacji
    [few] { $n } kostki populacji
   *[other] { $n } kostek populacji
}{ $per }{ $most }{ $col ->
    [right] { " " }z kolumny najbardziej na prawo
   *[left] { "" }
}
effect-return-pop = odłóż { $n ->
    [one] { $n } kostkę populacji
    [few] { $n } kostki populacji
   *[other] { $n } kostek populacji
} do zaopatrzenia{ $per }{ $most }
effect-vp = zdobądź { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}{ $per }{ $most }
effect-nothing = nic więcej
effect-ship = zbuduj { $n ->
    [1] statek
    [one] { $n } statek
    [few] { $n } statki
   *[other] { $n } statków
} poziomu { $level } z { $from ->
    [pop] populacji
   *[supply] zaopatrzenia
}{ $at ->
    [deep] { " " }w Głębokim Kosmosie
    [any] { $n ->
        [1] { " " }na dowolnym obszarze
       *[other] { " " }na dowolnych obszarach
    }
   *[dock] { "" }
}{ $col ->
    [right] { " " }(kolumna najbardziej na prawo)
   *[left] { "" }
}{ $per }{ $most }
effect-upgrade = { $mode ->
    [spread] ulepsz swoje statki łącznie o { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[other] { $levels } poziomów
    }
    [upto] ulepsz najwyżej { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[other] { $ships } statków
    } o { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[other] { $levels } poziomów
    }
   *[exact] ulepsz { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[other] { $ships } statków
    } o { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[other] { $levels } poziomów
    }
}{ $per }{ $most }
effect-jump = skocz { $points }{ $per }{ $most }
effect-warp = przenieś najwyżej { $ships ->
    [one] { $ships } swój statek
    [few] { $ships } swoje statki
   *[other] { $ships } swoich statków
} na dowolne obszary
effect-colonise = skolonizuj układ{ $target ->
    [fresh] , którego na początku tury nikt nie kontrolował
   *[own] { "" }
}{ $control_bonus ->
    [no] , bez jego bonusu za zdobycie kontroli
   *[yes] { "" }
}
effect-research = zbadaj { $only ->
    [seen] wynalezioną technologię
   *[any] technologię
} poziomu { $level }{ $cube ->
    [supply] { " " }kostką zaopatrzenia
   *[pop] { "" }
}{ $prereq ->
    [no] , pomijając wymagania
   *[yes] { "" }
}{ $immediate ->
    [no] , bez natychmiastowego bonusu
   *[yes] { "" }
}
effect-private = odkryj { $look ->
    [one] { $look } kartę
    [few] { $look } karty
   *[other] { $look } kart
} z talii { $level } i zachowaj 1 jako prywatną technologię
effect-lay-tech = odkryj { $look ->
    [one] { $look } kartę
    [few] { $look } karty
   *[other] { $look } kart
} z talii { $level } i połóż 1 na pustym polu
effect-automate = { $n ->
    [1] zautomatyzuj
   *[other] { $n } razy zautomatyzuj
} produkcję { $kind ->
    [food] żywności
    [ore] rudy
   *[either] żywności albo rudy
}
effect-move-supply = przełóż { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[other] { $n } kostek
} zaopatrzenia { $src ->
    [right] najbardziej na prawo do innych kolumn
   *[any] do kolumny A
}
effect-produce = { $kind ->
    [growth] wzrost populacji
    [ore] produkcja rudy
   *[trade] wymiana
}
effect-copy = { $kind ->
    [research] skopiuj dowolną akcję, która bada technologię
    [basic] wykonaj akcję podstawowej technologii kosmicznej
   *[own] wykonaj akcję innej swojej technologii
}
effect-uncover = odblokuj gildię poziomu { $level }
effect-place-system = połóż układ z talii { $deck } { $as ->
    [sphere] obok tej karty
   *[neighbour] jako dodatkowy obszar obok pola układu
}
effect-take-system = { $deck ->
    [sphere] weź układ leżący obok wydarzenia jako skolonizowany, bez dysków
   *[other] odkryj { $look ->
        [one] { $look } układ
        [few] { $look } układy
       *[other] { $look } układów
    } z talii { $deck } i weź 1 jako skolonizowany, bez dysków
}
effect-send-ship = odeślij statek do muzeum na zawsze
effect-swap-disc = zastąp dysk osiągnięcia dyskiem produkcji
effect-keep = { $place ->
    [mat] { $owner ->
        [most_techs] kartę dostaje frakcja z największą liczbą technologii
       *[self] zachowaj tę kartę
    }
   *[other] ta karta zostaje w grze
}{ $vp ->
    [0] { "" }
    [one] { " " }({ $vp } punkt)
    [few] { " " }({ $vp } punkty)
   *[other] { " " }({ $vp } punktów)
}
effect-opt = { $inner } (jeśli chcesz)
effect-choose = { $times ->
    [1] wybierz
   *[other] { $times } razy wybierz
}: { $inner }
effect-if = { $condition }, { $inner }
effect-each = { $whom ->
    [others] każda inna frakcja
   *[all] każda frakcja
}: { $inner }

expr-number = { $n }
expr-plus = { $first } plus { $rest }
expr-minus = { $first } minus { $rest }
expr-times = { $first } × { $rest }
expr-divided = { $first } podzielone przez { $rest }, z zaokrągleniem w dół
expr-at-least = { $first } wynosi co najmniej { $rest }
expr-at-most = { $first } wynosi najwyżej { $rest }
expr-is = { $first } wynosi { $rest }
expr-is-not = { $first } nie wynosi { $rest }
expr-above = { $first } jest większa niż { $rest }
expr-below = { $first } jest mniejsza niż { $rest }
expr-and = { $first } i { $rest }
expr-or = { $first } lub { $rest }
expr-most = { $first }, najwyżej { $rest }
expr-least = { $first }, co najmniej { $rest }
points-each = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}{ $per }{ $most }
points-if = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}, jeśli { $if }

number-x = X
number-pop = liczba twoich kostek populacji
number-ore = liczba twoich kryształków rudy
number-supply = liczba twoich kostek zaopatrzenia
number-colonised = liczba twoich skolonizowanych układów
number-controlled = liczba kontrolowanych przez ciebie układów
number-top-level = poziom twojej najwyższej technologii
number-techs = { $of ->
    [all] liczba twoich technologii
   *[other] liczba twoich technologii poziomu { $of }
}
number-passed-types = liczba rodzajów przekazywanych przez twoje technologie poziomu { $of } lub wyższego
number-automation = twój poziom automatyzacji
number-food-symbols = liczba twoich widocznych symboli wzrostu
number-ore-symbols = liczba twoich widocznych symboli rudy
number-symbols = liczba symboli { $of ->
    [food] żywności
   *[ore] rudy
} na twoich układach
number-areas-with-strength = liczba obszarów, na których masz siłę co najmniej { $of }
number-peak-strength = twoja największa siła na jednym obszarze
number-excess = siła ponad wymaganą
number-taken = liczba układów odebranych innym frakcjom
number-exchanges = liczba twoich wymian w tej turze
number-swapped = liczba zastąpionych przez ciebie dysków osiągnięć
number-museum = połowa poziomu każdego twojego statku w muzeum, z zaokrągleniem w górę

count-x = X
count-pop = { $n ->
    [1] każdą kostkę populacji
    [few] każde { $n } kostki populacji
   *[other] każde { $n } kostek populacji
}
count-ore = { $n ->
    [1] każdy kryształek rudy
    [few] każde { $n } kryształki rudy
   *[other] każde { $n } kryształków rudy
}
count-supply = { $n ->
    [1] każdą kostkę zaopatrzenia
    [few] każde { $n } kostki zaopatrzenia
   *[other] każde { $n } kostek zaopatrzenia
}
count-colonised = { $n ->
    [1] każdy skolonizowany układ
    [few] każde { $n } skolonizowane układy
   *[other] każde { $n } skolonizowanych układów
}
count-controlled = { $n ->
    [1] każdy kontrolowany układ
    [few] każde { $n } kontrolowane układy
   *[other] każde { $n } kontrolowanych układów
}
count-top-level = { $n ->
    [1] każdy poziom twojej najwyższej technologii
    [few] każde { $n } poziomy twojej najwyższej technologii
   *[other] każde { $n } poziomów twojej najwyższej technologii
}
count-techs = { $n ->
    [1] każdą twoją technologię
    [few] każde { $n } twoje technologie
   *[other] każde { $n } twoich technologii
}{ $of ->
    [all] { "" }
   *[other] { " " }poziomu { $of }
}
count-passed-types = { $n ->
    [1] każdy rodzaj przekazywany przez twoje technologie poziomu { $of } lub wyższego
    [few] każde { $n } rodzaje przekazywane przez twoje technologie poziomu { $of } lub wyższego
   *[other] każde { $n } rodzajów przekazywanych przez twoje technologie poziomu { $of } lub wyższego
}
count-automation = { $n ->
    [1] każdy poziom automatyzacji
    [few] każde { $n } poziomy automatyzacji
   *[other] każde { $n } poziomów automatyzacji
}
count-food-symbols = { $n ->
    [1] każdy widoczny symbol wzrostu
    [few] każde { $n } widoczne symbole wzrostu
   *[other] każde { $n } widocznych symboli wzrostu
}
count-ore-symbols = { $n ->
    [1] każdy widoczny symbol rudy
    [few] każde { $n } widoczne symbole rudy
   *[other] każde { $n } widocznych symboli rudy
}
count-symbols = { $n ->
    [1] każdy symbol
    [few] każde { $n } symbole
   *[other] każde { $n } symboli
} { $of ->
    [food] żywności
   *[ore] rudy
} na twoich układach
count-areas-with-strength = { $n ->
    [1] każdy obszar z twoją siłą co najmniej { $of }
    [few] każde { $n } obszary z twoją siłą co najmniej { $of }
   *[other] każde { $n } obszarów z twoją siłą co najmniej { $of }
}
count-peak-strength = { $n ->
    [1] każdy punkt największej siły na jednym obszarze
    [few] każde { $n } punkty największej siły na jednym obszarze
   *[other] każde { $n } punktów największej siły na jednym obszarze
}
count-excess = { $n ->
    [1] każdy punkt siły ponad wymaganą
    [few] każde { $n } punkty siły ponad wymaganą
   *[other] każde { $n } punktów siły ponad wymaganą
}
count-taken = { $n ->
    [1] każdy układ odebrany innej frakcji
    [few] każde { $n } układy odebrane innym frakcjom
   *[other] każde { $n } układów odebranych innym frakcjom
}
count-exchanges = { $n ->
    [1] każdą wymianę tej tury
    [few] każde { $n } wymiany tej tury
   *[other] każde { $n } wymian tej tury
}
count-swapped = { $n ->
    [1] każdy zastąpiony dysk osiągnięcia
    [few] każde { $n } zastąpione dyski osiągnięć
   *[other] każde { $n } zastąpionych dysków osiągnięć
}
count-museum = { $n ->
    [1] każdy punkt twoich statków w muzeum
    [few] każde { $n } punkty twoich statków w muzeum
   *[other] każde { $n } punktów twoich statków w muzeum
}

if-x = { $test ->
    [at-most] gdy X wynosi najwyżej { $n }
   *[at-least] gdy X wynosi co najmniej { $n }
}
if-pop = { $test ->
    [at-most] mając najwyżej { $n } { $n ->
        [one] kostkę populacji
        [few] kostki populacji
       *[other] kostek populacji
    }
   *[at-least] mając co najmniej { $n } { $n ->
        [one] kostkę populacji
        [few] kostki populacji
       *[other] kostek populacji
    }
}
if-ore = { $test ->
    [at-most] mając najwyżej { $n } { $n ->
        [one] kryształek rudy
        [few] kryształki rudy
       *[other] kryształków rudy
    }
   *[at-least] mając co najmniej { $n } { $n ->
        [one] kryształek rudy
        [few] kryształki rudy
       *[other] kryształków rudy
    }
}
if-supply = { $test ->
    [at-most] mając najwyżej { $n } { $n ->
        [one] kostkę zaopatrzenia
        [few] kostki zaopatrzenia
       *[other] kostek zaopatrzenia
    }
   *[at-least] mając co najmniej { $n } { $n ->
        [one] kostkę zaopatrzenia
        [few] kostki zaopatrzenia
       *[other] kostek zaopatrzenia
    }
}
if-colonised = { $test ->
    [at-most] mając najwyżej { $n } { $n ->
        [one] skolonizowany układ
        [few] skolonizowane układy
       *[other] skolonizowanych układów
    }
   *[at-least] mając co najmniej { $n } { $n ->
        [one] skolonizowany układ
        [few] skolonizowane układy
       *[other] skolonizowanych układów
    }
}
if-controlled = { $test ->
    [at-most] kontrolując najwyżej { $n } { $n ->
        [one] układ
        [few] układy
       *[other] układów
    }
   *[at-least] kontrolując co najmniej { $n } { $n ->
        [one] układ
        [few] układy
       *[other] układów
    }
}
if-top-level = { $test ->
    [at-most] nie mając technologii powyżej poziomu { $n }
   *[at-least] mając technologię poziomu { $n } lub wyższego
}
if-techs = { $test ->
    [at-most] mając najwyżej { $n } { $n ->
        [one] technologię
        [few] technologie
       *[other] technologii
    }{ $of ->
        [all] { "" }
       *[other] { " " }poziomu { $of }
    }
   *[at-least] mając co najmniej { $n } { $n ->
        [one] technologię
        [few] technologie
       *[other] technologii
    }{ $of ->
        [all] { "" }
       *[other] { " " }poziomu { $of }
    }
}
if-passed-types = { $test ->
    [at-most] mając technologie poziomu { $of } lub wyższego, przekazujące najwyżej { $n } { $n ->
        [one] rodzaj
        [few] rodzaje
       *[other] rodzajów
    }
   *[at-least] mając technologie poziomu { $of } lub wyższego, przekazujące co najmniej { $n } { $n ->
        [one] rodzaj
        [few] rodzaje
       *[other] rodzajów
    }
}
if-automation = { $test ->
    [at-most] mając automatyzację na poziomie { $n } lub niższym
   *[at-least] mając automatyzację na poziomie { $n } lub wyższym
}
if-food-symbols = { $test ->
    [at-most] mając najwyżej { $n } { $n ->
        [one] widoczny symbol wzrostu
        [few] widoczne symbole wzrostu
       *[other] widocznych symboli wzrostu
    }
   *[at-least] mając co najmniej { $n } { $n ->
        [one] widoczny symbol wzrostu
        [few] widoczne symbole wzrostu
       *[other] widocznych symboli wzrostu
    }
}
if-ore-symbols = { $test ->
    [at-most] mając najwyżej { $n } { $n ->
        [one] widoczny symbol rudy
        [few] widoczne symbole rudy
       *[other] widocznych symboli rudy
    }
   *[at-least] mając co najmniej { $n } { $n ->
        [one] widoczny symbol rudy
        [few] widoczne symbole rudy
       *[other] widocznych symboli rudy
    }
}
if-symbols = { $test ->
    [at-most] mając najwyżej { $n } { $n ->
        [one] symbol
        [few] symbole
       *[other] symboli
    } { $of ->
        [food] żywności
       *[ore] rudy
    } na swoich układach
   *[at-least] mając co najmniej { $n } { $n ->
        [one] symbol
        [few] symbole
       *[other] symboli
    } { $of ->
        [food] żywności
       *[ore] rudy
    } na swoich układach
}
if-areas-with-strength = { $test ->
    [at-most] mając siłę co najmniej { $of } na najwyżej { $n } { $n ->
        [one] obszarze
        [few] obszarach
       *[other] obszarach
    }
   *[at-least] mając siłę co najmniej { $of } na co najmniej { $n } { $n ->
        [one] obszarze
        [few] obszarach
       *[other] obszarach
    }
}
if-peak-strength = { $test ->
    [at-most] mając siłę najwyżej { $n } na każdym obszarze
   *[at-least] mając siłę co najmniej { $n } na jednym obszarze
}
if-excess = { $test ->
    [at-most] przy sile większej od wymaganej najwyżej o { $n }
   *[at-least] { $n ->
        [1] przy sile ponad wymaganą
       *[other] przy sile większej od wymaganej co najmniej o { $n }
    }
}
if-taken = { $test ->
    [at-most] po odebraniu innym frakcjom najwyżej { $n } { $n ->
        [one] układu
        [few] układów
       *[other] układów
    }
   *[at-least] po odebraniu innym frakcjom co najmniej { $n } { $n ->
        [one] układu
        [few] układów
       *[other] układów
    }
}
if-exchanges = { $test ->
    [at-most] po dokonaniu najwyżej { $n } { $n ->
        [one] wymiany
        [few] wymian
       *[other] wymian
    }
   *[at-least] po dokonaniu co najmniej { $n } { $n ->
        [one] wymiany
        [few] wymian
       *[other] wymian
    }
}
if-swapped = { $test ->
    [at-most] po zastąpieniu najwyżej { $n } { $n ->
        [one] dysku
        [few] dysków
       *[other] dysków
    } osiągnięć
   *[at-least] po zastąpieniu co najmniej { $n } { $n ->
        [one] dysku
        [few] dysków
       *[other] dysków
    } osiągnięć
}
if-museum = { $test ->
    [at-most] mając najwyżej { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } w muzeum
   *[at-least] mając co najmniej { $n } { $n ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } w muzeum
}

when-colonised = Gdy kolonizujesz
when-production-done = Po swojej produkcji
when-last-ore-disc = Gdy ostatni dysk rudy opuszcza tor
when-researched = Po zbadaniu technologii
when-control-gained = Gdy zdobywasz kontrolę
when-control-lost = Gdy inna frakcja odbiera ci układ
when-jumped = Po swoim skoku
when-automated = Gdy automatyzujesz

rule-skip-prerequisite = { $n ->
    [1] Wynaleziona technologia o dwóch wymaganiach wymaga od ciebie o jedno mniej
   *[other] Wynaleziona technologia o dwóch wymaganiach wymaga od ciebie o { $n } mniej
}
rule-retire-for-ore = { $n ->
    [1] W każdej akcji 1 kryształek rudy może zastąpić 1 wycofaną kostkę populacji
    [few] W każdej akcji ruda może zastąpić najwyżej { $n } wycofane kostki populacji, po 1 kryształku za każdą
   *[other] W każdej akcji ruda może zastąpić najwyżej { $n } wycofanych kostek populacji, po 1 kryształku za każdą
}
rule-any-track-disc = Dyski produkcji możesz brać z dowolnego toru
rule-long-jump = 1 punkt ruchu przenosi statek na dowolny obszar, chyba że startuje on z Układu Słonecznego albo Głębokiego Kosmosu
rule-dock-everywhere = Możesz budować statki w każdym kontrolowanym układzie
rule-push-pawn = Możesz użyć zajętego pola, płacąc { $n ->
    [one] { $n } kryształek rudy
    [few] { $n } kryształki rudy
   *[other] { $n } kryształków rudy
} właścicielowi pionka
rule-cheap-growth-trade = W wymianie 1 kostka populacji kosztuje cię tylko { $n ->
    [one] { $n } kryształek rudy
    [few] { $n } kryształki rudy
   *[other] { $n } kryształków rudy
}

sentence = { $said }.
sentences = { $first } { $rest }
says-action = Akcja: { $line }
says-immediate = Natychmiast: { $line }
says-spaces = Akcja ({ $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[other] { $spaces } pól
}): { $line }
says-guild = Gildia poziomu { $level }: { $line }
says-event = Poziom { $level }: { $line }
says-sphere = Raz w grze, dla kogokolwiek: { $line }
says-once-a-game = Raz na grę
says-at-will = { $times ->
    [any] W dowolnej chwili tury
    [1] Raz na turę
   *[other] { $times } razy na turę
}: { $line }
says-when = { $when }: { $line }
says-when-if = { $when }, { $if }: { $line }
says-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
says-points-plus = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} plus { $more }{ $per }{ $most }
says-system = Siła { $strength }, { $spec ->
    [food] żywność
    [ore] ruda
   *[both] żywność i ruda
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
says-control = Po zdobyciu kontroli: { $line }
says-bonus = Bonus kolonizacyjny: { $line }
says-end-each = Na koniec gry: { $points }
says-end-deep = Na koniec gry za największą siłę w Głębokim Kosmosie: { $points }

## W terminalu

terminal-head = Runda { $round }, { $phase }; dyski osiągnięć: { $discs } z { $end }
terminal-last-round = (runda { $round } jest ostatnia)
terminal-phase-action = faza akcji
terminal-phase-production = faza produkcji
terminal-phase-achievement = faza osiągnięć
terminal-phase-over = koniec gry
terminal-action = Akcja
terminal-pawns = Pionki
terminal-covered = Zablokowane gildie: { $guilds }
terminal-slot = Pole
terminal-needs = Wymaga
terminal-types = Rodzaj
terminal-technology = Technologia
terminal-researched = Zbadana przez
terminal-effects = Efekty
terminal-event = niewynaleziona, z wydarzeniem
terminal-row = Wyłożony rząd { $level }: { $cards }
terminal-undiscovered = niewynaleziona
terminal-area = Obszar
terminal-card = Karta
terminal-routes = Szlaki do
terminal-base = Baza
terminal-ships = Statki
terminal-system = siła { $strength }, { $spec }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
terminal-spec-food = żywność
terminal-spec-ore = ruda
terminal-achievement = Osiągnięcie
terminal-spaces = Miejsca
terminal-progress = Jak daleko
terminal-player = Gracz
terminal-score = Punkty
terminal-ore = Ruda
terminal-population = Populacja
terminal-supply = Zaopatrzenie
terminal-growth = Wzrost
terminal-mines = Produkcja rudy
terminal-automation = Automatyzacja
terminal-colonies = Kolonie
terminal-mat = { $player }, { $faction }; przy planszetce: { $cards }
terminal-kept = Wydarzenia, które zostają: { $events }
terminal-discarded = Odrzucone wydarzenia: { $events }
terminal-signs = Gracze są oznaczeni numerami. Rodzaje technologii: S { type-s }, E { type-e }, M { type-m }, C { type-c }, po > przekazywany; * to pionek na jednym z jej pól. Statki: siła, w nawiasie poziomy. +1 przed polem: o tyle więcej rudy.

# Ways to play, for bots.
style-scientist = naukowiec
style-scientist-help = Bada technologię za technologią, im wyższy poziom, tym lepiej.
style-coloniser = kolonizator
style-coloniser-help = Zbiera statki tam, gdzie można skolonizować układ.
style-captain = kapitan
style-captain-help = Utrzymuje silną flotę i zakłada bazy w układach.
style-automator = automatyk
style-automator-help = Automatyzuje produkcję wcześnie i często.
