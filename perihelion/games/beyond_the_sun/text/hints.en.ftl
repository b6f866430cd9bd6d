## Hints: where to look, why a move is good, what another one misses

look-points = Count the points that a move scores at once.
look-growth = Look at your growth track: which disc could leave it?
look-mining = Look at your ore track: which disc could leave it?
look-population = Count your population: what will the next turn cost?
look-ore = Count your ore: what will the next turn cost?
look-shortage = Look at how many cubes are still free to work and fly.
look-fleet = Look at your ships: where does their strength count?
look-risk = Look at your bases: which one could be taken from you?
look-ways = Look at the technologies: which one opens something new to you?
look-goal = Look at the achievements: which one is nearest?
look-under-way = Look at what the action still lets you do.

term-points = points
term-growth = population growth
term-mining = ore production
term-population = population
term-ore = ore
term-shortage = free cubes
term-fleet = the strength of the fleet
term-risk = the safety of a base
term-ways = new actions
term-goal = an achievement
term-under-way = what the action still brings

# of another move: “It … .”
lacks-points = brings fewer points
lacks-growth = leaves less growth for later
lacks-mining = leaves less ore production for later
lacks-population = leaves you less population
lacks-ore = leaves you less ore
lacks-shortage = leaves you short of cubes
lacks-fleet = leaves your fleet weaker
lacks-risk = leaves a base open to others
lacks-ways = opens fewer new actions
lacks-goal = does less for an achievement
lacks-under-way = leads to less in the rest of the action

reason-points = { $n ->
    [one] It scores { $n } point ({ $source }).
   *[other] It scores { $n } points ({ $source }).
}
reason-growth = A disc leaves the track: growth rises to { $now } for the rest of the game.
reason-growth-nearer = A disc leaves the growth track; the next symbol comes nearer.
reason-mining = A disc leaves the track: ore production rises to { $now } for the rest of the game.
reason-mining-nearer = A disc leaves the ore track; the next symbol comes nearer.
reason-population = It brings { $n } population; then you have { $now }.
reason-ore = It brings { $n } ore; then you have { $now }.
reason-fleet = It gathers strength { $n } at { $area }.
reason-risk = It guards your base at { $area }, which could be taken from you.
reason-colonise = You have no way to colonise yet; { $card } is one.
reason-ways = { $card } gives you something new to do.
reason-path = { $card } opens the way to what lies beyond it.
reason-goal = It brings you nearer to the achievement { $achievement }.
reason-under-way = What this action lets you do next is worth more.
reason-research = You research a technology: points, and often a new action.
