# One line about an action.
event-told-choice = { $player }: chose { $action }{ $bonus }{ $mine }
told-bonus = {" "}({ $what })
told-mine = {" "}– for you: { $what }
told-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
told-chips = { $n } VP
told-colonists = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
told-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
told-worlds = { $n ->
    [one] { $n } world
   *[other] { $n } worlds
}
event-told-explored = Worlds from the bag: { $n }
