sunward-your-sheet = Your sheet
sunward-sheet-of-name = Sheet: { $name }
sunward-sheet-of = Sheet of { $name }, shapes drawn: { $n }
sunward-sheet-keys = Your sheet. In hand: { $zone }, { $n ->
    [one] { $n } place
   *[other] { $n } places
} this way up. Arrows move it, Q and E turn it, F mirrors it, Enter draws.
sunward-board-keys = Command board. Arrows choose notches, F turns the tile over, Enter places it.
sunward-back-to-mine = Back to my sheet
sunward-dot-help = Amber dot: the shape fits with its top hex here
sunward-leave-help = Click a hex to leave it out
sunward-panels = Panels
sunward-tile-of = Tile { $n } of { $all }
sunward-round = Round { $round } of 3 · turn { $turn }
sunward-round-short = Round { $round }/3
sunward-phase-assign = Assign
sunward-phase-draw = Draw
sunward-who-draws = { $name }: { $circle }, all others: { $octagon }
sunward-tab-sheet = Sheet
sunward-tab-board = Board
sunward-score-own = Your score if it ended now
sunward-score-final = Final score: { $name }
sunward-score-of = Score if it ended now: { $name }
sunward-upgrades = Upgrades
sunward-upgrades-left = { $n } left
sunward-upgrades-said = Upgrades gained: { $gained }, used: { $used }
sunward-points-table = Points ×1…×5: { $list }, then +{ $beyond }
sunward-hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
sunward-draw-bar = The shape in hand
sunward-turn = Turn
sunward-mirror = Mirror
sunward-leave-out = Leave out
sunward-leave-done = Done
sunward-leave-out-hex = Leave out hex { $hex }
sunward-leave-out-of = Leave out a hex of { $zone }
sunward-fits-nowhere = Fits nowhere as a whole
sunward-leave-more = Leave out one more hex
sunward-place-before = Previous place
sunward-place-next = Next place
sunward-places = { $here } of { $all } places this way up
sunward-covers-nothing = covers no symbol
sunward-drawn-waiting = Drawn. All drawings are shown together.
sunward-bar-waiting = The shape to draw appears here when the tile is placed.
sunward-bar-over = All sheets are finished.
sunward-turn-over = Turn the tile over
sunward-from-row = From row { $row }
sunward-act-place = Place here
sunward-act-draw = Draw here
sunward-act-leave = Leave it out
sunward-act-nothing = Draw nothing
sunward-count-aliens = Aliens covered
sunward-count-upgrades = Upgrades left
sunward-count-frontiers = Frontiers reached

## Why a move is refused

refused-WSS-3_1 = Not now: first coordinates are assigned, then everybody draws.
refused-WSS-3_2 = Only the active player places the tile, and both tabs need a notch.
refused-WSS-3_3 = One of these notches is taken.
refused-WSS-3_6 = You have already drawn this turn.
refused-WSS-4_1 = The shape must touch one drawn before; the first one touches the spaceship.
refused-WSS-4_2 = This shape has no such orientation.
refused-WSS-4_4 = A shape may not leave the grid, cover a resource or overlap another shape.
refused-WSS-6_2 = There is no unused upgrade for that.
refused-WSS-6_3 = At most two upgrades may be used in a turn.
refused-WSS-6_4 = What is left would fall apart or fit nowhere.
sunward-key-turn = turn the shape
sunward-key-mirror = mirror the shape, turn the tile over
sunward-key-leave-out = leave out hexes
sunward-me = me
sunward-all = others
sunward-i-draw = You draw { $circle }.
sunward-we-draw = You draw { $circle }, all others draw { $octagon }.
sunward-board-help = The tile tells who draws which shape: the circle whoever places it, the octagon all others.
sunward-or = or { $points }
sunward-mission-aliens = aliens covered
sunward-mission-upgrades = upgrades covered
sunward-mission-resources = resources beside
sunward-mission-cluster = largest cluster
sunward-mission-black-hole = at a black hole
sunward-on-card-sun = Rising Sun
sunward-on-card-shuttle = Shuttle
sunward-drawn-at = { $zone }: top hex { $hex }
sunward-mission-line = Mission: { $mission }
sunward-explain-alien = Alien: each one that no shape covers costs points at the end
sunward-explain-resource = Resource: enclosed on all sides it is worth points at the end
sunward-explain-upgrade = Upgrade: cover it, and later you may leave out a hex of a shape

## Choices on a line of the list

listed-draw = { $hexes }
sunward-listed-top = Top { $low }–{ $high }: me { $circle }, others { $octagon }
sunward-listed-bottom = Bottom { $low }–{ $high }: me { $circle }, others { $octagon }
