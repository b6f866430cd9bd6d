## Zagadki

lesson-puzzle-1-title = Druga połowa kafla
lesson-puzzle-1-say = Ostatni kafel: okrąg jest dla ciebie, ośmiokąt dla rywala. Które miejsce i która strona?
lesson-puzzle-1-tempting-1 = { zone-comet } da ci 15 punktów, ale { zone-asteroid } zaprowadzi rywala do rubieży: 13 dla niego.
lesson-puzzle-1-tempting-2 = { zone-asteroid } da ci 13 punktów, ale { zone-comet } da rywalowi 15.
lesson-puzzle-1-done = { zone-comet } sięga rubieży i kolejnego zasobu, 15 punktów; { zone-moon } daje rywalowi tylko 3.

lesson-puzzle-2-title = Nic dla rywala
lesson-puzzle-2-say = Pierścień w lewym górnym rogu zamkną trzy kształty, każdy za 10 punktów. Który weźmiesz i co zostanie rywalowi?
lesson-puzzle-2-tempting-1 = { zone-black-hole } też zamyka pierścień, ale z kształtem { zone-galaxy } rywal zakryje obcego i spełni misję: 8 punktów.
lesson-puzzle-2-tempting-2 = { zone-shuttle } też zamyka pierścień. Ale znowu rywal dostaje kształt { zone-galaxy }.
lesson-puzzle-2-done = { zone-galaxy } zamyka pierścień, a { zone-black-hole } nic rywalowi nie daje. Ośmiokąt jest tak samo ważny jak okrąg.

lesson-puzzle-3-title = Dwa trafienia jednym kształtem
lesson-puzzle-3-say = Twój ostatni kształt to { zone-shuttle }, a jego misją są obcy. Dwóch zostało w lewym górnym rogu. Gdzie go narysujesz?
lesson-puzzle-3-tempting-1 = Jeden obcy i misja jeszcze raz: 9 punktów. Drugi obcy leży tuż obok.
lesson-puzzle-3-tempting-2 = Pasuje, ale nie zakrywa żadnego obcego.
lesson-puzzle-3-done = Obaj obcy zakryci: 10 punktów kary mniej, a misja daje 9 więcej.

lesson-puzzle-4-title = Zamknij pierścień
lesson-puzzle-4-say = Twój ostatni kształt to { zone-star }. Rubież, obcy, zasób: co jest warte najwięcej?
lesson-puzzle-4-tempting-1 = Rubież da tylko 5 punktów: ktoś był tam przed tobą.
lesson-puzzle-4-tempting-2 = Obcy to 5 punktów kary mniej. Spójrz na zasób w prawym dolnym rogu: czego tam brakuje?
lesson-puzzle-4-done = Pierścień wokół zasobu zamknięty: +10, i +3 za misję.

lesson-puzzle-5-title = O heks mniej
lesson-puzzle-5-say = { zone-star } to twój ostatni kształt, a masz trzy usprawnienia. Od czego zaczniesz?
lesson-puzzle-5-tempting-1 = To sięga rubieży, 5 punktów. Z usprawnieniem kształt jest gdzie indziej wart dwa razy tyle.
lesson-puzzle-5-tempting-2 = Pasuje, ale nic nie daje. A usprawnienia przepadną.
lesson-puzzle-5-done = Bez jednego heksa mieści się w luce pierścienia: +10. Usprawnienia są po to, żeby ich używać.

lesson-puzzle-6-title = Ostatnia luka
lesson-puzzle-6-say = Pierścieniowi w lewym dolnym rogu brakuje jednego heksa, a twój ostatni kształt, { zone-shuttle }, ma trzy. Co zrobisz?
lesson-puzzle-6-tempting-1 = Kolejny zasób obok tego kształtu: +4. A do zdobycia jest 14.
lesson-puzzle-6-tempting-2 = +4 za misję, ale pierścień zostaje otwarty, a usprawnienia nic już nie dadzą.
lesson-puzzle-6-done = Pomiń jeszcze jeden heks, a reszta zamknie pierścień: 14 punktów.

lesson-puzzle-7-title = Pierścień i obcy
lesson-puzzle-7-say = { zone-lightning } może zamknąć pierścień w lewym górnym rogu na różne sposoby. Który jest najlepszy?
lesson-puzzle-7-tempting-1 = Pierścień zamknięty, +10. Ale da się przy tym zakryć też obcego.
lesson-puzzle-7-tempting-2 = +4 za misję. Zamknięty pierścień jest wart więcej.
lesson-puzzle-7-done = Pierścień i obcy jednym kształtem: 15 punktów.

lesson-puzzle-8-title = Dwaj obcy i linia
lesson-puzzle-8-say = Twój ostatni kształt to { zone-galaxy }. W lewym górnym rogu są dwaj obcy i rubież, a ty masz trzy usprawnienia.
lesson-puzzle-8-tempting-1 = Jeden obcy i rubież: 10 punktów. Mniejszy kształt może dać więcej.
lesson-puzzle-8-tempting-2 = Rubież i drugi obcy: 10 punktów. A gdyby tak zakryć obu?
lesson-puzzle-8-done = Bez jednego heksa zakrywa obu obcych i nadal dotyka rubieży: 15 punktów.
