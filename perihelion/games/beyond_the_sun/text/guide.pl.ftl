## O co chodzi w grze, strona ze skrótem zasad i legenda symboli

goal = Zgromadź najwięcej punktów zwycięstwa, zanim zdobyte osiągnięcia zakończą grę: za technologie, automatyzację, kontrolowane i skolonizowane układy oraz osiągnięcia.
heart = W każdej turze przesuwasz swój jedyny pionek na wolne pole akcji – na planszy albo na zbadanej technologii. Kto pierwszy bada puste pole, odkrywa wydarzenie i wybiera kartę, która zostanie tam dla wszystkich. Statki dają kontrolę nad układami, a każdy dysk zdjęty z toru zwiększa twoją produkcję.
ends = Gdy jest już 3 dyski osiągnięć łącznie (4 w grze czteroosobowej): dogrywacie rundę i rozgrywacie jeszcze jedną, finałową.

summary-turn = Tura
summary-turn-text = 1. akcja: przesuń pionek na wolne pole · 2. produkcja: wzrost, ruda albo wymiana – jedno z nich · 3. osiągnięcie, jeśli spełniasz warunek
summary-research = Badanie
summary-research-text = kosztuje kostkę populacji, która już nie wraca · wymagane technologie leżą z lewej · puste pole: wydarzenie, potem wybór jednej z dwóch kart · natychmiastowy bonus
summary-control = Kontrola
summary-control-text = większa siła niż kontrolujący: dysk bazy schodzi z toru, produkcja rośnie · utrata: dysk wraca
summary-colonise = Kolonizacja
summary-colonise-text = kontrola, wymagana siła i akcja, która na to pozwala · statki wracają do zaopatrzenia; drugi dysk i bonus
summary-points = Punkty
summary-points-text = technologie: I – 1, II – 2, III – 3, IIII – jak na karcie · automatyzacja · skolonizowane układy · każda baza 1 · największa siła w Układzie Słonecznym i w Głębokim Kosmosie: po 1 · wydarzenia · osiągnięcia
summary-end = Koniec
summary-end-text = łącznie 3 dyski osiągnięć (czworo graczy: 4): dogrywacie rundę i rozgrywacie jeszcze jedną · remis: patrz zasada BTS-8.14
summary-care = Uważaj
summary-care-text = pionek musi się ruszyć · kostki badań nie wracają · wybieraj produkcję pod koszt następnej tury · pusty układ łatwo stracić · osiągnięcie trzeba przyjąć

legend-population = populacja
legend-supply = zaopatrzenie
legend-ore = ruda
legend-food = dysk żywności
legend-ore-disc = dysk rudy
legend-automate = automatyzacja
legend-research = badanie
legend-seen = tylko odkryte karty
legend-ship = statek
legend-jump = punkty ruchu
legend-strength = siła
legend-point = punkty zwycięstwa
legend-now = natychmiast
legend-always = stale
legend-retire = wycofanie populacji
legend-lock = gildia, jeszcze zablokowana
