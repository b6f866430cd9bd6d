## Hints: where to look, why a move is good, what another one misses

look-mission = Look at your missions: which of them can this shape serve?
look-frontier = Look at the frontiers: one is within reach.
look-alien = Look for aliens that are not covered yet.
look-enclosed = Look at the resources: one of them can be enclosed.
look-ring = Look at the resources: which ring is nearly closed?
look-upgrade = Look at the upgrades: those on the map and those you have.
look-near-frontier = Look at the way to the frontiers.

term-mission = a mission
term-frontier = a frontier
term-alien = covered aliens
term-enclosed = an enclosed resource
term-ring = a ring round a resource
term-upgrade = upgrades
term-near-frontier = the way to a frontier

# of another move: “It … .”
lacks-mission = does less for your missions
lacks-frontier = gains less at the frontiers
lacks-alien = covers fewer aliens
lacks-enclosed = encloses fewer resources
lacks-ring = closes less of a ring round a resource
lacks-upgrade = leaves you fewer upgrades
lacks-near-frontier = leaves you further from the frontiers

reason-mission = It meets the { $mission } mission ({ $n } in all): +{ $points }.
reason-frontier = It reaches the { $frontier }: +{ $points }.
reason-alien = { $n ->
    [one] It covers an alien: the threat shrinks by { $points }.
   *[other] It covers { $n } aliens: the threat shrinks by { $points }.
}
reason-enclosed = It closes the ring round a resource: +{ $points }.
reason-ring = { $n ->
    [one] That leaves just one hex open round a resource; once enclosed, it is worth { $points }.
   *[other] That leaves just { $n } hexes open round a resource; once enclosed, it is worth { $points }.
}
reason-upgrade = It gains you an upgrade while there is still time to use it.
reason-near-frontier = { $n ->
    [one] That leaves you one hex short of the { $frontier }, worth { $points }.
   *[other] That leaves you { $n } hexes short of the { $frontier }, worth { $points }.
}

# what a tile gives the others
others-nothing = { $zone } fits nowhere on the others’ maps.
others-little = { $zone } brings the others little.
others-much = { $zone } suits the others well.
