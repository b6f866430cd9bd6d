title = Beyond the Sun
tagline = Badaj drzewo technologii, które w każdej grze rośnie inaczej, i zasiedlaj z jego pomocą gwiazdy.

## Dlaczego nie

refused-BTS-4_2 = Na tym polu stoi pionek innego gracza.
refused-BTS-4_3 = Pionek musi się ruszyć: nie może zostać na swoim polu.
refused-BTS-4_7 = Z pól technologii korzysta tylko ten, kto ją zbadał.
refused-BTS-4_9 = Tej akcji nie możesz teraz wykonać w całości: brakuje czegoś, co trzeba zapłacić lub przenieść.
refused-BTS-4_13 = Ta technologia nie ma pól akcji.
refused-BTS-4_23 = Ta gildia jest zakryta.
refused-BTS-6_9 = To osiągnięcie jest już przez ciebie zdobyte.
refused-BTS-6_7 = Na tym osiągnięciu nie ma już wolnego miejsca.
refused-BTS-6_12 = Warunek tego osiągnięcia nie jest jeszcze spełniony.
refused-BTS-11_2 = Teraz bada się technologię innego poziomu.
refused-BTS-11_3 = To miejsce jest już przez ciebie zbadane albo brakuje wcześniejszych technologii.
refused-BTS-11_4 = Najpierw trzeba zbadać wszystkie technologie połączone z tą od lewej strony.
refused-BTS-13_2 = Nowy statek staje w Układzie Słonecznym albo w kontrolowanej przez ciebie stoczni.
refused-BTS-13_5 = Statek ma już najwyższy, czwarty poziom.
refused-BTS-14_3 = Punkt ruchu przesuwa jeden własny statek o jeden odcinek trasy.
refused-BTS-15_1 = Kolonizować można tylko karty systemów: nie stocznie, nie Układ Słoneczny i nie Głęboki Kosmos.
refused-BTS-15_3 = Do kolonizacji trzeba kontrolować ten system i mieć w nim statki o wymaganej sile.
refused-BTS-15_5 = Odesłane statki muszą mieć razem co najmniej wymaganą siłę.
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
option-round-cap-help = Po tylu rundach gra kończy się w każdym razie; przy rozsądnej grze nigdy do tego nie dochodzi.

## Ruchy

move-use-space = { $place }: { $action }
move-use-space-extra = { $place } (dodatkowa ruda: { $extra }): { $action }
move-copy = { $place }: { $action }
move-replace = { $cubes ->
    [0] Wycofaj całą populację
   *[other] Ruda zamiast wycofania: { $cubes }
}
move-do = Wykonaj: { $part }
move-skip = Pomiń: { $part }
move-choose = { $part }
move-research = { $slot }: { $card }
move-research-event = { $slot }: niewynaleziona, z wydarzeniem
move-research-unknown = { $slot }: niewynaleziona
move-pay-opponent = Zapłata dla: { $faction }
move-type = Rodzaj: { $type }
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
move-buy-population = { $price } rudy → 1 populacja
move-sell-population = 1 populacja → 1 ruda
move-retire-ship = 1 ruda i statek poziomu { $level } ({ $area }) → 1 populacja
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
prompt-paying-reason = 1 ruda może zastąpić wycofaną kostkę populacji.
prompt-option = Opcjonalnie: { $part }?
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
prompt-jumping-reason = Kontrola jest sprawdzana dopiero po całym ruchu.
prompt-warping = Przenieś statek na dowolny obszar (pozostało: { $left })
prompt-warping-reason = Kontrola jest sprawdzana po przeniesieniu wszystkich statków.
prompt-base = Baza, { $area }: który dysk?
prompt-base-reason = Układ ma obie specjalizacje albo dysk może pochodzić z dowolnego toru.
prompt-bonuses = Który bonus za zdobycie kontroli najpierw?
prompt-bonuses-reason = Zdobyto kilka układów naraz; kolejność wybierasz ty.
prompt-triggers = Która zdolność najpierw?
prompt-triggers-reason = W tej samej chwili działa kilka zdolności.
prompt-colonising = Który układ kolonizujesz?
prompt-colonising-reason = Kontrolujesz go i masz tam wymaganą siłę.
prompt-settling = { $area }: który statek osiedla załogę?
prompt-settling-reason = Osiedlona siła: { $settled } z { $needed }; wolno więcej.
prompt-colony = Drugi dysk, { $area }: który?
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
prompt-researching-reason = Potrzebujesz wymaganych technologii; niewynaleziona odkrywa swoje wydarzenie.
prompt-opponent = Który przeciwnik dostaje zapłatę?
prompt-opponent-reason = Taki, który zbadał tę technologię.
prompt-type = { $slot }: jaki rodzaj technologii?
prompt-type-reason = Jeden z rodzajów przekazywanych przez twoje wymagane technologie.
prompt-card = Która technologia zostaje wynaleziona?
prompt-card-reason = Pozostałe karty wracają pod talię.
prompt-private = Którą technologię zachowujesz jako prywatną?
prompt-private-reason = Tylko ty możesz jej używać.
prompt-laying = Którą technologię położyć na planszy?
prompt-laying-reason = Nikt jej teraz nie bada.
prompt-laying-slot = Na którym polu?
prompt-laying-slot-reason = Dowolne puste pole tego poziomu.
prompt-uncovering = Którą gildię odsłonić?
prompt-uncovering-reason = Odtąd każdy może z niej korzystać.
prompt-joining = Obok którego pola leży nowy układ?
prompt-joining-reason = Łączy je jeden segment szlaku.
prompt-taking = Który układ bierzesz?
prompt-taking-reason = Liczy się jako skolonizowany, bez dysków.
prompt-waiting = Decyduje: { $faction }
prompt-interrupt = Pytanie w trakcie tury: { $faction }.
prompt-over = Koniec gry
prompt-over-reason = Wygrywa najwięcej punktów; remis rozstrzyga produkcja, potem populacja, potem ruda.

## Dziennik

