# One line about a leader's action.
event-told-action = { $player }: { $action }{ $rolled ->
    [yes] {""} – { $die } rolled, { $value } needed: success
    [no] {""} – { $die } rolled, { $value } needed: failure
   *[none] {""}
}
event-told-leader = { $player }: a leader on { $action }, space { $space }
event-told-control = { $player }: took { $place }{ $whom ->
    [other] {" "}from { $loser }
   *[nobody] {""}
}
event-told-lost = { $player }: { $place } lost to { $by }
event-told-fight = { $place }: { $attackers ->
    [dark] dark ships
    [locals] the local forces
   *[seat] { $player }
} against { $whom ->
    [dark] dark ships
    [locals] the local forces
   *[other] { $defended }
}; losses { $lost } : { $beaten } – { $outcome ->
    [won] the attack succeeds
    [lost] the attack fails
   *[drawn] a draw
}
event-told-antimatter = { $player }: antimatter { $change }, now { $now }{ $needed ->
    [0] {""}
   *[other] {" "}of { $needed }
}
