## O co chodzi w grze, strona ze skrótem zasad i legenda symboli

goal = Zbuduj Imperium warte najwięcej Punktów Zwycięstwa (PZ): za Technologie, Kolonie i żetony PZ.
heart = W każdej rundzie każdy wybiera kafel Akcji (w grze na dwie osoby – dwa), zawsze jeszcze niewybrany; Akcję wykonują wszyscy, ale bonus dostaje tylko wybierający. Odkrywanie daje Planety, Kolonizacja zamienia je w Kolonie, Rozwój Technologii daje Zdolności. Kolonie produkcyjne dają dobra: jedno można sprzedać za Kredyty, inne skonsumować za PZ.
ends = Gra kończy się po rundzie, w której ktoś zakryje 11. pole Technologii albo założy 8. Kolonię, w puli po Kolonizacji zostanie mniej niż 5 Kolonistów albo skończy się pula PZ.

summary-round = Runda
summary-round-text = wybiera pierwszy z lewej pion na torze pierwszeństwa, i tylko kafel niewybrany w tej rundzie · Akcję wykonują wszyscy, wybierający z bonusem · potem następny, aż wybiorą wszystkie; na koniec kafle wracają
summary-actions = Akcje i bonus wybierającego
summary-actions-text = Izolacja: bez Akcji, 2 Kredyty · Rozwój Technologii: o 1 Kredyt taniej · Odkrywanie, siedem Planet: druga Planeta · Kolonizacja: o 1 Kolonistę więcej · Produkcja: Kredyty z kafla i dobro na Kolonii z poświatą · Sprzedaż / Konsumpcja: 1 PZ · Wysłanie dyplomatów: bez Akcji, 1 PZ i pierwsze miejsce
summary-settle = Kolonizacja
summary-settle-text = 2 Kolonistów albo jedna Planeta, nigdy jedno i drugie · każda Planeta wymaga 1 lub 2 Kolonistów; do tego zwykła kosztuje Kredyty, a militarna wymaga siły nie mniejszej niż obrona; siła się nie zużywa
summary-goods = Dobra
summary-goods-text = Produkcja daje dobro każdej pustej Kolonii produkcyjnej, czyli z wypełnionym kolorowym symbolem · Kolonia z poświatą dostaje je przy kolonizacji, później tylko z bonusu albo Zdolności · na Kolonii leży najwyżej jedno dobro · jedno dobro można sprzedać: Nowości 1, Rzadkie Pierwiastki 2, Geny 3, Technologie Obcych 4 · pozostałe można skonsumować za PZ dzięki Zdolnościom
summary-points = PZ
summary-points-text = żetony PZ · Kolonie · Technologie · kafle z „?” · w wariancie z Celami także Cele
summary-end = Koniec
summary-end-text = 11. pole Technologii · 8. Kolonia · mniej niż 5 Kolonistów w puli po Kolonizacji · pusta pula PZ · rundę dogrywa się do końca · remis: Kredyty i dobra
summary-care = Uważaj
summary-care-text = Odkryte Planety nic nie dają · Akcja pomaga wszystkim · nie łącz Kredytów z siłą · pilnuj Kolonistów · nowy kafel działa od następnej Akcji · duża Technologia kosztuje 9 i zajmuje dwa pola

legend-credit = Kredyt
legend-chip = żeton PZ
legend-colonist = Kolonista
legend-shield = siła militarna, obrona
legend-world = Planeta
legend-good = dobro
legend-develop = Rozwój Technologii
legend-explore = Odkrywanie
legend-settle = Kolonizacja
legend-produce = Produkcja
legend-trade = Sprzedaż
legend-consume = Konsumpcja
legend-isolation = Izolacja
legend-diplomats = Wysłanie dyplomatów
legend-space = pole Technologii
legend-bag = woreczek z Planetami
legend-arrow = zamienia się w
legend-swap = zastępuje inny kafel
legend-goals = Cele
legend-alien = Obcy
legend-imperium = Imperium
legend-rebel = Rebelia
legend-terraforming = Terraformująca
legend-uplift = Wspomagana
