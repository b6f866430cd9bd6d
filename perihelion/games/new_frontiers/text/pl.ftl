title = New Frontiers
tagline = Kolonizuj Planety, kupuj Technologie i handluj dobrami; każdą wybraną przez ciebie Akcję wykonują wszyscy.

## Dlaczego nie

refused-NFR-3_3 = Ten kafel Akcji został już wybrany w tej rundzie.
refused-NFR-5_1 = W tej Akcji można kupić jedną Technologię.
refused-NFR-5_2 = Brakuje Kredytów na tę Technologię.
refused-NFR-5_5 = Ta Technologia jest już w twoim Imperium.
refused-NFR-5_6 = Tej Technologii nie ma już na planszy.
refused-NFR-6_10 = Odkłada się tylko własne Odkryte Planety ponad limit.
refused-NFR-7_3 = W tej Akcji bierze się 2 Kolonistów albo kolonizuje jedną własną Odkrytą Planetę.
refused-NFR-7_6 = Brakuje Kolonistów do skolonizowania tej Planety.
refused-NFR-7_7 = Brakuje Kredytów na skolonizowanie tej Planety.
refused-NFR-9_3 = Sprzedać można najwyżej jedno własne dobro.
refused-NFR-9_8 = Tej Zdolności nie da się teraz użyć: brakuje dóbr, których wymaga.
refused-NFR-7_8 = Ta Planeta wymaga większej siły militarnej.
refused-NFR-14_23 = Teraz trzeba ogłosić rodzaj Rafinerii Obcych w Obłoku Oorta.

## Opcje

option-setup = Przygotowanie
option-setup-help = Standardowe losuje strony kafli Technologii. Pierwsza rozgrywka używa stron z białym kwadratem, bez wyboru Rodzimej Kolonii. Cele dodają osiem Celów i plansze Magazynów.
option-setup-standard = Standardowe
option-setup-first = Pierwsza rozgrywka
option-setup-goals = Z Celami
option-homes = Rodzime Kolonie
option-homes-help = Każdy wybiera stronę swojej planszy Imperium albo wszyscy grają stroną z białym kwadratem.
option-homes-chosen = Każdy wybiera stronę
option-homes-white = Strony z białym kwadratem
option-round-limit = Limit rund
option-round-limit-help = Gra, której nikt nie zakończy, jest punktowana po tylu rundach. Bez limitu trwa, aż ktoś ją zakończy.
option-round-limit-none = Bez limitu
option-red-part = Czerwona strefa planszy
option-red-part-help = Gdy z dziesięciu pozostałych pól zajętych jest dziewięć, duża Technologia może zachodzić na czerwoną strefę albo musi poczekać, aż zajęte będą wszystkie dziesięć.
option-red-part-counted = Duża Technologia może na nią zachodzić
option-red-part-last = Dopiero gdy zajęte są wszystkie pozostałe pola
option-engineers = Inżynierowie ds. terraformacji
option-engineers-help = Kiedy ich właściciel może zastąpić Kolonię podczas Kolonizacji: po wzięciu Kolonistów lub skolonizowaniu Planety, przed tym albo w dowolnej z tych chwil.
option-engineers-after = Po głównym wyborze
option-engineers-before = Przed głównym wyborem
option-engineers-either = Przed nim lub po nim

## Rodzaje, słowa kluczowe, rodzaje Zdolności

kind-novelty = Nowości
kind-rare = Rzadkie Pierwiastki
kind-genes = Geny
kind-alien = Technologie Obcych
keyword-alien = Obcy
keyword-imperium = Imperium
keyword-rebel = Rebelia
keyword-terraforming = Terraformująca
keyword-uplift = Wspomagana
power-type-develop = Rozwój Technologii
power-type-explore = Odkrywanie
power-type-settle = Kolonizacja
power-type-produce = Produkcja
power-type-trade = Sprzedaż
power-type-consume = Konsumpcja

## Planety

