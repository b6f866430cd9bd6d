# Akcja w jednym zdaniu.
event-told-choice = { $player }: wybór – { $action }{ $bonus }{ $mine }
told-bonus = {" "}({ $what })
told-mine = {" "}– dla ciebie: { $what }
told-credits = Kredyty +{ $n }
told-chips = { $n } PZ
told-colonists = Koloniści +{ $n }
told-goods = dobra: { $n }
told-worlds = Planety: { $n }
event-told-explored = Planety z woreczka: { $n }
