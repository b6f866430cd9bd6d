## The rules in chapters

chapter-round = Setup and round
chapter-round-text = Eight rounds of three phases: dice, actions, production. Each player has a survey ship, markers on two tracks, and a headquarters. With two players everybody has two markers on each track and two places in the order; with two or three, some planets are blocked. In the dice phase everybody takes two dice, in the action phase everybody has one turn to use them, and production pays for all that has been set going. After round 8 the final scoring follows.
chapter-dice = Dice and the median
chapter-dice-text = The dice are rolled and laid out by value, and their median is marked. Everybody takes one die in order, then a second one in reverse order. A die left of the median moves one of your markers left, one right of it moves a marker right, by as many fields as it lies away from it. Left is good: engineers bring cubes, initiative an early choice; the right end costs points.
chapter-paying = Using dice
chapter-paying-text = Each die pays for exactly one action, with exactly its value; one modifier may change it first. Besides your silver dice you may use one red bonus die a round: from linked transmitters, a system, a patent or project, or copied from the dice left over for four cubes. Dice you do not use are lost. A +2 modifier only raises a die; only flights take any value.
chapter-flying = Flying, bases and pulsars
chapter-flying-text = A flight is exactly as long as its die, and no segment is flown twice. Every system you fly through or end in gives you a base, if there is a planet for it. Where the flight ends there is more: in a system its bonus or an exploration tile, on a free pulsar the pulsar itself, for the rest of the game. A pulsar belongs to one player.
chapter-gyrodynes = Gyrodynes
chapter-gyrodynes-text = Three steps: a tile (die 1, 2 or 4 for small, medium, large), a pulsar of yours to lay it on (laying it costs nothing), and a die of 3, 5 or 6 to make it spin. From then on it scores in every production. An award goes to whoever is first to have enough of one size. Two of that size on your pulsars are enough: 7 points for the first player, 4 for the second. A gyrodyne never moves again.
chapter-transmitters = Transmitters
chapter-transmitters-text = You take a transmitter by paying one of its dice and pay the others later, in any order. Decide at once whether it joins one of your arrays or starts its own. When everything is paid, it gives its bonus, turns over and pays in every production. Two linked transmitters that both operate give you a red die, once. Three are on offer each round.
chapter-projects = Headquarters and patents
chapter-projects-text = Projects form a pyramid: the upper ones open when those beneath are done. Some allow a gate run, one flight that scores for every gate of a colour. Patents open row by row, one more row each round; they work at once, in every production, all the time, or at the end, depending on their colour. A technology can be patented by two players at most.
chapter-production = Production
chapter-production-text = In order: a new player order by initiative, cubes by the engineer track, penalties of −1 and −2, operating transmitters, spinning gyrodynes with the bonus of the row, patents that produce, and the next row opens. What was finished in this round counts at once, so a gyrodyne or a transmitter that runs early pays most often. Markers on the last fields cost points in every round until they are moved left.
chapter-end = End and points
chapter-end-text = After round 8: purple patents, goals and the premiums that cubes buy, 1 for an idle pulsar and for an unfinished gyrodyne, 1 for two cubes, 7 and 4 for initiative, and the bases, each worth more than the one before. Whoever has the most points wins. Thirteen bases are worth 50 points, so a wide network pays. Goals ask for certain things to have been built, and are the same for all.
chapter-details = Icons and effects
chapter-details-text = What every icon on tiles, projects and patents means, and how effects are carried out.
chapter-cases = Examples and rulings
chapter-cases-text = Worked examples of flights, dice and scoring, and rulings on what the rulebook leaves open.
