## What the game is about, its summary page, and the legend of its icons

goal = Have the most points after eight rounds: explore systems, make gyrodynes spin at pulsars, run transmitters, patent technologies.
heart = Everybody takes two dice from one row: a die right of the median pushes one of your markers back, one left of it pulls it forward. Each die then pays for exactly one action with exactly its value; a flight is exactly as long as its die. What you have set going – spinning gyrodynes, operating transmitters – pays in every production from now on.
ends = After the production of round 8 comes the final scoring: bases, goals, initiative and the rest.

summary-round = Round
summary-round-text = 1. dice: one each, then a second in reverse order; each moves a marker on a track · 2. actions: your 2 dice, at most 1 red die · 3. production
summary-prices = What dice pay for
summary-prices-text = gyrodyne tile: small 1, medium 2, large 4 · making it spin: 3, 5, 6 · ±1 modifier: 1 or 2; +2 modifier: 2 · transmitter, patent, project: as printed; each round opens one more row of technologies · flight: any value
summary-flight = Flight
summary-flight-text = exactly as many segments as the die; no segment twice · through a system: a base · ending in a system: a base on a blue planet and a bonus · ending on a pulsar: it is yours
summary-tracks = Tracks
summary-tracks-text = left is good · engineers give cubes after the round · initiative gives the order · the last fields cost 1 or 2 points each round
summary-production = Production
summary-production-text = order · cubes · −1 and −2 · transmitters · spinning gyrodynes with the row’s bonus · green patents · a new row
summary-end = End
summary-end-text = after round 8: purple patents · goals · pulsar without a spinning gyrodyne 1 · unfinished gyrodyne 1 · 2 cubes 1 · initiative 7 and 4 (two players: 4 and 2) · bases (13 are worth 50)
summary-care = Watch out
summary-care-text = values are exact, one modifier per die · the end of a flight counts most · right is bad · make gyrodynes spin early · unused dice are lost

legend-die = die
legend-cube = engineer cube
legend-gyrodyne = gyrodyne
legend-pulsar = pulsar
legend-system = planetary system
legend-base = base
legend-dish = transmitter
legend-bolt = energy of a transmitter
legend-green = gate: green triangle
legend-orange = gate: orange square
legend-pink = gate: pink ring
legend-tile = exploration bonus tile
legend-book = technology
legend-pyramid = headquarters
legend-award = award
legend-flag = goal
legend-points = points
legend-rocket = flight
legend-isolated = isolated pulsar
legend-any = any of them
legend-link = linked transmitters
legend-copy = another player’s technology
legend-gates = gate run
legend-arrow = becomes
