title = New Frontiers
tagline = Kolonizuj Planety, kupuj Technologie i handluj dobrami; każdą wybraną przez ciebie Akcję wykonują wszyscy.

## Dlaczego nie

refused-NFR-3_3 = Ten kafel akcji został już wybrany w tej rundzie.
refused-NFR-5_1 = W tej akcji można kupić jedną technologię.
refused-NFR-5_2 = Brakuje kredytów na tę technologię.
refused-NFR-5_5 = Ta technologia jest już w twoim imperium.
refused-NFR-5_6 = Tej technologii nie ma już na planszy.
refused-NFR-6_10 = Oddaje się tylko własne odkryte planety ponad limit.
refused-NFR-7_3 = W tej akcji bierze się dwoje kolonistów albo zasiedla jedną własną odkrytą planetę.
refused-NFR-7_6 = Brakuje kolonistów do zasiedlenia tej planety.
refused-NFR-7_7 = Brakuje kredytów na zasiedlenie tej planety.
refused-NFR-9_3 = Sprzedać można najwyżej jedno własne dobro.
refused-NFR-9_8 = Tej mocy nie da się teraz użyć: brakuje dóbr, których wymaga.
refused-NFR-7_8 = Na tę planetę potrzeba większej siły militarnej.
refused-NFR-14_23 = Teraz trzeba podać rodzaj rafinerii Oorta.

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
option-round-limit-help = Gra, której nikt nie zakończy, jest punktowana po tylu rundach.

