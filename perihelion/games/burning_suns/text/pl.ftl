title = Burning Suns
tagline = Zbuduj imperium z trzech części, odkrywaj, walcz i negocjuj: wygrywa antymateria.


## Dlaczego nie

refused-BSU-2_15 = Nowy kafel musi leżeć na wolnym miejscu i stykać się z odkrytym kaflem, do którego prowadzi odkryta droga.
refused-BSU-4_1 = Wybierz jeden z dwóch rozdanych ci arkuszy.
refused-BSU-4_7 = Zachowujesz dokładnie cztery z ośmiu kart swojej rasy, każdą raz.
refused-BSU-4_14 = Nowy poziom daje jedną z nadrukowanych na nim zdolności.
refused-BSU-4_23 = Do cudzego systemu macierzystego nie wolno wlatywać.
refused-BSU-4_24 = Cudzy system macierzysty nie może być celem.
refused-BSU-4_27 = Zostało ci za mało kryształów na tę jednostkę.
refused-BSU-4_33 = Za kryształy początkowe kupuje się tylko pancerniki, krążowniki, myśliwce i oddziały piechoty.
refused-BSU-4_37 = W grze bez kart ras nie ma sojuszy.
refused-BSU-4_38 = W twoim systemie macierzystym jest już tyle takich jednostek, na ile pozwala limit.
refused-BSU-5_2 = Gra jest skończona.
refused-BSU-7_2 = W fazie statusu korzysta się tylko ze zdolności oznaczonych słowem Status.
refused-BSU-7_3 = Kryształy z fazy statusu zostały już wypłacone.
refused-BSU-7_4 = Nie masz teraz źródła tej korzyści albo jest ona zablokowana.
refused-BSU-7_8 = Każde imperium korzysta ze swoich zdolności statusu w swojej kolejności.
refused-BSU-9_1 = Lidera stawia się na pustym polu i tylko w swojej kolejności.
refused-BSU-9_2 = Ten lider stoi już na arkuszu.
refused-BSU-9_4 = Środkowego pola używa się tylko przy czterech lub pięciu graczach.
refused-BSU-9_6 = Trzeba teraz postawić lidera; żadnego nie można zatrzymać.
refused-BSU-11_6 = Właściciel lidera wykonuje akcję albo pasuje.
refused-BSU-11_7 = Tej akcji nie da się teraz wykonać.
refused-BSU-11_10 = Akcja już trwa: trzeba zrobić choć tyle, ile ona wymaga.
refused-BSU-12_1 = Odkryć można tylko zakryty kafel.
refused-BSU-12_7 = Ten kafel nie styka się z żadnym odkrytym kaflem, do którego masz odkrytą drogę.
refused-BSU-13_13 = Tego systemu bronią lokalne siły zbrojne; najpierw trzeba je pokonać.
refused-BSU-13_14 = Niezamieszkany system bez właściciela kolonizuje się, a nie szturmuje.
refused-BSU-14_7 = W burzy jonowej nie ma bitew.
refused-BSU-14_9 = Dodatkową akcję można wykonać albo pominąć.
refused-BSU-16_1 = Skok porusza jedną własną flotę albo armię, nie dalej niż na dystans skoku.
refused-BSU-16_2 = Zabrać można tylko jednostki zdolne do skoku, które tu jeszcze czekają.
refused-BSU-16_3 = Ktoś musi lecieć dalej, a zostawić można tylko jednostki biorące udział w skoku.
refused-BSU-16_7 = Armia nie może wejść do systemu z flotą przeciwnika.
refused-BSU-16_10 = Każdy kafel na drodze musi być odkryty i połączony odkrytą drogą.
refused-BSU-16_13 = Armia przechodzi tylko przez własne systemy i tunele i tylko we własnym systemie może się zatrzymać.
refused-BSU-18_1 = Flota przekracza limit: odrzuć okręty, tytana albo bazę gwiezdną.
refused-BSU-18_3 = Armia przekracza limit: odrzuć oddziały piechoty albo kolosa.
refused-BSU-18_9 = Trzeba teraz odrzucić jednostki ponad limit.
refused-BSU-18_10 = W siłach przekraczających limit nie ma takiej jednostki.
refused-BSU-19_2 = Udany skan daje jeden artefakt albo kryształy.
refused-BSU-19_8 = Odrzuć jeden z własnych artefaktów: jest ich więcej, niż pozwala limit.
refused-BSU-20_1 = Teraz rzuca lider; przed rzutem można tylko kupować wzmocnienia.
refused-BSU-20_4 = Nie masz dość kryształów na kolejne wzmocnienie.
refused-BSU-20_8 = Nieudany rzut można powtórzyć albo zostawić.
refused-BSU-22_1 = Kolonizować można tylko odkryty niezamieszkany system, w którym jest twój pancernik.
refused-BSU-22_2 = Nie masz dość kryształów, żeby skolonizować ten system.
refused-BSU-22_4 = Flota przeciwnika nie pozwala tu kolonizować.
refused-BSU-22_5 = Ten system należy już do imperium.
refused-BSU-23_1 = Dyplomacja przejmuje system, zmienia kontrolę nad nim albo dotyczy sojuszu.
refused-BSU-23_2 = Dyplomacją przejmuje się tylko zamieszkane systemy, których nikt nie kontroluje.
refused-BSU-23_5 = We własnym systemie można tylko poprawić kontrolę.
refused-BSU-23_6 = We własnym systemie nie wolno pogarszać kontroli.
refused-BSU-23_7 = Sojusz zawiera się z jednym innym imperium.
refused-BSU-23_9 = Cel jest dalej niż twój dystans dyplomacji.
refused-BSU-23_11 = Do celu musi prowadzić odkryta droga.
refused-BSU-23_13 = Wobec cudzego systemu macierzystego dozwolony jest tylko sojusz.
refused-BSU-23_15 = Żaden system tego imperium nie leży w zasięgu twojej dyplomacji.
refused-BSU-23_16 = Kolos albo konstrukcja chroni ten system przed cudzą dyplomacją.
refused-BSU-23_18 = Do zawarcia i zmiany sojuszu obie strony muszą mieć karty ras na ręce; zawrzeć go można, gdy go jeszcze nie ma, a zmienić, gdy już jest.
refused-BSU-24_1 = W sojuszu każda strona daje jedną kartę rasy.
refused-BSU-24_5 = Dyplomacja nie może dotyczyć systemów sojusznika.
refused-BSU-24_11 = Propozycję można przyjąć albo odrzucić.
refused-BSU-24_16 = W tej grze dwoje graczy nie zawiera sojuszu.
refused-BSU-25_8 = Zamieszki i rebelię można wywołać tylko w systemie innego imperium.
refused-BSU-25_9 = Właściciel systemu blokuje jedną z jego dwóch korzyści.
refused-BSU-25_14 = Uspokoić można tylko własny system, w którym trwają zamieszki, a wrogiego nigdy.
refused-BSU-25_15 = W niezamieszkanym systemie nie ma zamieszek.
refused-BSU-27_1 = Buduj jednostki, kupuj zasoby z rynku, naprawiaj unikatowe jednostki.
refused-BSU-27_2 = Nie pozwalają na to twoje kryształy albo limit budowy.
refused-BSU-27_6 = Nowe jednostki i zasoby stawia się tylko w systemach, które kontrolujesz.
refused-BSU-27_7 = Unikatową jednostkę naprawia się tylko w systemie, który kontrolujesz.
refused-BSU-27_8 = Nie masz dość kryształów na tę naprawę.
refused-BSU-27_10 = Wybierz zasób leżący na zajętym polu; to on ustąpi miejsca.
refused-BSU-27_16 = Imperium ma najwyżej jednego tytana, jedną bazę gwiezdną i jednego kolosa.
refused-BSU-27_17 = Tej jednostki nie ma w grze albo nie jest uszkodzona.
refused-BSU-27_18 = Najemnik dołącza do twojej floty w systemie, który kontrolujesz.
refused-BSU-28_2 = To pole rynku jest puste.
refused-BSU-29_2 = Twoja rasa nie ma pól na technologie.
refused-BSU-30_1 = Ulepszenie kładzie się na polu ulepszeń pod jednostką twojej rasy.
refused-BSU-31_2 = Najemnik potrzebuje istniejącej floty w twoim systemie.
refused-BSU-35_1 = Do bitwy potrzeba twojej i cudzej floty w tym samym miejscu.
refused-BSU-35_3 = Tu nie wolno toczyć bitwy.
refused-BSU-35_8 = Przerzuca się tylko własne chybienia.
refused-BSU-35_10 = Obrażenia trzeba przydzielić swojej jednostce w tej walce.
refused-BSU-35_20 = Ta jednostka jest już stracona; trafienie musi przyjąć inna.
refused-BSU-36_1 = Ostrzał to najwyżej jeden strzał floty i jeden armii.
refused-BSU-36_2 = Nie masz tam floty, która mogłaby ostrzelać system.
refused-BSU-36_3 = Potrzeba twojej armii i cudzej floty w tym samym systemie.
refused-BSU-36_4 = Flota przeciwnika chroni ten system przed ostrzałem.
refused-BSU-36_5 = Własnych systemów i jednostek nie wolno ostrzeliwać.
refused-BSU-36_10 = Kolos chroni ten system przed ostrzałem.
refused-BSU-36_14 = W tym systemie nie ma czego trafić.
refused-BSU-37_1 = Szturm wymaga twojego krążownika, tytana albo desantowca w systemie.
refused-BSU-37_2 = Flota przeciwnika nie pozwala tu szturmować.
refused-BSU-37_15 = Własnych systemów nie można szturmować.
refused-BSU-38_1 = Wybierz jedną zdolność aktywowaną.
refused-BSU-38_4 = Zdolności można użyć albo z niej zrezygnować.
refused-BSU-38_7 = Nie masz takiej zdolności na ten moment tej akcji.
refused-BSU-38_8 = Warunek tej zdolności nie jest spełniony.
refused-BSU-38_10 = W tej akcji użyto już twojej wywołanej zdolności.
refused-BSU-38_11 = Nie masz teraz tej zdolności aktywowanej.
refused-BSU-38_15 = Akcji nie da się wykonać, a ta zdolność tego nie zmieni.
refused-BSU-38_16 = Nie da się zapłacić jej kosztu albo nic by nie zrobiła.
refused-BSU-40_1 = Udana rekrutacja daje jednego agenta.
refused-BSU-40_3 = Agenta innego imperium zabiera się tylko wtedy, gdy jego siła jest taka jak twoja, a inna niż właściciela.
refused-BSU-40_7 = Odrzuć jednego z własnych agentów: jest ich więcej, niż pozwala limit.
refused-BSU-40_10 = Oddział piechoty trafia do systemu, który kontrolujesz.
refused-BSU-40_11 = Do właściciela tego agenta nie prowadzi odkryta droga.
refused-BSU-41_2 = Misja zamienia się w jedną z pozostałych akcji albo w nic.
refused-BSU-41_9 = Misja nie może zamienić się w kolejną misję.
refused-BSU-42_14 = Żadna kość jednostek tego rodzaju nie chybiła.
refused-BSU-44_2 = Z tej korzyści już skorzystano w tej fazie statusu.
refused-BSU-44_9 = Nie ma tam floty, której ta korzyść wymaga.
refused-BSU-44_11 = Cel jest za daleko albo nie prowadzi do niego odkryta droga.
refused-BSU-44_13 = Tego nie można wybrać na cel tej zdolności.
refused-BSU-44_14 = Zdolność nie dosięgnie tam niczego, co należy do tego imperium; jednostki w jego systemie macierzystym są bezpieczne.
refused-BSU-44_15 = Nie ma tam takiej jednostki do stracenia.
refused-BSU-44_16 = Ta zdolność nie działa na jednostki tego rodzaju.
refused-BSU-44_20 = Zapłać daninę albo akcja się kończy.
refused-BSU-44_21 = Temu imperium nie ma czego takiego zabrać.
refused-BSU-44_26 = Tam ta flota lub armia nie może się przenieść.
refused-BSU-44_28 = Wraca tylko regularna jednostka utracona przez ciebie w tej walce.
refused-BSU-44_29 = Naprawić można tylko twoją uszkodzoną unikatową jednostkę.
refused-BSU-44_35 = Zdolność nie wymienia tej akcji.
refused-BSU-44_36 = Ten kafel już znasz.
refused-BSU-44_41 = Przejąć można tylko niechroniony, przez nikogo niekontrolowany system wskazanego rodzaju.
refused-BSU-44_42 = Zdolność nie daje tej karty ani tego zasobu.
refused-BSU-44_43 = Odrzucić można tylko to, co masz, i tylko wskazanego rodzaju.
refused-BSU-45_5 = Nie ma tam żadnej karty.

