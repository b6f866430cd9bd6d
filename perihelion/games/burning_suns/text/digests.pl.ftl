# Akcja lidera w jednym zdaniu.
event-told-action = { $player }: { $action }{ $rolled ->
    [yes] {""} – rzut { $die } przy { $value }, sukces
    [no] {""} – rzut { $die } przy { $value }, porażka
   *[none] {""}
}
event-told-leader = { $player }: lider – { $action }, pole { $space }
event-told-control = { $player }: przejęcie kontroli – { $place }{ $whom ->
    [other] {""}, traci { $loser }
   *[nobody] {""}
}
event-told-lost = { $player }: utrata kontroli – { $place }, przejmuje { $by }
event-told-fight = { $place }: atak – { $player }, obrona – { $whom ->
    [locals] lokalne siły zbrojne
   *[other] { $defended }
}; straty { $lost } : { $beaten } – { $outcome ->
    [won] sukces
    [lost] porażka
   *[drawn] remis
}
event-told-antimatter = { $player }: antymateria { $change }, razem { $now }{ $needed ->
    [0] {""}
   *[other] {" "}z { $needed }
}
