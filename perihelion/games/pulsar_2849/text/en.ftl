title = Pulsar 2849
tagline = Eight rounds of dice: explore the cluster, tame its pulsars, and wire everything together.

## Why not

refused-PUL-3_6 = The side of a headquarters is chosen once, before the first roll of the dice.
refused-PUL-3_7 = This game is played without headquarters.
refused-PUL-3_9 = Another player is choosing a side of the headquarters now.
refused-PUL-3_17 = Entry gates are chosen once, before the first round, from the last player to the first.
refused-PUL-3_18 = Another ship is at this entry gate already.
refused-PUL-4_3 = Dice are taken in the dice phase only.
refused-PUL-4_4 = You can end only your own turn, and only between two actions.
refused-PUL-6_1 = It is another player’s turn to take a die.
refused-PUL-6_6 = No die of this value is left on the dice board.
refused-PUL-6_7 = With this die you have to move one of your markers.
refused-PUL-6_12 = This die lies on the median: no marker moves.
refused-PUL-6_18 = The marker would pass the right end of its track, and there is something else you can take.
refused-PUL-8_1 = It is another player’s turn.
refused-PUL-8_2 = You have no die of this value.
refused-PUL-8_3 = Every action is paid with one die: first choose the die, then what it pays for.
refused-PUL-8_4 = The die must show exactly the printed value.
refused-PUL-8_9 = You have no ±1 modifier.
refused-PUL-8_10 = You have no +2 modifier.
refused-PUL-8_12 = Only one modifier can be spent on one die.
refused-PUL-8_16 = As a 0 this die could pay for nothing.
refused-PUL-8_20 = A modifier is spent on a die that you have chosen to pay with.
refused-PUL-9_3 = To fly, choose a die first, then the flight.
refused-PUL-9_4 = This way the flight would not have exactly as many segments as the die shows.
refused-PUL-9_5 = A flight has at least one segment.
refused-PUL-9_7 = No segment leads there from where the ship is.
refused-PUL-9_8 = A segment is flown at most once in one flight.
refused-PUL-9_12 = No ship may fly into an entry gate.
refused-PUL-9_14 = No route from here has exactly this many segments.
refused-PUL-10_18 = There is no exploration bonus to choose now.
refused-PUL-11_3 = This pulsar already has an owner.
refused-PUL-12_7 = You can place only a gyrodyne that waits in front of you, and only on a pulsar of yours.
refused-PUL-12_8 = Gyrodynes are placed on your own turn, between two actions.
refused-PUL-12_10 = There is already a gyrodyne on this pulsar.
refused-PUL-12_16 = Only a gyrodyne under construction on a pulsar of yours can be finished.
refused-PUL-12_26 = No gyrodyne of this size is left.
refused-PUL-13_2 = This transmitter has been taken; new ones come in the next round.
refused-PUL-13_3 = There is no such die left to pay on this transmitter.
refused-PUL-13_7 = A transmitter is linked at the moment it is taken, and only to one of your own.
refused-PUL-13_8 = One of these edges cannot be linked.
refused-PUL-13_12 = This edge is linked already.
refused-PUL-13_15 = This is not a transmitter of yours with something left to pay.
refused-PUL-13_16 = Of equal dice the left one is paid first.
refused-PUL-13_26 = A red 0 can pay for something only with a modifier or a technology.
refused-PUL-14_3 = Both projects beneath it come first.
refused-PUL-14_4 = The project beneath it comes first.
refused-PUL-14_5 = All other projects come first.
refused-PUL-14_7 = A project can be completed once only.
refused-PUL-14_12 = You have completed no project with a gate run of this colour.
refused-PUL-14_13 = This gate run has been flown already.
refused-PUL-14_14 = A gate run is announced before the first segment of a flight.
refused-PUL-14_16 = A flight has one gate run at most.
refused-PUL-15_1 = There is no such technology in this game.
refused-PUL-15_3 = This row opens in a later round.
refused-PUL-15_5 = Two players have patented this already.
refused-PUL-15_6 = You already have this patent.
refused-PUL-15_7 = It has already been patented this round; the next player may follow in the next round.
refused-PUL-15_10 = With two players only one may patent this.
refused-PUL-16_1 = A ±1 modifier costs a 1 or a 2, a +2 modifier costs a 2.
refused-PUL-17_1 = You have already used your one bonus die this round.
refused-PUL-17_2 = There is no red die of this value for you now.
refused-PUL-17_7 = Copying needs a die of this value left on the dice board, and enough cubes.
refused-PUL-17_14 = A bonus die cannot pay for this: it gives a red die, and you could not use that one.
refused-PUL-17_15 = A cube is needed besides the die.
refused-PUL-17_19 = The red die it gives could not be used in this turn.
refused-PUL-17_26 = The red die that you have to use this turn comes first.
refused-PUL-20_1 = The game is over.
refused-PUL-20_18 = Another player is deciding now.
refused-PUL-21_5 = Premiums are bought in the final scoring, by players who have the cubes for them.
refused-PUL-21_7 = You have not met this goal.
refused-PUL-21_8 = You have bought every premium of this goal.
refused-PUL-24_16 = This benefit leads to another kind of sector.
refused-PUL-24_19 = No ship can get to an isolated pulsar.
refused-PUL-25_1 = This cannot be declined.
refused-PUL-25_8 = No benefit gives you a gyrodyne of this size now.
refused-PUL-25_14 = No benefit lets you claim an isolated pulsar now.
refused-PUL-25_15 = Without a flight a ship moves only by a benefit, to another sector and never to an entry gate.
refused-PUL-25_18 = Nothing offers you points for cubes now.
refused-PUL-25_20 = A die cannot be lowered below 0.
refused-PUL-25_21 = One segment more or less is possible only on a route through a gate of the colour that your technology names.
refused-PUL-25_27 = Only a goal that you have not met can be counted as met, in the final scoring.