## Jednostki i siły

npc-dark-ship = Mroczny okręt
npc-dark-ship-help = Niczyj okręt, jedna kość. Od razu atakuje flotę, która na niego trafi.
npc-local-force = Lokalne siły zbrojne
npc-local-force-help = Niczyja jednostka naziemna, jedna kość. Strzeże swojego systemu i nigdy nie atakuje.
unit-dreadnought = Pancernik
unit-dreadnought-help = Okręt. Kolonizuje niezamieszkane systemy.
unit-battlecruiser = Krążownik
unit-battlecruiser-help = Okręt. Podczas szturmu rozmieszcza 1 oddział piechoty.
unit-fighter = Myśliwiec
unit-fighter-help = Okręt. Daje swojej flocie 1 przerzut w bitwie i podczas ostrzału.
unit-regiment = Oddział piechoty
unit-regiment-help = Jednostka naziemna. Podczas szturmu rozmieszczają ją okręty; broni systemów i przechodzi między własnymi systemami.
unit-titan = Tytan
unit-titan-help = Unikatowa jednostka w kosmosie. Podczas szturmu rozmieszcza 2 oddziały piechoty.
unit-starbase = Baza gwiezdna
unit-starbase-help = Unikatowa jednostka w kosmosie. Tunel dla twoich flot; wrogowie nie mają przy niej przerzutów. Nie może skakać.
unit-colossus = Kolos
unit-colossus-help = Unikatowa jednostka naziemna. Chroni system przed ostrzałem i cudzą dyplomacją.
force-light = Światłość
force-neutral = Neutralna
force-dark = Mrok

## Systemy

tile-home-1 = Kołyska Aurel
tile-home-2 = Dziewięć Latarni
tile-home-3 = Rafa Matka
tile-home-4 = Stary Bastion
tile-home-5 = Pierwsza Bruzda
tile-void-1 = Milcząca Otchłań
tile-void-2 = Blada Połać
tile-void-3 = Pusta Mila
tile-void-4 = Bród bez Światła
tile-void-5 = Niczyje Niebo
tile-special-1 = Serce Żaru
tile-hostile-1 = Zęby Karrowa
tile-hostile-2 = Popielisko
tile-hostile-3 = Jamy Gorvane
tile-hostile-4 = Cierń Iszaru
tile-hostile-5 = Czarne Jezioro
tile-hostile-6 = Korona Żużlu
tile-hostile-7 = Skarbiec Smutku
tile-inhabited-1 = Hydateus Teign
tile-inhabited-2 = Tarasy Olm
tile-inhabited-3 = Święta Veyra
tile-inhabited-4 = Przejrzysty Brzeg
tile-inhabited-5 = Targowy Świat Quill
tile-inhabited-6 = Latarnia Aume
tile-inhabited-7 = Kres Konkordii
tile-uninhabited-1 = Luginea
tile-uninhabited-2 = Mroźny Szpik
tile-uninhabited-3 = Dryf Zimorodka
tile-uninhabited-4 = Grynszpan
tile-uninhabited-5 = Mozaikowe Głębie
tile-uninhabited-6 = Nienarodzone Słońce
tile-uninhabited-7 = Pryzmatyczna Brama
anomaly-asteroid-field = Pole asteroidów
anomaly-babel-post = Placówka badawcza Babel
anomaly-dark-fleet = Mroczna flota
anomaly-ion-storm = Burza jonowa
anomaly-portal = Portal
anomaly-wormhole = Tunel czasoprzestrzenny
tile-asteroid-field-1 = Żwirowe Morze
tile-asteroid-field-2 = Strzaskany Księżyc
tile-asteroid-field-3 = Spoczynek Górników
tile-babel-post-1 = Placówka Babel Alef
tile-babel-post-2 = Placówka Babel Bet
tile-babel-post-3 = Placówka Babel Gimel
tile-dark-fleet-1 = Samotni Łowcy
tile-dark-fleet-2 = Czarna Kolumna
tile-dark-fleet-3 = Nocna Armada
tile-ion-storm-1 = Fioletowy Szkwał
tile-ion-storm-2 = Zasłona Zakłóceń
tile-portal-1 = Drzwi Ambasadorów
tile-portal-2 = Złocony Łuk
tile-wormhole-1 = Ucho Igielne
tile-wormhole-2 = Gardziel Węża
tile-wormhole-3 = Stary Skrót

## Ideologie

ideology-imperial = Imperialni
level-imperial-0 = Pobór
level-imperial-1a = Danina paradna
level-imperial-1b = Okup za ruiny
level-imperial-2a = Prawo garnizonu
level-imperial-2b = Posłowie korony
level-imperial-3 = Dziesięcina budowniczych
ideology-psyonic = Psioniczni
level-psyonic-0 = Drugie widzenie
level-psyonic-1a = Pożyczony język
level-psyonic-1b = Nocna trwoga
level-psyonic-2a = Otwarte umysły
level-psyonic-2b = Wydrążone umysły
level-psyonic-3 = Korona marionetek
ideology-merchant = Kupcy
level-merchant-0 = Najpierw rachunki
level-merchant-1a = Pośrednicy
level-merchant-1b = Flota miłosierdzia
level-merchant-2a = Podwójna zmiana
level-merchant-2b = Wynajęte działa
level-merchant-3 = Kup wojnę
ideology-assassin = Skrytobójcy
level-assassin-0 = Nóż w tłumie
level-assassin-1a = Kontrakt
level-assassin-1b = Ciche odejście
level-assassin-2a = Zatrute wino
level-assassin-2b = Uśpione komórki
level-assassin-3 = Dekapitacja
ideology-united = Zjednoczeni
level-united-0 = Wspólna sprawa
level-united-1a = Straż ludowa
level-united-1b = Otwarte granice
level-united-2a = Chór światów
level-united-2b = Jeden sztandar
level-united-3 = Wielka ugoda
ideology-exiled = Wygnani
level-exiled-0 = Długa droga
level-exiled-1a = Krewni mroku
level-exiled-1b = Nowe brzegi
level-exiled-2a = Ukryte szlaki
level-exiled-2b = Powrót
level-exiled-3 = Obiecane niebo
ideology-vengeful = Mściwi
level-vengeful-0 = Cena krwi
level-vengeful-1a = Nie zapomnimy
level-vengeful-1b = Stare rany
level-vengeful-2a = Spalona orbita
level-vengeful-2b = Przysięga żałoby
level-vengeful-3 = Rozrachunek
ideology-nomadic = Koczownicy
level-nomadic-0 = Karawany
level-nomadic-1a = Gwiezdni poganiacze
level-nomadic-1b = Prawo gościny
level-nomadic-2a = Księżyc łupieżców
level-nomadic-2b = Wędrujące miasta
level-nomadic-3 = Nieskończone stado
ideology-archivist = Archiwiści
level-archivist-0 = Katalog
level-archivist-1a = Głęboki indeks
level-archivist-1b = Zapieczętowana półka
level-archivist-2a = Wzorcowa kopia
level-archivist-2b = Zakazane zbiory
level-archivist-3 = Suma wszystkich map
ideology-enlightened = Oświeceni
level-enlightened-0 = Wewnętrzny płomień
level-enlightened-1a = Nauczyciele
level-enlightened-1b = Popiół i żelazo
level-enlightened-2a = Flota pielgrzymów
level-enlightened-2b = Palące zwątpienie
level-enlightened-3 = Wzniesienie

## Rasy i liderzy

