## Zasady w rozdziałach

chapter-turn = Elementy, przygotowanie i tura
chapter-turn-text = Każda frakcja ma planszetkę z dwoma torami produkcji pełnymi dysków, kostki, które są zaopatrzeniem, populacją albo statkami, i jeden pionek. Tura ma trzy fazy: akcję, jedną produkcję i ewentualnie osiągnięcie. Potem gra następna osoba – aż do zdobycia dostatecznie wielu osiągnięć. Ruda to pieniądze, populacja bada i zamienia się w statki, a zaopatrzenie czeka na planszetce, aż wzrost zrobi z niego populację.
chapter-action = Akcje
chapter-action-text = Przesuń pionek na wolne pole akcji i wykonaj to, co przy nim widnieje: na planszy, w odblokowanej gildii albo na zbadanej technologii. Pionek musi się ruszyć; powtórzyć wolno tylko ostatnią akcję podstawową. Koszt płacisz w całości, zanim cokolwiek się wydarzy, i nie wolno wybrać tego, na co cię nie stać ani co niczego nie zmieni. Pole jest zamknięte, dopóki stoi na nim pionek, chyba że jakaś zdolność mówi inaczej.
chapter-production = Produkcja, kostki i automatyzacja
chapter-production-text = Po akcji wybierz dokładnie jedno: wzrost populacji, rudę albo wymianę. Wzrost daje kostkę za każdy widoczny symbol, z kolumny o tej literze; pusta kolumna nie daje nic. Ruda daje kryształek za każdy widoczny symbol. Każdy dysk, który schodzi z toru – jako baza, kolonia albo przez automatyzację – odsłania więcej. Zautomatyzowane dyski dają też punkty na koniec. Kostki użyte do badań nigdy nie wracają.
chapter-research = Badania
chapter-research-text = Badanie kosztuje kostkę populacji, która zostaje przy karcie. Potrzebne są technologie prowadzące do tego pola. Jeśli pole jest puste, najpierw odkrywa się jego wydarzenie; potem dobierasz karty rodzaju przekazanego przez wymagane technologie i wybierasz tę, która będzie tam leżeć dla wszystkich. Natychmiastowy bonus jest twój od razu, pola akcji – odtąd. Kto bada tę kartę później, płaci tak samo, ale niczego już nie wybiera.
chapter-ships = Statki i kontrola
chapter-ships-text = Statki to kostki z poziomem, który jest zarazem ich siłą. Buduje się je w Układzie Słonecznym albo w kontrolowanym układzie stoczniowym, a każdy punkt ruchu przesuwa jeden statek o jeden segment szlaku. Po całym ruchu sprawdza się kontrolę: kto ma większą siłę niż kontrolujący, przejmuje układ, kładzie na nim dysk z toru i dostaje bonus. Dysk przegranego wraca, a jego produkcja spada.
chapter-colonising = Kolonizacja
chapter-colonising-text = Kolonizujesz tylko akcją, która na to pozwala: na technologii albo w gildii. Musisz kontrolować kartę układu i mieć tam wymaganą siłę. Statki o tej sile wracają do zaopatrzenia, wszystkie pozostałe lecą do Głębokiego Kosmosu. Karta jest twoja na stałe, z drugim dyskiem, punktami i bonusem; na jej miejsce trafia nowa. Siła ponad wymaganą przepada, więc warto osiedlać statki, które dają dokładnie tyle, ile trzeba.
chapter-end = Osiągnięcia, koniec i punkty
chapter-end-text = Na koniec tury musisz zdobyć osiągnięcie, którego warunek spełniasz – najwyżej jedno; pierwsze pole karty jest najcenniejsze. Gdy leżą tam łącznie trzy dyski (cztery przy czterech graczach), dogrywacie rundę i rozgrywacie jeszcze jedną. Punkty dają technologie (1, 2, 3 według poziomu), automatyzacja, skolonizowane układy, bazy, Układ Słoneczny i Głęboki Kosmos, wydarzenia i osiągnięcia. Zdobyte osiągnięcie zostaje twoje, nawet jeśli jego warunek przestanie być spełniony.
chapter-cards = Karty w szczegółach
chapter-cards-text = Jak wykonuje się efekty kart, jeden po drugim, i co robią poszczególne karty. Zajrzyj tutaj, gdy karta robi coś nietypowego.
chapter-cases = Przykłady i rozstrzygnięcia
chapter-cases-text = Przykłady całych tur oraz rozstrzygnięcia tego, co instrukcja zostawia otwarte.