tile-rebel-signal-tower = Wieża sygnałowa Rebelii
tile-uplift-otter-clans = Wspomagane klany wydr
tile-uplift-moth-swarm = Wspomagany rój ciem
tile-rebel-scrapyard = Złomowisko Rebelii
tile-gladiator-moon = Księżyc gladiatorów
tile-imperium-customs-fort = Imperialny fort celny
tile-rebel-broadcast-studio = Studio nadawcze Rebelii
tile-rebel-powder-mill = Prochownia Rebelii
tile-uplift-crane-flock = Wspomagane stado żurawi
tile-rebel-training-camp = Obóz szkoleniowy Rebelii
tile-contraband-wharf = Przystań przemytników
tile-rebel-carnival-fleet = Karnawałowa flota Rebelii
tile-uplift-orchid-minds = Wspomagane umysły orchidei
tile-alien-guard-beacon = Latarnia strażnicza Obcych
tile-imperium-staff-college = Imperialna szkoła sztabowa
tile-rebel-uplift-enclave = Wspomagana enklawa Rebelii
tile-rebel-torpedo-foundry = Odlewnia torped Rebelii
tile-imperium-ore-bastion = Imperialny bastion rudny
tile-alien-loom = Krosno Obcych
tile-rebel-seed-vault = Skarbiec nasion Rebelii
tile-alien-battle-mosaic = Mozaika bitewna Obcych
tile-rebel-parliament = Parlament Rebelii
tile-alien-caravan-gate = Brama karawan Obcych
tile-uplift-matriarchy = Wspomagany matriarchat
tile-alien-sun-forge = Kuźnia słońc Obcych
tile-last-rebel-citadel = Ostatnia cytadela Rebelii
tile-devolved-uplift-race = Uwsteczniona rasa wspomagana
tile-artist-settlement = Osada artystów
tile-drifting-ore-barges = Dryfujące barki z rudą
tile-settlers-way-station = Przystanek osadników
tile-imperium-survey-hq = Imperialna kwatera główna zwiadu
tile-puppet-theatre-moon = Księżyc teatru lalek
tile-auction-station = Stacja aukcyjna
tile-festival-archipelago = Archipelag festiwali
tile-draughtsmens-moon = Księżyc kreślarzy
tile-copper-flats = Miedziane równiny
tile-prospectors-camp = Obóz poszukiwaczy złóż
tile-tidal-smelter = Huta pływowa
tile-imperium-siege-depot = Imperialny skład oblężniczy
tile-uplift-kelp-choir = Wspomagany chór wodorostów
tile-oort-cloud-alien-refinery = Rafineria Obcych w Obłoku Oorta
tile-terraforming-weather-net = Terraformująca sieć pogodowa
tile-new-vinland = Nowa Winlandia
tile-spice-world = Świat ze złożami przypraw
tile-deep-space-symbionts = Symbionty z głębokiego kosmosu
tile-assayers-moon = Księżyc probierzy
tile-terraforming-boreholes = Odwierty terraformujące
tile-comet-zone = Strefa występowania komet
tile-alien-rosetta-stone-world = Świat kamienia z Rosetty Obcych
tile-clockmakers-garden = Ogród zegarmistrzów
tile-uplift-apiary = Wspomagana pasieka
tile-galactic-information-network = Galaktyczna sieć informacyjna
tile-imperium-pageant-court = Imperialny dwór widowisk
tile-imperium-arsenal-moon = Imperialny księżyc arsenałów
tile-orchard-biosphere = Biosfera sadów
tile-alien-music-vault = Skarbiec muzyki Obcych
tile-alien-repair-hive = Ul naprawczy Obcych
tile-uplift-university = Uniwersytet ras wspomaganych
tile-alien-glassworks = Huta szkła Obcych
tile-alien-garden-ring = Pierścień ogrodów Obcych

## Rodzime Kolonie

tile-old-earth = Stara Ziemia
tile-lantern-bazaar = Bazar Latarni
tile-keel-harbour = Przystań Stępki
tile-doomed-colony = Umierająca Kolonia
tile-imperium-banner-keep = Imperialna Twierdza Sztandarów
tile-rebel-quarry = Kamieniołom Rebelii
tile-terraforming-terraces = Terraformowane Tarasy
tile-terraforming-silt-gardens = Terraformowane Ogrody Namułowe
tile-anvil-deep = Głębia Kowadła
tile-ember-foundries = Odlewnie Żaru
tile-uplift-lagoon = Wspomagana Laguna
tile-uplift-hatchery = Wspomagana Wylęgarnia
tile-alien-stairway = Schody Obcych
tile-alien-signal-well = Studnia Sygnałów Obcych
tile-cartographers-ring = Pierścień Kartografów
tile-caravan-cradle = Kolebka Karawan

