# Akcja lidera w jednym zdaniu.
event-told-action = { $player }: { $action }{ $rolled ->
    [yes] {""} – rzut { $die } przy { $value }, sukces
    [no] {""} – rzut { $die } przy { $value }, porażka
   *[none] {""}
}
event-told-control = { $player }: przejęcie kontroli – { $place }{ $whom ->
    [other] {""}, traci { $loser }
   *[nobody] {""}
}
event-told-lost = { $player }: utrata kontroli – { $place }, przejmuje { $by }
event-told-fight = { $place }: atakuje { $player }, { $whom ->
    [locals] bronią się siły lokalne
   *[other] broni się { $defended }
}; straty { $lost } : { $beaten } – { $outcome ->
    [won] atak udany
    [lost] atak odparty
   *[drawn] remis
}
event-told-antimatter = { $player }: antymateria { $change }, razem { $now }{ $needed ->
    [0] {""}
   *[other] {" "}z { $needed }
}
