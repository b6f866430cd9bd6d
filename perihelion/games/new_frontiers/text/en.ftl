title = New Frontiers
tagline = Found colonies, buy developments and trade goods; everybody carries out every action you choose.

## Why not

refused-NFR-3_3 = This action tile has already been chosen this round.
refused-NFR-5_1 = You can buy only one development in this action.
refused-NFR-5_2 = You do not have enough credits for this development.
refused-NFR-5_5 = This development is already in your empire.
refused-NFR-5_6 = There are none of this development left.
refused-NFR-6_10 = You return only your own discovered worlds above the limit.
refused-NFR-7_3 = In this action you either gain two colonists or settle one of your discovered worlds.
refused-NFR-7_6 = You do not have enough colonists to settle this world.
refused-NFR-7_7 = You do not have enough credits to settle this world.
refused-NFR-9_3 = You can sell at most one of your own goods.
refused-NFR-9_8 = This power cannot be used now: the goods it needs are missing.
refused-NFR-7_8 = You do not have enough military strength for this world.
refused-NFR-14_23 = You must declare the kind of the Oort refinery now.

## Options

option-setup = Setup
option-setup-help = Standard: the faces of the developments are drawn by lot. First game uses the faces with the white square and no choice of home. Goals adds eight goals and storage mats.
option-setup-standard = Standard
option-setup-first = First game
option-setup-goals = With goals
option-homes = Home colonies
option-homes-help = Everybody may choose a side of their own empire mat, or everybody plays the side with the white square.
option-homes-chosen = Each chooses a side
option-homes-white = White-square sides
option-round-limit = Round limit
option-round-limit-help = A game that nobody ends is scored after this many rounds. Without a limit it goes on until somebody ends it.
option-round-limit-none = No limit
option-red-part = Red part of the mat
option-red-part-help = With nine of the ten other spaces covered, a large development may reach over onto the red part, or large ones have to wait until all ten are covered.
option-red-part-counted = Large tiles may reach onto it
option-red-part-last = Only when all ten are covered
option-engineers = Terraforming Engineers
option-engineers-help = When their owner may replace a colony in Settle: after taking colonists or settling, before it, or either way.
option-engineers-after = After the main choice
option-engineers-before = Before the main choice
option-engineers-either = Before or after it

## Kinds, keywords, types of powers

kind-novelty = Novelty
kind-rare = Rare elements
kind-genes = Genes
kind-alien = Alien technology
keyword-alien = Alien
keyword-imperium = Imperium
keyword-rebel = Rebel
keyword-terraforming = Terraforming
keyword-uplift = Uplift
power-type-develop = Develop
power-type-explore = Explore
power-type-settle = Settle
power-type-produce = Produce
power-type-trade = Trade
power-type-consume = Consume

## Worlds

tile-rebel-signal-tower = Rebel Signal Tower
tile-uplift-otter-clans = Uplift Otter Clans
tile-uplift-moth-swarm = Uplift Moth Swarm
tile-rebel-scrapyard = Rebel Scrapyard
tile-gladiator-moon = Gladiator Moon
tile-imperium-customs-fort = Imperium Customs Fort
tile-rebel-broadcast-studio = Rebel Broadcast Studio
tile-rebel-powder-mill = Rebel Powder Mill
tile-uplift-crane-flock = Uplift Crane Flock
tile-rebel-training-camp = Rebel Training Camp
tile-contraband-wharf = Contraband Wharf
tile-rebel-carnival-fleet = Rebel Carnival Fleet
tile-uplift-orchid-minds = Uplift Orchid Minds
tile-alien-guard-beacon = Alien Guard Beacon
tile-imperium-staff-college = Imperium Staff College
tile-rebel-uplift-enclave = Rebel Uplift Enclave
tile-rebel-torpedo-foundry = Rebel Torpedo Foundry
tile-imperium-ore-bastion = Imperium Ore Bastion
tile-alien-loom = Alien Loom
tile-rebel-seed-vault = Rebel Seed Vault
tile-alien-battle-mosaic = Alien Battle Mosaic
tile-rebel-parliament = Rebel Parliament
tile-alien-caravan-gate = Alien Caravan Gate
tile-uplift-matriarchy = Uplift Matriarchy
tile-alien-sun-forge = Alien Sun Forge
tile-last-rebel-citadel = Last Rebel Citadel
tile-devolved-uplift-race = Devolved Uplift Race
tile-artist-settlement = Artist Settlement
tile-drifting-ore-barges = Drifting Ore Barges
tile-settlers-way-station = Settlers' Way Station
tile-imperium-survey-hq = Imperium Survey HQ
tile-puppet-theatre-moon = Puppet Theatre Moon
tile-auction-station = Auction Station
tile-festival-archipelago = Festival Archipelago
tile-draughtsmens-moon = Draughtsmen's Moon
tile-copper-flats = Copper Flats
tile-prospectors-camp = Prospectors' Camp
tile-tidal-smelter = Tidal Smelter
tile-imperium-siege-depot = Imperium Siege Depot
tile-uplift-kelp-choir = Uplift Kelp Choir
tile-oort-cloud-alien-refinery = Oort Cloud Alien Refinery
tile-terraforming-weather-net = Terraforming Weather Net
tile-new-vinland = New Vinland
tile-spice-world = Spice World
tile-deep-space-symbionts = Deep Space Symbionts
tile-assayers-moon = Assayers' Moon
tile-terraforming-boreholes = Terraforming Boreholes
tile-comet-zone = Comet Zone
tile-alien-rosetta-stone-world = Alien Rosetta Stone World
tile-clockmakers-garden = Clockmakers' Garden
tile-uplift-apiary = Uplift Apiary
tile-galactic-information-network = Galactic Information Network
tile-imperium-pageant-court = Imperium Pageant Court
tile-imperium-arsenal-moon = Imperium Arsenal Moon
tile-orchard-biosphere = Orchard Biosphere
tile-alien-music-vault = Alien Music Vault
tile-alien-repair-hive = Alien Repair Hive
tile-uplift-university = Uplift University
tile-alien-glassworks = Alien Glassworks
tile-alien-garden-ring = Alien Garden Ring

