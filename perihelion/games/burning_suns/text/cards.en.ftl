## What stands on a card: the moment in one line, below it what the card does, shorter than the sentence

card-ability = { $when }
    { $effects }.
card-ability-by-force = { $when }
    { $effects } (X: { force-light } { $light }, { force-neutral } { $neutral }, { force-dark } { $dark }).
card-next = { $first }
    { $rest }
card-both = { $first } and { $rest }
card-list = { $first }, { $rest }
card-paid = { $first }: { $rest }

moment-passive = Always
moment-status = Each status phase{ $conditions }
moment-activate = When activated{ $conditions }
moment-reveal = When turned up{ $conditions }
moment-before = Before { $deeds }{ $conditions }
moment-after = After { $deeds }{ $conditions }
if-attacker = { $more }
if-defender = , defending{ $more }
if-bystander = { " " }of another empire{ $more }
if-win = , if you win{ $more }
if-lose = , if you lose{ $more }
if-success = , on success{ $more }
if-roll = , with a roll{ $more }
if-outnumbered = , outnumbered{ $more }
if-min-enemy = { " " }against { $n }+ units{ $more }
if-own-fleet-here = , with a fleet of { $n }+ here{ $more }

brief-within = { " " }within { $n }
brief-your-pick = { " " }of your choice
brief-per-own-fleet4 = { " " }per fleet of 4+
brief-per-unique = { " " }per unique unit
brief-per-controlled = { " " }per system
brief-per-artefact = { " " }per artefact
brief-per-destroyed = { " " }per enemy destroyed
brief-per-inhabited = { " " }per inhabited system
brief-units-regiment = { $n ->
    [one] 1 regiment
   *[other] { $n } regiments
}
brief-victims-regiment = { $n ->
    [one] 1 regiment
   *[other] { $n } regiments
}
brief-victims-unit = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
brief-victims-fleet = { $n ->
    [one] 1 of a fleet
   *[other] { $n } of a fleet
}
brief-victims-army = { $n ->
    [one] 1 of an army
   *[other] { $n } of an army
}
brief-goods-titan = titan costs
brief-goods-starbase = starbase costs
brief-goods-colossus = colossus costs
brief-goods-unit = units cost
brief-goods-unique = unique units cost
brief-goods-resource = resources cost

