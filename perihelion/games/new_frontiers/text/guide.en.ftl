## What the game is about, its summary page, and the legend of its icons

goal = Build the empire worth the most victory points (VP): developments, colonies and VP chips.
heart = In each round every player chooses an action tile – two each with two players –, always one nobody has chosen yet; everybody carries it out, but only the chooser gets its bonus. Explore brings worlds, Settle makes colonies of them, Develop buys powers. Production colonies make goods; one may be sold for credits, the others consumed for VP.
ends = The game ends after a round in which somebody covers an 11th development space or has an 8th colony, fewer than 5 colonists are left in the pool after Settle, or the VP pool runs out.

summary-round = Round
summary-round-text = the leftmost disk on the priority track chooses a tile nobody has chosen this round · everybody carries it out, the chooser with the bonus · then the next disk, until all have chosen; at the end the tiles return
summary-actions = Actions and the chooser’s bonus
summary-actions-text = Isolation: no action, 2 credits · Develop: 1 credit less · Explore, seven worlds: a second world · Settle: 1 colonist more · Produce: the credits on the tile and a good on a colony with a halo · Trade / Consume: 1 VP · Send diplomats: no action, 1 VP and first place
summary-settle = Settle
summary-settle-text = 2 colonists or one world, never both · every world takes 1 or 2 colonists; besides, it costs its credits or, if it is military, needs strength at least its defence; strength is not used up
summary-goods = Goods
summary-goods-text = Produce gives a good to every empty production colony: one with a filled colour symbol · colonies with a halo get one when settled, later only by a bonus or a power · a colony holds one good at most · one good may be sold: Novelty 1, Rare elements 2, Genes 3, Alien technology 4 · the others are consumed for VP by powers
summary-points = Points
summary-points-text = VP chips · colonies · developments · tiles with “?” · in the goals variant also goals
summary-end = End
summary-end-text = 11th development space · 8th colony · under 5 colonists in the pool after Settle · VP pool empty · the round is played out · tie: credits and goods
summary-care = Watch out
summary-care-text = discovered worlds score nothing · an action helps everybody · never mix credits and strength · mind your colonists · a new tile works from the next action on · a large development costs 9 and covers two spaces

legend-credit = credit
legend-chip = VP chip
legend-colonist = colonist
legend-shield = strength, defence
legend-world = world
legend-good = good
legend-develop = Develop
legend-explore = Explore
legend-settle = Settle
legend-produce = Produce
legend-trade = Trade
legend-consume = Consume
legend-isolation = Isolation
legend-diplomats = Send diplomats
legend-space = development space
legend-bag = bag of worlds
legend-arrow = becomes
legend-swap = replaces another tile
legend-goals = goals
legend-alien = Alien
legend-imperium = Imperium
legend-rebel = Rebel
legend-terraforming = Terraforming
legend-uplift = Uplift
