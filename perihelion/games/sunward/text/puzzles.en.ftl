## Puzzles

lesson-puzzle-1-title = Two birds with one shape
lesson-puzzle-1-say = You draw { zone-moon }. Several places cover an alien. Which one gives you more than that?
lesson-puzzle-1-tempting-1 = An alien, and almost a ring round a resource. But the ring can wait; early upgrades cannot.
lesson-puzzle-1-tempting-2 = It covers an alien and nothing else. One hex further on lies an upgrade.
lesson-puzzle-1-done = An alien and an upgrade with one shape. An upgrade gained early can still be used.

lesson-puzzle-2-title = Who gets what?
lesson-puzzle-2-say = You lay the tile: its circle is yours, its octagon the rival’s. Which place and which side?
lesson-puzzle-2-tempting-1 = { zone-lightning } covers an alien for you, but leaves { zone-black-hole } to the rival – and your ring open.
lesson-puzzle-2-tempting-2 = { zone-moon } covers an alien. Look at your map: which shape closes a ring?
lesson-puzzle-2-done = { zone-black-hole } closes the ring round a resource: +10 at once.

lesson-puzzle-3-title = The last shape
lesson-puzzle-3-say = It is the last turn, and you have four upgrades. What do you do with { zone-satellite }?
lesson-puzzle-3-tempting-1 = +3 for the mission. Upgrades left over are worth nothing: can they bring more?
lesson-puzzle-3-tempting-2 = It fits, but brings nothing. And the upgrades go to waste.
lesson-puzzle-3-done = Without one hex the shape reaches a frontier: +8. Upgrades are there to be used.

lesson-puzzle-4-title = Close the ring
lesson-puzzle-4-say = It is only the third shape, { zone-asteroid }. Where is it worth most?
lesson-puzzle-4-tempting-1 = That leaves one hex open round a resource. Is there a place that leaves none?
lesson-puzzle-4-tempting-2 = Close, but the ring round the resource is still one hex short.
lesson-puzzle-4-done = All sides of the resource are covered: +10, so early in the game.

lesson-puzzle-5-title = The other half of the tile
lesson-puzzle-5-say = You lay the tile. Look at your shape, and at the one you leave to the rival. Which columns?
lesson-puzzle-5-tempting-1 = { zone-comet } is good for you, but { zone-moon } is good for the rival. You can have one without giving the other.
lesson-puzzle-5-tempting-2 = One alien for the mission, and { zone-black-hole } for the rival. Elsewhere you cover two.
lesson-puzzle-5-done = Columns 3 and 4: you get a shape that covers two aliens, and the rival one that helps little. The octagon matters as much as the circle.

lesson-puzzle-6-title = One hex less
lesson-puzzle-6-say = { zone-star } can cover an alien. Can it do more, with an upgrade?
lesson-puzzle-6-tempting-1 = An alien, 5 points. An upgrade would take you twice as far.
lesson-puzzle-6-tempting-2 = 5 points for the alien. Look at the bold line: what is missing to reach it?
lesson-puzzle-6-done = With one hex left out the shape reaches the frontier first: +10.

lesson-puzzle-7-title = As it is
lesson-puzzle-7-say = You draw { zone-black-hole } and have upgrades to spend. Do you use one?
lesson-puzzle-7-tempting-1 = Without that hex the ring stays open. Try the shape as it is.
lesson-puzzle-7-tempting-2 = An upgrade makes a shape smaller. Here it needs every hex it has.
lesson-puzzle-7-done = The whole shape closes the ring round a resource: +10. Not every upgrade has to be used.

lesson-puzzle-8-title = Turn it over
lesson-puzzle-8-say = Two places, two sides. Which shape do you need, and which may the rival have?
lesson-puzzle-8-tempting-1 = The same place the other way round: now the rival has { zone-galaxy }.
lesson-puzzle-8-tempting-2 = { zone-rocket } meets a mission, +3. But again the rival gets { zone-galaxy }.
lesson-puzzle-8-done = { zone-galaxy } covers an alien and reaches a frontier: 10 points that the rival does not get.
