# Words of the board; names of components and of moves come from the game's own texts.

pulsar-tab-map = Map
pulsar-tab-dice = Dice
pulsar-tab-tech = Technology
pulsar-tab-offers = Offers
pulsar-tab-area = Area
pulsar-map = Star cluster
pulsar-round = Round { $round } of 8
pulsar-round-short = Round { $round }/8
pulsar-setup = Setup
pulsar-phase-dice = Dice
pulsar-phase-actions = Actions
pulsar-phase-production = Production
pulsar-house = The values of this component are this project’s own.
pulsar-house-some = Some values of this component are this project’s own.

## The cluster

pulsar-known = { $n } of { $all } systems known
pulsar-dead-end = dead end: an extra exploration tile
pulsar-system-unknown = Not explored yet
pulsar-unclaimed = Nobody’s
pulsar-owner = Owner: { $name }
pulsar-spins = Spinning: { $size }
pulsar-building = Under construction: { $size }
pulsar-ships = Ships: { $names }
pulsar-planets = Free planets: { $blue } blue, { $barren } barren
pulsar-bases-of = Bases: { $names }
pulsar-exploration = Exploration { $n }
pulsar-exploration-help = { $n ->
    [one] { $n } exploration tile
   *[other] { $n } exploration tiles
} in the stack, { $discarded } discarded
pulsar-segments = { $n ->
    [one] { $n } segment
   *[other] { $n } segments
}
pulsar-gives-bases = { $n ->
    [one] { $n } base ({ $sectors })
   *[other] { $n } bases ({ $sectors })
}
pulsar-gives-bonus = exploration bonus
pulsar-gives-turned-up = turns up { $sectors }: no undo
pulsar-gives-claim = claims the pulsar
pulsar-gives-gates = gates: { $gates }
pulsar-on-to = On to { $sector }

## Dice and tracks

pulsar-dice-board = Dice board
pulsar-median = median { $at }
pulsar-no-dice = not rolled yet
pulsar-copy-help = Can be copied as a red die for { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}.
pulsar-die-field = Value { $value }: { $n ->
    [0] no dice
    [one] { $n } die
   *[other] { $n } dice
}
pulsar-no-move = On the median: no marker moves.
pulsar-moves-left = { $n ->
    [one] { $n } field left of the median: a marker of yours moves { $n } left.
   *[other] { $n } fields left of the median: a marker of yours moves { $n } left.
}
pulsar-moves-right = { $n ->
    [one] { $n } field right of the median: a marker of yours moves { $n } right.
   *[other] { $n } fields right of the median: a marker of yours moves { $n } right.
}
pulsar-pick-order = Place in the next round: { $rank }
pulsar-pick-cubes = Cubes in production: { $n }
pulsar-pick-penalty = Penalty: { $n }
pulsar-stack = Field { $field }, the upper marker ahead: { $names }
pulsar-initiative-help = Further left: earlier in the next round. At the end the places score.
pulsar-engineers-help = Further left: more in production. By rank: { $rewards }
pulsar-next-place = Your place in the next round as things stand: { $places }
pulsar-next-cubes = Cubes you get in production as things stand: { $n }

## Technologies and offers

pulsar-technologies = Technologies
pulsar-row = row { $row }
pulsar-row-bonus = Every spinning gyrodyne scores { $n } more in this round.
pulsar-row-median = Every spinning gyrodyne scores the value of the median on top in this round.
pulsar-offers = Offers
pulsar-transmitters = Transmitters
pulsar-taken = taken
pulsar-gyrodynes = Gyrodynes
pulsar-gyrodyne-help = { $size }: { $n } left. Take with { $take }, finish with { $finish }; { $points ->
    [one] { $points } point
   *[other] { $points } points
} in every production, plus the row bonus.
pulsar-award-help = Builder award for { $needs } on pulsars: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pulsar-awards-taken = Both builder awards are taken.
pulsar-modifiers = Modifiers
pulsar-modifier-help = Buy a { $token } with { $dice }.

## A player’s area

