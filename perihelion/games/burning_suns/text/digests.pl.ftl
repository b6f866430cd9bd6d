# Akcja lidera w jednym zdaniu.
event-told-action = { $player }: { $action }{ $rolled ->
    [yes] {""} – wynik rzutu { $die }, najwyżej { $value }: sukces
    [no] {""} – wynik rzutu { $die }, najwyżej { $value }: porażka
   *[none] {""}
}
event-told-leader = { $player }: lider – { $action }, pole { $space }
event-told-control = { $player }: przejęcie kontroli – { $place }{ $whom ->
    [other] {""}, traci { $loser }
   *[nobody] {""}
}
event-told-lost = { $player }: utrata kontroli – { $place }, przejmuje { $by }
event-told-fight = { $place }: atak – { $attackers ->
    [dark] mroczne okręty
    [locals] lokalne siły zbrojne
   *[seat] { $player }
}, obrona – { $whom ->
    [dark] mroczne okręty
    [locals] lokalne siły zbrojne
   *[other] { $defended }
}; straty { $lost } : { $beaten } – { $outcome ->
    [won] atak udany
    [lost] atak odparty
   *[drawn] remis
}
event-told-antimatter = { $player }: antymateria { $change }, razem { $now }{ $needed ->
    [0] {""}
   *[other] {" "}z { $needed }
}
