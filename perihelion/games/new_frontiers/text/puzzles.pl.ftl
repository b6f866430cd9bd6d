## Zagadki

lesson-puzzle-1-title = Brakuje Kolonisty
lesson-puzzle-1-say = 64 : 64, ostatnia runda. Masz siłę 10, 1 Kredyt i 1 Kolonistę. Która Akcja?
lesson-puzzle-1-tempting-1 = 1 PZ. Potem rywal wybierze Kolonizację, a ty z jednym Kolonistą i jednym Kredytem możesz tylko patrzeć.
lesson-puzzle-1-tempting-2 = 2 Kredyty: wystarczą na małą Planetę, jeśli rywal wybierze Kolonizację. Najlepsza wymaga dwóch Kolonistów.
lesson-puzzle-1-done = Bonus daje drugiego Kolonistę: { tile-rebel-uplift-enclave } siłą, 5 PZ i jeszcze 2 za kafle z „?”.

lesson-puzzle-2-title = Mała czy duża?
lesson-puzzle-2-say = Runda 6, 9 Kredytów, a za wybór Rozwoju Technologii płacisz o 1 mniej. Co kupujesz?
lesson-puzzle-2-tempting-1 = 2 PZ za 2 Kredyty. Ale twoje Zdolności Sprzedaży są warte więcej: jest kafel, który je liczy.
lesson-puzzle-2-tempting-2 = 2 PZ i Kredyty przy Produkcji. Duża Technologia byłaby warta cztery razy tyle, a stać cię na nią.
lesson-puzzle-2-done = { tile-free-trade-association }: od razu 8 PZ za Zdolności Sprzedaży i Kolonie Nowości, a każda sprzedaż da odtąd o 2 Kredyty więcej.

lesson-puzzle-3-title = Które dobro sprzedać?
lesson-puzzle-3-say = 2 Kredyty i dobra na czterech Koloniach: na trzech Nowości, na jednej Technologie Obcych. Co sprzedajesz?
lesson-puzzle-3-tempting-1 = Zostajesz z 2 Kredytami i na żadną dużą Technologię cię nie stać.
lesson-puzzle-3-tempting-2 = 3 Kredyty – za dobro, które { tile-galactic-information-network } zamienia w 2 PZ. Sprzedaj to, z czego ona nie skorzysta.
lesson-puzzle-3-done = 6 Kredytów, razem 8: wystarczy na dużą Technologię. A { tile-galactic-information-network } ma co konsumować.

lesson-puzzle-4-title = Które „?”?
lesson-puzzle-4-say = 5 Kredytów, a po zniżkach każda duża Technologia kosztuje 5. Co kupujesz?
lesson-puzzle-4-tempting-1 = 2 PZ i 3 Kredyty w zapasie. Stać cię dziś na coś dużego, a to jest warte znacznie więcej.
lesson-puzzle-4-tempting-2 = 6 PZ. Najpierw porównaj liczby: inna liczy więcej tego, co masz.
lesson-puzzle-4-done = { tile-galactic-federation } jest już warta 9 PZ: kafle z „?” kupuje się za to, co już masz.

lesson-puzzle-5-title = Zbieranie na coś dużego
lesson-puzzle-5-say = 6 Kredytów. Rywal wybrał Rozwój Technologii; w następnej rundzie wybór zaczynasz ty. Co kupujesz?
lesson-puzzle-5-tempting-1 = 2 PZ, które liczy też kafel z „?”. Ale za 4 Kredyty, które zostaną, nie kupisz nic dużego.
lesson-puzzle-5-tempting-2 = 2 PZ za 4 Kredyty. Zostaną 2, a gra skończy się, zanim uzbierasz nowe.
lesson-puzzle-5-done = Duże Technologie kosztują cię teraz o 2 mniej. W następnej rundzie wybierz Rozwój Technologii: 5 Kredytów wystarczy na taką za 8 PZ.

lesson-puzzle-6-title = Dwie Planety naraz
lesson-puzzle-6-say = Rywal wybrał Rozwój Technologii. 5 Kredytów, 7 Kolonistów, siła 6, cztery Planety – a w puli został jeden Kolonista. Co kupujesz?
lesson-puzzle-6-tempting-1 = Też 2 PZ, ale poza tym pomaga tylko przy Produkcji. Na to zostało za mało gry.
lesson-puzzle-6-tempting-2 = Tanio. Ale jedna Kolonizacja to nadal jedna Planeta, a wielu już nie będzie.
lesson-puzzle-6-done = { tile-improved-logistics } pozwala w jednej Kolonizacji skolonizować dwie Planety. Kolonistów i siłę masz, brakuje tylko czasu.

lesson-puzzle-7-title = Czego potrzebuje rywal
lesson-puzzle-7-say = Masz pierwszy wybór spośród siedmiu Planet i żadnego Kolonisty. Rywal ma siłę 5 przeciw Planetom Rzadkich Pierwiastków. Którą bierzesz?
lesson-puzzle-7-tempting-1 = Dobra Planeta – na później. Teraz jej nie skolonizujesz, a rywal inną z tych siedmiu może od razu.
lesson-puzzle-7-tempting-2 = Tania, ale bez Kolonisty pozostanie tylko odkryta. Spójrz na te Planety oczami rywala.
lesson-puzzle-7-done = { tile-imperium-ore-bastion } ma obronę 5: dokładnie tyle, ile wynosi siła rywala. To 5 PZ, których nie dostanie.

lesson-puzzle-8-title = W jakiej kolejności?
lesson-puzzle-8-say = Ostatnia runda: dwa dobra i cztery Zdolności, które mogą je skonsumować. Która pierwsza?
lesson-puzzle-8-tempting-1 = 2 Kredyty, które nic już nie są warte – a { tile-old-earth } potrzebuje dwóch dóbr i zostanie z jednym.
lesson-puzzle-8-tempting-2 = 1 PZ za jedno dobro. Drugie nie wystarczy na Zdolność Kolonii { tile-old-earth }.
lesson-puzzle-8-done = Dwa dobra, 3 PZ. Zdolności, które potrzebują kilku dóbr, idą pierwsze.

lesson-puzzle-9-title = Nic na sprzedaż
lesson-puzzle-9-say = Ostatnia Akcja gry: Sprzedaż / Konsumpcja. Na trzech twoich Koloniach leżą dobra. Co sprzedajesz?
lesson-puzzle-9-tempting-1 = 6 Kredytów, gdy nic już nie można kupić. A Zdolnościom zabraknie dobra.
lesson-puzzle-9-tempting-2 = 5 Kredytów. Ale tu gra się kończy, a z każdego dobra Zdolności zrobią PZ.
lesson-puzzle-9-done = Nic: trzy skonsumowane dobra dają 6 PZ. Kredyty na końcu rozstrzygają tylko remis.

lesson-puzzle-10-title = Komu to pomoże?
lesson-puzzle-10-say = Ostatni wybór w grze jest twój, prowadzisz 67 : 65. Dobra leżą na Koloniach twoich i rywala. Która Akcja?
lesson-puzzle-10-tempting-1 = Dla ciebie 2 PZ, ale dla rywala 3: ma więcej do skonsumowania.
lesson-puzzle-10-tempting-2 = Nowe dobra nikomu już nie pomogą: nikt ich nie sprzeda ani nie skonsumuje.
lesson-puzzle-10-done = 1 PZ i nic dla rywala. W ostatniej rundzie patrz, co Akcja daje innym.
