## Puzzles

lesson-puzzle-1-title = Two points, two ships
lesson-puzzle-1-say = You have two movement points. Your ships stand in { area-sol }, in { area-deep } and at { system-barnards-star }. Which one moves first?
lesson-puzzle-1-tempting-1 = Strength in { area-sol } is worth a point, but { system-barnards-star } is left empty, and no disc leaves your track.
lesson-puzzle-1-tempting-2 = It wins a base and empties another: one rival ship is enough to take { system-barnards-star }. Look for a ship that guards nothing.
lesson-puzzle-1-done = The ship in { area-sol } guards nothing. It takes { system-alpha-centauri }, and the second point takes another system: two bases, two discs off your tracks.

lesson-puzzle-2-title = The second point
lesson-puzzle-2-say = One movement point is left, and { system-alpha-centauri } is yours. Which ship uses it?
lesson-puzzle-2-tempting-1 = A base as well, but { system-barnards-star } is left empty behind it, and your ore production does not grow.
lesson-puzzle-2-tempting-2 = You would leave { system-alpha-centauri } at once: a base won, a base in danger.
lesson-puzzle-2-done = The ship from { area-deep } takes a system of its own. An ore disc leaves the track: more ore for the rest of the game.

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

lesson-puzzle-7-title = When to stop trading
lesson-puzzle-7-say = You are trading. 5 ore, 2 population: what is the next exchange?
lesson-puzzle-7-tempting-1 = A ship that stands guard, and ore besides, for a cube that you do not need now.
lesson-puzzle-7-tempting-2 = 3 ore for one cube. The ore pays for your next action.
lesson-puzzle-7-done = Enough. Trade for what the next turn costs and for nothing more; ending the phase also brings the achievement.

lesson-puzzle-8-title = Level 2 goes to work
lesson-puzzle-8-say = One movement point is left. You have level 2 ships at { system-alpha-centauri } and at another star. Where to?
lesson-puzzle-8-tempting-1 = Back to { area-sol }? There your strength brings nothing now.
lesson-puzzle-8-tempting-2 = A point that is not used is lost, and a system could be yours.
lesson-puzzle-8-done = A level 2 ship is enough for the shipyards: a base, a point, and one more ore in every production.