## Options

option-first-game = First game
option-first-game-help = The simple start: the cluster without dead ends, no headquarters, the A technologies and three easy goals. You cannot choose another board, other technologies or other goals with it.
option-map = Side of the main board
option-map-help = The other side has dead ends, whose systems and pulsars give an extra exploration tile.
option-map-normal = Without dead ends
option-map-dead-ends = With dead ends
option-headquarters = Headquarters
option-headquarters-help = Every player has a headquarters board with projects and gate runs. Without them the A technologies are used.
option-technologies-1 = Technologies, rows 1 and 2
option-technologies-1-help = The face of technology board I, or one at random.
option-technologies-1-random = At random
option-technologies-1-A = Face A
option-technologies-1-B = Face B
option-technologies-1-C = Face C
option-technologies-1-D = Face D
option-technologies-2 = Technologies, rows 3 to 5
option-technologies-2-help = The face of technology board II, or one at random.
option-technologies-2-random = At random
option-technologies-2-A = Face A
option-technologies-2-B = Face B
option-technologies-2-C = Face C
option-technologies-2-D = Face D
option-technologies-3 = Technologies, rows 6 to 8
option-technologies-3-help = The face of technology board III, or one at random.
option-technologies-3-random = At random
option-technologies-3-A = Face A
option-technologies-3-B = Face B
option-technologies-3-C = Face C
option-technologies-3-D = Face D
option-goal-1 = First goal
option-goal-1-help = A goal for the end of the game, or one at random. Two sides of one tile, such as { goal-g1 } and { goal-g2 }, exclude each other.
option-goal-1-random = At random
option-goal-1-G1 = { goal-g1 }
option-goal-1-G2 = { goal-g2 }
option-goal-1-G3 = { goal-g3 }
option-goal-1-G4 = { goal-g4 }
option-goal-1-G5 = { goal-g5 }
option-goal-1-G6 = { goal-g6 }
option-goal-1-G7 = { goal-g7 }
option-goal-1-G8 = { goal-g8 }
option-goal-1-G9 = { goal-g9 }
option-goal-1-G10 = { goal-g10 }
option-goal-1-G11 = { goal-g11 }
option-goal-1-G12 = { goal-g12 }
option-goal-2 = Second goal
option-goal-2-help = Another goal, or one at random.
option-goal-2-random = At random
option-goal-2-G1 = { goal-g1 }
option-goal-2-G2 = { goal-g2 }
option-goal-2-G3 = { goal-g3 }
option-goal-2-G4 = { goal-g4 }
option-goal-2-G5 = { goal-g5 }
option-goal-2-G6 = { goal-g6 }
option-goal-2-G7 = { goal-g7 }
option-goal-2-G8 = { goal-g8 }
option-goal-2-G9 = { goal-g9 }
option-goal-2-G10 = { goal-g10 }
option-goal-2-G11 = { goal-g11 }
option-goal-2-G12 = { goal-g12 }
option-goal-3 = Third goal
option-goal-3-help = A third goal, or one at random.
option-goal-3-random = At random
option-goal-3-G1 = { goal-g1 }
option-goal-3-G2 = { goal-g2 }
option-goal-3-G3 = { goal-g3 }
option-goal-3-G4 = { goal-g4 }
option-goal-3-G5 = { goal-g5 }
option-goal-3-G6 = { goal-g6 }
option-goal-3-G7 = { goal-g7 }
option-goal-3-G8 = { goal-g8 }
option-goal-3-G9 = { goal-g9 }
option-goal-3-G10 = { goal-g10 }
option-goal-3-G11 = { goal-g11 }
option-goal-3-G12 = { goal-g12 }
option-even-start = Even start
option-even-start-help = In round 1 some of the dice are set instead of rolled, so that nobody suffers from an extreme roll.
option-run-start-gate = Start gate of a gate run
option-run-start-gate-help = Whether the gate where a gate run starts counts when the ship comes back to it in the same flight.
option-run-start-gate-counts = Counts when visited again
option-run-start-gate-never = Never counts
option-teleport = Teleports
option-teleport-help = Whether the owner of a teleport may stay where the ship is.
option-teleport-may = May be declined
option-teleport-must = Must be made
option-transmitter-stack = Stack of transmitters
option-transmitter-stack-help = Whether everybody sees the top tile of the stack before it is laid out.
option-transmitter-stack-open = Top tile is seen
option-transmitter-stack-closed = Only its letter is seen

