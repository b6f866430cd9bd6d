title = New Frontiers
tagline = Found colonies, buy developments and trade goods; every action you choose is carried out by all.

## Why not

refused-NFR-3_3 = This action tile has been picked already in this round.
refused-NFR-5_1 = One development can be bought in this action.
refused-NFR-5_2 = You have too few credits for this development.
refused-NFR-5_5 = This development is in your empire already.
refused-NFR-5_6 = There is none left of this development.
refused-NFR-6_10 = Only own discovered worlds above the limit are returned.
refused-NFR-7_3 = In this action you gain two colonists or settle one of your discovered worlds.
refused-NFR-7_6 = You have too few colonists to settle this world.
refused-NFR-7_7 = You have too few credits to settle this world.
refused-NFR-9_3 = At most one of your own goods can be sold.
refused-NFR-9_8 = This power cannot be used now: the goods it needs are missing.
refused-NFR-7_8 = This world takes more military strength.
refused-NFR-14_23 = The kind of the Oort refinery has to be declared now.

## Options

option-setup = Set-up
option-setup-help = Standard tosses a coin for the faces of developments. First game uses the faces with the white square and no choice of home. Goals adds eight goals and storage mats.
option-setup-standard = Standard
option-setup-first = First game
option-setup-goals = With goals
option-homes = Home colonies
option-homes-help = Everybody may choose a side of the own empire mat, or all play the side with the white square.
option-homes-chosen = Each chooses a side
option-homes-white = White-square sides
option-round-limit = Round limit
option-round-limit-help = A game that nobody ends is scored after this many rounds.

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
tile-rebel-signal-tower-help = Military world, defence 1, 1 colonist, no goods. Settle: strength +1. 0 VP.
tile-uplift-otter-clans = Uplift Otter Clans
tile-uplift-otter-clans-help = Military world, defence 1, 1 colonist, windfall (Novelty). 1 VP.
tile-uplift-moth-swarm = Uplift Moth Swarm
tile-uplift-moth-swarm-help = Military world, defence 1, 1 colonist, windfall (Genes). 0 VP.
tile-rebel-scrapyard = Rebel Scrapyard
tile-rebel-scrapyard-help = Military world, defence 1, 1 colonist, windfall (Rare elements). 1 VP.
tile-gladiator-moon = Gladiator Moon
tile-gladiator-moon-help = Military world, defence 1, 1 colonist, no goods. Consume: consume 2 goods for 3 VP. 0 VP.
tile-imperium-customs-fort = Imperium Customs Fort
tile-imperium-customs-fort-help = Military world, defence 2, 1 colonist, no goods. Settle: strength +2 against Rebel worlds. 1 VP.
tile-rebel-broadcast-studio = Rebel Broadcast Studio
tile-rebel-broadcast-studio-help = Military world, defence 2, 1 colonist, produces Novelty. Consume: consume 1 good for 1 VP. 1 VP.
tile-rebel-powder-mill = Rebel Powder Mill
tile-rebel-powder-mill-help = Military world, defence 2, 1 colonist, windfall (Rare elements). Settle: you may discard a good of Rare elements for strength +3 in this action. 1 VP.
tile-uplift-crane-flock = Uplift Crane Flock
tile-uplift-crane-flock-help = Military world, defence 2, 1 colonist, windfall (Genes). 1 VP.
tile-rebel-training-camp = Rebel Training Camp
tile-rebel-training-camp-help = Military world, defence 2, 2 colonists, no goods. Settle: strength +2. 1 VP.
tile-contraband-wharf = Contraband Wharf
tile-contraband-wharf-help = Military world, defence 2, 1 colonist, no goods. Trade: a sale brings 1 more. 1 VP.
tile-rebel-carnival-fleet = Rebel Carnival Fleet
tile-rebel-carnival-fleet-help = Military world, defence 3, 1 colonist, windfall (Novelty). Settle: strength +1. 1 VP.
tile-uplift-orchid-minds = Uplift Orchid Minds
tile-uplift-orchid-minds-help = Military world, defence 3, 1 colonist, produces Genes. 1 VP.
tile-alien-guard-beacon = Alien Guard Beacon
tile-alien-guard-beacon-help = Military world, defence 3, 1 colonist, windfall (Alien technology). 2 VP.
tile-imperium-staff-college = Imperium Staff College
tile-imperium-staff-college-help = Military world, defence 4, 1 colonist, no goods. Settle: strength +1. Settle: after settling a military world gain 1 credit. 2 VP.
tile-rebel-uplift-enclave = Rebel Uplift Enclave
tile-rebel-uplift-enclave-help = Military world, defence 4, 2 colonists, windfall (Genes). Produce: a good on an empty Genes windfall colony. 3 VP.
tile-rebel-torpedo-foundry = Rebel Torpedo Foundry
tile-rebel-torpedo-foundry-help = Military world, defence 4, 1 colonist, windfall (Rare elements). Settle: you may discard a good for strength +2 in this action. 3 VP.
tile-imperium-ore-bastion = Imperium Ore Bastion
tile-imperium-ore-bastion-help = Military world, defence 5, 2 colonists, produces Rare elements. Consume: consume up to 3 goods, 1 credit each. 3 VP.
tile-alien-loom = Alien Loom
tile-alien-loom-help = Military world, defence 5, 1 colonist, produces Alien technology. 3 VP.
tile-rebel-seed-vault = Rebel Seed Vault
tile-rebel-seed-vault-help = Military world, defence 6, 1 colonist, windfall (Genes). Settle: strength +2. 4 VP.
tile-alien-battle-mosaic = Alien Battle Mosaic
tile-alien-battle-mosaic-help = Military world, defence 6, 2 colonists, windfall (Alien technology). Settle: strength +3 against Alien worlds. 5 VP.
tile-rebel-parliament = Rebel Parliament
tile-rebel-parliament-help = Military world, defence 7, 2 colonists, no goods. Settle: strength +1. 2 VP for each Rebel tile.
tile-alien-caravan-gate = Alien Caravan Gate
tile-alien-caravan-gate-help = Military world, defence 8, 1 colonist, windfall (Alien technology). Consume: consume 1 Alien technology good for 2 VP and 2 credits. 6 VP.
tile-uplift-matriarchy = Uplift Matriarchy
tile-uplift-matriarchy-help = Military world, defence 8, 2 colonists, produces Genes. 3 VP for each Uplift tile. 1 VP for each Genes colony.
tile-alien-sun-forge = Alien Sun Forge
tile-alien-sun-forge-help = Military world, defence 9, 2 colonists, produces Alien technology. 8 VP.
tile-last-rebel-citadel = Last Rebel Citadel
tile-last-rebel-citadel-help = Military world, defence 9, 2 colonists, no goods. 9 VP.
tile-devolved-uplift-race = Devolved Uplift Race
tile-devolved-uplift-race-help = World, cost 0, 1 colonist, windfall (Novelty). 1 VP.
tile-artist-settlement = Artist Settlement
tile-artist-settlement-help = World, cost 1, 1 colonist, produces Novelty. 1 VP.
tile-drifting-ore-barges = Drifting Ore Barges
tile-drifting-ore-barges-help = World, cost 1, 1 colonist, windfall (Rare elements). 1 VP.
tile-settlers-way-station = Settlers' Way Station
tile-settlers-way-station-help = World, cost 1, 1 colonist, no goods. Explore: after your pick gain 1 colonist. 1 VP.
tile-imperium-survey-hq = Imperium Survey HQ
tile-imperium-survey-hq-help = World, cost 2, 1 colonist, produces Novelty. Explore: after your pick add a world from the bag. 1 VP.
tile-puppet-theatre-moon = Puppet Theatre Moon
tile-puppet-theatre-moon-help = World, cost 2, 1 colonist, produces Novelty. Consume: consume 1 good for 1 VP. 1 VP.
tile-auction-station = Auction Station
tile-auction-station-help = World, cost 2, 1 colonist, produces Novelty. Trade: a sale brings 1 more. 1 VP.
tile-festival-archipelago = Festival Archipelago
tile-festival-archipelago-help = World, cost 2, 2 colonists, produces Novelty. Consume: consume 2 goods for 3 VP. 1 VP.
tile-draughtsmens-moon = Draughtsmen's Moon
tile-draughtsmens-moon-help = World, cost 2, 1 colonist, windfall (Novelty). Develop: developments cost 1 less. 1 VP.
tile-copper-flats = Copper Flats
tile-copper-flats-help = World, cost 2, 1 colonist, produces Rare elements. 1 VP.
tile-prospectors-camp = Prospectors' Camp
tile-prospectors-camp-help = World, cost 2, 1 colonist, windfall (Rare elements). Settle: Rare elements worlds cost 1 less. 1 VP.
tile-tidal-smelter = Tidal Smelter
tile-tidal-smelter-help = World, cost 2, 2 colonists, produces Rare elements. Produce: 1 credit when a good is produced here. 1 VP.
tile-imperium-siege-depot = Imperium Siege Depot
tile-imperium-siege-depot-help = World, cost 2, 1 colonist, windfall (Rare elements). Settle: strength +3 against Rare elements military worlds. 1 VP.
tile-uplift-kelp-choir = Uplift Kelp Choir
tile-uplift-kelp-choir-help = World, cost 2, 1 colonist, windfall (Genes). 0 VP.
tile-oort-cloud-alien-refinery = Oort Cloud Alien Refinery
tile-oort-cloud-alien-refinery-help = World, cost 2, 1 colonist, windfall (any kind). Its kind is declared anew in each action; its good cannot be sold. 1 VP.
tile-terraforming-weather-net = Terraforming Weather Net
tile-terraforming-weather-net-help = World, cost 2, 2 colonists, no goods. Settle: worlds cost 2 less. 1 VP.
tile-new-vinland = New Vinland
tile-new-vinland-help = World, cost 3, 1 colonist, produces Novelty. Consume: consume 1 good for 2 credits. 2 VP.
tile-spice-world = Spice World
tile-spice-world-help = World, cost 3, 1 colonist, produces Novelty. Trade: a sale of Novelty brings 2 more. 2 VP.
tile-deep-space-symbionts = Deep Space Symbionts
tile-deep-space-symbionts-help = World, cost 3, 1 colonist, windfall (Genes). Develop: after buying a development gain 1 credit. 1 VP.
tile-assayers-moon = Assayers' Moon
tile-assayers-moon-help = World, cost 3, 2 colonists, produces Rare elements. Trade: a sale of Rare elements brings 2 more. 2 VP.
tile-terraforming-boreholes = Terraforming Boreholes
tile-terraforming-boreholes-help = World, cost 3, 1 colonist, produces Rare elements. Explore: after your pick add a world from the bag. 1 VP.
tile-comet-zone = Comet Zone
tile-comet-zone-help = World, cost 4, 1 colonist, produces Rare elements. Produce: 2 credits when a good is produced here. 2 VP.
tile-alien-rosetta-stone-world = Alien Rosetta Stone World
tile-alien-rosetta-stone-world-help = World, cost 4, 1 colonist, no goods. Settle: Alien worlds cost 2 less. 3 VP.
tile-clockmakers-garden = Clockmakers' Garden
tile-clockmakers-garden-help = World, cost 4, 2 colonists, produces Novelty. Consume: consume up to 2 goods, 1 VP each. 3 VP.
tile-uplift-apiary = Uplift Apiary
tile-uplift-apiary-help = World, cost 4, 1 colonist, produces Genes. Consume: consume 1 Genes good for 2 VP. 1 VP.
tile-galactic-information-network = Galactic Information Network
tile-galactic-information-network-help = World, cost 5, 2 colonists, produces Novelty. Consume: consume 1 Novelty good for 2 VP. Produce: 1 credit when a good is produced here. 3 VP.
tile-imperium-pageant-court = Imperium Pageant Court
tile-imperium-pageant-court-help = World, cost 5, 2 colonists, produces Novelty. 2 VP for each Imperium tile.
tile-imperium-arsenal-moon = Imperium Arsenal Moon
tile-imperium-arsenal-moon-help = World, cost 5, 2 colonists, produces Rare elements. Settle: strength +1. Consume: consume 1 Rare elements good for 1 VP and 1 credit. 2 VP.
tile-orchard-biosphere = Orchard Biosphere
tile-orchard-biosphere-help = World, cost 5, 2 colonists, produces Genes. Trade: a sale of Genes brings 2 more. 2 VP.
tile-alien-music-vault = Alien Music Vault
tile-alien-music-vault-help = World, cost 5, 1 colonist, windfall (Alien technology). 3 VP.
tile-alien-repair-hive = Alien Repair Hive
tile-alien-repair-hive-help = World, cost 5, 2 colonists, windfall (Alien technology). Produce: a good on an empty Alien technology windfall colony. 2 VP.
tile-uplift-university = Uplift University
tile-uplift-university-help = World, cost 6, 2 colonists, produces Genes. Produce: 1 credit for each Genes good you produce. 2 VP for each Uplift tile.
tile-alien-glassworks = Alien Glassworks
tile-alien-glassworks-help = World, cost 6, 2 colonists, produces Alien technology. 3 VP.
tile-alien-garden-ring = Alien Garden Ring
tile-alien-garden-ring-help = World, cost 7, 2 colonists, windfall (Alien technology). 6 VP.

