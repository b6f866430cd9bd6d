## O co chodzi w grze, strona ze skrótem zasad i legenda symboli

goal = Zdobądź najwięcej punktów w trzech rundach: rysuj kształty na swoim arkuszu tak, by spełniać pięć misji, docierać do rubieży przed rywalami i nie zostawić niezakrytych obcych.
heart = W każdej turze aktywny gracz kładzie kafel współrzędnych: część okrągła wskazuje kształt dla niego, ośmiokątna – dla wszystkich pozostałych. Wszyscy rysują naraz, a nowy kształt zawsze musi stykać się z wcześniejszym. Każdy kształt ma swoją misję (tylko Czarna dziura nie ma żadnej), więc liczy się to, gdzie go narysujesz.
ends = Gra kończy się po 3 rundach. Runda kończy się po 4 albo 5 turach: gdy kolejny kafel nigdzie nie pasuje albo wszystkie już leżą.

summary-turn = Tura
summary-turn-text = aktywny gracz kładzie kafel: okrąg – jego kształt, ośmiokąt – kształt pozostałych; obie wypustki muszą wejść w wolne wcięcia, a między kolumnami 3 i 4 są dwa kroki · wszyscy rysują naraz, tak by kształt stykał się z mapą; obracaj i odbijaj dowolnie; nigdy na zasobach ani na tym, co już narysowane · pierwszy kształt styka się ze statkiem
summary-points = Punkty
summary-points-text = misja spełniona 1, 2, 3, 4, 5 razy: razem 3, 6, 10, 15, 20, każdy następny raz +5 · rubież, gdy zakryjesz heks, który się z nią styka: pierwszy 10 lub 15, późniejsi 5 lub 8 · zasób otoczony ze wszystkich stron +10; tam, gdzie mapa się kończy, kształt nie jest potrzebny · niezakryty obcy −5
summary-missions = Misje
summary-missions-text = obcy albo usprawnienia zakryte tym kształtem · zasoby obok niego · największa gromada tych kształtów · takie kształty obok narysowanej Czarnej dziury
summary-upgrade = Usprawnienie
summary-upgrade-text = działa raz: pomiń 1 heks kształtu; w jednej turze najwyżej dwa; niewykorzystane na koniec gry nic nie dają
summary-end = Koniec
summary-end-text = 3 rundy po 4 albo 5 tur; kafle wracają co rundę, mapa zostaje · przy remisie zwycięstwo jest wspólne
summary-care = Uważaj
summary-care-text = { care-frontier } · { care-mission } · { care-octagon } · { care-alien }
care-frontier = ścigaj się o rubieże: pierwszy dostaje więcej
care-mission = rysuj pod misję, a nie tam, gdzie akurat pasuje
care-octagon = patrz, co ośmiokąt daje innym
care-alien = każdy obcy to −5

legend-alien = obcy: −5, dopóki niezakryty
legend-upgrade = usprawnienie
legend-resource = zasób: nie wolno go zakryć; +10, gdy zakryjesz wszystko wokół
legend-cluster = gromada: największa grupa
legend-hole = misja Czarna dziura: kształty obok narysowanej Czarnej dziury
legend-circle = okrąg: kształt aktywnego gracza
legend-octagon = ośmiokąt: kształt pozostałych
legend-frontier = rubież: gruba linia z punktami; zakryj heks, który się z nią styka
legend-cut = nożyczki: pomiń heks
legend-rocket = statek: tu zaczyna się mapa
