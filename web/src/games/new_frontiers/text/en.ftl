### The board of New Frontiers; names and sentences of the game itself come from its own texts.

frontiers-own = yours
frontiers-taken = taken
frontiers-last = last one
frontiers-phase-choose = Choose
frontiers-phase-act = Carry out
frontiers-round = Round { $round } · action { $turn } of { $all }
frontiers-round-short = R { $round }
frontiers-tab-actions = Actions
frontiers-tab-market = Market
frontiers-tab-empire = Empire
frontiers-priority = Priority
frontiers-track-done = done
frontiers-track-now = choosing
frontiers-track-waiting = waiting
frontiers-track-chose = chose
frontiers-track-order = Order of this action
frontiers-track-help = The priority track. Disks choose from left to right; a disk that has chosen returns to the left, in the order of the next round.
frontiers-chosen-by = Chosen by { $name }.
frontiers-picked = Already chosen this round.
frontiers-pot = { $amount ->
    [one] { $amount } credit lies on the tile for its chooser.
   *[other] { $amount } credits lie on the tile for its chooser.
}
frontiers-forecast-develop = { $name }: can afford { $amount ->
    [one] { $amount } development
   *[other] { $amount } developments
}
frontiers-forecast-explore = { $name }: worlds { $amount }
frontiers-forecast-settle = { $name }: can settle { $amount } of the discovered worlds
frontiers-forecast-produce = { $name }: goods { $amount }
frontiers-forecast-trade-consume = { $name }: goods to sell or consume { $amount }
frontiers-market = Developments on offer
frontiers-market-small = Small
frontiers-market-large-short = Large
frontiers-show = Show
frontiers-empires = Empires
frontiers-your-empire = Your empire
frontiers-goals = Goals
frontiers-spaces = Developments { $spaces } of { $most }; more ends the game
frontiers-legend = dark worlds: only discovered
frontiers-credits = Credits
frontiers-chips = VP chips
frontiers-word-chips = VP
frontiers-word-colonists = Colonists
frontiers-reserve = Colonists in the reserve
frontiers-strength = Strength
frontiers-strength-temporary = { $amount } more in this action
frontiers-strength-against = { $amount } against
frontiers-strength-by-goods = { $amount } for a good
frontiers-sales = Sale prices
frontiers-stored = Stored
frontiers-stored-help = On the storage mat: goods { $goods }, worlds { $worlds }, credits { $credits }
frontiers-place-empty = Room for a world
frontiers-space-red = Every development takes one or two of these spaces; one on a hatched space ends the game
frontiers-no-developments = Developments of this empire will lie here.
frontiers-ends = The game ends
frontiers-end-chips = VP pool
frontiers-end-chips-help = { $left } VP left in the pool of { $all }. The game ends with the round in which it runs out.
frontiers-end-colonists = Colonists
frontiers-end-colonists-help = { $left ->
    [one] { $left } colonist
   *[other] { $left } colonists
} left in the pool of { $all }; { $more } more taken end the game after Settle.
frontiers-end-spaces = Spaces
frontiers-end-spaces-help = { $name }: development spaces: { $count }; the game ends after Develop with { $most }.
frontiers-end-colonies = Colonies
frontiers-end-colonies-help = { $name }: colonies: { $count }; the game ends after Settle with { $most }.
frontiers-to-go = to go
frontiers-bag = Bag
frontiers-bag-help = { $count ->
    [one] { $count } world
   *[other] { $count } worlds
} in the bag: { $kinds }.
frontiers-bag-kind = { $kind } { $count }
frontiers-bag-grey = no goods { $count }
frontiers-pool-goods = Goods in the pool: { $list }.
frontiers-tray = Action tray
frontiers-tray-explored = Explored worlds
frontiers-tray-sides = Sides of your mat
frontiers-tray-goals = Goals looked at
frontiers-tray-kinds = Kind of the refinery
frontiers-tray-powers = Powers
frontiers-tray-consume = Consume
frontiers-tray-last = What happened last
frontiers-tray-happened = { $action } so far
frontiers-tray-nothing = Nothing has happened in this action yet.
frontiers-doings = What has been done in this action
frontiers-taken-by = Taken by { $name }
frontiers-best = Best use of all goods
frontiers-best-help = Consumes for you step by step, for the most VP and then the most credits. You can take steps back or go on by hand.
frontiers-best-stop = Stop
frontiers-so-far = Consumed so far: { $goods }
frontiers-wasted = { $goods ->
    [one] { $goods } good stays unused
   *[other] { $goods } goods stay unused
}
frontiers-used = used
frontiers-cost-line = Cost { $sum }
frontiers-contact-line = Through contacts { $sum }
frontiers-strength-line = Strength { $sum }; defence { $defence }
frontiers-armed-line = With goods discarded up to { $armed }
frontiers-sale-line = Sale { $sum }
frontiers-part = { $amount } { $source }
frontiers-left-line = Left in the pile: { $left }
frontiers-worth-line = Worth { $points } VP to you now
frontiers-owned-line = You own it.
frontiers-sold-out = Sold out.
frontiers-enough = strength { $strength } ≥ { $defence }
frontiers-not-enough = strength { $strength } < { $defence }
frontiers-with-goods = up to { $strength } ≥ { $defence }
frontiers-pays = { $price } of { $credits } credits
frontiers-pays-not = { $price }, you have { $credits }
frontiers-sell-for = sell: { $price }
frontiers-new = new: works from the next action
frontiers-goal-hidden = { $name }: a goal face down
frontiers-goal-stack = { $count ->
    [one] { $count } goal in the stack
   *[other] { $count } goals in the stack
}
frontiers-goal-own = Your goal, face down
frontiers-act-choose-tile = Choose action
frontiers-act-buy = Buy
frontiers-act-take-world = Take world
frontiers-act-settle = Settle
frontiers-act-sell = Sell
frontiers-act-spend = Use this good
frontiers-act-use-power = Use power
frontiers-act-keep-goal = Keep goal
frontiers-act-choose-side = Take this side
frontiers-act-produce-on = Produce here
frontiers-act-replace = Replace
frontiers-act-replace-with = Place it
frontiers-count-credits = Credits
frontiers-count-chips = VP chips
frontiers-count-colonists = Colonists in the reserve
frontiers-count-colonies = Colonies
frontiers-count-strength = Strength
frontiers-count-spaces = Development spaces
frontiers-cards-worlds = Worlds
frontiers-cards-developments = Developments
frontiers-house = Values that no source gives are this project's own design.

