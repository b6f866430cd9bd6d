## Co stoi na karcie: w jednym wierszu moment, pod nim działanie, krócej niż w zdaniu

card-ability = { $when }
    { $effects }.
card-ability-by-force = { $when }
    { $effects } (X: { force-light } { $light }, { force-neutral } { $neutral }, { force-dark } { $dark }).
card-next = { $first }
    { $rest }
card-both = { $first } i { $rest }
card-list = { $first }, { $rest }
card-paid = { $first }: { $rest }

moment-passive = Zawsze
moment-status = W fazie statusu{ $conditions }
moment-activate = Po aktywacji{ $conditions }
moment-reveal = Po odkryciu{ $conditions }
moment-before = Przed { $deeds }{ $conditions }
moment-after = Po { $deeds }{ $conditions }
if-attacker = , gdy atakujesz{ $more }
if-defender = , gdy się bronisz{ $more }
if-bystander = { " " }innego imperium{ $more }
if-win = , jeśli wygrasz{ $more }
if-lose = , jeśli przegrasz{ $more }
if-success = , po udanym rzucie{ $more }
if-roll = , z rzutem{ $more }
if-outnumbered = , gdy masz mniej{ $more }
if-min-enemy = { " " }z { $n }+ wrogami{ $more }
if-own-fleet-here = , z flotą { $n }+ tutaj{ $more }

