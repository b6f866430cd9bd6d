## Coach notes: said once, when something is met for the first time

note-side = Two homes, two ways to begin. Read the power, not the points.
note-surplus = Colonies and discovered worlds together may be nine. Give back what you will not afford.
note-arming = A good thrown away gives strength for this action only. It pays when the world is worth more than the good.
note-declaring = This tile counts as one kind of your choice. Name the kind that your powers use.
note-replacing = A colony may give way to a discovered world. You pay less, but lose what the old tile did.
note-windfalls = These powers put goods on windfall colonies. Each works once; begin with the one that has fewest places.
note-bonus-windfall = Windfall colonies refill only by this bonus or by a power. Choose the good that brings most.
note-stocking = Stored goods count for the goal and cannot be sold or consumed any more.
note-taxed = Credits you store count for the goal. What you keep, you can spend.
note-consuming = Each power once, in any order. Use the one that needs most goods first.
note-keeping = A goal scores at the end of the game for what it names. Keep the one your empire already goes for.
note-on-round = A new round: the tiles are back. Whoever chose first last time need not choose first now.
