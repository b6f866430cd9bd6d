## What the game is about, its summary page, and the legend of its icons

goal = Have the most victory points when enough achievements end the game: from technologies, automation, systems held and colonised, achievements.
heart = Each turn you move your one pawn to a free action space: on the board or on a technology you have researched. Whoever first researches an empty slot turns up its event and decides which card lies there for everybody. Ships win control of systems; every disc that leaves your tracks raises your production.
ends = When there are 3 achievement discs in all (4 with four players), this round is finished and one more is played.

summary-turn = Turn
summary-turn-text = 1. action: move the pawn to a free space · 2. production: growth, ore or trade – one of them · 3. achievement, if you meet one
summary-research = Research
summary-research-text = costs 1 population, which never comes back · prerequisites lie to the left · empty slot: its event, then choose 1 of 2 cards · immediate bonus
summary-control = Control
summary-control-text = more strength than the holder: a base disc leaves your track, production rises · lost: the disc comes back
summary-colonise = Colonise
summary-colonise-text = control, the required strength, and an action that says so · the ships go to supply; second disc and bonus
summary-points = Points
summary-points-text = technologies I 1, II 2, III 3, IIII as printed · automation · colonised systems · each base 1 · most strength in Sol and in Deep Space 1 each · events · achievements
summary-end = End
summary-end-text = 3 achievement discs in all (4 players: 4): finish the round, play one more · tie: see rule BTS-8.14
summary-care = Watch out
summary-care-text = the pawn must move · research cubes never return · choose production for the next turn’s price · an empty system is easily taken · claiming an achievement is a duty

legend-population = population
legend-supply = supply
legend-ore = ore
legend-food = food disc
legend-ore-disc = ore disc
legend-automate = automation
legend-research = research
legend-seen = only what lies open
legend-ship = ship
legend-jump = jump points
legend-strength = strength
legend-point = victory points
legend-now = at once
legend-always = always
legend-retire = retire population
legend-lock = guild, still locked