## Rodzaje, słowa kluczowe, typy Zdolności

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
tile-rebel-signal-tower-help = Planeta militarna, obrona 1, 1 Kolonista, bez dóbr. Kolonizacja: siła militarna +1. 0 PZ.
tile-uplift-otter-clans = Wspomagane klany wydr
tile-uplift-otter-clans-help = Planeta militarna, obrona 1, 1 Kolonista, zdobywcza (Nowości). 1 PZ.
tile-uplift-moth-swarm = Wspomagany rój ciem
tile-uplift-moth-swarm-help = Planeta militarna, obrona 1, 1 Kolonista, zdobywcza (Geny). 0 PZ.
tile-rebel-scrapyard = Złomowisko Rebelii
tile-rebel-scrapyard-help = Planeta militarna, obrona 1, 1 Kolonista, zdobywcza (Rzadkie Pierwiastki). 1 PZ.
tile-gladiator-moon = Księżyc gladiatorów
tile-gladiator-moon-help = Planeta militarna, obrona 1, 1 Kolonista, bez dóbr. Konsumpcja: odrzuć 2 dobra za 3 PZ. 0 PZ.
tile-imperium-customs-fort = Imperialny fort celny
tile-imperium-customs-fort-help = Planeta militarna, obrona 2, 1 Kolonista, bez dóbr. Kolonizacja: siła militarna +2 przeciw Planetom Rebelii. 1 PZ.
tile-rebel-broadcast-studio = Studio nadawcze Rebelii
tile-rebel-broadcast-studio-help = Planeta militarna, obrona 2, 1 Kolonista, produkcyjna (Nowości). Konsumpcja: odrzuć 1 dobro za 1 PZ. 1 PZ.
tile-rebel-powder-mill = Prochownia Rebelii
tile-rebel-powder-mill-help = Planeta militarna, obrona 2, 1 Kolonista, zdobywcza (Rzadkie Pierwiastki). Kolonizacja: możesz odrzucić dobro Rzadkich Pierwiastków, aby w tej Akcji mieć siłę militarną +3. 1 PZ.
tile-uplift-crane-flock = Wspomagane stado żurawi
tile-uplift-crane-flock-help = Planeta militarna, obrona 2, 1 Kolonista, zdobywcza (Geny). 1 PZ.
tile-rebel-training-camp = Obóz szkoleniowy Rebelii
tile-rebel-training-camp-help = Planeta militarna, obrona 2, 2 Kolonistów, bez dóbr. Kolonizacja: siła militarna +2. 1 PZ.
tile-contraband-wharf = Przystań przemytników
tile-contraband-wharf-help = Planeta militarna, obrona 2, 1 Kolonista, bez dóbr. Sprzedaż: cena wyższa o 1. 1 PZ.
tile-rebel-carnival-fleet = Karnawałowa flota Rebelii
tile-rebel-carnival-fleet-help = Planeta militarna, obrona 3, 1 Kolonista, zdobywcza (Nowości). Kolonizacja: siła militarna +1. 1 PZ.
tile-uplift-orchid-minds = Wspomagane umysły orchidei
tile-uplift-orchid-minds-help = Planeta militarna, obrona 3, 1 Kolonista, produkcyjna (Geny). 1 PZ.
tile-alien-guard-beacon = Latarnia strażnicza Obcych
tile-alien-guard-beacon-help = Planeta militarna, obrona 3, 1 Kolonista, zdobywcza (Technologie Obcych). 2 PZ.
tile-imperium-staff-college = Imperialna szkoła sztabowa
tile-imperium-staff-college-help = Planeta militarna, obrona 4, 1 Kolonista, bez dóbr. Kolonizacja: siła militarna +1. Kolonizacja: po skolonizowaniu militarnej Planety otrzymujesz 1 Kredyt. 2 PZ.
tile-rebel-uplift-enclave = Wspomagana enklawa Rebelii
tile-rebel-uplift-enclave-help = Planeta militarna, obrona 4, 2 Kolonistów, zdobywcza (Geny). Produkcja: dobro na pustej zdobywczej Kolonii Genów. 3 PZ.
tile-rebel-torpedo-foundry = Odlewnia torped Rebelii
tile-rebel-torpedo-foundry-help = Planeta militarna, obrona 4, 1 Kolonista, zdobywcza (Rzadkie Pierwiastki). Kolonizacja: możesz odrzucić dobro, aby w tej Akcji mieć siłę militarną +2. 3 PZ.
tile-imperium-ore-bastion = Imperialny bastion rudny
tile-imperium-ore-bastion-help = Planeta militarna, obrona 5, 2 Kolonistów, produkcyjna (Rzadkie Pierwiastki). Konsumpcja: odrzuć do 3 dóbr, 1 Kredyt za każde. 3 PZ.
tile-alien-loom = Krosno Obcych
tile-alien-loom-help = Planeta militarna, obrona 5, 1 Kolonista, produkcyjna (Technologie Obcych). 3 PZ.
tile-rebel-seed-vault = Skarbiec nasion Rebelii
tile-rebel-seed-vault-help = Planeta militarna, obrona 6, 1 Kolonista, zdobywcza (Geny). Kolonizacja: siła militarna +2. 4 PZ.
tile-alien-battle-mosaic = Mozaika bitewna Obcych
tile-alien-battle-mosaic-help = Planeta militarna, obrona 6, 2 Kolonistów, zdobywcza (Technologie Obcych). Kolonizacja: siła militarna +3 przeciw Planetom Obcych. 5 PZ.
tile-rebel-parliament = Parlament Rebelii
tile-rebel-parliament-help = Planeta militarna, obrona 7, 2 Kolonistów, bez dóbr. Kolonizacja: siła militarna +1. 2 PZ za każdy kafel Rebelii.
tile-alien-caravan-gate = Brama karawan Obcych
tile-alien-caravan-gate-help = Planeta militarna, obrona 8, 1 Kolonista, zdobywcza (Technologie Obcych). Konsumpcja: odrzuć 1 dobro Technologii Obcych za 2 PZ i 2 Kredyty. 6 PZ.
tile-uplift-matriarchy = Wspomagany matriarchat
tile-uplift-matriarchy-help = Planeta militarna, obrona 8, 2 Kolonistów, produkcyjna (Geny). 3 PZ za każdy kafel wspomagany. 1 PZ za każdą Kolonię Genów.
tile-alien-sun-forge = Kuźnia słońc Obcych
tile-alien-sun-forge-help = Planeta militarna, obrona 9, 2 Kolonistów, produkcyjna (Technologie Obcych). 8 PZ.
tile-last-rebel-citadel = Ostatnia cytadela Rebelii
tile-last-rebel-citadel-help = Planeta militarna, obrona 9, 2 Kolonistów, bez dóbr. 9 PZ.
tile-devolved-uplift-race = Uwsteczniona rasa wspomagana
tile-devolved-uplift-race-help = Planeta nie-militarna, koszt 0, 1 Kolonista, zdobywcza (Nowości). 1 PZ.
tile-artist-settlement = Osada artystów
tile-artist-settlement-help = Planeta nie-militarna, koszt 1, 1 Kolonista, produkcyjna (Nowości). 1 PZ.
tile-drifting-ore-barges = Dryfujące barki z rudą
tile-drifting-ore-barges-help = Planeta nie-militarna, koszt 1, 1 Kolonista, zdobywcza (Rzadkie Pierwiastki). 1 PZ.
tile-settlers-way-station = Przystanek osadników
tile-settlers-way-station-help = Planeta nie-militarna, koszt 1, 1 Kolonista, bez dóbr. Odkrywanie: po swoim wyborze otrzymujesz 1 Kolonistę. 1 PZ.
tile-imperium-survey-hq = Imperialna kwatera główna zwiadu
tile-imperium-survey-hq-help = Planeta nie-militarna, koszt 2, 1 Kolonista, produkcyjna (Nowości). Odkrywanie: po swoim wyborze dołóż Planetę z woreczka. 1 PZ.
tile-puppet-theatre-moon = Księżyc teatru lalek
tile-puppet-theatre-moon-help = Planeta nie-militarna, koszt 2, 1 Kolonista, produkcyjna (Nowości). Konsumpcja: odrzuć 1 dobro za 1 PZ. 1 PZ.
tile-auction-station = Stacja aukcyjna
tile-auction-station-help = Planeta nie-militarna, koszt 2, 1 Kolonista, produkcyjna (Nowości). Sprzedaż: cena wyższa o 1. 1 PZ.
tile-festival-archipelago = Archipelag festiwali
tile-festival-archipelago-help = Planeta nie-militarna, koszt 2, 2 Kolonistów, produkcyjna (Nowości). Konsumpcja: odrzuć 2 dobra za 3 PZ. 1 PZ.
tile-draughtsmens-moon = Księżyc kreślarzy
tile-draughtsmens-moon-help = Planeta nie-militarna, koszt 2, 1 Kolonista, zdobywcza (Nowości). Rozwój Technologii: Technologie tańsze o 1. 1 PZ.
tile-copper-flats = Miedziane równiny
tile-copper-flats-help = Planeta nie-militarna, koszt 2, 1 Kolonista, produkcyjna (Rzadkie Pierwiastki). 1 PZ.
tile-prospectors-camp = Obóz poszukiwaczy złóż
tile-prospectors-camp-help = Planeta nie-militarna, koszt 2, 1 Kolonista, zdobywcza (Rzadkie Pierwiastki). Kolonizacja: Planety Rzadkich Pierwiastków tańsze o 1. 1 PZ.
tile-tidal-smelter = Huta pływowa
tile-tidal-smelter-help = Planeta nie-militarna, koszt 2, 2 Kolonistów, produkcyjna (Rzadkie Pierwiastki). Produkcja: 1 Kredyt, gdy powstaje tu dobro. 1 PZ.
tile-imperium-siege-depot = Imperialny skład oblężniczy
tile-imperium-siege-depot-help = Planeta nie-militarna, koszt 2, 1 Kolonista, zdobywcza (Rzadkie Pierwiastki). Kolonizacja: siła militarna +3 przeciw militarnym Planetom Rzadkich Pierwiastków. 1 PZ.
tile-uplift-kelp-choir = Wspomagany chór wodorostów
tile-uplift-kelp-choir-help = Planeta nie-militarna, koszt 2, 1 Kolonista, zdobywcza (Geny). 0 PZ.
tile-oort-cloud-alien-refinery = Rafineria Obcych w Obłoku Oorta
tile-oort-cloud-alien-refinery-help = Planeta nie-militarna, koszt 2, 1 Kolonista, zdobywcza (dowolny rodzaj). Jej rodzaj określasz w każdej Akcji na nowo; jej dobra nie można sprzedać. 1 PZ.
tile-terraforming-weather-net = Terraformująca sieć pogodowa
tile-terraforming-weather-net-help = Planeta nie-militarna, koszt 2, 2 Kolonistów, bez dóbr. Kolonizacja: Planety tańsze o 2. 1 PZ.
tile-new-vinland = Nowa Winlandia
tile-new-vinland-help = Planeta nie-militarna, koszt 3, 1 Kolonista, produkcyjna (Nowości). Konsumpcja: odrzuć 1 dobro za 2 Kredyty. 2 PZ.
tile-spice-world = Świat ze złożami przypraw
tile-spice-world-help = Planeta nie-militarna, koszt 3, 1 Kolonista, produkcyjna (Nowości). Sprzedaż Nowości: cena wyższa o 2. 2 PZ.
tile-deep-space-symbionts = Symbionty z głębokiego kosmosu
tile-deep-space-symbionts-help = Planeta nie-militarna, koszt 3, 1 Kolonista, zdobywcza (Geny). Rozwój Technologii: po zakupie Technologii otrzymujesz 1 Kredyt. 1 PZ.
tile-assayers-moon = Księżyc probierzy
tile-assayers-moon-help = Planeta nie-militarna, koszt 3, 2 Kolonistów, produkcyjna (Rzadkie Pierwiastki). Sprzedaż Rzadkich Pierwiastków: cena wyższa o 2. 2 PZ.
tile-terraforming-boreholes = Odwierty terraformujące
tile-terraforming-boreholes-help = Planeta nie-militarna, koszt 3, 1 Kolonista, produkcyjna (Rzadkie Pierwiastki). Odkrywanie: po swoim wyborze dołóż Planetę z woreczka. 1 PZ.
tile-comet-zone = Strefa występowania komet
tile-comet-zone-help = Planeta nie-militarna, koszt 4, 1 Kolonista, produkcyjna (Rzadkie Pierwiastki). Produkcja: 2 Kredyty, gdy powstaje tu dobro. 2 PZ.
tile-alien-rosetta-stone-world = Świat kamienia z Rosetty Obcych
tile-alien-rosetta-stone-world-help = Planeta nie-militarna, koszt 4, 1 Kolonista, bez dóbr. Kolonizacja: Planety Obcych tańsze o 2. 3 PZ.
tile-clockmakers-garden = Ogród zegarmistrzów
tile-clockmakers-garden-help = Planeta nie-militarna, koszt 4, 2 Kolonistów, produkcyjna (Nowości). Konsumpcja: odrzuć do 2 dóbr, 1 PZ za każde. 3 PZ.
tile-uplift-apiary = Wspomagana pasieka
tile-uplift-apiary-help = Planeta nie-militarna, koszt 4, 1 Kolonista, produkcyjna (Geny). Konsumpcja: odrzuć 1 dobro Genów za 2 PZ. 1 PZ.
tile-galactic-information-network = Galaktyczna sieć informacyjna
tile-galactic-information-network-help = Planeta nie-militarna, koszt 5, 2 Kolonistów, produkcyjna (Nowości). Konsumpcja: odrzuć 1 dobro Nowości za 2 PZ. Produkcja: 1 Kredyt, gdy powstaje tu dobro. 3 PZ.
tile-imperium-pageant-court = Imperialny dwór widowisk
tile-imperium-pageant-court-help = Planeta nie-militarna, koszt 5, 2 Kolonistów, produkcyjna (Nowości). 2 PZ za każdy kafel Imperium.
tile-imperium-arsenal-moon = Imperialny księżyc arsenałów
tile-imperium-arsenal-moon-help = Planeta nie-militarna, koszt 5, 2 Kolonistów, produkcyjna (Rzadkie Pierwiastki). Kolonizacja: siła militarna +1. Konsumpcja: odrzuć 1 dobro Rzadkich Pierwiastków za 1 PZ i 1 Kredyt. 2 PZ.
tile-orchard-biosphere = Biosfera sadów
tile-orchard-biosphere-help = Planeta nie-militarna, koszt 5, 2 Kolonistów, produkcyjna (Geny). Sprzedaż Genów: cena wyższa o 2. 2 PZ.
tile-alien-music-vault = Skarbiec muzyki Obcych
tile-alien-music-vault-help = Planeta nie-militarna, koszt 5, 1 Kolonista, zdobywcza (Technologie Obcych). 3 PZ.
tile-alien-repair-hive = Ul naprawczy Obcych
tile-alien-repair-hive-help = Planeta nie-militarna, koszt 5, 2 Kolonistów, zdobywcza (Technologie Obcych). Produkcja: dobro na pustej zdobywczej Kolonii Technologii Obcych. 2 PZ.
tile-uplift-university = Uniwersytet ras wspomaganych
tile-uplift-university-help = Planeta nie-militarna, koszt 6, 2 Kolonistów, produkcyjna (Geny). Produkcja: 1 Kredyt za każde wyprodukowane dobro Genów. 2 PZ za każdy kafel wspomagany.
tile-alien-glassworks = Huta szkła Obcych
tile-alien-glassworks-help = Planeta nie-militarna, koszt 6, 2 Kolonistów, produkcyjna (Technologie Obcych). 3 PZ.
tile-alien-garden-ring = Pierścień ogrodów Obcych
tile-alien-garden-ring-help = Planeta nie-militarna, koszt 7, 2 Kolonistów, zdobywcza (Technologie Obcych). 6 PZ.

