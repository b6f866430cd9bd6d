## Panele

suns-board = Burning Suns
suns-galaxy = Galaktyka
suns-tab-galaxy = Galaktyka
suns-tab-sheets = Arkusze
suns-sheets = Arkusze akcji
suns-left-to-right = kolejność od lewej do prawej
suns-your-turns = ty: { $list }
suns-now = teraz
suns-nth = { $n }.
suns-antimatter = Antymateria
suns-market = Rynek
suns-market-moves = żetony co rundę w prawo; w puli: { $n }
suns-empire = Imperium
suns-panels = Panele
suns-phase-setup = Przygotowanie
suns-phase-status = Status
suns-phase-planning = Planowanie
suns-phase-action = Akcje
suns-round = Runda { $round }
suns-round-leaders = Runda { $round } · liderzy: { $n }
suns-revealed = Odkryte kafle: { $n } z { $all }
suns-which = Co z tego?
suns-now-a-space = Teraz wybierz pole na arkuszach albo tutaj:

## Kafle

suns-free-place = wolne miejsce
suns-kind-home = System macierzysty
suns-kind-void = Pustka: bez korzyści
suns-kind-special = System specjalny, do zdobycia szturmem
suns-kind-hostile = System wrogi, do zdobycia szturmem
suns-kind-inhabited = System zamieszkany, do pozyskania dyplomacją
suns-kind-uninhabited = System niezamieszkany, do skolonizowania za { $price ->
    [1] 1 kryształ
    [few] { $price } kryształy
   *[other] { $price } kryształów
 }
suns-kind-asteroid-field = Anomalia: pole asteroidów
suns-kind-babel-post = Anomalia: placówka badawcza Babel
suns-kind-dark-fleet = Anomalia: mroczna flota
suns-kind-ion-storm = Anomalia: burza jonowa
suns-kind-portal = Anomalia: portal
suns-kind-wormhole = Anomalia: tunel czasoprzestrzenny
suns-back-system = Zakryty; na rewersie: { $n }
suns-back-anomaly = Zakryta anomalia
suns-peeked = Ten kafel znasz tylko ty.
suns-held = Kontroluje: { $name }
suns-held-in-unrest = Zamieszki, kontroluje: { $name }
suns-blocked = Korzyść { $n } jest zablokowana.
suns-dark-ships = Mroczne okręty: { $n }
suns-local-forces = Lokalne siły zbrojne: { $n }
suns-distance = Kroki od twojej najbliższej floty: { $n } (skok: { $jump })
suns-on-to = Dalej: { $place }
suns-house = Wartości tego elementu są naszego pomysłu; instrukcja ich nie podaje.

## Arkusze

suns-space-free = { $action }, pole { $n }: lider działałby tu jako { $place }. w kolejności.
suns-space-taken = { $action }, pole { $n }: { $leader }, { $player }, jako { $place }. w kolejności.
suns-needs-roll = Wymaga rzutu lidera.

## Wyścig

suns-antimatter-n = Antymateria: { $n }
suns-threshold = Tu zaczyna się poziom ideologii { $level }.
suns-wins-here = Co najmniej { $n } na koniec rundy daje zwycięstwo.

## Rynek i karty

suns-goods-technology = technologia
suns-goods-upgrade = ulepszenie
suns-goods-mercenary = najemnik
suns-goods-construction = konstrukcja
suns-goods-agent = agent
suns-goods-artefact = artefakt
suns-price = cena { $n }
suns-sold-out = Puste do następnej rundy.
suns-face-up = Odkryta karta: { $card }
suns-no-card = Nie ma odkrytej karty.
suns-deck = Talia ({ $what }), karty: { $n }

## Imperium

