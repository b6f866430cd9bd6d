## Effects at the length of a card: what `en.ftl` says in sentences, under the same names after `card-`

card-effects-then = { $first }, { $rest }
card-effects-or = { $first } or { $rest }
card-costs-and = { $first }, { $rest }
card-cost-ore = { $n } ore{ $to ->
    [opponent] { " " }to an opponent
   *[bank] { "" }
}
card-cost-retire = retire { $n }
card-line-paid = { $cost }: { $line }
card-line-fee = { $cost }
card-line-where = { $line } (X: { $x })
card-amount-per = { " " }per { $what }
card-amount-most = { " " }(at most { $n })

card-effect-ore = { $n } ore{ $per }{ $most }
card-effect-pop = { $n } population{ $per }{ $most }{ $col ->
    [right] { " " }(rightmost)
   *[left] { "" }
}
card-effect-return-pop = return { $n } population{ $per }{ $most }
card-effect-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $per }{ $most }
card-effect-nothing = nothing
card-effect-ship = { $n ->
    [1] level { $level } ship
   *[other] { $n } ships of level { $level }
}{ $from ->
    [pop] { " " }from population
   *[supply] { "" }
}{ $at ->
    [deep] { " " }in Deep Space
    [any] { " " }anywhere
   *[dock] { "" }
}{ $col ->
    [right] { " " }(rightmost cube)
   *[left] { "" }
}{ $per }{ $most }
card-effect-upgrade = { $mode ->
    [spread] ships +{ $levels } in all
    [upto] up to { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } +{ $levels }
   *[exact] { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } +{ $levels }
}{ $per }{ $most }
card-effect-jump = jump { $points }{ $per }{ $most }
card-effect-warp = { $ships } of your ships anywhere
card-effect-colonise = colonise{ $target ->
    [fresh] { " " }what nobody held
   *[own] { "" }
}{ $control_bonus ->
    [no] { " " }(no control bonus)
   *[yes] { "" }
}
card-effect-research = research{ $only ->
    [seen] { " " }a known
   *[any] { "" }
} { $level }{ $cube ->
    [supply] { " " }with supply
   *[pop] { "" }
}{ $prereq ->
    [no] { " " }without needs
   *[yes] { "" }
}{ $immediate ->
    [no] { " " }or bonus
   *[yes] { "" }
}
card-effect-private = keep 1 of { $look } cards { $level }
card-effect-lay-tech = lay out 1 of { $look } cards { $level }
card-effect-automate = automate { $kind ->
    [food] food
    [ore] ore
   *[either] food or ore
}{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
}
card-effect-move-supply = { $src ->
    [right] move { $n } rightmost cubes
   *[any] { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } to column A
}
card-effect-produce = { $kind ->
    [growth] growth
    [ore] ore production
   *[trade] trade
}
card-effect-copy = { $kind ->
    [research] copy a research action
    [basic] a Basic action
   *[own] another action of yours
}
card-effect-uncover = unlock a level { $level } guild
card-effect-place-system = a new system { $deck }{ $as ->
    [sphere] { " " }beside this card
   *[neighbour] { "" }
}
card-effect-take-system = { $deck ->
    [sphere] take the system beside it
   *[other] take 1 of { $look } systems { $deck }
}
card-effect-send-ship = a ship to the museum
card-effect-swap-disc = swap an achievement disc
card-effect-keep = { $place ->
    [mat] { $owner ->
        [most_techs] to whoever has most technologies
       *[self] keep this card
    }
   *[other] this card stays
}{ $vp ->
    [0] { "" }
    [one] { " " }({ $vp } point)
   *[other] { " " }({ $vp } points)
}
card-effect-opt = optionally { $inner }
card-effect-choose = { $times ->
    [1] { "" }
   *[other] { $times }×{ " " }
}{ $inner }
card-effect-if = { $condition }: { $inner }
card-effect-each = { $whom ->
    [others] all others
   *[all] all
}: { $inner }