## Home colonies

tile-old-earth = Old Earth
tile-lantern-bazaar = Lantern Bazaar
tile-keel-harbour = Keel Harbour
tile-doomed-colony = Doomed Colony
tile-imperium-banner-keep = Imperium Banner Keep
tile-rebel-quarry = Rebel Quarry
tile-terraforming-terraces = Terraforming Terraces
tile-terraforming-silt-gardens = Terraforming Silt Gardens
tile-anvil-deep = Anvil Deep
tile-ember-foundries = Ember Foundries
tile-uplift-lagoon = Uplift Lagoon
tile-uplift-hatchery = Uplift Hatchery
tile-alien-stairway = Alien Stairway
tile-alien-signal-well = Alien Signal Well
tile-cartographers-ring = Cartographers' Ring
tile-caravan-cradle = Caravan Cradle

## Developments

tile-modular-construction = Modular Construction
tile-contact-specialist = Contact Specialist
tile-homesteading-pioneers = Homesteading Pioneers
tile-consumer-markets = Consumer Markets
tile-space-marines = Space Marines
tile-mining-industry = Mining Industry
tile-imperium-arms-factory = Imperium Arms Factory
tile-wealthy-economy = Wealthy Economy
tile-survey-team = Survey Team
tile-expeditionary-force = Expeditionary Force
tile-export-duties = Export Duties
tile-mining-robots = Mining Robots
tile-alien-monument = Alien Monument
tile-alien-researchers = Alien Researchers
tile-improved-logistics = Improved Logistics
tile-terraforming-specialists = Terraforming Specialists
tile-investment-credits = Investment Credits
tile-diversified-economy = Diversified Economy
tile-terraforming-robots = Terraforming Robots
tile-terraforming-engineers = Terraforming Engineers
tile-trade-league = Trade League
tile-technology-investors = Technology Investors
tile-drop-ships = Drop Ships
tile-galactic-salon = Galactic Salon
tile-free-trade-association = Free Trade Association
tile-pan-galactic-hologrid = Pan-Galactic Hologrid
tile-mining-league = Mining League
tile-imperium-war-profiteers = Imperium War Profiteers
tile-new-galactic-order = New Galactic Order
tile-military-industry = Military Industry
tile-alien-tech-institute = Alien Tech Institute
tile-galactic-exchange = Galactic Exchange
tile-pan-galactic-league = Pan-Galactic League
tile-uplift-gene-hunters = Uplift Gene Hunters
tile-galactic-imperium = Galactic Imperium
tile-imperium-lords = Imperium Lords
tile-frontier-settlers = Frontier Settlers
tile-federation-survey = Federation Survey
tile-galactic-federation = Galactic Federation
tile-new-economy = New Economy

## Action tiles

action-isolation = Isolation
action-isolation-help = The chooser gains 2 credits; nobody does anything else.
action-goals-review = Goals review
action-goals-review-help = The chooser moves up one place, gains 1 credit and keeps one of three goals face down; the earlier goal is turned up.
action-develop = Develop
action-develop-help = Everybody may buy a development; the chooser pays 1 less.
action-explore = Explore
action-explore-help = Everybody takes one of seven worlds; the chooser takes a second one at the end.
action-settle = Settle
action-settle-help = The chooser gains 1 colonist; then everybody takes 2 colonists or settles a world.
action-produce = Produce
action-produce-help = Everybody gets goods on production colonies; the chooser takes the credits on the tile and a good on one windfall colony.
action-trade-consume = Trade / Consume
action-trade-consume-help = The chooser gains 1 VP; then everybody may sell one good and must use Consume powers.
action-send-diplomats = Send diplomats
action-send-diplomats-help = The chooser gains 1 VP and moves to first place.