## Rodzime Kolonie

tile-old-earth = Stara Ziemia
tile-old-earth-help = Rodzima Kolonia, produkcyjna (Nowości). Konsumpcja: odrzuć 2 dobra za 3 PZ. 0 PZ.
tile-lantern-bazaar = Bazar Latarni
tile-lantern-bazaar-help = Rodzima Kolonia, zdobywcza (Nowości). Sprzedaż: cena wyższa o 1. 1 PZ.
tile-keel-harbour = Przystań Stępki
tile-keel-harbour-help = Rodzima Kolonia, bez dóbr. Rozwój Technologii: Technologie tańsze o 1. 2 PZ.
tile-doomed-colony = Umierająca Kolonia
tile-doomed-colony-help = Rodzima Kolonia, bez dóbr. Kolonizacja: możesz skolonizować nie-militarną Planetę w miejsce tej Kolonii, nie płacąc Kredytów. 2 PZ.
tile-imperium-banner-keep = Imperialna Twierdza Sztandarów
tile-imperium-banner-keep-help = Rodzima Kolonia, bez dóbr. Kolonizacja: siła militarna +2. Kolonizacja: po skolonizowaniu militarnej Planety otrzymujesz 1 Kredyt. 1 PZ.
tile-rebel-quarry = Kamieniołom Rebelii
tile-rebel-quarry-help = Rodzima Kolonia, zdobywcza (Rzadkie Pierwiastki). Kolonizacja: siła militarna +1. 1 PZ.
tile-terraforming-terraces = Terraformowane Tarasy
tile-terraforming-terraces-help = Rodzima Kolonia, bez dóbr. Kolonizacja: Planety tańsze o 2. 2 PZ.
tile-terraforming-silt-gardens = Terraformowane Ogrody Namułowe
tile-terraforming-silt-gardens-help = Rodzima Kolonia, zdobywcza (Rzadkie Pierwiastki). Kolonizacja: po skolonizowaniu Planety dołóż Planetę z woreczka. 1 PZ.
tile-anvil-deep = Głębia Kowadła
tile-anvil-deep-help = Rodzima Kolonia, zdobywcza (Rzadkie Pierwiastki). Produkcja: 1 Kredyt, jeśli wyprodukujesz najwięcej Rzadkich Pierwiastków. 0 PZ.
tile-ember-foundries = Odlewnie Żaru
tile-ember-foundries-help = Rodzima Kolonia, zdobywcza (Rzadkie Pierwiastki). Konsumpcja: odrzuć 1 dobro za 1 PZ. 0 PZ.
tile-uplift-lagoon = Wspomagana Laguna
tile-uplift-lagoon-help = Rodzima Kolonia, zdobywcza (Geny). Konsumpcja: odrzuć 1 dobro za 1 PZ. 1 PZ.
tile-uplift-hatchery = Wspomagana Wylęgarnia
tile-uplift-hatchery-help = Rodzima Kolonia, zdobywcza (Geny). 2 PZ.
tile-alien-stairway = Schody Obcych
tile-alien-stairway-help = Rodzima Kolonia, bez dóbr. Odkrywanie: po swoim wyborze otrzymujesz 2 Kredyty. Kolonizacja: Planety Obcych tańsze o 2. 1 PZ.
tile-alien-signal-well = Studnia Sygnałów Obcych
tile-alien-signal-well-help = Rodzima Kolonia, produkcyjna (Nowości). Kolonizacja: siła militarna +2 przeciw Planetom Obcych. Kolonizacja: Planety Obcych tańsze o 1. 0 PZ.
tile-cartographers-ring = Pierścień Kartografów
tile-cartographers-ring-help = Rodzima Kolonia, produkcyjna (Nowości). Odkrywanie: po swoim wyborze dołóż Planetę z woreczka. 1 PZ.
tile-caravan-cradle = Kolebka Karawan
tile-caravan-cradle-help = Rodzima Kolonia, produkcyjna (Nowości). Kolonizacja: po skolonizowaniu Planety otrzymujesz 1 Kolonistę. 1 PZ.

