## The rules in chapters

chapter-round = Round and order
chapter-round-text = The owner of the leftmost waiting disk chooses an action tile that nobody has chosen this round. Everybody carries out the action, the chooser first; only the chooser gets the bonus. When every disk has chosen, the tiles come back. The order changes only through Send diplomats or Goals review. If nobody chose Produce, a credit is put on its tile and waits there. With two players everybody chooses twice a round.
chapter-develop = Develop
chapter-develop-text = Everybody may buy one development for its printed cost; the chooser pays one credit less. Large developments take two spaces. A development is worth its points, and its powers work from the next action on. More than ten covered spaces end the game after the round. Nobody may buy the same development twice, and there is only one of each large one, so the order counts: whoever comes early has the wider choice. A reward for buying cannot help to pay for that purchase.
chapter-explore = Explore
chapter-explore-text = Seven worlds are drawn, and everybody takes one in order; at the end the chooser takes a second one. Discovered worlds score nothing and do nothing until they are settled. You may have at most nine colonies and discovered worlds together. The limit is checked at the end of the action: whoever is above it gives discovered worlds back. Worlds that nobody took return to the bag. Look at the price: a coin stands for credits, a shield for strength.
chapter-settle = Settle and strength
chapter-settle-text = Take two colonists or settle one world, never both; the chooser first gains a colonist. A world takes one or two colonists and its cost in credits, or, if it is military, strength at least as high as its defence. Credits and strength are never mixed. Strength is the sum of your military powers and is not used up. A world with a halo brings a good at once. What is settled is a colony for good.
chapter-produce = Produce and goods
chapter-produce-text = Every empty production colony gets a good of its colour; a colony holds one at most. The chooser takes the credits on the tile and puts a good on one windfall colony. Otherwise only powers refill windfall colonies. There are four kinds: Novelty, Rare elements, Genes and Alien technology. You cannot hold a good back: every empty production colony gets one. Grey colonies never hold any.
chapter-trade = Trade and Consume
chapter-trade-text = The chooser gains 1 VP. Then everybody may sell one good: Novelty for 1, Rare elements for 2, Genes for 3, Alien technology for 4 credits. After that you must use all your Consume powers as far as you can, each once and in any order; begin with the one that needs the most goods. A sold good is not consumed, and a power that needs two goods does nothing with one.
chapter-others = Isolation, diplomats and goals
chapter-others-text = These actions give something to the chooser only. Isolation brings 2 credits. Send diplomats brings 1 VP and the first place in the order. In the variant with goals, Goals review takes the place of Isolation: you move up one place, gain 1 credit and keep one goal of three; every goal in play scores for everybody at the end. Nobody else gains anything then, which can be reason enough.
chapter-powers = Powers and single tiles
chapter-powers-text = A power changes one kind of action for its owner, whoever chose the action. It works from the action after the one in which you got the tile, once an action, and must be used unless it says “may”. Powers add up, but no cost falls below 0. Six signs name the part that a power changes: Develop, Explore, Settle, Produce, Trade or Consume.
chapter-end = End and points
chapter-end-text = The game ends after the round in which somebody covers more than ten development spaces or has more than seven colonies, fewer than five colonists are left after Settle, or the VP pool is empty. VP chips, colonies, developments and “?” tiles count, and goals in their variant. A tie goes to the player with more credits and goods. Discovered worlds, colonists and what is left of credits and goods bring no points.
chapter-cases = Examples and rulings
chapter-cases-text = Worked examples of actions and powers, and rulings on what the rulebook leaves open.
