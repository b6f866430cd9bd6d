## The rules in chapters

chapter-round = Round and order
chapter-round-text = The owner of the leftmost waiting disk chooses an action tile that nobody has chosen this round. Everybody carries the action out, the chooser first; only the chooser gets the bonus. When every disk has chosen, the tiles come back. The order changes only by Send diplomats or Goals review. If nobody chose Produce, a credit is put on its tile and waits there.
chapter-develop = Develop
chapter-develop-text = Everybody may buy one development for its printed cost; the chooser pays one credit less. Large developments take two spaces. A development is worth its points, and its powers work from the next action on. More than ten covered spaces end the game after the round.
chapter-explore = Explore
chapter-explore-text = Seven worlds are drawn, and everybody takes one in order; at the end the chooser takes a second one. Discovered worlds score nothing and do nothing until they are settled. Colonies and discovered worlds together may be nine at most.
chapter-settle = Settle and strength
chapter-settle-text = Take two colonists or settle one world, never both; the chooser first gains a colonist. A world asks for one or two colonists, and for its credits, or, if it is military, for strength at least its defence. Credits and strength are never mixed. Strength is the sum of your military powers and is not used up. A world with a halo brings a good at once.
chapter-produce = Produce and goods
chapter-produce-text = Every empty production colony gets a good of its colour; a colony holds one at most. The chooser takes the credits on the tile and puts a good on one windfall colony. Otherwise windfall colonies refill only by powers. There are four kinds: Novelty, Rare elements, Genes and Alien technology.
chapter-trade = Trade and Consume
chapter-trade-text = The chooser gains 1 VP. Then everybody may sell one good: Novelty for 1, Rare elements for 2, Genes for 3, Alien technology for 4 credits. After that all Consume powers are used as far as possible, each once and in any order; begin with the one that needs most goods.
chapter-others = Isolation, diplomats and goals
chapter-others-text = These actions give something to the chooser only. Isolation brings 2 credits. Send diplomats brings 1 VP and the first place in the order. In the variant with goals, Goals review takes the place of Isolation: one place up, 1 credit, and one goal of three kept; every goal in play scores for everybody at the end.
chapter-powers = Powers and single tiles
chapter-powers-text = A power changes one kind of action for its owner, whoever chose it. It works from the action after the one in which the tile came, once an action, and must be used unless it says “may”. Powers add up, but no cost falls below 0.
chapter-end = End and points
chapter-end-text = The game ends after the round in which somebody covers more than ten development spaces or has more than seven colonies, fewer than five colonists are left after Settle, or the VP pool is empty. VP chips, colonies, developments and “?” tiles count, goals in their variant. Ties: more credits and goods.
chapter-cases = Examples and rulings
chapter-cases-text = Worked examples of actions and powers, and rulings on what the rulebook leaves open.