## Goals

goal-civil-services = Civil Services
goal-faction-tolerance = Faction Tolerance
goal-skilled-workforce = Skilled Workforce
goal-diversification = Diversification
goal-stockpiling = Stockpiling
goal-exploration = Exploration
goal-turnover-tax = Turnover Tax
goal-conscription = Conscription

## Sources of points

tally-chips = VP chips
tally-colonies = Colonies
tally-developments = Developments
tally-bonuses = "?" bonuses
tally-goals = Goals

## What things are counted in

amount-credit = { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
amount-colonist = { $amount ->
    [one] { $amount } colonist
   *[other] { $amount } colonists
}
amount-good = { $amount ->
    [one] { $amount } good
   *[other] { $amount } goods
}
amount-chip = { $amount } VP
amount-point = { $amount } VP at the end
amount-strength = strength { $amount }

## Moves

move-choose-side = Home colony: { $tile }
move-choose-tile = { $action }
move-keep-goal = Keep { $goal }
move-goal-under = Next under the stack: { $goal }
move-leave-goal = Leave the goal face down for now
move-leave-goal-for-good = Leave it face down and do not ask again
move-turn-up-goal = Turn the goal up
move-declare = The refinery counts as { $kind }
move-decline = Buy nothing
move-buy = { $tile } for { $price ->
    [0] free
    [one] { $price } credit
   *[other] { $price } credits
}
move-take-world = Take { $tile } (cost { $value })
move-take-world-military = Take { $tile } (defence { $value })
move-return-world = Return { $tile } to the bag
move-store-world = Store { $tile }
move-take-colonists = Take 2 colonists
move-stop-settling = Settle no second world
move-settle-credits = Settle { $tile } for { $price ->
    [0] free
    [one] { $price } credit
   *[other] { $price } credits
}
move-settle-strength = Settle { $tile } by strength: { $strength } against { $defence }
move-settle-contact = Settle { $tile } through contacts for { $price ->
    [0] free
    [one] { $price } credit
   *[other] { $price } credits
}
move-settle-doomed = Settle { $tile } in place of { $colony }
move-settle-arming = Settle { $tile } by strength after discarding goods: { $strength } so far, { $defence } needed
move-settle-now = Settle now
move-no-replacement = Replace nothing
move-replace = Replace { $tile }
move-replace-with = { $colony } becomes { $tile }
move-produce-on = A good on { $tile }
move-store-good = Store { $good } from { $tile }
move-done-storing = Store no more
move-no-sale = Sell nothing
move-sell = Sell { $good } from { $tile } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}
move-store-credits = { $credits ->
    [0] Store no credits
    [one] Store { $credits } credit
   *[other] Store { $credits } credits
}
move-stop-consuming = Consume no more
move-spend = { $good } from { $tile }
move-use-power = Use { $tile }

## Prompts

prompt-side = Which side of your empire mat do you choose?
prompt-side-reason = The side decides your home colony.
prompt-tile = Round { $round }: which action?
prompt-tile-reason = Everybody carries it out; only you get its bonus.
prompt-goal-asked = Your goal lies face down. Leave it that way?
prompt-keeping = Which goal do you keep?
prompt-ordering = Which goal goes under the stack next?
prompt-buying = You have { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}. Which development do you buy?
prompt-picking = Which world do you take?
prompt-surplus = Too many worlds: give up { $count } more
prompt-settling = Take colonists or settle a world?
prompt-settling-again = Settle a second world?
prompt-arming = { $tile }: strength { $strength } of { $defence }. Discard a good?
prompt-arming-good = { $tile }: strength { $strength } of { $defence }. Which good do you discard?
prompt-declaring = Of which kind is the Oort Cloud Alien Refinery?
prompt-replacing = Replace a colony?
prompt-replacing-with = Which world replaces { $tile }?
prompt-short = There are not enough goods: which colony produces?
prompt-windfalls = Which windfall power is next?
prompt-windfall-on = { $tile }: where does the good go?
prompt-bonus-windfall = Bonus: which windfall colony gets a good?
prompt-stocking = Store goods?
prompt-selling = Sell a good?
prompt-taxed = How many credits of the sale do you store?
prompt-consuming = Which Consume power is next?
prompt-spending = { $tile }: which good?
prompt-scoring-kind = Final scoring: of which kind is the Oort Cloud Alien Refinery?
prompt-scoring-kind-reason = One kind holds for all bonuses and goals.
prompt-own-action = You chose { $action }.
prompt-others-action = Another player chose { $action }; you are number { $place } in the order.
prompt-wait = The others are choosing
prompt-wait-reason = The leftmost disk on the priority track chooses next.
prompt-wait-action = { $action } is being carried out.
prompt-over = The game is over
prompt-over-reason = Whoever has the most VP wins; ties go to credits and goods.