## Technologie

tile-modular-construction = Budownictwo modułowe
tile-modular-construction-help = Technologia, koszt 1. Rozwój Technologii: Technologie tańsze o 1. 1 PZ.
tile-contact-specialist = Specjalista ds. kontaktów
tile-contact-specialist-help = Technologia, koszt 1. Kolonizacja: możesz skolonizować militarną Planetę (nie Obcych), płacąc Kredytami jej obronę pomniejszoną o 1. 1 PZ.
tile-homesteading-pioneers = Pionierzy osadnictwa
tile-homesteading-pioneers-help = Technologia, koszt 3. Odkrywanie: po swoim wyborze otrzymujesz 1 Kolonistę. 2 PZ.
tile-consumer-markets = Rynek konsumencki
tile-consumer-markets-help = Technologia, koszt 5. Konsumpcja: odrzuć do 3 dóbr Nowości, 1 PZ za każde. 2 PZ.
tile-space-marines = Kosmiczna piechota
tile-space-marines-help = Technologia, koszt 2. Kolonizacja: siła militarna +2. 1 PZ.
tile-mining-industry = Przemysł wydobywczy
tile-mining-industry-help = Technologia, koszt 3. Produkcja: 2 Kredyty, jeśli wyprodukujesz najwięcej Rzadkich Pierwiastków. 2 PZ.
tile-imperium-arms-factory = Imperialna fabryka broni
tile-imperium-arms-factory-help = Technologia, koszt 4. Konsumpcja: odrzuć do 2 dóbr Rzadkich Pierwiastków, 1 PZ i 1 Kredyt za każde. 2 PZ.
tile-wealthy-economy = Bogata gospodarka
tile-wealthy-economy-help = Technologia, koszt 4. Konsumpcja: 1 PZ za każde skonsumowane dobro i 1 PZ, jeśli masz Galaktyczny salon. 2 PZ.
tile-survey-team = Drużyna zwiadowców
tile-survey-team-help = Technologia, koszt 1. Odkrywanie: po swoim wyborze dołóż Planetę z woreczka. 1 PZ.
tile-expeditionary-force = Korpus ekspedycyjny
tile-expeditionary-force-help = Technologia, koszt 1. Kolonizacja: możesz odrzucić dobro, aby w tej Akcji mieć siłę militarną +3. 1 PZ.
tile-export-duties = Cła wywozowe
tile-export-duties-help = Technologia, koszt 1. Sprzedaż: cena wyższa o 1. 1 PZ.
tile-mining-robots = Roboty górnicze
tile-mining-robots-help = Technologia, koszt 1. Produkcja: 1 Kredyt za każde wyprodukowane dobro Rzadkich Pierwiastków. 1 PZ.
tile-alien-monument = Pomnik Obcych
tile-alien-monument-help = Technologia, koszt 2. Produkcja: dobro na pustej zdobywczej Kolonii Technologii Obcych. 2 PZ.
tile-alien-researchers = Badacze Obcych
tile-alien-researchers-help = Technologia, koszt 2. Kolonizacja: siła militarna +2 przeciw Planetom Obcych. Kolonizacja: Planety Obcych tańsze o 2. 2 PZ.
tile-improved-logistics = Ulepszona logistyka
tile-improved-logistics-help = Technologia, koszt 3. Kolonizacja: możesz skolonizować drugą Planetę. 2 PZ.
tile-terraforming-specialists = Specjaliści ds. terraformacji
tile-terraforming-specialists-help = Technologia, koszt 4. Kolonizacja: Planety tańsze o 2. 2 PZ.
tile-investment-credits = Kredyty inwestycyjne
tile-investment-credits-help = Technologia, koszt 1. Rozwój Technologii: duże Technologie tańsze o 2. 1 PZ.
tile-diversified-economy = Zróżnicowana gospodarka
tile-diversified-economy-help = Technologia, koszt 3. Konsumpcja: odrzuć 1 dobro za 1 PZ i 1 Kredyt. 2 PZ.
tile-terraforming-robots = Roboty terraformujące
tile-terraforming-robots-help = Technologia, koszt 1. Kolonizacja: po skolonizowaniu Planety dołóż Planetę z woreczka. 1 PZ.
tile-terraforming-engineers = Inżynierowie ds. terraformacji
tile-terraforming-engineers-help = Technologia, koszt 4. Kolonizacja: możesz zastąpić nie-militarną Kolonię Odkrytą Planetą tego samego rodzaju, droższą o 0 do 3. 2 PZ.
tile-trade-league = Gildia handlowa
tile-trade-league-help = Technologia, koszt 3. Sprzedaż: cena wyższa o 1. Konsumpcja: możesz odrzucić 1 dobro za jego cenę sprzedaży. 2 PZ.
tile-technology-investors = Inwestorzy technologiczni
tile-technology-investors-help = Technologia, koszt 2. Rozwój Technologii: po zakupie Technologii o nadrukowanym koszcie co najmniej 4 otrzymujesz 1 PZ. 2 PZ.
tile-drop-ships = Okręty Desantowe
tile-drop-ships-help = Technologia, koszt 5. Kolonizacja: siła militarna +3. 3 PZ.
tile-galactic-salon = Galaktyczny salon
tile-galactic-salon-help = Technologia, koszt 5. Konsumpcja: 1 PZ bez odrzucania dobra. 2 PZ.
tile-free-trade-association = Stowarzyszenie wolnego handlu
tile-free-trade-association-help = Duża Technologia, koszt 9. Sprzedaż: cena wyższa o 2. 2 PZ za każdy kafel ze Zdolnością Sprzedaży. 1 PZ za każdą Kolonię Nowości.
tile-pan-galactic-hologrid = Pangalaktyczna holosieć
tile-pan-galactic-hologrid-help = Duża Technologia, koszt 9. Konsumpcja: odrzuć 1 dobro Nowości za 2 PZ i 1 Kredyt. 2 PZ za każdą Kolonię Nowości. 1 PZ za każdy kafel ze Zdolnością Konsumpcji.
tile-mining-league = Liga górnicza
tile-mining-league-help = Duża Technologia, koszt 9. Produkcja: 1 Kredyt za każde wyprodukowane dobro Rzadkich Pierwiastków. 2 PZ za każdą Kolonię Rzadkich Pierwiastków. 1 PZ za każdy kafel ze Zdolnością Produkcji.
tile-imperium-war-profiteers = Imperialni spekulanci wojenni
tile-imperium-war-profiteers-help = Duża Technologia, koszt 9. Sprzedaż Rzadkich Pierwiastków: cena wyższa o 3. 2 PZ za każdy kafel Imperium. 1 PZ za każdy kafel z siłą militarną.
tile-new-galactic-order = Nowy porządek galaktyczny
tile-new-galactic-order-help = Duża Technologia, koszt 9. Kolonizacja: siła militarna +3. 1 PZ za każdy punkt siły militarnej, najwyżej 12.
tile-military-industry = Przemysł zbrojeniowy
tile-military-industry-help = Duża Technologia, koszt 9. Produkcja: dobro na pustej militarnej Kolonii zdobywczej. 2 PZ za każdą militarną Kolonię z dobrami. 1 PZ za każdą Technologię z siłą militarną.
tile-alien-tech-institute = Instytut technologii Obcych
tile-alien-tech-institute-help = Duża Technologia, koszt 9. Produkcja: dobro na pustej zdobywczej Kolonii Technologii Obcych. 2 PZ za każdy kafel Obcych.
tile-galactic-exchange = Giełda galaktyczna
tile-galactic-exchange-help = Duża Technologia, koszt 9. Konsumpcja: odrzuć do 2 dóbr, 1 PZ za każde. 2 PZ za każdy rodzaj Kolonii, najwyżej 8. 1 PZ za każdy kafel ze Zdolnością Konsumpcji.
tile-pan-galactic-league = Liga pangalaktyczna
tile-pan-galactic-league-help = Duża Technologia, koszt 9. Produkcja: dobro na pustej zdobywczej Kolonii Genów. 2 PZ za każdą Kolonię Genów. 1 PZ za każdą militarną Kolonię.
tile-uplift-gene-hunters = Łowcy genów ras wspomaganych
tile-uplift-gene-hunters-help = Duża Technologia, koszt 9. Kolonizacja: po skolonizowaniu Planety wspomaganej lub Planety Genów otrzymujesz 1 Kolonistę. 2 PZ za każdy kafel wspomagany. 1 PZ za każdą Kolonię Genów.
tile-galactic-imperium = Galaktyczne Imperium
tile-galactic-imperium-help = Duża Technologia, koszt 9. Kolonizacja: siła militarna +3 przeciw Planetom Rebelii. 2 PZ za każdy kafel Imperium. 1 PZ za każdą militarną Kolonię.
tile-imperium-lords = Władcy Imperium
tile-imperium-lords-help = Duża Technologia, koszt 9. Produkcja: 1 Kredyt za każdą militarną Kolonię Rebelii. 1 PZ za każdy kafel Imperium. 2 PZ za każdą militarną Kolonię Rebelii.
tile-frontier-settlers = Osadnicy z rubieży
tile-frontier-settlers-help = Duża Technologia, koszt 9. Kolonizacja: po skolonizowaniu Planety otrzymujesz 1 Kolonistę. 2 PZ za każdą Kolonię z 2 Kolonistami. 1 PZ za każdą Technologię ze Zdolnością Kolonizacji.
tile-federation-survey = Zwiad Federacji
tile-federation-survey-help = Duża Technologia, koszt 9. Odkrywanie: po swoim wyborze dołóż Planetę z woreczka. 2 PZ za każdy kafel ze Zdolnością Odkrywania. 2 PZ za każdy kafel terraformujący.
tile-galactic-federation = Federacja Galaktyczna
tile-galactic-federation-help = Duża Technologia, koszt 9. Rozwój Technologii: po zakupie Technologii otrzymujesz 1 PZ. 3 PZ za każdą dużą Technologię. 1 PZ za każdą małą Technologię o koszcie co najmniej 3.
tile-new-economy = Nowa gospodarka
tile-new-economy-help = Duża Technologia, koszt 9. Konsumpcja: odrzuć 1 dobro za 2 PZ. 2 PZ za każdy kafel ze Zdolnością Konsumpcji.

