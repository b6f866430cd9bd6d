# One line about a turn.
event-told-die = { $player }: took the { $amount }{ $way ->
    [left] {" "}({ $track }{ $rear ->
        [yes] {""}, trailing marker
       *[no] {""}
    } { $steps } left)
    [right] {" "}({ $track }{ $rear ->
        [yes] {""}, trailing marker
       *[no] {""}
    } { $steps } right)
   *[none] {""}
}; still there: { $rest }
event-told-flight = { $player }: flew { $amount } to { $sector }{ $bases ->
    [none] {""}
   *[some] {""} – bases: { $bases }
}
event-told-roll = Dice: { $dice }, median { $median }{ $place ->
    [0] {""}
    [1] {""}; you choose first
    [2] {""}; you choose second
    [3] {""}; you choose third
   *[other] {""}; you choose last
}
event-told-production = { $player }: { $parts }
told-gyrodynes = gyrodynes { $n }
told-points = points { $n }
told-penalty = penalty { $n }
told-cubes = cubes { $n }
