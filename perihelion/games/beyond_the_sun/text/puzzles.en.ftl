## Puzzles

lesson-puzzle-1-title = Two points, two ships
lesson-puzzle-1-say = You have two jump points. Your ships stand in { area-sol }, in { area-deep } and at { system-barnards-star }. Which one moves first?
lesson-puzzle-1-tempting-1 = Strength in { area-sol } is worth a point, but { system-barnards-star } stays behind empty, and no disc leaves your track.
lesson-puzzle-1-tempting-2 = It wins a base and empties another: one rival ship is enough to take { system-barnards-star }. Look for a ship that guards nothing.
lesson-puzzle-1-done = The ship in { area-sol } guards nothing. It takes { system-alpha-centauri }, and the second point takes another system: two bases, two discs off your tracks.

lesson-puzzle-2-title = The second point
lesson-puzzle-2-say = One jump point is left, and { system-alpha-centauri } is yours. Which ship uses it?
lesson-puzzle-2-tempting-1 = A base as well, but { system-barnards-star } is left empty behind it, and your ore production does not grow.
lesson-puzzle-2-tempting-2 = You would leave { system-alpha-centauri } at once: a base won, a base in danger.
lesson-puzzle-2-done = The ship from { area-deep } takes a system of its own. An ore disc leaves the track: more ore to the end of the game.

lesson-puzzle-3-title = Level I or level II?
lesson-puzzle-3-say = Round 5, you have 3 ore and 3 population. Where does the pawn go?
lesson-puzzle-3-tempting-1 = Level I costs no ore, but it is worth 1 point and a small bonus. You can pay for level II.
lesson-puzzle-3-tempting-2 = You would pay ore even for level I. For one more you get level II.
lesson-puzzle-3-done = 2 points instead of 1, a disc off your growth track, and a new action of your own. Ore is there to be spent.

lesson-puzzle-4-title = The last cube
lesson-puzzle-4-say = One population cube and 2 ore are left. What are they worth most for?
lesson-puzzle-4-tempting-1 = The cube goes for good either way. On level I it brings half as much.
lesson-puzzle-4-tempting-2 = You pay ore for a level I technology: for the same two crystals there is level II.
lesson-puzzle-4-done = A research cube never comes back, so spend it where it brings most: level II, with its bonus.

lesson-puzzle-5-title = Discover or follow?
lesson-puzzle-5-say = Two spaces research level II for 2 ore. Which one is better now?
lesson-puzzle-5-tempting-1 = 2 points for a technology that lies there already. What you find yourself brings more.
lesson-puzzle-5-tempting-2 = A level I technology is worth 1 point. Your ore is enough for level II.
lesson-puzzle-5-done = The basic action may open an empty slot: its event, then your choice of two cards. { technology-hypercomputing } only follows others.

lesson-puzzle-6-title = The last turn
lesson-puzzle-6-say = This is your last turn; the rival is far ahead. What brings most points?
lesson-puzzle-6-tempting-1 = Strength in { area-sol } is worth 1 point. You have ore for something larger.
lesson-puzzle-6-tempting-2 = 1 point for level I. You have 8 ore and two cubes: look higher.
lesson-puzzle-6-done = 3 points for a level III technology. In the last turn ore and population are only worth what they buy.

lesson-puzzle-7-title = When to stop trading
lesson-puzzle-7-say = You are trading. 5 ore, 2 population: what is the next exchange?
lesson-puzzle-7-tempting-1 = A ship that stands guard, and ore besides, for a cube that you do not need now.
lesson-puzzle-7-tempting-2 = 3 ore for one cube. The ore pays for your next action.
lesson-puzzle-7-done = Enough. Trade for what the next turn costs and for nothing more; ending the phase also brings the achievement.

lesson-puzzle-8-title = Level 2 goes to work
lesson-puzzle-8-say = One jump point is left. You have ships of level 2 at { system-alpha-centauri } and at another star. Where to?
lesson-puzzle-8-tempting-1 = Back to { area-sol }? There your strength brings nothing now.
lesson-puzzle-8-tempting-2 = A point that is not used is lost, and a system could be yours.
lesson-puzzle-8-done = A ship of level 2 is enough for the shipyards: a base, a point, and one more ore in every production.
