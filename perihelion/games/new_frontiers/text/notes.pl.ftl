## Podpowiedzi trenera: raz, gdy coś zdarza się po raz pierwszy

note-tile = Akcję, którą wybierzesz, wykonują wszyscy, ale bonus dostajesz tylko ty. Wybierz taką, która da ci więcej niż innym.
note-picking = Liczba to cena: moneta oznacza Kredyty, tarcza – siłę militarną. Odkryta Planeta nic nie daje, dopóki jej nie skolonizujesz.
note-settling = Weź dwóch Kolonistów albo skolonizuj jedną Planetę. Planeta militarna zamiast Kredytów wymaga siły, która się nie zużywa.
note-buying = Technologia działa od następnej Akcji do końca gry. Zostaw Kredyty na Planetę, którą chcesz wkrótce skolonizować.
note-selling = Jedno dobro możesz sprzedać za Kredyty, pozostałe dobra twoje Zdolności zamieniają na PZ. Sprawdź najpierw, ilu dóbr potrzebują.
note-side = Dwie Rodzime Kolonie, dwa początki. Patrz na Zdolność, nie na PZ.
note-surplus = Kolonii i Odkrytych Planet może być razem najwyżej dziewięć. Oddaj te, na które cię nie stać.
note-arming = Odrzucone dobro daje siłę tylko w tej Akcji. Opłaca się, gdy Planeta jest warta więcej niż dobro.
note-declaring = Ten kafel liczy się jako jeden wybrany rodzaj. Wskaż ten, z którego korzystają twoje Zdolności.
note-replacing = Kolonia może ustąpić miejsca Odkrytej Planecie. Płacisz mniej, ale tracisz to, co dawał stary kafel.
note-windfalls = Te Zdolności kładą dobra na zdobywczych Koloniach. Każda działa raz; zacznij od tej, która ma najmniej miejsc.
note-bonus-windfall = Zdobywcze Kolonie odnawia tylko ten bonus albo Zdolność. Wybierz dobro, które da najwięcej.
note-stocking = Zmagazynowane dobra liczą się do Celu i nie można ich już sprzedać ani skonsumować.
note-taxed = Zmagazynowane Kredyty liczą się do Celu. Resztę możesz wydać.
note-consuming = Każda Zdolność raz, w dowolnej kolejności. Zacznij od tej, która potrzebuje najwięcej dóbr.
note-keeping = Cel punktuje na koniec gry za to, co wymienia. Zatrzymaj ten, do którego twoje Imperium już zmierza.
note-on-round = Nowa runda: kafle Akcji wróciły. Pierwszy może teraz wybierać ktoś inny niż ostatnio.
note-on-end-triggered = Rundę dogrywa się do końca, potem liczy się punkty. Teraz ważne jest tylko to, co daje PZ; Kredyty rozstrzygają najwyżej remis.
