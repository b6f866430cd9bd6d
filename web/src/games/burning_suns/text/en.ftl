## Panels

suns-board = Burning Suns
suns-galaxy = Galaxy
suns-tab-galaxy = Galaxy
suns-tab-sheets = Sheets
suns-sheets = Action sheets
suns-left-to-right = resolved left to right
suns-your-turns = you: { $list }
suns-now = now
suns-nth = { $n }.
suns-antimatter = Antimatter
suns-market = Market
suns-market-moves = tokens move right each round; in the bag: { $n }
suns-empire = Empire
suns-panels = Panels
suns-phase-setup = Setup
suns-phase-status = Status
suns-phase-planning = Planning
suns-phase-action = Actions
suns-round = Round { $round }
suns-round-leaders = Round { $round } · leaders: { $n }
suns-revealed = Tiles revealed: { $n } of { $all }
suns-which = Which of these?
suns-now-a-space = Now choose a space on the sheets, or here:

## Tiles

suns-free-place = a free place
suns-kind-home = Home system
suns-kind-void = Void: no benefits
suns-kind-special = Special system, taken by assault
suns-kind-hostile = Hostile system, taken by assault
suns-kind-inhabited = Inhabited system, won over by diplomacy
suns-kind-uninhabited = Uninhabited system, to be colonised for { $price ->
    [1] 1 crystal
   *[other] { $price } crystals
 }
suns-kind-asteroid-field = Anomaly: asteroid field
suns-kind-babel-post = Anomaly: Babel research post
suns-kind-dark-fleet = Anomaly: dark fleet
suns-kind-ion-storm = Anomaly: ion storm
suns-kind-portal = Anomaly: portal
suns-kind-wormhole = Anomaly: wormhole
suns-back-system = Face down; the back says { $n }
suns-back-anomaly = Face down: an anomaly
suns-peeked = You have looked at it; others have not.
suns-held = Controlled by: { $name }
suns-held-in-unrest = In unrest, controlled by: { $name }
suns-blocked = Benefit { $n } is blocked.
suns-dark-ships = Dark ships: { $n }
suns-local-forces = Local forces: { $n }
suns-distance = Steps from your nearest fleet: { $n } (a jump has { $jump })
suns-on-to = On to { $place }
suns-house = The values of this component are our own design; the rulebook does not give them.

## Sheets

suns-space-free = { $action }, space { $n }: a leader here would act as number { $place }
suns-space-taken = { $action }, space { $n }: { $leader }, { $player }, acts as number { $place }
suns-needs-roll = Needs a leader roll.

## The race

suns-antimatter-n = Antimatter { $n }
suns-threshold = Ideology level { $level } begins here.
suns-wins-here = Whoever has { $n } or more when a round ends wins.

## Market and cards

suns-goods-technology = technology
suns-goods-upgrade = upgrade
suns-goods-mercenary = mercenary
suns-goods-construction = construction
suns-goods-agent = agent
suns-goods-artefact = artefact
suns-price = price { $n }
suns-sold-out = Empty until the next round.
suns-face-up = Face-up card: { $card }
suns-no-card = No card lies face up.
suns-deck = Deck ({ $what }): { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## An empire

suns-empire-of = Empire of { $name }
suns-empire-later = The empire appears here when ideology, race and organisation are chosen.
suns-allied = In alliance with { $name }
suns-force = force: { $force }
suns-force-help = The force of the highest level held; X on cards depends on it.
suns-crystals = Crystals: { $n }
suns-income = Income in the status phase: { $n }
suns-printed = printed
suns-this-action = during this action
suns-figure-jump = jump
suns-figure-diplomacy = diplomacy
suns-figure-build = build
suns-figure-fleet = fleet
suns-figure-army = army
suns-figure-agents = agents
suns-figure-artefacts = artefacts
suns-figure-rerolls = rerolls
suns-jump-distance = Jump distance
suns-diplomacy-distance = Diplomacy distance
suns-build-limit = Purchases in a build action
suns-fleet-limit = Largest fleet
suns-army-limit = Largest army
suns-agent-limit = Agent limit
suns-artefact-limit = Artefact limit
suns-battle-rerolls = Rerolls in battle
suns-assault-rerolls = Rerolls in assault
suns-mission-boost = Boost for missions
suns-leaders = Leaders
suns-leader-free = free
suns-leader-back = has acted
suns-leader-now = { $action } · now
suns-leader-at = { $action } · as no. { $n }
suns-leader-rolls = A roll of { $n } or less succeeds; an 8 always fails.
suns-attack = attack { $n }
suns-units = Units
suns-cost = cost
suns-dice = dice
suns-hits = hits ≤
suns-hp = hp
suns-unit-dice = Dice
suns-unit-hits = Hits on
suns-unit-damage = Damage a hit
suns-unit-hp = Hit points
suns-unit-in-play = In play
suns-left-of = { $left } of { $all }
suns-damage = damage
suns-level-at = Level { $level } at { $n } antimatter
suns-only-you = only you see it
suns-race-cards = Race cards in hand: { $n }
suns-your-race-cards = Your race cards
suns-no-cards = No agents, artefacts or technologies yet.
suns-count-crystals = Crystals and income
suns-count-systems = Systems
suns-count-ships = Ships
suns-count-army = Army

## Setup

suns-choose-in-secret = Choose in secret
suns-choose-one = Choose one of the two
suns-others-choose = Chosen. All choices are turned up together.
suns-keep-cards = Race cards: { $n } of 4 kept
suns-kept = kept
suns-so-far = Your empire so far:
suns-part-ideology = Ideology
suns-part-race = Race
suns-part-organisation = Organisation
suns-part-level = New level
suns-making = How an empire is made:
suns-part-cards = Race cards
suns-brings-ideology = abilities: one at once, more with antimatter
suns-brings-race = units with their strength and price, three leaders
suns-brings-organisation = how far you jump and negotiate, limits, rerolls
suns-brings-cards = four of eight; abilities to be used once
suns-spaces = Spaces for resources
suns-technology-spaces = technologies: { $n }; upgrades for:

## Combat

suns-combat = Combat
suns-combat-back = Back to the combat
suns-combat-report = How the combat went
suns-before-dice = before the dice
suns-turn = Turn { $n }
suns-put-aside = Put the combat aside
suns-odds = Victory: { $one } { $a }%, { $other } { $b }%, a draw { $draw }%.
suns-odds-help = From open numbers: units, attacks, rerolls and modifiers in force; damage to the weakest first.
suns-draw = draw { $n }%
suns-you-win = You win
suns-attacker = attacks
suns-defender = defends
suns-dark-fleet = Dark ships
suns-locals = Local forces
suns-wild = nobody’s forces
suns-rolls-dice = Dice: { $n }, a hit at { $hits } or less
suns-row-rolled = Hits: { $hits }, misses: { $misses }
suns-row-marked = Damage this turn: { $n }
suns-row-lost = Lost: { $n }
suns-n-dice = dice: { $n }
suns-nobody-left = Nobody is left.
suns-eight-misses = An 8 always misses.
suns-run = Finish for me
suns-run-help = Misses are rerolled, the weakest units fall first.
suns-stop-running = Decide myself again
suns-skip = Skip
suns-rolled = { $name }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $misses ->
    [one] { $misses } miss
   *[other] { $misses } misses
}
suns-nothing-fell = no losses

