## Puzzles

lesson-puzzle-1-title = What a six can do
lesson-puzzle-1-say = Round 6. You have paid cubes for a copied 6. What does it pay for?
lesson-puzzle-1-tempting-1 = A base is good, but any die can fly. Only a 6 can do what you need most.
lesson-puzzle-1-tempting-2 = As a 5 it loses exactly what you bought it for.
lesson-puzzle-1-done = The last field of the transmitter is paid: 8 points at once, and it pays again in every production.

lesson-puzzle-2-title = Which way to fly?
lesson-puzzle-2-say = Two segments are left. Which way does the flight continue?
lesson-puzzle-2-tempting-1 = From there the flight ends without a base: one cube is all it brings.
lesson-puzzle-2-tempting-2 = This gate leads away from the systems.
lesson-puzzle-2-done = Through this gate the flight reaches a new system: the more bases you have, the more each is worth.

lesson-puzzle-3-title = Without a flight
lesson-puzzle-3-say = The last round: you have paid cubes for a copy of the 4. What does it pay for?
lesson-puzzle-3-tempting-1 = Any of your dice can fly. Only a 4 can do something better.
lesson-puzzle-3-tempting-2 = One base for the die and a modifier. A 4 can take you there without flying.
lesson-puzzle-3-done = { tech-aii-4 } takes your ship straight to a system: you get what the flight would have brought, and the patent as well.

lesson-puzzle-4-title = A modifier for the end
lesson-puzzle-4-say = Still the last round. You have the 6 in hand and one ±1 modifier left. What now?
lesson-puzzle-4-tempting-1 = A good flight, but one segment too short. After this round the modifier is worth nothing.
lesson-puzzle-4-tempting-2 = Seven segments take you nowhere better. Think of what else a 7 can pay for.
lesson-puzzle-4-done = The modifier makes the 6 a 7 before you decide. Unused, it would be worth nothing.

lesson-puzzle-5-title = The last die
lesson-puzzle-5-say = The last die of the game is a 2. What brings the most points now?
lesson-puzzle-5-tempting-1 = One segment reaches nothing new. The goal lies a little further.
lesson-puzzle-5-tempting-2 = A gyrodyne that never spins is worth a point. A base is worth more.
lesson-puzzle-5-done = The flight ends in one more system. At the end every base makes all the others worth more.

lesson-puzzle-6-title = Finish what you began
lesson-puzzle-6-say = The last round, a red 3. What does it pay for?
lesson-puzzle-6-tempting-1 = A base or two. But one of your transmitters is waiting for its last field.
lesson-puzzle-6-tempting-2 = 2 points. The transmitter you have begun brings more.
lesson-puzzle-6-done = The transmitter is finished and pays once more in the last production.

lesson-puzzle-7-title = The last six
lesson-puzzle-7-say = The last round: a modifier has made your 6 a 5. What does it pay for?
lesson-puzzle-7-tempting-1 = A new transmitter that will never be finished. There is one that can be.
lesson-puzzle-7-tempting-2 = 2 points. A field that is still open brings far more.
lesson-puzzle-7-done = The transmitter works: points at once, and it pays in the last production too.

lesson-puzzle-8-title = Fifteen at once?
lesson-puzzle-8-say = The last round, a 5 and ways to change it. What brings the most in the end?
lesson-puzzle-8-tempting-1 = 15 points at once look good. Count what two more bases add to all the others.
lesson-puzzle-8-tempting-2 = Four segments reach too little. Think of where the flight could end.
lesson-puzzle-8-done = Six segments bring two new bases. At the end of the game bases count together: each makes the others worth more.

lesson-puzzle-9-title = A short flight
lesson-puzzle-9-say = The last round, a 2. A gyrodyne, a transmitter – or something else?
lesson-puzzle-9-tempting-1 = A gyrodyne without a pulsar is worth 1 point at the end.
lesson-puzzle-9-tempting-2 = A transmitter with open fields scores nothing, and there is no round left to pay for them.
lesson-puzzle-9-done = Two segments are enough for one more good landing. In the last round take what scores at once.
