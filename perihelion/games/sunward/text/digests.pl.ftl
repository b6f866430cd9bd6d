# Tura w jednym zdaniu.
event-told-tile = { $player }: kafel { $tile } – { $whom ->
    [own] dla ciebie { $circle }, dla pozostałych { $octagon }
    [you] dla siebie { $circle }, dla ciebie { $octagon }
   *[others] dla siebie { $circle }, dla pozostałych { $octagon }
}
event-told-drawing = { $player }: { $zone } na { $hexes }{ $aliens ->
    [0] {""}
   *[other] , obcy: { $aliens }
}{ $upgrades ->
    [0] {""}
   *[other] , usprawnienia: { $upgrades }
}; { $change } ({ $mission } { $gained })
event-told-drawing-no-mission = { $player }: { $zone } na { $hexes }{ $aliens ->
    [0] {""}
   *[other] , obcy: { $aliens }
}{ $upgrades ->
    [0] {""}
   *[other] , usprawnienia: { $upgrades }
}; { $change }, bez misji
event-told-drawing-no-points = { $player }: { $zone } na { $hexes }{ $aliens ->
    [0] {""}
   *[other] , obcy: { $aliens }
}{ $upgrades ->
    [0] {""}
   *[other] , usprawnienia: { $upgrades }
}; bez punktów
event-told-frontier = { $player }: { $frontier }, +{ $amount }{ $whom ->
    [you] {" "}za pierwsze miejsce; dla ciebie zostaje { $left }
    [others] {" "}za pierwsze miejsce; dla pozostałych zostaje { $left }
   *[nobody] {""}
}