## Home colonies

tile-old-earth = Old Earth
tile-old-earth-help = Home colony, produces Novelty. Consume: consume 2 goods for 3 VP. 0 VP.
tile-lantern-bazaar = Lantern Bazaar
tile-lantern-bazaar-help = Home colony, windfall (Novelty). Trade: a sale brings 1 more. 1 VP.
tile-keel-harbour = Keel Harbour
tile-keel-harbour-help = Home colony, no goods. Develop: developments cost 1 less. 2 VP.
tile-doomed-colony = Doomed Colony
tile-doomed-colony-help = Home colony, no goods. Settle: you may settle a non-military world in place of this colony without paying credits. 2 VP.
tile-imperium-banner-keep = Imperium Banner Keep
tile-imperium-banner-keep-help = Home colony, no goods. Settle: strength +2. Settle: after settling a military world gain 1 credit. 1 VP.
tile-rebel-quarry = Rebel Quarry
tile-rebel-quarry-help = Home colony, windfall (Rare elements). Settle: strength +1. 1 VP.
tile-terraforming-terraces = Terraforming Terraces
tile-terraforming-terraces-help = Home colony, no goods. Settle: worlds cost 2 less. 2 VP.
tile-terraforming-silt-gardens = Terraforming Silt Gardens
tile-terraforming-silt-gardens-help = Home colony, windfall (Rare elements). Settle: after settling a world add a world from the bag. 1 VP.
tile-anvil-deep = Anvil Deep
tile-anvil-deep-help = Home colony, windfall (Rare elements). Produce: 1 credit if you alone produce most Rare elements. 0 VP.
tile-ember-foundries = Ember Foundries
tile-ember-foundries-help = Home colony, windfall (Rare elements). Consume: consume 1 good for 1 VP. 0 VP.
tile-uplift-lagoon = Uplift Lagoon
tile-uplift-lagoon-help = Home colony, windfall (Genes). Consume: consume 1 good for 1 VP. 1 VP.
tile-uplift-hatchery = Uplift Hatchery
tile-uplift-hatchery-help = Home colony, windfall (Genes). 2 VP.
tile-alien-stairway = Alien Stairway
tile-alien-stairway-help = Home colony, no goods. Explore: after your pick gain 2 credits. Settle: Alien worlds cost 2 less. 1 VP.
tile-alien-signal-well = Alien Signal Well
tile-alien-signal-well-help = Home colony, produces Novelty. Settle: strength +2 against Alien worlds. Settle: Alien worlds cost 1 less. 0 VP.
tile-cartographers-ring = Cartographers' Ring
tile-cartographers-ring-help = Home colony, produces Novelty. Explore: after your pick add a world from the bag. 1 VP.
tile-caravan-cradle = Caravan Cradle
tile-caravan-cradle-help = Home colony, produces Novelty. Settle: after settling a world gain 1 colonist. 1 VP.

