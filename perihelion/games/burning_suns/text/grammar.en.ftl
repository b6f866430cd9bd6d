# Actions as a card's moment names them; each language in its own way.

deed-explore = { $own ->
    [yes] you explore
   *[no] exploring
}
deed-jump = { $own ->
    [yes] you jump
   *[no] a jump
}
deed-scan = { $own ->
    [yes] you scan
   *[no] a scan
}
deed-colonise = { $own ->
    [yes] you colonise
   *[no] colonising
}
deed-diplomacy = { $own ->
    [yes] your diplomacy
   *[no] diplomacy
}
deed-build = { $own ->
    [yes] you build
   *[no] the building
}
deed-battle = { $own ->
    [yes] your battle
   *[no] battle
}
deed-bombard = { $own ->
    [yes] you bombard
   *[no] bombard
}
deed-assault = { $own ->
    [yes] your assault
   *[no] assault
}
deed-activate = { $own ->
    [yes] you activate
   *[no] activating
}
deed-recruit = { $own ->
    [yes] you recruit
   *[no] recruiting
}
deed-mission = { $own ->
    [yes] your mission
   *[no] a mission
}