## Buttons

suns-act-no = Decline
suns-act-yes = Do it
suns-act-place = Place the leader
suns-act-use = Use it
suns-act-buy = Buy
suns-act-take = Take it
suns-act-roll = Roll
suns-act-boost = Boost
suns-act-here = Choose this place
suns-act-explore = Turn it up
suns-act-jump = Jump here
suns-act-colonise = Colonise
suns-act-attack = Attack
suns-act-fire = Fire
suns-act-pick = Choose this
suns-act-card = Choose this card
suns-act-empire = Choose this empire
suns-act-offer = Offer it
suns-act-block = Block it
suns-act-repair = Repair
suns-act-perform = Perform this action
suns-act-land = Land here
suns-act-site = Place it here
suns-act-win-over = Win the system over
suns-act-calm = Calm the system
suns-act-stir-up = Stir up unrest
suns-act-rebellion = Start a rebellion
suns-act-reroll = Reroll
suns-act-damage = Assign the damage
suns-act-upgrade = Upgrade this unit
suns-act-branch = Choose this effect

## Short names and lines on the board

suns-holdings = Cards ({ $n })
suns-of-n = of { $n }
suns-wins-short = goal at a round’s end: { $n }
suns-backs = A number is the value of a hidden system (0: a void), “?” an anomaly.
suns-level = level { $level }
suns-unit-dreadnought = Dreadn.
suns-unit-battlecruiser = Cruiser
suns-unit-fighter = Fighter
suns-unit-regiment = Regiment
suns-unit-titan = Titan
suns-unit-starbase = Starbase
suns-unit-colossus = Colossus
suns-line-explore = turn up tiles
suns-line-jump = move fleet, army
suns-line-scan = roll for an artefact
suns-line-colonise = colonise a system
suns-line-diplomacy = roll for a system
suns-line-build = buy and repair
suns-line-battle = fight a fleet
suns-line-bombard = fire at a system
suns-line-assault = take a system
suns-line-activate = use an ability
suns-line-recruit = roll for an agent
suns-line-mission = roll for any action

## The combat, told

suns-fight-battle = Battle at { $place }
suns-fight-bombard = Bombardment of { $place }
suns-fight-assault = Assault on { $place }
suns-hit-on = hit on
suns-rerolls = { $n ->
    [one] 1 reroll left
   *[other] { $n } rerolls left
}
suns-takes = { $n ->
    [one] takes 1 hit
   *[other] takes { $n } hits
}
suns-n-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
suns-n-misses = { $n ->
    [one] 1 miss
   *[other] { $n } misses
}
suns-reroll-hits = Chance of a reroll: { $n } in 8.
suns-reroll-the = Reroll the { $n }

## Choices on a line of the list: the question tells the verb, signs the amounts

listed-leader = { $action }, space { $space }
listed-race-card = { $card }
listed-buy = { $unit }
listed-market = { $resource }
listed-boost = One boost
listed-amount-eighths = { $amount } in 8
listed-amount-chance = { $amount }%
listed-amount-hit-chance = { $amount }%

own-end-points = { $title }: { $score } antimatter.
own-end-ahead = { $points } more than { $name }.
own-points-by-source = Where the antimatter came from
