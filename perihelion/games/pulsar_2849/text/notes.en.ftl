## Coach notes: said once, when something is met for the first time

note-choose-gate = Here your ship enters the map. A gate with several systems close by soon gives you bases.
note-take-die = The arrow marks the median. A die left of it moves your marker to the left, which is good; a die right of it moves it to the right.
note-turn = Each die pays for one action, with exactly its value. You can fly with any die: the flight is exactly that long.
note-bonus = The printed bonus is known; a tile from the stack is not, but is worth about 4 points.
note-choose-side = The two sides have different projects. Side 1 leans towards gyrodynes, side 2 towards flying.
note-pay = What glows costs exactly this value. One modifier may change the die first.
note-route = The flight must be exactly as long as the die. Systems on the way give bases, the end gives the bonus or the pulsar.
note-link = A transmitter that starts its own array stays separate for good. Linked halves become a red die when both operate.
note-teleport = Your ship goes there at once, and everything happens as if a flight had ended there.
note-premium = Cubes buy more points for a goal you have met. The second premium follows the first.
note-on-red-die = A bonus die, for this turn only. You may use at most one red die a round.
note-on-penalty = Your marker stands on −1 or −2. Take dice left of the median and move it back.
note-on-award = The builder award for that size is taken; the next one for it gives fewer points.
