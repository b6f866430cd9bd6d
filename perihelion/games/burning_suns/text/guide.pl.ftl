## O co chodzi w grze, strona ze skrótem zasad i legenda symboli

goal = Na koniec rundy posiadaj wymaganą ilość antymaterii; w krótkiej grze jest to 6.
heart = Każdy przydziela trzech liderów do dwunastu akcji; potem liderzy działają ściśle w kolejności arkuszy – planuj więc kroki tak, jak po sobie nastąpią. Antymaterię daje to, co posiadasz – systemy, agenci, artefakty, zasoby; tracisz źródło, tracisz antymaterię – oraz wielkie bitwy. Kryształy, wypłacane co rundę przez systemy, kupują okręty i zasoby z rynku.
ends = Sprawdza się to tylko na koniec rundy; sojusznicy wygrywają razem.

summary-round = Runda
summary-round-text = 1. status: kryształy · 2. przegrupowanie: rynek, tasowanie arkuszy · 3. planowanie: po 3 liderów, na zmianę · 4. akcje w kolejności arkuszy · na koniec: czy ktoś ma dość antymaterii?
summary-actions = Akcje (* wymaga rzutu)
summary-actions-text = Eksploracja 1 lub 2 kafli · Skok · Skan*: artefakt albo 5 kryształów, porażka 3 · Kolonizacja · Dyplomacja* · Budowa albo rynek · Bitwa · Ostrzał · Szturm · Aktywacja · Rekrutacja*: agent, porażka 1 oddział · Misja*: dowolna inna
summary-roll = Rzut lidera
summary-roll-text = kość ośmiościenna, nie więcej niż wartość lidera · ósemka to zawsze porażka · +1 za 3 kryształy
summary-systems = Systemy
summary-systems-text = niezamieszkany: pancernik i koszt · zamieszkany: dyplomacja albo szturm · wrogi: szturm z krążownikiem · po szturmie zamieszki, jedna korzyść jest zablokowana · systemów macierzystych nie wolno atakować
summary-antimatter = Antymateria
summary-antimatter-text = dopóki posiadasz: systemy, agenci, artefakty, zasoby · na stałe: +1 za pokonanie co najmniej 4 jednostek, +1 za zniszczoną jednostkę unikatową
summary-end = Koniec
summary-end-text = na koniec rundy 6 antymaterii w krótkiej grze, patrz tor · wygrywa więcej, potem jednostki unikatowe, potem przychód · sojusznicy wygrywają razem
summary-care = Uważaj
summary-care-text = planuj w kolejności arkuszy · najlepszy lider tam, gdzie jest rzut · antymateria sama nie przyrasta · 4 okręty kończą skok · najpierw policz kryształy

legend-crystal = kryształ
legend-antimatter = antymateria
legend-colonise = niezamieszkany
legend-diplomacy = zamieszkany
legend-assault = wrogi, szturm
legend-unrest = zamieszki
legend-dreadnought = pancernik
legend-battlecruiser = krążownik
legend-fighter = myśliwiec
legend-regiment = oddział
legend-titan = tytan
legend-starbase = baza gwiezdna
legend-colossus = kolos
legend-die = rzut lidera
legend-reroll = przerzut
legend-discount = zniżka
legend-agent = agent
legend-artefact = artefakt
legend-technology = zasób
