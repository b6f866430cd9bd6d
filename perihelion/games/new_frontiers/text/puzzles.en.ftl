## Puzzles

lesson-puzzle-1-title = A colonist short
lesson-puzzle-1-say = 64 : 64, the last round. You have strength 10, 1 credit, 1 colonist. Which action?
lesson-puzzle-1-tempting-1 = 1 VP. Then the rival chooses Settle – and with one colonist and one credit you can only watch.
lesson-puzzle-1-tempting-2 = 2 credits, enough for a small world if the rival chooses Settle. The best one you have needs two colonists.
lesson-puzzle-1-done = The bonus brings the second colonist: { tile-rebel-uplift-enclave } by strength, 5 VP and 2 more for your “?” tiles.

lesson-puzzle-2-title = Small or large?
lesson-puzzle-2-say = Round 6, 9 credits, and choosing Develop takes 1 off the price. What do you buy?
lesson-puzzle-2-tempting-1 = 2 VP for 2 credits. But your powers that pay at a sale are worth more: there is a tile that counts them.
lesson-puzzle-2-tempting-2 = 2 VP, and credits when you produce. A large development would be worth four times that, and you can pay for it.
lesson-puzzle-2-done = { tile-free-trade-association }: 8 VP at once for your powers at sales and your Novelty colonies, and every sale brings 2 credits more from now on.

lesson-puzzle-3-title = Which good to sell?
lesson-puzzle-3-say = 2 credits, and goods on four colonies: Novelty on three, Alien technology on one. Which do you sell?
lesson-puzzle-3-tempting-1 = Then you stay at 2 credits, and no large development comes within reach.
lesson-puzzle-3-tempting-2 = 3 credits – for a good that { tile-galactic-information-network } turns into 2 VP. Sell what it cannot use.
lesson-puzzle-3-done = 6 credits, 8 in all: enough for a large development. And { tile-galactic-information-network } has its Novelty to consume.

lesson-puzzle-4-title = Which “?”?
lesson-puzzle-4-say = 5 credits, and with what you save every large development costs 5. What do you buy?
lesson-puzzle-4-tempting-1 = 2 VP, and 3 credits left. You can pay for something large today, and a large one is worth far more.
lesson-puzzle-4-tempting-2 = 6 VP. Compare the numbers first: another one counts more of what you have.
lesson-puzzle-4-done = { tile-galactic-federation } is worth 9 VP now: buy “?” tiles for what you already have.

lesson-puzzle-5-title = Saving for something large
lesson-puzzle-5-say = 6 credits. The rival chose Develop; in the next round you choose first. What do you buy?
lesson-puzzle-5-tempting-1 = 2 VP, and a “?” tile counts it too. But with the 4 credits left nothing large comes within reach.
lesson-puzzle-5-tempting-2 = 2 VP for 4 credits. Then 2 are left, and the game ends before there are enough again.
lesson-puzzle-5-done = Large developments cost you 2 less now. In the next round choose Develop: your 5 credits pay for one worth 8 VP.

lesson-puzzle-6-title = Two worlds at once
lesson-puzzle-6-say = The rival chose Develop. 5 credits, 7 colonists, strength 6, four worlds – and one colonist left in the pool. What do you buy?
lesson-puzzle-6-tempting-1 = 2 VP as well, but beyond that it only helps when you produce. Too little of the game is left.
lesson-puzzle-6-tempting-2 = Cheap. But one Settle still means one world, and there will not be many more.
lesson-puzzle-6-done = With { tile-improved-logistics } you settle two worlds in one Settle. You have the colonists and the strength; only time is short.

lesson-puzzle-7-title = What the rival needs
lesson-puzzle-7-say = You have first pick of seven worlds, and no colonist. The rival has strength 5 against worlds with rare elements. Which one?
lesson-puzzle-7-tempting-1 = A good world – for later. You cannot settle it yet, and the rival can settle another one of these at once.
lesson-puzzle-7-tempting-2 = Cheap, but without a colonist it stays discovered. Look at these worlds through the rival’s eyes.
lesson-puzzle-7-done = { tile-imperium-ore-bastion } has defence 5: exactly the rival’s strength. 5 VP that the rival does not get.

lesson-puzzle-8-title = In what order?
lesson-puzzle-8-say = The last round: two goods, and four powers that could consume them. Which first?
lesson-puzzle-8-tempting-1 = 2 credits that are worth nothing any more – and { tile-old-earth }, which needs two goods, is left with one.
lesson-puzzle-8-tempting-2 = 1 VP for one good. The other is then not enough for { tile-old-earth }.
lesson-puzzle-8-done = Two goods, 3 VP. Powers that need several goods come first.

lesson-puzzle-9-title = Nothing for sale
lesson-puzzle-9-say = The last action of the game: Trade / Consume. Goods on three of your colonies. What do you sell?
lesson-puzzle-9-tempting-1 = 6 credits, when nothing can be bought any more. And your powers are one good short.
lesson-puzzle-9-tempting-2 = 5 credits. But the game ends here, and your powers can make VP of every good.
lesson-puzzle-9-done = Nothing: three goods consumed bring 6 VP. Credits only break a tie at the end.

lesson-puzzle-10-title = Whom does it help?
lesson-puzzle-10-say = The last choice of the game is yours, and you lead 67 : 65. Goods lie on your colonies and on the rival’s. Which action?
lesson-puzzle-10-tempting-1 = 2 VP for you – and 3 for the rival, who has more to consume.
lesson-puzzle-10-tempting-2 = New goods help nobody now: they will be neither sold nor consumed.
lesson-puzzle-10-done = 1 VP, and nothing for the rival. In the last round, look at what an action gives the others.
