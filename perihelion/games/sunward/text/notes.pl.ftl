## Podpowiedzi trenera: raz, gdy coś zdarza się po raz pierwszy

note-place-tile = Okrąg wskazuje twój kształt, ośmiokąt – kształt wszystkich pozostałych. Sprawdź najpierw, której misji posłuży twój kształt.
note-draw-where = Kształt musi stykać się z twoją mapą; obracaj go i odbijaj do woli. Liczy się tylko do misji ze swojej kolumny – szukaj miejsca, które coś jej da.
note-draw = Możesz pominąć heks: najpierw nożyczki, potem heks. Kształt musi pozostać w jednym kawałku.
note-on-nothing-drawn = Kształt nigdzie się nie mieści, więc nic nie rysujesz. Usprawnienie mogło go zmniejszyć.
note-on-frontier = Ktoś dotarł tam wcześniej. Ta rubież da ci już tylko mniejszą liczbę punktów.
note-on-round = Nowa runda: kafle wracają do stosu, wszystkie wcięcia są znów wolne. Twoja mapa zostaje.
