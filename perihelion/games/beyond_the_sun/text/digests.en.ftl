# One line about a turn.
event-told-research = { $player }: { $first ->
    [yes] discovered { $card } ({ $slot })
   *[no] researched { $card } ({ $slot })
}
event-told-control = { $player }: took { $area } from { $loser }
event-told-lost = { $player }: { $area } lost to { $by }{ $falls ->
    [yes] {""}; production falls
   *[no] {""}
}
event-told-basic = { $player }: action “{ $what }”
event-told-claimed = { event-claimed }{ $near ->
    [yes] {""}; disc { $disc } of { $all } that end the game
   *[no] {""}
}
event-told-ships = { $player }: { $amount ->
    [one] a ship
   *[other] { $amount } ships
} to { $area }
event-told-stock = { $player }: { $stock }
told-ore = ore { $n }
told-population = population { $n }
told-points = { $source } { $n }
