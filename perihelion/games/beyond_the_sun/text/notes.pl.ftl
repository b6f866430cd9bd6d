## Podpowiedzi trenera: raz, gdy coś zdarza się po raz pierwszy

note-action = Przesuń pionek na wolne pole; nie może zostać tam, gdzie stoi. Zbadane technologie dają ci własne pola.
note-researching = Technologia kosztuje kostkę populacji, która już nie wraca. Spójrz na natychmiastowy bonus i na akcję, którą daje.
note-production = Wybierasz jedno z trzech: wzrost populacji, rudę albo wymianę. Weź to, czego potrzebujesz na następną turę.
note-jumping = Jeden punkt przesuwa jeden statek o jeden segment szlaku. Pusty układ przejmujesz od razu, zajęty – gdy masz tam większą siłę.
note-trade = 3 kryształki rudy dają kostkę populacji, statek wraca za 1 kryształek, kostka daje 1 kryształek. Dowolnie wiele razy.
note-achievement = Zdobywasz jedno na turę i jest to obowiązkowe. Zostaje twoje, nawet gdy warunek przestanie być spełniony.
note-copying = Wykonujesz akcję z innego pola, nie przesuwając pionka. Jej koszt i tak płacisz.
note-building = Nowy statek zaczyna w Układzie Słonecznym albo w kontrolowanym układzie stoczniowym. Wybierz miejsce, z którego sięgnie dalej.
note-upgrading = Wyższy poziom to większa siła z tej samej kostki. Ulepszaj tam, gdzie trwa walka o kontrolę.
note-warping = Tu statek może przenieść się dokądkolwiek, bez szlaków. Poszukaj układu, którego nikt nie strzeże.
note-colonising = Potrzebna jest kontrola i wymagana siła. Karta zostaje na stałe, a jej bonus działa raz.
note-settling = Osiedl statki, które razem mają wymaganą siłę; nadwyżka przepada.
note-automating = Dysk trafia z toru produkcji na tor automatyzacji: produkcja rośnie, a na koniec są za to punkty.
note-type = Wymagane technologie przekazują różne rodzaje: naukowy (niebieski), ekonomiczny (zielony), wojskowy (czerwony), handlowy (żółty). Wybierasz, zanim zobaczysz karty.
note-card = To twój wynalazek, więc wybór należy do ciebie. Inni będą mogli zbadać tę technologię później – weź tę, która najbardziej służy tobie.
note-private = Technologia prywatna leży przy twojej planszetce. Tylko ty z niej korzystasz i nikt inny nie może jej zbadać.
note-uncovering = Gildia to akcja dla wszystkich. Odblokuj tę, z której skorzystasz najwcześniej.
note-on-base-lost = Ktoś ma tam większą siłę: dysk wraca, a produkcja spada. Większa siła odzyska układ.
note-on-end-triggered = Zdobyto dość osiągnięć. Dogrywacie tę rundę i jeszcze jedną; teraz liczą się punkty.