pulsar-your-area = Your headquarters
pulsar-area-of = Headquarters: { $name }
pulsar-back = Back to mine
pulsar-side = Choose { $side }
pulsar-side-number = Side { $n }
pulsar-side-gyrodynes = This side leans towards gyrodynes.
pulsar-side-flying = This side leans towards flying.
pulsar-own-die = Die { $value }
pulsar-pays-for = Pays for: { $what }
pulsar-red-die = Red { $value }: may be used this turn
pulsar-red-owed = Red { $value }: must be used this turn
pulsar-copied = Copied { $value }
pulsar-no-own-dice = no dice
pulsar-token = Modifier { $token }, { $n } left
pulsar-end = End turn
pulsar-end-losing = End the turn; dice that are left are lost
pulsar-cubes = Cubes: { $n }
pulsar-rings = Rings left for pulsars: { $n }
pulsar-bases = Bases: { $n }, extra: { $extra }
pulsar-spinning = Spinning gyrodynes: { $n }
pulsar-operating = Operating transmitters: { $n }
pulsar-waiting = { $size } waiting for a pulsar: { $n }
pulsar-arrays = Arrays
pulsar-no-arrays = No transmitters yet
pulsar-new-array = Start a new array
pulsar-operates = Operates
pulsar-unpaid = Still to pay: { $dice }
pulsar-link = Link: a red { $value } when both sides operate
pulsar-completed = Completed
pulsar-run-used = Gate run flown
pulsar-production = Next production
pulsar-nothing-yet = Nothing yet
pulsar-offer-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
} offered for cubes: { $cubes }
pulsar-goals = Goals
pulsar-exploration-tiles = Exploration tiles
pulsar-copies = { $n }, discarded { $gone }
pulsar-bases-table = Points for bases
pulsar-bases-more = each more: +{ $n }

## The production as it went

pulsar-production-of = Production of round { $round }
pulsar-production-sum = This production
pulsar-points = Points
pulsar-step-1 = New order
pulsar-step-2 = Engineers
pulsar-step-3 = Penalties
pulsar-step-4 = Transmitters
pulsar-step-5 = Gyrodynes
pulsar-step-6 = Technologies
pulsar-step-7 = Next round
pulsar-step-round = Round { $round } is laid out
pulsar-step-final = None: final scoring
pulsar-places = Place in the order: { $places }
pulsar-cube-word = cubes
pulsar-skip = Skip

## The list and the primary button

pulsar-group-flight = Flight and modifiers
pulsar-group-projects = Projects
pulsar-group-dice = Dice
pulsar-act-choose-gate = Enter here
pulsar-act-choose-side = Use this side
pulsar-act-take-die = Take the die
pulsar-act-use-silver = Use the die
pulsar-act-use-red = Use the red die
pulsar-act-copy = Copy the die
pulsar-act-place = Place
pulsar-act-end-turn = End the turn
pulsar-act-spend = Spend the modifier
pulsar-act-fly = Take off
pulsar-act-announce-run = Announce the run
pulsar-act-go = Fly on
pulsar-act-fly-route = Fly route
pulsar-act-take-gyrodyne = Take it
pulsar-act-gain-gyrodyne = Take it
pulsar-act-finish-gyrodyne = Make it spin
pulsar-act-take-transmitter = Take it
pulsar-act-pay-transmitter = Pay
pulsar-act-new-array = New array
pulsar-act-link = Link
pulsar-act-patent = Patent
pulsar-act-complete = Complete
pulsar-act-buy-modifier = Buy
pulsar-act-take-bonus = Take the bonus
pulsar-act-draw-tile = Draw a tile
pulsar-act-claim-isolated = Claim
pulsar-act-teleport = Move the ship
pulsar-act-buy-points = Buy points
pulsar-act-buy-premium = Buy the premium
pulsar-act-count-goal = Count it
pulsar-act-decline = Decline

## Cards

pulsar-if-over = If the game ended now: { $n }
pulsar-copy = { $n ->
    [one] copy for { $n } cube
   *[other] copy for { $n } cubes
}
pulsar-your-dice = Your dice
pulsar-dice-of = Dice: { $name }
pulsar-tab-payable = Can buy { $n }
pulsar-tab-rows = Rows { $first }–{ $last }
pulsar-median-short = + median
pulsar-from-round = from round { $round }
pulsar-moment-instant = at once
pulsar-moment-permanent = lasting
pulsar-moment-production = each round
pulsar-moment-end = at the end
pulsar-each-round = Each round: { $what }
pulsar-links = links
pulsar-no-links = no links
pulsar-take = take
pulsar-finish = finish
pulsar-vp = { $n } VP
pulsar-modifier-for = for
pulsar-sum-dice = Dice to pay
pulsar-sum-die = Die
pulsar-sum-row = Opens in round
pulsar-sum-patents = Patents
pulsar-sum-goal = You have
