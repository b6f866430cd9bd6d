# Actions as a card's moment names them; each language in its own way.

deed-explore = { $use ->
    [before] eksploracją
   *[after] eksploracji
}
deed-jump = { $use ->
    [before] skokiem
   *[after] skoku
}
deed-scan = { $use ->
    [before] skanem
   *[after] skanie
}
deed-colonise = { $use ->
    [before] kolonizacją
   *[after] kolonizacji
}
deed-diplomacy = { $use ->
    [before] dyplomacją
   *[after] dyplomacji
}
deed-build = { $use ->
    [before] budową
   *[after] budowie
}
deed-battle = { $use ->
    [before] bitwą
   *[after] bitwie
}
deed-bombard = { $use ->
    [before] ostrzałem
   *[after] ostrzale
}
deed-assault = { $use ->
    [before] szturmem
   *[after] szturmie
}
deed-activate = { $use ->
    [before] aktywacją
   *[after] aktywacji
}
deed-recruit = { $use ->
    [before] rekrutacją
   *[after] rekrutacji
}
deed-mission = { $use ->
    [before] misją
   *[after] misji
}