## Technologie

tile-modular-construction = Budownictwo modułowe
tile-contact-specialist = Specjalista ds. kontaktów
tile-homesteading-pioneers = Pionierzy osadnictwa
tile-consumer-markets = Rynek konsumencki
tile-space-marines = Kosmiczna piechota
tile-mining-industry = Przemysł wydobywczy
tile-imperium-arms-factory = Imperialna fabryka broni
tile-wealthy-economy = Bogata gospodarka
tile-survey-team = Drużyna zwiadowców
tile-expeditionary-force = Korpus ekspedycyjny
tile-export-duties = Cła wywozowe
tile-mining-robots = Roboty górnicze
tile-alien-monument = Pomnik Obcych
tile-alien-researchers = Badacze Obcych
tile-improved-logistics = Ulepszona logistyka
tile-terraforming-specialists = Specjaliści ds. terraformacji
tile-investment-credits = Kredyty inwestycyjne
tile-diversified-economy = Zróżnicowana gospodarka
tile-terraforming-robots = Roboty terraformujące
tile-terraforming-engineers = Inżynierowie ds. terraformacji
tile-trade-league = Gildia handlowa
tile-technology-investors = Inwestorzy technologiczni
tile-drop-ships = Okręty Desantowe
tile-galactic-salon = Galaktyczny salon
tile-free-trade-association = Stowarzyszenie wolnego handlu
tile-pan-galactic-hologrid = Pangalaktyczna holosieć
tile-mining-league = Liga górnicza
tile-imperium-war-profiteers = Imperialni spekulanci wojenni
tile-new-galactic-order = Nowy porządek galaktyczny
tile-military-industry = Przemysł zbrojeniowy
tile-alien-tech-institute = Instytut technologii Obcych
tile-galactic-exchange = Giełda galaktyczna
tile-pan-galactic-league = Liga pangalaktyczna
tile-uplift-gene-hunters = Łowcy genów ras wspomaganych
tile-galactic-imperium = Galaktyczne Imperium
tile-imperium-lords = Władcy Imperium
tile-frontier-settlers = Osadnicy z rubieży
tile-federation-survey = Zwiad Federacji
tile-galactic-federation = Federacja Galaktyczna
tile-new-economy = Nowa gospodarka

## Kafle Akcji

action-isolation = Izolacja
action-isolation-help = Wybierający otrzymuje 2 Kredyty; nikt nie robi nic więcej.
action-goals-review = Przegląd galaktycznych Celów
action-goals-review-help = Wybierający przesuwa się o jedno miejsce w kolejności, dostaje 1 Kredyt i zatrzymuje jeden z trzech Celów, zakryty; poprzedni Cel zostaje odkryty.
action-develop = Rozwój Technologii
action-develop-help = Każdy może kupić Technologię; wybierający płaci o 1 mniej.
action-explore = Odkrywanie
action-explore-help = Każdy bierze jedną z siedmiu Planet; wybierający na koniec bierze drugą.
action-settle = Kolonizacja
action-settle-help = Wybierający otrzymuje 1 Kolonistę; potem każdy bierze 2 Kolonistów albo kolonizuje Planetę.
action-produce = Produkcja
action-produce-help = Każdy produkuje dobra na Koloniach produkcyjnych; wybierający zabiera Kredyty z kafla i produkuje dobro na jednej Kolonii zdobywczej.
action-trade-consume = Sprzedaż / Konsumpcja
action-trade-consume-help = Wybierający zdobywa 1 PZ; potem każdy może sprzedać jedno dobro i musi użyć Zdolności Konsumpcji.
action-send-diplomats = Wysłanie dyplomatów
action-send-diplomats-help = Wybierający zdobywa 1 PZ i przechodzi na pierwsze miejsce.

## Cele

goal-civil-services = Służby cywilne
goal-faction-tolerance = Tolerancja
goal-skilled-workforce = Wykwalifikowana siła robocza
goal-diversification = Zróżnicowanie
goal-stockpiling = Magazynowanie zasobów
goal-exploration = Odkrywanie
goal-turnover-tax = Podatek obrotowy
goal-conscription = Pobór do wojska

## Źródła punktów