race-terran = Terranie
race-terran-help = Liderzy 5, 4, 4. { unit-dreadnought }: koszt 3, kości 1, trafia przy 5 lub mniej. { unit-battlecruiser }: koszt 4, kości 1, trafia przy 6 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 4 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 4 lub mniej. { unit-titan }: koszt 11, kości 4, trafia przy 5 lub mniej, wytrzymałość 7. { unit-starbase }: koszt 8, kości 3, trafia przy 4 lub mniej, wytrzymałość 6. { unit-colossus }: koszt 7, kości 2, trafia przy 5 lub mniej, wytrzymałość 4. Pola technologii: 2. Pola ulepszeń: { unit-dreadnought } 1, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 1.
leader-terran-leader-1 = Admirał Rhea Voss
leader-terran-leader-2 = Konsul Idris Kane
leader-terran-leader-3 = Pilotka June Okoro
race-templar = Templariusze
race-templar-help = Liderzy 5, 5, 3. { unit-dreadnought }: koszt 4, kości 1, trafia przy 6 lub mniej. { unit-battlecruiser }: koszt 4, kości 1, trafia przy 5 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 4 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 5 lub mniej. { unit-titan }: koszt 11, kości 3, trafia przy 6 lub mniej, wytrzymałość 7. { unit-starbase }: koszt 9, kości 3, trafia przy 5 lub mniej, wytrzymałość 6. { unit-colossus }: koszt 8, kości 3, trafia przy 4 lub mniej, wytrzymałość 4. Pola technologii: 1. Pola ulepszeń: { unit-dreadnought } 1, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 2, { unit-titan } 1, { unit-starbase } 1.
leader-templar-leader-1 = Przeor Ansgar
leader-templar-leader-2 = Siostra Oriel
leader-templar-leader-3 = Giermek Bede
race-usurper = Uzurpatorzy
race-usurper-help = Liderzy 6, 4, 4. { unit-dreadnought }: koszt 4, kości 1, trafia przy 5 lub mniej. { unit-battlecruiser }: koszt 3, kości 1, trafia przy 4 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 4 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 4 lub mniej. { unit-titan }: koszt 10, kości 3, trafia przy 5 lub mniej, wytrzymałość 7. { unit-starbase }: koszt 8, kości 3, trafia przy 4 lub mniej, wytrzymałość 5. { unit-colossus }: koszt 7, kości 2, trafia przy 5 lub mniej, wytrzymałość 4. Pola technologii: 1. Pola ulepszeń: { unit-dreadnought } 1, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 1, { unit-titan } 1.
leader-usurper-leader-1 = Pretendent Zael
leader-usurper-leader-2 = Mara Tnąca Nić
leader-usurper-leader-3 = Stary Paser Durn
race-cyborg = Cyborgi
race-cyborg-help = Liderzy 4, 4, 4. { unit-dreadnought }: koszt 4, kości 1, trafia przy 6 lub mniej. { unit-battlecruiser }: koszt 4, kości 1, trafia przy 6 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 5 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 3 lub mniej. { unit-titan }: koszt 12, kości 4, trafia przy 5 lub mniej, wytrzymałość 8. { unit-starbase }: koszt 9, kości 3, trafia przy 5 lub mniej, wytrzymałość 6. { unit-colossus }: koszt 8, kości 3, trafia przy 5 lub mniej, wytrzymałość 4. Pola technologii: 2. Pola ulepszeń: { unit-dreadnought } 2, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 2, { unit-titan } 1.
leader-cyborg-leader-1 = Jednostka Siódma Główna
leader-cyborg-leader-2 = Nadzorca Kol-9
leader-cyborg-leader-3 = Łatka
race-changeling = Zmiennokształtni
race-changeling-help = Liderzy 6, 5, 3. { unit-dreadnought }: koszt 4, kości 1, trafia przy 5 lub mniej. { unit-battlecruiser }: koszt 4, kości 1, trafia przy 6 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 5 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 3 lub mniej. { unit-titan }: koszt 10, kości 3, trafia przy 5 lub mniej, wytrzymałość 6. { unit-starbase }: koszt 8, kości 3, trafia przy 4 lub mniej, wytrzymałość 6. { unit-colossus }: koszt 7, kości 2, trafia przy 5 lub mniej, wytrzymałość 4. Pola technologii: 3. Pola ulepszeń: { unit-battlecruiser } 1.
leader-changeling-leader-1 = Ta od Wielu Drzwi
leader-changeling-leader-2 = Lustrzany Wysłannik
leader-changeling-leader-3 = Niedokończony
race-insectoid = Insektoidzi
race-insectoid-help = Liderzy 5, 4, 3. { unit-dreadnought }: koszt 3, kości 1, trafia przy 5 lub mniej. { unit-battlecruiser }: koszt 4, kości 1, trafia przy 5 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 4 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 4 lub mniej. { unit-titan }: koszt 10, kości 3, trafia przy 4 lub mniej, wytrzymałość 7. { unit-starbase }: koszt 8, kości 3, trafia przy 4 lub mniej, wytrzymałość 5. { unit-colossus }: koszt 7, kości 3, trafia przy 4 lub mniej, wytrzymałość 4. Pola technologii: 1. Pola ulepszeń: { unit-dreadnought } 2, { unit-battlecruiser } 2, { unit-fighter } 2, { unit-regiment } 2, { unit-colossus } 1.
leader-insectoid-leader-1 = Regentka Roju Tsk
leader-insectoid-leader-2 = Marszałek Kolców
leader-insectoid-leader-3 = Chór Larw
race-wraith = Widma
race-wraith-help = Liderzy 6, 5, 3. { unit-dreadnought }: koszt 3, kości 1, trafia przy 5 lub mniej. { unit-battlecruiser }: koszt 4, kości 1, trafia przy 5 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 5 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 3 lub mniej. { unit-titan }: koszt 10, kości 3, trafia przy 6 lub mniej, wytrzymałość 6. { unit-starbase }: koszt 8, kości 3, trafia przy 5 lub mniej, wytrzymałość 5. { unit-colossus }: koszt 7, kości 2, trafia przy 6 lub mniej, wytrzymałość 3. Pola technologii: 2. Pola ulepszeń: { unit-battlecruiser } 1, { unit-fighter } 1, { unit-starbase } 1.
leader-wraith-leader-1 = Ostatni Szept
leader-wraith-leader-2 = Przewoźnik Ulm
leader-wraith-leader-3 = Zimna Dłoń
race-neomorph = Neomorfy
race-neomorph-help = Liderzy 5, 4, 4. { unit-dreadnought }: koszt 4, kości 1, trafia przy 5 lub mniej. { unit-battlecruiser }: koszt 4, kości 1, trafia przy 6 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 4 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 5 lub mniej. { unit-titan }: koszt 11, kości 4, trafia przy 4 lub mniej, wytrzymałość 7. { unit-starbase }: koszt 8, kości 3, trafia przy 4 lub mniej, wytrzymałość 5. { unit-colossus }: koszt 8, kości 3, trafia przy 5 lub mniej, wytrzymałość 4. Pola technologii: 0. Pola ulepszeń: { unit-dreadnought } 2, { unit-battlecruiser } 2, { unit-fighter } 2, { unit-regiment } 2, { unit-titan } 1, { unit-colossus } 1.
leader-neomorph-leader-1 = Szczep Alfa
leader-neomorph-leader-2 = Szczepiciel
leader-neomorph-leader-3 = Rozkwit
race-leviathan = Lewiatany
race-leviathan-help = Liderzy 4, 4, 4. { unit-dreadnought }: koszt 4, kości 1, trafia przy 6 lub mniej. { unit-battlecruiser }: koszt 3, kości 1, trafia przy 4 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 4 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 4 lub mniej. { unit-titan }: koszt 12, kości 4, trafia przy 6 lub mniej, wytrzymałość 8. { unit-starbase }: koszt 9, kości 3, trafia przy 4 lub mniej, wytrzymałość 6. { unit-colossus }: koszt 8, kości 3, trafia przy 4 lub mniej, wytrzymałość 4. Pola technologii: 3. Pola ulepszeń: { unit-dreadnought } 2, { unit-battlecruiser } 1, { unit-regiment } 1.
leader-leviathan-leader-1 = Głębinowa Matka
leader-leviathan-leader-2 = Przyzywacz Pływów
leader-leviathan-leader-3 = Kostna Pąkla
race-ercinean = Ercineanie
race-ercinean-help = Liderzy 6, 4, 3. { unit-dreadnought }: koszt 4, kości 1, trafia przy 6 lub mniej. { unit-battlecruiser }: koszt 4, kości 1, trafia przy 4 lub mniej. { unit-fighter }: koszt 3, kości 1, trafia przy 5 lub mniej. { unit-regiment }: koszt 2, kości 1, trafia przy 4 lub mniej. { unit-titan }: koszt 11, kości 3, trafia przy 6 lub mniej, wytrzymałość 7. { unit-starbase }: koszt 9, kości 3, trafia przy 5 lub mniej, wytrzymałość 6. { unit-colossus }: koszt 7, kości 2, trafia przy 5 lub mniej, wytrzymałość 4. Pola technologii: 2. Pola ulepszeń: { unit-dreadnought } 1, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 1, { unit-starbase } 1.
leader-ercinean-leader-1 = Podniebna Sędzia Ione
leader-ercinean-leader-2 = Tam Czytający Wiatr
leader-ercinean-leader-3 = Pisklę Esk

## Organizacje

organisation-outer-rim = Zewnętrznych Rubieży
organisation-outer-rim-help = Dystans skoku 4, dystans dyplomacji 1, limit budowy 6, artefakty do 2, agenci do 2. Przerzuty: Bitwa 1, Szturm 1. Darmowe wzmocnienie misji: 1.
organisation-eclipse = Zaćmienia
organisation-eclipse-help = Dystans skoku 3, dystans dyplomacji 2, limit budowy 5, artefakty do 2, agenci do 3. Przerzuty: Bitwa 0, Szturm 0. Darmowe wzmocnienie misji: 2.
organisation-eternity = Wieczności
organisation-eternity-help = Dystans skoku 2, dystans dyplomacji 3, limit budowy 5, artefakty do 3, agenci do 2. Przerzuty: Bitwa 0, Szturm 1. Darmowe wzmocnienie misji: 1.
organisation-ninth-dimension = Dziewiątego Wymiaru
organisation-ninth-dimension-help = Dystans skoku 3, dystans dyplomacji 1, limit budowy 6, artefakty do 3, agenci do 2. Przerzuty: Bitwa 2, Szturm 0. Darmowe wzmocnienie misji: 2.
organisation-nova = Novy
organisation-nova-help = Dystans skoku 4, dystans dyplomacji 2, limit budowy 4, artefakty do 2, agenci do 1. Przerzuty: Bitwa 2, Szturm 2. Darmowe wzmocnienie misji: 0.
organisation-falling-star = Spadającej Gwiazdy
organisation-falling-star-help = Dystans skoku 4, dystans dyplomacji 1, limit budowy 4, artefakty do 2, agenci do 3. Przerzuty: Bitwa 1, Szturm 2. Darmowe wzmocnienie misji: 0.
organisation-iron-ledger = Żelaznej Księgi
organisation-iron-ledger-help = Dystans skoku 2, dystans dyplomacji 2, limit budowy 8, artefakty do 2, agenci do 2. Przerzuty: Bitwa 2, Szturm 2. Darmowe wzmocnienie misji: 0.
organisation-quiet-harbour = Cichej Przystani
organisation-quiet-harbour-help = Dystans skoku 2, dystans dyplomacji 3, limit budowy 7, artefakty do 2, agenci do 2. Przerzuty: Bitwa 0, Szturm 0. Darmowe wzmocnienie misji: 2.
organisation-thousand-gates = Tysiąca Bram
organisation-thousand-gates-help = Dystans skoku 3, dystans dyplomacji 3, limit budowy 6, artefakty do 1, agenci do 1. Przerzuty: Bitwa 2, Szturm 1. Darmowe wzmocnienie misji: 1.
organisation-hollow-crown = Pustej Korony
organisation-hollow-crown-help = Dystans skoku 3, dystans dyplomacji 2, limit budowy 7, artefakty do 1, agenci do 2. Przerzuty: Bitwa 1, Szturm 2. Darmowe wzmocnienie misji: 1.

