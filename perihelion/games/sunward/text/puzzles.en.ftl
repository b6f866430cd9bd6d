## Puzzles

lesson-puzzle-1-title = The other half of the tile
lesson-puzzle-1-say = The last tile: its circle is yours, its octagon the rival’s. Which place, and which side up?
lesson-puzzle-1-tempting-1 = { zone-comet } brings you 15 points, but { zone-asteroid } takes the rival to a frontier: 13 for them.
lesson-puzzle-1-tempting-2 = { zone-asteroid } brings you 13, but the rival makes 15 of { zone-comet }.
lesson-puzzle-1-done = { zone-comet } reaches a frontier and one more resource, 15 points; { zone-moon } brings the rival only 3.

lesson-puzzle-2-title = Leave them nothing
lesson-puzzle-2-say = Three shapes can close your ring in the upper left, each for 10 points. Which one do you take, and what is left to the rival?
lesson-puzzle-2-tempting-1 = { zone-black-hole } closes the ring too, but with { zone-galaxy } the rival covers an alien and meets a mission: 8 points.
lesson-puzzle-2-tempting-2 = { zone-shuttle } closes the ring too. But again the rival gets { zone-galaxy }.
lesson-puzzle-2-done = { zone-galaxy } closes the ring, and { zone-black-hole } brings the rival nothing. The octagon matters as much as the circle.

lesson-puzzle-3-title = Two birds with one shape
lesson-puzzle-3-say = Your last shape is { zone-shuttle }, and its mission is Aliens. Two of them are left in the upper left. Where does it go?
lesson-puzzle-3-tempting-1 = One alien, and the mission once more: 9 points. The other alien lies right beside it.
lesson-puzzle-3-tempting-2 = It fits, but covers no alien.
lesson-puzzle-3-done = Both aliens: 10 points of penalty gone, and 9 more for the mission.

lesson-puzzle-4-title = Close the ring
lesson-puzzle-4-say = Your last shape is { zone-star }. A frontier, an alien, a resource: what is worth most?
lesson-puzzle-4-tempting-1 = The frontier is worth only 5: somebody has been there before you.
lesson-puzzle-4-tempting-2 = The alien saves you 5 points. Look at the resource in the lower right: what is missing there?
lesson-puzzle-4-done = The ring round the resource is closed: +10, and +3 for the mission.

lesson-puzzle-5-title = One hex less
lesson-puzzle-5-say = { zone-star } is your last shape, and you have three upgrades. What do you do first?
lesson-puzzle-5-tempting-1 = That reaches a frontier, 5 points. With an upgrade the shape is worth twice as much elsewhere.
lesson-puzzle-5-tempting-2 = It fits, but brings nothing. And the upgrades go to waste.
lesson-puzzle-5-done = Without one hex it fits into the gap in the ring: +10. Upgrades are there to be used.

lesson-puzzle-6-title = The last gap
lesson-puzzle-6-say = The ring in the lower left lacks a single hex, and your last shape, { zone-shuttle }, has three. What do you do?
lesson-puzzle-6-tempting-1 = One more resource beside this shape: +4. There are 14 to be had.
lesson-puzzle-6-tempting-2 = +4 for the mission, but the ring stays open, and the upgrades are worth nothing afterwards.
lesson-puzzle-6-done = Leave out another hex, and what is left closes the ring: 14 points.

lesson-puzzle-7-title = Ring and alien
lesson-puzzle-7-say = { zone-lightning } can close the ring in the upper left in more than one way. Which is best?
lesson-puzzle-7-tempting-1 = The ring is closed, +10. But there is a way that covers an alien as well.
lesson-puzzle-7-tempting-2 = +4 for the mission. A closed ring is worth more.
lesson-puzzle-7-done = A ring and an alien with one shape: 15 points.

lesson-puzzle-8-title = Two aliens and a line
lesson-puzzle-8-say = Your last shape is { zone-galaxy }. In the upper left lie two aliens and a frontier, and you have three upgrades.
lesson-puzzle-8-tempting-1 = One alien and the frontier: 10 points. A smaller shape can do more.
lesson-puzzle-8-tempting-2 = The frontier and the other alien: 10 points. Can you have both aliens?
lesson-puzzle-8-done = Without one hex it covers both aliens and still touches the frontier: 15 points.