frontiers-market-short = Developments
frontiers-tab-payable = Affordable { $n }
frontiers-tab-small = Small { $n }
frontiers-tab-large = Large { $n }
frontiers-none-payable = Nothing you can afford now.
frontiers-left = left
frontiers-kind-novelty = Novelty
frontiers-kind-rare = Rare
frontiers-kind-genes = Genes
frontiers-kind-alien = Alien
frontiers-once = once
frontiers-any-kind = any kind, once
frontiers-no-good = no goods
frontiers-no-power = No power
frontiers-sum-cost = Cost
frontiers-sum-strength = Strength
frontiers-sum-colonists = Colonists to settle
frontiers-sum-of = needs { $needs }, you have { $has }

## Action tiles: a short name, and a line of at most 26 characters

frontiers-tile-isolation = Isolation
frontiers-tile-goals-review = Goals
frontiers-tile-develop = Develop
frontiers-tile-explore = Explore
frontiers-tile-settle = Settle
frontiers-tile-produce = Produce
frontiers-tile-trade-consume = Trade, consume
frontiers-tile-send-diplomats = Diplomats
frontiers-line-isolation = You get 2 credits
frontiers-line-goals-review = A goal and 1 credit
frontiers-line-develop = All buy, you pay 1 less
frontiers-line-explore = All take a world, you two
frontiers-line-settle = A world or 2 colonists
frontiers-line-produce = Goods on all colonies
frontiers-line-trade-consume = Sell one, use the rest
frontiers-line-send-diplomats = 1 VP and first place

## Choices on a line of the list: the question tells the verb, signs the amounts

listed-choose-side = { $tile }
listed-buy = { $tile }
listed-take-world = { $tile }
listed-take-world-military = { $tile }
listed-settle-credits = { $tile }
listed-settle-strength = { $tile }, strength { $strength } ≥ { $defence }
listed-settle-contact = { $tile }, by contact
listed-sell = { $good }: { $tile }
listed-use-power = { $tile }
