title = Beyond the Sun
tagline = Research a technology tree that grows differently every game, and settle the stars with what it gives you.

## Why not

refused-BTS-4_2 = Another player’s pawn stands on this space.
refused-BTS-4_3 = The pawn must move: it cannot stay on its space.
refused-BTS-4_7 = Only players who have researched a technology may use its spaces.
refused-BTS-4_9 = You cannot carry out this action now: something to pay or to move is missing.
refused-BTS-4_13 = This technology has no action spaces.
refused-BTS-4_23 = This guild is still locked.
refused-BTS-6_9 = You have claimed this achievement already.
refused-BTS-6_7 = There is no free place on this achievement any more.
refused-BTS-6_12 = The condition of this achievement is not met yet.
refused-BTS-11_2 = A technology of another level is being researched now.
refused-BTS-11_3 = You have researched this technology already, or you lack its prerequisites.
refused-BTS-11_4 = All technologies that lead to this one from the left must be researched first.
refused-BTS-13_2 = A new ship is placed in Sol or in a shipyard that you control.
refused-BTS-13_5 = The ship is already at the highest level, level 4.
refused-BTS-14_3 = A movement point takes one of your ships along one route segment.
refused-BTS-15_1 = Only system cards can be colonised: not shipyards, Sol or Deep Space.
refused-BTS-15_3 = To colonise you must control the system and have ships of the required strength there.
refused-BTS-15_5 = The ships you settle must have at least the required strength between them.
refused-BTS-16_8 = An action that would change nothing cannot be chosen.

## Options

option-mats = Faction mats
option-mats-help = Basic mats are alike; advanced ones have tracks of their own and two special abilities each.
option-mats-basic = Basic
option-mats-advanced = Advanced
option-tableau = Technology Tableau (expert variant)
option-tableau-help = Technologies are chosen from open rows instead of drawn cards.
option-side = Side of the exploration board
option-side-help = By players: the inner side for 2 and 3, the outer side, with a third shipyard, for 4.
option-side-by-players = By number of players
option-side-inner = Inner side
option-side-outer = Outer side
option-basic-tile = Basic Spacefaring spaces
option-basic-tile-help = By players, or the spaces meant for 2, 3 or 4 players.
option-basic-tile-by-players = By number of players
option-basic-tile-2 = For 2 players
option-basic-tile-3 = For 3 players
option-basic-tile-4 = For 4 players
option-setup = Setup
option-setup-help = The first game has fixed level I technologies, start systems, achievements and factions.
option-setup-standard = Standard
option-setup-first-game = First game
option-round-cap = Round cap
option-round-cap-help = The game ends after this many rounds if nobody has ended it; with sensible play it never comes to that. The rulebook has no such ending.
option-round-cap-none = None

## Moves

move-use-space = { $place }: { $action }
move-use-space-extra = { $place } (+{ $extra } ore): { $action }
move-copy = { $place }: { $action }
move-replace = { $cubes ->
    [0] Retire all the cubes due
    [one] Pay { $cubes } ore instead of retiring a cube
   *[other] Pay { $cubes } ore instead of retiring as many cubes
}
move-do = Do it: { $part }
move-skip = Skip: { $part }
move-choose = Choose: { $part }
move-research = { $slot }: { $card }
move-research-event = { $slot }: undiscovered, with an event
move-research-unknown = { $slot }: undiscovered
move-pay-opponent = Pay { $faction }
move-type = Type: { $type }
move-technology = { $card }
move-lay-at = On slot { $slot }
move-take-system = { $system }
move-uncover = { $guild }
move-join = Beside: { $area }
move-disc = Take: { $disc }
move-use-population = Use population instead of supply
move-leave = Leave it
move-build = Level { $level }: { $area }
move-upgrade = Level { $level } at { $area }
move-move = Level { $level }: { $area } → { $to }
move-target = Stop here and colonise: { $area }
move-bonus = Bonus: { $area }
move-ability = { $ability }: { $part }
move-colonise = { $area }
move-settle = Settle a level { $level } ship
move-growth = Population growth: +{ $amount }
move-ore = Ore production: +{ $amount }
move-trade = Trade
move-buy-population = { $price } ore → 1 population
move-sell-population = 1 population → 1 ore
move-retire-ship = 1 ore and the level { $level } ship at { $area } → 1 population
move-claim = { $achievement }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-from-column = From column { $column }
move-to-column = To column { $column }
move-send = Level { $level } at { $area }
move-swap = { $achievement }
move-done-trade = End of trade
move-done-last-window = End of turn
move-done-upgrading = Enough
move-done-jumping = End of movement
move-done-warping = End of movement
move-done-settling = Enough

