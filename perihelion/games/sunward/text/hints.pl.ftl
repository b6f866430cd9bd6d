## Podpowiedzi: gdzie patrzeć, czym ruch jest dobry, czego brakuje innemu

look-mission = Spójrz na misje: której z nich może posłużyć ten kształt?
look-frontier = Spójrz na rubieże: jedna jest w zasięgu.
look-alien = Poszukaj obcych, których jeszcze nic nie zakrywa.
look-enclosed = Spójrz na zasoby: jeden z nich da się otoczyć.
look-ring = Spójrz na zasoby: który jest już prawie otoczony?
look-upgrade = Spójrz na usprawnienia – na mapie i te, które już masz.
look-near-frontier = Spójrz na drogę do rubieży.

term-mission = misja
term-frontier = rubież
term-alien = zakryci obcy
term-enclosed = otoczony zasób
term-ring = pierścień wokół zasobu
term-upgrade = usprawnienia
term-near-frontier = droga do rubieży

# o innym ruchu: „Ten ruch … .”
lacks-mission = mniej daje w misjach
lacks-frontier = mniej daje przy rubieżach
lacks-alien = zakrywa mniej obcych
lacks-enclosed = otacza mniej zasobów
lacks-ring = słabiej otacza zasoby
lacks-upgrade = zostawia mniej usprawnień
lacks-near-frontier = zostawia cię dalej od rubieży

reason-mission = Spełnia misję { $mission } (łącznie { $n }×): +{ $points }.
reason-frontier = Dociera do rubieży ({ $frontier }): +{ $points }.
reason-alien = { $n ->
    [one] Zakrywa obcego: kara mniejsza o { $points }.
   *[other] Zakrywa obcych ({ $n }): kara mniejsza o { $points }.
}
reason-enclosed = Zamyka pierścień wokół zasobu: +{ $points }.
reason-ring = { $n ->
    [one] Do otoczenia zasobu zabraknie już tylko jednego heksa; otoczony daje +{ $points }.
    [few] Do otoczenia zasobu zabraknie już tylko { $n } heksów; otoczony daje +{ $points }.
   *[other] Do otoczenia zasobu zabraknie już tylko { $n } heksów; otoczony daje +{ $points }.
}
reason-upgrade = Daje usprawnienie, póki jest czas je wykorzystać.
reason-near-frontier = { $n ->
    [one] Do rubieży wartej { $points } ({ $frontier }) zostanie jeden heks.
    [few] Do rubieży wartej { $points } ({ $frontier }) zostaną { $n } heksy.
   *[other] Do rubieży wartej { $points } ({ $frontier }) zostanie { $n } heksów.
}

# co kafel daje innym
others-nothing = { $zone } nigdzie się u innych nie zmieści.
others-little = { $zone } niewiele da innym.
others-much = { $zone } bardzo przyda się innym.