## The log

event-round = Round { $round }
event-home = { $player }: home colony – { $tile }
event-chosen = { $player }: chose { $action }
event-gain-credits = { $player }: { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
} ({ $reason })
event-gain-chips = { $player }: { $amount } VP ({ $reason })
event-gain-colonists = { $player }: { $amount ->
    [one] { $amount } colonist
   *[other] { $amount } colonists
} ({ $reason })
event-declined = { $player }: bought nothing
event-bought = { $player }: bought { $tile } { $amount ->
    [0] for free
    [one] for { $amount } credit
   *[other] for { $amount } credits
}, { $points } VP{ $left ->
    [0] {""}; none left
   *[other] {""}
}
event-explored = From the bag: { $tile }
event-discovered = { $player }: discovered { $tile }
event-world-returned = { $player }: returned { $tile } to the bag
event-world-stored = { $player }: stored { $tile }
event-end-triggered = The last round: { $cause }
end-by-spaces = somebody has covered enough development spaces
end-by-colonies = somebody has enough colonies
end-by-colonists = the colonists are running out
end-by-chips = the VP pool is empty
event-settled = { $player }: settled { $tile } { $way ->
    [strength] by strength
   *[credits] { $amount ->
        [0] for free
        [one] for { $amount } credit
       *[other] for { $amount } credits
    }
}, { $points } VP
event-abandoned = { $player }: gave up { $tile }
event-windfall = { $player }: windfall good on { $tile }
event-armed = { $player }: discarded the good of { $colony }: strength +{ $amount } ({ $tile })
event-replaced = { $player }: { $colony } becomes { $tile }
event-produced = { $player }: produced on { $tile }
event-good-stored = { $player }: stored the good of { $tile }
event-sold = { $player }: sold { $good } ({ $tile }) for { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
event-credits-stored = { $player }: stored { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
event-consumed = { $player }: consumed { $good } ({ $tile })
event-declared = { $player }: the refinery counts as { $kind }
event-goal-kept = { $player }: kept a goal face down
event-goal-kept-own = You keep { $goal }
event-goal-up = Goal turned up: { $goal }

ending-developments = An empire covered more than 10 development spaces.
ending-colonies = An empire had more than 7 colonies.
ending-colonists = Fewer than 5 colonists were left.
ending-chips = The VP pool ran out.
ending-round-limit = The round limit was reached.
tie-break-credits = Tied on points: credits and goods decided ({ $first } to { $second }).

## At the terminal

terminal-head = Round { $round }: { $phase }
terminal-phase-sides = choice of home colonies
terminal-phase-choosing = choice of an action
terminal-phase-scoring = final scoring
terminal-phase-over = the end
terminal-waiting = Still to choose:
terminal-done = Have chosen:
terminal-order = Order of this action:
terminal-explored = Explored worlds:
terminal-discovered = Discovered worlds:
terminal-cost = cost { $value }
terminal-defence = defence { $value }
terminal-against = , strength { $strength }
terminal-for-you = , now { $price }
terminal-developments = Developments, spaces: { $spaces } of { $most }: { $tiles }
terminal-stored = Stored: goods { $goods }, worlds { $worlds }, credits { $credits }
terminal-goals = Goals: { $goals }; in the stack: { $stack }
terminal-points = Points
terminal-credits = Credits
terminal-chips = Chips
terminal-reserve = Colonists
terminal-colonies = Colonies
terminal-spaces = Spaces
terminal-goods = Goods
terminal-strength = Strength
terminal-ends = Left until the end: development spaces: { $spaces }, colonies: { $colonies }, colonists: { $colonists }, VP in the pool: { $chips }
terminal-signs = Before a world or colony stands its kind: N { kind-novelty }, R { kind-rare }, G { kind-genes }, A { kind-alien }, ? any, – none; a capital for production, a small letter for a windfall. After a colony * is its good. In brackets: VP. Action tiles: > now, x already chosen.

# Ways to play, for bots.
style-explorer = explorer
style-explorer-help = Explores whenever it can and keeps a choice of worlds at hand.
style-settler = settler
style-settler-help = Settles world after world, by force if need be.
style-developer = developer
style-developer-help = Buys one development after another and settles little.
style-merchant = merchant
style-merchant-help = Produces goods and sells or consumes them for points.
