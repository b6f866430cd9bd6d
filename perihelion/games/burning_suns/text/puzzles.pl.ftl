## Zagadki

lesson-puzzle-1-title = Kto kupi pierwszy?
lesson-puzzle-1-say = { resource-con-well } leży na rynku za 5 kryształów. Masz ich 8, rywal 7. Dokąd idzie twój pierwszy lider?
lesson-puzzle-1-tempting-1 = Dobra akcja, ale z trzeciego pola kupujesz po rywalu. { resource-con-well } trafi do niego.
lesson-puzzle-1-tempting-2 = Agent by się przydał, ale rzut może się nie udać. Zakup na rynku nie wymaga rzutu, trzeba tylko być pierwszym.
lesson-puzzle-1-done = { resource-con-well } to 1 antymateria. Wystarczy dowolny lider, bo Budowa nie wymaga rzutu; liczy się pierwsze pole.

lesson-puzzle-2-title = Szóstka i jedna runda
lesson-puzzle-2-say = Masz 6 antymaterii, co na końcu rundy da zwycięstwo; rywal ma 5. Czekają wszyscy twoi liderzy. Dokąd idzie pierwszy?
lesson-puzzle-2-tempting-1 = To niewiele zmieni. Która akcja może dać cały system?
lesson-puzzle-2-tempting-2 = Misja działa na samym końcu, a rzut też może się nie udać. Sięgnij od razu po to, czego ci trzeba.
lesson-puzzle-2-done = Dyplomacja: 62% szansy na system bez walki. Na pierwszym polu nikt cię nie uprzedzi.

lesson-puzzle-3-title = Ostatni lider
lesson-puzzle-3-say = Został jeden lider i 6 kryształów. Gdzie go postawisz?
lesson-puzzle-3-tempting-1 = Budowa, owszem, ale czemu na końcu? Do tego czasu ktoś może kupić to, czego chcesz.
lesson-puzzle-3-tempting-2 = Zobaczysz nowe kafle. Kryształy będą leżeć bezczynnie całą rundę.
lesson-puzzle-3-done = Kryształy są warte tyle, ile za nie kupisz, a pierwsze pole kupuje pierwsze.

lesson-puzzle-4-title = Misja
lesson-puzzle-4-say = Misja się udała: staje się dowolną inną akcją. Którą?
lesson-puzzle-4-tempting-1 = Dyplomacja daje system albo zupełnie nic. Inna akcja da coś nawet przy porażce.
lesson-puzzle-4-tempting-2 = Agent byłby dobry, ale nieudany rzut daje tylko oddział.
lesson-puzzle-4-done = Skan: artefakt albo 5 kryształów, a nawet porażka daje 3.

lesson-puzzle-5-title = Jeszcze jedno źródło
lesson-puzzle-5-say = Masz 5 antymaterii, 6 daje zwycięstwo. Co planujesz najpierw?
lesson-puzzle-5-tempting-1 = 6 kryształów wystarczy na okręty, raczej nie na brakującą antymaterię. Trzeba znaleźć nowe źródło.
lesson-puzzle-5-tempting-2 = Na trzecim polu, z 6 kryształami, niewiele zostanie do kupienia.
lesson-puzzle-5-done = Eksploracja nie wymaga rzutu, a na nieznanych kaflach może być system, którego potrzebujesz.

lesson-puzzle-6-title = Pięć do czterech
lesson-puzzle-6-say = 5 antymaterii do 4. Został jeden lider: skąd może być szósta?
lesson-puzzle-6-tempting-1 = Nowe kafle pomogą najwcześniej w następnej rundzie. Do tego czasu rywal może wygrać.
lesson-puzzle-6-tempting-2 = Tak słaby lider nikogo nie przekona. Gdzie nawet porażka coś da?
lesson-puzzle-6-done = Rekrutacja: agent może dać brakującą antymaterię, a porażka i tak daje oddział.

lesson-puzzle-7-title = Drugi lider
lesson-puzzle-7-say = Eksploracja jest zaplanowana. Co ma z tego mieć drugi lider?
lesson-puzzle-7-tempting-1 = Trzecie pole Budowy działa późno, a kryształów jest tylko 6.
lesson-puzzle-7-tempting-2 = Trzecie pole działa po innych: do tego czasu może już nie być czego brać.
lesson-puzzle-7-done = Kto działa wcześnie, wykorzysta to, co odkryje Eksploracja – flota w drodze albo lider na pierwszym polu.

lesson-puzzle-8-title = Kto wyląduje pierwszy?
lesson-puzzle-8-say = Po 4 antymaterie. Twój pancernik i pancernik rywala są już w systemie { tile-uninhabited-4 }, wartym 1. Dokąd idzie twój pierwszy lider?
lesson-puzzle-8-tempting-1 = Kolonizacja – tak, ale z trzeciego pola wylądujesz po rywalu.
lesson-puzzle-8-tempting-2 = 16 kryształów może poczekać. System, nad którym stoją obie floty, nie może.
lesson-puzzle-8-done = Pierwsze pole Kolonizacji działa pierwsze: 1 antymateria dla ciebie i żadnej dla rywala. Wystarczy dowolny lider, bo nie trzeba rzucać.