event-round = Runda { $amount }
event-turn = { $player }: tura
event-space = { $player }: { $action }
event-copied = { $player }: akcja – { $action }
event-ore = { $player }: ruda +{ $amount }
event-paid = { $player }: ruda −{ $amount }
event-paid-by-player = { $player }: zapłata od innego gracza, ruda { $amount }
event-pushed = { $player }: pionek odsunięty, ruda +{ $amount }
event-retired = { $player }: wycofana populacja: { $amount }
event-population = { $player }: populacja +{ $amount }
event-growth = { $player }: wzrost, populacja +{ $amount }
event-ship-retired = { $player }: wycofany statek poziomu { $level } ({ $area })
event-built = { $player }: nowy statek poziomu { $level }, { $area }
event-upgraded = { $player }: statek z poziomu { $level } na { $reached }, { $area }
event-moved = { $player }: statek poziomu { $level }, { $from } → { $to }
event-base = { $player }: baza, { $area } ({ $disc })
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
event-kept = { $player }: { $card } zostaje w grze
event-offered = Odkryto: { $card }
event-technology = { $slot }: { $card }
event-private = { $player }: prywatna technologia { $card }
event-row = Wyłożono rząd technologii: poziom { $amount }
event-uncovered = { $player }: odsłonięcie – { $guild }
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
event-claimed = { $player }: zdobyto osiągnięcie { $achievement }: { $amount ->
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
    [one] { $amount } ruda
    [few] { $amount } rudy
   *[other] { $amount } rud
}
amount-population = { $amount ->
    [one] { $amount } populacja
    [few] { $amount } populacje
   *[other] { $amount } populacji
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

## Technologies

technology-hypercomputing = Hiperkomputery
technology-hypercomputing-help = Natychmiast: { part-automate-ore }. Akcja (1 pole): { part-2-ore-research-ii-only-seen }.
technology-narrow-beam-lasers = Wąskie wiązki laserowe
technology-narrow-beam-lasers-help = Natychmiast: { part-ore-1-upgrade-1-1 }. Akcja (1 pole): { part-1-ore-ship-2-from-pop-jump-3 }.
technology-advanced-genetics = Zaawansowana genetyka
technology-advanced-genetics-help = Natychmiast: { part-automate-food-pop-1 }.
technology-terraforming = Terraformacja
technology-terraforming-help = Natychmiast: { part-ship-1-at-deep }. Akcja (1 pole): { part-jump-4 }. Akcja (1 pole): { part-3-ore-1-retire-colonise }.
technology-advanced-robotics = Zaawansowana robotyka
technology-advanced-robotics-help = Natychmiast: { part-automate-ore }. Akcja (1 pole): { part-2-ore-automate-ore }.
technology-mass-cloning = Masowe klonowanie
technology-mass-cloning-help = Natychmiast: { part-pop-2 }. Akcja (1 pole): { part-pop-2 }.
technology-plasma-cannon = Działko plazmowe
technology-plasma-cannon-help = Natychmiast: { part-ship-2-jump-1 }. Akcja (1 pole): { part-2-ore-ship-3-from-pop-jump-3 }.
technology-frontier-charters = Przywileje pogranicza
technology-frontier-charters-help = Natychmiast: { part-ore-1-jump-2 }. Akcja (1 pole): { part-2-ore-1-retire-colonise }. Akcja (1 pole): { part-ore-1-jump-3 }.
technology-biosynaptic-network = Sieć Bio-Synaptyczna
technology-biosynaptic-network-help = Natychmiast: { part-automate-ore }. Akcja (1 pole): { part-pop-1-opt-3-ore-research-ii }.
technology-ballistics-institute = Instytut Balistyki
technology-ballistics-institute-help = Natychmiast: { part-ship-1 }. Akcja (1 pole): { part-4-ore-research-iii-upgrade-1-1-mode-upto }.
technology-spacetime-anomaly-studies = Anomalie czasoprzestrzenne
technology-spacetime-anomaly-studies-help = Natychmiast: { part-automate-ore }. Akcja (1 pole): { part-2-ore-jump-2-opt-2-ore-1-retire-research-iii }.
technology-orbital-academies = Akademie orbitalne
technology-orbital-academies-help = Natychmiast: { part-automate-food }. Akcja (2 pola): { part-choose-1-retire-research-ii-3-ore-2-retire-research-iii-only-seen }.
technology-privateer-commissions = Listy kaperskie
technology-privateer-commissions-help = Natychmiast: { part-pop-1-ship-1 }. Akcja (1 pole): { part-jump-3-ore-2-taken }.
technology-surveying-androids = Androidy geodezyjne
technology-surveying-androids-help = Natychmiast: { part-automate-food-jump-1 }. Gdy kolonizujesz z siłą większą niż wymagana: { part-pop-1-ore-1 }.
technology-human-experimentation = Eksperymenty na ludziach
technology-human-experimentation-help = Natychmiast: { part-upgrade-2-1-mode-upto }. Akcja (1 pole): { part-2-retire-research-iii }.
technology-android-destroyers = Niszczyciele androidów
technology-android-destroyers-help = Natychmiast: { part-ship-2-col-right }. Akcja (1 pole): { part-x-ore-ship-x-jump-3-where-x-top-level }.
technology-modular-fleet = Flota modułowa
technology-modular-fleet-help = Natychmiast: { part-ship-1 }. Akcja (1 pole): { part-opt-1-ore-ship-1-opt-2-ore-ship-2-opt-1-ore-ship-2-from-pop-jump-3 }.
technology-patent-exchange = Giełda patentów
technology-patent-exchange-help = Natychmiast: { part-ore-3 }. Akcja (1 pole): { part-2-ore-to-opponent-research-ii-only-seen }.
technology-colonial-granaries = Kolonialne spichlerze
technology-colonial-granaries-help = Natychmiast: { part-automate-food }. Akcja (1 pole): { part-4-ore-1-retire-colonise-pop-1 }.
technology-supply-base = Baza zaopatrzeniowa
technology-supply-base-help = Natychmiast: { part-ship-2 }. Akcja (1 pole): { part-upgrade-2-1-mode-upto-jump-3 }.
technology-transdimensional-ai = Międzywymiarowa sztuczna inteligencja
technology-transdimensional-ai-help = Natychmiast: { part-pop-1-opt-research-i-ii-only-seen-prereq-no-immediate-no }. Wynaleziona technologia o dwóch wymaganiach wymaga od ciebie o jedno mniej.
technology-planetary-scale-research = Badanie na skalę planetarną
technology-planetary-scale-research-help = Natychmiast: { part-ship-2-jump-2 }. Akcja (1 pole): { part-4-ore-research-x-where-x-min-colonised-1-4 }.
technology-metahuman-chambers = Komory metaludzi
technology-metahuman-chambers-help = Natychmiast: { part-automate-food-pop-1 }. Akcja (2 pola): { part-4-ore-2-retire-research-iiii }.
technology-hivemind-computing = Obliczenia roju
technology-hivemind-computing-help = Natychmiast: { part-automate-ore-jump-1 }. Akcja (2 pola): { part-7-ore-research-iiii }.
technology-deep-space-megastructures = Megastruktury kosmiczne
technology-deep-space-megastructures-help = Natychmiast: { part-ship-3-at-deep-jump-1 }. Akcja (1 pole): { part-4-ore-ship-2-at-deep-research-iii }.
technology-capital-ship = Okręt liniowy
technology-capital-ship-help = Natychmiast: { part-ship-4-jump-1 }. Akcja (1 pole): { part-3-ore-ship-4-from-pop-opt-2-ore-ship-2-from-pop-jump-3 }.
technology-android-armada = Armada androidów
technology-android-armada-help = Natychmiast: { part-choose-ship-2-pop-1-times-2 }. Akcja (1 pole): { part-4-ore-ship-4-jump-3 }.
technology-mercenary-fleet = Flota najemników
technology-mercenary-fleet-help = Akcja (1 pole): { part-3-ore-colonise }. Akcja (1 pole): { part-1-ore-1-retire-ship-4-from-pop-jump-2 }.
technology-cerebral-implants = Implanty mózgowe
technology-cerebral-implants-help = Akcja (1 pole): { part-pop-1-choose-3-ore-research-ii-5-ore-research-iii }.
technology-manufacturing-orbitals = Fabryki orbitalne
technology-manufacturing-orbitals-help = Natychmiast: { part-ore-min-controlled-3-pop-colonised-2-opt-ship-2-from-pop-jump-2 }. Akcja (1 pole): { part-ore-min-controlled-3-pop-colonised-2-opt-ship-2-from-pop-jump-2 }.
technology-android-rights-movement = Ruch obrońców praw androidów
technology-android-rights-movement-help = Natychmiast: { part-automate-food-move-supply-2-src-right-to-any }. W każdej akcji 1 ruda może zastąpić 1 wycofaną populację.
technology-subatomic-fabrication = Wytwórstwo subatomowe
technology-subatomic-fabrication-help = Natychmiast: { part-automate-either-pop-1-ore-1-jump-1 }. Dyski produkcji możesz brać z dowolnego toru.
technology-quantum-data-exchange = Wymiana danych kwantowych
technology-quantum-data-exchange-help = Natychmiast: { part-automate-ore-ore-2 }. Akcja (1 pole): { part-copy-research-occupied-yes }.
technology-hyperdrive-boosters = Wzmacniacz hipernapędu
technology-hyperdrive-boosters-help = Natychmiast: { part-upgrade-3-3-mode-spread }. Akcja (1 pole): { part-upgrade-2-1-mode-upto-jump-4 }.
technology-wormhole-technology = Technologia tuneli czasoprzestrzennych
technology-wormhole-technology-help = Natychmiast: { part-ship-2-ore-1-warp-2 }. 1 punkt ruchu prowadzi statek na dowolny obszar, z wyjątkiem startu z Układu Słonecznego i Głębokiego Kosmosu.
technology-stealth-terraformers = Podstępni terraformatorzy
technology-stealth-terraformers-help = Akcja (1 pole): { part-5-ore-1-retire-jump-2-colonise-target-fresh-control-bonus-no }.
technology-omega-theorem = Twierdzenie Omega
technology-omega-theorem-help = Natychmiast: { part-ore-1 }. 4 punkty plus 1 za każdą twoją technologię poziomu III.
technology-giga-corporations = Gigakorporacje
technology-giga-corporations-help = Natychmiast: { part-ore-1 }. W dowolnej chwili tury: { part-swap-disc-1 }. 4 punkty plus 1 za każdy zastąpiony dysk osiągnięcia.
technology-titan-shipyards = Stocznie tytanów
technology-titan-shipyards-help = Natychmiast: { part-ship-4 }. Możesz budować statki w każdym kontrolowanym układzie. 4 punkty.
technology-ministry-of-colonisation = Ministerstwo kolonizacji
technology-ministry-of-colonisation-help = Natychmiast: { part-take-system-a-look-2 }. 4 punkty.
technology-mind-machine-assimilation = Zespolenie umysłu z maszyną
technology-mind-machine-assimilation-help = Natychmiast: { part-automate-either }. Raz na turę: { part-2-ore-1-retire-automate-either }. 4 punkty.
technology-parallel-universe-generator = Generator wszechświatów równoległych
technology-parallel-universe-generator-help = Natychmiast: { part-jump-2 }. Akcja (1 pole): { part-copy-own-occupied-yes-copy-own-occupied-yes }. 5 punktów.
technology-galactic-archive = Archiwum Galaktyki
technology-galactic-archive-help = Natychmiast: { part-private-iii-look-3 }. 3 punkty.
technology-galactic-hq = Galaktyczna kwatera główna
technology-galactic-hq-help = Natychmiast: { part-pop-1-ship-2 }. W dowolnej chwili tury: { part-1-ore-upgrade-1-1 }. 4 punkty.
technology-black-market-industries = Czarnorynkowy przemysł
technology-black-market-industries-help = Natychmiast: { part-ore-4 }. 3 razy na turę: { part-choose-2-ore-pop-1-1-retire-ore-2 }. 4 punkty.
technology-galactic-empire = Galaktyczne imperium
technology-galactic-empire-help = Natychmiast: { part-jump-4 }. 4 punkty plus 1 za każdy skolonizowany układ.

## Events

event-card-tyler-lee = Tyler Lee, wysłannik gildii
event-card-tyler-lee-help = Poziom II: { part-uncover-1-ore-1 }.
event-card-maya-chaturvedi = Maya Chaturvedi, głos dalekich osad
event-card-maya-chaturvedi-help = Poziom II: { part-uncover-1-pop-1 }.
event-card-secret-arms-purchase = Tajny zakup broni
event-card-secret-arms-purchase-help = Poziom II: { part-choose-each-all-opt-ship-1-at-deep-each-all-opt-ship-2-at-deep-opt-upgrade-1-1 }.
event-card-rogue-companion = Zbłąkany towarzysz
event-card-rogue-companion-help = Poziom II: { part-place-system-a-as-neighbour }.
event-card-hydroponic-bounty = Obfite plony hydroponiczne
event-card-hydroponic-bounty-help = Poziom II: { part-each-all-pop-1 }.
event-card-asteroid-rush = Gorączka asteroidów
event-card-asteroid-rush-help = Poziom II: { part-each-all-choose-ore-2-jump-2 }.
event-card-quarantine = Kwarantanna
event-card-quarantine-help = Poziom II: { part-each-all-if-pop-3-return-pop-1-ore-1 }.
event-card-census-of-worlds = Spis światów
event-card-census-of-worlds-help = Poziom II: { part-keep-achievements }. Na koniec 2 punkty dla każdej frakcji, która kontroluje lub skolonizowała łącznie co najmniej 5 układów.
event-card-logistics-reform = Reforma logistyki
event-card-logistics-reform-help = Poziom II: { part-each-all-move-supply-2-src-any-to-a }.
event-card-shared-blueprints = Wspólne schematy
event-card-shared-blueprints-help = Poziom II: { part-each-all-opt-1-ore-research-i }.
event-card-kc-24x = KC-24X, pierwszy android-gubernator
event-card-kc-24x-help = Poziom III: { part-uncover-2-keep-mat-vp-1 }.
event-card-ono = Ono z Rady Mędrców
event-card-ono-help = Poziom III: { part-uncover-2-keep-mat-vp-1 }.
event-card-museum-of-retired-spaceships = Muzeum wysłużonych statków kosmicznych
event-card-museum-of-retired-spaceships-help = Poziom III: { part-keep-achievements-each-all-opt-send-ship-event-opt-send-ship-event }. Na koniec każdy statek w muzeum daje połowę swojego poziomu, w górę.
event-card-dyson-sphere = Sfera Dysona, model I
event-card-dyson-sphere-help = Poziom III: { part-place-system-b-as-sphere }. Raz, dla każdego: { part-7-ore-2-retire-take-system-sphere }.
event-card-mass-enlightenment = Masowe oświecenie
event-card-mass-enlightenment-help = Poziom III: { part-lay-tech-iiii-look-2 }.
event-card-beacon-in-the-dark = Latarnia w mroku
event-card-beacon-in-the-dark-help = Poziom III: { part-keep-deep-jump-2 }. Na koniec 2 punkty za największą siłę w Głębokim Kosmosie.
event-card-machine-strike = Strajk maszyn
event-card-machine-strike-help = Poziom III: { part-each-all-if-automation-4-choose-2-ore-nothing-return-pop-1-ore-1 }.
event-card-second-wave = Druga fala osadników
event-card-second-wave-help = Poziom III: { part-each-all-produce-growth }.
event-card-border-clash = Potyczki na rubieżach
event-card-border-clash-help = Poziom III: { part-each-all-opt-upgrade-1-1-jump-1 }.
event-card-hall-of-discoverers = Panteon odkrywców
event-card-hall-of-discoverers-help = Poziom III: { part-keep-mat-vp-2-owner-most-techs-each-others-ore-1 }.
sphere-action = Sfera Dysona

## Systems

system-barnards-star = Gwiazda Barnarda
system-barnards-star-help = Siła 2, żywność, 3 punkty. Bonus kolonizacyjny: { part-pop-1 }.
system-alpha-centauri = Alfa Centauri
system-alpha-centauri-help = Siła 2, żywność, 2 punkty. Po zdobyciu kontroli: { part-pop-1 }. Bonus kolonizacyjny: { part-ore-3 }.
system-wolf-359 = Wolf 359
system-wolf-359-help = Siła 3, ruda, 3 punkty. Bonus kolonizacyjny: { part-ship-2 }.
system-luyten-726-8 = Luyten 726-8
system-luyten-726-8-help = Siła 2, ruda, 3 punkty. Po zdobyciu kontroli: { part-jump-1 }. Bonus kolonizacyjny: { part-jump-4 }.
system-lalande-21185 = Lalande 21185
system-lalande-21185-help = Siła 4, żywność, 3 punkty. Bonus kolonizacyjny: { part-produce-growth-produce-ore-produce-trade }.
system-procyon = Procjon
system-procyon-help = Siła 3, ruda, 2 punkty. Bonus kolonizacyjny: { part-private-ii-look-2 }.
system-sirius = Syriusz
system-sirius-help = Siła 3, ruda, 3 punkty. Po zdobyciu kontroli: { part-ore-1 }. Bonus kolonizacyjny: { part-automate-ore }.
system-tau-ceti = Tau Ceti
system-tau-ceti-help = Siła 4, żywność i ruda, 4 punkty. Po zdobyciu kontroli: { part-move-supply-1-src-any-to-a }. Bonus kolonizacyjny: { part-automate-either }.
system-61-cygni = 61 Cygni
system-61-cygni-help = Siła 3, ruda, 3 punkty. Raz na turę: { part-2-ore-pop-1 }. Bonus kolonizacyjny: { part-ore-3 }.
system-epsilon-eridani = Epsilon Eridani
system-epsilon-eridani-help = Siła 3, żywność, 3 punkty. Bonus kolonizacyjny: { part-pop-2 }.
system-ross-128 = Ross 128
system-ross-128-help = Siła 4, żywność, 5 punktów. Po zdobyciu kontroli: { part-upgrade-1-1 }. Bonus kolonizacyjny: { part-upgrade-3-3-mode-spread }.
system-groombridge-34 = Groombridge 34
system-groombridge-34-help = Siła 3, ruda, 4 punkty. Bonus kolonizacyjny: { part-ore-2 }.
system-kapteyns-star = Gwiazda Kapteyna
system-kapteyns-star-help = Siła 4, żywność i ruda, 5 punktów. Bonus kolonizacyjny: { part-ship-2-at-deep }.
system-ross-154 = Ross 154
system-ross-154-help = Siła 5, żywność, 6 punktów. Możesz użyć zajętego pola, płacąc 1 rudę właścicielowi pionka. Bonus kolonizacyjny: { part-ore-3 }.
system-wise-1541-2250 = WISE 1541-2250
system-wise-1541-2250-help = Siła 6, ruda, 5 punktów. Bonus kolonizacyjny: { part-private-iii-look-2 }.
system-yz-ceti = YZ Ceti
system-yz-ceti-help = Siła 4, żywność, 5 punktów. Po zdobyciu kontroli: { part-ore-2 }. Bonus kolonizacyjny: { part-jump-3 }.
system-luytens-star = Gwiazda Luytena
system-luytens-star-help = Siła 5, żywność i ruda, 6 punktów. Bonus kolonizacyjny: { part-pop-2 }.
system-lacaille-9352 = Lacaille 9352
system-lacaille-9352-help = Siła 5, ruda, 5 punktów. Bonus kolonizacyjny: { part-ship-1-at-any-n-2 }.
system-kruger-60 = Kruger 60
system-kruger-60-help = Siła 5, ruda, 6 punktów. W wymianie 1 populacja kosztuje cię tylko 2 rudy. Bonus kolonizacyjny: { part-ore-2 }.
system-gliese-1061 = Gliese 1061
system-gliese-1061-help = Siła 6, ruda, 5 punktów. Bonus kolonizacyjny: { part-opt-research-ii-only-seen-cube-supply }.
system-teegardens-star = Gwiazda Teegardena
system-teegardens-star-help = Siła 6, żywność, 7 punktów. Po zdobyciu kontroli: { part-pop-1 }. Bonus kolonizacyjny: { part-automate-food }.
system-trappist-1 = TRAPPIST-1
system-trappist-1-help = Siła 6, żywność i ruda, 6 punktów. Bonus kolonizacyjny: { part-automate-either-n-2 }.
system-van-maanens-star = Gwiazda van Maanena
system-van-maanens-star-help = Siła 7, ruda, 8 punktów. Bonus kolonizacyjny: { part-automate-ore-ore-1 }.
system-wolf-1061 = Wolf 1061
system-wolf-1061-help = Siła 7, żywność, 9 punktów. Bonus kolonizacyjny: { part-pop-1-ore-2 }.

## Achievements

achievement-empire = Imperium
achievement-empire-help = 4 skolonizowane układy.
achievement-transcendence = Transcendencja
achievement-transcendence-help = Technologia poziomu IIII.
achievement-power = Władza
achievement-power-help = Siła co najmniej 3 w każdym z 2 obszarów.
achievement-efficiency = Wydajność
achievement-efficiency-help = 5. poziom automatyzacji.
achievement-flexibility = Elastyczność
achievement-flexibility-help = Technologie poziomu II lub wyższego, przekazujące 3 różne rodzaje.
achievement-vanguard = Straż przednia
achievement-vanguard-help = Łącznie 5 układów kontrolowanych i skolonizowanych.
achievement-specialisation = Specjalizacja
achievement-specialisation-help = 4 wydrukowane symbole jednego rodzaju na twoich układach.
achievement-great-library = Wielka Biblioteka
achievement-great-library-help = 8 technologii.
achievement-abundance = Dostatek
achievement-abundance-help = 3 populacji i 8 rud na planszetce.
achievement-harmony = Harmonia
achievement-harmony-help = 3 widoczne symbole wzrostu i 4 widoczne symbole rudy.

## Guilds and Basic Spacefaring

guild-terraformers = Gildia Terraformatorów
guild-terraformers-help = Gildia poziomu 1: { part-4-ore-1-retire-colonise }.
guild-professors = Gildia Profesorów
guild-professors-help = Gildia poziomu 1: { part-4-ore-1-retire-research-iii }.
guild-technocrats = Gildia Technokratów
guild-technocrats-help = Gildia poziomu 2: { part-3-ore-research-ii-copy-basic-occupied-yes }.
guild-metascientists = Gildia Metanaukowców
guild-metascientists-help = Gildia poziomu 2: { part-6-ore-2-retire-research-iiii }.
basic-1 = Akcja podstawowa 1
basic-1-help = Akcja: { part-research-i }.
basic-2 = Akcja podstawowa 2
basic-2-help = Akcja: { part-2-ore-research-ii }.
basic-3 = Akcja podstawowa 3
basic-3-help = Akcja: { part-opt-ship-1-from-pop-jump-2 }.
basic-4 = Akcja podstawowa 4
basic-4-help = Akcja: { part-pop-1-ore-1 }.

## Factions

mat-nishida-basic = Nishida-Østergaard
mat-un-basic = Organizacja Narodów Zjednoczonych Układu Słonecznego
mat-ceres-basic = Wolna Spółdzielnia Ceres
mat-watch-basic = Zakon Długiej Warty
mat-nishida-advanced = Nishida-Østergaard
ability-nishida-a = Nishida-Østergaard, zdolność A
ability-nishida-a-help = Raz na grę. Po zbadaniu technologii mając co najmniej 2 technologie poziomu III: { part-ore-3-automate-food }.
ability-nishida-b = Nishida-Østergaard, zdolność B
ability-nishida-b-help = Raz na grę. Gdy ostatni dysk rudy opuszcza tor: { part-automate-food-vp-2 }.
mat-un-advanced = Organizacja Narodów Zjednoczonych Układu Słonecznego
ability-un-sol-a = Organizacja Narodów Zjednoczonych Układu Słonecznego, zdolność A
ability-un-sol-a-help = Raz na grę. Po swojej produkcji po co najmniej 3 wymianach: { part-pop-2-col-right-automate-either }.
ability-un-sol-b = Organizacja Narodów Zjednoczonych Układu Słonecznego, zdolność B
ability-un-sol-b-help = Raz na grę. Gdy zdobywasz kontrolę gdy kontrolujesz co najmniej 3 układy: { part-ship-2-vp-1 }.
mat-ceres-advanced = Wolna Spółdzielnia Ceres
ability-ceres-a = Wolna Spółdzielnia Ceres, zdolność A
ability-ceres-a-help = Raz na grę. Po swoim skoku z siłą co najmniej 6 w jednym obszarze: { part-ore-4-jump-2 }.
ability-ceres-b = Wolna Spółdzielnia Ceres, zdolność B
ability-ceres-b-help = Raz na grę. Gdy inna frakcja odbiera ci układ: { part-ship-2-upgrade-1-1-mode-upto }.
mat-watch-advanced = Zakon Długiej Warty
ability-watch-a = Zakon Długiej Warty, zdolność A
ability-watch-a-help = Raz na grę. Gdy automatyzujesz na 4. lub wyższym poziomie automatyzacji: { part-opt-research-ii-only-seen }.
ability-watch-b = Zakon Długiej Warty, zdolność B
ability-watch-b-help = Raz na grę. Po zbadaniu technologii mając najwyżej 7 kostek zaopatrzenia: { part-ore-3-pop-1 }.

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

## Effects in words

part-1-ore-1-retire-ship-4-from-pop-jump-2 = 1 ruda + wycofaj 1: zbuduj statek poziomu 4 z populacji, potem Skocz 2
part-1-ore-research-i = 1 ruda: zbadaj technologię poziomu I
part-1-ore-ship-1 = 1 ruda: zbuduj statek poziomu 1 z zaopatrzenia
part-1-ore-ship-2-from-pop = 1 ruda: zbuduj statek poziomu 2 z populacji
part-1-ore-ship-2-from-pop-jump-3 = 1 ruda: zbuduj statek poziomu 2 z populacji, potem Skocz 3
part-1-ore-upgrade-1-1 = 1 ruda: ulepsz 1 statek o 1 poziom
part-1-retire-ore-2 = wycofaj 1: weź 2 rudy
part-1-retire-research-ii = wycofaj 1: zbadaj technologię poziomu II
part-2-ore-1-retire-automate-either = 2 rudy + wycofaj 1: zautomatyzuj produkcję żywności albo rudy
part-2-ore-1-retire-colonise = 2 rudy + wycofaj 1: skolonizuj układ
part-2-ore-1-retire-research-iii = 2 rudy + wycofaj 1: zbadaj technologię poziomu III
part-2-ore-automate-ore = 2 rudy: zautomatyzuj produkcję rudy
part-2-ore-jump-2-opt-2-ore-1-retire-research-iii = 2 rudy: Skocz 2, potem opcjonalnie (2 rudy + wycofaj 1: zbadaj technologię poziomu III)
part-2-ore-nothing = 2 rudy: nic więcej
part-2-ore-pop-1 = 2 rudy: zyskaj 1 populację
part-2-ore-research-ii = 2 rudy: zbadaj technologię poziomu II
part-2-ore-research-ii-only-seen = 2 rudy: zbadaj wynalezioną technologię poziomu II
part-2-ore-ship-2 = 2 rudy: zbuduj statek poziomu 2 z zaopatrzenia
part-2-ore-ship-2-from-pop = 2 rudy: zbuduj statek poziomu 2 z populacji
part-2-ore-ship-3-from-pop-jump-3 = 2 rudy: zbuduj statek poziomu 3 z populacji, potem Skocz 3
part-2-ore-to-opponent-research-ii-only-seen = 2 rudy dla przeciwnika: zbadaj wynalezioną technologię poziomu II
part-2-retire-research-iii = wycofaj 2: zbadaj technologię poziomu III
part-3-ore-1-retire-colonise = 3 rudy + wycofaj 1: skolonizuj układ
part-3-ore-2-retire-research-iii-only-seen = 3 rudy + wycofaj 2: zbadaj wynalezioną technologię poziomu III
part-3-ore-colonise = 3 rudy: skolonizuj układ
part-3-ore-research-ii = 3 rudy: zbadaj technologię poziomu II
part-3-ore-research-ii-copy-basic-occupied-yes = 3 rudy: zbadaj technologię poziomu II, potem wykonaj akcję podstawowej technologii kosmicznej
part-3-ore-ship-4-from-pop-opt-2-ore-ship-2-from-pop-jump-3 = 3 rudy: zbuduj statek poziomu 4 z populacji, potem opcjonalnie (2 rudy: zbuduj statek poziomu 2 z populacji), potem Skocz 3
part-4-ore-1-retire-colonise = 4 rudy + wycofaj 1: skolonizuj układ
part-4-ore-1-retire-colonise-pop-1 = 4 rudy + wycofaj 1: skolonizuj układ, potem zyskaj 1 populację
part-4-ore-1-retire-research-iii = 4 rudy + wycofaj 1: zbadaj technologię poziomu III
part-4-ore-2-retire-research-iiii = 4 rudy + wycofaj 2: zbadaj technologię poziomu IIII
part-4-ore-research-iii-upgrade-1-1-mode-upto = 4 rudy: zbadaj technologię poziomu III, potem ulepsz do 1 statku o 1 poziom
part-4-ore-research-x-where-x-min-colonised-1-4 = 4 rudy: zbadaj technologię poziomu X (X = liczba twoich skolonizowanych układów plus 1, najwyżej 4)
part-4-ore-ship-2-at-deep-research-iii = 4 rudy: zbuduj statek poziomu 2 z zaopatrzenia w Głębokim Kosmosie, potem zbadaj technologię poziomu III
part-4-ore-ship-4-jump-3 = 4 rudy: zbuduj statek poziomu 4 z zaopatrzenia, potem Skocz 3
part-5-ore-1-retire-jump-2-colonise-target-fresh-control-bonus-no = 5 rud + wycofaj 1: Skocz 2, potem skolonizuj układ, którego na początku tury nikt nie kontrolował, bez jego bonusu za zdobycie kontroli
part-5-ore-research-iii = 5 rud: zbadaj technologię poziomu III
part-6-ore-2-retire-research-iiii = 6 rud + wycofaj 2: zbadaj technologię poziomu IIII
part-7-ore-2-retire-take-system-sphere = 7 rud + wycofaj 2: weź układ leżący obok wydarzenia jako skolonizowany, bez dysków
part-7-ore-research-iiii = 7 rud: zbadaj technologię poziomu IIII
part-automate-either = zautomatyzuj produkcję żywności albo rudy
part-automate-either-n-2 = zautomatyzuj produkcję żywności albo rudy 2 razy
part-automate-either-pop-1-ore-1-jump-1 = zautomatyzuj produkcję żywności albo rudy, potem zyskaj 1 populację, potem weź 1 rudę, potem Skocz 1
part-automate-food = zautomatyzuj produkcję żywności
part-automate-food-jump-1 = zautomatyzuj produkcję żywności, potem Skocz 1
part-automate-food-move-supply-2-src-right-to-any = zautomatyzuj produkcję żywności, potem przełóż 2 kostki zaopatrzenia najbardziej na prawo do innych kolumn
part-automate-food-pop-1 = zautomatyzuj produkcję żywności, potem zyskaj 1 populację
part-automate-food-vp-2 = zautomatyzuj produkcję żywności, potem 2 punkty
part-automate-ore = zautomatyzuj produkcję rudy
part-automate-ore-jump-1 = zautomatyzuj produkcję rudy, potem Skocz 1
part-automate-ore-ore-1 = zautomatyzuj produkcję rudy, potem weź 1 rudę
part-automate-ore-ore-2 = zautomatyzuj produkcję rudy, potem weź 2 rudy
part-choose-1-retire-research-ii-3-ore-2-retire-research-iii-only-seen = wybierz: wycofaj 1: zbadaj technologię poziomu II albo 3 rudy + wycofaj 2: zbadaj wynalezioną technologię poziomu III
part-choose-2-ore-nothing-return-pop-1 = wybierz: 2 rudy: nic więcej albo odłóż 1 populację do zaopatrzenia
part-choose-2-ore-pop-1-1-retire-ore-2 = wybierz: 2 rudy: zyskaj 1 populację albo wycofaj 1: weź 2 rudy
part-choose-each-all-opt-ship-1-at-deep-each-all-opt-ship-2-at-deep-opt-upgrade-1-1 = wybierz: każda frakcja: opcjonalnie (zbuduj statek poziomu 1 z zaopatrzenia w Głębokim Kosmosie) albo każda frakcja: opcjonalnie (zbuduj statek poziomu 2 z zaopatrzenia w Głębokim Kosmosie), potem opcjonalnie (ulepsz 1 statek o 1 poziom)
part-choose-ore-2-jump-2 = wybierz: weź 2 rudy albo Skocz 2
part-choose-ship-2-pop-1-times-2 = 2 razy wybierz: zbuduj statek poziomu 2 z zaopatrzenia albo zyskaj 1 populację
part-copy-own-occupied-yes-copy-own-occupied-yes = wykonaj akcję innej swojej technologii, potem wykonaj akcję innej swojej technologii
part-copy-research-occupied-yes = skopiuj dowolną akcję, która bada technologię
part-each-all-choose-ore-2-jump-2 = każda frakcja: wybierz: weź 2 rudy albo Skocz 2
part-each-all-if-automation-4-choose-2-ore-nothing-return-pop-1-ore-1 = każda frakcja: na 4. lub wyższym poziomie automatyzacji: wybierz: 2 rudy: nic więcej albo odłóż 1 populację do zaopatrzenia, potem weź 1 rudę
part-each-all-if-pop-3-return-pop-1-ore-1 = każda frakcja: mając co najmniej 3 populacji: odłóż 1 populację do zaopatrzenia, potem weź 1 rudę
part-each-all-move-supply-2-src-any-to-a = każda frakcja: przełóż 2 kostki zaopatrzenia do kolumny A
part-each-all-opt-1-ore-research-i = każda frakcja: opcjonalnie (1 ruda: zbadaj technologię poziomu I)
part-each-all-opt-ship-1-at-deep = każda frakcja: opcjonalnie (zbuduj statek poziomu 1 z zaopatrzenia w Głębokim Kosmosie)
part-each-all-opt-ship-2-at-deep = każda frakcja: opcjonalnie (zbuduj statek poziomu 2 z zaopatrzenia w Głębokim Kosmosie)
part-each-all-opt-upgrade-1-1-jump-1 = każda frakcja: opcjonalnie (ulepsz 1 statek o 1 poziom), potem Skocz 1
part-each-all-pop-1 = każda frakcja: zyskaj 1 populację
part-each-all-produce-growth = każda frakcja: wzrost populacji
part-if-automation-4-choose-2-ore-nothing-return-pop-1 = na 4. lub wyższym poziomie automatyzacji: wybierz: 2 rudy: nic więcej albo odłóż 1 populację do zaopatrzenia
part-if-pop-3-return-pop-1-ore-1 = mając co najmniej 3 populacji: odłóż 1 populację do zaopatrzenia, potem weź 1 rudę
part-jump-1 = Skocz 1
part-jump-2 = Skocz 2
part-jump-3 = Skocz 3
part-jump-3-ore-2-taken = Skocz 3, potem weź 2 rudy za każdy układ odebrany innej frakcji
part-jump-4 = Skocz 4
part-keep-achievements = ta karta zostaje w grze
part-keep-achievements-each-all-opt-send-ship-event-opt-send-ship-event = ta karta zostaje w grze, potem każda frakcja: opcjonalnie (odeślij statek do muzeum na zawsze), potem opcjonalnie (odeślij statek do muzeum na zawsze)
part-keep-deep-jump-2 = ta karta zostaje w grze, potem Skocz 2
part-keep-mat-vp-2-owner-most-techs-each-others-ore-1 = kartę dostaje frakcja z największą liczbą technologii (2 punkty), potem każda inna frakcja: weź 1 rudę
part-lay-tech-iiii-look-2 = odkryj 2 karty z talii IIII i połóż 1 na pustym polu
part-move-supply-1-src-any-to-a = przełóż 1 kostkę zaopatrzenia do kolumny A
part-move-supply-2-src-any-to-a = przełóż 2 kostki zaopatrzenia do kolumny A
part-opt-1-ore-research-i = opcjonalnie (1 ruda: zbadaj technologię poziomu I)
part-opt-1-ore-ship-1-opt-2-ore-ship-2-opt-1-ore-ship-2-from-pop-jump-3 = opcjonalnie (1 ruda: zbuduj statek poziomu 1 z zaopatrzenia), potem opcjonalnie (2 rudy: zbuduj statek poziomu 2 z zaopatrzenia), potem opcjonalnie (1 ruda: zbuduj statek poziomu 2 z populacji), potem Skocz 3
part-opt-research-ii-only-seen = opcjonalnie (zbadaj wynalezioną technologię poziomu II)
part-opt-research-ii-only-seen-cube-supply = opcjonalnie (zbadaj wynalezioną technologię poziomu II kostką zaopatrzenia)
part-opt-send-ship-event = opcjonalnie (odeślij statek do muzeum na zawsze)
part-opt-ship-1-at-deep = opcjonalnie (zbuduj statek poziomu 1 z zaopatrzenia w Głębokim Kosmosie)
part-opt-ship-1-from-pop-jump-2 = opcjonalnie (zbuduj statek poziomu 1 z populacji), potem Skocz 2
part-opt-ship-2-at-deep = opcjonalnie (zbuduj statek poziomu 2 z zaopatrzenia w Głębokim Kosmosie)
part-opt-upgrade-1-1-jump-1 = opcjonalnie (ulepsz 1 statek o 1 poziom), potem Skocz 1
part-ore-1 = weź 1 rudę
part-ore-1-jump-2 = weź 1 rudę, potem Skocz 2
part-ore-1-jump-3 = weź 1 rudę, potem Skocz 3
part-ore-1-upgrade-1-1 = weź 1 rudę, potem ulepsz 1 statek o 1 poziom
part-ore-2 = weź 2 rudy
part-ore-3 = weź 3 rudy
part-ore-3-automate-food = weź 3 rudy, potem zautomatyzuj produkcję żywności
part-ore-3-pop-1 = weź 3 rudy, potem zyskaj 1 populację
part-ore-4 = weź 4 rudy
part-ore-4-jump-2 = weź 4 rudy, potem Skocz 2
part-ore-min-controlled-3-pop-colonised-2-opt-ship-2-from-pop-jump-2 = weź 1 rudę za każdy kontrolowany układ, najwyżej 3, potem zyskaj 1 populację za każde 2 skolonizowane układy, potem opcjonalnie (zbuduj statek poziomu 2 z populacji), potem Skocz 2
part-place-system-a-as-neighbour = połóż układ z talii A jako dodatkowy obszar obok pola układu
part-place-system-b-as-sphere = połóż układ z talii B obok tej karty
part-pop-1 = zyskaj 1 populację
part-pop-1-choose-3-ore-research-ii-5-ore-research-iii = zyskaj 1 populację, potem wybierz: 3 rudy: zbadaj technologię poziomu II albo 5 rud: zbadaj technologię poziomu III
part-pop-1-opt-3-ore-research-ii = zyskaj 1 populację, potem opcjonalnie (3 rudy: zbadaj technologię poziomu II)
part-pop-1-opt-research-i-ii-only-seen-prereq-no-immediate-no = zyskaj 1 populację, potem opcjonalnie (zbadaj wynalezioną technologię poziomu I lub II, pomijając wymagania, bez natychmiastowego bonusu)
part-pop-1-ore-1 = zyskaj 1 populację, potem weź 1 rudę
part-pop-1-ore-2 = zyskaj 1 populację, potem weź 2 rudy
part-pop-1-ship-1 = zyskaj 1 populację, potem zbuduj statek poziomu 1 z zaopatrzenia
part-pop-1-ship-2 = zyskaj 1 populację, potem zbuduj statek poziomu 2 z zaopatrzenia
part-pop-2 = zyskaj 2 populacje
part-pop-2-col-right-automate-either = zyskaj 2 populacje z kolumny najbardziej na prawo, potem zautomatyzuj produkcję żywności albo rudy
part-private-ii-look-2 = odkryj 2 karty z talii II i zachowaj 1 jako prywatną technologię
part-private-iii-look-2 = odkryj 2 karty z talii III i zachowaj 1 jako prywatną technologię
part-private-iii-look-3 = odkryj 3 karty z talii III i zachowaj 1 jako prywatną technologię
part-produce-growth = wzrost populacji
part-produce-growth-produce-ore-produce-trade = wzrost populacji, potem produkcja rudy, potem wymiana
part-research-i = zbadaj technologię poziomu I
part-research-i-ii-only-seen-prereq-no-immediate-no = zbadaj wynalezioną technologię poziomu I lub II, pomijając wymagania, bez natychmiastowego bonusu
part-research-ii-only-seen = zbadaj wynalezioną technologię poziomu II
part-research-ii-only-seen-cube-supply = zbadaj wynalezioną technologię poziomu II kostką zaopatrzenia
part-return-pop-1 = odłóż 1 populację do zaopatrzenia
part-return-pop-1-ore-1 = odłóż 1 populację do zaopatrzenia, potem weź 1 rudę
part-send-ship-event = odeślij statek do muzeum na zawsze
part-ship-1 = zbuduj statek poziomu 1 z zaopatrzenia
part-ship-1-at-any-n-2 = zbuduj 2 statki poziomu 1 z zaopatrzenia w dowolnych obszarach
part-ship-1-at-deep = zbuduj statek poziomu 1 z zaopatrzenia w Głębokim Kosmosie
part-ship-1-from-pop = zbuduj statek poziomu 1 z populacji
part-ship-2 = zbuduj statek poziomu 2 z zaopatrzenia
part-ship-2-at-deep = zbuduj statek poziomu 2 z zaopatrzenia w Głębokim Kosmosie
part-ship-2-col-right = zbuduj statek poziomu 2 z zaopatrzenia (kolumna najbardziej na prawo)
part-ship-2-from-pop = zbuduj statek poziomu 2 z populacji
part-ship-2-jump-1 = zbuduj statek poziomu 2 z zaopatrzenia, potem Skocz 1
part-ship-2-jump-2 = zbuduj statek poziomu 2 z zaopatrzenia, potem Skocz 2
part-ship-2-ore-1-warp-2 = zbuduj statek poziomu 2 z zaopatrzenia, potem weź 1 rudę, potem przenieś do 2 swoich statków na dowolne obszary
part-ship-2-upgrade-1-1-mode-upto = zbuduj statek poziomu 2 z zaopatrzenia, potem ulepsz do 1 statku o 1 poziom
part-ship-2-vp-1 = zbuduj statek poziomu 2 z zaopatrzenia, potem 1 punkt
part-ship-3-at-deep-jump-1 = zbuduj statek poziomu 3 z zaopatrzenia w Głębokim Kosmosie, potem Skocz 1
part-ship-4 = zbuduj statek poziomu 4 z zaopatrzenia
part-ship-4-jump-1 = zbuduj statek poziomu 4 z zaopatrzenia, potem Skocz 1
part-swap-disc-1 = zastąp dysk osiągnięcia dyskiem produkcji
part-take-system-a-look-2 = odkryj 2 układy z talii A i weź 1 jako skolonizowany, bez dysków
part-uncover-1-ore-1 = odsłoń gildię poziomu 1, potem weź 1 rudę
part-uncover-1-pop-1 = odsłoń gildię poziomu 1, potem zyskaj 1 populację
part-uncover-2-keep-mat-vp-1 = odsłoń gildię poziomu 2, potem zachowujesz tę kartę (1 punkt)
part-upgrade-1-1 = ulepsz 1 statek o 1 poziom
part-upgrade-2-1-mode-upto = ulepsz do 2 statków o 1 poziom
part-upgrade-2-1-mode-upto-jump-3 = ulepsz do 2 statków o 1 poziom, potem Skocz 3
part-upgrade-2-1-mode-upto-jump-4 = ulepsz do 2 statków o 1 poziom, potem Skocz 4
part-upgrade-3-3-mode-spread = ulepsz swoje statki łącznie o 3 poziomy
part-x-ore-ship-x-jump-3-where-x-top-level = X rudy: zbuduj statek poziomu X z zaopatrzenia, potem Skocz 3 (X = poziom twojej najwyższej technologii)

## W terminalu

terminal-head = Runda { $round }, { $phase }; dyski osiągnięć: { $discs } z { $end }
terminal-last-round = (runda { $round } jest ostatnia)
terminal-phase-action = faza akcji
terminal-phase-production = faza produkcji
terminal-phase-achievement = faza osiągnięć
terminal-phase-over = koniec gry
terminal-action = Akcja
terminal-pawns = Pionki
terminal-covered = Zakryte gildie: { $guilds }
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
