# Tura w jednym zdaniu.
event-told-research = { $player }: { $first ->
    [yes] wynalazek – { $card } ({ $slot })
   *[no] badanie – { $card } ({ $slot })
}
event-told-control = { $player }: przejęcie kontroli – { $area }; traci ją { $loser }
event-told-lost = { $player }: utrata kontroli – { $area }, przejmuje { $by }{ $falls ->
    [yes] {""}; produkcja spada
   *[no] {""}
}
event-told-basic = { $player }: akcja „{ $what }”
event-told-claimed = { event-claimed }{ $near ->
    [yes] {""}; dysk { $disc } z { $all } do końca gry
   *[no] {""}
}
event-told-ships = { $player }: { $amount ->
    [one] statek
   *[other] statki ({ $amount })
} → { $area }
event-told-stock = { $player }: { $stock }
told-ore = ruda { $n }
told-population = populacja { $n }
told-points = { $source } { $n }
