## What the game is about, its summary page, and the legend of its icons

goal = Have the most points after eight rounds: explore systems, make gyrodynes spin at pulsars, run transmitters, patent technologies.
heart = Everybody takes two dice from one row: a die left of the median moves one of your markers left, which is good, a die right of it to the right. Each die then pays for exactly one action with exactly its value; a flight is exactly as long as its die. What you have set going – spinning gyrodynes, operating transmitters – scores in every production.
ends = After the production of round 8 comes the final scoring: bases, goals, initiative and the rest.

summary-round = Round
summary-round-text = 1. dice: one each, then a second in reverse order; each moves a marker on a track: 1 step for the number next to the median, 1 more for each further, none on the median · 2. actions: your 2 dice, besides them at most 1 red bonus die · 3. production
summary-prices = What dice pay for
summary-prices-text = gyrodyne tile: small 1, medium 2, large 4 · finishing it, making it spin: small 3, medium 5, large 6 · ±1 modifier: 1 or 2; +2 modifier: 2 · transmitter, patent, project: as printed; one row of technologies is open in round 1, each round opens one more · flight: any value
summary-flight = Flight
summary-flight-text = exactly as many segments as the die; no segment twice · through a system: a base, on a barren planet if one is free · ending in a system: a base on a blue planet and a bonus · ending on a pulsar: it is yours
summary-tracks = Tracks
summary-tracks-text = left is good · engineers give cubes after the round · initiative gives the order · the last fields cost 1 or 2 points each round
summary-production = Production
summary-production-text = order · cubes · −1 and −2 · transmitters · spinning gyrodynes with the row’s bonus · green patents · a new row
summary-end = End
summary-end-text = after round 8: purple patents · goals · 1 point each: pulsar without a spinning gyrodyne, unfinished gyrodyne, 2 cubes · initiative: 7, 4 and 2 points for places 1 to 3 (three players: only 7 and 4) · bases (13 are worth 50)
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
