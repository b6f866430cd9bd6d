# Co dają efekty, tak krótko, jak mieści karta (około 44 znaków) i wiersz (około 26).

## Na karcie

card-vp = { $n } pkt
card-cube = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[other] { $n } kostek
}
card-mod = { $kind ->
    [p2] { $n ->
        [one] modyfikator +2
        [few] { $n } modyfikatory +2
       *[other] { $n } modyfikatorów +2
    }
   *[pm1] { $n ->
        [one] modyfikator ±1
        [few] { $n } modyfikatory ±1
       *[other] { $n } modyfikatorów ±1
    }
}
card-gyro = { $sizes ->
    [1] mała żyrostacja
    [2] średnia żyrostacja
    [3] mała lub średnia żyrostacja
    [4] duża żyrostacja
    [5] mała lub duża żyrostacja
    [6] średnia lub duża żyrostacja
   *[other] dowolna żyrostacja
}
card-gyro-pair = 2 różne żyrostacje
card-explore = { $n ->
    [one] { $n } kafelek premii
    [few] { $n } kafelki premii
   *[other] { $n } kafelków premii
}
card-die = czerwona { $value } na tę turę
card-must-die = czerwona { $value }, trzeba jej użyć
card-dup = kość znów jako { $value } i czerwona { $red }
card-claim-isolated = odizolowany pulsar
card-teleport = teleport { $to ->
    [pulsar] na dowolny pulsar
    [system] do dowolnego systemu
   *[any] do dowolnego sektora
}
card-extra-base = { $n ->
    [one] { $n } baza więcej
    [few] { $n } bazy więcej
   *[other] { $n } baz więcej
}
card-vp-per = { card-vp } za { $count ->
    [base] bazę
    [pulsar] pulsar
    [pulsar_idle] bezczynny pulsar
    [gyro_spinning] wirującą żyrostację
    [gyro_kinds] rodzaj wirujących
    [gyro_same] wirującą jednego rodzaju
    [tx_on] działający transmiter
    [link_on] działające połączenie
    [array_max] transmiter w jednej sieci
    [patent] patent
    [project] projekt
    [run_used] przelot przez bramy
   *[award] nagrodę konstruktorską
}
card-table = pkt za { short-counted }: { $steps }
short-counted = { $count ->
    [base] bazy
    [pulsar] pulsary
    [pulsar_idle] bezczynne pulsary
    [gyro_spinning] wirujące żyrostacje
    [gyro_kinds] rodzaje wirujących
    [gyro_same] wirujące tego rodzaju
    [tx_on] transmitery
    [link_on] połączenia
    [array_max] transmitery w sieci
    [patent] patenty
    [project] projekty
    [run_used] przeloty
   *[award] nagrody
}
card-point-step = { $least }→{ $points }
card-point-step-last = { $least }+→{ $points }
card-buy = { card-buy-price }
card-buy-price = { $points } pkt za { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}
card-run = przelot: { card-vp } za { $colour ->
    [green] zieloną bramę
    [orange] pomarańczową bramę
    [pink] różową bramę
   *[any] bramę jednego koloru
}
card-shift = kość ±1 za { $actions }{ $visit ->
    [green] {" przez zieloną bramę"}
    [orange] {" przez pomarańczową bramę"}
    [pink] {" przez różową bramę"}
   *[nowhere] {""}
}{ $per_round ->
    [0] {""}
   *[other] {", raz na rundę"}
}
card-zero = 0 płaci jak 1 za { $actions }
card-paid-any = dowolną akcję
card-paid-several = większość akcji
card-paid-fly = lot
card-paid-gyro-take = nową żyrostację
card-paid-gyro-finish = ukończenie żyrostacji
card-paid-tx = transmiter
card-paid-patent = patent
card-paid-project = projekt
card-paid-modifier = modyfikator
card-on = { $gain } za { $event ->
    [patent] nowy patent
    [project] zrealizowany projekt
    [explore] kafelek premii
    [claim] przejęty pulsar
    [base] założoną bazę
    [base_blue] bazę na niebieskiej
    [gyro_take] nową żyrostację
    [gyro_finish] ukończoną żyrostację
    [tx_pay] koszt transmitera
    [tx_complete] uruchomiony transmiter
    [flight_pulsar] lot przez pulsar
    [flight_5plus] lot o 5 lub więcej
    [gate_run] przelot przez bramy
    [mod_spent] wydany modyfikator
    [mod_bought] kupiony modyfikator
   *[bonus_die] zapłatę czerwoną kością
}
card-copy-cost = kopia kości kosztuje { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}
card-price = { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}
card-final = { $boost } za { $step ->
    [pulsars] liczony pulsar
    [gyrodynes] nieukończoną żyrostację
   *[initiative] inicjatywę
}
card-boost-more = +{ $n } pkt
card-boost-times = pkt ×{ $n }
card-goal-met = { $n ->
    [one] { $n } cel liczy się jako spełniony
    [few] { $n } cele liczą się jako spełnione
   *[other] { $n } celów liczy się jako spełnione
}
card-started = na start: { $effect }
card-each-round = co rundę: { $effect }
card-goal = { $count ->
    [base] bazy na planetach
    [pulsar] pulsary
    [pulsar_idle] bezczynne pulsary
    [gyro_spinning] wirujące żyrostacje
    [gyro_kinds] rodzaje wirujących
    [gyro_same] wirujące tego rodzaju
    [tx_on] działające transmitery
    [link_on] działające połączenia
    [array_max] działające w jednej sieci
    [patent] patenty
    [project] zrealizowane projekty
    [run_used] przeloty przez bramy
   *[award] nagrody konstruktorskie
}: { $least }
card-nothing = nic

