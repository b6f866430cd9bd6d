## Podpowiedzi trenera: raz, gdy coś zdarza się po raz pierwszy

note-choose-gate = Tędy twój statek wlatuje na mapę. Brama, przy której leży kilka systemów, szybko da ci bazy.
note-take-die = Strzałka pokazuje medianę. Kość z jej lewej strony przesuwa twój znacznik w lewo, a to dobrze; kość z prawej – w prawo, czyli gorzej.
note-turn = Każda kość opłaca jedną akcję, dokładnie swoją wartością. Lot opłaci każda, ale ma dokładnie tyle segmentów, ile ona wskazuje.
note-bonus = Nadrukowaną premię znasz, kafelka ze stosu nie – ale jest wart około 4 punktów.
note-choose-side = Obie strony mają inne projekty. Strona 1 sprzyja żyrostacjom, strona 2 – lataniu.
note-pay = Świeci to, co kosztuje dokładnie tyle. Jeden modyfikator może najpierw zmienić kość.
note-route = Lot musi mieć dokładnie tyle segmentów, ile wskazuje kość. Systemy po drodze dają bazy, a koniec – premię albo pulsar.
note-link = Transmiter, który zaczyna własną sieć, nigdy już nie dołączy do innej. Połączone połówki dadzą czerwoną kość, gdy oba zadziałają.
note-teleport = Statek trafia tam od razu, a wszystko dzieje się tak, jakby skończył się tam lot.
note-premium = Kostki dokupują punkty za spełniony cel. Druga premia jest dostępna dopiero po pierwszej.
note-on-red-die = Kość premiowa, tylko na tę turę. W rundzie można użyć najwyżej jednej czerwonej.
note-on-penalty = Twój znacznik stoi na −1 lub −2. Kości na lewo od mediany przesuwają go w lewo.
note-on-award = Nagroda konstruktorska za ten rodzaj jest już zdobyta; następna da mniej punktów.
