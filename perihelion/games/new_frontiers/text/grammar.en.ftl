## What tiles and goals say, composed of their effects

one-after-another = { $first } { $rest }
one-and-another = { $first } and { $rest }
one-or-another = { $first } or { $rest }
one-then-another = { $first }, { $rest }
close-together = { $first }{ $rest }

tile-is-military = Military world, defence { $value }, { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
}, { $goods }.
tile-is-world = World, cost { $value }, { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
}, { $goods }.
tile-is-home = Home colony, { $goods }.
tile-is-small = Development, cost { $cost }.
tile-is-large = Large development, cost { $cost }.
kind-in-goods = { $kind ->
    [novelty] { kind-novelty }
    [rare] { kind-rare }
    [genes] { kind-genes }
    [alien] { kind-alien }
   *[any] any kind
}
tile-goods = { $good ->
    [production] produces { kind-in-goods }
    [windfall] windfall ({ kind-in-goods })
   *[grey] no goods
}
tile-of-any-kind = Its kind is declared anew in each action.
tile-not-for-sale = Its good cannot be sold.
tile-points = { $points } VP.
power-sentence = { $type }: { $effect }.
bonus-each = { $points } VP for each { $things }.
bonus-per-kinds = { $points } VP for each kind of colony, at most { $most }.
bonus-per-strength = { $points } VP for each point of strength, at most { $most }.

gain-chips = { $amount } VP
gain-credits = { amount-credit }
gain-colonists = { amount-colonist }
gain-price = its sale price

kind-before = { $kind ->
    [novelty] { kind-novelty }{ " " }
    [rare] { kind-rare }{ " " }
    [genes] { kind-genes }{ " " }
    [alien] { kind-alien }{ " " }
   *[any] { "" }
}
kind-behind = { $kind ->
    [novelty] { " " }of { kind-novelty }
    [rare] { " " }of { kind-rare }
    [genes] { " " }of { kind-genes }
    [alien] { " " }of { kind-alien }
   *[any] { "" }
}
worlds-drawn = { $amount ->
    [one] a world
   *[other] { $amount } worlds
}
you-may = { $may ->
    [yes] you may{ " " }
   *[no] { "" }
}
each-good-produced = { kind-before }good you produce

effect-develop-discount = { $things } cost { $amount } less
effect-develop-gain = after buying a development, gain { $gain }
effect-develop-gain-printed = gain { $gain } for each { $things } you buy
effect-explore-draw = after your pick, add { worlds-drawn } from the bag
effect-explore-gain = after your pick, gain { $gain }
effect-strength = strength +{ $amount }
effect-strength-vs = strength +{ $amount } against { $things }
effect-temp-strength = you may discard a good{ kind-behind } for strength +{ $amount } in this action
effect-settle-discount = { $things } cost { $amount } less
effect-contact = you may settle a military world that is not Alien for its defence minus { $amount } in credits
effect-settle-two = you may settle a second world
effect-settle-draw = after settling a world, add { worlds-drawn } from the bag
effect-settle-gain = gain { $gain } for each { $things } you settle
effect-replace = you may replace a non-military colony with a discovered world of its kind whose printed cost is 0 to { $amount } higher
effect-doomed = you may settle a non-military world in place of this colony without paying credits
effect-produce-here = { $gain } when a good is produced here
effect-produce-windfall = a good on an empty { $things }
effect-produce-per = { $gain } for each { $things }
effect-produce-most = { $gain } if you alone produce the most { kind-in-goods }
effect-trade-bonus = a sale brings { $amount } more
effect-trade-bonus-kind = a sale{ kind-behind } brings { $amount } more
effect-consume = { you-may }discard 1 { kind-before }good for { $gain }
effect-consume-two = { you-may }discard 2 goods for { $gain }
effect-consume-upto = { you-may }discard up to { $amount ->
    [one] { $amount } { kind-before }good
   *[other] { $amount } { kind-before }goods
}, { $gain } each
effect-consume-free = { $gain } without a good
effect-consume-per-good = { $gain } for each good you consumed, { $more } more with { $partner }