suns-empire-of = Imperium: { $name }
suns-empire-later = Imperium pojawi się tu po wyborze ideologii, rasy i organizacji.
suns-allied = W sojuszu: { $name }
suns-force = siła: { $force }
suns-force-help = Siła najwyższego posiadanego poziomu; od niej zależy X na kartach.
suns-crystals = Kryształy: { $n }
suns-income = Przychód w fazie statusu: { $n }
suns-printed = z arkusza
suns-this-action = w tej akcji
suns-figure-jump = skok
suns-figure-diplomacy = dyplomacja
suns-figure-build = budowa
suns-figure-fleet = flota
suns-figure-army = armia
suns-figure-agents = agenci
suns-figure-artefacts = artefakty
suns-figure-rerolls = przerzuty
suns-jump-distance = Dystans skoku
suns-diplomacy-distance = Dystans dyplomacji
suns-build-limit = Zakupy w akcji budowy
suns-fleet-limit = Największa flota
suns-army-limit = Największa armia
suns-agent-limit = Limit agentów
suns-artefact-limit = Limit artefaktów
suns-battle-rerolls = Przerzuty w bitwie
suns-assault-rerolls = Przerzuty w szturmie
suns-mission-boost = Wzmocnienie misji
suns-leaders = Liderzy
suns-leader-free = do wystawienia
suns-leader-back = już po akcji
suns-leader-now = { $action } · teraz
suns-leader-at = { $action } · nr { $n }
suns-leader-rolls = Sukces: { $n } lub mniej; ósemka to zawsze porażka.
suns-attack = atak { $n }
suns-units = Jednostki
suns-cost = koszt
suns-dice = kości
suns-hits = trafia ≤
suns-hp = wytrz.
suns-unit-dice = Kości
suns-unit-hits = Trafia
suns-unit-damage = Obrażenia za trafienie
suns-unit-hp = Wytrzymałość
suns-unit-in-play = W grze
suns-left-of = { $left } z { $all }
suns-damage = obrażenia
suns-level-at = Poziom { $level } od { $n } antymaterii
suns-only-you = widzisz ją tylko ty
suns-race-cards = Karty rasy na ręce: { $n }
suns-your-race-cards = Twoje karty rasy
suns-no-cards = Jeszcze bez agentów, artefaktów i technologii.
suns-count-crystals = Kryształy i przychód
suns-count-systems = Systemy
suns-count-ships = Okręty
suns-count-army = Armia

## Przygotowanie

suns-choose-in-secret = Wybór w tajemnicy
suns-choose-one = Wybierz jedną z dwóch możliwości
suns-others-choose = Wybrano. Wszystkie wybory zostaną odkryte razem.
suns-keep-cards = Karty rasy, zachowane: { $n } z 4
suns-kept = zachowane
suns-so-far = Twoje imperium na razie:
suns-part-ideology = Ideologia
suns-part-race = Rasa
suns-part-organisation = Organizacja
suns-part-level = Nowy poziom
suns-making = Tak powstaje imperium:
suns-part-cards = Karty rasy
suns-brings-ideology = zdolności: jedna od razu, dalsze z antymaterią
suns-brings-race = jednostki z ich siłą i ceną, trzech liderów
suns-brings-organisation = dystans skoku i dyplomacji, limity, przerzuty
suns-brings-cards = cztery z ośmiu; jednorazowe zdolności
suns-spaces = Miejsca na zasoby
suns-technology-spaces = technologie: { $n }; ulepszenia:

## Walka

suns-combat = Walka
suns-combat-back = Wróć do walki
suns-combat-report = Przebieg walki
suns-before-dice = przed rzutem
suns-turn = Tura { $n }
suns-put-aside = Odłóż walkę na bok
suns-odds = Zwycięstwo: { $one } { $a }%, { $other } { $b }%, remis { $draw }%.
suns-odds-help = Z jawnych liczb: jednostki, ataki, przerzuty i działające modyfikatory; obrażenia najpierw najsłabszym.
suns-draw = remis { $n }%
suns-you-win = Wygrasz
suns-attacker = atak
suns-defender = obrona
suns-dark-fleet = Mroczne okręty
suns-locals = Lokalne siły zbrojne
suns-wild = siły niczyje
suns-rolls-dice = Kości: { $n }, trafienie przy { $hits } lub mniej
suns-row-rolled = Trafienia: { $hits }, chybienia: { $misses }
suns-row-marked = Obrażenia w tej turze: { $n }
suns-row-lost = Straty: { $n }
suns-n-dice = kości: { $n }
suns-nobody-left = Nikt nie został.
suns-eight-misses = Ósemka to zawsze chybienie.
suns-run = Dokończ automatycznie
suns-run-help = Chybienia są przerzucane, najpierw giną najsłabsze jednostki.
suns-stop-running = Znowu decyduję
suns-skip = Pomiń
suns-rolled = { $name }: trafienia { $hits }, chybienia { $misses }
suns-nothing-fell = bez strat

