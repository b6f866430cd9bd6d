## What the game is about, its summary page, and the legend of its icons

goal = Most points after three rounds: draw shapes on your own map so that they meet five missions, reach the frontiers first and leave no alien uncovered.
heart = Each turn one player lays a coordinate tile: its circle chooses that player’s shape, its octagon everybody else’s. Everybody draws at once, and each shape must touch what is already drawn. Every shape has its own mission (only the black hole has none), so where you draw it decides what it is worth.
ends = The game ends after round 3. A round ends after 4 or 5 turns: when the next tile fits nowhere, or all five are laid.

summary-turn = Turn
summary-turn-text = the active player lays the tile: circle – own shape, octagon – everybody else’s; both its tabs must go into free notches, and columns 3 and 4 are two steps apart · everybody draws at once, touching their own map; turn and mirror freely; never over resources or what is drawn already · the first shape touches the spaceship
summary-points = Points
summary-points-text = each mission met 1, 2, 3, 4, 5 times: 3, 6, 10, 15, 20, each further time +5 · frontier, reached by covering a hex that touches it: first 10 or 15, later 5 or 8 · resource enclosed on all sides +10; the edge of the map needs no shape · alien left uncovered −5
summary-missions = Missions
summary-missions-text = aliens or upgrades covered by this shape · resources beside it · the largest group of this shape · shapes of this kind beside a Black hole you have drawn
summary-upgrade = Upgrade
summary-upgrade-text = works once: leave out 1 hex of a shape; up to two a turn; those left over at the end score nothing
summary-end = End
summary-end-text = 3 rounds of 4 or 5 turns; the tiles come back each round, the map stays · a tie is a shared victory
summary-care = Watch out
summary-care-text = { care-frontier } · { care-mission } · { care-octagon } · { care-alien }
care-frontier = race for the frontiers: whoever is first gets more
care-mission = draw where the mission counts, not just where it fits
care-octagon = look at what the octagon gives the others
care-alien = every alien costs 5

legend-alien = alien: −5 until covered
legend-upgrade = upgrade
legend-resource = resource: never covered, +10 when all hexes round it are
legend-cluster = cluster: largest group
legend-hole = black hole mission: shapes beside a Black hole you have drawn
legend-circle = circle: the active player’s shape
legend-octagon = octagon: everybody else’s shape
legend-frontier = frontier: a bold line with points; cover a hex that touches it
legend-cut = scissors: leave out a hex
legend-rocket = spaceship: where the map begins
