# What effects do, as short as a card (about 44 characters) and as a line (about 26) hold it.

## On a card

card-vp = { $n } VP
card-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
card-mod = { $kind ->
    [p2] { $n ->
        [one] +2 modifier
       *[other] { $n } +2 modifiers
    }
   *[pm1] { $n ->
        [one] ±1 modifier
       *[other] { $n } ±1 modifiers
    }
}
card-gyro = { $sizes ->
    [1] small gyrodyne
    [2] medium gyrodyne
    [3] small or medium gyrodyne
    [4] large gyrodyne
    [5] small or large gyrodyne
    [6] medium or large gyrodyne
   *[other] any gyrodyne
}
card-gyro-pair = 2 different gyrodynes
card-explore = { $n ->
    [one] draw { $n } tile
   *[other] draw { $n } tiles
}
card-die = a red { $value } for this turn
card-must-die = a red { $value } you must use
card-dup = die again as { $value }, plus a red { $red }
card-claim-isolated = claim an isolated pulsar
card-teleport = teleport to any { $to ->
    [pulsar] pulsar
    [system] system
   *[any] sector
}
card-extra-base = counts as { $n ->
    [one] { $n } more base
   *[other] { $n } more bases
}
card-vp-per = { card-vp } per { $count ->
    [base] base
    [pulsar] pulsar
    [pulsar_idle] idle pulsar
    [gyro_spinning] spinning gyrodyne
    [gyro_kinds] size that spins
    [gyro_same] spinning gyrodyne of one size
    [tx_on] working transmitter
    [link_on] working link
    [array_max] transmitter in one array
    [patent] patent
    [project] project
    [run_used] gate run flown
   *[award] builder award
}
card-table = VP for { short-counted }: { $steps }
short-counted = { $count ->
    [base] bases
    [pulsar] pulsars
    [pulsar_idle] idle pulsars
    [gyro_spinning] spinning gyrodynes
    [gyro_kinds] sizes that spin
    [gyro_same] spinning twins
    [tx_on] transmitters
    [link_on] links
    [array_max] one array
    [patent] patents
    [project] projects
    [run_used] gate runs
   *[award] awards
}
card-point-step = { $least }→{ $points }
card-point-step-last = { $least }+→{ $points }
card-buy = { card-buy-price }
card-buy-price = { $points } VP for { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
card-run = gate run: { card-vp } per { $colour ->
    [green] green gate
    [orange] orange gate
    [pink] pink gate
   *[any] gate of one colour
}
card-shift = ±1 on dice for { $actions }{ $visit ->
    [green] {" past a green gate"}
    [orange] {" past an orange gate"}
    [pink] {" past a pink gate"}
   *[nowhere] {""}
}{ $per_round ->
    [0] {""}
   *[other] {", once a round"}
}
card-zero = a 0 pays as 1 for { $actions }
card-paid-any = any action
card-paid-several = most actions
card-paid-fly = a flight
card-paid-gyro-take = a new gyrodyne
card-paid-gyro-finish = finishing a gyrodyne
card-paid-tx = a transmitter
card-paid-patent = a patent
card-paid-project = a project
card-paid-modifier = a modifier
card-on = { $gain } { $event ->
    [patent] per new patent
    [project] per project done
    [explore] per tile drawn
    [claim] per pulsar claimed
    [base] per base founded
    [base_blue] per base on a blue planet
    [gyro_take] per gyrodyne received
    [gyro_finish] per gyrodyne finished
    [tx_pay] per transmitter cost paid
    [tx_complete] per transmitter started
    [flight_pulsar] when you fly past a pulsar
    [flight_5plus] per flight of 5 or more
    [gate_run] per gate run flown
    [mod_spent] per modifier spent
    [mod_bought] per modifier bought
   *[bonus_die] per red die paid
}
card-copy-cost = copying a die costs { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
card-price = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
card-final = { $boost } { $step ->
    [pulsars] per pulsar scored
    [gyrodynes] per unfinished gyrodyne
   *[initiative] for initiative
}
card-boost-more = +{ $n } VP
card-boost-times = VP ×{ $n }
card-goal-met = { $n ->
    [one] { $n } unmet goal counts as met
   *[other] { $n } unmet goals count as met
}
card-started = when started: { $effect }
card-each-round = each round: { $effect }
card-goal = { $least } { $count ->
    [base] bases on planets
    [pulsar] pulsars
    [pulsar_idle] idle pulsars
    [gyro_spinning] spinning gyrodynes
    [gyro_kinds] sizes spinning
    [gyro_same] spinning of one size
    [tx_on] working transmitters
    [link_on] working links
    [array_max] working in one array
    [patent] patents
    [project] projects done
    [run_used] gate runs flown
   *[award] builder awards
}
card-nothing = nothing

## On a line

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
    [one] { $n } tile
   *[other] { $n } tiles
}
line-die = a red { $value }
line-must-die = a red { $value }
line-dup = 2 dice: { $value } and red { $red }
line-claim-isolated = isolated pulsar
line-teleport = teleport to any { $to ->
    [pulsar] pulsar
    [system] system
   *[any] sector
}
line-extra-base = { $n ->
    [one] +{ $n } base
   *[other] +{ $n } bases
}
line-vp-per = { $n } VP: { short-counted }
line-table = VP for { short-counted }
line-point-step = { card-point-step }
line-point-step-last = { card-point-step-last }
line-buy = { card-price } → { $points } VP
line-buy-price = { card-buy-price }
line-run = run { $n } VP a gate
line-shift = ±1: { $actions }
line-zero = 0 pays as 1
line-paid-any = any action
line-paid-several = most actions
line-paid-fly = flight
line-paid-gyro-take = new gyrodyne
line-paid-gyro-finish = finish gyrodyne
line-paid-tx = transmitter
line-paid-patent = patent
line-paid-project = project
line-paid-modifier = modifier
line-on = { $gain }: { $event ->
    [patent] new patent
    [project] project done
    [explore] tile drawn
    [claim] pulsar claimed
    [base] base founded
    [base_blue] base on blue
    [gyro_take] gyrodyne got
    [gyro_finish] gyrodyne done
    [tx_pay] transmitter paid
    [tx_complete] transmitter on
    [flight_pulsar] flight past pulsar
    [flight_5plus] flight of 5 or more
    [gate_run] gate run
    [mod_spent] modifier spent
    [mod_bought] modifier bought
   *[bonus_die] red die paid
}
line-copy-cost = copy for { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
line-final = { $boost }: { $step ->
    [pulsars] pulsars
    [gyrodynes] unfinished
   *[initiative] initiative
}
line-boost-more = { card-boost-more }
line-boost-times = { card-boost-times }
line-goal-met = { $n ->
    [one] { $n } goal counts as met
   *[other] { $n } goals count as met
}
line-started = { $effect }
line-each-round = round: { $effect }
line-goal = { card-goal }
line-nothing = nothing
