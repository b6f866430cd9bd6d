## Puzzles

lesson-puzzle-1-title = Who buys first?
lesson-puzzle-1-say = The market has { resource-con-well } for 5 crystals. You have 8, the rival has 7. Where does your first leader go?
lesson-puzzle-1-tempting-1 = The right action, but on the third space the rival buys before you, and { resource-con-well } will be gone.
lesson-puzzle-1-tempting-2 = An agent would help, but the roll may fail. What the market offers needs no roll, only to be there first.
lesson-puzzle-1-done = { resource-con-well } is worth 1 antimatter. Any leader will do, because Build needs no roll; what counts is the first space.

lesson-puzzle-2-title = Six, and a round to go
lesson-puzzle-2-say = You hold 6 antimatter, which wins at the end of the round; the rival holds 5. All your leaders are waiting. Where does the first one go?
lesson-puzzle-2-tempting-1 = That changes little. Which action can win you a whole system?
lesson-puzzle-2-tempting-2 = Mission acts last of all, and its roll may fail as well. Go straight for what you need.
lesson-puzzle-2-done = Diplomacy: a 62% chance to win a system without a fight. On the first space nobody comes before you.

lesson-puzzle-3-title = The last leader
lesson-puzzle-3-say = One leader is left, and 6 crystals. Where does it go?
lesson-puzzle-3-tempting-1 = Build is right, but why last? What you want may be sold by then.
lesson-puzzle-3-tempting-2 = You would see new tiles. The crystals would lie idle for a whole round.
lesson-puzzle-3-done = Crystals are only worth what they buy, and the first space buys first.

lesson-puzzle-4-title = The Mission
lesson-puzzle-4-say = Your Mission has succeeded: it becomes any other action. Which one?
lesson-puzzle-4-tempting-1 = Diplomacy brings a system or nothing at all. Another action brings something even when it fails.
lesson-puzzle-4-tempting-2 = An agent would be good, but a failed roll brings only a regiment.
lesson-puzzle-4-done = Scan: an artefact or 5 crystals, and even a failure brings 3.

lesson-puzzle-5-title = One more source
lesson-puzzle-5-say = You hold 5 antimatter; 6 win. What do you plan first?
lesson-puzzle-5-tempting-1 = 6 crystals buy ships, but hardly the antimatter you lack. You have to find a new source.
lesson-puzzle-5-tempting-2 = On the third space, with 6 crystals, little will be left to buy.
lesson-puzzle-5-done = Explore needs no roll, and tiles that nobody has seen may hold the system you need.

lesson-puzzle-6-title = Five to four
lesson-puzzle-6-say = 5 antimatter against 4, and one leader left. Where can the sixth come from?
lesson-puzzle-6-tempting-1 = New tiles help next round at the earliest, and the rival may have won by then.
lesson-puzzle-6-tempting-2 = So weak a leader will hardly win anybody over. Where does even a failure bring something?
lesson-puzzle-6-done = Recruit: an agent may bring the antimatter you lack, and a failure still brings a regiment.

lesson-puzzle-7-title = The second leader
lesson-puzzle-7-say = Explore is planned. What should your second leader do about it?
lesson-puzzle-7-tempting-1 = The third space of Build acts late, and you have only 6 crystals.
lesson-puzzle-7-tempting-2 = The third space comes after the others: what you want may be gone by then.
lesson-puzzle-7-done = A leader who acts early can use what Explore turns up – with a fleet on its way, or by being first.

lesson-puzzle-8-title = Who lands first?
lesson-puzzle-8-say = 4 antimatter each. Your dreadnought and one of the rival’s both stand over { tile-uninhabited-4 }, which is worth 1. Where does your first leader go?
lesson-puzzle-8-tempting-1 = Colonise is right, but on the third space the rival lands before you.
lesson-puzzle-8-tempting-2 = 16 crystals can wait. A system over which both fleets stand cannot.
lesson-puzzle-8-done = The first space of Colonise acts first: 1 antimatter for you, and none for the rival. Any leader will do, because it needs no roll.
