## What the game is about, its summary page, and the legend of its icons

goal = Hold the required antimatter at the end of a round; in the short game it is 6.
heart = Everybody places three leaders on twelve actions; then all leaders act strictly in the order of the sheets, so plan steps in the order in which they will come. Antimatter comes from what you hold – systems, agents, artefacts, resources; lose the source and it is gone – and from great fights. Crystals, paid every round by your systems, buy ships and market resources.
ends = It is checked only when a round is over; allies of the winner win too.

summary-round = Round
summary-round-text = 1. status: crystals · 2. regroup: market, sheets shuffled · 3. planning: 3 leaders each, in turn · 4. actions in the order of the sheets · then: has anybody enough antimatter?
summary-actions = Actions (* needs a roll)
summary-actions-text = Explore 1 or 2 tiles · Jump · Scan*: artefact or 5 crystals, failed 3 · Colonise · Diplomacy* · Build or market · Battle · Bombard · Assault · Activate · Recruit*: agent, failed 1 regiment · Mission*: any other
summary-roll = Roll of a leader
summary-roll-text = eight-sided die, not above the leader’s value · an 8 always fails · +1 for 3 crystals
summary-systems = Systems
summary-systems-text = uninhabited: a dreadnought and its price · inhabited: diplomacy or assault · hostile: assault with a battlecruiser · after an assault unrest, one benefit is blocked · homes cannot be attacked
summary-antimatter = Antimatter
summary-antimatter-text = while you hold them: systems, agents, artefacts, resources · for good: +1 for beating 4 or more units, +1 for a unique unit destroyed
summary-end = End
summary-end-text = at the end of a round 6 antimatter in the short game, see the track · more wins, then unique units, then income · allies win together
summary-care = Watch out
summary-care-text = plan in the order of the sheets · the best leader where there is a roll · antimatter does not pile up by itself · 4 ships stop a jump · count crystals first

legend-crystal = crystal
legend-antimatter = antimatter
legend-colonise = uninhabited
legend-diplomacy = inhabited
legend-assault = hostile, assault
legend-unrest = unrest
legend-dreadnought = dreadnought
legend-battlecruiser = battlecruiser
legend-fighter = fighter
legend-regiment = regiment
legend-titan = titan
legend-starbase = starbase
legend-colossus = colossus
legend-die = roll of a leader
legend-reroll = reroll
legend-discount = discount
legend-agent = agent
legend-artefact = artefact
legend-technology = resource
