bts-tree = Technology tree
bts-space = Exploration
bts-mat = Faction mat
bts-your-mat = Your mat
bts-mat-of = Mat: { $name }
bts-back-to-mine = Back to mine
bts-goals = Achievements
bts-strap = Choices and outlook
bts-turn = A turn
bts-tab-tree = Tree
bts-tab-space = Space
bts-tab-mat = Mat
bts-tab-goals = Achievements
bts-columns = Columns of the tree
bts-basic-short = Basic
bts-phase-action = Action
bts-phase-production = Production
bts-phase-achievement = Achievement
bts-round = Round { $round } · { $n } of { $all } end discs
bts-round-last = Round { $round } · the end is near
bts-round-short = Round { $round }
bts-end-discs = end discs: { $n }/{ $all }
bts-last-round = round { $round } is the last
bts-decks = Decks: { $list }
bts-in-deck = deck { $n }
bts-decks-help = How many cards the decks hold. “Components” in the menu tells what is known of them.
bts-house = Values of this set’s own; those in the box may differ.
bts-level = Level { $level }
bts-event-waits = event card
bts-needs-of = needs { $n } of { $all }
bts-needs-n = needs { $n }
bts-slot-event = Slot { $slot }: undiscovered technology of level { $level }. An event lies here face down.
bts-slot-empty = Slot { $slot }: undiscovered technology of level { $level }.
bts-slot-needs = Needs: { $needs } (you have { $have }, { $need } needed).
bts-researched-by = Researched by: { $names }
bts-card-level = Level { $level } · type: { $types }
bts-card-pass = Passes on: { $type }
bts-card-deck = System of deck { $deck }
bts-extra = Extra ore for this space: { $ore }.
bts-shared = Holds any number of pawns; a pawn may stay here.
bts-pawns-here = Pawns here: { $names }
bts-guild-open = The guild is unlocked, for everybody.
bts-guild-covered = Locked; an event unlocks it.
bts-guild-terraformers = Terraformers
bts-guild-professors = Professors
bts-guild-technocrats = Technocrats
bts-guild-metascientists = Metascience
bts-yard = Shipyard
bts-food = food
bts-ore = ore
bts-population = population
bts-technologies = Technologies
bts-systems = Systems
bts-systems-held = systems controlled and colonised
bts-events = Events
bts-area-open = Nobody can control this area. At the end, 1 point for the highest strength.
bts-yard-help = Shipyard system ({ $spec }): whoever controls it may build ships here.
bts-base-of = Base: { $name } ({ $disc })
bts-ships-of = { $name }: strength { $strength } (levels: { $levels })
bts-own-ships = Your ships of level { $level }: { $n } ({ $area })
bts-loses = lost by: { $name }
bts-no-change = No change of control
bts-gains = gained by: { $name }
bts-automation = Automation
bts-automation-points = Level of automation: { $n }
bts-automation-help = Points for the levels in turn: { $list }; { $beyond } each beyond.
bts-growth = Growth
bts-growth-help = Population growth: 1 cube each from columns { $letters }. Now it gives { $n }.
bts-growth-track = Growth track: food discs taken off: { $off }. Symbols that show: { $letters }. A letter on a disc shows once the disc is gone.
bts-mines = Ore
bts-mines-help = Ore production: gives { $n }.
bts-mines-track = Ore track: discs taken off: { $off }. Symbols that show: { $n }.
bts-trade = Trade
bts-trade-help = Trade: any number of the three exchanges.
bts-trade-buy = { $price } ore → 1 population from supply
bts-trade-retire = 1 ore and a ship → 1 population; click the ship on the exploration board.
bts-trade-sell = 1 population → 1 ore
bts-column = Column { $letter }: { $n ->
    [one] { $n } supply cube
   *[other] { $n } supply cubes
} ({ $room ->
    [one] { $room } place
   *[other] { $room } places
})
bts-fleet = Ships by level: { $list }
bts-ability = Ability { $letter }
bts-ability-used = Used.
bts-museum = Ships in the museum: { $list }
bts-nothing-beside = Colonies and kept cards come here.
bts-part = { $have } of { $need }
bts-goal-left = Free spaces, points: { $list }
bts-goal-full = All spaces are taken.
bts-offer = Cards to choose from
bts-offer-of = Choosing: { $name }
bts-event-at = Event at slot { $slot }
bts-choose-type = The type for slot { $slot } is chosen by: { $name }
bts-from-area = From { $area }
bts-rows = Open rows
bts-decks-known = What is known of the decks
bts-deck-size = Deck { $deck }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
bts-deck-unseen = Unknown on top: { $n }
bts-deck-group = Below, group { $n } (order unknown): { $list }
bts-act-space = Place the pawn
bts-act-research = Research
bts-act-move = Move the ship
bts-act-done = Finish
bts-act-colonise = Colonise
bts-act-settle = Settle the crew
bts-act-build = Build
bts-act-upgrade = Upgrade
bts-act-claim = Claim it
bts-act-produce = Produce
bts-act-take = Take this card
bts-act-type = Choose this type
bts-act-skip = Skip
bts-act-do = Do it
bts-actions = Actions
bts-unknown = Unknown level { $level }
bts-sum-needs = Prerequisites
bts-sum-strength = Your strength
bts-sum-ore = Ore after
bts-sum-population = Population after
bts-could-research = You could research: { $names }.
bts-could-discover = { $n ->
    [one] You could discover { $n } unknown technology.
   *[other] You could discover one of { $n } unknown technologies.
}
bts-listed-space = { $action } · space { $n }
bts-growth-said = +{ $n }{ $next ->
    [none] { "" }
   *[other] , then column { $next }
}
bts-mines-said = +{ $n } ore{ $next ->
    [0] { "" }
   *[other] , then +{ $next }
}
bts-automation-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, then +{ $next }
bts-trade-buys = { $price } ore → 1 population
bts-trade-retires = 1 ore, a ship → 1 population
bts-trade-sells = 1 population → 1 ore

## Choices on a line of the list

listed-research = { $card }

## On a card: amounts as a sign with its number

bts-signed-cost-ore = { $n }⟨ore⟩{ $to ->
    [opponent] { " " }to an opponent
   *[bank] { "" }
}
bts-signed-cost-retire = { $n }⟨retire⟩
bts-signed-effect-ore = +{ $n }⟨ore⟩{ $per }{ $most }
bts-signed-effect-pop = +{ $n }⟨population⟩{ $per }{ $most }{ $col ->
    [right] { " " }(rightmost)
   *[left] { "" }
}
bts-signed-effect-automate = automate { $kind ->
    [food] ⟨food⟩
    [ore] ⟨oreDisc⟩
   *[either] ⟨food⟩ or ⟨oreDisc⟩
}{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
}
