## Coach notes: said once, when something is met for the first time

note-draw = You may leave out a hex: first the scissors, then the hex. The shape must stay in one piece.
note-on-nothing-drawn = Your shape fits nowhere, so you draw nothing. An upgrade would have made it smaller.
note-on-frontier = Somebody was there first. That frontier is now worth only the smaller number to you.
note-on-round = A new round: all tiles are back, and every notch is free again. Your map stays.
