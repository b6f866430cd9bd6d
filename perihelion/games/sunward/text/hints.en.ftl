## Hints: where to look, why a move is good, what another one misses

look-mission = Look at your missions: which of them can this shape serve?
look-frontier = Look at the frontiers: one is within reach.
look-alien = Look for aliens that are not covered yet.
look-enclosed = Look at the resources: one of them can be enclosed.
look-ring = Look at the resources: which ring is nearly closed?
look-upgrade = Look at the upgrades, on the map and in your hand.
look-near-frontier = Look at the way to the frontiers.

term-mission = a mission
term-frontier = a frontier
term-alien = covered aliens
term-enclosed = an enclosed resource
term-ring = a ring round a resource
term-upgrade = upgrades
term-near-frontier = the way to a frontier

reason-mission = It meets the mission { $mission } ({ $n } in all): +{ $points }.
reason-frontier = It reaches the { $frontier }: +{ $points }.
reason-alien = { $n ->
    [one] It covers an alien: the threat shrinks by { $points }.
   *[other] It covers { $n } aliens: the threat shrinks by { $points }.
}
reason-enclosed = It closes the ring round a resource: +{ $points }.
reason-ring = { $n ->
    [one] Only one hex is then missing round a resource; closed, it is worth { $points }.
   *[other] Only { $n } hexes are then missing round a resource; closed, it is worth { $points }.
}
reason-upgrade = It gains an upgrade while there is time to use it.
reason-near-frontier = { $n ->
    [one] The { $frontier }, worth { $points }, is then one hex away.
   *[other] The { $frontier }, worth { $points }, is then { $n } hexes away.
}
