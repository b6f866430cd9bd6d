## Podpowiedzi: gdzie patrzeć, czym ruch jest dobry, czego brakuje innemu

look-score = Poszukaj punktów, które dostaniesz od razu.
look-cubes = Policz kostki inżynierów.
look-tokens = Spójrz na modyfikatory: kość zmieniona o jeden może być tą właściwą.
look-bases = Spójrz na systemy, przez które może przelecieć twój statek.
look-gyrodynes = Spójrz na pulsary i żyrostacje: która może wkrótce zawirować?
look-awards = Spójrz na nagrody konstruktorskie: ilu żyrostacji tego rodzaju brakuje?
look-transmitters = Spójrz na transmitery: który możesz opłacić?
look-patents = Spójrz na technologie: która przyda ci się najczęściej?
look-headquarters = Spójrz na centralę: który projekt jest następny?
look-goals = Spójrz na cele liczone na koniec gry.
look-dice = Spójrz na kości: którą wartość wykorzystasz najlepiej?
look-engineers = Spójrz na tor inżynierów: kto dostanie kostki po tej rundzie?
look-initiative = Spójrz na tor inicjatywy: kto wybiera pierwszy w następnej rundzie?
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

reason-score = Punkty od razu: +{ $n }.
reason-cubes = Kostki inżynierów: +{ $n }.
reason-tokens = Daje modyfikator, a kość zmieniona o jeden często okazuje się tą właściwą.
reason-bases = Nowe bazy: { $n }; im więcej, tym cenniejsza każda.
reason-gyrodynes = { $rounds ->
    [one] Jeśli ruszy teraz, da jeszcze { $n }.
    [few] Jeśli ruszy teraz, da po { $n } w każdej z { $rounds } rund.
   *[other] Jeśli ruszy teraz, da po { $n } w każdej z { $rounds } rund.
}
reason-pulsar = Przejmujesz pulsar, a na nim można zbudować żyrostację.
reason-gyrodyne-tile = Masz co budować: { $size }.
reason-awards = Zbliża cię do nagrody konstruktorskiej.
reason-transmitters-run = Transmiter zaczyna działać i płaci w każdej produkcji.
reason-transmitters = Przybliża uruchomienie transmitera.
reason-patents = { $technology } – odtąd działa dla ciebie.
reason-headquarters = Projekt ukończony, a wyższe są już w zasięgu.
reason-goals = Zbliża cię do celu.
reason-die = Ze wszystkich kości najlepiej wykorzystasz { $n }.
reason-dice = Zostawia kości na coś lepszego.
reason-engineers = Miejsce na torze inżynierów: { $place } – po tej rundzie będą kostki.
reason-initiative = Miejsce na torze inicjatywy: { $place } – w następnej rundzie wybierasz wcześniej.
reason-penalty = Twój znacznik przesuwa się w lewo.
reason-flight = Zostaje jeszcze dobry lot o długości { $n }.