## Agenci

card-agent-sharpshooter-kessa = Strzelczyni Kessa
card-agent-drillmaster-borun = Sierżant musztry Borun
card-agent-the-siphon = Syfon
card-agent-saint-of-small-suns = Święta Małych Słońc
card-agent-broker-of-endings = Makler Końców
card-agent-keeper-ovidane = Strażnik Ovidane
card-agent-envoy-lissandre = Posłanka Lissandre
card-agent-mother-tamsin = Matka Tamsin
card-agent-cartographer-wren = Kartograf Wren
card-agent-healer-of-hulls = Uzdrowicielka kadłubów
card-agent-marshal-edda = Marszałkini Edda
card-agent-judge-calloway = Sędzia Calloway
card-agent-quartermaster-pell = Kwatermistrz Pell
card-agent-foreman-dask = Majster Dask
card-agent-navigator-io = Nawigator Io
card-agent-the-understudy = Dublerka
card-agent-dockmaster-hale = Zarządca doków Hale
card-agent-tinker-moss = Majsterkowicz Moss
card-agent-echo-twins = Bliźnięta Echo
card-agent-captain-skarn = Kapitan Skarn
card-agent-the-kindler = Podżegacz
card-agent-beast-tamer-vro = Pogromca bestii Vro
card-agent-breaker-ninefold = Łamacz Dziewięćkroć
card-agent-widow-sable = Wdowa Sobol

## Artefakty

card-artefact-gravity-alternator = Alternator grawitacji
card-artefact-mirror-aegis = Lustrzana egida
card-artefact-index-of-wonders = Indeks cudów
card-artefact-dark-fleet-beacon = Latarnia mrocznej floty
card-artefact-seed-of-dawn = Nasienie świtu
card-artefact-heart-of-night = Serce nocy
card-artefact-balanced-core = Zrównoważony rdzeń
card-artefact-world-spindle = Wrzeciono światów
card-artefact-tide-callers-horn = Róg przyzywacza pływów
card-artefact-unmaking-lens = Soczewka rozpadu
card-artefact-star-ladder = Gwiezdna drabina
card-artefact-banner-of-many = Sztandar wielu
card-artefact-crystal-womb = Kryształowe łono
card-artefact-whispering-coil = Szepcząca cewka
card-artefact-choir-bell = Dzwon chóru
card-artefact-silence-engine = Silnik ciszy
card-artefact-hungry-blade = Głodne ostrze
card-artefact-weavers-loom = Krosno tkacza
card-artefact-pale-compass = Blady kompas
card-artefact-iron-reliquary = Żelazny relikwiarz
card-artefact-sunken-throne = Zatopiony tron
card-artefact-ember-crown = Korona żaru
card-artefact-void-lantern = Latarnia pustki
card-artefact-chain-of-debts = Łańcuch długów

## Karty ras

back-military = Sojusz wojskowy
back-trade = Sojusz handlowy
back-science = Sojusz naukowy
back-mobility = Sojusz tranzytowy
card-rc-terran-reserve-call-up = Powołanie rezerw
card-rc-terran-emergency-yards = Stocznie awaryjne
card-rc-terran-second-wind = Drugi oddech
card-rc-terran-old-treaty = Dawny traktat
card-rc-terran-hot-pursuit = Gorący pościg
card-rc-terran-grand-exhibition = Wielka wystawa
card-rc-terran-spare-parts = Części zamienne
card-rc-terran-deep-range-probe = Sonda dalekiego zasięgu
card-rc-templar-vigil = Czuwanie
card-rc-templar-holy-ground = Święta ziemia
card-rc-templar-call-the-faithful = Zew wiernych
card-rc-templar-relic-procession = Procesja relikwii
card-rc-templar-shield-of-oaths = Tarcza przysiąg
card-rc-templar-martyrs = Męczennicy
card-rc-templar-forced-march = Forsowny marsz
card-rc-templar-tithe-barges = Barki dziesięcinne
card-rc-usurper-false-colours = Fałszywe barwy
card-rc-usurper-palace-coup = Przewrót pałacowy
card-rc-usurper-purge-list = Lista czystek
card-rc-usurper-empty-coffers = Puste skarbce
card-rc-usurper-stolen-seal = Skradziona pieczęć
card-rc-usurper-turncoats = Renegaci
card-rc-usurper-shadow-yard = Stocznia w cieniu
card-rc-usurper-crown-jewels = Klejnoty koronne
card-rc-cyborg-hard-restart = Twardy restart
card-rc-cyborg-refit = Przezbrojenie
card-rc-cyborg-predictive-fire = Ogień wyprzedzający
card-rc-cyborg-subnet-breach = Włamanie do podsieci
card-rc-cyborg-fabricator-burst = Zryw fabrykatorów
card-rc-cyborg-iron-skin = Żelazna skóra
card-rc-cyborg-field-repairs = Naprawy polowe
card-rc-cyborg-upload = Transfer świadomości
card-rc-changeling-borrowed-face = Pożyczona twarz
card-rc-changeling-perfect-copy = Doskonała kopia
card-rc-changeling-vanishing-fleet = Znikająca flota
card-rc-changeling-third-path = Trzecia droga
card-rc-changeling-masked-envoy = Zamaskowany poseł
card-rc-changeling-inside-job = Robota od środka
card-rc-changeling-shell-game = Gra w trzy kubki
card-rc-changeling-true-name = Prawdziwe imię
card-rc-insectoid-swarm-tide = Fala roju
card-rc-insectoid-burrowers = Ryjące larwy
card-rc-insectoid-pheromone-trail = Feromonowy trop
card-rc-insectoid-royal-jelly = Mleczko królewskie
card-rc-insectoid-hatching-grounds = Wylęgarnia
card-rc-insectoid-chitin-wall = Chitynowy mur
card-rc-insectoid-feast = Uczta
card-rc-insectoid-queens-choice = Wybór królowej
card-rc-wraith-cold-passage = Zimne przejście
card-rc-wraith-fear-of-the-deep = Lęk głębin
card-rc-wraith-soul-harvest = Żniwo dusz
card-rc-wraith-unquiet-dead = Niespokojni umarli
card-rc-wraith-grave-lights = Grobowe światła
card-rc-wraith-hush = Cisza
card-rc-wraith-last-testament = Ostatnia wola
card-rc-wraith-haunted-market = Nawiedzony rynek
card-rc-neomorph-rapid-growth = Gwałtowny wzrost
card-rc-neomorph-spore-drift = Dryf zarodników
card-rc-neomorph-living-hulls = Żywe kadłuby
card-rc-neomorph-shed-skin = Zrzucona skóra
card-rc-neomorph-graft = Przeszczep
card-rc-neomorph-overrun = Zalanie
card-rc-neomorph-symbiosis = Symbioza
card-rc-neomorph-creeping-roots = Pełzające korzenie
card-rc-leviathan-breach-the-surface = Wynurzenie
card-rc-leviathan-ancient-song = Pradawna pieśń
card-rc-leviathan-crush-depth = Głębia miażdżenia
card-rc-leviathan-whale-fall = Upadek wieloryba
card-rc-leviathan-slow-currents = Powolne prądy
card-rc-leviathan-barnacled-hide = Pąklowa skóra
card-rc-leviathan-drowned-treasure = Zatopiony skarb
card-rc-leviathan-feeding-grounds = Żerowisko
card-rc-ercinean-stoop = Pikowanie
card-rc-ercinean-high-roost = Wysokie gniazdo
card-rc-ercinean-thermals = Kominy termiczne
card-rc-ercinean-flock-together = Zlot stada
card-rc-ercinean-far-trade = Daleki handel
card-rc-ercinean-sky-court = Podniebny trybunał
card-rc-ercinean-talons = Szpony
card-rc-ercinean-eclipse-flight = Lot w zaćmieniu

## Zasoby

resource-tech-servos = Serwomotory kolosa
resource-tech-batteries = Baterie bastionu
resource-tech-lattice = Siatka antymaterii
resource-tech-whisper = Sieć szeptów
resource-tech-reliquary = Skarbiec relikwii
resource-tech-mesh = Sieć dowodzenia
resource-tech-fold = Napęd fałdowy
resource-upg-targeting = Strojone celowniki
resource-upg-breach = Ładunek wyłomowy
resource-upg-overcharge = Przeciążona bateria
resource-upg-assembly = Montaż taśmowy
resource-merc-lander = Desantowiec
resource-merc-tender = Okręt pomocniczy tytana
resource-merc-corsair = Korsarz Brzytwa
resource-merc-jammer = Zagłuszacz
resource-merc-salvager = Zbieracz wraków
resource-con-refinery = Rafineria kryształów
resource-con-gate = Kotwica wrót
resource-con-ring = Pierścień bastionów
resource-con-well = Studnia antymaterii
resource-con-tribunal = Iglica trybunału

## Plansze

