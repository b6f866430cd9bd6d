## Coach notes: said once, when something is met for the first time

note-tile = Everybody carries out the action you choose; only you get its bonus. Choose one that helps you more than the others.
note-picking = The number is the price: a coin stands for credits, a shield for strength. A discovered world scores nothing until you settle it.
note-settling = Take two colonists or settle one world, never both. A military world needs strength instead of credits, and strength is not used up.
note-buying = A development works from the next action to the end of the game. Keep the credits for a world you want to settle soon.
note-selling = You may sell one good for credits; your powers turn the others into VP. First check how many goods they need.
note-side = Two homes, two ways to begin. Look at the power, not at the points.
note-surplus = You may have nine colonies and discovered worlds together. Give back the worlds you will never afford.
note-arming = A discarded good gives strength for this action only. It pays when the world is worth more than the good.
note-declaring = This tile counts as one kind of your choice. Name the kind that your powers use.
note-replacing = A colony may give way to a discovered world. You pay less, but lose what the old tile did.
note-windfalls = These powers put goods on windfall colonies. Each works once; begin with the one that has the fewest places to choose from.
note-bonus-windfall = Only this bonus or a power refills windfall colonies. Choose the good that brings you most.
note-stocking = Stored goods count for the goal, but can no longer be sold or consumed.
note-taxed = Credits you store count for the goal. What you keep, you can spend.
note-consuming = Use each power once, in any order. Begin with the one that needs the most goods.
note-keeping = A goal scores at the end of the game for what it names. Keep the one your empire is already heading for.
note-on-round = A new round: the tiles are back. Somebody else may be first to choose now.
note-on-end-triggered = The round is played out, then the points are counted. Go for what scores now; credits only break a tie.