## W wierszu

line-vp = { card-vp }
line-cube = { card-cube }
line-mod = { $n ->
    [one] {""}
   *[other] { $n }×{" "}
}{ $kind ->
    [p2] +2
   *[pm1] ±1
}
line-gyro = { card-gyro }
line-gyro-pair = { card-gyro-pair }
line-explore = { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
   *[other] { $n } kafelków
}
line-die = czerwona { $value }
line-must-die = czerwona { $value }
line-dup = 2 kości: { $value } i czerwona { $red }
line-claim-isolated = { card-claim-isolated }
line-teleport = teleport { $to ->
    [pulsar] na pulsar
    [system] do systemu
   *[any] do sektora
}
line-extra-base = { $n ->
    [one] +{ $n } baza
    [few] +{ $n } bazy
   *[other] +{ $n } baz
}
line-vp-per = { $n } pkt: { short-counted }
line-table = pkt za { short-counted }
line-point-step = { card-point-step }
line-point-step-last = { card-point-step-last }
line-buy = { card-price } → { $points } pkt
line-buy-price = { card-buy-price }
line-run = przelot: { $n } pkt
line-shift = ±1: { $actions }
line-zero = 0 płaci jak 1
line-paid-any = każda akcja
line-paid-several = większość akcji
line-paid-fly = lot
line-paid-gyro-take = nowa żyrostacja
line-paid-gyro-finish = ukończenie
line-paid-tx = transmiter
line-paid-patent = patent
line-paid-project = projekt
line-paid-modifier = modyfikator
line-on = { $gain }: { $event ->
    [patent] nowy patent
    [project] projekt
    [explore] kafelek
    [claim] przejęty pulsar
    [base] nowa baza
    [base_blue] baza na niebieskiej
    [gyro_take] nowa żyrostacja
    [gyro_finish] ukończenie
    [tx_pay] koszt transmitera
    [tx_complete] transmiter działa
    [flight_pulsar] lot przez pulsar
    [flight_5plus] lot o 5 lub więcej
    [gate_run] przelot
    [mod_spent] wydany modyfikator
    [mod_bought] zakup modyfikatora
   *[bonus_die] czerwona kość
}
line-copy-cost = kopia za { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}
line-final = { $boost }: { $step ->
    [pulsars] pulsary
    [gyrodynes] nieukończone
   *[initiative] inicjatywa
}
line-boost-more = { card-boost-more }
line-boost-times = { card-boost-times }
line-goal-met = { $n ->
    [one] { $n } cel spełniony
    [few] { $n } cele spełnione
   *[other] { $n } celów spełnionych
}
line-started = { $effect }
line-each-round = co rundę: { $effect }
line-goal = { card-goal }
line-nothing = nic