brief-within = { " " }w dystansie { $n }
brief-your-pick = { " " }do wyboru
brief-per-own-fleet4 = { " " }za flotę 4+
brief-per-unique = { " " }za unikatową jednostkę
brief-per-controlled = { " " }za każdy system
brief-per-artefact = { " " }za artefakt
brief-per-destroyed = { " " }za zniszczonego wroga
brief-per-inhabited = { " " }za zamieszkany system
brief-units-regiment = { $n ->
    [one] 1 oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
}
brief-victims-regiment = { $n ->
    [one] 1 oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
}
brief-victims-unit = { $n ->
    [one] 1 jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
brief-victims-fleet = { $n } z floty
brief-victims-army = { $n } z armii
brief-goods-titan = tytan kosztuje
brief-goods-starbase = baza kosztuje
brief-goods-colossus = kolos kosztuje
brief-goods-unit = jednostki kosztują
brief-goods-unique = unikatowe kosztują
brief-goods-resource = zasoby kosztują

brief-effect-tax = płaci ci { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
} albo kończy akcję
brief-effect-steal = zabierz { $what ->
    [crystals] { $n ->
        [one] 1 kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
    [antimatter] { $n ->
        [one] 1 antymaterię
       *[many] { $n } antymaterii
    }
    [agent] { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    }
   *[artefact] { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
} { $who ->
    [opponent] przeciwnikowi
    [each-other] każdemu
    [up-to-two] dwóm imperiom
   *[chosen] innemu imperium
}{ $reach }
brief-effect-hold-antimatter = +{ $n } antymaterii
brief-effect-add = dodaj { $units } { $place ->
    [home] w macierzystym
    [controlled] u siebie
    [own-fleet] do floty
    [own-army] do armii
   *[here] tam
}{ $per }
brief-effect-join = masz do pomocy { $units }
brief-effect-place-npc = umieść { $units } { $place ->
    [any-tile] w zasięgu drogi
    [uncontrolled] w wolnym systemie
   *[here] tam
}
brief-effect-deploy = rozmieść o { $n ->
    [one] 1 oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
} więcej
brief-effect-transfer = ściągnij najwyżej { $n ->
    [one] 1 oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
} ze swoich systemów
brief-effect-leap = przeskok { $what ->
    [army] armii
   *[fleet] floty
} { $place ->
    [controlled] do własnego systemu
    [anomaly] na anomalię
   *[other] na dowolny kafel
}
brief-effect-destroy = zniszcz { $victims }{ $who ->
    [opponent] { "" }
    [each-other] { " " }każdemu
    [up-to-two] { " " }dwóm imperiom
    [chosen] { " " }innemu imperium
   *[nobody] { "" }
}{ $reach }{ $assign }
brief-effect-cancel-damage = anuluj { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} w 1. turze{ $scope ->
    [battle] { " " }bitwy
    [assault] { " " }szturmu
   *[any] { "" }
}
brief-effect-salvage = odzyskaj { $n ->
    [one] 1 utraconą jednostkę
    [few] { $n } utracone jednostki
   *[many] { $n } utraconych jednostek
}
brief-effect-repair = napraw { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} wytrzymałości
brief-effect-reroll = { $n ->
    [one] 1 przerzut
    [few] { $n } przerzuty
   *[many] { $n } przerzutów
} { $what ->
    [leader] w rzutach liderów
    [battle] w bitwie
    [bombard] w ostrzale
    [assault] w szturmie
   *[other] ({ $action })
}{ $per }
brief-effect-no-rerolls = wróg bez przerzutów { $what ->
    [battle] w bitwie
    [bombard] w ostrzale
    [assault] w szturmie
   *[other] ({ $action })
}
brief-effect-attack = { $what ->
    [fleet] floty
    [army] armie
    [enemy-fleet] floty wroga
    [here] jednostki tutaj
   *[this] ten typ
}: atak { $signed }{ $per }
brief-effect-dice = { $what ->
    [titan] tytan
    [starbase] baza gwiezdna
    [colossus] kolos
   *[other] ten typ
}: { $n ->
    [one] o 1 kość
    [few] o { $n } kości
   *[many] o { $n } kości
} więcej{ $per }
brief-effect-hit-damage = trafienie { $what ->
    [titan] tytana
    [starbase] bazy
    [colossus] kolosa
   *[other] tego typu
}: o { $n } więcej{ $per }
brief-effect-unit-cost = koszt { $signed }{ $per }
brief-effect-strike = atak +{ $n } w 1. turze{ $per }
brief-effect-discount = { $goods } o { $n } mniej{ $per }
brief-effect-limit = { $what ->
    [fleet] floty większe o { $n }
    [army] armie większe o { $n }
    [agent] o { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    } więcej
    [artefact] o { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    } więcej
   *[build] o { $n ->
        [one] 1 zakup
        [few] { $n } zakupy
       *[many] { $n } zakupów
    } więcej
}{ $per }
brief-effect-distance = { $what ->
    [jump] skok
   *[diplomacy] dyplomacja
} dalej o { $n }{ $per }
brief-effect-boost = wzmocnienie { $n } { $what ->
    [leader] w rzutach liderów
   *[other] ({ $action })
}{ $per }
brief-effect-perform = wykonaj też akcję { $action }
brief-effect-instead = zamiast tego: { $actions }
brief-effect-reveal = odkryj { $n ->
    [one] 1 kafel
    [few] do { $n } kafli
   *[many] do { $n } kafli
}
brief-effect-place-system = połóż { $n ->
    [one] 1 nowy system
    [few] { $n } nowe systemy
   *[many] { $n } nowych systemów
}, { $what ->
    [up] odkrywając
   *[down] bez odkrywania
}
brief-effect-return-tile = przywróć { $what ->
    [anomaly] { $n ->
        [one] 1 anomalię
        [few] { $n } anomalie
       *[many] { $n } anomalii
    }
   *[void] { $n ->
        [one] 1 pustkę
        [few] { $n } pustki
       *[many] { $n } pustek
    }
}
brief-effect-swap-systems = zamień miejscami dwa systemy{ $n ->
    [one] { "" }
   *[many] , { $n } razy
}
brief-effect-wormhole = { $place ->
    [controlled] twoje systemy są tunelami
   *[here] tunel dla ciebie
}
brief-effect-control = { $what ->
    [own] uspokój swój system
   *[other] wzburz system{ $reach }
}
brief-effect-seize = zajmij wolny { $what ->
    [inhabited] zamieszkany
   *[uninhabited] niezamieszkany
} system{ $reach }
brief-effect-ban = { $what ->
    [battle] bez bitew tutaj
   *[hostile-diplomacy] { $place ->
        [controlled] twoje systemy odporne
       *[here] odporny
    } na dyplomację wroga
}
brief-effect-draw = weź { $what ->
    [agent] { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    }
   *[artefact] { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
}{ $source ->
    [deck] { " " }z talii
    [faceup] { " " }(odkryty)
   *[any] { "" }
}
brief-effect-search = znajdź w talii { $what ->
    [agent] { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    }
   *[artefact] { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
}
brief-effect-receive = weź za darmo { $what ->
    [technology] { $n ->
        [one] 1 technologię
        [few] { $n } technologie
       *[many] { $n } technologii
    }
    [upgrade] { $n ->
        [one] 1 ulepszenie
        [few] { $n } ulepszenia
       *[many] { $n } ulepszeń
    }
   *[resource] { $n ->
        [one] 1 zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
}
brief-effect-discard = { $who ->
    [self] odrzuć
    [opponent] przeciwnik odrzuca
    [each-other] każdy inny odrzuca
    [up-to-two] dwa imperia odrzucają po
   *[chosen] inne imperium odrzuca
} { $what ->
    [agent] { $n ->
        [one] 1 agenta
       *[many] { $n } agentów
    }
    [artefact] { $n ->
        [one] 1 artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
    [race-card] { $n ->
        [one] 1 kartę rasy
        [few] { $n } karty rasy
       *[many] { $n } kart rasy
    }
   *[technology] { $n ->
        [one] 1 technologię
        [few] { $n } technologie
       *[many] { $n } technologii
    }
}{ $reach }
brief-effect-replace = wymień { $units }, każdy na { $new }
brief-effect-refresh = odnów rynek
brief-effect-peek = podejrzyj { $n ->
    [one] 1 kafel
    [few] { $n } kafle
   *[many] { $n } kafli
}
brief-effect-count-as = licz się jako dowolna siła
brief-effect-ignore = { $what ->
    [opposing-fleet] wrogie floty nie przeszkadzają
    [dreadnought-role] kolonizuje każdy okręt
   *[jump-stop] floty nie kończą twoich skoków
}
brief-effect-discard-self = odrzuć ją
brief-effect-choose = { $first } albo { $second }