## Kafle Akcji

action-isolation = Izolacja
action-isolation-help = Wybierający otrzymuje 2 Kredyty; nikt nie robi nic więcej.
action-goals-review = Przegląd galaktycznych Celów
action-goals-review-help = Wybierający zyskuje jedno miejsce w kolejności i 1 Kredyt, po czym zatrzymuje zakryty jeden z trzech Celów; poprzedni Cel zostaje odkryty.
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
goal-civil-services-help = Zdolności Konsumpcji: 2 dają 2 PZ, 4 dają 5 PZ, 6 lub więcej daje 8 PZ.
goal-faction-tolerance = Tolerancja
goal-faction-tolerance-help = Różne słowa kluczowe: 3 dają 2 PZ, 4 dają 5 PZ, 5 daje 8 PZ.
goal-skilled-workforce = Wykwalifikowana siła robocza
goal-skilled-workforce-help = Różne typy Zdolności: 4 dają 2 PZ, 5 daje 5 PZ, 6 daje 8 PZ.
goal-diversification = Zróżnicowanie
goal-diversification-help = Różne rodzaje Kolonii: 3 dają 3 PZ, 4 dają 8 PZ.
goal-stockpiling = Magazynowanie zasobów
goal-stockpiling-help = Po Produkcji można magazynować dobra: 2 dają 2 PZ, 4 dają 5 PZ, 6 daje 8 PZ.
goal-exploration = Odkrywanie
goal-exploration-help = Po Odkrywaniu lub Kolonizacji można zmagazynować jedną nadmiarową Planetę: 1 daje 2 PZ, 2 dają 5 PZ, 4 dają 8 PZ.
goal-turnover-tax = Podatek obrotowy
goal-turnover-tax-help = Można magazynować Kredyty ze Sprzedaży: 3 dają 2 PZ, 5 daje 5 PZ, 7 daje 8 PZ.
goal-conscription = Pobór do wojska
goal-conscription-help = Koloniści w rezerwie: 3 dają 2 PZ, 5 daje 5 PZ, 7 lub więcej daje 8 PZ.

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
move-decline = Nie kupuj nic
move-buy = { $tile } za { $price ->
    [one] { $price } Kredyt
    [few] { $price } Kredyty
    [many] { $price } Kredytów
   *[other] { $price } Kredytu
}
move-take-world = Weź: { $tile }, koszt { $value }
move-take-world-military = Weź: { $tile }, obrona { $value }
move-return-world = Odłóż do woreczka: { $tile }
move-store-world = Zmagazynuj: { $tile }
move-take-colonists = Weź 2 Kolonistów
move-stop-settling = Nie kolonizuj drugiej Planety
move-settle-credits = Skolonizuj: { $tile } za { $price ->
    [one] { $price } Kredyt
    [few] { $price } Kredyty
    [many] { $price } Kredytów
   *[other] { $price } Kredytu
}
move-settle-strength = Skolonizuj: { $tile }, siła { $strength } przeciw obronie { $defence }
move-settle-contact = Skolonizuj przez kontakty: { $tile } za { $price ->
    [one] { $price } Kredyt
    [few] { $price } Kredyty
    [many] { $price } Kredytów
   *[other] { $price } Kredytu
}
move-settle-doomed = Skolonizuj: { $tile } w miejsce Kolonii { $colony }
move-settle-arming = Skolonizuj po odrzuceniu dóbr: { $tile }, siła { $strength }, potrzeba { $defence }
move-settle-now = Skolonizuj teraz
move-no-replacement = Nie zastępuj niczego
move-replace = Zastąp: { $tile }
move-replace-with = W miejsce Kolonii { $colony }: { $tile }
move-produce-on = Dobro na: { $tile }
move-store-good = Zmagazynuj dobro ({ $good }) z: { $tile }
move-done-storing = Nie magazynuj więcej
move-no-sale = Nie sprzedawaj nic
move-sell = Sprzedaj dobro ({ $good }) z: { $tile } za { $price ->
    [one] { $price } Kredyt
    [few] { $price } Kredyty
    [many] { $price } Kredytów
   *[other] { $price } Kredytu
}
move-store-credits = { $credits ->
    [0] Nie magazynuj Kredytów
    [one] Zmagazynuj { $credits } Kredyt
    [few] Zmagazynuj { $credits } Kredyty
    [many] Zmagazynuj { $credits } Kredytów
   *[other] Zmagazynuj { $credits } Kredytu
}
move-stop-consuming = Nie konsumuj więcej
move-spend = Dobro ({ $good }) z: { $tile }
move-use-power = Użyj: { $tile }

