title = Tiny Race
tagline = Walk or roll.
move-walk = { $squares ->
    [one] walk 1 square
   *[other] walk { $squares } squares
}
move-roll = roll the die
prompt-turn = Walk or roll?
prompt-turn-reason = It is your turn.
prompt-waiting = Another player is on the move.
prompt-over = The race is over.
prompt-over-reason = Somebody has crossed the finish.
event-moved = { $player } moves by { $amount }
tally-squares = Squares
ending-finish = Somebody has crossed the finish.
