## The rules in chapters

chapter-turn = Components, setup and turn
chapter-turn-text = Each faction has a mat with two production tracks full of discs, cubes that serve as supply, population and ships, and one pawn. A turn has three phases: an action, one production, and perhaps an achievement. Then it is the next player’s turn, until enough achievements have been claimed. Ore is your money, population does research and becomes ships, and supply waits on the mat until growth turns it into population.
chapter-action = Actions
chapter-action-text = Move your pawn to a free action space and do what it says: on the board, at an unlocked guild, or on a technology you have researched. The pawn must move; only the last basic action may be repeated. You pay the whole cost before anything happens, and you may not choose what you cannot pay or what would change nothing. A space is closed as long as a pawn stands on it, unless an ability says otherwise.
chapter-production = Production, cubes and automation
chapter-production-text = After the action choose exactly one: population growth, ore or trade. Growth gives a cube for every visible symbol, from the column of that letter; an empty column gives nothing. Ore gives a crystal for every visible symbol. Every disc that leaves a track, as a base, a colony or by automation, uncovers more. Automated discs also bring points at the end. Cubes used for research never come back.
chapter-research = Research
chapter-research-text = Research costs a population cube, which stays on the card. You need the technologies that lead to the slot. If the slot is empty, its event is turned up first; then you draw cards of a type your prerequisites pass on and choose the one that will lie there for everybody. The immediate bonus is yours at once, the action spaces from now on. Whoever researches the card later pays the same, but has nothing to choose any more.
chapter-ships = Ships and control
chapter-ships-text = Ships are cubes with a level, which is also their strength. They are built in Sol or in a shipyard you control, and each movement point takes one ship along one route. When the whole movement is over, control is checked: whoever has more strength than the holder takes the system, puts a disc from a track there and gets the bonus. The loser’s disc goes back, and production falls.
chapter-colonising = Colonising
chapter-colonising-text = You colonise only by an action that says so, on a technology or at a guild. You must control the system card and have the required strength there. Ships of that strength become supply again, all others there go to Deep Space. The card is yours for good, with a second disc, its points and its bonus; a new card takes its place. Strength above what is required is not paid back.
chapter-end = Achievements, end and points
chapter-end-text = At the end of your turn you must claim an achievement whose condition you meet, one at most; the first space of a card is worth most. Once three discs lie there in all (four with four players), you finish the round and play one more. Points come from technologies (1, 2, 3 by level), automation, colonised systems, bases, Sol and Deep Space, events and achievements. An achievement stays yours even if its condition is no longer met.
chapter-cards = Cards in detail
chapter-cards-text = How the effects of cards are carried out, one after the other, and what individual cards do. Look here when a card does something unusual.
chapter-cases = Examples and rulings
chapter-cases-text = Worked examples of whole turns, and rulings on what the rulebook leaves open.