tally-chips = Żetony PZ
tally-colonies = Kolonie
tally-developments = Technologie
tally-bonuses = Premie „?”
tally-goals = Cele

## W czym się liczy

amount-credit = { $amount ->
    [one] { $amount } Kredyt
    [few] { $amount } Kredyty
    [many] { $amount } Kredytów
   *[other] { $amount } Kredytu
}
amount-colonist = { $amount ->
    [one] { $amount } Kolonista
    [few] { $amount } Kolonistów
    [many] { $amount } Kolonistów
   *[other] { $amount } Kolonisty
}
amount-good = { $amount ->
    [one] { $amount } dobro
    [few] { $amount } dobra
    [many] { $amount } dóbr
   *[other] { $amount } dobra
}
amount-chip = { $amount } PZ
amount-point = { $amount } PZ na koniec gry
amount-strength = siła militarna { $amount }

## Ruchy

move-choose-side = Rodzima Kolonia: { $tile }
move-choose-tile = { $action }
move-keep-goal = Zatrzymaj: { $goal }
move-goal-under = Następny na spód stosu: { $goal }
move-leave-goal = Na razie zostaw Cel zakryty
move-leave-goal-for-good = Zostaw Cel zakryty i nie pytaj więcej
move-turn-up-goal = Odkryj Cel
move-declare = Rafineria liczy się jako { $kind }
move-decline = Nic nie kupuj
move-buy = { $tile } { $price ->
    [0] za darmo
    [one] za { $price } Kredyt
    [few] za { $price } Kredyty
    [many] za { $price } Kredytów
   *[other] za { $price } Kredytu
}
move-take-world = Weź: { $tile }, koszt { $value }
move-take-world-military = Weź: { $tile }, obrona { $value }
move-return-world = Odłóż do woreczka: { $tile }
move-store-world = Zmagazynuj: { $tile }
move-take-colonists = Weź 2 Kolonistów
move-stop-settling = Nie kolonizuj drugiej Planety
move-settle-credits = Skolonizuj { $price ->
    [0] bez Kredytów
    [one] za { $price } Kredyt
    [few] za { $price } Kredyty
    [many] za { $price } Kredytów
   *[other] za { $price } Kredytu
}: { $tile }
move-settle-strength = Skolonizuj siłą: { $tile } (siła { $strength }, obrona { $defence })
move-settle-contact = Skolonizuj przez kontakty { $price ->
    [0] bez Kredytów
    [one] za { $price } Kredyt
    [few] za { $price } Kredyty
    [many] za { $price } Kredytów
   *[other] za { $price } Kredytu
}: { $tile }
move-settle-doomed = Skolonizuj w miejsce kafla „{ $colony }”: { $tile }
move-settle-arming = Skolonizuj po odrzuceniu dóbr: { $tile } (siła { $strength }, obrona { $defence })
move-settle-now = Skolonizuj teraz
move-no-replacement = Nie zastępuj niczego
move-replace = Zastąp: { $tile }
move-replace-with = W miejsce kafla „{ $colony }”: { $tile }
move-produce-on = Dobro na Kolonii: { $tile }
move-store-good = Zmagazynuj: { $good } ({ $tile })
move-done-storing = Nie magazynuj więcej
move-no-sale = Nic nie sprzedawaj
move-sell = Sprzedaj za { $price ->
    [one] { $price } Kredyt
    [few] { $price } Kredyty
    [many] { $price } Kredytów
   *[other] { $price } Kredytu
}: { $good } ({ $tile })
move-store-credits = { $credits ->
    [0] Nie magazynuj Kredytów
    [one] Zmagazynuj { $credits } Kredyt
    [few] Zmagazynuj { $credits } Kredyty
    [many] Zmagazynuj { $credits } Kredytów
   *[other] Zmagazynuj { $credits } Kredytu
}
move-stop-consuming = Nie konsumuj więcej
move-spend = { $good } ({ $tile })
move-use-power = Użyj: { $tile }

## Pytania

