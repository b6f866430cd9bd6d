## Coach notes: said once, when something is met for the first time

note-place-tile = The circle picks your shape, the octagon the shape of everybody else. First look which mission your shape would serve.
note-draw-where = The shape must touch your map; turn and mirror it freely. It counts only for the mission of its column: look for a place that brings that mission something.
note-draw = You may leave out a hex: first the scissors, then the hex. The shape must stay in one piece.
note-on-nothing-drawn = Your shape fits nowhere, so you draw nothing. An upgrade would have made it smaller.
note-on-frontier = Somebody was there first. That frontier is now worth only the smaller number to you.
note-on-round = A new round: all tiles are back, and every notch is free again. Your map stays.
