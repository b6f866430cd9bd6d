title = Beyond the Sun
tagline = Research a technology tree that grows differently every game, and settle the stars with what it gives you.

## Why not

refused-BTS-4_2 = Another player's pawn stands on this space.
refused-BTS-4_3 = The pawn must move: it cannot stay on its space.
refused-BTS-4_7 = Only who has researched a technology may use its spaces.
refused-BTS-4_9 = You cannot carry this action out now: something to pay or to move is missing.
refused-BTS-4_13 = This technology has no action spaces.
refused-BTS-4_23 = This guild is covered.
refused-BTS-6_9 = You have claimed this achievement already.
refused-BTS-6_7 = There is no free place on this achievement any more.
refused-BTS-6_12 = The condition of this achievement is not met yet.
refused-BTS-11_2 = A technology of another level is being researched now.
refused-BTS-11_3 = You have researched this slot already, or earlier technologies are missing.
refused-BTS-11_4 = All technologies that lead to this one from the left must be researched first.
refused-BTS-13_2 = A new ship is placed in Sol or in a shipyard that you control.
refused-BTS-13_5 = The ship has the highest level already, the fourth.
refused-BTS-14_3 = A point moves one own ship along one segment of a route.
refused-BTS-15_1 = Only system cards can be colonised: no shipyards, not Sol, not Deep Space.
refused-BTS-15_3 = To colonise you must control the system and have ships of the required strength there.
refused-BTS-15_5 = The ships sent back must have at least the required strength together.
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
option-round-cap-help = The game ends after this many rounds if nobody has ended it; between sensible players it never comes to that.

## Moves

move-use-space = { $place }: { $action }
move-use-space-extra = { $place } (+{ $extra } ore): { $action }
move-copy = { $place }: { $action }
move-replace = { $cubes ->
    [0] Retire all the population
   *[other] Pay { $cubes } ore instead of retiring
}
move-do = Do it: { $part }
move-skip = Skip: { $part }
move-choose = { $part }
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
move-use-population = Use population instead
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
prompt-paying-reason = 1 ore may stand for a retired population cube.
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
prompt-jumping = Jump: move a ship ({ $left } points left)
prompt-jumping-reason = Control is checked when the whole movement is over.
prompt-warping = Put a ship on any area ({ $left } left)
prompt-warping-reason = Control is checked when all ships are placed.
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
prompt-swapping-reason = It goes on counting as an achievement disc.
prompt-swap-kind = Which production disc takes its place?
prompt-swap-kind-reason = The leftmost disc of the track; production rises.
prompt-researching = Which technology do you research?
prompt-researching-reason = You need its prerequisites; an undiscovered one turns up its event.
prompt-opponent = Which opponent is paid?
prompt-opponent-reason = One who has researched this technology.
prompt-type = { $slot }: which type of technology?
prompt-type-reason = One of the types that your prerequisites pass on.
prompt-card = Which technology is discovered?
prompt-card-reason = The others go under the deck.
prompt-private = Which technology do you keep as a private one?
prompt-private-reason = Only you can use it.
prompt-laying = Which technology is laid on the board?
prompt-laying-reason = Nobody researches it now.
prompt-laying-slot = On which slot?
prompt-laying-slot-reason = Any empty slot of its level.
prompt-uncovering = Which guild is opened?
prompt-uncovering-reason = From now on everybody may use it.
prompt-joining = Beside which slot does the new system lie?
prompt-joining-reason = One route segment joins them.
prompt-taking = Which system do you take?
prompt-taking-reason = It counts as colonised, without discs.
prompt-waiting = { $faction } decides
prompt-interrupt = Asked during the turn of { $faction }.
prompt-over = The game is over
prompt-over-reason = Most points win; ties go to production, then population, then ore.

## The log

