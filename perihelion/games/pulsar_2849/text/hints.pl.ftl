## Podpowiedzi: gdzie patrzeć, czym ruch jest dobry, czego brakuje innemu

look-score = Poszukaj punktów, które dostaniesz od razu.
look-cubes = Policz kostki inżynierów.
look-tokens = Spójrz na modyfikatory: kość zmieniona o jeden może być tą właściwą.
look-bases = Spójrz na systemy, przez które może przelecieć twój statek.
look-gyrodynes = Spójrz na pulsary i żyrostacje: która może wkrótce zawirować?
look-awards = Spójrz na nagrody konstruktorskie: ilu żyrostacji tego rodzaju jeszcze brakuje?
look-transmitters = Spójrz na transmitery: który możesz opłacić?
look-patents = Spójrz na technologie: która przyda ci się najczęściej?
look-headquarters = Spójrz na centralę: który projekt jest następny?
look-goals = Spójrz na cele liczone na koniec gry.
look-dice = Spójrz na kości: którą wartość wykorzystasz najlepiej?
look-engineers = Spójrz na tor inżynierów: kto dostanie kostki po tej rundzie?
look-initiative = Spójrz na tor inicjatywy: które miejsce możesz zająć?
look-penalty = Spójrz na swoje znaczniki: w prawo znaczy gorzej.
look-flight = Spójrz na mapę: gdzie może się skończyć ten lot?

term-score = punkty od razu
term-cubes = kostki inżynierów
term-tokens = modyfikatory
term-bases = bazy
term-gyrodynes = żyrostacje i pulsary
term-awards = nagroda konstruktorska
term-transmitters = transmitery
term-patents = patenty
term-headquarters = projekt centrali
term-goals = cele
term-dice = pożytek z kości
term-engineers = miejsce na torze inżynierów
term-initiative = miejsce na torze inicjatywy
term-penalty = znaczniki dalej w lewo
term-flight = dobry koniec lotu

# o innym ruchu: „Ten ruch … .”
lacks-score = daje od razu mniej punktów
lacks-cubes = zostawia mniej kostek inżynierów
lacks-tokens = zostawia mniej modyfikatorów
lacks-bases = daje mniej baz
lacks-gyrodynes = mniej daje twoim żyrostacjom
lacks-awards = mniej zbliża do nagrody konstruktorskiej
lacks-transmitters = mniej daje twoim transmiterom
lacks-patents = mniej zyskuje na patentach
lacks-headquarters = mniej daje twojej centrali
lacks-goals = mniej zbliża do celów
lacks-dice = zostawia kości, które trudniej wykorzystać
lacks-engineers = daje gorsze miejsce na torze inżynierów
lacks-initiative = daje gorsze miejsce na torze inicjatywy
lacks-penalty = zostawia znaczniki dalej w prawo
lacks-flight = prowadzi statek w gorsze miejsce

reason-score = { $n ->
    [one] Daje od razu { $n } punkt.
    [few] Daje od razu { $n } punkty.
   *[other] Daje od razu { $n } punktów.
}
reason-cubes = { $n ->
    [one] Daje { $n } kostkę inżynierów.
    [few] Daje { $n } kostki inżynierów.
   *[other] Daje { $n } kostek inżynierów.
}
reason-tokens = Daje modyfikator, a kość zmieniona o jeden często okazuje się tą właściwą.
reason-bases = { $n ->
    [one] Daje nową bazę; im więcej baz, tym cenniejsza każda.
    [few] Daje { $n } nowe bazy; im więcej baz, tym cenniejsza każda.
   *[other] Daje { $n } nowych baz; im więcej baz, tym cenniejsza każda.
}
reason-gyrodynes = { $rounds ->
    [one] Jeśli zawiruje teraz, da jeszcze { $n } pkt.
    [few] Jeśli zawiruje teraz, da po { $n } pkt w każdej z { $rounds } rund.
   *[other] Jeśli zawiruje teraz, da po { $n } pkt w każdej z { $rounds } rund.
}
reason-pulsar = Przejmujesz pulsar, a na nim można zbudować żyrostację.
reason-gyrodyne-tile = Daje ci coś do zbudowania: { $size }.
reason-awards = Zbliża cię do nagrody konstruktorskiej.
reason-transmitters-run = Transmiter zaczyna działać i płaci w każdej produkcji.
reason-transmitters = Przybliża uruchomienie transmitera.
reason-patents = Technologia „{ $technology }” działa odtąd dla ciebie.
reason-headquarters = Realizuje projekt, a wyższe są już w zasięgu.
reason-goals = Zbliża cię do celu.
reason-die = Ze wszystkich kości najlepiej wykorzystasz tę o wartości { $n }.
reason-dice = Zostawia kości na coś lepszego.
reason-engineers = { $place }. miejsce na torze inżynierów: po tej rundzie dostaniesz kostki.
reason-initiative = { $place }. miejsce na torze inicjatywy: w następnej rundzie wybierasz wcześniej.
reason-initiative-end = { $place }. miejsce na torze inicjatywy: czołowe miejsca punktują na koniec gry.
reason-penalty = Twój znacznik przesuwa się w lewo.
reason-flight = { $n ->
    [one] Do przelecenia zostaje { $n } segment, a lot może się skończyć w dobrym miejscu.
    [few] Do przelecenia zostają { $n } segmenty, a lot może się skończyć w dobrym miejscu.
   *[other] Do przelecenia zostaje { $n } segmentów, a lot może się skończyć w dobrym miejscu.
}