## Words of the game

track-initiative = initiative
track-engineers = engineers
marker-leading = leading
marker-trailing = trailing
modifier-pm1 = ±1 modifier
modifier-p2 = +2 modifier
gyrodyne-small = small gyrodyne
gyrodyne-medium = medium gyrodyne
gyrodyne-large = large gyrodyne
planet-blue = blue planet
planet-barren = barren planet
colour-green = green
colour-orange = orange
colour-pink = pink
edge-left = left
edge-right = right
sector-entry = entry gate
sector-system = planetary system
sector-pulsar = pulsar
sector-isolated = isolated pulsar
sector-gate-green = green gate
sector-gate-orange = orange gate
sector-gate-pink = pink gate

## Sources of points

tally-start = Starting points
tally-awards = Builder awards
tally-transmitters = Transmitters put into operation
tally-exploration = Exploration tiles
tally-systems = Planetary systems
tally-patents = Patents
tally-projects = Headquarters projects
tally-gate-runs = Gate runs
tally-engineers = Engineer track
tally-penalties = Penalties
tally-broadcasts = Operating transmitters
tally-gyrodynes = Spinning gyrodynes
tally-production = Technologies in production
tally-purple = Purple technologies
tally-goals = Goals
tally-pulsars = Pulsars without a spinning gyrodyne
tally-unfinished = Unfinished gyrodynes
tally-cubes = Remaining cubes
tally-initiative = Initiative
tally-bases = Bases

## What things are counted in

amount-die = die { $amount }
amount-cube = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}
amount-token = { $amount ->
    [one] { $amount } modifier
   *[other] { $amount } modifiers
}
amount-point = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Moves

