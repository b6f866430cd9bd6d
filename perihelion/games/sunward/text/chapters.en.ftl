## The rules in chapters

chapter-turn = A turn
chapter-turn-text = Three rounds of four or five turns. In each turn the active player lays the top coordinate tile at an edge of the board, either side up, so that both its tabs fit into free notches. How far apart they are differs from tile to tile; the two halves of the board leave a gap one column wide between columns 3 and 4. The circle points at the shape that player draws, the octagon at everybody else’s. Notches stay used until the round ends, which happens when a tile fits nowhere; then all tiles come back. Zones, missions and your map stay for the whole game.
chapter-drawing = Drawing
chapter-drawing-text = Everybody draws at the same time, each on their own sheet. Your first shape touches the spaceship, every later one touches something you have drawn. Turn and mirror it as you like. It may cover empty hexes, aliens and upgrades, but never a resource, the ship or a hex already covered. If you can draw, you must; if the shape fits nowhere, you draw nothing this turn. Nobody sees a drawing before all are ready.
chapter-upgrades = Upgrades
chapter-upgrades-text = Covering an upgrade hex gives you an upgrade. In a later turn it lets you leave out one hex of the shape, wherever you like, as long as the rest stays in one piece; the smaller shape still counts in full. Use at most two in a turn, each only once, and never in the drawing that gained it. Upgrades left over at the end are worth nothing. They help most where the whole shape would not fit beside an alien or a frontier.
chapter-frontiers = Frontiers
chapter-frontiers-text = You reach a frontier by covering a hex that touches it. Whoever is first gets the larger number, 10 or 15; everybody who comes later gets the smaller one, 5 or 8. If several players arrive in the same turn, each of them counts as first. Frontiers are the only race in the game: nothing else on your sheet depends on the others. Every sheet has three frontiers, with both numbers beside them.
chapter-points = Points
chapter-points-text = Every zone has one mission, and only shapes of that zone meet it: by the aliens or upgrades they cover, the resources beside them, their largest group, or how many of them lie beside a black hole. Met 1 to 5 times, a mission brings 3, 6, 10, 15, 20, then 5 more each time. Add frontiers, and 10 for every resource enclosed on all sides. Every alien left uncovered costs 5. Whoever has the most points wins; tied players share the victory.
chapter-cases = Examples and rulings
chapter-cases-text = Worked examples show the rules on a drawn map. Where the rulebook leaves something open, a ruling says how it is played here.