market-market-small = Rynek, 2–3 graczy
market-market-large = Rynek, 4–5 graczy
board-income-track = Tor przychodu
board-planning-track = Tor planowania
board-first-player-token = Żeton rozpoczynającego
sheet-sheet-exploration = Eksploracja
action-explore = Eksploracja
action-explore-help = Odkryj jeden lub dwa zakryte kafle obok tego, dokąd sięgasz.
action-jump = Skok
action-jump-help = Przesuń flotę albo armię.
action-scan = Skan
action-scan-help = Rzut o artefakt lub kryształy.
sheet-sheet-colonisation = Kolonizacja
action-colonise = Kolonizacja
action-colonise-help = Zajmij niezamieszkany system, w którym jest pancernik.
action-diplomacy = Dyplomacja
action-diplomacy-help = Rzut: pozyskaj, uspokój lub wzburz system albo zawrzyj sojusz.
action-build = Budowa / rynek
action-build-help = Kupuj jednostki i zasoby, naprawiaj.
sheet-sheet-battle = Bitwa
action-battle = Bitwa
action-battle-help = Walcz z inną flotą tam, gdzie jest twoja.
action-bombard = Ostrzał
action-bombard-help = Ostrzelaj system z kosmosu i flotę z powierzchni.
action-assault = Szturm
action-assault-help = Rozmieść piechotę i zdobądź system.
sheet-sheet-activation = Aktywacja
action-activate = Aktywacja
action-activate-help = Użyj jednej zdolności aktywowanej.
action-recruit = Rekrutacja
action-recruit-help = Rzut o agenta.
action-mission = Misja
action-mission-help = Rzut o dowolną inną akcję.

## Galaktyki

galaxy-galaxy-2 = Bliźniacze ogniska
galaxy-galaxy-3 = Potrójne koło
galaxy-galaxy-4 = Plac czterech bram
galaxy-galaxy-5 = Korona pięciu płatków
galaxy-close-2 = Podwójny węzeł
galaxy-close-3 = Ciasna trójca
galaxy-close-4 = Czworo przy jednym stole
galaxy-close-5 = Piątka wokół jądra
galaxy-wide-2 = Długa cisza
galaxy-wide-3 = Trzy dalekie brzegi
galaxy-wide-4 = Cztery rubieże
galaxy-wide-5 = Rozproszona piątka
galaxy-random = Galaktyka z przypadku

## Rewersy i słowa

free-place = wolne miejsce
facedown-0 = zakryty kafel z liczbą 0
facedown-1 = zakryty kafel z liczbą 1
facedown-2 = zakryty kafel z liczbą 2
facedown-3 = zakryty kafel z liczbą 3
facedown-4 = zakryty kafel z liczbą 4
facedown-5 = zakryta anomalia
facedown-6 = system macierzysty
word-construction = Konstrukcja

## Antymateria według źródeł

tally-systems = Systemy
tally-agents = Agenci
tally-artefacts = Artefakty
tally-resources = Zasoby
tally-deeds = Walki i czyny
tally-shared-victory = Wspólne zwycięstwo
amount-crystal = { $amount ->
    [one] { $amount } kryształ
    [few] { $amount } kryształy
    [many] { $amount } kryształów
   *[other] { $amount } kryształu
}
amount-eighths = szansa { $amount } na 8
amount-chance = szansa zwycięstwa: { $amount }%
amount-hit-chance = szansa trafienia: { $amount }%

## Ruchy

move-decline-start-unit = Nie kupuj więcej
move-decline-status = Bez dalszych korzyści
move-decline-perform = Spasuj: bez akcji { $action }
move-decline-trigger = Nie używaj zdolności
move-decline-explore = Zakończ eksplorację
move-decline-nested = Bez akcji { $action }
move-decline-jump = Zatrzymaj się tutaj
move-decline-leader-reroll = Zostaw wynik rzutu
move-decline-answer = Odmów
move-decline-give = Zostaw dotychczasową kartę
move-decline-build = Nie kupuj więcej
move-decline-tax = Nie płać; akcja przepada
move-decline-bombard = Bez drugiego ostrzału
move-decline-reroll = Zostaw wynik
move-decline-damage = Przydziel obrażenia jednostce już straconej
move-decline-mission = Nie wykonuj akcji
move-decline-place = Zakończ
move-decline-empire = Nie wybieraj kolejnego imperium
move-decline-salvage = Nie odzyskuj więcej
move-accept-perform = Wykonaj akcję { $action }
move-accept-nested = Wykonaj dodatkowo akcję { $action }
move-accept-leader-reroll = Przerzuć
move-accept-answer = Przyjmij
move-accept-tax = { $amount ->
    [one] Zapłać { $amount } kryształ
    [few] Zapłać { $amount } kryształy
   *[many] Zapłać { $amount } kryształów
}
move-decline-all = Żadnych zdolności w tej akcji
move-pick = { $what }
move-branch = Wybierz: { $effect }
move-race-card = Karta rasy: { $card }
move-leader = { $leader }: { $action }, pole { $space }
move-use = Użyj: { $source }
move-place-explore = Odkryj: { $place }{ $where }
move-place-jump = Dalej: { $place }{ $where }
move-place-colonise = Skolonizuj: { $place }{ $where }
move-win-over = Przejmij: { $place }{ $where }
move-calm = Uspokój: { $place }{ $where }
move-stir-up = Wywołaj zamieszki: { $place }{ $where }
move-rebellion = Wywołaj rebelię: { $place }{ $where }
move-place-site = Umieść: { $place }{ $where }
move-place-bombard = Ostrzelaj: { $place }{ $where }
move-place-assault = Szturmuj: { $place }{ $where }
move-place-regiment = Oddział piechoty: { $place }{ $where }
move-place-place = { $place }{ $where }
move-place-leap = Przeskocz: { $place }{ $where }
move-place-loss = Strać jednostkę: { $place }{ $where }
move-unit-space = Na pole jednostki: { $unit }
move-unit-reroll = Przerzuć chybienie: { $unit }
move-unit-damage = Obrażenia dla: { $unit }
move-unit-surplus = Odrzuć: { $unit }
move-unit-loss = Strać: { $unit }
move-unit-salvage = Odzyskaj: { $unit }
move-buy = { $unit }, cena { $cost }
move-market = { $resource } z rynku
move-repair = Napraw: { $unit }
move-empire = { $who }
move-take-crystals = Weź 5 kryształów
move-take-deck = Weź wierzchnią kartę talii
move-take-face-up = Weź odkrytą kartę
move-card-recruit = Przejmij: { $card }
move-card-surplus-card = Odrzuć: { $card }
move-card-card = Weź: { $card }
move-card-throw = Odrzuć: { $card }
move-boost = { $cost ->
    [one] Wzmocnij rzut za { $cost } kryształ
    [few] Wzmocnij rzut za { $cost } kryształy
   *[many] Wzmocnij rzut za { $cost } kryształów
}
move-roll = Rzuć kością
move-action = { $action }
move-ally = Zaproponuj sojusz: { $who }
move-change-alliance = Zmień sojusz: { $who }
move-cancel-alliance = Anuluj sojusz: { $who }
move-block = Zablokuj: { $benefit }
move-fleet = Flota: { $place }{ $where }
move-army = Armia: { $place }{ $where }
move-along = Zabierz: { $unit }
move-leave = Zostaw: { $unit }
move-resource = Oddaj: { $resource }
move-force = { $who }: { $place }{ $where }
move-dark-ships = Mroczne okręty: { $place }{ $where }
move-local-forces = Lokalne siły zbrojne: { $place }{ $where }

## Pytania