prompt-side = Którą stronę planszy Imperium wybierasz?
prompt-side-reason = Strona wyznacza twoją Rodzimą Kolonię.
prompt-tile = Runda { $round }: która Akcja?
prompt-tile-reason = Wykonają ją wszyscy, ale bonus dostaniesz tylko ty.
prompt-goal-asked = Twój Cel jest zakryty. Zostawić go tak?
prompt-keeping = Który Cel zatrzymujesz?
prompt-ordering = Który Cel trafi teraz na spód stosu?
prompt-buying = Masz { $credits ->
    [one] { $credits } Kredyt
    [few] { $credits } Kredyty
    [many] { $credits } Kredytów
   *[other] { $credits } Kredytu
}. Którą Technologię kupujesz?
prompt-picking = Którą Planetę bierzesz?
prompt-surplus = Za dużo Planet: do oddania jeszcze { $count }
prompt-settling = Bierzesz Kolonistów czy kolonizujesz Planetę?
prompt-settling-again = Kolonizujesz drugą Planetę?
prompt-arming = { $tile }: siła { $strength } z { $defence }. Odrzucasz dobro?
prompt-arming-good = { $tile }: siła { $strength } z { $defence }. Które dobro odrzucasz?
prompt-declaring = Jakiego rodzaju jest Rafineria Obcych w Obłoku Oorta?
prompt-replacing = Zastępujesz Kolonię?
prompt-replacing-with = Która Planeta zastąpi Kolonię „{ $tile }”?
prompt-short = Brakuje dóbr: która Kolonia produkuje?
prompt-windfalls = Której Zdolności zdobywczej używasz teraz?
prompt-windfall-on = { $tile }: gdzie trafia dobro?
prompt-bonus-windfall = Bonus: która Kolonia zdobywcza dostaje dobro?
prompt-stocking = Magazynujesz dobra?
prompt-selling = Sprzedajesz dobro?
prompt-taxed = Ile Kredytów ze Sprzedaży magazynujesz?
prompt-consuming = Której Zdolności Konsumpcji używasz teraz?
prompt-spending = { $tile }: które dobro?
prompt-scoring-kind = Końcowa punktacja: jakiego rodzaju jest Rafineria Obcych w Obłoku Oorta?
prompt-scoring-kind-reason = Jeden rodzaj obowiązuje dla wszystkich premii i Celów.
prompt-own-action = Twój wybór: { $action }.
prompt-others-action = Akcję wybrał ktoś inny: { $action }. Twoje miejsce w kolejności: { $place }.
prompt-wait = Inni gracze wybierają
prompt-wait-reason = Teraz wybiera pierwszy z lewej pion na torze pierwszeństwa.
prompt-wait-action = Trwa Akcja: { $action }.
prompt-over = Koniec gry
prompt-over-reason = Wygrywa, kto ma najwięcej PZ; przy remisie liczą się Kredyty i dobra.

## Dziennik

event-round = Runda { $round }
event-home = { $player }: Rodzima Kolonia – { $tile }
event-chosen = { $player }: wybór – { $action }
event-gain-credits = { $player }: { $amount ->
    [one] { $amount } Kredyt
    [few] { $amount } Kredyty
    [many] { $amount } Kredytów
   *[other] { $amount } Kredytu
} ({ $reason })
event-gain-chips = { $player }: { $amount } PZ ({ $reason })
event-gain-colonists = { $player }: { $amount ->
    [one] { $amount } Kolonista
    [few] { $amount } Kolonistów
    [many] { $amount } Kolonistów
   *[other] { $amount } Kolonisty
} ({ $reason })
event-declined = { $player }: bez zakupu
event-bought = { $player }: zakup – { $tile } { $amount ->
    [0] za darmo
    [one] za { $amount } Kredyt
    [few] za { $amount } Kredyty
    [many] za { $amount } Kredytów
   *[other] za { $amount } Kredytu
}, { $points } PZ{ $left ->
    [0] {""}; stos jest pusty
   *[other] {""}
}
event-explored = Z woreczka: { $tile }
event-discovered = { $player }: odkrycie – { $tile }
event-world-returned = { $player }: zwrot do woreczka – { $tile }
event-world-stored = { $player }: do magazynu – { $tile }
event-end-triggered = Ostatnia runda: { $cause }
end-by-spaces = zakryto wystarczająco wiele pól Technologii
end-by-colonies = założono wystarczająco wiele Kolonii
end-by-colonists = w puli kończą się Koloniści
end-by-chips = pula PZ jest pusta
event-settled = { $player }: nowa Kolonia – { $tile } { $way ->
    [strength] siłą militarną
   *[credits] { $amount ->
        [0] bez Kredytów
        [one] za { $amount } Kredyt
        [few] za { $amount } Kredyty
        [many] za { $amount } Kredytów
       *[other] za { $amount } Kredytu
    }
}, { $points } PZ
event-abandoned = { $player }: porzucona Kolonia – { $tile }
event-windfall = { $player }: zdobywcze dobro – { $tile }
event-armed = { $player }: odrzucone dobro – { $colony }; siła militarna +{ $amount } ({ $tile })
event-replaced = { $player }: w miejsce kafla „{ $colony }” – { $tile }
event-produced = { $player }: produkcja – { $tile }
event-good-stored = { $player }: dobro do magazynu – { $tile }
event-sold = { $player }: sprzedaż za { $amount ->
    [one] { $amount } Kredyt
    [few] { $amount } Kredyty
    [many] { $amount } Kredytów
   *[other] { $amount } Kredytu
} – { $good } ({ $tile })
event-credits-stored = { $player }: do magazynu – { $amount ->
    [one] { $amount } Kredyt
    [few] { $amount } Kredyty
    [many] { $amount } Kredytów
   *[other] { $amount } Kredytu
}
event-consumed = { $player }: konsumpcja – { $good } ({ $tile })
event-declared = { $player }: Rafineria liczy się jako { $kind }
event-goal-kept = { $player }: Cel zatrzymany, zakryty
event-goal-kept-own = Zatrzymujesz: { $goal }
event-goal-up = Odkryty Cel: { $goal }

