# One line about a turn.
event-told-tile = { $player }: tile { $tile } – { $whom ->
    [own] { $circle } for you, { $octagon } for the others
    [you] draws { $circle }; you draw { $octagon }
   *[others] draws { $circle }; the others draw { $octagon }
}
event-told-drawing = { $player }: { $zone } on { $hexes }{ $aliens ->
    [0] {""}
    [one] , { $aliens } alien
   *[other] , { $aliens } aliens
}{ $upgrades ->
    [0] {""}
    [one] , { $upgrades } upgrade
   *[other] , { $upgrades } upgrades
}: { $change } ({ $mission } { $gained })
event-told-drawing-no-mission = { $player }: { $zone } on { $hexes }{ $aliens ->
    [0] {""}
    [one] , { $aliens } alien
   *[other] , { $aliens } aliens
}{ $upgrades ->
    [0] {""}
    [one] , { $upgrades } upgrade
   *[other] , { $upgrades } upgrades
}: { $change }, no mission
event-told-drawing-no-points = { $player }: { $zone } on { $hexes }{ $aliens ->
    [0] {""}
    [one] , { $aliens } alien
   *[other] , { $aliens } aliens
}{ $upgrades ->
    [0] {""}
    [one] , { $upgrades } upgrade
   *[other] , { $upgrades } upgrades
}: no points
event-told-frontier = { $player }: { $frontier }, +{ $amount }{ $whom ->
    [you] {""}, the first there; { $left } left for you
    [others] {""}, the first there; { $left } left for the others
   *[nobody] {""}
}