prompt-pick-sheet = Wybierz jeden ze swoich dwóch arkuszy
prompt-pick-sheet-reason = Wszystkie wybory zostaną odkryte razem.
prompt-keep-card = Zachowaj kartę rasy
prompt-keep-card-reason = Zachowujesz w tajemnicy cztery z ośmiu.
prompt-start-unit = Kupić jednostkę początkową?
prompt-start-unit-reason = Niewydane kryształy zostają.
prompt-status = Status: która korzyść?
prompt-status-reason = Każda korzyść raz w tej fazie.
prompt-leader = Planowanie: który lider i gdzie?
prompt-leader-reason = Liderzy działają w kolejności arkuszy.
prompt-perform = { $action }: wykonać czy spasować?
prompt-perform-reason = Działa: { $leader }. Lider i tak do ciebie wraca.
prompt-trigger = Użyć zdolności?
prompt-trigger-reason = Jedna wywołana zdolność na akcję.
prompt-explore = Eksploracja: który kafel?
prompt-explore-reason = Jeden lub dwa zakryte kafle przy odkrytej drodze.
prompt-nested = { $action }: wykonać dodatkowo?
prompt-nested-reason = Wykonuje ją ten sam lider.
prompt-jump-from = Skok: która flota lub armia?
prompt-jump-from-reason = Armie poruszają się tylko między własnymi systemami.
prompt-jump = Skok: dokąd dalej?
prompt-jump-reason = { $place }, jednostki: { $units }, pozostałe kroki: { $left }. Można zostawiać i zabierać jednostki.
prompt-boost = Wzmocnić rzut?
prompt-boost-reason = Sukces: { $value } lub mniej. Każde wzmocnienie dodaje 1; ósemka to zawsze porażka.
prompt-leader-reroll = Przerzucić nieudany rzut?
prompt-leader-reroll-reason = Wynik: { $die }, potrzeba najwyżej { $value }. Opłacone wzmocnienia nadal się liczą.
prompt-scan = Skan: co bierzesz?
prompt-scan-reason = Artefakt albo kryształy.
prompt-colonise = Kolonizacja: który system?
prompt-colonise-reason = Musi tam być pancernik.
prompt-diplomacy = Dyplomacja: co robisz?
prompt-diplomacy-reason = Przejmij system, uspokój go lub wywołaj zamieszki albo zajmij się sojuszem.
prompt-block = Zamieszki: którą korzyść zablokować?
prompt-block-reason = Druga pozostaje w mocy.
prompt-answer = { $what ->
    [change] Zmiana kart sojuszu z graczem { $other }: zgadzasz się?
    [cancel] Koniec sojuszu z graczem { $other }: zgadzasz się?
   *[make] Sojusz z graczem { $other }: zgadzasz się?
}
prompt-answer-reason = Sojusz zawiera się i zmienia tylko za zgodą obu stron.
prompt-give = Którą kartę rasy dajesz?
prompt-give-reason = Drugie imperium otrzymuje korzyść z rewersu.
prompt-build = Budowa: co dalej?
prompt-build-reason = Każda jednostka, zasób i naprawa wlicza się do limitu budowy.
prompt-site = { $what }: gdzie?
prompt-site-reason = W systemie, który kontrolujesz.
prompt-space = Która jednostka otrzyma ulepszenie?
prompt-space-reason = Działa dla wszystkich jednostek tego typu.
prompt-replaced = Co ma ustąpić miejsca?
prompt-replaced-reason = Wszystkie pola są zajęte.
prompt-tax = Zapłacić daninę?
prompt-tax-reason = Bez tego akcja się nie zacznie.
prompt-battle = Bitwa: przeciw komu?
prompt-battle-reason = Atak na sojusznika łamie sojusz.
prompt-bombard = Ostrzał: który cel?
prompt-bombard-reason = Flota ostrzeliwuje system, armia flotę.
prompt-assault = Szturm: który system?
prompt-assault-reason = Każdy zdolny do tego okręt rozmieszcza oddziały piechoty.
prompt-reroll = Przerzucić chybienie?
prompt-reroll-reason = Pozostałe przerzuty w tej walce: { $left }.
prompt-damage = Która jednostka otrzymuje obrażenia?
prompt-damage-reason = Trafienia do przydzielenia: { $hits }. Stracone jednostki giną razem na końcu tury.
prompt-activate = Aktywacja: która zdolność?
prompt-activate-reason = Jedna aktywowana zdolność.
prompt-recruit = Rekrutacja: który agent?
prompt-recruit-reason = Z talii, odkryty albo z innego imperium.
prompt-regiment = Gdzie trafia oddział piechoty?
prompt-regiment-reason = Do systemu, który kontrolujesz.
prompt-mission = Misja: która akcja?
prompt-mission-reason = Obowiązują wszystkie jej zasady.
prompt-surplus = Ponad limit: co odrzucasz?
prompt-surplus-reason = Odrzucasz, aż zmieścisz się w limicie.
prompt-surplus-card = Za dużo kart: którą odrzucasz?
prompt-surplus-card-reason = Trafi na spód talii.
prompt-level = Nowy poziom: która zdolność?
prompt-level-reason = Druga zostaje zablokowana.
prompt-branch = Który z dwóch efektów?
prompt-branch-reason = Zadziała tylko jeden.
prompt-place = Które miejsce?
prompt-place-reason = Zdolność zadziała właśnie tam.
prompt-empire = Które imperium?
prompt-empire-reason = Potrzebna jest odkryta droga.
prompt-card = Która karta?
prompt-card-reason = Wybrana karta będzie twoja.
prompt-throw = Co odrzucasz?
prompt-throw-reason = Wybór należy do ciebie.
prompt-force = Kto zostaje trafiony?
prompt-force-reason = Jeden właściciel na jednym kaflu.
prompt-loss = Co przepada?
prompt-loss-reason = Jednostka po jednostce.
prompt-leap-from = Przeskok: kto?
prompt-leap-from-reason = Wystarczy odkryta droga.
prompt-leap = Przeskok: dokąd?
prompt-leap-reason = Można zostawić jednostki.
prompt-salvage = Która utracona jednostka wraca?
prompt-salvage-reason = Spośród regularnych jednostek utraconych w tej walce.
prompt-repair = Którą jednostkę naprawić?
prompt-repair-reason = Po jednym punkcie wytrzymałości.
prompt-draw = Którą kartę bierzesz?
prompt-draw-reason = Wybierasz, zanim zobaczysz kartę.
prompt-receive = Który zasób bierzesz?
prompt-receive-reason = Dostajesz go za darmo.
prompt-instead = Która akcja zamiast tego?
prompt-instead-reason = Wykona ją ten sam lider.
prompt-waiting = Inni podejmują decyzję
prompt-waiting-reason = { $waiting ->
    [one] Czekamy na { $waiting } gracza.
   *[other] Czekamy na { $waiting } graczy.
}
prompt-over = Koniec gry
prompt-over-reason = Wygrywa, kto ma najwięcej antymaterii; sojusznicy wygrywają razem.

## Dziennik

event-turned-up = Odkryto: { $place }
event-placed-tile = Nowy kafel: { $place }
event-control = { $player }: kontrola – { $place }
event-rebellion = { $player }: rebelia – { $place }, utrata kontroli
event-calmed = { $player }: koniec zamieszek – { $place }
event-unrest = { $player }: zamieszki – { $place }
event-picked = { $player }: arkusz „{ $sheet }”
event-round = Runda { $round }
event-income = { $player }: przychód, kryształy +{ $amount }
event-regroup = Przegrupowanie
event-leader = { $player }: lider – { $action }
event-won = { $player }: zwycięstwo, antymateria: { $amount }
event-jump = { $player }: skok – { $place }, jednostki: { $amount }
event-leap = { $player }: przeskok – { $place }, jednostki: { $amount }
event-regiments = { $player }: oddziały piechoty – { $place }, jednostki: { $amount }
event-roll-succeeded = { $player }: rzut – wynik { $amount }, potrzeba najwyżej { $value }: sukces
event-roll-failed = { $player }: rzut – wynik { $amount }, potrzeba najwyżej { $value }: porażka
event-card-taken = { $player }: nowa karta – { $card }
event-card-discarded = { $player }: odrzucona karta – { $card }
event-offer-refused = { $player }: odmowa
event-alliance-made = { $player }: sojusz – { $other }
event-alliance-cancelled = { $player }: sojusz anulowany
event-alliance-broken = { $player }: sojusz złamany
event-resource = { $player }: nowy zasób – { $resource }
event-built = { $player }: budowa – { $unit }
event-dice = Kości: trafienia { $hits }, chybienia { $misses }
event-reroll = { $player }: przerzut kości ({ $unit }): { $amount }
event-fell = Zniszczono: { $amount } × { $unit }
event-antimatter = { $player }: antymateria { $change }
event-attack-won = Atakujący wygrywa: { $place }
event-attack-lost = Obrońca wygrywa: { $place }
event-fight-drawn = Remis: { $place }
event-not-fought = Bez walki: { $place }
event-ability = { $player }: użycie – { $source }
event-crystals = { $player }: kryształy +{ $amount }
event-peeked = Podglądasz: { $tile }
event-passed = { $player }: pas
event-action = { $player }: { $action }
event-discarded = { $player }: odrzucone – { $amount } × { $unit }
event-level-lost = { $player }: utracony poziom { $amount }
event-level = { $player }: poziom { $amount } – { $ability }
ending-antimatter = Zebrano wystarczającą ilość antymaterii.
ending-round-limit = Skończyła się ostatnia runda.
tie-break-uniques = Remis w antymaterii; rozstrzygają unikatowe jednostki w grze ({ $first } do { $second }).
tie-break-income = Remis w antymaterii; rozstrzyga większy przychód ({ $first } do { $second }).

## Opcje

option-length = Długość
option-length-help = Krótka lub długa gra: ile antymaterii daje zwycięstwo.
option-length-short = Krótka
option-length-long = Długa
option-start = Rozpoczęcie
option-start-help = Zaawansowane: dwanaście kryształów na regularne jednostki zamiast czterech ustalonych.
option-start-normal = Zwykłe
option-start-advanced = Zaawansowane
option-planning = Planowanie
option-planning-help = Zaawansowane: kolejność wyznacza tor planowania.
option-planning-normal = Zwykłe
option-planning-advanced = Zaawansowane
option-race-cards = Karty ras
option-race-cards-help = Bez nich nie ma sojuszy; łatwiej na pierwszą grę.
option-starting-crystals = Kryształy na start
option-starting-crystals-help = Kryształy każdego gracza przy zwykłym rozpoczęciu.
option-sheet-reading = Czytanie arkuszy
option-sheet-reading-help = Akcja po akcji albo najpierw pierwsze pola wszystkich akcji.
option-sheet-reading-action-major = Akcja po akcji
option-sheet-reading-slot-major = Najpierw pierwsze pola
option-first-renewal = Odnowienie w rundzie 1
option-first-renewal-help = Czy karty i rynek odnawia się także w rundzie 1.
option-first-renewal-yes = Tak
option-first-renewal-no = Nie
option-dark-fleets-oppose = Mroczne floty
option-dark-fleets-oppose-help = Od ilu okrętów mroczna flota liczy się jako flota przeciwnika.
option-dark-fleets-oppose-four = Od czterech okrętów
option-dark-fleets-oppose-any = Dowolna liczba okrętów
option-explore = Eksploracja
option-explore-help = Odkrywaj dwa kafle po kolei albo najpierw wskaż oba.
option-explore-in-sequence = Po kolei
option-explore-together = Najpierw wskazanie obu
option-ambush = Spotkanie z mrocznymi okrętami
option-ambush-help = Kto atakuje, gdy flota spotyka mroczne okręty.
option-ambush-dark-ships = Atakują mroczne okręty
option-ambush-fleet = Atakuje flota
option-army-route = Droga armii
option-army-route-help = Czy armie mogą przechodzić przez kafle tuneli.
option-army-route-wormholes = Także przez tunele
option-army-route-own-systems = Tylko własne systemy
option-alliance-cancelling = Anulowanie sojuszu
option-alliance-cancelling-help = Jednostronne albo tylko za zgodą.
option-alliance-cancelling-one-sided = Jednostronne
option-alliance-cancelling-consent = Tylko za zgodą
option-hostile-systems = Wrogie systemy
option-hostile-systems-help = Czy można je kiedykolwiek uspokoić.
option-hostile-systems-unrest = Nigdy spokojne
option-hostile-systems-peace = Można uspokoić
option-uninhabited-systems = Niezamieszkane systemy
option-uninhabited-systems-help = Czy dyplomacja może tam wywołać zamieszki.
option-uninhabited-systems-calm = Bez zamieszek
option-uninhabited-systems-unrest = Możliwe zamieszki
option-race-card-triggers = Karty ras jako wywołane
option-race-card-triggers-help = Czy wliczają się do jednej wywołanej zdolności na akcję.
option-race-card-triggers-count = Wliczają się
option-race-card-triggers-free = Nie wliczają się
option-repair = Naprawa
option-repair-help = Jedno miejsce naprawia jeden punkt albo tyle, za ile zapłacisz.
option-repair-point = Jeden punkt na miejsce
option-repair-full = Tyle, ile opłacono
option-doomed-damage = Obrażenia na straconych jednostkach
option-doomed-damage-help = Czy wolno marnować obrażenia na jednostki już stracone.
option-doomed-damage-no = Niedozwolone
option-doomed-damage-yes = Dozwolone
option-reroll-pool = Pula przerzutów
option-reroll-pool-help = Na całą akcję albo od nowa w każdej turze walki.
option-reroll-pool-action = Na całą akcję
option-reroll-pool-turn = Od nowa w każdej turze walki
option-titan = Tytan
option-titan-help = Czy tytan kolonizuje jak pancernik.
option-titan-deploys = Tylko rozmieszcza
option-titan-colonises = Także kolonizuje
option-bombard = Ostrzał
option-bombard-help = Czy wolno dwa razy wykonać ten sam rodzaj ostrzału.
option-bombard-different = Dwa różne rodzaje
option-bombard-same = Dwa razy ten sam
option-undefended = Niechronione systemy
option-undefended-help = Ląduje jeden oddział albo cała fala.
option-undefended-one = Jeden oddział
option-undefended-wave = Cała fala
option-priority = Przerzuty organizacji
option-priority-help = Czy przy konflikcie zdolności stoją na końcu, czy na początku.
option-priority-system = Na końcu
option-priority-organisation = Na początku
option-round-limit = Limit rund
option-round-limit-help = Gra kończy się po 20 rundach (30 w długiej); bez limitu po 100.
option-round-limit-yes = Z limitem
option-round-limit-no = Bez limitu
option-alliance-of-two = Sojusz dwojga
option-alliance-of-two-help = Czy przy dwóch graczach wolno zawrzeć sojusz.
option-alliance-of-two-yes = Dozwolony
option-alliance-of-two-no = Niedozwolony
option-starbase = Baza gwiezdna
option-starbase-help = Czy anuluje wszystkie przerzuty wroga, czy tylko ze słabszych źródeł.
option-starbase-priority = Przerzuty słabszych źródeł
option-starbase-all = Wszystkie przerzuty wroga
option-galaxy = Galaktyka
option-galaxy-help = Jak ułożone są kafle systemów i anomalii. Każda galaktyka jest taka sama wokół każdego systemu macierzystego.
option-galaxy-standard = Zwykła
option-galaxy-close = Ciasna: mała, sąsiedzi blisko
option-galaxy-wide = Rozległa: duża, długie drogi
option-galaxy-random = Losowa: ułożona przypadkowo