ending-developments = Technologie jednego z Imperiów zajęły więcej niż 10 pól.
ending-colonies = Jedno z Imperiów miało więcej niż 7 Kolonii.
ending-colonists = W puli zostało mniej niż 5 Kolonistów.
ending-chips = Pula PZ się wyczerpała.
ending-round-limit = Osiągnięto limit rund.
tie-break-credits = Remis w punktach; rozstrzygają Kredyty i dobra ({ $first } do { $second }).

## W terminalu

terminal-head = Runda { $round }: { $phase }
terminal-phase-sides = wybór Rodzimych Kolonii
terminal-phase-choosing = wybór Akcji
terminal-phase-scoring = końcowa punktacja
terminal-phase-over = koniec
terminal-waiting = Jeszcze wybiorą:
terminal-done = Po wyborze:
terminal-order = Kolejność w tej Akcji:
terminal-explored = Odsłonięte Planety:
terminal-discovered = Odkryte Planety:
terminal-cost = koszt { $value }
terminal-defence = obrona { $value }
terminal-against = , siła { $strength }
terminal-for-you = , teraz { $price }
terminal-developments = Technologie, pola: { $spaces } z { $most }: { $tiles }
terminal-stored = W magazynie: dobra { $goods }, Planety { $worlds }, Kredyty { $credits }
terminal-goals = Cele: { $goals }; w stosie: { $stack }
terminal-points = Punkty
terminal-credits = Kredyty
terminal-chips = Żetony PZ
terminal-reserve = Koloniści
terminal-colonies = Kolonie
terminal-spaces = Pola
terminal-goods = Dobra
terminal-strength = Siła
terminal-ends = Do końca gry: pola Technologii { $spaces }, Kolonie { $colonies }, Koloniści { $colonists }, PZ w puli { $chips }
terminal-signs = Przed Planetą lub Kolonią stoi rodzaj: N { kind-novelty }, R { kind-rare }, G { kind-genes }, A { kind-alien }, ? dowolny, – brak; wielka litera: produkcyjna, mała: zdobywcza. Po Kolonii * i jej dobro. W nawiasie PZ. Kafle Akcji: > teraz, x już wybrany.

# Ways to play, for bots.
style-explorer = odkrywca
style-explorer-help = Odkrywa, kiedy tylko może, i zawsze ma kilka Planet do wyboru.
style-settler = kolonizator
style-settler-help = Kolonizuje Planetę za Planetą, w razie potrzeby zbrojnie.
style-developer = technolog
style-developer-help = Kupuje Technologię za Technologią, mało kolonizuje.
style-merchant = kupiec
style-merchant-help = Produkuje dobra, a potem je sprzedaje albo konsumuje dla punktów.
