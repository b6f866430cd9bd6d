## Puzzles

lesson-puzzle-1-title = A good in waiting
lesson-puzzle-1-say = An Alien technology good lies on your colony. You choose: which action?
lesson-puzzle-1-tempting-1 = You would settle a world, but so would the rival. The good is worth 4 credits and the choice 1 VP: take that first.
lesson-puzzle-1-tempting-2 = Isolation brings 2 credits. The good you hold brings 4.
lesson-puzzle-1-done = 4 credits for the good and 1 VP for choosing; and the colony is free for the next good.

lesson-puzzle-2-title = Money first
lesson-puzzle-2-say = 4 credits, no world to settle, two colonies with goods. Which action?
lesson-puzzle-2-tempting-1 = With 4 credits there is little to buy. Sell first; next round you can buy twice as much.
lesson-puzzle-2-tempting-2 = There is nothing to settle: you would only take colonists, and your goods would lie idle.
lesson-puzzle-2-done = The most valuable good brings 5 credits, the choice 1 VP. Now your next purchase can be a good one.

lesson-puzzle-3-title = Empty colonies
lesson-puzzle-3-say = There are no goods on your colonies, but there are credits on the Produce tile. Which action?
lesson-puzzle-3-tempting-1 = 1 VP for choosing, but there is nothing to sell and nothing to consume.
lesson-puzzle-3-tempting-2 = A development is worth its points, but the rival buys too, and then your credits are gone.
lesson-puzzle-3-done = A good for you and the credits from the tile; the rival gains little. Trade comes after that.

lesson-puzzle-4-title = The last choice
lesson-puzzle-4-say = No colonists are left: this is the last round, and yours is the last choice. Which action?
lesson-puzzle-4-tempting-1 = You could buy something – and so could the rival, who has 15 credits to your 9.
lesson-puzzle-4-tempting-2 = 2 credits. When the game ends they are worth nothing.
lesson-puzzle-4-done = 1 VP that nobody else gets. In the last round, look at what an action gives the others.

lesson-puzzle-5-title = What the rival is waiting for
lesson-puzzle-5-say = Equal scores. The rival has the strength for a world it has discovered. Which action do you choose?
lesson-puzzle-5-tempting-1 = That is what the rival is waiting for: a strong world without paying a credit. Do not choose it for them.
lesson-puzzle-5-tempting-2 = Your colonies already hold goods; the empty ones are the rival’s. Produce would help only the rival.
lesson-puzzle-5-done = 1 VP for choosing, and no present for the rival.

lesson-puzzle-6-title = Which “?”?
lesson-puzzle-6-say = 10 credits, several large developments for 8. Which one suits your empire?
lesson-puzzle-6-tempting-1 = 8 VP for your Alien tiles. Another one counts more of what you have.
lesson-puzzle-6-tempting-2 = 6 VP. Count first what each of them would be worth to you.
lesson-puzzle-6-done = { tile-galactic-federation } is worth 11 VP now: buy “?” tiles for what you already have.

lesson-puzzle-7-title = Goods in the last round
lesson-puzzle-7-say = The game ends with this round, and goods lie on your colonies. Which action?
lesson-puzzle-7-tempting-1 = One more colony, but for the rival too. Your goods would be left over.
lesson-puzzle-7-tempting-2 = 2 credits, worth nothing at the end.
lesson-puzzle-7-done = 1 VP for choosing and 2 more for the goods that your powers consume: goods left over score nothing.

lesson-puzzle-8-title = The last chip
lesson-puzzle-8-say = One VP chip is left in the pool, and you are a point ahead. Which action?
lesson-puzzle-8-tempting-1 = The rival has strength 7 and worlds to use it on. Why give it the chance?
lesson-puzzle-8-tempting-2 = You would buy little, and the rival more.
lesson-puzzle-8-done = The last chip is yours, and with the pool empty the game ends after this round – while you lead.

lesson-puzzle-9-title = What strength is for
lesson-puzzle-9-say = Strength 7 and the first choice among seven worlds. Which one do you take?
lesson-puzzle-9-tempting-1 = Defence 3. With strength 7 you can take a better one, and it costs nothing more.
lesson-puzzle-9-tempting-2 = Defence 2, and little on it. Strength is not used up: aim higher.
lesson-puzzle-9-done = The strongest world you can take with that strength, and it costs you no credits.
