## Zagadki

lesson-puzzle-1-title = Co potrafi szóstka
lesson-puzzle-1-say = Runda 6. Za kostki masz skopiowaną szóstkę. Za co nią płacisz?
lesson-puzzle-1-tempting-1 = Baza jest dobra, ale polecieć można każdą kością. Tylko szóstka zrobi to, czego najbardziej potrzebujesz.
lesson-puzzle-1-tempting-2 = Jako piątka traci właśnie to, po co była.
lesson-puzzle-1-done = Ostatnie pole transmitera opłacone: od razu 8 punktów, a transmiter zapłaci w każdej produkcji.

lesson-puzzle-2-title = Którędy lecieć
lesson-puzzle-2-say = Zostały dwa segmenty. Którędy dalej?
lesson-puzzle-2-tempting-1 = Stamtąd lot skończy się bez bazy: da tylko jedną kostkę.
lesson-puzzle-2-tempting-2 = Ta brama prowadzi z dala od systemów.
lesson-puzzle-2-done = Tą bramą lot dociera do nowego systemu, a bazy są tym cenniejsze, im więcej ich masz.

lesson-puzzle-3-title = Bez lotu
lesson-puzzle-3-say = Ostatnia runda: za kostki masz kopię czwórki. Za co nią płacisz?
lesson-puzzle-3-tempting-1 = Polecieć możesz każdą kością. Tylko czwórka potrafi coś lepszego.
lesson-puzzle-3-tempting-2 = Jedna baza za kość i modyfikator. Czwórka zaprowadzi cię tam bez lotu.
lesson-puzzle-3-done = { tech-aii-4 } teleportuje statek prosto do systemu: masz to, co dałby lot, i jeszcze patent.

lesson-puzzle-4-title = Modyfikator na koniec
lesson-puzzle-4-say = Wciąż ostatnia runda. W ręku masz szóstkę i jeden modyfikator ±1. Co teraz?
lesson-puzzle-4-tempting-1 = Dobry lot, ale o segment za krótki. Po tej rundzie modyfikator nic już nie jest wart.
lesson-puzzle-4-tempting-2 = Siedem segmentów nie da ci nic lepszego. Pomyśl, co jeszcze opłaci siódemka.
lesson-puzzle-4-done = Modyfikator zamienia szóstkę w siódemkę, zanim wybierzesz. Niewykorzystany przepada.

lesson-puzzle-5-title = Ostatnia kość
lesson-puzzle-5-say = Ostatnia kość w grze to dwójka. Co teraz da najwięcej punktów?
lesson-puzzle-5-tempting-1 = Jeden segment nie sięga niczego nowego. Cel leży trochę dalej.
lesson-puzzle-5-tempting-2 = Żyrostacja, która nie zawiruje, to punkt. Baza jest warta więcej.
lesson-puzzle-5-done = Lot kończy się w jeszcze jednym systemie. Na końcu każda baza podnosi wartość pozostałych.

lesson-puzzle-6-title = Skończ, co zaczęte
lesson-puzzle-6-say = Ostatnia runda, czerwona trójka. Za co nią płacisz?
lesson-puzzle-6-tempting-1 = Baza albo dwie. Ale twój transmiter czeka na ostatnie pole.
lesson-puzzle-6-tempting-2 = 2 punkty. Rozpoczęty transmiter da więcej.
lesson-puzzle-6-done = Transmiter jest gotowy i zapłaci jeszcze w ostatniej produkcji.

lesson-puzzle-7-title = Ostatnia szóstka
lesson-puzzle-7-say = Ostatnia runda: modyfikator zamienił twoją szóstkę w piątkę. Za co nią płacisz?
lesson-puzzle-7-tempting-1 = Nowy transmiter, którego już nie dokończysz. Jest taki, który możesz.
lesson-puzzle-7-tempting-2 = 2 punkty. Pole, które jest jeszcze otwarte, da dużo więcej.
lesson-puzzle-7-done = Transmiter działa: punkty od razu, a w ostatniej produkcji jeszcze raz.

lesson-puzzle-8-title = Piętnaście od razu?
lesson-puzzle-8-say = Ostatnia runda, piątka i to, co może ją zmienić. Co da w sumie najwięcej?
lesson-puzzle-8-tempting-1 = 15 punktów od razu wygląda dobrze. Policz, ile dwie bazy dodadzą do pozostałych.
lesson-puzzle-8-tempting-2 = Cztery segmenty sięgają za blisko. Pomyśl, gdzie lot mógłby się skończyć.
lesson-puzzle-8-done = Sześć segmentów daje dwie nowe bazy. Na końcu gry bazy liczą się razem: każda podnosi wartość innych.

lesson-puzzle-9-title = Krótki lot
lesson-puzzle-9-say = Ostatnia runda, dwójka. Żyrostacja, transmiter – czy coś innego?
lesson-puzzle-9-tempting-1 = Żyrostacja, która nie zawiruje, to na końcu 1 punkt.
lesson-puzzle-9-tempting-2 = Transmiter z otwartymi polami nic nie daje, a kolejnej rundy już nie będzie.
lesson-puzzle-9-done = Dwa segmenty wystarczą, by jeszcze raz dobrze wylądować. W ostatniej rundzie bierz to, co punktuje od razu.