## W terminalu

terminal-head = Runda { $round }; antymateria do zwycięstwa na koniec rundy: { $win }; poziomy ideologii od { $levels }
terminal-place = Miejsce
terminal-tile = Kafel
terminal-holds = Na nim
terminal-near = Obok
terminal-market = Rynek: { $goods }
terminal-offer = Odkryte karty: { $cards }
terminal-combat = Walka, tura { $turn }
terminal-row = { $unit } { $number }, trafia przy { $attack } lub mniej, chybienia { $misses }
terminal-numbers = Skok { $jump }, dyplomacja { $diplomacy }, flota do { $fleet }, armia do { $army }, agenci { $agents }, artefakty { $artefacts }, zakupy { $build }; siła: { $force }
terminal-leaders = Liderzy: { $leaders }
terminal-unit = Jednostka
terminal-cost = Koszt
terminal-dice = Kości
terminal-attack = Trafia ≤
terminal-hp = Wytrz.
terminal-in-play = W grze
terminal-levels = Ideologia: { $levels }
terminal-cards = Karty i zasoby: { $cards }
terminal-antimatter = Antymateria
terminal-crystals = Kryształy
terminal-income = Przychód
terminal-systems = Systemy
terminal-race-card = Karta rasy { $card }: { $meaning }
terminal-signs = Miejsce: jego numer, a dalej ?2 zakryty kafel z tą liczbą, ?? zakryta anomalia, H system macierzysty, U niezamieszkany, I zamieszkany, X wrogi, S specjalny, . pustka, * anomalia. =1 to gracz, który go kontroluje, ! zamieszki, 1:3/2 trzy okręty i dwie jednostki naziemne gracza 1, d mroczne okręty, l lokalne siły zbrojne. Na arkuszach stoją numery graczy, w nawiasie pole po polu.

## Co robią zdolności, złożone z efektów

