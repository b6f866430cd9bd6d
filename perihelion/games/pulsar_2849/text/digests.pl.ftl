# Tura w jednym zdaniu.
event-told-die = { $player }: kość { $amount }{ $way ->
    [left] {" "}({ $track }{ $rear ->
        [yes] {""}, tylny znacznik
       *[no] {""}
    } o { $steps } w lewo)
    [right] {" "}({ $track }{ $rear ->
        [yes] {""}, tylny znacznik
       *[no] {""}
    } o { $steps } w prawo)
   *[none] {""}
}; zostają: { $rest }
event-told-flight = { $player }: lot { $amount } do { $sector }{ $bases ->
    [none] {""}
   *[some] {""} – bazy: { $bases }
}
event-told-roll = Kości: { $dice }, mediana { $median }{ $place ->
    [0] {""}
   *[other] {""}; wybierasz jako { $place ->
        [1] pierwsza osoba
        [2] druga osoba
        [3] trzecia osoba
       *[other] ostatnia osoba
    }
}
event-told-production = { $player }: { $parts }
told-gyrodynes = żyrostacje { $n }
told-points = punkty { $n }
told-penalty = kara { $n }
told-cubes = kostki inżynierów { $n }
