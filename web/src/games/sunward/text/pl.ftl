sunward-your-sheet = Twój arkusz
sunward-sheet-of-name = Arkusz: { $name }
sunward-sheet-of = Arkusz: { $name }, narysowane kształty: { $n }
sunward-sheet-keys = Twój arkusz. W ręku: { $zone }, { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[other] { $n } miejsc
} w tym ułożeniu. Strzałki przesuwają, Q i E obracają, F odbija, Enter rysuje.
sunward-board-keys = Plansza dowództwa. Strzałki wybierają wcięcia, F odwraca kafel, Enter kładzie.
sunward-back-to-mine = Wróć do mojego arkusza
sunward-dot-help = Bursztynowa kropka: tu pasuje górny heks kształtu
sunward-leave-help = Kliknij heks, aby go pominąć
sunward-panels = Panele
sunward-tile-of = Kafel { $n } z { $all }
sunward-round = Runda { $round } z 3 · tura { $turn }
sunward-round-short = Runda { $round }/3
sunward-phase-assign = Przydział
sunward-phase-draw = Kreślenie
sunward-who-draws = { $name }: { $circle }, wszyscy inni: { $octagon }
sunward-tab-sheet = Arkusz
sunward-tab-board = Plansza
sunward-score-own = Twój wynik w tej chwili
sunward-score-final = Wynik końcowy: { $name }
sunward-score-of = Wynik w tej chwili: { $name }
sunward-upgrades = Usprawnienia
sunward-upgrades-left = wolne: { $n }
sunward-upgrades-said = Usprawnienia zdobyte: { $gained }, wykorzystane: { $used }
sunward-points-table = Punkty za ×1…×5: { $list }, dalej +{ $beyond }
sunward-hexes = { $n ->
    [one] { $n } heks
    [few] { $n } heksy
   *[other] { $n } heksów
}
sunward-draw-bar = Kształt w ręku
sunward-turn = Obróć
sunward-mirror = Odbij
sunward-leave-out = Pomiń
sunward-leave-done = Gotowe
sunward-leave-out-hex = Pomiń heks { $hex }
sunward-leave-out-of = Pomiń heks kształtu „{ $zone }”
sunward-fits-nowhere = W całości nigdzie nie pasuje
sunward-leave-more = Pomiń jeszcze jeden heks
sunward-place-before = Poprzednie miejsce
sunward-place-next = Następne miejsce
sunward-places = miejsca w tym ułożeniu: { $here } z { $all }
sunward-covers-nothing = bez symboli
sunward-drawn-waiting = Narysowano. Wszystkie rysunki zostaną pokazane razem.
sunward-bar-waiting = Kształt do narysowania pojawi się tu po położeniu kafla.
sunward-bar-over = Wszystkie arkusze są gotowe.
sunward-turn-over = Odwróć kafel
sunward-from-row = Od rzędu { $row }
sunward-act-place = Połóż tutaj
sunward-act-draw = Rysuj tutaj
sunward-act-leave = Pomiń heks
sunward-act-nothing = Nic nie rysuj
sunward-count-aliens = Zakryci obcy
sunward-count-upgrades = Wolne usprawnienia
sunward-count-frontiers = Osiągnięte rubieże

## Dlaczego ruch jest niedozwolony

refused-WSS-3_1 = Nie teraz: najpierw przydział współrzędnych, potem wszyscy rysują.
refused-WSS-3_2 = Kafel kładzie tylko aktywny gracz, a obie wypustki muszą trafić w wolne wcięcia.
refused-WSS-3_3 = Jedno z tych wcięć jest zajęte.
refused-WSS-3_6 = W tej turze kształt jest już narysowany.
refused-WSS-4_1 = Kształt musi stykać się z narysowanym wcześniej, a pierwszy – ze statkiem kosmicznym.
refused-WSS-4_2 = Ten kształt nie ma takiego ułożenia.
refused-WSS-4_4 = Kształt nie może wyjść poza siatkę, zakryć zasobu ani innego kształtu.
refused-WSS-6_2 = Nie ma na to wolnego usprawnienia.
refused-WSS-6_3 = W jednej turze można użyć najwyżej dwóch usprawnień.
refused-WSS-6_4 = Reszta kształtu rozpadłaby się albo nigdzie by nie pasowała.
sunward-key-turn = obróć kształt
sunward-key-mirror = odbij kształt, odwróć kafel
sunward-key-leave-out = pomiń heksy
sunward-me = ja
sunward-all = inni
sunward-i-draw = Twój kształt: { $circle }.
sunward-we-draw = Twój kształt: { $circle }; wszyscy inni: { $octagon }.
sunward-board-help = Kafel wskazuje, kto co rysuje: część okrągła – kto go kładzie, ośmiokątna – wszyscy inni.
sunward-or = lub { $points }
sunward-mission-aliens = zakryci obcy
sunward-mission-upgrades = usprawnienia
sunward-mission-resources = zasoby obok
sunward-mission-cluster = gromada
sunward-mission-black-hole = przy czarnej dziurze
sunward-on-card-sun = Słońce
sunward-on-card-shuttle = Waha- dłowiec
sunward-drawn-at = { $zone }: górny heks { $hex }
sunward-mission-line = Misja: { $mission }
sunward-explain-alien = Obcy: każdy, którego nie zakryje żaden kształt, odbiera na koniec punkty
sunward-explain-resource = Zasób: otoczony ze wszystkich stron daje na koniec punkty
sunward-explain-upgrade = Usprawnienie: gdy je zakryjesz, możesz później pominąć heks kształtu

## Ruchy na liście

listed-draw = { $hexes }
sunward-listed-top = Góra { $low }–{ $high }: ja { $circle }, inni { $octagon }
sunward-listed-bottom = Dół { $low }–{ $high }: ja { $circle }, inni { $octagon }
