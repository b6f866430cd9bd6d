## Zagadki

lesson-puzzle-1-title = Dobro, które czeka
lesson-puzzle-1-say = Na twojej Kolonii leżą Technologie Obcych. Wybierasz ty: która Akcja?
lesson-puzzle-1-tempting-1 = Skolonizujesz Planetę, ale rywal też. Dobro to 4 Kredyty, a sam wybór 1 PZ: najpierw to.
lesson-puzzle-1-tempting-2 = Izolacja daje 2 Kredyty. Dobro, które masz, daje 4.
lesson-puzzle-1-done = 4 Kredyty za dobro i 1 PZ za wybór, a Kolonia jest wolna na następne dobro.

lesson-puzzle-2-title = Najpierw Kredyty
lesson-puzzle-2-say = 4 Kredyty, żadnej Planety do kolonizacji, dwie Kolonie z dobrami. Która Akcja?
lesson-puzzle-2-tempting-1 = Za 4 Kredyty niewiele kupisz. Najpierw sprzedaj, za rundę kupisz dwa razy tyle.
lesson-puzzle-2-tempting-2 = Nie ma czego kolonizować: bierzesz tylko Kolonistów. Dobra tymczasem leżą bezczynnie.
lesson-puzzle-2-done = Najdroższe dobro daje 5 Kredytów, wybór 1 PZ. Następny zakup będzie już dobry.

lesson-puzzle-3-title = Puste Kolonie
lesson-puzzle-3-say = Na twoich Koloniach nie ma dóbr, a na kaflu Produkcji leżą Kredyty. Która Akcja?
lesson-puzzle-3-tempting-1 = 1 PZ za wybór, ale nie ma czego sprzedać ani skonsumować.
lesson-puzzle-3-tempting-2 = Technologia jest warta swoje punkty, ale rywal też kupi, a potem nie masz Kredytów.
lesson-puzzle-3-done = Dobro dla ciebie i Kredyty z kafla; rywal niewiele zyska. Sprzedaż przyjdzie potem.

lesson-puzzle-4-title = Ostatni wybór
lesson-puzzle-4-say = Kolonistów już nie ma: to ostatnia runda i ostatni wybór, twój. Która Akcja?
lesson-puzzle-4-tempting-1 = Możesz coś kupić – ale rywal też, a ma 15 Kredytów przy twoich 9.
lesson-puzzle-4-tempting-2 = 2 Kredyty. Gdy gra się kończy, nic nie są warte.
lesson-puzzle-4-done = 1 PZ, którego nie dostanie nikt inny. W ostatniej rundzie patrz, co Akcja daje innym.

lesson-puzzle-5-title = Na co czeka rywal
lesson-puzzle-5-say = Punkty są równe. Rywal ma siłę na Planetę, którą odkrył. Którą Akcję wybierasz?
lesson-puzzle-5-tempting-1 = Na to czeka rywal: silna Planeta bez wydania Kredytu. Nie wybieraj tego za niego.
lesson-puzzle-5-tempting-2 = Na twoich Koloniach dobra już leżą, puste są Kolonie rywala. Produkcja byłaby dla niego.
lesson-puzzle-5-done = 1 PZ za wybór i żadnego prezentu dla rywala.

lesson-puzzle-6-title = Które „?”?
lesson-puzzle-6-say = 10 Kredytów i kilka dużych Technologii po 8. Która pasuje do twojego Imperium?
lesson-puzzle-6-tempting-1 = 8 PZ za kafle Obcych. Inna liczy więcej tego, co masz.
lesson-puzzle-6-tempting-2 = 6 PZ. Policz najpierw, ile każda z nich byłaby dla ciebie warta.
lesson-puzzle-6-done = { tile-galactic-federation } jest już warta 11 PZ: kafle z „?” kupuje się za to, co już masz.

lesson-puzzle-7-title = Dobra w ostatniej rundzie
lesson-puzzle-7-say = Gra kończy się po tej rundzie, a na twoich Koloniach leżą dobra. Która Akcja?
lesson-puzzle-7-tempting-1 = Jeszcze jedna Kolonia, ale rywalowi też. Twoje dobra by przepadły.
lesson-puzzle-7-tempting-2 = 2 Kredyty, na końcu nic niewarte.
lesson-puzzle-7-done = 1 PZ za wybór i jeszcze 2 za dobra, które skonsumują Zdolności: niewykorzystane dobra nic nie dają.

lesson-puzzle-8-title = Ostatni żeton
lesson-puzzle-8-say = W puli został jeden żeton PZ, a ty prowadzisz o punkt. Która Akcja?
lesson-puzzle-8-tempting-1 = Rywal ma siłę 7 i Planety, które na nią czekają. Po co dawać mu okazję?
lesson-puzzle-8-tempting-2 = Ty kupisz niewiele, a rywal więcej.
lesson-puzzle-8-done = Ostatni żeton jest twój, a pusta pula kończy grę po tej rundzie – gdy prowadzisz.

lesson-puzzle-9-title = Do czego służy siła
lesson-puzzle-9-say = Siła 7 i pierwszy wybór spośród siedmiu Planet. Którą bierzesz?
lesson-puzzle-9-tempting-1 = Obrona 3. Z siłą 7 możesz wziąć lepszą i nic więcej nie zapłacisz.
lesson-puzzle-9-tempting-2 = Obrona 2 i niewiele zysku. Siła się nie zużywa: mierz wyżej.
lesson-puzzle-9-done = Najsilniejsza Planeta, na którą wystarczy siły; nie kosztuje ani jednego Kredytu.
