title = Mały wyścig
tagline = Idź albo rzucaj.
move-walk = { $squares ->
    [one] idź o 1 pole
    [few] idź o { $squares } pola
    [many] idź o { $squares } pól
   *[other] idź o { $squares } pola
}
move-roll = rzuć kością
prompt-turn = Idziesz czy rzucasz?
prompt-turn-reason = Twoja kolej.
prompt-waiting = Ruch innego gracza.
prompt-over = Koniec wyścigu.
prompt-over-reason = Ktoś minął metę.
event-moved = { $player } rusza się o { $amount }
tally-squares = Pola
ending-finish = Ktoś minął metę.
