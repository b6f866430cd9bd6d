## Hints: where to look, why a move is good, what another one misses

look-chips = Look for VP chips that you can get now.
look-colonies = Look at your discovered worlds: which one can become a colony?
look-developments = Look at the developments you can pay for.
look-bonuses = Look at your “?” tiles: what do they count?
look-credits = Count your credits: what do you want to buy next?
look-colonists = Count your colonists: is there one for the next world?
look-powers = Look at powers that work again and again.
look-worlds = Look at the worlds: which one can you settle soon?
look-goods = Look at your goods, and at what consumes or sells them.
look-large = Look at the large developments: which one fits your empire?
look-early = Look at the priority track: who chooses first next round?
look-gift = Look at the others: what would each action give them?
look-goals = Look at the goals.
look-time = Look at how near the end is.

term-chips = VP chips
term-colonies = points for a colony
term-developments = points for a development
term-bonuses = points for “?” tiles
term-credits = credits
term-colonists = colonists
term-powers = lasting powers
term-worlds = worlds to settle
term-goods = goods and what they bring
term-large = a large development
term-early = an early place in the order
term-gift = what the others gain by it
term-goals = goals
term-time = time left

# of another move: “It … .”
lacks-chips = brings fewer VP chips
lacks-colonies = brings fewer VP for colonies
lacks-developments = brings fewer VP for developments
lacks-bonuses = brings fewer VP for “?” tiles
lacks-credits = leaves you fewer credits
lacks-colonists = leaves you fewer colonists
lacks-powers = brings powers that help you less
lacks-worlds = gives you worse worlds to settle
lacks-goods = makes less of your goods
lacks-large = does less for a large development
lacks-early = leaves you later in the order
lacks-gift = gives the others more
lacks-goals = does less for the goals
lacks-time = uses the time left less well

reason-chips = { $n ->
    [one] It brings a VP chip.
   *[other] It brings { $n } VP in chips.
}
reason-colonies = { $tile } becomes a colony worth { $n } VP.
reason-developments = { $tile } is worth { $n } VP.
reason-bonuses = Your “?” tiles are worth { $n } VP more.
reason-credits = { $n ->
    [one] It brings 1 credit towards your next purchase.
   *[other] It brings { $n } credits towards your next purchase.
}
reason-colonists = { $n ->
    [one] It brings a colonist for the next world.
   *[other] It brings { $n } colonists for the next worlds.
}
reason-powers = The powers of { $tile } work from the next action to the end of the game.
reason-worlds = { $tile } is a world you can make good use of.
reason-worlds-nearer = It brings you nearer to settling your worlds.
reason-goods = { $n ->
    [one] It puts a good on your colonies, to be sold or consumed.
   *[other] It puts { $n } goods on your colonies, to be sold or consumed.
}
reason-outlet = { $tile } makes your goods worth more.
reason-large = { $tile } would be worth { $n } VP to you now.
reason-early = It moves you up in the next round’s order.
reason-gift = The others gain little from this action.
reason-goals = It brings you nearer to a goal.
reason-time = It brings the end nearer, which suits you.
