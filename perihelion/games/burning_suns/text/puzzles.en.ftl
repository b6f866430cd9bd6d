## Puzzles

lesson-puzzle-1-title = Who builds first?
lesson-puzzle-1-say = 11 crystals lie ready. Where does the first leader go?
lesson-puzzle-1-tempting-1 = Build it is, but on the third space others buy before you.
lesson-puzzle-1-tempting-2 = The right action, the wrong space: whoever stands on the first one buys first.
lesson-puzzle-1-done = Any leader will do, for Build needs no roll. The first space has the first choice from the market.

lesson-puzzle-2-title = Seven in eight
lesson-puzzle-2-say = Your leaders wait. Which action brings most with little risk?
lesson-puzzle-2-tempting-1 = The fleet has somewhere to go, but it can go there next round as well. A system waits now.
lesson-puzzle-2-tempting-2 = No roll, little gain. Look for the action that wins a system.
lesson-puzzle-2-done = Diplomacy: a chance of 88 % to win a system without a fight. On the first space nobody comes before you.

lesson-puzzle-3-title = The last leader
lesson-puzzle-3-say = One leader is left, and 6 crystals. Where does it go?
lesson-puzzle-3-tempting-1 = Build it is, but why last? What you want may be bought by then.
lesson-puzzle-3-tempting-2 = You would see new tiles. The crystals would lie idle for a whole round.
lesson-puzzle-3-done = Crystals are only worth what they buy, and the first space buys first.

lesson-puzzle-4-title = The Mission
lesson-puzzle-4-say = Your Mission has succeeded: it becomes any other action. Which one?
lesson-puzzle-4-tempting-1 = Diplomacy brings a system or nothing at all. Another action brings something even when it fails.
lesson-puzzle-4-tempting-2 = An agent would be good, but a failed roll brings only a regiment.
lesson-puzzle-4-done = Scan: an artefact or 5 crystals, and even a failure brings 3.

lesson-puzzle-5-title = One more source
lesson-puzzle-5-say = You hold 5 antimatter; 6 win. What do you plan first?
lesson-puzzle-5-tempting-1 = 6 crystals buy ships, hardly the missing antimatter. You have to find a new source.
lesson-puzzle-5-tempting-2 = On the third space, with 6 crystals, little will be left to buy.
lesson-puzzle-5-done = Explore needs no roll, and tiles that nobody has seen may hold the system you need.

lesson-puzzle-6-title = Five to four
lesson-puzzle-6-say = 5 antimatter against 4. One leader is left: where can the sixth come from?
lesson-puzzle-6-tempting-1 = New tiles help next round at the earliest. The rival may have won by then.
lesson-puzzle-6-tempting-2 = Nobody is there to be won over by a leader so weak. Where does even a failure bring something?
lesson-puzzle-6-done = Recruit: an agent may bring the antimatter you lack, and a failure still brings a regiment.

lesson-puzzle-7-title = The second leader
lesson-puzzle-7-say = Explore is planned. What should your second leader do about it?
lesson-puzzle-7-tempting-1 = The third space of Build acts late, and there are only 6 crystals.
lesson-puzzle-7-tempting-2 = The third space comes after the others: what you want may be gone by then.
lesson-puzzle-7-done = What acts early can use what Explore turns up – a fleet on its way, or a leader who is first.

lesson-puzzle-8-title = Crystals can wait
lesson-puzzle-8-say = 15 crystals, no antimatter; the rival has 3. Where does the first leader go?
lesson-puzzle-8-tempting-1 = The crystals will be there for the next leader, too. The only roll that wins a system should come first.
lesson-puzzle-8-tempting-2 = Build needs no roll and is still open later. Somebody else may take the first space of something rarer.
lesson-puzzle-8-done = Diplomacy by a good leader: three chances in four of a system without a fight, and its income from then on.