## Prompts

prompt-action = Choose an action space
prompt-action-reason = Your pawn must move to a free space; an action must change something.
prompt-production = Choose your production
prompt-production-reason = Exactly one of population growth, ore production and trade.
prompt-trade = Trade: the next exchange?
prompt-trade-reason = Any number of exchanges, in any order.
prompt-last-window = Use an ability before the turn ends?
prompt-last-window-reason = Abilities at will can be used until the achievement phase.
prompt-achievement = Which achievement do you claim?
prompt-achievement-reason = One a turn; claiming is mandatory.
prompt-paying = How do you pay?
prompt-paying-reason = 1 ore may replace a retired population cube.
prompt-option = Optional: { $part }?
prompt-option-reason = You may leave this part out.
prompt-choosing = Choose one
prompt-choosing-reason = Only what can be paid and done is offered.
prompt-copying = Which action do you perform?
prompt-copying-reason = Its cost is paid; your pawn stays where it is.
prompt-building = Where is the level { $level } ship built?
prompt-building-reason = In Sol or in a shipyard system under your control, unless the effect says otherwise.
prompt-upgrading = Which ship is upgraded? ({ $left } left)
prompt-upgrading-reason = Ships rise to level 4 at most.
prompt-jumping = Jump: move a ship ({ $left ->
    [one] { $left } point
   *[other] { $left } points
} left)
prompt-jumping-reason = Control is checked when the whole movement is over.
prompt-warping = Move a ship to any area ({ $left } left)
prompt-warping-reason = Control is checked when all ships have moved.
prompt-base = Base at { $area }: which disc?
prompt-base-reason = The system has both specialisations, or your discs may come from either track.
prompt-bonuses = Which gain-control bonus first?
prompt-bonuses-reason = Several systems were gained at once; you choose the order.
prompt-triggers = Which ability first?
prompt-triggers-reason = Several abilities fire at the same moment.
prompt-colonising = Which system do you colonise?
prompt-colonising-reason = You control it and have the required strength there.
prompt-settling = { $area }: which ship settles?
prompt-settling-reason = Settled strength { $settled } of { $needed }; more is allowed.
prompt-colony = Second disc on { $area }: which one?
prompt-colony-reason = The system has both specialisations, or your discs may come from either track.
prompt-automating = Automate: which disc?
prompt-automating-reason = An empty track gives a marker.
prompt-supply = From which column does a cube move to A? ({ $left } left)
prompt-supply-reason = Column A may hold any number.
prompt-placing = To which column does the cube move?
prompt-placing-reason = Another column with a free place, or A.
prompt-sending = Which ship goes to the museum?
prompt-sending-reason = It leaves the game for good.
prompt-swapping = Which achievement disc is replaced?
prompt-swapping-reason = It still counts as an achievement disc.
prompt-swap-kind = Which production disc takes its place?
prompt-swap-kind-reason = The leftmost disc of the track; production rises.
prompt-researching = Which technology do you research?
prompt-researching-reason = You need its prerequisites; researching an undiscovered one turns up its event.
prompt-opponent = Which opponent is paid?
prompt-opponent-reason = One who has researched this technology.
prompt-type = { $slot }: which type of technology?
prompt-type-reason = One of the types that your prerequisites pass on.
prompt-card = Which technology is discovered?
prompt-card-reason = The others go under the deck.
prompt-private = Which technology do you keep as a private one?
prompt-private-reason = Only you can use it.
prompt-laying = Which technology is laid on the board?
prompt-laying-reason = Nobody is researching it now.
prompt-laying-slot = On which slot?
prompt-laying-slot-reason = Any empty slot of its level.
prompt-uncovering = Which guild is unlocked?
prompt-uncovering-reason = From now on everybody may use it.
prompt-joining = Beside which slot do you lay the new system?
prompt-joining-reason = One route segment joins them.
prompt-taking = Which system do you take?
prompt-taking-reason = It counts as colonised, without discs.
prompt-waiting = { $faction } decides
prompt-interrupt = Asked during the turn of { $faction }.
prompt-over = The game is over
prompt-over-reason = Whoever has the most points wins; ties go to production, then population, then ore.

## The log

