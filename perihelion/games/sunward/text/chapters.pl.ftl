## Zasady w rozdziałach

chapter-turn = Tura
chapter-turn-text = Trzy rundy po cztery albo pięć tur. W każdej turze aktywny gracz kładzie wierzchni kafel współrzędnych przy krawędzi planszy, dowolną stroną, tak by obie wypustki trafiły w wolne wcięcia. Ich odstęp jest na każdym kaflu inny, a na styku połówek planszy, między kolumnami 3 i 4, jest przerwa szeroka na jedną kolumnę. Część okrągła wskazuje kształt dla niego, ośmiokątna – dla wszystkich pozostałych. Wcięcia są zajęte do końca rundy, czyli do chwili, gdy kafla nie da się nigdzie dołożyć; wtedy kafle wracają. Strefy, misje i twoja mapa zostają na całą grę.
chapter-drawing = Rysowanie
chapter-drawing-text = Wszyscy rysują naraz, każdy na swoim arkuszu. Pierwszy kształt styka się ze statkiem, każdy następny – z czymś, co już narysowano. Możesz go dowolnie obracać i odbijać. Wolno zakrywać puste heksy, obcych i usprawnienia, ale nigdy zasób, statek ani heks już zakryty. Kto może rysować, musi; jeśli kształt nigdzie się nie mieści, w tej turze nic nie rysujesz. Rysunki odsłania się dopiero wtedy, gdy wszyscy skończą.
chapter-upgrades = Usprawnienia
chapter-upgrades-text = Zakryty heks z usprawnieniem daje usprawnienie. W jednej z kolejnych tur pozwala pominąć jeden heks kształtu, w dowolnym miejscu, byle reszta została w jednym kawałku; mniejszy kształt liczy się w całości. Najwyżej dwa na turę, każde tylko raz i nie przy tym rysowaniu, które je dało. Niewykorzystane na koniec nic nie dają. Najbardziej przydają się tam, gdzie cały kształt nie zmieściłby się przy obcym albo przy rubieży.
chapter-frontiers = Rubieże
chapter-frontiers-text = Do rubieży docierasz, zakrywając heks, który się z nią styka. Kto jest pierwszy, dostaje większą liczbę, 10 albo 15; wszyscy późniejsi mniejszą, 5 albo 8. Jeśli kilka osób dociera w tej samej turze, każda liczy się jako pierwsza. Tylko o rubieże trwa wyścig: nic innego na arkuszu nie zależy od rywali. Na każdym arkuszu są trzy rubieże, a obok każdej stoją obie liczby.
chapter-points = Punkty
chapter-points-text = Każda strefa ma jedną misję, a spełniają ją tylko kształty tej strefy: zakryci przez nie obcy albo usprawnienia, zasoby obok nich, ich największa gromada albo te z nich, które leżą przy czarnej dziurze. Misja spełniona od 1 do 5 razy daje 3, 6, 10, 15, 20, dalej po 5. Do tego rubieże i 10 za każdy zasób otoczony ze wszystkich stron. Każdy niezakryty obcy to −5. Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.
chapter-cases = Przykłady i rozstrzygnięcia
chapter-cases-text = Przykłady pokazują zasady na narysowanej mapie. Tam, gdzie instrukcja zostawia coś otwartego, rozstrzygnięcie mówi, jak gra się tutaj.