move-choose-gate = Start at entry gate { $sector }
move-choose-side = Use { $side }
move-take-die = Take the { $value }: no marker moves
move-take-die-left = Take the { $value }: { $track } { $fields } left
move-take-die-right = Take the { $value }: { $track } { $fields } right
move-take-die-left-two = Take the { $value }: { $track }, { $marker } marker { $fields } left
move-take-die-right-two = Take the { $value }: { $track }, { $marker } marker { $fields } right
move-use-silver = Use the { $value }
move-use-red = Use the red { $value }
move-copy = { $cubes ->
    [one] Copy the { $value } for { $cubes } cube
   *[other] Copy the { $value } for { $cubes } cubes
}
move-place = Place the { $size } at { $sector }
move-end-turn = End the turn
move-end-turn-losing = { $dice ->
    [one] End the turn and lose a die
   *[other] End the turn and lose { $dice } dice
}
move-spend-minus-one = Count it as { $value } (modifier −1)
move-spend-plus-one = Count it as { $value } (modifier +1)
move-spend-plus-two = Count it as { $value } (modifier +2)
move-fly = { $length ->
    [one] Fly { $length } segment
   *[other] Fly { $length } segments
}
move-run = Announce the { $colour } gate run of { $project }
move-go = On to { $sector }, { $kind } ({ $step } of { $length })
move-take-gyrodyne = Take a { $size }
move-finish-gyrodyne = Make the { $size } at { $sector } spin
move-take-transmitter = Take { $transmitter }, paying its { $die }
move-pay-transmitter = Pay the { $die } of { $transmitter }
move-patent = Patent { $technology }
move-complete = Complete { $project }
move-buy-modifier = Buy a { $token }
move-new-array = Start a new array with { $transmitter }
move-link = Link its { $own } edge to the { $side } edge of { $other }: red { $value }
move-take-bonus = Take the bonus of { $system }: { $bonus }
move-draw-tile = Draw an exploration tile instead
move-gain-gyrodyne = Take a { $size }
move-claim-isolated = Claim isolated pulsar { $sector }
move-teleport = Teleport the ship to { $sector }, { $kind }
move-buy-points = { $component }: pay { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-buy-premium = { $goal }: pay { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-count-goal = Count { $goal } as met
move-decline = Decline

## Prompts

prompt-choose-gate = Where does your ship enter the cluster?
prompt-choose-gate-reason = The last player picks first; one ship starts at each gate.
prompt-choose-side = Which side of your headquarters do you use?
prompt-choose-side-reason = Side 1 leans towards gyrodynes, side 2 towards flying.
prompt-take-die = Round { $round }: take a die and move a marker
prompt-take-die-reason = The median is { $median }. Dice right of it move a marker right, dice left of it move one left.
prompt-turn = Your turn: what next?
prompt-turn-reason = { $dice ->
    [0] All your dice are used.
    [one] One die is left to use.
   *[other] { $dice } dice are left to use.
} { $cubes ->
    [0] You have no cubes.
    [one] You have { $cubes } cube.
   *[other] You have { $cubes } cubes.
}
prompt-turn-owed-reason = The red { $owed } must be used before the turn can end.
prompt-pay = What does the { $value } pay for?
prompt-pay-reason = The value must match exactly; one modifier may help. Any die pays for a flight.
prompt-route = { $left ->
    [one] Where to? { $left } segment left
   *[other] Where to? { $left } segments left
}
prompt-route-reason = The ship is at { $sector }, { $kind }. No segment is flown twice in one flight.
prompt-bonus = Which bonus do you take at { $system }?
prompt-bonus-reason = The printed one, or an unknown exploration tile.
prompt-gain-gyrodyne = Which gyrodyne do you take?
prompt-gain-gyrodyne-reason = It waits in front of you until you place it on a pulsar of yours.
prompt-claim = Which isolated pulsar do you claim?
prompt-claim-reason = Ships cannot fly there. You may decline.
prompt-teleport = Where do you teleport your ship?
prompt-teleport-reason = Everything happens as if a flight ended there. You may decline.
prompt-teleport-must-reason = Everything happens as if a flight ended there. You cannot decline.
prompt-link = Where does { $transmitter } go?
prompt-link-reason = A tile that starts its own array can never join another one later.
prompt-offer = { $component }: buy points?
prompt-offer-reason = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cubes ->
    [one] { $cubes } cube.
   *[other] { $cubes } cubes.
}
prompt-count-goal = Which goal counts as met for you?
prompt-count-goal-reason = Its points and premiums are yours as if you had met it.
prompt-premium = Buy a premium for a goal?
prompt-premium-reason = { $cubes ->
    [one] You have { $cubes } cube.
   *[other] You have { $cubes } cubes.
}
prompt-wait = Another player is choosing
prompt-wait-choose-gate = Ships are being put on entry gates.
prompt-wait-choose-side = Headquarters sides are being chosen.
prompt-wait-take-die = Dice are being taken.
prompt-wait-turn = A turn is being played.
prompt-wait-pay = A die is being used.
prompt-wait-route = A ship is under way.
prompt-wait-bonus = An exploration bonus is being chosen.
prompt-wait-gain-gyrodyne = A gyrodyne is being chosen.
prompt-wait-claim = An isolated pulsar may be claimed.
prompt-wait-teleport = A ship may be teleported.
prompt-wait-link = A transmitter is being linked.
prompt-wait-offer = Points are offered for cubes.
prompt-wait-count-goal = A goal is being chosen.
prompt-wait-premium = Premiums are offered for cubes.
prompt-over = The game is over
prompt-over-reason = The highest total wins; among tied players, the one later in the order.

## The log

event-gate-chosen = { $player }: entered at { $sector }
event-side-chosen = { $player }: headquarters – { $side }
event-round = Round { $round }
event-rolled = The dice: { $dice }; the median is { $median }
event-die-taken = { $player }: took the { $amount }
event-marker-left = { $player }: { $track } { $amount } left
event-marker-right = { $player }: { $track } { $amount } right
event-turn = { $player }: turn
event-flown = { $player }: flew to { $sector }: { $route }
event-run-announced = { $player }: announced the gate run of { $project }
event-gate-run = { $player }: gate run of { $project } – gates: { $gates }, points: { $amount }
event-system-found = { $sector } is { $system }
event-base = { $player }: founded a base at { $sector } ({ $planet })
event-claimed = { $player }: claimed pulsar { $sector }
event-teleported = { $player }: teleported the ship to { $sector }
event-explored = { $player }: drew { $tile }
event-gyrodyne-taken = { $player }: took a { $size }
event-gyrodyne-placed = { $player }: placed a { $size } at { $sector }
event-gyrodyne-spins = { $player }: the { $size } at { $sector } spins
event-award = { $player }: builder award, { $size }, { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
event-transmitter-taken = { $player }: took { $transmitter }
event-transmitter-paid = { $player }: paid for { $transmitter }
event-linked = { $player }: linked { $transmitter } to { $other }: red { $amount }
event-transmitter-operates = { $player }: { $transmitter } is operating
event-red-die = { $player }: a red { $amount } can be used this turn
event-red-die-owed = { $player }: a red { $amount } must be used this turn
event-patented = { $player }: patented { $technology }
event-answered = { $player }: { $technology } takes effect
event-project-completed = { $player }: completed { $project }
event-modifier-bought = { $player }: bought a { $token }
event-points = { $player }: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
event-cubes = { $player }: { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}
event-tokens = { $player }: { $token } × { $amount }
event-production = Production of round { $round }
event-penalty = { $player }: lost { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for markers at the right end
event-transmitter-produces = { $player }: { $transmitter } produces
event-technology-scores = { $player }: { $technology } scores
event-gyrodynes-score = { $player }: gyrodynes, { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} (row bonus { $bonus })
event-points-bought = { $player }: bought { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} at { $component }, cubes paid: { $cubes }
event-final-scoring = Final scoring
event-goal-met = { $player }: met { $goal }: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
event-premium = { $player }: premium for { $goal }, { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}, cubes paid: { $cubes }
event-final-pulsars = { $player }: pulsars without a spinning gyrodyne, points: { $amount }
event-final-gyrodynes = { $player }: unfinished gyrodynes, points: { $amount }
event-final-cubes = { $player }: remaining cubes, points: { $amount }
event-final-initiative = { $player }: initiative, points: { $amount }
event-final-bases = { $player }: bases, points: { $amount }

ending-eighth-round = The eighth round is over.
tie-break-initiative = Tied on points: the place farther right on the initiative track decided.

## What effects do

effect-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
effect-mod = { $kind ->
    [p2] { $n ->
        [one] a +2 modifier
       *[other] { $n } +2 modifiers
    }
   *[pm1] { $n ->
        [one] a ±1 modifier
       *[other] { $n } ±1 modifiers
    }
}
effect-gyro = { $sizes ->
    [1] a small gyrodyne
    [2] a medium gyrodyne
    [3] a small or medium gyrodyne
    [4] a large gyrodyne
    [5] a small or large gyrodyne
    [6] a medium or large gyrodyne
   *[other] a gyrodyne of any size
}
effect-gyro-pair = two gyrodynes of different sizes
effect-explore = { $n ->
    [one] draw an exploration tile
   *[other] draw { $n } exploration tiles
}
effect-die = a red die of value { $value } for this turn
effect-must-die = a red die of value { $value } that must be used this turn
effect-dup = the die that paid becomes a { $value } and can be used again, and a red { $red } must be used this turn
effect-claim-isolated = you may claim an isolated pulsar
effect-teleport = you may teleport your ship to any { $to ->
    [pulsar] pulsar
    [system] planetary system
   *[any] sector
}, as if a flight ended there
effect-extra-base = { $n ->
    [one] { $n } extra base in the final scoring
   *[other] { $n } extra bases in the final scoring
}
effect-vp-per = { effect-vp } for every { $count ->
    [base] base of yours on a planet
    [pulsar] pulsar of yours
    [pulsar_idle] pulsar of yours without a spinning gyrodyne
    [gyro_spinning] spinning gyrodyne of yours
    [gyro_kinds] size among your spinning gyrodynes
    [gyro_same] spinning gyrodyne of your most frequent size
    [tx_on] operating transmitter of yours
    [link_on] link between two operating transmitters of yours
    [array_max] operating transmitter in your best array
    [patent] patent of yours
    [project] completed project of yours
    [run_used] gate run that you have flown
   *[award] builder award of yours
}
effect-table = points by { counted }: { $steps }
point-step = { $points } for { $least }
point-step-last = { $points } for { $least } or more
counted = { $count ->
    [base] bases on planets
    [pulsar] pulsars
    [pulsar_idle] pulsars without a spinning gyrodyne
    [gyro_spinning] spinning gyrodynes
    [gyro_kinds] different sizes among your spinning gyrodynes
    [gyro_same] spinning gyrodynes of one size
    [tx_on] operating transmitters
    [link_on] links between operating transmitters
    [array_max] operating transmitters in one array
    [patent] patents
    [project] completed projects
    [run_used] gate runs flown
   *[award] builder awards
}
effect-buy = you may pay { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
effect-buy-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
effect-run = a gate run ({ effect-vp } for every different { $colour ->
    [green] green gate
    [orange] orange gate
    [pink] pink gate
   *[any] gate of a colour you choose
})
effect-shift = a die that pays for { $actions } may count as one higher or lower{ $visit ->
    [green] {", if the flight visits a green gate"}
    [orange] {", if the flight visits an orange gate"}
    [pink] {", if the flight visits a pink gate"}
   *[nowhere] {""}
}{ $per_round ->
    [0] {""}
   *[other] {", once a round"}
}
effect-zero = a die of value 0 counts as 1 for { $actions }
paid-any = any action
paid-fly = a flight
paid-gyro-take = taking a gyrodyne
paid-gyro-finish = finishing a gyrodyne
paid-tx = a transmitter’s cost
paid-patent = a patent
paid-project = a project
paid-modifier = a modifier
effect-on = { $gain } every time { $event ->
    [patent] you patent another technology
    [project] you complete a project
    [explore] you draw an exploration tile
    [claim] you claim a pulsar
    [base] you found a base
    [base_blue] you found a base on a blue planet
    [gyro_take] you receive a gyrodyne tile
    [gyro_finish] you make a gyrodyne spin
    [tx_pay] you pay one of a transmitter’s costs
    [tx_complete] a transmitter of yours starts operating
    [flight_pulsar] a flight of yours visits at least one pulsar
    [flight_5plus] you fly 5 or more segments with one die
    [gate_run] you fly a gate run
    [mod_spent] you spend a modifier
    [mod_bought] you buy a modifier with a die
   *[bonus_die] you pay with a red die
}
effect-copy-cost = { $cubes ->
    [one] copying a leftover die costs you { $cubes } cube
   *[other] copying a leftover die costs you { $cubes } cubes
}
effect-final = { $boost } { $step ->
    [pulsars] for every pulsar counted in final step 3
    [gyrodynes] for every gyrodyne counted in final step 4
   *[initiative] for initiative
}
boost-more = { $n ->
    [one] { $n } point more
   *[other] { $n } points more
}
boost-times = points × { $n }
effect-goal-met = { $n ->
    [one] one goal in play that you have not met counts as met
   *[other] { $n } goals in play that you have not met count as met
}
listed-and = { $first }, { $rest }
listed-or = { $first } or { $rest }
listed-effects = { $first }; { $rest }
listed-sentences = { $first } { $rest }
explained-nothing = nothing
explained-system = Bonus: { $effect }.
explained-tile = { $effect }.
explained-project = On completion: { $effect }.
explained-started = When it starts operating: { $effect }.
explained-production = Every production phase: { $effect }.
explained-instant = At once: { $effect }.
explained-permanent = From now on: { $effect }.
explained-end = At the end of the game: { $effect }.
explained-cost = { $n ->
    [one] Costs { $n } cube besides the die.
   *[other] Costs { $n } cubes besides the die.
}
explained-goal = At least { $least }: { counted }. Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}; premiums: { $premium1 }, then { $premium2 }.

## Maps and boards

map-normal = Open Cluster
map-dead-ends = Cluster of Blind Alleys
face-ai = First Sparks
face-bi = Open Horizons
face-ci = Pioneers' Office
face-di = Tinkerers' Yard
face-aii = Steady Orbits
face-bii = Busy Docks
face-cii = Blue Worlds
face-dii = Whispering Lines
face-aiii = Grand Designs
face-biii = Golden Archives
face-ciii = Race to the Rim
face-diii = Long Echoes
board-hq-a = Lantern Combine
side-hq-a1 = Lantern wheelwrights
side-hq-a2 = Lantern wayfarers
board-hq-b = Northern Ferry Line
side-hq-b1 = Ferry shipwrights
side-hq-b2 = Ferry pilots
board-hq-c = Quiet Foundry
side-hq-c1 = Foundry smelters
side-hq-c2 = Foundry couriers
board-hq-d = Meridian House
side-hq-d1 = Meridian clockmakers
side-hq-d2 = Meridian navigators
player-colour-green = Green
player-colour-yellow = Yellow
player-colour-red = Red
player-colour-blue = Blue

## Planetary systems

system-sy01 = Quartet
system-sy02 = Fernlight
system-sy03 = Crooked Oar
system-sy04 = Pebbledrift
system-sy05 = Tin Harbour
system-sy06 = Old Anvil
system-sy07 = Weathervane
system-sy08 = Two Lanterns
system-sy09 = Heron Shallows
system-sy10 = Copper Orchard
system-sy11 = Saltmarsh
system-sy12 = Millpond
system-sy13 = Whistling Gap
system-sy14 = Tuning Fork
system-sy15 = Sundial
system-sy16 = Paper Moon
system-sy17 = Honeycomb

## Exploration tiles

exploration-x01 = Survey report
exploration-x02 = Rare discovery
exploration-x03 = Moonlet outpost
exploration-x04 = Stranded engineers
exploration-x05 = Abandoned tool chest

## Transmitters

transmitter-ta1 = Dawn Chorus
transmitter-ta2 = Hermit's Key
transmitter-ta3 = Paired Masts
transmitter-ta4 = Thunder Mast
transmitter-ta5 = Pocket Relay
transmitter-ta6 = Tug Beam
transmitter-ta7 = Crew Whistle
transmitter-ta8 = Landing Choir
transmitter-tb1 = Amber Array
transmitter-tb2 = Outlier Beacon
transmitter-tb3 = Steady Hum
transmitter-tb4 = Twin Reflectors
transmitter-tb5 = Wandering Signal
transmitter-tb6 = Market Frequency
transmitter-tb7 = Cathedral of Wires
transmitter-tb8 = Lone Spire
transmitter-tc1 = Flash Tower
transmitter-tc2 = Cricket
transmitter-tc3 = Last Ferry
transmitter-tc4 = Evening Bell
transmitter-tc5 = Harbour Light
transmitter-tc6 = Auction Tower
transmitter-tc7 = Far Echo
transmitter-tc8 = Symphony Dish

## Technologies

tech-ai-1 = Verdant Slingshot
tech-ai-2 = Open Patent Office
tech-ai-3 = Flyby Cameras
tech-ai-4 = Alignment Crew
tech-ai-5 = Hermit Star Charter
tech-ai-6 = Universal Couplings
tech-bi-1 = Field Notebooks
tech-bi-2 = Project Bureau
tech-bi-3 = Pulsar Registry
tech-bi-4 = Foundry Contract
tech-bi-5 = Ring Catalogue
tech-bi-6 = Long-Haul Drive
tech-ci-1 = Rose Slingshot
tech-ci-2 = Elastic Licensing
tech-ci-3 = Settlers' Grants
tech-ci-4 = Echo Laboratory
tech-ci-5 = Executive Bonus
tech-ci-6 = Inauguration Gala
tech-di-1 = Amber Slingshot
tech-di-2 = Fine Calibration
tech-di-3 = Red Hour
tech-di-4 = Scrap Workshop
tech-di-5 = Passive Collectors
tech-di-6 = Swing Foreman
tech-aii-1 = Split Shift
tech-aii-2 = Flywheel Tuning
tech-aii-3 = Settler Census
tech-aii-4 = Planetfall Beacon
tech-aii-5 = Academy Intake
tech-aii-6 = Deep Survey Kit
tech-bii-1 = Overtime Ledger
tech-bii-2 = Hired Specialist
tech-bii-3 = Twin Assembly Line
tech-bii-4 = Fold Compass
tech-bii-5 = Patent Anthology
tech-bii-6 = Signal Harvest
tech-cii-1 = Relay Dividends
tech-cii-2 = First Spin Party
tech-cii-3 = Blue World Stewards
tech-cii-4 = Colossus Berth
tech-cii-5 = Emergency Crew
tech-cii-6 = Boardroom Report
tech-dii-1 = Broadcast Royalties
tech-dii-2 = Mirror Schedule
tech-dii-3 = Calibration Crate
tech-dii-4 = Lighthouse Survey
tech-dii-5 = Pulsar Tether
tech-dii-6 = Invention Sprint
tech-aiii-1 = Night Watch Rota
tech-aiii-2 = Unbroken Chain
tech-aiii-3 = Museum of Rings
tech-aiii-4 = Honorary Decree
tech-aiii-5 = Grand Finale Fund
tech-biii-1 = Orbital Hamlets
tech-biii-2 = Library of Inventions
tech-biii-3 = Builders' Guild
tech-biii-4 = Beacon Atlas
tech-biii-5 = Thousand Windows
tech-ciii-1 = Founders' Charter
tech-ciii-2 = Perpetual Whirl
tech-ciii-3 = Order of Precedence
tech-ciii-4 = Gate Racers' League
tech-ciii-5 = Last Horizon
tech-diii-1 = Backbone Line
tech-diii-2 = Licence Streams
tech-diii-3 = Salvage Rights
tech-diii-4 = Serial Production
tech-diii-5 = Closing Shift

## Headquarters projects

project-a1-b1 = Spare Gears
project-a1-b2 = Double Casting
project-a1-b3 = Trial Lap
project-a1-s1 = Tool Courier
project-a1-s2 = Second Workbench
project-a1-t1 = Heavy Press
project-a1-t2 = Ring Parade
project-a1-top = Great Flywheel
project-a2-b1 = Supply Convoy
project-a2-b2 = Milk Run
project-a2-b3 = Star Sextant
project-a2-s1 = Scout Cadets
project-a2-s2 = Relief Pilot
project-a2-t1 = Free Course
project-a2-t2 = Night Regatta
project-a2-top = Rim Circuit
project-b1-b1 = Practice Ring
project-b1-b2 = Dry Dock
project-b1-b3 = Riveting Gang
project-b1-s1 = Delivery Voyage
project-b1-s2 = Pilot Boat
project-b1-t1 = Launching Day
project-b1-t2 = Day and Night Crews
project-b1-top = Admiral's Keel
project-b2-b1 = Garden Route
project-b2-b2 = Deck Hands
project-b2-b3 = Short Crossing
project-b2-s1 = Postal Stop
project-b2-s2 = Tandem Cockpit
project-b2-t1 = Charter Flight
project-b2-t2 = Amber Express
project-b2-top = Grand Timetable
project-c1-b1 = Odd Moulds
project-c1-b2 = Apprentice Week
project-c1-b3 = Ore Round
project-c1-s1 = Twin Bellows
project-c1-s2 = Masterpiece
project-c1-t1 = Prospector's Tip
project-c1-t2 = Furnace Tour
project-c1-top = Silent Crucible
project-c2-b1 = Trim Weights
project-c2-b2 = Stoker's Boost
project-c2-b3 = Rose Circuit
project-c2-s1 = Open Licence
project-c2-s2 = Errand
project-c2-t1 = Doubled Crew
project-c2-t2 = Ember Trail
project-c2-top = Far Kiln
project-d1-b1 = Pocket Watch
project-d1-b2 = Journeymen
project-d1-b3 = Mantel Clock
project-d1-s1 = Clock Tower
project-d1-s2 = Noon Patrol
project-d1-t1 = Mainspring
project-d1-t2 = Matched Pendulums
project-d1-top = Chime of Ages
project-d2-b1 = Dusk Patrol
project-d2-b2 = Blank Charts
project-d2-b3 = Log Keepers
project-d2-s1 = Trade Winds
project-d2-s2 = Shore Leave
project-d2-t1 = Great Circle
project-d2-t2 = Watch Change
project-d2-top = Edge of the Map

## Goals

goal-g1 = Matching Pair
goal-g2 = Matching Trio
goal-g3 = Three in Motion
goal-g4 = Varied Rings
goal-g5 = Three Voices
goal-g6 = Four Voices
goal-g7 = Nine Homes
goal-g8 = Eleven Homes
goal-g9 = Five Seals
goal-g10 = Six Seals
goal-g11 = Five Undertakings
goal-g12 = Three Races

## At the terminal

terminal-head = Round { $round }, { $phase }
terminal-phase-setup = setup
terminal-phase-dice = dice phase
terminal-phase-actions = action phase
terminal-phase-production = production phase
terminal-phase-final = final scoring
terminal-phase-over = the end
terminal-ship = Ship of { $player }: { $sector }; next to it: { $near }
terminal-system = System
terminal-bonus = Bonus
terminal-bases = Bases
terminal-dice = Dice board: { $dice }; median { $median }
terminal-offer = On offer: { $transmitters }
terminal-row = Row
terminal-die = Die
terminal-technology = Technology
terminal-patents = Patents
terminal-own-dice = Dice: { $dice }; red: { $red }
terminal-waiting = Waiting gyrodynes: { $tiles }
terminal-arrays = Arrays: { $arrays }
terminal-projects = Projects: { $projects }
terminal-goals = Goals: { $goals }
terminal-score = Points
terminal-cubes = Cubes
terminal-plus-minus = ±1
terminal-plus-two = +2
terminal-rings = Rings
terminal-signs = On the map: S a system (? not explored yet), P a pulsar, I an isolated pulsar, E an entry gate; gates: g green, o orange, k pink. After a colon the players whose ships are there; on a claimed pulsar . is empty, o under construction, @ spinning. Technologies: ! at once, * lasting, + in every production, # at the end. A transmitter: its dice in brackets, then the halves of a red die at its left and right edge. A project: its die.

# Ways to play, for bots.
style-surveyor = surveyor
style-surveyor-help = Puts transmitters into operation and collects patents.
style-gyrodyner = gyrodyne builder
style-gyrodyner-help = Claims pulsars and makes gyrodynes spin around them.
style-explorer = explorer
style-explorer-help = Flies from system to system and founds bases.
style-director = director
style-director-help = Completes the projects of its headquarters, up to the top.