## Pytania

prompt-side = Którą stronę planszy Imperium wybierasz?
prompt-side-reason = Strona wyznacza twoją Rodzimą Kolonię.
prompt-tile = Runda { $round }: która Akcja?
prompt-tile-reason = Wykonają ją wszyscy, ale bonus dostaniesz tylko ty.
prompt-goal-asked = Twój Cel leży zakryty. Zostawić go tak?
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
prompt-replacing-with = Która Planeta zastąpi Kolonię { $tile }?
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
prompt-others-action = Wybór innego gracza: { $action }; twoje miejsce w kolejności: { $place }.
prompt-wait = Inni gracze wybierają
prompt-wait-reason = Teraz wybiera pierwszy z lewej pion na torze pierwszeństwa.
prompt-wait-action = Trwa Akcja: { $action }.
prompt-over = Koniec gry
prompt-over-reason = Wygrywa największa liczba PZ; przy remisie liczą się Kredyty i dobra.

## Dziennik

event-round = Runda { $round }
event-home = { $player }: { $tile }
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
event-bought = { $player }: zakup – { $tile } za { $amount ->
    [one] { $amount } Kredyt
    [few] { $amount } Kredyty
    [many] { $amount } Kredytów
   *[other] { $amount } Kredytu
}
event-explored = Z woreczka: { $tile }
event-discovered = { $player }: odkrycie – { $tile }
event-world-returned = { $player }: zwrot do woreczka – { $tile }
event-world-stored = { $player }: do magazynu – { $tile }
event-settled = { $player }: nowa kolonia – { $tile }
event-abandoned = { $player }: porzucona kolonia – { $tile }
event-windfall = { $player }: zdobywcze dobro na { $tile }
event-armed = { $player }: odrzucone dobro – { $colony }; siła militarna +{ $amount } ({ $tile })
event-replaced = { $player }: w miejsce Kolonii { $colony } powstaje { $tile }
event-produced = { $player }: produkcja – { $tile }
event-good-stored = { $player }: dobro do magazynu – { $tile }
event-sold = { $player }: sprzedano dobro ({ $good }, { $tile }) za { $amount ->
    [one] { $amount } Kredyt
    [few] { $amount } Kredyty
    [many] { $amount } Kredytów
   *[other] { $amount } Kredytu
}
event-credits-stored = { $player }: zmagazynowano { $amount ->
    [one] { $amount } Kredyt
    [few] { $amount } Kredyty
    [many] { $amount } Kredytów
   *[other] { $amount } Kredytu
}
event-consumed = { $player }: skonsumowano dobro ({ $good }, { $tile })
event-declared = { $player }: Rafineria liczy się jako { $kind }
event-goal-kept = { $player }: zatrzymano zakryty Cel
event-goal-kept-own = Zatrzymujesz: { $goal }
event-goal-up = Odkryty Cel: { $goal }

ending-developments = Technologie jednego z Imperiów zajęły więcej niż 10 pól.
ending-colonies = Jedno z Imperiów miało więcej niż 7 Kolonii.
ending-colonists = W puli zostało mniej niż 5 Kolonistów.
ending-chips = Pula PZ się wyczerpała.
ending-round-limit = Osiągnięto limit rund.

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
