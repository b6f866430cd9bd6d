## Zasady w rozdziałach

chapter-round = Przygotowanie i runda
chapter-round-text = Osiem rund po trzy fazy: kości, akcje, produkcja. Każdy gracz ma statek badawczy, znaczniki na dwóch torach i centralę. We dwoje każdy ma po dwa znaczniki na torze i dwa miejsca w kolejności; przy dwóch i trzech graczach część planet jest zablokowana. W fazie kości każdy bierze dwie, w fazie akcji ma jedną turę na ich użycie, a produkcja płaci za wszystko, co już działa. Po ósmej rundzie następuje końcowa punktacja.
chapter-dice = Kości i mediana
chapter-dice-text = Rzuca się kośćmi, układa je według wartości i zaznacza medianę. Każdy bierze po jednej w kolejności, potem drugą w odwrotnej. Kość na lewo od mediany przesuwa jeden z twoich znaczników w lewo, na prawo – w prawo, o tyle pól, o ile jest od niej oddalona. W lewo znaczy lepiej: inżynierowie dają kostki, inicjatywa wcześniejszy wybór; prawy kraniec toru kosztuje punkty.
chapter-paying = Użycie kości
chapter-paying-text = Każda kość opłaca dokładnie jedną akcję, dokładnie swoją wartością; wcześniej może ją zmienić jeden modyfikator. Poza srebrnymi możesz użyć w rundzie jednej czerwonej kości premiowej: z połączonych transmiterów, z systemu, patentu albo projektu, lub skopiowanej z pozostałych kości za cztery kostki. Nieużyte kości przepadają. Modyfikator ±1 podnosi albo obniża wartość kości, modyfikator +2 tylko ją podnosi. Dowolną wartość przyjmuje jedynie lot.
chapter-flying = Lot, bazy i pulsary
chapter-flying-text = Lot ma dokładnie tyle segmentów, ile wskazuje kość, a żadnym nie leci się dwa razy. Każdy system, przez który przelatujesz albo w którym kończysz, daje bazę, jeśli jest na nią planeta. Tam, gdzie lot się kończy, jest coś jeszcze: w systemie premia albo kafelek premii eksploracyjnej, na wolnym pulsarze sam pulsar, do końca gry. Pulsar ma tylko jednego właściciela, więc czasem warto się pospieszyć.
chapter-gyrodynes = Żyrostacje
chapter-gyrodynes-text = Trzy kroki: kafelek (kość 1, 2 albo 4 za małą, średnią, dużą), własny pulsar, na którym kładziesz go za darmo, i kość 3, 5 albo 6, by zawirowała. Odtąd punktuje w każdej produkcji. Nagrodę dostaje ten, kto pierwszy ma dość żyrostacji jednego rodzaju. Wystarczą dwie na własnych pulsarach: pierwsza osoba dostaje 7 punktów, druga 4. Położonej żyrostacji nie da się już przenieść.
chapter-transmitters = Transmitery
chapter-transmitters-text = Transmiter bierzesz, opłacając jedną z jego kości, a pozostałe płacisz później, w dowolnej kolejności. Od razu decydujesz, czy dołącza do twojej sieci, czy zaczyna własną. Gdy wszystko jest opłacone, daje premię, odwraca się i płaci w każdej produkcji. Dwa połączone, które oba działają, dają raz czerwoną kość. W każdej rundzie w ofercie są trzy. Transmiter, który zaczął własną sieć, nie dołączy już do innej.
chapter-projects = Centrala i patenty
chapter-projects-text = Projekty tworzą piramidę: wyższe otwierają się, gdy ukończone są te pod nimi. Niektóre pozwalają na przelot przez bramy – jeden lot, który punktuje za każdą bramę danego koloru. Patenty odsłaniają się rząd po rzędzie, co rundę jeden; działają od razu, w każdej produkcji, stale albo na koniec, zależnie od koloru. Jedną technologię mogą opatentować najwyżej dwie osoby, każda tylko raz.
chapter-production = Produkcja
chapter-production-text = Po kolei: nowa kolejność według inicjatywy, kostki według toru inżynierów, kary −1 i −2, działające transmitery, wirujące żyrostacje z premią rzędu, patenty z produkcją, a na koniec otwiera się następny rząd. Liczy się już to, co uruchomiono w tej samej rundzie, więc żyrostacja albo transmiter, które ruszą wcześnie, zapłacą najwięcej razy. Znaczniki na ostatnich polach kosztują punkty co rundę, dopóki nie przesuniesz ich w lewo.
chapter-end = Koniec i punkty
chapter-end-text = Po 8 rundach: fioletowe patenty, cele i dokupione za kostki premie, 1 za bezczynny pulsar i za nieukończoną żyrostację, 1 za dwie kostki, 7 i 4 za inicjatywę oraz bazy, z których każda kolejna jest cenniejsza. Wygrywa, kto ma najwięcej punktów. Trzynaście baz daje 50 punktów, więc szeroka sieć się opłaca. Cele są wspólne dla wszystkich i nagradzają za to, co udało się zbudować.
chapter-details = Symbole i efekty
chapter-details-text = Co znaczy każdy symbol na kaflach, projektach i patentach i jak wykonuje się efekty.
chapter-cases = Przykłady i rozstrzygnięcia
chapter-cases-text = Przykłady lotów, kości i punktacji oraz rozstrzygnięcia tego, co instrukcja zostawia otwarte.
