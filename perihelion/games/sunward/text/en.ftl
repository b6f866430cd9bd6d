title = Sunward
tagline = Draw your map of the galaxy in three rounds; what you choose for yourself chooses for the others too.

## Exploration zones

zone-moon = Moon
zone-lightning = Lightning
zone-rocket = Rocket
zone-asteroid = Asteroid
zone-shuttle = Shuttle
zone-star = Star
zone-sun = Rising Sun
zone-comet = Comet
zone-satellite = Satellite
zone-galaxy = Galaxy
zone-black-hole = Black hole
zone-moon-help = A crescent: an arc of four hexes.
zone-lightning-help = A zigzag of five hexes.
zone-rocket-help = A straight hull of four hexes.
zone-asteroid-help = A compact lump of four hexes.
zone-shuttle-help = A delta wing of three hexes.
zone-star-help = Three rays round a centre.
zone-sun-help = Half a disc: two hexes above three.
zone-comet-help = A head of three hexes and a tail of two.
zone-satellite-help = A body with two pairs of panels.
zone-galaxy-help = A core with two bent arms.
zone-black-hole-help = An open ring round an empty middle. Printed on the board; it has no mission of its own.

## Missions

mission-aliens = Aliens
mission-upgrades = Upgrades
mission-resources = Resources
mission-cluster = Cluster
mission-black-hole = Black hole
mission-aliens-help = Alien hexes covered by this shape.
mission-upgrades-help = Upgrade hexes covered by this shape.
mission-resources-help = Resource hexes next to this shape; each counts once.
mission-cluster-help = How many of these shapes are in their largest group.
mission-black-hole-help = How many of these shapes lie next to a black hole.

## The sheet and the board

frontier-upper-left = Perseus Frontier
frontier-upper-right = Sagittarius Frontier
frontier-lower-right = Orion Frontier
edge-top = Top edge
edge-bottom = Bottom edge
symbol-alien = Alien
symbol-upgrade = Upgrade
symbol-resource = Resource
spaceship = Spaceship
command-board = Command board
sheet = Space sheet
coordinate-tile = Coordinate tile { $tile }

## Sources of points

tally-mission-aliens = Mission: aliens
tally-mission-upgrades = Mission: upgrades
tally-mission-resources = Mission: resources
tally-mission-cluster = Mission: cluster
tally-mission-black-hole = Mission: black hole
tally-frontiers = Frontiers
tally-enclosed = Resources enclosed
tally-alien-threat = Alien threat

## What things are counted in

amount-point = { $amount ->
    [one] +{ $amount } point
   *[other] +{ $amount } points
}
amount-hex = { $amount ->
    [one] { $amount } hex
   *[other] { $amount } hexes
}
amount-alien = { $amount ->
    [one] { $amount } alien
   *[other] { $amount } aliens
}
amount-upgrade = { $amount ->
    [one] { $amount } upgrade
   *[other] { $amount } upgrades
}
amount-frontier = frontier: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Ranks of a solo game

rank-cadet = Cadet
rank-scout = Scout
rank-navigator = Navigator
rank-cartographer = Cartographer
rank-captain = Captain
rank-admiral = Fleet Admiral
rank-legend = Legend of the Galaxy

## Moves

move-place-tile = { $edge }, columns { $low } and { $high }: I draw { $circle }, the others { $octagon }
move-place-tile-solo = { $edge }, columns { $low } and { $high }: I draw { $circle }
move-leave-out = Leave out hex { $hex } of { $zone }
move-draw = { $zone }: { $hexes }
move-draw-nothing = Draw nothing this turn

## Prompts

prompt-place-tile = Assign coordinates: where does tile { $tile } go?
prompt-place-tile-reason = You draw the shape under the circle, everybody else the one under the octagon.
prompt-place-tile-solo-reason = You draw the shape under the circle.
prompt-draw = Draw: where does the { $zone } go?
prompt-draw-first-reason = The first shape must touch the spaceship.
prompt-draw-next-reason = { $upgrades ->
    [0] It must touch a shape drawn before.
    [one] It must touch a shape drawn before. You may leave out 1 hex.
   *[other] It must touch a shape drawn before. You may leave out { $upgrades } hexes.
}
prompt-others-draw = The others are drawing
prompt-others-draw-reason = { $done } of { $players } have drawn; all drawings are shown together.
prompt-over = The game is over
prompt-over-reason = The highest total wins; tied players share the victory.

## The log

event-round = Round { $round }
event-tile-placed = { $player }: tile { $tile } – own shape { $circle }, all others { $octagon }
event-drawn = { $player }: { $zone }, { $amount ->
    [one] { $amount } hex
   *[other] { $amount } hexes
}
event-nothing-drawn = { $player }: nothing drawn
event-frontier = { $player }: { $frontier }, { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

ending-last-round = The third round is over.

# Ways to play, for bots.
style-runner = frontier runner
style-runner-help = Heads straight for the frontiers, to be the first there.
style-miner = miner
style-miner-help = Encloses one resource after another.
style-hunter = alien hunter
style-hunter-help = Covers aliens before all else.
