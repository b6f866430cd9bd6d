## Podpowiedzi: gdzie patrzeć, czym ruch jest dobry, czego brakuje innemu

look-antimatter = Poszukaj antymaterii, którą możesz zdobyć już teraz.
look-rival = Spójrz na rywala, który ma najwięcej antymaterii.
look-allies = Spójrz, kto mógłby zostać twoim sojusznikiem.
look-crystals = Policz kryształy.
look-income = Spójrz, ile co rundę płacą twoje systemy.
look-cards = Spójrz na agentów i artefakty.
look-resources = Spójrz na rynek i na to, co już z niego masz.
look-systems = Spójrz na systemy: co kontrolujesz, a co możesz przejąć?
look-map = Spójrz na kafle, których nikt jeszcze nie odkrył.
look-fleet = Spójrz na okręty i oddziały: czego brakuje?
look-promise = Spójrz, co twoje floty mogą zdobyć stamtąd, gdzie są.
look-plans = Spójrz na kolejność arkuszy: co będzie mógł zrobić każdy lider?
look-under-way = Spójrz na rozpoczętą akcję: co może jeszcze dać?
look-setup = Spójrz na liderów i flotę: z czym zaczyna twoje imperium?
look-victory = Spójrz na tor antymaterii.

term-antimatter = antymateria
term-rival = antymateria rywala
term-allies = sojusz
term-crystals = kryształy
term-income = przychód
term-cards = agenci i artefakty
term-resources = technologie i ulepszenia
term-systems = systemy, ich korzyści i załogi
term-map = odkryte kafle
term-fleet = okręty i oddziały
term-promise = to, co mogą zdobyć floty
term-plans = to, co mogą zrobić liderzy
term-under-way = rozpoczęta akcja
term-setup = dobry początek
term-victory = zwycięstwo

# o innym ruchu: „Ten ruch … .”
lacks-antimatter = daje mniej antymaterii
lacks-rival = zostawia rywalowi więcej antymaterii
lacks-allies = mniej daje sojuszowi
lacks-crystals = zostawia mniej kryształów
lacks-income = daje mniejszy przychód
lacks-cards = daje mniej agentów i artefaktów
lacks-resources = daje mniej technologii i ulepszeń
lacks-systems = mniej daje twoim systemom
lacks-map = odkrywa mniej galaktyki
lacks-fleet = zostawia mniej okrętów i oddziałów
lacks-promise = zostawia flotom mniej do zdobycia
lacks-plans = daje liderowi mniej do zrobienia albo gorsze szanse
lacks-under-way = gorzej wykorzystuje rozpoczętą akcję
lacks-setup = daje słabszy początek
lacks-victory = nie daje zwycięstwa

reason-antimatter = Antymateria +{ $n }: masz { $have } z { $need }.
reason-rival = Najgroźniejszy rywal traci antymaterię i ma { $have } z { $need }.
reason-allies = Sojusznik dzieli z tobą zwycięstwo.
reason-crystals = { $n ->
    [one] Daje { $n } kryształ.
    [few] Daje { $n } kryształy.
   *[other] Daje { $n } kryształów.
}
reason-income = { $n ->
    [one] Co rundę daje o { $n } kryształ więcej.
    [few] Co rundę daje o { $n } kryształy więcej.
   *[other] Co rundę daje o { $n } kryształów więcej.
}
reason-agent = Zyskujesz agenta.
reason-artefact = Zyskujesz artefakt.
reason-resources = To, co zdobędziesz, będzie ci dalej służyć.
reason-systems = Kontrolujesz o jeden system więcej, z jego korzyściami.
reason-guard = Oddział strzeże odtąd systemu, który stał pusty.
reason-calm = Twój system się uspokaja, a jego korzyść znów działa.
reason-map = Otwiera przed tobą większą część galaktyki.
reason-fleet = Twoje siły rosną.
reason-promise = Stamtąd flota ma więcej do zdobycia.
reason-under-way = Rozpoczętą akcję warto dokończyć.
reason-setup = Ci liderzy i ta flota to dobry początek.
reason-victory = To daje zwycięstwo.
reason-plan-explore = { $action }: obok są kafle, których nikt nie widział, a rzutu nie trzeba.
reason-plan-jump = { $action }: flota ma dokąd lecieć, a rzutu nie trzeba.
reason-plan-scan = { $action }: szansa { $n }%, a nawet porażka daje kryształy.
reason-plan-colonise = { $action }: do tego czasu niezamieszkany system będzie w zasięgu floty.
reason-plan-diplomacy = { $action }: szansa { $n }% na system bez walki.
reason-plan-build = { $n ->
    [one] { $action }: masz { $n } kryształ do wydania.
    [few] { $action }: masz { $n } kryształy do wydania.
   *[other] { $action }: masz { $n } kryształów do wydania.
}
reason-plan-battle = { $action }: flota może liczyć na zwycięstwo.
reason-plan-bombard = { $action }: osłabia załogę bez ryzyka dla twoich oddziałów.
reason-plan-assault = { $action }: oddziały mogą liczyć na przejęcie systemu.
reason-plan-activate = { $action }: masz zdolność, która na to czeka.
reason-plan-recruit = { $action }: szansa { $n }% na agenta, a nawet porażka daje oddział.
reason-plan-mission = { $action }: szansa { $n }%, a udana staje się tą akcją, której potrzebujesz.