event-round = Round { $amount }
event-turn = { $player }: turn
event-space = { $player }: { $action }
event-copied = { $player }: performed { $action }
event-ore = { $player }: +{ $amount } ore
event-paid = { $player }: −{ $amount } ore
event-paid-by-player = { $player }: paid by another player, { $amount } ore
event-pushed = { $player }: pawn pushed aside, +{ $amount } ore
event-retired = { $player }: { $amount } population retired
event-population = { $player }: +{ $amount } population
event-growth = { $player }: growth, +{ $amount } population
event-ship-retired = { $player }: level { $level } ship at { $area } retired
event-built = { $player }: level { $level } ship built, { $area }
event-upgraded = { $player }: ship at { $area } from level { $level } to { $reached }
event-moved = { $player }: level { $level } ship, { $from } → { $to }
event-base = { $player }: base at { $area } ({ $disc })
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
event-private = { $player }: private technology { $card }
event-row = A technology row is laid out: level { $amount }
event-uncovered = { $player }: opened { $guild }
event-automated = { $player }: { $disc } on the automation track
event-supply-moved = { $player }: supply cube from { $from } to { $to }
event-sent = { $player }: level { $level } ship from { $area } to the museum
event-swapped = { $player }: { $disc } on { $area }
event-noted = { $player }: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} noted
event-ability = { $player }: { $ability }
event-claimed = { $player }: claimed { $achievement }: { $amount ->
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

## Technologies

technology-hypercomputing = Hypercomputing
technology-hypercomputing-help = Immediate: { part-automate-ore }. Action (1 space): { part-2-ore-research-ii-only-seen }.
technology-narrow-beam-lasers = Narrow Beam Lasers
technology-narrow-beam-lasers-help = Immediate: { part-ore-1-upgrade-1-1 }. Action (1 space): { part-1-ore-ship-2-from-pop-jump-3 }.
technology-advanced-genetics = Advanced Genetics
technology-advanced-genetics-help = Immediate: { part-automate-food-pop-1 }.
technology-terraforming = Terraforming
technology-terraforming-help = Immediate: { part-ship-1-at-deep }. Action (1 space): { part-jump-4 }. Action (1 space): { part-3-ore-1-retire-colonise }.
technology-advanced-robotics = Advanced Robotics
technology-advanced-robotics-help = Immediate: { part-automate-ore }. Action (1 space): { part-2-ore-automate-ore }.
technology-mass-cloning = Mass Cloning
technology-mass-cloning-help = Immediate: { part-pop-2 }. Action (1 space): { part-pop-2 }.
technology-plasma-cannon = Plasma Cannon
technology-plasma-cannon-help = Immediate: { part-ship-2-jump-1 }. Action (1 space): { part-2-ore-ship-3-from-pop-jump-3 }.
technology-frontier-charters = Frontier Charters
technology-frontier-charters-help = Immediate: { part-ore-1-jump-2 }. Action (1 space): { part-2-ore-1-retire-colonise }. Action (1 space): { part-ore-1-jump-3 }.
technology-biosynaptic-network = Bio-Synaptic Network
technology-biosynaptic-network-help = Immediate: { part-automate-ore }. Action (1 space): { part-pop-1-opt-3-ore-research-ii }.
technology-ballistics-institute = Ballistics Institute
technology-ballistics-institute-help = Immediate: { part-ship-1 }. Action (1 space): { part-4-ore-research-iii-upgrade-1-1-mode-upto }.
technology-spacetime-anomaly-studies = Spacetime Anomaly Studies
technology-spacetime-anomaly-studies-help = Immediate: { part-automate-ore }. Action (1 space): { part-2-ore-jump-2-opt-2-ore-1-retire-research-iii }.
technology-orbital-academies = Orbital Academies
technology-orbital-academies-help = Immediate: { part-automate-food }. Action (2 spaces): { part-choose-1-retire-research-ii-3-ore-2-retire-research-iii-only-seen }.
technology-privateer-commissions = Privateer Commissions
technology-privateer-commissions-help = Immediate: { part-pop-1-ship-1 }. Action (1 space): { part-jump-3-ore-2-taken }.
technology-surveying-androids = Surveying Androids
technology-surveying-androids-help = Immediate: { part-automate-food-jump-1 }. When you colonise with more strength than required: { part-pop-1-ore-1 }.
technology-human-experimentation = Human Experimentation
technology-human-experimentation-help = Immediate: { part-upgrade-2-1-mode-upto }. Action (1 space): { part-2-retire-research-iii }.
technology-android-destroyers = Android Destroyers
technology-android-destroyers-help = Immediate: { part-ship-2-col-right }. Action (1 space): { part-x-ore-ship-x-jump-3-where-x-top-level }.
technology-modular-fleet = Modular Fleet
technology-modular-fleet-help = Immediate: { part-ship-1 }. Action (1 space): { part-opt-1-ore-ship-1-opt-2-ore-ship-2-opt-1-ore-ship-2-from-pop-jump-3 }.
technology-patent-exchange = Patent Exchange
technology-patent-exchange-help = Immediate: { part-ore-3 }. Action (1 space): { part-2-ore-to-opponent-research-ii-only-seen }.
technology-colonial-granaries = Colonial Granaries
technology-colonial-granaries-help = Immediate: { part-automate-food }. Action (1 space): { part-4-ore-1-retire-colonise-pop-1 }.
technology-supply-base = Supply Base
technology-supply-base-help = Immediate: { part-ship-2 }. Action (1 space): { part-upgrade-2-1-mode-upto-jump-3 }.
technology-transdimensional-ai = Transdimensional AI
technology-transdimensional-ai-help = Immediate: { part-pop-1-opt-research-i-ii-only-seen-prereq-no-immediate-no }. You need one prerequisite fewer for discovered technologies that need two.
technology-planetary-scale-research = Planetary-Scale Research
technology-planetary-scale-research-help = Immediate: { part-ship-2-jump-2 }. Action (1 space): { part-4-ore-research-x-where-x-min-colonised-1-4 }.
technology-metahuman-chambers = Metahuman Chambers
technology-metahuman-chambers-help = Immediate: { part-automate-food-pop-1 }. Action (2 spaces): { part-4-ore-2-retire-research-iiii }.
technology-hivemind-computing = Hivemind Computing
technology-hivemind-computing-help = Immediate: { part-automate-ore-jump-1 }. Action (2 spaces): { part-7-ore-research-iiii }.
technology-deep-space-megastructures = Deep Space Megastructures
technology-deep-space-megastructures-help = Immediate: { part-ship-3-at-deep-jump-1 }. Action (1 space): { part-4-ore-ship-2-at-deep-research-iii }.
technology-capital-ship = Capital Ship
technology-capital-ship-help = Immediate: { part-ship-4-jump-1 }. Action (1 space): { part-3-ore-ship-4-from-pop-opt-2-ore-ship-2-from-pop-jump-3 }.
technology-android-armada = Android Armada
technology-android-armada-help = Immediate: { part-choose-ship-2-pop-1-times-2 }. Action (1 space): { part-4-ore-ship-4-jump-3 }.
technology-mercenary-fleet = Mercenary Fleet
technology-mercenary-fleet-help = Action (1 space): { part-3-ore-colonise }. Action (1 space): { part-1-ore-1-retire-ship-4-from-pop-jump-2 }.
technology-cerebral-implants = Cerebral Implants
technology-cerebral-implants-help = Action (1 space): { part-pop-1-choose-3-ore-research-ii-5-ore-research-iii }.
technology-manufacturing-orbitals = Manufacturing Orbitals
technology-manufacturing-orbitals-help = Immediate: { part-ore-min-controlled-3-pop-colonised-2-opt-ship-2-from-pop-jump-2 }. Action (1 space): { part-ore-min-controlled-3-pop-colonised-2-opt-ship-2-from-pop-jump-2 }.
technology-android-rights-movement = Android Rights Movement
technology-android-rights-movement-help = Immediate: { part-automate-food-move-supply-2-src-right-to-any }. In each action 1 ore may replace 1 retired population.
technology-subatomic-fabrication = Subatomic Fabrication
technology-subatomic-fabrication-help = Immediate: { part-automate-either-pop-1-ore-1-jump-1 }. Your production discs may come from either track.
technology-quantum-data-exchange = Quantum Data Exchange
technology-quantum-data-exchange-help = Immediate: { part-automate-ore-ore-2 }. Action (1 space): { part-copy-research-occupied-yes }.
technology-hyperdrive-boosters = Hyperdrive Boosters
technology-hyperdrive-boosters-help = Immediate: { part-upgrade-3-3-mode-spread }. Action (1 space): { part-upgrade-2-1-mode-upto-jump-4 }.
technology-wormhole-technology = Wormhole Technology
technology-wormhole-technology-help = Immediate: { part-ship-2-ore-1-warp-2 }. 1 movement point takes a ship to any area, except from Sol and Deep Space.
technology-stealth-terraformers = Stealth Terraformers
technology-stealth-terraformers-help = Action (1 space): { part-5-ore-1-retire-jump-2-colonise-target-fresh-control-bonus-no }.
technology-omega-theorem = Omega Theorem
technology-omega-theorem-help = Immediate: { part-ore-1 }. 4 points plus 1 for each of your level III technologies.
technology-giga-corporations = Giga-Corporations
technology-giga-corporations-help = Immediate: { part-ore-1 }. At will: { part-swap-disc-1 }. 4 points plus 1 for each achievement disc replaced.
technology-titan-shipyards = Titan Shipyards
technology-titan-shipyards-help = Immediate: { part-ship-4 }. You may build ships in every system you control. 4 points.
technology-ministry-of-colonisation = Ministry of Colonization
technology-ministry-of-colonisation-help = Immediate: { part-take-system-a-look-2 }. 4 points.
technology-mind-machine-assimilation = Mind/Machine Assimilation
technology-mind-machine-assimilation-help = Immediate: { part-automate-either }. Once a turn: { part-2-ore-1-retire-automate-either }. 4 points.
technology-parallel-universe-generator = Parallel Universe Generator
technology-parallel-universe-generator-help = Immediate: { part-jump-2 }. Action (1 space): { part-copy-own-occupied-yes-copy-own-occupied-yes }. 5 points.
technology-galactic-archive = Galactic Archive
technology-galactic-archive-help = Immediate: { part-private-iii-look-3 }. 3 points.
technology-galactic-hq = Galactic HQ
technology-galactic-hq-help = Immediate: { part-pop-1-ship-2 }. At will: { part-1-ore-upgrade-1-1 }. 4 points.
technology-black-market-industries = Black Market Industries
technology-black-market-industries-help = Immediate: { part-ore-4 }. 3 times a turn: { part-choose-2-ore-pop-1-1-retire-ore-2 }. 4 points.
technology-galactic-empire = Galactic Empire
technology-galactic-empire-help = Immediate: { part-jump-4 }. 4 points plus 1 for each colonised system.

## Events

event-card-tyler-lee = Tyler Lee, Guild Envoy
event-card-tyler-lee-help = Level II: { part-uncover-1-ore-1 }.
event-card-maya-chaturvedi = Maya Chaturvedi, Voice of the Outer Towns
event-card-maya-chaturvedi-help = Level II: { part-uncover-1-pop-1 }.
event-card-secret-arms-purchase = Secret Arms Purchase
event-card-secret-arms-purchase-help = Level II: { part-choose-each-all-opt-ship-1-at-deep-each-all-opt-ship-2-at-deep-opt-upgrade-1-1 }.
event-card-rogue-companion = Rogue Companion
event-card-rogue-companion-help = Level II: { part-place-system-a-as-neighbour }.
event-card-hydroponic-bounty = Hydroponic Bounty
event-card-hydroponic-bounty-help = Level II: { part-each-all-pop-1 }.
event-card-asteroid-rush = Asteroid Rush
event-card-asteroid-rush-help = Level II: { part-each-all-choose-ore-2-jump-2 }.
event-card-quarantine = Quarantine
event-card-quarantine-help = Level II: { part-each-all-if-pop-3-return-pop-1-ore-1 }.
event-card-census-of-worlds = Census of Worlds
event-card-census-of-worlds-help = Level II: { part-keep-achievements }. At the end 2 points for every faction with 5 or more controlled and colonised systems.
event-card-logistics-reform = Logistics Reform
event-card-logistics-reform-help = Level II: { part-each-all-move-supply-2-src-any-to-a }.
event-card-shared-blueprints = Shared Blueprints
event-card-shared-blueprints-help = Level II: { part-each-all-opt-1-ore-research-i }.
event-card-kc-24x = KC-24X, the First Android Governor
event-card-kc-24x-help = Level III: { part-uncover-2-keep-mat-vp-1 }.
event-card-ono = Ono of the Sages’ Council
event-card-ono-help = Level III: { part-uncover-2-keep-mat-vp-1 }.
event-card-museum-of-retired-spaceships = Museum of Retired Spaceships
event-card-museum-of-retired-spaceships-help = Level III: { part-keep-achievements-each-all-opt-send-ship-event-opt-send-ship-event }. At the end each ship there gives half its level, rounded up.
event-card-dyson-sphere = Dyson Sphere, Model I
event-card-dyson-sphere-help = Level III: { part-place-system-b-as-sphere }. Open to all once: { part-7-ore-2-retire-take-system-sphere }.
event-card-mass-enlightenment = Mass Enlightenment
event-card-mass-enlightenment-help = Level III: { part-lay-tech-iiii-look-2 }.
event-card-beacon-in-the-dark = Beacon in the Dark
event-card-beacon-in-the-dark-help = Level III: { part-keep-deep-jump-2 }. At the end 2 points for the highest strength in Deep Space.
event-card-machine-strike = Machine Strike
event-card-machine-strike-help = Level III: { part-each-all-if-automation-4-choose-2-ore-nothing-return-pop-1-ore-1 }.
event-card-second-wave = Second Wave
event-card-second-wave-help = Level III: { part-each-all-produce-growth }.
event-card-border-clash = Border Clash
event-card-border-clash-help = Level III: { part-each-all-opt-upgrade-1-1-jump-1 }.
event-card-hall-of-discoverers = Hall of Discoverers
event-card-hall-of-discoverers-help = Level III: { part-keep-mat-vp-2-owner-most-techs-each-others-ore-1 }.
sphere-action = Dyson Sphere

## Systems

system-barnards-star = Barnard's Star
system-barnards-star-help = Strength 2, food, 3 points. Colonisation bonus: { part-pop-1 }.
system-alpha-centauri = Alpha Centauri
system-alpha-centauri-help = Strength 2, food, 2 points. On gaining control: { part-pop-1 }. Colonisation bonus: { part-ore-3 }.
system-wolf-359 = Wolf 359
system-wolf-359-help = Strength 3, ore, 3 points. Colonisation bonus: { part-ship-2 }.
system-luyten-726-8 = Luyten 726-8
system-luyten-726-8-help = Strength 2, ore, 3 points. On gaining control: { part-jump-1 }. Colonisation bonus: { part-jump-4 }.
system-lalande-21185 = Lalande 21185
system-lalande-21185-help = Strength 4, food, 3 points. Colonisation bonus: { part-produce-growth-produce-ore-produce-trade }.
system-procyon = Procyon
system-procyon-help = Strength 3, ore, 2 points. Colonisation bonus: { part-private-ii-look-2 }.
system-sirius = Sirius
system-sirius-help = Strength 3, ore, 3 points. On gaining control: { part-ore-1 }. Colonisation bonus: { part-automate-ore }.
system-tau-ceti = Tau Ceti
system-tau-ceti-help = Strength 4, food and ore, 4 points. On gaining control: { part-move-supply-1-src-any-to-a }. Colonisation bonus: { part-automate-either }.
system-61-cygni = 61 Cygni
system-61-cygni-help = Strength 3, ore, 3 points. Once a turn: { part-2-ore-pop-1 }. Colonisation bonus: { part-ore-3 }.
system-epsilon-eridani = Epsilon Eridani
system-epsilon-eridani-help = Strength 3, food, 3 points. Colonisation bonus: { part-pop-2 }.
system-ross-128 = Ross 128
system-ross-128-help = Strength 4, food, 5 points. On gaining control: { part-upgrade-1-1 }. Colonisation bonus: { part-upgrade-3-3-mode-spread }.
system-groombridge-34 = Groombridge 34
system-groombridge-34-help = Strength 3, ore, 4 points. Colonisation bonus: { part-ore-2 }.
system-kapteyns-star = Kapteyn's Star
system-kapteyns-star-help = Strength 4, food and ore, 5 points. Colonisation bonus: { part-ship-2-at-deep }.
system-ross-154 = Ross 154
system-ross-154-help = Strength 5, food, 6 points. You may use an occupied space by paying 1 ore to the owner of the pawn. Colonisation bonus: { part-ore-3 }.
system-wise-1541-2250 = WISE 1541-2250
system-wise-1541-2250-help = Strength 6, ore, 5 points. Colonisation bonus: { part-private-iii-look-2 }.
system-yz-ceti = YZ Ceti
system-yz-ceti-help = Strength 4, food, 5 points. On gaining control: { part-ore-2 }. Colonisation bonus: { part-jump-3 }.
system-luytens-star = Luyten's Star
system-luytens-star-help = Strength 5, food and ore, 6 points. Colonisation bonus: { part-pop-2 }.
system-lacaille-9352 = Lacaille 9352
system-lacaille-9352-help = Strength 5, ore, 5 points. Colonisation bonus: { part-ship-1-at-any-n-2 }.
system-kruger-60 = Kruger 60
system-kruger-60-help = Strength 5, ore, 6 points. In trade 1 population costs you only 2 ore. Colonisation bonus: { part-ore-2 }.
system-gliese-1061 = Gliese 1061
system-gliese-1061-help = Strength 6, ore, 5 points. Colonisation bonus: { part-opt-research-ii-only-seen-cube-supply }.
system-teegardens-star = Teegarden's Star
system-teegardens-star-help = Strength 6, food, 7 points. On gaining control: { part-pop-1 }. Colonisation bonus: { part-automate-food }.
system-trappist-1 = TRAPPIST-1
system-trappist-1-help = Strength 6, food and ore, 6 points. Colonisation bonus: { part-automate-either-n-2 }.
system-van-maanens-star = Van Maanen's Star
system-van-maanens-star-help = Strength 7, ore, 8 points. Colonisation bonus: { part-automate-ore-ore-1 }.
system-wolf-1061 = Wolf 1061
system-wolf-1061-help = Strength 7, food, 9 points. Colonisation bonus: { part-pop-1-ore-2 }.

## Achievements

achievement-empire = Empire
achievement-empire-help = 4 colonised systems.
achievement-transcendence = Transcendence
achievement-transcendence-help = A level IIII technology.
achievement-power = Power
achievement-power-help = Strength 3 or more in each of 2 areas.
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
guild-terraformers-help = Guild of level 1: { part-4-ore-1-retire-colonise }.
guild-professors = Professors' Guild
guild-professors-help = Guild of level 1: { part-4-ore-1-retire-research-iii }.
guild-technocrats = Technocrats' Guild
guild-technocrats-help = Guild of level 2: { part-3-ore-research-ii-copy-basic-occupied-yes }.
guild-metascientists = Metascientists' Guild
guild-metascientists-help = Guild of level 2: { part-6-ore-2-retire-research-iiii }.
basic-1 = Basic action 1
basic-1-help = Action: { part-research-i }.
basic-2 = Basic action 2
basic-2-help = Action: { part-2-ore-research-ii }.
basic-3 = Basic action 3
basic-3-help = Action: { part-opt-ship-1-from-pop-jump-2 }.
basic-4 = Basic action 4
basic-4-help = Action: { part-pop-1-ore-1 }.

## Factions

mat-nishida-basic = Nishida-Østergaard
mat-un-basic = United Nations of Sol
mat-ceres-basic = Free Cooperative of Ceres
mat-watch-basic = Order of the Long Watch
mat-nishida-advanced = Nishida-Østergaard
ability-nishida-a = Nishida-Østergaard, ability A
ability-nishida-a-help = Once a game. When you have researched with 2 or more level III technologies: { part-ore-3-automate-food }.
ability-nishida-b = Nishida-Østergaard, ability B
ability-nishida-b-help = Once a game. When your last ore disc leaves the track: { part-automate-food-vp-2 }.
mat-un-advanced = United Nations of Sol
ability-un-sol-a = United Nations of Sol, ability A
ability-un-sol-a-help = Once a game. After your production after 3 or more exchanges: { part-pop-2-col-right-automate-either }.
ability-un-sol-b = United Nations of Sol, ability B
ability-un-sol-b-help = Once a game. When you gain control when you control 3 or more systems: { part-ship-2-vp-1 }.
mat-ceres-advanced = Free Cooperative of Ceres
ability-ceres-a = Free Cooperative of Ceres, ability A
ability-ceres-a-help = Once a game. After a jump of yours with strength 6 or more in one area: { part-ore-4-jump-2 }.
ability-ceres-b = Free Cooperative of Ceres, ability B
ability-ceres-b-help = Once a game. When another faction takes a system from you: { part-ship-2-upgrade-1-1-mode-upto }.
mat-watch-advanced = Order of the Long Watch
ability-watch-a = Order of the Long Watch, ability A
ability-watch-a-help = Once a game. When you automate at automation level 4 or higher: { part-opt-research-ii-only-seen }.
ability-watch-b = Order of the Long Watch, ability B
ability-watch-b-help = Once a game. When you have researched with at most 7 supply cubes: { part-ore-3-pop-1 }.

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

## Effects in words

part-1-ore-1-retire-ship-4-from-pop-jump-2 = 1 ore + retire 1: build a level 4 ship from population, then Jump 2
part-1-ore-research-i = 1 ore: research a level I technology
part-1-ore-ship-1 = 1 ore: build a level 1 ship from supply
part-1-ore-ship-2-from-pop = 1 ore: build a level 2 ship from population
part-1-ore-ship-2-from-pop-jump-3 = 1 ore: build a level 2 ship from population, then Jump 3
part-1-ore-upgrade-1-1 = 1 ore: upgrade 1 ship by 1 level
part-1-retire-ore-2 = retire 1: take 2 ore
part-1-retire-research-ii = retire 1: research a level II technology
part-2-ore-1-retire-automate-either = 2 ore + retire 1: automate food or ore production
part-2-ore-1-retire-colonise = 2 ore + retire 1: colonise a system
part-2-ore-1-retire-research-iii = 2 ore + retire 1: research a level III technology
part-2-ore-automate-ore = 2 ore: automate ore production
part-2-ore-jump-2-opt-2-ore-1-retire-research-iii = 2 ore: Jump 2, then optionally (2 ore + retire 1: research a level III technology)
part-2-ore-nothing = 2 ore: nothing else
part-2-ore-pop-1 = 2 ore: gain 1 population
part-2-ore-research-ii = 2 ore: research a level II technology
part-2-ore-research-ii-only-seen = 2 ore: research a discovered level II technology
part-2-ore-ship-2 = 2 ore: build a level 2 ship from supply
part-2-ore-ship-2-from-pop = 2 ore: build a level 2 ship from population
part-2-ore-ship-3-from-pop-jump-3 = 2 ore: build a level 3 ship from population, then Jump 3
part-2-ore-to-opponent-research-ii-only-seen = 2 ore to an opponent: research a discovered level II technology
part-2-retire-research-iii = retire 2: research a level III technology
part-3-ore-1-retire-colonise = 3 ore + retire 1: colonise a system
part-3-ore-2-retire-research-iii-only-seen = 3 ore + retire 2: research a discovered level III technology
part-3-ore-colonise = 3 ore: colonise a system
part-3-ore-research-ii = 3 ore: research a level II technology
part-3-ore-research-ii-copy-basic-occupied-yes = 3 ore: research a level II technology, then perform a Basic Spacefaring action
part-3-ore-ship-4-from-pop-opt-2-ore-ship-2-from-pop-jump-3 = 3 ore: build a level 4 ship from population, then optionally (2 ore: build a level 2 ship from population), then Jump 3
part-4-ore-1-retire-colonise = 4 ore + retire 1: colonise a system
part-4-ore-1-retire-colonise-pop-1 = 4 ore + retire 1: colonise a system, then gain 1 population
part-4-ore-1-retire-research-iii = 4 ore + retire 1: research a level III technology
part-4-ore-2-retire-research-iiii = 4 ore + retire 2: research a level IIII technology
part-4-ore-research-iii-upgrade-1-1-mode-upto = 4 ore: research a level III technology, then upgrade up to 1 ship by 1 level
part-4-ore-research-x-where-x-min-colonised-1-4 = 4 ore: research a level X technology (X = the number of your colonised systems plus 1, at most 4)
part-4-ore-ship-2-at-deep-research-iii = 4 ore: build a level 2 ship from supply in Deep Space, then research a level III technology
part-4-ore-ship-4-jump-3 = 4 ore: build a level 4 ship from supply, then Jump 3
part-5-ore-1-retire-jump-2-colonise-target-fresh-control-bonus-no = 5 ore + retire 1: Jump 2, then colonise a system that nobody controlled when the turn began, without its gain-control bonus
part-5-ore-research-iii = 5 ore: research a level III technology
part-6-ore-2-retire-research-iiii = 6 ore + retire 2: research a level IIII technology
part-7-ore-2-retire-take-system-sphere = 7 ore + retire 2: take the system beside the event as colonised, without discs
part-7-ore-research-iiii = 7 ore: research a level IIII technology
part-automate-either = automate food or ore production
part-automate-either-n-2 = automate food or ore production 2 times
part-automate-either-pop-1-ore-1-jump-1 = automate food or ore production, then gain 1 population, then take 1 ore, then Jump 1
part-automate-food = automate food production
part-automate-food-jump-1 = automate food production, then Jump 1
part-automate-food-move-supply-2-src-right-to-any = automate food production, then move the 2 rightmost supply cubes to other columns
part-automate-food-pop-1 = automate food production, then gain 1 population
part-automate-food-vp-2 = automate food production, then 2 points
part-automate-ore = automate ore production
part-automate-ore-jump-1 = automate ore production, then Jump 1
part-automate-ore-ore-1 = automate ore production, then take 1 ore
part-automate-ore-ore-2 = automate ore production, then take 2 ore
part-choose-1-retire-research-ii-3-ore-2-retire-research-iii-only-seen = choose: retire 1: research a level II technology or 3 ore + retire 2: research a discovered level III technology
part-choose-2-ore-nothing-return-pop-1 = choose: 2 ore: nothing else or return 1 population to supply
part-choose-2-ore-pop-1-1-retire-ore-2 = choose: 2 ore: gain 1 population or retire 1: take 2 ore
part-choose-each-all-opt-ship-1-at-deep-each-all-opt-ship-2-at-deep-opt-upgrade-1-1 = choose: each faction: optionally (build a level 1 ship from supply in Deep Space) or each faction: optionally (build a level 2 ship from supply in Deep Space), then optionally (upgrade 1 ship by 1 level)
part-choose-ore-2-jump-2 = choose: take 2 ore or Jump 2
part-choose-ship-2-pop-1-times-2 = 2 times choose: build a level 2 ship from supply or gain 1 population
part-copy-own-occupied-yes-copy-own-occupied-yes = perform an action of another technology of yours, then perform an action of another technology of yours
part-copy-research-occupied-yes = copy any action that researches
part-each-all-choose-ore-2-jump-2 = each faction: choose: take 2 ore or Jump 2
part-each-all-if-automation-4-choose-2-ore-nothing-return-pop-1-ore-1 = each faction: at automation level 4 or higher: choose: 2 ore: nothing else or return 1 population to supply, then take 1 ore
part-each-all-if-pop-3-return-pop-1-ore-1 = each faction: with 3 or more population: return 1 population to supply, then take 1 ore
part-each-all-move-supply-2-src-any-to-a = each faction: move 2 supply cubes to column A
part-each-all-opt-1-ore-research-i = each faction: optionally (1 ore: research a level I technology)
part-each-all-opt-ship-1-at-deep = each faction: optionally (build a level 1 ship from supply in Deep Space)
part-each-all-opt-ship-2-at-deep = each faction: optionally (build a level 2 ship from supply in Deep Space)
part-each-all-opt-upgrade-1-1-jump-1 = each faction: optionally (upgrade 1 ship by 1 level), then Jump 1
part-each-all-pop-1 = each faction: gain 1 population
part-each-all-produce-growth = each faction: population growth
part-if-automation-4-choose-2-ore-nothing-return-pop-1 = at automation level 4 or higher: choose: 2 ore: nothing else or return 1 population to supply
part-if-pop-3-return-pop-1-ore-1 = with 3 or more population: return 1 population to supply, then take 1 ore
part-jump-1 = Jump 1
part-jump-2 = Jump 2
part-jump-3 = Jump 3
part-jump-3-ore-2-taken = Jump 3, then take 2 ore for every system taken from another faction
part-jump-4 = Jump 4
part-keep-achievements = this card stays in play
part-keep-achievements-each-all-opt-send-ship-event-opt-send-ship-event = this card stays in play, then each faction: optionally (send a ship to the museum for good), then optionally (send a ship to the museum for good)
part-keep-deep-jump-2 = this card stays in play, then Jump 2
part-keep-mat-vp-2-owner-most-techs-each-others-ore-1 = the faction with most technologies gets this card (2 points), then each other faction: take 1 ore
part-lay-tech-iiii-look-2 = look at 2 cards of deck IIII, lay 1 on an empty slot
part-move-supply-1-src-any-to-a = move 1 supply cube to column A
part-move-supply-2-src-any-to-a = move 2 supply cubes to column A
part-opt-1-ore-research-i = optionally (1 ore: research a level I technology)
part-opt-1-ore-ship-1-opt-2-ore-ship-2-opt-1-ore-ship-2-from-pop-jump-3 = optionally (1 ore: build a level 1 ship from supply), then optionally (2 ore: build a level 2 ship from supply), then optionally (1 ore: build a level 2 ship from population), then Jump 3
part-opt-research-ii-only-seen = optionally (research a discovered level II technology)
part-opt-research-ii-only-seen-cube-supply = optionally (research a discovered level II technology with a supply cube)
part-opt-send-ship-event = optionally (send a ship to the museum for good)
part-opt-ship-1-at-deep = optionally (build a level 1 ship from supply in Deep Space)
part-opt-ship-1-from-pop-jump-2 = optionally (build a level 1 ship from population), then Jump 2
part-opt-ship-2-at-deep = optionally (build a level 2 ship from supply in Deep Space)
part-opt-upgrade-1-1-jump-1 = optionally (upgrade 1 ship by 1 level), then Jump 1
part-ore-1 = take 1 ore
part-ore-1-jump-2 = take 1 ore, then Jump 2
part-ore-1-jump-3 = take 1 ore, then Jump 3
part-ore-1-upgrade-1-1 = take 1 ore, then upgrade 1 ship by 1 level
part-ore-2 = take 2 ore
part-ore-3 = take 3 ore
part-ore-3-automate-food = take 3 ore, then automate food production
part-ore-3-pop-1 = take 3 ore, then gain 1 population
part-ore-4 = take 4 ore
part-ore-4-jump-2 = take 4 ore, then Jump 2
part-ore-min-controlled-3-pop-colonised-2-opt-ship-2-from-pop-jump-2 = take 1 ore for every system you control, at most 3, then gain 1 population for every 2 colonised systems, then optionally (build a level 2 ship from population), then Jump 2
part-place-system-a-as-neighbour = lay a system of deck A as an extra area beside a system slot
part-place-system-b-as-sphere = lay a system of deck B beside this card
part-pop-1 = gain 1 population
part-pop-1-choose-3-ore-research-ii-5-ore-research-iii = gain 1 population, then choose: 3 ore: research a level II technology or 5 ore: research a level III technology
part-pop-1-opt-3-ore-research-ii = gain 1 population, then optionally (3 ore: research a level II technology)
part-pop-1-opt-research-i-ii-only-seen-prereq-no-immediate-no = gain 1 population, then optionally (research a discovered level I or II technology, ignoring prerequisites, without its immediate bonus)
part-pop-1-ore-1 = gain 1 population, then take 1 ore
part-pop-1-ore-2 = gain 1 population, then take 2 ore
part-pop-1-ship-1 = gain 1 population, then build a level 1 ship from supply
part-pop-1-ship-2 = gain 1 population, then build a level 2 ship from supply
part-pop-2 = gain 2 population
part-pop-2-col-right-automate-either = gain 2 population from the rightmost column, then automate food or ore production
part-private-ii-look-2 = look at 2 cards of deck II, keep 1 as a private technology
part-private-iii-look-2 = look at 2 cards of deck III, keep 1 as a private technology
part-private-iii-look-3 = look at 3 cards of deck III, keep 1 as a private technology
part-produce-growth = population growth
part-produce-growth-produce-ore-produce-trade = population growth, then ore production, then trade
part-research-i = research a level I technology
part-research-i-ii-only-seen-prereq-no-immediate-no = research a discovered level I or II technology, ignoring prerequisites, without its immediate bonus
part-research-ii-only-seen = research a discovered level II technology
part-research-ii-only-seen-cube-supply = research a discovered level II technology with a supply cube
part-return-pop-1 = return 1 population to supply
part-return-pop-1-ore-1 = return 1 population to supply, then take 1 ore
part-send-ship-event = send a ship to the museum for good
part-ship-1 = build a level 1 ship from supply
part-ship-1-at-any-n-2 = build 2 level 1 ships from supply in any areas
part-ship-1-at-deep = build a level 1 ship from supply in Deep Space
part-ship-1-from-pop = build a level 1 ship from population
part-ship-2 = build a level 2 ship from supply
part-ship-2-at-deep = build a level 2 ship from supply in Deep Space
part-ship-2-col-right = build a level 2 ship from supply (rightmost column)
part-ship-2-from-pop = build a level 2 ship from population
part-ship-2-jump-1 = build a level 2 ship from supply, then Jump 1
part-ship-2-jump-2 = build a level 2 ship from supply, then Jump 2
part-ship-2-ore-1-warp-2 = build a level 2 ship from supply, then take 1 ore, then put up to 2 of your ships on any areas
part-ship-2-upgrade-1-1-mode-upto = build a level 2 ship from supply, then upgrade up to 1 ship by 1 level
part-ship-2-vp-1 = build a level 2 ship from supply, then 1 point
part-ship-3-at-deep-jump-1 = build a level 3 ship from supply in Deep Space, then Jump 1
part-ship-4 = build a level 4 ship from supply
part-ship-4-jump-1 = build a level 4 ship from supply, then Jump 1
part-swap-disc-1 = replace an achievement disc by a production disc
part-take-system-a-look-2 = look at 2 systems of deck A, take 1 as colonised, without discs
part-uncover-1-ore-1 = open a level 1 guild, then take 1 ore
part-uncover-1-pop-1 = open a level 1 guild, then gain 1 population
part-uncover-2-keep-mat-vp-1 = open a level 2 guild, then you keep this card (1 point)
part-upgrade-1-1 = upgrade 1 ship by 1 level
part-upgrade-2-1-mode-upto = upgrade up to 2 ships by 1 level
part-upgrade-2-1-mode-upto-jump-3 = upgrade up to 2 ships by 1 level, then Jump 3
part-upgrade-2-1-mode-upto-jump-4 = upgrade up to 2 ships by 1 level, then Jump 4
part-upgrade-3-3-mode-spread = upgrade your ships by 3 levels in all
part-x-ore-ship-x-jump-3-where-x-top-level = X ore: build a level X ship from supply, then Jump 3 (X = the level of your highest technology)

## At the terminal

terminal-head = Round { $round }, { $phase }; achievement discs { $discs } of { $end }
terminal-last-round = (round { $round } is the last)
terminal-phase-action = action phase
terminal-phase-production = production phase
terminal-phase-achievement = achievement phase
terminal-phase-over = the end
terminal-action = Action
terminal-pawns = Pawns
terminal-covered = Covered guilds: { $guilds }
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
terminal-mines = Ore income
terminal-automation = Automation
terminal-colonies = Colonies
terminal-mat = { $player }, { $faction }; by the mat: { $cards }
terminal-kept = Events that stay: { $events }
terminal-discarded = Discarded events: { $events }
