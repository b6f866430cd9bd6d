## Hints: where to look, why a move is good, what another one misses

look-score = Look for points that you get at once.
look-cubes = Count your engineer cubes.
look-tokens = Look at your modifiers: a die changed by one may be the right one.
look-bases = Look at the systems your ship can fly through.
look-gyrodynes = Look at pulsars and gyrodynes: which one could spin soon?
look-awards = Look at the builder awards: how many of a size do you still need?
look-transmitters = Look at the transmitters: which one can you pay for?
look-patents = Look at the technologies: which one works for you most often?
look-headquarters = Look at your headquarters: which project comes next?
look-goals = Look at the goals for the end of the game.
look-dice = Look at the dice: which value can you use best?
look-engineers = Look at the engineer track: who gets cubes after this round?
look-initiative = Look at the initiative track: which place can you reach?
look-penalty = Look at your markers: right is bad.
look-flight = Look at the map: where could this flight end?

term-score = points at once
term-cubes = engineer cubes
term-tokens = modifiers
term-bases = bases
term-gyrodynes = gyrodynes and pulsars
term-awards = a builder award
term-transmitters = transmitters
term-patents = patents
term-headquarters = a headquarters project
term-goals = goals
term-dice = the use of a die
term-engineers = your place on the engineer track
term-initiative = your place on the initiative track
term-penalty = markers further left
term-flight = a good end of the flight

# of another move: “It … .”
lacks-score = brings fewer points at once
lacks-cubes = leaves you fewer engineer cubes
lacks-tokens = leaves you fewer modifiers
lacks-bases = brings fewer bases
lacks-gyrodynes = does less for your gyrodynes
lacks-awards = does less for a builder award
lacks-transmitters = does less for your transmitters
lacks-patents = gains less from patents
lacks-headquarters = does less for your headquarters
lacks-goals = does less for the goals
lacks-dice = leaves you dice that are harder to use
lacks-engineers = gives you a worse place on the engineer track
lacks-initiative = gives you a worse place on the initiative track
lacks-penalty = leaves your markers further right
lacks-flight = takes your ship to a worse place

reason-score = { $n ->
    [one] It brings a point at once.
   *[other] It brings { $n } points at once.
}
reason-cubes = { $n ->
    [one] It brings an engineer cube.
   *[other] It brings { $n } engineer cubes.
}
reason-tokens = It brings a modifier, and a die changed by one is often the right one.
reason-bases = { $n ->
    [one] A new base; the more you have, the more each is worth.
   *[other] { $n } new bases; the more you have, the more each is worth.
}
reason-gyrodynes = { $rounds ->
    [one] If it spins now, it still scores { $n }.
   *[other] If it spins now, it scores { $n } a round for { $rounds } rounds.
}
reason-pulsar = It claims a pulsar, and a gyrodyne can be built there.
reason-gyrodyne-tile = It gives you a { $size } to build.
reason-awards = It brings you nearer to a builder award.
reason-transmitters-run = A transmitter starts working and pays in every production.
reason-transmitters = It brings a transmitter nearer to working.
reason-patents = { $technology } works for you from now on.
reason-headquarters = A project is completed, and the ones above it come within reach.
reason-goals = It brings you nearer to a goal.
reason-die = Of the dice on offer, a { $n } is the one you can use best.
reason-dice = It leaves you dice for something better.
reason-engineers = You are number { $place } on the engineer track: cubes after this round.
reason-initiative = You are number { $place } on the initiative track: an earlier choice next round.
reason-initiative-end = You are number { $place } on the initiative track: the leading places score at the end.
reason-penalty = It moves your marker further left.
reason-flight = { $n ->
    [one] One segment is left to fly, and the flight can end in a good place.
   *[other] { $n } segments are left to fly, and the flight can end in a good place.
}