brief-effect-tax = it pays you { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
} or its action ends
brief-effect-steal = take { $what ->
    [crystals] { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }
    [antimatter] { $n } antimatter
    [agent] { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
   *[artefact] { $n ->
        [one] 1 artefact
       *[other] { $n } artefacts
    }
} { $who ->
    [opponent] from the opponent
    [each-other] from everybody
    [up-to-two] from up to two empires
   *[chosen] from an empire
}{ $reach }
brief-effect-hold-antimatter = +{ $n } antimatter
brief-effect-add = add { $units } { $place ->
    [home] at home
    [controlled] in your space
    [own-fleet] to a fleet
    [own-army] to your army
   *[here] there
}{ $per }
brief-effect-join = { $units } fight for you
brief-effect-place-npc = place { $units } { $place ->
    [any-tile] on a tile in reach
    [uncontrolled] in a free system
   *[here] there
}
brief-effect-deploy = land { $n ->
    [one] 1 more regiment
   *[other] { $n } more regiments
}
brief-effect-transfer = bring up to { $n ->
    [one] 1 regiment
   *[other] { $n } regiments
} from your systems
brief-effect-leap = { $what ->
    [army] an army
   *[fleet] a fleet
} leaps to { $place ->
    [controlled] your system
    [anomaly] an anomaly
   *[other] any tile
}
brief-effect-destroy = destroy { $victims }{ $who ->
    [opponent] { "" }
    [each-other] { " " }of everybody
    [up-to-two] { " " }of up to two empires
    [chosen] { " " }of an empire
   *[nobody] { "" }
}{ $reach }{ $assign }
brief-effect-cancel-damage = cancel { $n } damage in the first turn{ $scope ->
    [battle] { " " }of battle
    [assault] { " " }of assault
   *[any] { "" }
}
brief-effect-salvage = bring back { $n ->
    [one] 1 lost unit
   *[other] { $n } lost units
}
brief-effect-repair = repair { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
}
brief-effect-reroll = { $n ->
    [one] 1 reroll
   *[other] { $n } rerolls
} { $what ->
    [leader] for leader rolls
    [battle] in battle
    [bombard] in bombardment
    [assault] in assault
   *[other] for { $action }
}{ $per }
brief-effect-no-rerolls = no enemy rerolls { $what ->
    [battle] in battle
    [bombard] in bombardment
    [assault] in assault
   *[other] for { $action }
}
brief-effect-attack = { $what ->
    [fleet] fleets
    [army] armies
    [enemy-fleet] enemy fleets
    [here] units here
   *[this] this kind
} { $signed } attack{ $per }
brief-effect-dice = { $what ->
    [titan] titan rolls
    [starbase] starbase rolls
    [colossus] colossus rolls
   *[other] this kind rolls
} { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}{ $per }
brief-effect-hit-damage = { $what ->
    [titan] titan
    [starbase] starbase
    [colossus] colossus
   *[other] this kind
} hits for { $n } more{ $per }
brief-effect-unit-cost = cost { $signed }{ $per }
brief-effect-strike = +{ $n } attack in the first turn{ $per }
brief-effect-discount = { $goods } { $n } less{ $per }
brief-effect-limit = { $what ->
    [fleet] fleets may have { $n } more
    [army] armies may have { $n } more
    [agent] hold { $n } more { $n ->
        [one] agent
       *[other] agents
    }
    [artefact] hold { $n } more { $n ->
        [one] artefact
       *[other] artefacts
    }
   *[build] buy { $n } more
}{ $per }
brief-effect-distance = { $what ->
    [jump] jump
   *[diplomacy] diplomacy
} { $n } farther{ $per }
brief-effect-boost = boost { $n } for { $what ->
    [leader] leader rolls
   *[other] { $action }
}{ $per }
brief-effect-perform = perform { $action } too
brief-effect-instead = do { $actions } instead
brief-effect-reveal = reveal { $n ->
    [one] 1 tile
   *[other] up to { $n } tiles
}
brief-effect-place-system = lay { $n ->
    [one] 1 new system
   *[other] { $n } new systems
} { $what ->
    [up] face up
   *[down] face down
}
brief-effect-return-tile = bring back { $n } { $what ->
    [anomaly] { $n ->
        [one] anomaly
       *[other] anomalies
    }
   *[void] { $n ->
        [one] void
       *[other] voids
    }
}
brief-effect-swap-systems = swap two systems{ $n ->
    [one] { "" }
   *[other] , { $n } times
}
brief-effect-wormhole = { $place ->
    [controlled] your systems are wormholes
   *[here] a wormhole for you
}
brief-effect-control = { $what ->
    [own] calm a system of yours
   *[other] stir up a system{ $reach }
}
brief-effect-seize = take a free { $what ->
    [inhabited] inhabited
   *[uninhabited] uninhabited
} system{ $reach }
brief-effect-ban = { $what ->
    [battle] no battle here
   *[hostile-diplomacy] no unrest by diplomacy { $place ->
        [controlled] in your systems
       *[here] here
    }
}
brief-effect-draw = take { $what ->
    [agent] { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
   *[artefact] { $n ->
        [one] 1 artefact
       *[other] { $n } artefacts
    }
}{ $source ->
    [deck] { " " }from the deck
    [faceup] , the face-up one
   *[any] { "" }
}
brief-effect-search = find { $what ->
    [agent] { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
   *[artefact] { $n ->
        [one] 1 artefact
       *[other] { $n } artefacts
    }
} in the deck
brief-effect-receive = take { $what ->
    [technology] { $n ->
        [one] 1 technology
       *[other] { $n } technologies
    }
    [upgrade] { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }
   *[resource] { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
} for free
brief-effect-discard = { $who ->
    [self] discard
    [opponent] the opponent discards
    [each-other] everybody else discards
    [up-to-two] up to two empires discard
   *[chosen] an empire discards
} { $what ->
    [agent] { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
    [artefact] { $n ->
        [one] 1 artefact
       *[other] { $n } artefacts
    }
    [race-card] { $n ->
        [one] 1 race card
       *[other] { $n } race cards
    }
   *[technology] { $n ->
        [one] 1 technology
       *[other] { $n } technologies
    }
}{ $reach }
brief-effect-replace = turn { $units } into { $new } each
brief-effect-refresh = renew the market
brief-effect-peek = look at { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
brief-effect-count-as = count as any force
brief-effect-ignore = { $what ->
    [opposing-fleet] ignore opposing fleets
    [dreadnought-role] any ship may colonise
   *[jump-stop] fleets do not stop your jumps
}
brief-effect-discard-self = discard it
brief-effect-choose = { $first } or { $second }
