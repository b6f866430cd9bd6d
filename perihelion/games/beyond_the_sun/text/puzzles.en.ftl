## Puzzles

lesson-puzzle-1-title = One point, the right ship
lesson-puzzle-1-say = One movement point is left. You have a level 4 ship in { area-sol } and level 2 ships at { system-luyten-726-8 } and { system-teegardens-star }. Which one moves?
lesson-puzzle-1-tempting-1 = Strength in { area-deep } is worth a point, but no disc leaves your track for it. A stronger ship can do more.
lesson-puzzle-1-tempting-2 = A point that is not used is lost, and one of the rival’s systems is within reach.
lesson-puzzle-1-done = Strength 4 beats strength 3: { system-alpha-centauri } changes hands. A base for you, one less for the rival, and a disc leaves your track.

lesson-puzzle-2-title = An action of your own
lesson-puzzle-2-say = Round 8: you have 5 ore and 2 population, and you control four systems. Where does the pawn go?
lesson-puzzle-2-tempting-1 = 2 points for 2 ore, and nothing on the map. One of your cards pays you for the systems that you control.
lesson-puzzle-2-tempting-2 = Level II costs ore and brings no ship. There is a space that costs nothing and brings ore, a ship and movement at once.
lesson-puzzle-2-done = { technology-manufacturing-orbitals }: 3 ore, a level 2 ship and two movement points, for nothing. { system-epsilon-eridani } is free and { system-alpha-centauri } unguarded: two more bases.

lesson-puzzle-3-title = Level I or level II?
lesson-puzzle-3-say = Round 5, you have 3 ore and 3 population. Where does the pawn go?
lesson-puzzle-3-tempting-1 = Level I costs no ore, but it is worth 1 point and a small bonus. You can pay for level II.
lesson-puzzle-3-tempting-2 = You would pay ore even for level I. For one more you get level II.
lesson-puzzle-3-done = 2 points instead of 1, a disc off your growth track, and a new action of your own. Ore is there to be spent.

lesson-puzzle-4-title = Twelve ore in the last turn
lesson-puzzle-4-say = Your last turn: 12 ore, 3 population cubes, and the rival is far ahead. Where does the pawn go?
lesson-puzzle-4-tempting-1 = Level II is worth 2 points, the ships another. Twelve ore pay for more than that.
lesson-puzzle-4-tempting-2 = 2 points for level II, and most of your ore stays unused. After this turn it is worth nothing.
lesson-puzzle-4-done = A level IIII technology, and with it the achievement { achievement-transcendence }: no other action brings as many points now.

lesson-puzzle-5-title = How high does it reach?
lesson-puzzle-5-say = Your last turn: 7 ore, 2 population cubes. { technology-planetary-scale-research } costs 4 ore and researches a level that depends on your systems. What do you choose?
lesson-puzzle-5-tempting-1 = Level II for a cube, or a level III that has been discovered already. Count your colonised systems first.
lesson-puzzle-5-tempting-2 = A cube and level II: 2 points. You can reach level III, even where nobody has been.
lesson-puzzle-5-done = Two colonised systems plus 1: level III, wherever you like. The second cube and the ore would be lost anyway.

lesson-puzzle-6-title = The last turn
lesson-puzzle-6-say = This is your last turn; the rival is far ahead. What brings the most points?
lesson-puzzle-6-tempting-1 = Strength in { area-sol } is worth 1 point. You have ore for something larger.
lesson-puzzle-6-tempting-2 = 1 point for level I. You have 8 ore and two cubes: look higher.
lesson-puzzle-6-done = 3 points for a level III technology. In the last turn ore and population are only worth what they buy.

lesson-puzzle-7-title = A ship for the museum
lesson-puzzle-7-say = A ship goes to the museum for good. Yours stand in { area-sol }, in { area-deep }, at { system-wolf-359 } and at { system-kruger-60 }. Which one goes?
lesson-puzzle-7-tempting-1 = It is the only ship in { area-deep }, and the most strength there is worth a point.
lesson-puzzle-7-tempting-2 = Alone in { area-sol }, it earns a point there. Look for a ship that others can stand in for.
lesson-puzzle-7-done = Three ships stand at { system-wolf-359 }, and two hold it just as well. The museum has its ship, and you lose neither a point nor a base.

lesson-puzzle-8-title = Nobody at home
lesson-puzzle-8-say = The last turn of the game, one movement point left. Your ships stand in { area-sol }, in { area-deep } and at { area-y2 }. Which one moves, and where?
lesson-puzzle-8-tempting-1 = { system-ross-128 } is yours already: a ship changes nothing there.
lesson-puzzle-8-tempting-2 = The rival stands there with strength 2. A level 1 ship is too weak.
lesson-puzzle-8-done = { system-kruger-60 } belongs to the rival, but nobody guards it: one ship is enough. A base more for you, a base less for the rival.