card-count-x = X
card-count-pop = { $n ->
    [1] population
   *[other] { $n } population
}
card-count-ore = { $n ->
    [1] ore
   *[other] { $n } ore
}
card-count-supply = { $n ->
    [1] supply cube
   *[other] { $n } supply cubes
}
card-count-colonised = { $n ->
    [1] colony
   *[other] { $n } colonies
}
card-count-controlled = { $n ->
    [1] system held
   *[other] { $n } systems held
}
card-count-top-level = { $n ->
    [1] highest level
   *[other] { $n } highest levels
}
card-count-techs = { $n ->
    [1] { $of ->
        [all] technology
       *[other] technology { $of }
    }
   *[other] { $of ->
        [all] { $n } technologies
       *[other] { $n } technologies { $of }
    }
}
card-count-passed-types = { $n ->
    [1] type passed on
   *[other] { $n } types passed on
} ({ $of }+)
card-count-automation = { $n ->
    [1] automation level
   *[other] { $n } automation levels
}
card-count-food-symbols = { $n ->
    [1] growth symbol
   *[other] { $n } growth symbols
}
card-count-ore-symbols = { $n ->
    [1] ore symbol
   *[other] { $n } ore symbols
}
card-count-symbols = { $n ->
    [1] { $of } symbol held
   *[other] { $n } { $of } symbols held
}
card-count-areas-with-strength = { $n ->
    [1] area of strength { $of }
   *[other] { $n } areas of strength { $of }
}
card-count-peak-strength = { $n ->
    [1] highest strength
   *[other] { $n } highest strength
}
card-count-excess = { $n ->
    [1] strength to spare
   *[other] { $n } strength to spare
}
card-count-taken = { $n ->
    [1] system taken
   *[other] { $n } systems taken
}
card-count-exchanges = { $n ->
    [1] exchange
   *[other] { $n } exchanges
}
card-count-swapped = { $n ->
    [1] disc swapped
   *[other] { $n } discs swapped
}
card-count-museum = { $n ->
    [1] museum point
   *[other] { $n } museum points
}

card-number-x = X
card-number-pop = population
card-number-ore = ore
card-number-supply = supply
card-number-colonised = colonies
card-number-controlled = systems held
card-number-top-level = highest level
card-number-techs = { $of ->
    [all] technologies
   *[other] technologies { $of }
}
card-number-passed-types = types passed on ({ $of }+)
card-number-automation = automation
card-number-food-symbols = growth symbols
card-number-ore-symbols = ore symbols
card-number-symbols = { $of ->
    [food] food
   *[ore] ore
} symbols held
card-number-areas-with-strength = areas of strength { $of }
card-number-peak-strength = highest strength
card-number-excess = strength to spare
card-number-taken = systems taken
card-number-exchanges = exchanges
card-number-swapped = discs swapped
card-number-museum = museum points

card-expr-number = { $n }
card-expr-plus = { $first } + { $rest }
card-expr-minus = { $first } − { $rest }
card-expr-times = { $first } × { $rest }
card-expr-divided = { $first } / { $rest }
card-expr-at-least = { $first } ≥ { $rest }
card-expr-at-most = { $first } ≤ { $rest }
card-expr-is = { $first } = { $rest }
card-expr-is-not = { $first } ≠ { $rest }
card-expr-above = { $first } > { $rest }
card-expr-below = { $first } < { $rest }
card-expr-and = { $first } and { $rest }
card-expr-or = { $first } or { $rest }
card-expr-most = { $first }, at most { $rest }
card-expr-least = { $first } or { $rest }

card-when-colonised = Colonising
card-when-production-done = After production
card-when-last-ore-disc = Last ore disc
card-when-researched = Researching
card-when-control-gained = Gaining control
card-when-control-lost = Losing control
card-when-jumped = After a jump
card-when-automated = Automating

card-rule-skip-prerequisite = { $n ->
    [one] { $n } prerequisite
   *[other] { $n } prerequisites
} fewer for known technologies
card-rule-retire-for-ore = { $n } ore may replace a retired population
card-rule-any-track-disc = discs from either track
card-rule-long-jump = 1 point takes a ship anywhere, not from Sol or Deep Space
card-rule-dock-everywhere = build in any system you hold
card-rule-push-pawn = { $n } ore to its owner: use a taken space
card-rule-cheap-growth-trade = trade: population for { $n } ore

card-says-at-will = { $times ->
    [any] At will
    [1] Once a turn
   *[other] { $times }× a turn
}: { $line }
card-says-when = { $when }: { $line }
card-says-when-if = { $when } { $if }: { $line }
card-says-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card-says-points-plus = { $n } plus { $more }{ $per }{ $most }

## Effects in a line, without what they cost: for action spaces

line-effects-then = { $first }, { $rest }
line-effects-or = { $first } or { $rest }
line-effect-ore = { $n } ore
line-effect-pop = { $n } population
line-effect-return-pop = return { $n }
line-effect-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
line-effect-nothing = nothing
line-effect-ship = { $n ->
    [1] build
   *[other] build { $n }
}
line-effect-upgrade = upgrade
line-effect-jump = jump { $points }
line-effect-warp = { $ships } ships anywhere
line-effect-colonise = colonise
line-effect-research = research { $level }
line-effect-private = private { $level }
line-effect-lay-tech = lay out { $level }
line-effect-automate = automate
line-effect-move-supply = move cubes
line-effect-produce = { $kind ->
    [growth] growth
    [ore] ore production
   *[trade] trade
}
line-effect-copy = { $kind ->
    [research] copy a research
    [basic] Basic action
   *[own] another action
}
line-effect-uncover = unlock a guild
line-effect-place-system = a new system
line-effect-take-system = take a system
line-effect-send-ship = ship to the museum
line-effect-swap-disc = swap a disc
line-effect-keep = keep this card
line-effect-opt = { $inner }
line-effect-choose = { $inner }
line-effect-if = { $inner }
line-effect-each = { $inner }
