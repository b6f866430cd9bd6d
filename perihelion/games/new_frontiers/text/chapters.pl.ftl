## Zasady w rozdziałach

chapter-round = Runda i kolejność
chapter-round-text = Właściciel pierwszego z lewej czekającego piona wybiera kafel Akcji, którego nikt w tej rundzie nie wybrał. Akcję wykonują wszyscy, zaczynając od wybierającego; bonus dostaje tylko on. Gdy wybrał każdy pion, kafle wracają. Kolejność zmienia tylko Wysłanie dyplomatów albo Przegląd galaktycznych Celów. Jeśli nikt nie wybrał Produkcji, na jej kaflu odkłada się Kredyt. We dwoje każdy wybiera dwa razy w rundzie.
chapter-develop = Rozwój Technologii
chapter-develop-text = Każdy może kupić jedną Technologię za jej nadrukowany koszt; wybierający płaci o jeden Kredyt mniej. Duże Technologie zajmują dwa pola. Technologia daje PZ, a jej Zdolności działają od następnej Akcji. Ponad dziesięć zakrytych pól kończy grę po tej rundzie. Nikt nie kupuje tej samej Technologii dwa razy, a każda duża jest tylko jedna, więc liczy się kolejność: kto jest wcześniej, ma większy wybór. Nagroda za zakup nie pomaga zapłacić za ten sam zakup.
chapter-explore = Odkrywanie
chapter-explore-text = Losuje się siedem Planet i każdy po kolei bierze jedną; na koniec wybierający bierze drugą. Odkryte Planety nic nie dają, dopóki ich nie skolonizujesz. Kolonii i Odkrytych Planet może być razem najwyżej dziewięć. Limit sprawdza się na koniec Akcji: kto go przekracza, oddaje wybrane Odkryte Planety. Planety, których nikt nie wziął, wracają do woreczka. Patrz na cenę: moneta to Kredyty, tarcza – siła militarna.
chapter-settle = Kolonizacja i siła
chapter-settle-text = Bierzesz dwóch Kolonistów albo kolonizujesz jedną Planetę, nigdy jedno i drugie; wybierający dostaje najpierw Kolonistę. Planeta wymaga jednego lub dwóch Kolonistów oraz Kredytów, a militarna – siły nie mniejszej niż jej obrona. Kredytów i siły nie łączy się. Siła to suma twoich Zdolności militarnych i się nie zużywa. Planeta z poświatą od razu daje dobro. Kolonia zostaje twoja do końca gry.
chapter-produce = Produkcja i dobra
chapter-produce-text = Każda pusta produkcyjna Kolonia dostaje dobro swojego koloru; na Kolonii leży najwyżej jedno. Wybierający bierze Kredyty z kafla i kładzie dobro na jednej zdobywczej Kolonii. Poza tym zdobywcze Kolonie odnawiają tylko Zdolności. Są cztery rodzaje: Nowości, Rzadkie Pierwiastki, Geny i Technologie Obcych. Z dobra nie można zrezygnować: dostaje je każda z pustych Kolonii produkcyjnych. Szare Kolonie nigdy nie mają dóbr.
chapter-trade = Sprzedaż i Konsumpcja
chapter-trade-text = Wybierający dostaje 1 PZ. Potem każdy może sprzedać jedno dobro: Nowości za 1, Rzadkie Pierwiastki za 2, Geny za 3, Technologie Obcych za 4 Kredyty. Następnie używa się wszystkich Zdolności Konsumpcji, na ile to możliwe, każdej raz i w dowolnej kolejności; zacznij od tej, która potrzebuje najwięcej dóbr. Sprzedane dobro nie jest skonsumowane, a Zdolność, która potrzebuje dwóch dóbr, z jednym nic nie zrobi.
chapter-others = Izolacja, dyplomaci i Cele
chapter-others-text = Te Akcje dają coś tylko wybierającemu. Izolacja to 2 Kredyty. Wysłanie dyplomatów to 1 PZ i pierwsze miejsce w kolejności. W wariancie z Celami zamiast Izolacji jest Przegląd galaktycznych Celów: o miejsce wyżej, 1 Kredyt i jeden zatrzymany Cel z trzech; każdy Cel w grze punktuje na koniec u wszystkich. Nikt inny nic wtedy nie zyskuje, a to bywa dobrym powodem.
chapter-powers = Zdolności i pojedyncze kafle
chapter-powers-text = Zdolność zmienia jeden rodzaj Akcji swojemu właścicielowi, bez względu na to, kto tę Akcję wybrał. Działa od Akcji następującej po tej, w której zdobyto kafel, raz na Akcję, i trzeba jej użyć, chyba że mówi „możesz”. Zdolności się sumują, ale żaden koszt nie spada poniżej 0. Sześć znaków wskazuje, czego dotyczy Zdolność: Rozwoju Technologii, Odkrywania, Kolonizacji, Produkcji, Sprzedaży albo Konsumpcji.
chapter-end = Koniec i punkty
chapter-end-text = Gra kończy się po rundzie, w której ktoś zakryje ponad dziesięć pól Technologii albo ma ponad siedem Kolonii, po Kolonizacji zostanie mniej niż pięciu Kolonistów albo skończy się pula PZ. Liczą się żetony PZ, Kolonie, Technologie i kafle z „?”, a w wariancie Cele. Remis: więcej Kredytów i dóbr. Odkryte Planety, Koloniści oraz niewydane Kredyty i dobra nie dają PZ.
chapter-cases = Przykłady i rozstrzygnięcia
chapter-cases-text = Przykłady Akcji i Zdolności oraz rozstrzygnięcia tego, co instrukcja zostawia otwarte.