## Developments

tile-modular-construction = Modular Construction
tile-modular-construction-help = Development, cost 1. Develop: developments cost 1 less. 1 VP.
tile-contact-specialist = Contact Specialist
tile-contact-specialist-help = Development, cost 1. Settle: you may settle a military world that is not Alien for its defence less 1 in credits. 1 VP.
tile-homesteading-pioneers = Homesteading Pioneers
tile-homesteading-pioneers-help = Development, cost 3. Explore: after your pick gain 1 colonist. 2 VP.
tile-consumer-markets = Consumer Markets
tile-consumer-markets-help = Development, cost 5. Consume: consume up to 3 Novelty goods, 1 VP each. 2 VP.
tile-space-marines = Space Marines
tile-space-marines-help = Development, cost 2. Settle: strength +2. 1 VP.
tile-mining-industry = Mining Industry
tile-mining-industry-help = Development, cost 3. Produce: 2 credits if you alone produce most Rare elements. 2 VP.
tile-imperium-arms-factory = Imperium Arms Factory
tile-imperium-arms-factory-help = Development, cost 4. Consume: consume up to 2 Rare elements goods, 1 VP and 1 credit each. 2 VP.
tile-wealthy-economy = Wealthy Economy
tile-wealthy-economy-help = Development, cost 4. Consume: 1 VP for each good you consumed, 1 more with the Galactic Salon. 2 VP.
tile-survey-team = Survey Team
tile-survey-team-help = Development, cost 1. Explore: after your pick add a world from the bag. 1 VP.
tile-expeditionary-force = Expeditionary Force
tile-expeditionary-force-help = Development, cost 1. Settle: you may discard a good for strength +3 in this action. 1 VP.
tile-export-duties = Export Duties
tile-export-duties-help = Development, cost 1. Trade: a sale brings 1 more. 1 VP.
tile-mining-robots = Mining Robots
tile-mining-robots-help = Development, cost 1. Produce: 1 credit for each Rare elements good you produce. 1 VP.
tile-alien-monument = Alien Monument
tile-alien-monument-help = Development, cost 2. Produce: a good on an empty Alien technology windfall colony. 2 VP.
tile-alien-researchers = Alien Researchers
tile-alien-researchers-help = Development, cost 2. Settle: strength +2 against Alien worlds. Settle: Alien worlds cost 2 less. 2 VP.
tile-improved-logistics = Improved Logistics
tile-improved-logistics-help = Development, cost 3. Settle: you may settle a second world. 2 VP.
tile-terraforming-specialists = Terraforming Specialists
tile-terraforming-specialists-help = Development, cost 4. Settle: worlds cost 2 less. 2 VP.
tile-investment-credits = Investment Credits
tile-investment-credits-help = Development, cost 1. Develop: large developments cost 2 less. 1 VP.
tile-diversified-economy = Diversified Economy
tile-diversified-economy-help = Development, cost 3. Consume: consume 1 good for 1 VP and 1 credit. 2 VP.
tile-terraforming-robots = Terraforming Robots
tile-terraforming-robots-help = Development, cost 1. Settle: after settling a world add a world from the bag. 1 VP.
tile-terraforming-engineers = Terraforming Engineers
tile-terraforming-engineers-help = Development, cost 4. Settle: you may replace a non-military colony by a discovered world of its kind printed 0 to 3 dearer. 2 VP.
tile-trade-league = Trade League
tile-trade-league-help = Development, cost 3. Trade: a sale brings 1 more. Consume: you may consume 1 good for its sale price. 2 VP.
tile-technology-investors = Technology Investors
tile-technology-investors-help = Development, cost 2. Develop: after buying a development of printed cost 4 or more gain 1 VP. 2 VP.
tile-drop-ships = Drop Ships
tile-drop-ships-help = Development, cost 5. Settle: strength +3. 3 VP.
tile-galactic-salon = Galactic Salon
tile-galactic-salon-help = Development, cost 5. Consume: 1 VP without a good. 2 VP.
tile-free-trade-association = Free Trade Association
tile-free-trade-association-help = Large development, cost 9. Trade: a sale brings 2 more. 2 VP for each tile with a Trade power. 1 VP for each Novelty colony.
tile-pan-galactic-hologrid = Pan-Galactic Hologrid
tile-pan-galactic-hologrid-help = Large development, cost 9. Consume: consume 1 Novelty good for 2 VP and 1 credit. 2 VP for each Novelty colony. 1 VP for each tile with a Consume power.
tile-mining-league = Mining League
tile-mining-league-help = Large development, cost 9. Produce: 1 credit for each Rare elements good you produce. 2 VP for each Rare elements colony. 1 VP for each tile with a Produce power.
tile-imperium-war-profiteers = Imperium War Profiteers
tile-imperium-war-profiteers-help = Large development, cost 9. Trade: a sale of Rare elements brings 3 more. 2 VP for each Imperium tile. 1 VP for each tile with strength.
tile-new-galactic-order = New Galactic Order
tile-new-galactic-order-help = Large development, cost 9. Settle: strength +3. 1 VP for each point of strength, at most 12.
tile-military-industry = Military Industry
tile-military-industry-help = Large development, cost 9. Produce: a good on an empty military windfall colony. 2 VP for each military colony with goods. 1 VP for each development with strength.
tile-alien-tech-institute = Alien Tech Institute
tile-alien-tech-institute-help = Large development, cost 9. Produce: a good on an empty Alien technology windfall colony. 2 VP for each Alien tile.
tile-galactic-exchange = Galactic Exchange
tile-galactic-exchange-help = Large development, cost 9. Consume: consume up to 2 goods, 1 VP each. 2 VP for each kind of colony, at most 8. 1 VP for each tile with a Consume power.
tile-pan-galactic-league = Pan-Galactic League
tile-pan-galactic-league-help = Large development, cost 9. Produce: a good on an empty Genes windfall colony. 2 VP for each Genes colony. 1 VP for each military colony.
tile-uplift-gene-hunters = Uplift Gene Hunters
tile-uplift-gene-hunters-help = Large development, cost 9. Settle: after settling an Uplift or Genes world gain 1 colonist. 2 VP for each Uplift tile. 1 VP for each Genes colony.
tile-galactic-imperium = Galactic Imperium
tile-galactic-imperium-help = Large development, cost 9. Settle: strength +3 against Rebel worlds. 2 VP for each Imperium tile. 1 VP for each military colony.
tile-imperium-lords = Imperium Lords
tile-imperium-lords-help = Large development, cost 9. Produce: 1 credit for each Rebel military colony. 1 VP for each Imperium tile. 2 VP for each Rebel military colony.
tile-frontier-settlers = Frontier Settlers
tile-frontier-settlers-help = Large development, cost 9. Settle: after settling a world gain 1 colonist. 2 VP for each colony with 2 colonists. 1 VP for each development with a Settle power.
tile-federation-survey = Federation Survey
tile-federation-survey-help = Large development, cost 9. Explore: after your pick add a world from the bag. 2 VP for each tile with an Explore power. 2 VP for each Terraforming tile.
tile-galactic-federation = Galactic Federation
tile-galactic-federation-help = Large development, cost 9. Develop: after buying a development gain 1 VP. 3 VP for each large development. 1 VP for each small development of cost 3 or more.
tile-new-economy = New Economy
tile-new-economy-help = Large development, cost 9. Consume: consume 1 good for 2 VP. 2 VP for each tile with a Consume power.