event-round = Round { $amount }
event-turn = { $player }: turn
event-space = { $player }: { $action }
event-copied = { $player }: performed { $action }
event-ore = { $player }: +{ $amount } ore
event-paid = { $player }: −{ $amount } ore
event-paid-by-player = { $player }: +{ $amount } ore from another player
event-pushed = { $player }: pawn pushed aside, +{ $amount } ore
event-retired = { $player }: { $amount } population retired
event-population = { $player }: +{ $amount } population
event-growth = { $player }: growth, +{ $amount } population
event-ship-retired = { $player }: level { $level } ship at { $area } retired
event-built = { $player }: level { $level } ship built, { $area }
event-upgraded = { $player }: ship at { $area } from level { $level } to { $reached }
event-moved = { $player }: level { $level } ship, { $from } → { $to }
event-base = { $player }: control of { $area }, { $disc } off the track
event-base-lost = { $player }: lost { $area } ({ $disc })
event-settled = { $player }: crew of a level { $level } ship settles at { $area }
event-colonised = { $player }: colonised { $system }: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
event-colony-disc = { $player }: { $disc } on { $area }
event-system = New system: { $system }
event-sphere = Dyson Sphere: { $system } lies beside it
event-researched = { $player }: researched { $slot }
event-event = { $player }: turned up { $card }
event-kept = { $player }: { $card } stays in play
event-offered = Revealed: { $card }
event-technology = { $slot }: { $card }
event-private = { $player }: private technology – { $card }
event-row = The technology row of level { $amount ->
    [1] I
    [2] II
    [3] III
   *[other] IIII
} is laid out
event-uncovered = { $player }: unlocked { $guild }
event-automated = { $player }: { $disc } on the automation track
event-supply-moved = { $player }: supply cube from { $from } to { $to }
event-sent = { $player }: level { $level } ship from { $area } to the museum
event-swapped = { $player }: { $disc } on { $area }
event-noted = { $player }: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} noted
event-ability = { $player }: { $ability }
event-claimed = { $player }: claimed { $achievement }, { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
event-end-triggered = The end is near: round { $amount } is the final one

## Sources of points

tally-technologies = Technologies I to III
tally-top-technologies = Technologies IIII
tally-automation = Automation
tally-systems = Colonised systems
tally-bases = Bases
tally-space = Sol and Deep Space
tally-events = Events
tally-achievements = Achievements
tally-abilities = Faction abilities

## What things are counted in

amount-ore = { $amount } ore
amount-population = { $amount } population
amount-supply = { $amount ->
    [one] { $amount } supply cube
   *[other] { $amount } supply cubes
}
amount-retire = retire { $amount } population
amount-ship = { $amount ->
    [one] { $amount } ship
   *[other] { $amount } ships
}
amount-point = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Endings

ending-achievements = The achievements have brought the final round.
ending-round-cap = The round cap has ended the game.
tie-break-discs = Tied on points: fewer discs left on the tracks decided ({ $first } to { $second }).
tie-break-population = Tied on points: more population decided ({ $first } to { $second }).
tie-break-ore = Tied on points: more ore decided ({ $first } to { $second }).

## Technologies

technology-hypercomputing = Hypercomputing
technology-narrow-beam-lasers = Narrow Beam Lasers
technology-advanced-genetics = Advanced Genetics
technology-terraforming = Terraforming
technology-advanced-robotics = Advanced Robotics
technology-mass-cloning = Mass Cloning
technology-plasma-cannon = Plasma Cannon
technology-frontier-charters = Frontier Charters
technology-biosynaptic-network = Bio-Synaptic Network
technology-ballistics-institute = Ballistics Institute
technology-spacetime-anomaly-studies = Spacetime Anomaly Studies
technology-orbital-academies = Orbital Academies
technology-privateer-commissions = Privateer Commissions
technology-surveying-androids = Surveying Androids
technology-human-experimentation = Human Experimentation
technology-android-destroyers = Android Destroyers
technology-modular-fleet = Modular Fleet
technology-patent-exchange = Patent Exchange
technology-colonial-granaries = Colonial Granaries
technology-supply-base = Supply Base
technology-transdimensional-ai = Transdimensional AI
technology-planetary-scale-research = Planetary-Scale Research
technology-metahuman-chambers = Metahuman Chambers
technology-hivemind-computing = Hivemind Computing
technology-deep-space-megastructures = Deep Space Megastructures
technology-capital-ship = Capital Ship
technology-android-armada = Android Armada
technology-mercenary-fleet = Mercenary Fleet
technology-cerebral-implants = Cerebral Implants
technology-manufacturing-orbitals = Manufacturing Orbitals
technology-android-rights-movement = Android Rights Movement
technology-subatomic-fabrication = Subatomic Fabrication
technology-quantum-data-exchange = Quantum Data Exchange
technology-hyperdrive-boosters = Hyperdrive Boosters
technology-wormhole-technology = Wormhole Technology
technology-stealth-terraformers = Stealth Terraformers
technology-omega-theorem = Omega Theorem
technology-giga-corporations = Giga-Corporations
technology-titan-shipyards = Titan Shipyards
technology-ministry-of-colonisation = Ministry of Colonization
technology-mind-machine-assimilation = Mind/Machine Assimilation
technology-parallel-universe-generator = Parallel Universe Generator
technology-galactic-archive = Galactic Archive
technology-galactic-hq = Galactic HQ
technology-black-market-industries = Black Market Industries
technology-galactic-empire = Galactic Empire

## Events

event-card-tyler-lee = Tyler Lee, Guild Envoy
event-card-maya-chaturvedi = Maya Chaturvedi, Voice of the Outer Towns
event-card-secret-arms-purchase = Secret Arms Purchase
event-card-rogue-companion = Rogue Companion
event-card-hydroponic-bounty = Hydroponic Bounty
event-card-asteroid-rush = Asteroid Rush
event-card-quarantine = Quarantine
event-card-census-of-worlds = Census of Worlds
event-card-logistics-reform = Logistics Reform
event-card-shared-blueprints = Shared Blueprints
event-card-kc-24x = KC-24X, the First Android Governor
event-card-ono = Ono of the Sages’ Council
event-card-museum-of-retired-spaceships = Museum of Retired Spaceships
event-card-dyson-sphere = Dyson Sphere, Model I
event-card-mass-enlightenment = Mass Enlightenment
event-card-beacon-in-the-dark = Beacon in the Dark
event-card-machine-strike = Machine Strike
event-card-second-wave = Second Wave
event-card-border-clash = Border Clash
event-card-hall-of-discoverers = Hall of Discoverers
sphere-action = Dyson Sphere

## Systems

system-barnards-star = Barnard's Star
system-alpha-centauri = Alpha Centauri
system-wolf-359 = Wolf 359
system-luyten-726-8 = Luyten 726-8
system-lalande-21185 = Lalande 21185
system-procyon = Procyon
system-sirius = Sirius
system-tau-ceti = Tau Ceti
system-61-cygni = 61 Cygni
system-epsilon-eridani = Epsilon Eridani
system-ross-128 = Ross 128
system-groombridge-34 = Groombridge 34
system-kapteyns-star = Kapteyn's Star
system-ross-154 = Ross 154
system-wise-1541-2250 = WISE 1541-2250
system-yz-ceti = YZ Ceti
system-luytens-star = Luyten's Star
system-lacaille-9352 = Lacaille 9352
system-kruger-60 = Kruger 60
system-gliese-1061 = Gliese 1061
system-teegardens-star = Teegarden's Star
system-trappist-1 = TRAPPIST-1
system-van-maanens-star = Van Maanen's Star
system-wolf-1061 = Wolf 1061

## Achievements

achievement-empire = Empire
achievement-empire-help = 4 colonised systems.
achievement-transcendence = Transcendence
achievement-transcendence-help = A level IIII technology.
achievement-power = Power
achievement-power-help = Strength 4 or more in each of 3 areas.
achievement-efficiency = Efficiency
achievement-efficiency-help = Automation level 5.
achievement-flexibility = Flexibility
achievement-flexibility-help = Technologies of level II or higher that pass on 3 different types.
achievement-vanguard = Vanguard
achievement-vanguard-help = 5 controlled and colonised systems in all.
achievement-specialisation = Specialisation
achievement-specialisation-help = 4 printed symbols of one kind on your systems.
achievement-great-library = Great Library
achievement-great-library-help = 8 technologies.
achievement-abundance = Abundance
achievement-abundance-help = 3 population and 8 ore on the mat.
achievement-harmony = Harmony
achievement-harmony-help = 3 visible growth symbols and 4 visible ore symbols.

## Guilds and Basic Spacefaring

guild-terraformers = Terraformers' Guild
guild-professors = Professors' Guild
guild-technocrats = Technocrats' Guild
guild-metascientists = Metascientists' Guild
basic-1 = Basic action 1
basic-2 = Basic action 2
basic-3 = Basic action 3
basic-4 = Basic action 4

## Factions

mat-nishida-basic = Nishida-Østergaard
mat-un-basic = United Nations of Sol
mat-ceres-basic = Free Cooperative of Ceres
mat-watch-basic = Order of the Long Watch
mat-nishida-advanced = Nishida-Østergaard
ability-nishida-a = Nishida-Østergaard, ability A
ability-nishida-b = Nishida-Østergaard, ability B
mat-un-advanced = United Nations of Sol
ability-un-sol-a = United Nations of Sol, ability A
ability-un-sol-b = United Nations of Sol, ability B
mat-ceres-advanced = Free Cooperative of Ceres
ability-ceres-a = Free Cooperative of Ceres, ability A
ability-ceres-b = Free Cooperative of Ceres, ability B
mat-watch-advanced = Order of the Long Watch
ability-watch-a = Order of the Long Watch, ability A
ability-watch-b = Order of the Long Watch, ability B

## Places

area-sol = Sol
area-a1 = Slot A left
area-a2 = Slot A right
area-y1 = Left Shipyards
area-y2 = Right Shipyards
area-y3 = Middle Shipyards
area-b1 = Slot B left
area-b2 = Slot B right
area-deep = Deep Space
area-extra = extra area
slot-i-1 = I-1
slot-i-2 = I-2
slot-i-3 = I-3
slot-i-4 = I-4
slot-ii-1 = II-1
slot-ii-2 = II-2
slot-ii-3 = II-3
slot-ii-4 = II-4
slot-ii-5 = II-5
slot-ii-6 = II-6
slot-iii-1 = III-1
slot-iii-2 = III-2
slot-iii-3 = III-3
slot-iii-4 = III-4
slot-iii-5 = III-5
slot-iii-6 = III-6
slot-iiii-1 = IIII-1
slot-iiii-2 = IIII-2
slot-iiii-3 = IIII-3
type-s = scientific
type-e = economic
type-m = military
type-c = commercial
disc-food = food disc
disc-ore = ore disc
disc-marker = marker
disc-none = no disc
automation-track = automation track

## Effects in words: every call of the notation, what it costs, what is counted

level = { $level }
levels-or = { $first } or { $rest }
effects-then = { $first }, then { $rest }
effects-or = { $first } or { $rest }
costs-and = { $first } and { $rest }
cost-ore = pay { $n } ore{ $to ->
    [opponent] { " " }to an opponent
   *[bank] { "" }
}
cost-retire = retire { $n } population
line-paid = { $cost } to { $line }
line-fee = { $cost }
line-where = { $line } (X = { $x })
amount-per = { " " }for every { $what }
amount-most = , at most { $n }

effect-ore = take { $n } ore{ $per }{ $most }
effect-pop = gain { $n } population{ $per }{ $most }{ $col ->
    [right] { " " }from the rightmost column
   *[left] { "" }
}
effect-return-pop = return { $n } population to supply{ $per }{ $most }
effect-vp = score { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $per }{ $most }
effect-nothing = nothing else
effect-ship = build { $n ->
    [1] a level { $level } ship
   *[other] { $n } ships of level { $level }
} from { $from ->
    [pop] population
   *[supply] supply
}{ $at ->
    [deep] { " " }in Deep Space
    [any] { $n ->
        [1] { " " }in any area
       *[other] { " " }in any areas
    }
   *[dock] { "" }
}{ $col ->
    [right] { " " }(rightmost column)
   *[left] { "" }
}{ $per }{ $most }
effect-upgrade = { $mode ->
    [spread] upgrade your ships by { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } in all
    [upto] upgrade up to { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } by { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
   *[exact] upgrade { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } by { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
}{ $per }{ $most }
effect-jump = Jump { $points }{ $per }{ $most }
effect-warp = move up to { $ships } of your ships to any areas
effect-colonise = colonise a system{ $target ->
    [fresh] { " " }that nobody controlled when the turn began
   *[own] { "" }
}{ $control_bonus ->
    [no] , without its gain-control bonus
   *[yes] { "" }
}
effect-research = research a { $only ->
    [seen] discovered level
   *[any] level
} { $level } technology{ $cube ->
    [supply] { " " }with a supply cube
   *[pop] { "" }
}{ $prereq ->
    [no] , ignoring prerequisites
   *[yes] { "" }
}{ $immediate ->
    [no] , without its immediate bonus
   *[yes] { "" }
}
effect-private = look at { $look ->
    [one] { $look } card
   *[other] { $look } cards
} of deck { $level }, keep 1 as a private technology
effect-lay-tech = look at { $look ->
    [one] { $look } card
   *[other] { $look } cards
} of deck { $level }, lay 1 on an empty slot
effect-automate = automate { $kind ->
    [food] food
    [ore] ore
   *[either] food or ore
} production{ $n ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $n } times
}
effect-move-supply = { $src ->
    [right] move the { $n } rightmost supply cubes to other columns
   *[any] move { $n ->
        [one] { $n } supply cube
       *[other] { $n } supply cubes
    } to column A
}
effect-produce = { $kind ->
    [growth] population growth
    [ore] ore production
   *[trade] trade
}
effect-copy = { $kind ->
    [research] copy any action that researches
    [basic] perform a Basic Spacefaring action
   *[own] perform an action of another of your technologies
}
effect-uncover = unlock a level { $level } guild
effect-place-system = lay a system of deck { $deck } { $as ->
    [sphere] beside this card
   *[neighbour] as an extra area beside a system slot
}
effect-take-system = { $deck ->
    [sphere] take the system beside the event as colonised, without discs
   *[other] look at { $look ->
        [one] { $look } system
       *[other] { $look } systems
    } of deck { $deck }, take 1 as colonised, without discs
}
effect-send-ship = send a ship to the museum for good
effect-swap-disc = replace an achievement disc with a production disc
effect-keep = { $place ->
    [mat] { $owner ->
        [most_techs] the faction with the most technologies gets this card
       *[self] keep this card
    }
   *[other] this card stays in play
}{ $vp ->
    [0] { "" }
    [one] { " " }({ $vp } point)
   *[other] { " " }({ $vp } points)
}
effect-opt = { $inner } (if you like)
effect-choose = { $times ->
    [1] choose
   *[other] { $times } times choose
}: { $inner }
effect-if = { $condition }, { $inner }
effect-each = { $whom ->
    [others] each other faction
   *[all] each faction
}: { $inner }

expr-number = { $n }
expr-plus = { $first } plus { $rest }
expr-minus = { $first } less { $rest }
expr-times = { $first } × { $rest }
expr-divided = { $first } divided by { $rest }, rounded down
expr-at-least = { $first } is at least { $rest }
expr-at-most = { $first } is at most { $rest }
expr-is = { $first } is { $rest }
expr-is-not = { $first } is not { $rest }
expr-above = { $first } is more than { $rest }
expr-below = { $first } is less than { $rest }
expr-and = { $first } and { $rest }
expr-or = { $first } or { $rest }
expr-most = { $first }, at most { $rest }
expr-least = { $first }, at least { $rest }
points-each = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $per }{ $most }
points-if = { $n ->
    [one] { $n } point
   *[other] { $n } points
} if { $if }

number-x = X
number-pop = the number of your population cubes
number-ore = the amount of your ore
number-supply = the number of your supply cubes
number-colonised = the number of your colonised systems
number-controlled = the number of systems you control
number-top-level = the level of your highest technology
number-techs = { $of ->
    [all] the number of your technologies
   *[other] the number of your level { $of } technologies
}
number-passed-types = the number of types that your technologies of level { $of } or higher pass on
number-automation = your automation level
number-food-symbols = the number of your visible growth symbols
number-ore-symbols = the number of your visible ore symbols
number-symbols = the number of { $of ->
    [food] food
   *[ore] ore
} symbols on your systems
number-areas-with-strength = the number of areas with your strength { $of } or more
number-peak-strength = your highest strength in one area
number-excess = the strength beyond what was required
number-taken = the number of systems taken from other factions
number-exchanges = the number of your exchanges this turn
number-swapped = the number of achievement discs you have replaced
number-museum = half the level of each of your ships in the museum, rounded up

count-x = X
count-pop = { $n ->
    [1] population
   *[other] { $n } population
}
count-ore = { $n ->
    [1] ore
   *[other] { $n } ore
}
count-supply = { $n ->
    [1] supply cube
   *[other] { $n } supply cubes
}
count-colonised = { $n ->
    [1] colonised system
   *[other] { $n } colonised systems
}
count-controlled = { $n ->
    [1] system you control
   *[other] { $n } systems you control
}
count-top-level = { $n ->
    [1] level of your highest technology
   *[other] { $n } levels of your highest technology
}
count-techs = { $n ->
    [1] { $of ->
        [all] technology of yours
       *[other] level { $of } technology of yours
    }
   *[other] { $of ->
        [all] { $n } of your technologies
       *[other] { $n } of your level { $of } technologies
    }
}
count-passed-types = { $n ->
    [1] type that your technologies of level { $of } or higher pass on
   *[other] { $n } types that your technologies of level { $of } or higher pass on
}
count-automation = { $n ->
    [1] automation level
   *[other] { $n } automation levels
}
count-food-symbols = { $n ->
    [1] visible growth symbol
   *[other] { $n } visible growth symbols
}
count-ore-symbols = { $n ->
    [1] visible ore symbol
   *[other] { $n } visible ore symbols
}
count-symbols = { $n ->
    [1] { $of } symbol on your systems
   *[other] { $n } { $of } symbols on your systems
}
count-areas-with-strength = { $n ->
    [1] area with your strength { $of } or more
   *[other] { $n } areas with your strength { $of } or more
}
count-peak-strength = { $n ->
    [1] point of your highest strength in one area
   *[other] { $n } points of your highest strength in one area
}
count-excess = { $n ->
    [1] point of strength beyond what was required
   *[other] { $n } points of strength beyond what was required
}
count-taken = { $n ->
    [1] system taken from another faction
   *[other] { $n } systems taken from other factions
}
count-exchanges = { $n ->
    [1] exchange of this turn
   *[other] { $n } exchanges of this turn
}
count-swapped = { $n ->
    [1] achievement disc replaced
   *[other] { $n } achievement discs replaced
}
count-museum = { $n ->
    [1] point of your ships in the museum
   *[other] { $n } points of your ships in the museum
}

if-x = { $test ->
    [at-most] with X at most { $n }
   *[at-least] with X at least { $n }
}
if-pop = { $test ->
    [at-most] with { $n } or less population
   *[at-least] with { $n } or more population
}
if-ore = { $test ->
    [at-most] with { $n } or less ore
   *[at-least] with { $n } or more ore
}
if-supply = { $test ->
    [at-most] with { $n } or fewer supply cubes
   *[at-least] with { $n } or more supply cubes
}
if-colonised = { $test ->
    [at-most] with { $n } or fewer colonised systems
   *[at-least] with { $n } or more colonised systems
}
if-controlled = { $test ->
    [at-most] controlling { $n } or fewer systems
   *[at-least] controlling { $n } or more systems
}
if-top-level = { $test ->
    [at-most] with no technology above level { $n }
   *[at-least] with a technology of level { $n } or higher
}
if-techs = { $test ->
    [at-most] with { $n } or fewer { $of ->
        [all] technologies
       *[other] level { $of } technologies
    }
   *[at-least] with { $n } or more { $of ->
        [all] technologies
       *[other] level { $of } technologies
    }
}
if-passed-types = { $test ->
    [at-most] with technologies of level { $of } or higher that pass on { $n } or fewer types
   *[at-least] with technologies of level { $of } or higher that pass on { $n } or more types
}
if-automation = { $test ->
    [at-most] at automation level { $n } or lower
   *[at-least] at automation level { $n } or higher
}
if-food-symbols = { $test ->
    [at-most] with { $n } or fewer visible growth symbols
   *[at-least] with { $n } or more visible growth symbols
}
if-ore-symbols = { $test ->
    [at-most] with { $n } or fewer visible ore symbols
   *[at-least] with { $n } or more visible ore symbols
}
if-symbols = { $test ->
    [at-most] with { $n } or fewer { $of } symbols on your systems
   *[at-least] with { $n } or more { $of } symbols on your systems
}
if-areas-with-strength = { $test ->
    [at-most] with strength { $of } or more in { $n } or fewer areas
   *[at-least] with strength { $of } or more in { $n } or more areas
}
if-peak-strength = { $test ->
    [at-most] with strength { $n } at most in every area
   *[at-least] with strength { $n } or more in one area
}
if-excess = { $test ->
    [at-most] with at most { $n } more strength than required
   *[at-least] { $n ->
        [1] with more strength than required
       *[other] with { $n } or more strength beyond what is required
    }
}
if-taken = { $test ->
    [at-most] after taking { $n } or fewer systems from other factions
   *[at-least] after taking { $n } or more systems from other factions
}
if-exchanges = { $test ->
    [at-most] after { $n } or fewer exchanges
   *[at-least] after { $n } or more exchanges
}
if-swapped = { $test ->
    [at-most] after replacing { $n } or fewer achievement discs
   *[at-least] after replacing { $n } or more achievement discs
}
if-museum = { $test ->
    [at-most] with { $n } or fewer points in the museum
   *[at-least] with { $n } or more points in the museum
}

when-colonised = When you colonise
when-production-done = After your production
when-last-ore-disc = When your last ore disc leaves the track
when-researched = When you have researched
when-control-gained = When you gain control
when-control-lost = When another faction takes a system from you
when-jumped = After a jump of yours
when-automated = When you automate

rule-skip-prerequisite = { $n ->
    [1] You need one prerequisite fewer for discovered technologies that need two
   *[other] You need { $n } prerequisites fewer for discovered technologies that need two
}
rule-retire-for-ore = { $n ->
    [1] In each action 1 ore may replace 1 retired population
   *[other] In each action up to { $n } ore may replace as many retired population
}
rule-any-track-disc = Your production discs may come from either track
rule-long-jump = 1 movement point takes a ship to any area, unless it starts in Sol or Deep Space
rule-dock-everywhere = You may build ships in every system you control
rule-push-pawn = You may use an occupied space by paying { $n } ore to the owner of the pawn
rule-cheap-growth-trade = In trade 1 population costs you only { $n } ore

sentence = { $said }.
sentences = { $first } { $rest }
says-action = Action: { $line }
says-immediate = Immediate: { $line }
says-spaces = Action ({ $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}): { $line }
says-guild = Level { $level } guild: { $line }
says-event = Level { $level }: { $line }
says-sphere = Once in the game, for anybody: { $line }
says-once-a-game = Once a game
says-at-will = { $times ->
    [any] At will
    [1] Once a turn
   *[other] { $times } times a turn
}: { $line }
says-when = { $when }: { $line }
says-when-if = { $when }, { $if }: { $line }
says-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
says-points-plus = { $n ->
    [one] { $n } point
   *[other] { $n } points
} plus { $more }{ $per }{ $most }
says-system = Strength { $strength }, { $spec ->
    [food] food
    [ore] ore
   *[both] food and ore
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
says-control = On gaining control: { $line }
says-bonus = Colonisation bonus: { $line }
says-end-each = At the end of the game: { $points }
says-end-deep = At the end of the game, for the highest strength in Deep Space: { $points }

## At the terminal

terminal-head = Round { $round }, { $phase }; achievement discs { $discs } of { $end }
terminal-last-round = (round { $round } is the last)
terminal-phase-action = action phase
terminal-phase-production = production phase
terminal-phase-achievement = achievement phase
terminal-phase-over = the end
terminal-action = Action
terminal-pawns = Pawns
terminal-covered = Locked guilds: { $guilds }
terminal-slot = Slot
terminal-needs = Needs
terminal-types = Type
terminal-technology = Technology
terminal-researched = Researched by
terminal-effects = Effects
terminal-event = undiscovered, with an event
terminal-row = Open row { $level }: { $cards }
terminal-undiscovered = undiscovered
terminal-area = Area
terminal-card = Card
terminal-routes = Routes to
terminal-base = Base
terminal-ships = Ships
terminal-system = strength { $strength }, { $spec }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-spec-food = food
terminal-spec-ore = ore
terminal-achievement = Achievement
terminal-spaces = Spaces
terminal-progress = How far
terminal-player = Player
terminal-score = Points
terminal-ore = Ore
terminal-population = Population
terminal-supply = Supply
terminal-growth = Growth
terminal-mines = Ore production
terminal-automation = Automation
terminal-colonies = Colonies
terminal-mat = { $player }, { $faction }; by the mat: { $cards }
terminal-kept = Events that stay: { $events }
terminal-discarded = Discarded events: { $events }
terminal-signs = Players go by their numbers. Types of a technology: S { type-s }, E { type-e }, M { type-m }, C { type-c }, after > the one it passes on; * is a pawn on one of its spaces. Ships: strength, in brackets the levels. +1 before a space: that much more ore.

# Ways to play, for bots.
style-scientist = scientist
style-scientist-help = Researches technology upon technology, the higher the better.
style-coloniser = coloniser
style-coloniser-help = Gathers its ships where a system can be colonised.
style-captain = captain
style-captain-help = Keeps a strong fleet and takes control of systems.
style-automator = automator
style-automator-help = Automates production early and often.