one-more = { $first } { $rest }
one-or-other = { $first } lub { $rest }
effects-both = { $first }; { $rest }
effects-then = { $first }, potem { $rest }
either-level = { $first } / { $rest }
of-force = ({ $force }) { $said }
level-said = Poziom { $level }: { $said }
no-benefits = Bez korzyści.
ability-passive = Pasywna: { $effects }.
ability-status = Status{ $conditions }: { $effects }.
ability-activate = Aktywacja{ $conditions }: { $effects }.
ability-reveal = Po odkryciu{ $conditions }: { $effects }.
ability-before = Przed akcją { $actions }{ $conditions }: { $effects }.
ability-after = Po akcji { $actions }{ $conditions }: { $effects }.
ability-by-force = { $ability } X zależy od twojej siły: { force-light } { $light }, { force-neutral } { $neutral }, { force-dark } { $dark }.
condition-attacker = , gdy atakujesz{ $more }
condition-defender = , gdy się bronisz{ $more }
condition-bystander = { " " }innego imperium{ $more }
condition-win = , jeśli wygrasz{ $more }
condition-lose = , jeśli przegrasz{ $more }
condition-success = , jeśli rzut się udał{ $more }
condition-roll = , jeśli uda się rzut lidera{ $more }
condition-outnumbered = , jeśli masz mniej jednostek{ $more }
condition-min-enemy = { " " }z co najmniej { $n ->
    [one] 1 jednostką wroga
    [few] { $n } jednostkami wroga
   *[many] { $n } jednostkami wroga
}{ $more }
condition-own-fleet-here = , gdy jest tu twoja flota licząca co najmniej { $n ->
    [one] 1 jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
}{ $more }
within = { " " }w dystansie { $n }
your-pick = ; wybór należy do ciebie
per-own-fleet4 = { " " }za każdą twoją flotę liczącą co najmniej 4 jednostki
per-unique = { " " }za każdą twoją unikatową jednostkę
per-controlled = { " " }za każdy kontrolowany system
per-artefact = { " " }za każdy twój artefakt
per-destroyed = { " " }za każdą jednostkę wroga zniszczoną w walce
per-inhabited = { " " }za każdy kontrolowany zamieszkany system
units-dreadnought = { $n ->
    [one] 1 pancernik
    [few] { $n } pancerniki
   *[many] { $n } pancerników
}
units-battlecruiser = { $n ->
    [one] 1 krążownik
    [few] { $n } krążowniki
   *[many] { $n } krążowników
}
units-fighter = { $n ->
    [one] 1 myśliwiec
    [few] { $n } myśliwce
   *[many] { $n } myśliwców
}
units-regiment = { $n ->
    [one] 1 oddział piechoty
    [few] { $n } oddziały piechoty
   *[many] { $n } oddziałów piechoty
}
units-titan = { $n ->
    [one] 1 tytana
    [few] { $n } tytany
   *[many] { $n } tytanów
}
units-starbase = { $n ->
    [one] 1 bazę gwiezdną
    [few] { $n } bazy gwiezdne
   *[many] { $n } baz gwiezdnych
}
units-colossus = { $n ->
    [one] 1 kolosa
    [few] { $n } kolosy
   *[many] { $n } kolosów
}
units-this = { $n ->
    [one] 1 jednostkę tego typu
    [few] { $n } jednostki tego typu
   *[many] { $n } jednostek tego typu
}
units-dark-ship = { $n ->
    [one] 1 mroczny okręt
    [few] { $n } mroczne okręty
   *[many] { $n } mrocznych okrętów
}
units-local-force = { $n ->
    [one] 1 jednostkę lokalnych sił zbrojnych
    [few] { $n } jednostki lokalnych sił zbrojnych
   *[many] { $n } jednostek lokalnych sił zbrojnych
}
victims-regiment = { $n ->
    [one] 1 oddział piechoty
    [few] { $n } oddziały piechoty
   *[many] { $n } oddziałów piechoty
}
victims-ship = { $n ->
    [one] 1 okręt
    [few] { $n } okręty
   *[many] { $n } okrętów
}
victims-unit = { $n ->
    [one] 1 regularną jednostkę
    [few] { $n } regularne jednostki
   *[many] { $n } regularnych jednostek
}
victims-titan = { $n ->
    [one] 1 tytana
    [few] { $n } tytany
   *[many] { $n } tytanów
}
victims-starbase = { $n ->
    [one] 1 bazę gwiezdną
    [few] { $n } bazy gwiezdne
   *[many] { $n } baz gwiezdnych
}
victims-unique = { $n ->
    [one] 1 unikatową jednostkę
    [few] { $n } unikatowe jednostki
   *[many] { $n } unikatowych jednostek
}
victims-construction = { $n ->
    [one] 1 konstrukcję
    [few] { $n } konstrukcje
   *[many] { $n } konstrukcji
}
victims-fleet = { $n ->
    [one] 1 jednostkę floty
    [few] { $n } jednostki floty
   *[many] { $n } jednostek floty
}
victims-army = { $n ->
    [one] 1 jednostkę armii
    [few] { $n } jednostki armii
   *[many] { $n } jednostek armii
}
target-regiment = oddziałom piechoty
target-ship = okrętom
target-unit = regularnym jednostkom
target-titan = tytanowi
target-starbase = bazie gwiezdnej
target-unique = unikatowej jednostce
target-construction = konstrukcji
target-fleet = flocie
target-army = armii
goods-dreadnought = pancerniki kosztują
goods-battlecruiser = krążowniki kosztują
goods-fighter = myśliwce kosztują
goods-regiment = oddziały piechoty kosztują
goods-titan = tytan kosztuje
goods-starbase = baza gwiezdna kosztuje
goods-colossus = kolos kosztuje
goods-unit = regularne jednostki kosztują
goods-unique = unikatowe jednostki kosztują
goods-technology = technologie kosztują
goods-upgrade = ulepszenia kosztują
goods-mercenary = najemnicy kosztują
goods-construction = konstrukcje kosztują
goods-resource = wszystkie zasoby kosztują
goods-repair = naprawy kosztują
goods-colonise = kolonizacja kosztuje
effect-crystals = { $also ->
    [yes] { "" }
   *[no] zyskaj{ " " }
}{ $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
}{ $per }
effect-pay = zapłać { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
}
effect-tax = to imperium płaci ci { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
} albo jego akcja się kończy
effect-steal = zabierz { $what ->
    [crystals] { $n ->
        [one] 1 kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
    [antimatter] { $n ->
        [one] 1 antymaterię
       *[many] { $n } antymaterii
    }
    [agent] { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    }
   *[artefact] { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
} { $who ->
    [opponent] przeciwnikowi
    [each-other] każdemu innemu imperium
    [up-to-two] każdemu z najwyżej dwóch innych imperiów
   *[chosen] innemu imperium
}{ $reach }
effect-antimatter = { $also ->
    [yes] { "" }
   *[no] zyskaj{ " " }
}{ $n ->
    [one] 1 antymaterię
   *[many] { $n } antymaterii
}
effect-hold-antimatter = daje { $n ->
    [one] 1 antymaterię
   *[many] { $n } antymaterii
}, dopóki to posiadasz
effect-add = dodaj { $units } { $place ->
    [home] w systemie macierzystym
    [controlled] { $n ->
        [one] w kontrolowanym systemie
       *[many] w kontrolowanych systemach
    }
    [own-fleet] do swojej floty
    [own-army] do swojej armii
   *[here] tutaj
}{ $per }
effect-join = masz w tej walce do pomocy { $units }
effect-place-npc = umieść { $units } { $place ->
    [any-tile] na dowolnym odkrytym kaflu, do którego masz drogę
    [uncontrolled] w systemie, którego nikt nie kontroluje
   *[here] tutaj
}
effect-deploy = rozmieść o { $n ->
    [one] 1 oddział piechoty
    [few] { $n } oddziały piechoty
   *[many] { $n } oddziałów piechoty
} więcej
effect-transfer = przenieś ze swoich systemów do szturmu najwyżej { $n ->
    [one] 1 oddział piechoty
    [few] { $n } oddziały piechoty
   *[many] { $n } oddziałów piechoty
}
effect-leap = { $what ->
    [army] twoja armia
   *[fleet] twoja flota
} przeskakuje { $place ->
    [controlled] do innego kontrolowanego systemu
    [anomaly] na anomalię, do której masz drogę
   *[other] na dowolny kafel, do którego masz drogę
}
effect-destroy = zniszcz { $victims }{ $who ->
    [opponent] { " " }przeciwnika
    [each-other] { " " }każdego innego imperium
    [up-to-two] { " " }każdego z najwyżej dwóch innych imperiów
    [chosen] { " " }innego imperium
   *[nobody] { "" }
}{ $reach }{ $assign }
effect-damage = zadaj { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} { $victims }{ $who ->
    [opponent] { " " }przeciwnika
    [chosen] { " " }innego imperium
   *[nobody] { "" }
}{ $reach }{ $assign }
effect-cancel-damage = anuluj najwyżej { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} w pierwszej turze { $scope ->
    [battle] bitwy
    [assault] szturmu
   *[any] walki
}
effect-salvage = odzyskaj najwyżej { $n ->
    [one] 1 regularną jednostkę utraconą
    [few] { $n } regularne jednostki utracone
   *[many] { $n } regularnych jednostek utraconych
} w walce
effect-repair = napraw { $n ->
    [one] 1 punkt wytrzymałości
    [few] { $n } punkty wytrzymałości
   *[many] { $n } punktów wytrzymałości
} swoich unikatowych jednostek
effect-reroll = masz { $n ->
    [one] 1 przerzut
    [few] { $n } przerzuty
   *[many] { $n } przerzutów
} { $what ->
    [leader] w każdym rzucie lidera
    [battle] w bitwie
    [bombard] przy ostrzale
    [assault] w szturmie
   *[other] w rzucie akcji { $action }
}{ $per }
effect-no-rerolls = twoi przeciwnicy nie mają przerzutów { $what ->
    [battle] w bitwie
    [bombard] przy ostrzale
    [assault] w szturmie
   *[other] w rzucie akcji { $action }
}
effect-attack = { $what ->
    [fleet] twoje floty mają
    [army] twoje armie mają
    [enemy-fleet] floty wroga mają
    [here] twoje jednostki tutaj mają
   *[this] jednostki tego typu mają
} atak { $signed }{ $per }
effect-dice = { $what ->
    [titan] twój tytan rzuca
    [starbase] twoja baza gwiezdna rzuca
    [colossus] twój kolos rzuca
   *[other] każda jednostka tego typu rzuca
} o { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[many] { $n } kości
} więcej{ $per }
effect-hit-damage = trafienie { $what ->
    [titan] twojego tytana
    [starbase] twojej bazy gwiezdnej
    [colossus] twojego kolosa
   *[other] jednostki tego typu
} zadaje o { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} więcej{ $per }
effect-unit-cost = { $what ->
    [this] koszt jednostek tego typu
   *[other] koszt tych jednostek
}: { $signed }{ $per }
effect-strike = +{ $n } do twojego ataku w pierwszej turze walki{ $per }
effect-discount = { $goods } o { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
} mniej{ $per }
effect-limit = { $what ->
    [fleet] twoje floty mogą liczyć o { $n ->
        [one] 1 jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } więcej
    [army] twoje armie mogą liczyć o { $n ->
        [one] 1 jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } więcej
    [agent] możesz mieć o { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    } więcej
    [artefact] możesz mieć o { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    } więcej
   *[build] podczas budowy możesz kupić o { $n ->
        [one] 1 rzecz
        [few] { $n } rzeczy
       *[many] { $n } rzeczy
    } więcej
}{ $per }
effect-distance = twój { $what ->
    [jump] dystans skoku
   *[diplomacy] dystans dyplomacji
} rośnie o { $n }{ $per }
effect-boost = darmowe wzmocnienie o { $n } { $what ->
    [leader] w każdym rzucie lidera
   *[other] w rzucie akcji { $action }
}{ $per }
effect-perform = wykonaj dodatkowo akcję { $action }
effect-instead = twój lider może zamiast tego wykonać akcję { $actions }
effect-reveal = odkryj { $n ->
    [one] 1 zakryty kafel
    [few] najwyżej { $n } zakryte kafle
   *[many] najwyżej { $n } zakrytych kafli
} obok swoich dróg
effect-place-system = połóż { $n ->
    [one] 1 nowy system
    [few] { $n } nowe systemy
   *[many] { $n } nowych systemów
}, { $what ->
    [up] awersem do góry
   *[down] bez odkrywania
}
effect-return-tile = przywróć do gry { $what ->
    [anomaly] { $n ->
        [one] 1 usuniętą anomalię
        [few] { $n } usunięte anomalie
       *[many] { $n } usuniętych anomalii
    }
   *[void] { $n ->
        [one] 1 usuniętą kosmiczną pustkę
        [few] { $n } usunięte kosmiczne pustki
       *[many] { $n } usuniętych kosmicznych pustek
    }
}, bez odkrywania
effect-swap-systems = zamień miejscami dwa systemy z całą zawartością, { $n ->
    [one] jeden raz
   *[many] { $n } razy
}
effect-wormhole = { $place ->
    [controlled] każdy kontrolowany system jest dla ciebie tunelem czasoprzestrzennym
   *[here] to miejsce jest dla ciebie tunelem czasoprzestrzennym
}
effect-control = { $what ->
    [own] uspokój swój system, w którym trwają zamieszki
   *[other] wywołaj zamieszki w systemie innego imperium{ $reach }, a jeśli już trwają – rebelię
}
effect-seize = przejmij kontrolę nad niechronionym { $what ->
    [inhabited] zamieszkanym
   *[uninhabited] niezamieszkanym
} systemem{ $reach }, którego nikt nie kontroluje
effect-ban = { $what ->
    [battle] nie toczy się tu bitew
   *[hostile-diplomacy] dyplomacja innych nie wywoła zamieszek { $place ->
        [controlled] w żadnym twoim systemie
       *[here] tutaj
    }
}
effect-draw = weź { $what ->
    [agent] { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    }
   *[artefact] { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
} { $source ->
    [deck] z talii
    [faceup] (odkrytą kartę)
   *[any] (z talii albo odkrytą kartę)
}
effect-search = przejrzyj talię i weź { $what ->
    [agent] { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    }
   *[artefact] { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
}
effect-receive = weź z rynku za darmo { $what ->
    [technology] { $n ->
        [one] 1 technologię
        [few] { $n } technologie
       *[many] { $n } technologii
    }
    [upgrade] { $n ->
        [one] 1 ulepszenie
        [few] { $n } ulepszenia
       *[many] { $n } ulepszeń
    }
   *[resource] { $n ->
        [one] 1 zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
}
effect-discard = { $who ->
    [self] odrzuć
    [opponent] przeciwnik odrzuca
    [each-other] każde inne imperium odrzuca
    [up-to-two] najwyżej dwa inne imperia odrzucają po
   *[chosen] inne imperium odrzuca
} { $what ->
    [agent] { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    }
    [artefact] { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
    [race-card] { $n ->
        [one] 1 kartę rasy
        [few] { $n } karty rasy
       *[many] { $n } kart rasy
    }
   *[technology] { $n ->
        [one] 1 technologię
        [few] { $n } technologie
       *[many] { $n } technologii
    }
}{ $reach }
effect-replace = wymień najwyżej { $units }, każdy na { $new }
effect-refresh = odnów cały rynek
effect-peek = podejrzyj { $n ->
    [one] 1 zakryty kafel
    [few] najwyżej { $n } zakryte kafle
   *[many] najwyżej { $n } zakrytych kafli
}
effect-count-as = możesz liczyć się jako dowolna siła
effect-ignore = { $what ->
    [opposing-fleet] floty przeciwnika cię nie powstrzymują
    [dreadnought-role] kolonizować może każdy twój okręt
   *[jump-stop] floty przeciwnika nie kończą twoich skoków
}
effect-discard-self = odrzuć tę kartę
effect-choose = albo { $first }, albo { $second }

# Ways to play, for bots.
style-soldier = żołnierz
style-soldier-help = Buduje okręty i szuka walki.
style-engineer = inżynier
style-engineer-help = Kupuje technologie, ulepszenia i konstrukcje, ile się da.
style-diplomat = dyplomata
style-diplomat-help = Pozyskuje systemy dyplomacją i wysyła liderów na misje.
style-settler = osadnik
style-settler-help = Zajmuje tyle systemów, ile zdoła.