## Action tiles

action-isolation = Retreat into Isolation
action-isolation-help = The chooser gains 2 credits; nobody does anything else.
action-goals-review = Galactic Goals Review
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
action-send-diplomats = Send Diplomatic Envoys
action-send-diplomats-help = The chooser gains 1 VP and moves to the first place.

## Goals

goal-civil-services = Civil Services
goal-civil-services-help = Consume powers: 2 give 2 VP, 4 give 5 VP, 6 or more give 8 VP.
goal-faction-tolerance = Faction Tolerance
goal-faction-tolerance-help = Different keywords: 3 give 2 VP, 4 give 5 VP, 5 give 8 VP.
goal-skilled-workforce = Skilled Workforce
goal-skilled-workforce-help = Different types of powers: 4 give 2 VP, 5 give 5 VP, 6 give 8 VP.
goal-diversification = Diversification
goal-diversification-help = Different kinds of colonies: 3 give 3 VP, 4 give 8 VP.
goal-stockpiling = Stockpiling
goal-stockpiling-help = After Produce goods may be stored: 2 give 2 VP, 4 give 5 VP, 6 give 8 VP.
goal-exploration = Exploration
goal-exploration-help = After Explore or Settle one surplus world may be stored: 1 gives 2 VP, 2 give 5 VP, 4 give 8 VP.
goal-turnover-tax = Turnover Tax
goal-turnover-tax-help = Credits of a sale may be stored: 3 give 2 VP, 5 give 5 VP, 7 give 8 VP.
goal-conscription = Conscription
goal-conscription-help = Colonists left in the reserve: 3 give 2 VP, 5 give 5 VP, 7 or more give 8 VP.

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
    [one] { $price } credit
   *[other] { $price } credits
}
move-take-world = Take { $tile }: cost { $value }
move-take-world-military = Take { $tile }: defence { $value }
move-return-world = Return { $tile } to the bag
move-store-world = Store { $tile }
move-take-colonists = Take 2 colonists
move-stop-settling = Settle no second world
move-settle-credits = Settle { $tile } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}
move-settle-strength = Settle { $tile } by strength: { $strength } against { $defence }
move-settle-contact = Settle { $tile } through contacts for { $price ->
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

prompt-side = Which side of your empire mat?
prompt-side-reason = The side fixes your home colony.
prompt-tile = Round { $round }: which action?
prompt-tile-reason = Everybody carries it out; only you get its bonus.
prompt-goal-asked = Your goal lies face down. Leave it so?
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
prompt-declaring = Which kind is the Oort Cloud Alien Refinery?
prompt-replacing = Replace a colony?
prompt-replacing-with = Which world replaces { $tile }?
prompt-short = Goods are short: which colony produces?
prompt-windfalls = Which windfall power is next?
prompt-windfall-on = { $tile }: where does the good go?
prompt-bonus-windfall = Bonus: which windfall colony gets a good?
prompt-stocking = Store goods?
prompt-selling = Sell a good?
prompt-taxed = How many credits of the sale do you store?
prompt-consuming = Which Consume power is next?
prompt-spending = { $tile }: which good?
prompt-scoring-kind = Final scoring: which kind is the Oort Cloud Alien Refinery?
prompt-scoring-kind-reason = One kind holds for all bonuses and goals.
prompt-own-action = You chose { $action }.
prompt-others-action = Another player chose { $action }; you are number { $place } in order.
prompt-wait = The others are choosing
prompt-wait-reason = The leftmost disk on the priority track chooses next.
prompt-wait-action = { $action } is being carried out.
prompt-over = The game is over
prompt-over-reason = The most VP win; ties go to credits and goods.

## The log

event-round = Round { $round }
event-home = { $player }: { $tile }
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
event-bought = { $player }: bought { $tile } for { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
event-explored = From the bag: { $tile }
event-discovered = { $player }: discovered { $tile }
event-world-returned = { $player }: returned { $tile }
event-world-stored = { $player }: stored { $tile }
event-settled = { $player }: settled { $tile }
event-abandoned = { $player }: gave up { $tile }
event-windfall = { $player }: a good on { $tile }
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
terminal-developments = Developments, { $spaces } spaces of { $most }: { $tiles }
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
terminal-ends = To the end: { $spaces } development spaces, { $colonies } colonies, { $colonists } colonists, { $chips } VP of the pool