## Przyciski

suns-act-no = Odmów
suns-act-yes = Wykonaj
suns-act-place = Wystaw lidera
suns-act-use = Użyj
suns-act-buy = Kup
suns-act-take = Weź
suns-act-roll = Rzuć
suns-act-boost = Wzmocnij
suns-act-here = Wybierz to miejsce
suns-act-explore = Odkryj
suns-act-jump = Skocz tutaj
suns-act-colonise = Kolonizuj
suns-act-attack = Atakuj
suns-act-fire = Ostrzelaj
suns-act-pick = Wybierz to
suns-act-card = Wybierz tę kartę
suns-act-empire = Wybierz to imperium
suns-act-offer = Zaproponuj
suns-act-block = Zablokuj
suns-act-repair = Napraw
suns-act-perform = Wykonaj tę akcję
suns-act-land = Rozmieść tutaj
suns-act-site = Umieść tutaj
suns-act-win-over = Przejmij system
suns-act-calm = Uspokój system
suns-act-stir-up = Wywołaj zamieszki
suns-act-rebellion = Wywołaj rebelię
suns-act-reroll = Przerzuć
suns-act-damage = Przydziel obrażenia
suns-act-upgrade = Ulepsz tę jednostkę
suns-act-branch = Wybierz ten efekt

## Krótkie nazwy i wiersze na planszy

suns-holdings = Karty ({ $n })
suns-of-n = z { $n }
suns-wins-short = cel po rundzie: { $n }
suns-backs = Liczba to wartość zakrytego systemu (0 to pustka), „?” to anomalia.
suns-level = poziom { $level }
suns-unit-dreadnought = Pancernik
suns-unit-battlecruiser = Krążown.
suns-unit-fighter = Myśliwiec
suns-unit-regiment = Piechota
suns-unit-titan = Tytan
suns-unit-starbase = Baza
suns-unit-colossus = Kolos
suns-line-explore = odkryj kafle
suns-line-jump = rusz flotę, armię
suns-line-scan = rzut o artefakt
suns-line-colonise = skolonizuj system
suns-line-diplomacy = rzut o system
suns-line-build = kupuj i naprawiaj
suns-line-battle = walcz z flotą
suns-line-bombard = ostrzelaj system
suns-line-assault = zdobądź system
suns-line-activate = użyj zdolności
suns-line-recruit = rzut o agenta
suns-line-mission = rzut o inną akcję

## Walka krok po kroku

suns-fight-battle = Bitwa: { $place }
suns-fight-bombard = Ostrzał: { $place }
suns-fight-assault = Szturm: { $place }
suns-hit-on = trafia
suns-rerolls = { $n ->
    [one] 1 przerzut
    [few] { $n } przerzuty
   *[many] { $n } przerzutów
}
suns-takes = { $n ->
    [one] otrzymuje 1 trafienie
    [few] otrzymuje { $n } trafienia
   *[many] otrzymuje { $n } trafień
}
suns-n-hits = { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
suns-n-misses = { $n ->
    [one] 1 chybienie
    [few] { $n } chybienia
   *[many] { $n } chybień
}
suns-reroll-hits = Szansa przerzutu: { $n } z 8.
suns-reroll-the = Przerzuć { $n }

## Ruchy na liście: czasownik jest w pytaniu, liczby przy znakach

listed-leader = { $action }, pole { $space }
listed-race-card = { $card }
listed-buy = { $unit }
listed-market = { $resource }
listed-boost = Jedno wzmocnienie
listed-amount-eighths = { $amount } na 8
listed-amount-chance = { $amount }%
listed-amount-hit-chance = { $amount }%

own-end-points = { $title }: antymateria { $score }.
own-end-ahead = O { $points } więcej niż { $name }.
own-points-by-source = Skąd wzięła się antymateria
