## O co chodzi w grze, strona ze skrótem zasad i legenda symboli

goal = Zdobądź najwięcej punktów w osiem rund: badaj systemy planetarne, wprawiaj żyrostacje w ruch na pulsarach, uruchamiaj transmitery i patentuj technologie.
heart = Każdy bierze dwie kości ze wspólnego rzędu: kość na lewo od mediany przesuwa twój znacznik na jednym z torów w lewo, czyli lepiej, kość na prawo – w prawo. Potem każda kość opłaca dokładnie jedną akcję o dokładnie tej wartości, a lot ma dokładnie tyle segmentów. To, co raz uruchomisz – wirujące żyrostacje i działające transmitery – punktuje w każdej fazie produkcji.
ends = Po produkcji 8. rundy następuje końcowa punktacja: bazy, cele, inicjatywa i reszta.

summary-round = Runda
summary-round-text = 1. kości: po jednej, potem druga w odwrotnej kolejności; każda przesuwa znacznik na torze: liczba obok mediany o 1 krok, każda dalsza o 1 więcej, na medianie wcale · 2. akcje: twoje 2 kości, poza nimi najwyżej 1 czerwona kość premiowa · 3. produkcja
summary-prices = Co opłacają kości
summary-prices-text = kafel żyrostacji: mała 1, średnia 2, duża 4 · ukończenie, czyli wprawienie w ruch: mała 3, średnia 5, duża 6 · żeton ±1: 1 lub 2; +2: 2 · transmiter, patent, projekt: jak nadrukowano; w 1. rundzie otwarty jest jeden rząd technologii, co rundę otwiera się kolejny · lot: dowolna wartość
summary-flight = Lot
summary-flight-text = dokładnie tyle segmentów, ile na kości; żaden segment dwa razy · przelot przez system: baza, na jałowej planecie, jeśli jest wolna · koniec w systemie: baza na niebieskiej planecie i premia · koniec na pulsarze: pulsar jest twój
summary-tracks = Tory
summary-tracks-text = w lewo znaczy lepiej · inżynierowie dają po rundzie kostki · inicjatywa daje kolejność · ostatnie pola kosztują co rundę 1 lub 2 punkty
summary-production = Produkcja
summary-production-text = kolejność · kostki · −1 i −2 · transmitery · wirujące żyrostacje z premią rzędu · zielone patenty · nowy rząd
summary-end = Koniec
summary-end-text = po 8. rundzie: fioletowe patenty · cele · po 1 punkcie: pulsar bez wirującej żyrostacji, nieukończona żyrostacja, 2 kostki · inicjatywa: 7, 4 i 2 punkty za miejsca od 1 do 3 (troje graczy: tylko 7 i 4) · bazy (13 jest warte 50)
summary-care = Uważaj
summary-care-text = wartości są dokładne, na kość jeden żeton · najważniejszy jest koniec lotu · w prawo znaczy gorzej · uruchamiaj żyrostacje wcześnie · niewykorzystane kości przepadają

legend-die = kość
legend-cube = kostka inżynierów
legend-gyrodyne = żyrostacja
legend-pulsar = pulsar
legend-system = system planetarny
legend-base = baza
legend-dish = transmiter
legend-bolt = energia transmitera
legend-green = brama: zielony trójkąt
legend-orange = brama: pomarańczowy kwadrat
legend-pink = brama: różowy okrąg
legend-tile = kafelek premii eksploracyjnej
legend-book = technologia
legend-pyramid = centrala
legend-award = nagroda
legend-flag = cel
legend-points = punkty
legend-rocket = lot
legend-isolated = odizolowany pulsar
legend-any = dowolne z nich
legend-link = połączone transmitery
legend-copy = technologia innego gracza
legend-gates = przelot przez bramy
legend-arrow = zamienia się w