things = { $marks }{ $adjectives }{ noun-in-use }{ $rest }
noun-in-use = { $use ->
    [many] { noun-plural }
    [against] { noun-plural }
   *[other] { noun-single }
}
noun-single = { $noun ->
    [world] world
    [colony] colony
    [home] home colony
    [development] development
    [small] small development
    [large] large development
   *[tile] tile
}
noun-plural = { $noun ->
    [world] worlds
    [colony] colonies
    [home] home colonies
    [development] developments
    [small] small developments
    [large] large developments
   *[tile] tiles
}
non = { $not ->
    [yes] non-
   *[no] { "" }
}
with-or-without = { $not ->
    [yes] { " " }without
   *[no] { " " }with
}
test-kw = { non }{ $name }{ " " }
test-kind = { non }{ kind-before }
test-military = { non }military{ " " }
test-windfall = { non }windfall{ " " }
test-production = { non }production{ " " }
test-grey = { $not ->
    [yes] { " " }with goods
   *[no] { " " }without goods
}
test-arms = { with-or-without } strength
test-power = { with-or-without } { $type ->
    [develop] a { power-type-develop }
    [explore] an { power-type-explore }
    [settle] a { power-type-settle }
    [produce] a { power-type-produce }
    [trade] a { power-type-trade }
   *[consume] a { power-type-consume }
} power
test-colonists = { with-or-without } { $number ->
    [one] { $number } colonist
   *[other] { $number } colonists
}
test-cost-least = { $not ->
    [yes] { " " }not
   *[no] { "" }
} of cost { $number } or more
test-cost-most = { $not ->
    [yes] { " " }not
   *[no] { "" }
} of cost { $number } or less
test-noun = { " " }other than a { $other ->
    [world] world
    [colony] colony
    [home] home colony
    [development] development
    [small] small development
    [large] large development
   *[tile] tile
}

goal-sentence = { $counted }: { $steps }.
goal-step = { $points } VP for { $count }{ $more ->
    [yes] { " " }or more
   *[no] { "" }
}
goal-counts-consume-powers = Consume powers
goal-counts-keywords = Different keywords
goal-counts-power-types = Different types of powers
goal-counts-kinds = Different kinds of colonies
goal-counts-stored-goods = After Produce, goods may be stored
goal-counts-stored-worlds = After Explore or Settle, one surplus world may be stored
goal-counts-stored-credits = Credits of a sale may be stored
goal-counts-reserve-colonists = Colonists left in the reserve

## On a card: shorter than the sentence (people/shortly.py)

card-power = { $type }: { $effect }.
card-type-develop = Develop
card-type-explore = Explore
card-type-settle = Settle
card-type-produce = Produce
card-type-trade = Trade
card-type-consume = Consume
card-good = { $kind ->
    [novelty] Novelty{ " " }
    [rare] Rare{ " " }
    [genes] Genes{ " " }
    [alien] Alien{ " " }
   *[any] { "" }
}
card-effect-develop-gain = { $gain } when you buy
card-effect-develop-gain-printed = { $gain } for each { $things } bought
card-effect-explore-draw = add { worlds-drawn } after your pick
card-effect-explore-gain = { $gain } after your pick
card-effect-strength = strength +{ $amount }
card-effect-strength-vs = strength +{ $amount } against { $things }
card-effect-temp-strength = discard a { card-good }good for strength +{ $amount }
card-effect-contact = pay defence −{ $amount } instead of fighting, not for Alien
card-effect-settle-two = a second world
card-effect-settle-draw = then add { worlds-drawn } from the bag
card-effect-settle-gain = { $gain } for each { $things } settled
card-effect-replace = swap a colony for one of its kind, cost 0 to { $amount } higher
card-effect-doomed = swap this colony for a world, no credits
card-effect-produce-here = { $gain } with a good from here
card-effect-produce-per = { $gain } per { $things }
card-effect-produce-most = { $gain } if you alone make most { card-good }goods
card-effect-consume = 1 { card-good }good for { $gain }
card-effect-consume-two = 2 goods for { $gain }
card-effect-consume-upto = up to { $amount ->
    [one] { $amount } { card-good }good
   *[other] { $amount } { card-good }goods
}, { $gain } each
card-effect-consume-per-good = { $gain } per good consumed, { $more } more with { $partner }
card-bonus-each = { $points } VP per { $things }.
card-bonus-per-kinds = { $points } VP per kind of colony, at most { $most }.
card-bonus-per-strength = { $points } VP per strength, at most { $most }.
