## Zagadki

lesson-puzzle-1-title = Dwa trafienia jednym kształtem
lesson-puzzle-1-say = Rysujesz kształt { zone-moon }. W kilku miejscach zakryjesz obcego. Które da ci coś więcej?
lesson-puzzle-1-tempting-1 = Obcy i prawie pierścień wokół zasobu. Pierścień może poczekać, wczesne usprawnienie – nie.
lesson-puzzle-1-tempting-2 = Zakrywa obcego i nic więcej. Tuż obok leży usprawnienie.
lesson-puzzle-1-done = Obcy i usprawnienie jednym kształtem. Wcześnie zdobyte usprawnienie zdążysz wykorzystać.

lesson-puzzle-2-title = Co komu dać?
lesson-puzzle-2-say = Kładziesz kafel: okrąg dla ciebie, ośmiokąt dla rywala. Które miejsce i która strona?
lesson-puzzle-2-tempting-1 = { zone-lightning } zakryje ci obcego, ale { zone-black-hole } przypadnie rywalowi, a twój pierścień zostanie otwarty.
lesson-puzzle-2-tempting-2 = { zone-moon } zakryje obcego. Spójrz na swoją mapę: który kształt zamknie pierścień?
lesson-puzzle-2-done = { zone-black-hole } zamyka pierścień wokół zasobu: od razu +10.

lesson-puzzle-3-title = Ostatni kształt
lesson-puzzle-3-say = To ostatnia tura, a masz cztery usprawnienia. Co zrobisz z kształtem { zone-satellite }?
lesson-puzzle-3-tempting-1 = +3 za misję. Niewykorzystane usprawnienia nic nie dają: czy mogą dać więcej?
lesson-puzzle-3-tempting-2 = Pasuje, ale nic nie daje. A usprawnienia przepadną.
lesson-puzzle-3-done = Bez jednego heksa kształt sięga rubieży: +8. Usprawnienia są po to, by ich używać.

lesson-puzzle-4-title = Zamknij pierścień
lesson-puzzle-4-say = To dopiero początek, a rysujesz kształt { zone-asteroid }. Gdzie jest wart najwięcej?
lesson-puzzle-4-tempting-1 = Do otoczenia zasobu zabraknie jednego heksa. Czy jest miejsce, w którym nie zabraknie żadnego?
lesson-puzzle-4-tempting-2 = Blisko, ale do zamknięcia pierścienia wokół zasobu brakuje jeszcze jednego heksa.
lesson-puzzle-4-done = Zasób otoczony ze wszystkich stron: +10, i to tak wcześnie.

lesson-puzzle-5-title = Druga połowa kafla
lesson-puzzle-5-say = Kładziesz kafel. Patrz na swój kształt i na ten, który zostawiasz rywalowi. Które kolumny?
lesson-puzzle-5-tempting-1 = { zone-comet } jest dobra dla ciebie, ale { zone-moon } – dla rywala. Da się mieć jedno bez drugiego.
lesson-puzzle-5-tempting-2 = Jeden obcy do misji, a { zone-black-hole } dla rywala. Gdzie indziej zakryjesz dwóch.
lesson-puzzle-5-done = Kolumny 3 i 4: twój kształt zakryje dwóch obcych, a rywalowi przypadnie mało przydatny. Ośmiokąt jest tak samo ważny jak okrąg.

lesson-puzzle-6-title = O jeden heks mniej
lesson-puzzle-6-say = { zone-star } może zakryć obcego. Czy z usprawnieniem zdoła więcej?
lesson-puzzle-6-tempting-1 = Obcy, 5 punktów. Z usprawnieniem zyskasz dwa razy tyle.
lesson-puzzle-6-tempting-2 = 5 punktów za obcego. Spójrz na grubą linię: czego brakuje, by do niej dotrzeć?
lesson-puzzle-6-done = Bez jednego heksa kształt dociera do rubieży jako pierwszy: +10.

lesson-puzzle-7-title = Taki, jaki jest
lesson-puzzle-7-say = Rysujesz kształt { zone-black-hole } i masz usprawnienia. Użyjesz któregoś?
lesson-puzzle-7-tempting-1 = Bez tego heksa pierścień zostanie otwarty. Spróbuj z całym kształtem.
lesson-puzzle-7-tempting-2 = Usprawnienie zmniejsza kształt. Tu potrzebny jest każdy heks.
lesson-puzzle-7-done = Cały kształt zamyka pierścień wokół zasobu: +10. Nie każde usprawnienie trzeba zużyć.

lesson-puzzle-8-title = Odwróć kafel
lesson-puzzle-8-say = Dwa miejsca, dwie strony. Który kształt jest dla ciebie, a który może mieć rywal?
lesson-puzzle-8-tempting-1 = To samo miejsce, tylko odwrotnie: teraz { zone-galaxy } przypada rywalowi.
lesson-puzzle-8-tempting-2 = { zone-rocket } spełnia misję, +3. Ale znowu { zone-galaxy } przypada rywalowi.
lesson-puzzle-8-done = { zone-galaxy } zakrywa obcego i sięga rubieży: 10 punktów, których nie dostanie rywal.
