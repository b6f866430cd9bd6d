## The rules in chapters

chapter-empire = Setup and empire
chapter-empire-text = An empire is an ideology, a race and an organisation, each chosen in secret from two. The ideology gives abilities that open with antimatter, the race units and leaders, the organisation distances and limits. You begin in your home system, which nobody else may enter. There you have a dreadnought, a battlecruiser, a fighter and a regiment. In a first game the empires are ready, and there are no race cards.
chapter-victory = Antimatter and victory
chapter-victory-text = Whoever holds the required antimatter at the end of a round wins. It comes from what you hold: systems, agents, artefacts, resources; lose the source and it is gone. What stays is 1 for beating four or more units and 1 for each unique unit destroyed. If several reach it, more antimatter wins; allies win together. Nothing is won before the round is over.
chapter-round = Round and planning
chapter-round-text = Status brings income, regroup renews the market and shuffles the sheets. Then everybody in turn puts three leaders on free spaces of twelve actions. They act strictly in the order of the sheets, from left to right and top to bottom. A leader may pass when its turn comes, but it cannot wait. In the first round the sheets lie in a fixed order. With two or three players the middle space of every action stays empty.
chapter-galaxy = Galaxy, exploring and jumping
chapter-galaxy-text = Explore turns up one or two tiles beside what you can reach; nothing can be done where no revealed path leads. Jump moves one fleet or army by the jump distance, and units may stay behind or join. Four or more foreign ships end a jump. Dark ships attack whoever meets them; anomalies can be crossed, not held. Armies move only between your own systems.
chapter-rolls = Rolls: scan, recruit, mission
chapter-rolls-text = Four actions need a leader roll: scan, diplomacy, recruit and mission. The eight-sided die must not show more than the leader’s value; 3 crystals add 1, and an 8 always fails. Scan brings an artefact or crystals, recruit an agent, mission any other action. Scan and recruit give you something even if they fail. A boost counts for one roll.
chapter-systems = Winning systems, alliances
chapter-systems-text = You colonise an uninhabited system with a dreadnought there, for its price. You win an inhabited one by diplomacy or assault, a hostile one by assault only. What is taken by force is in unrest: one benefit is blocked until diplomacy calms it. Diplomacy also makes alliances, sealed by race cards; an attack breaks them. Colonising and diplomacy bring a free regiment.
chapter-building = Building, market and units
chapter-building-text = In one action you buy units and market resources and repair, up to the build limit and as far as your crystals go. New units appear in your own systems. Technologies and upgrades go to the race sheet, constructions to a system, mercenaries to a fleet. Titan, starbase and colossus exist once each. Nothing costs less than 1 crystal, whatever your discounts.
chapter-fights = Battle, bombard, assault
chapter-fights-text = A battle is between fleets, an assault between armies; both are fought turn by turn to the end, and the attacker has +1 in the first turn. A bombardment is one volley that nobody answers. Each side chooses which of its units take the damage. An assault needs a battlecruiser, a titan or a landing craft, and no opposing fleet. An 8 always misses.
chapter-abilities = Abilities and terms
chapter-abilities-text = Passive abilities work all the time, triggered ones at the moment they name, one per action, and activated ones through the action Activate. All are optional. This chapter also explains the terms and how to read the words of an ability. A card that is used up by its ability is gone. The X of agents and artefacts depends on your force, light, neutral or dark: that of the ideology ability you gained last.
chapter-cases = Examples and rulings
chapter-cases-text = Worked examples of rounds and fights, and rulings on what the rulebook leaves open.
