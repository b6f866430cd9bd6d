## Podpowiedzi: gdzie patrzeć, czym ruch jest dobry, czego brakuje innemu

look-points = Policz, ile punktów ruch daje od razu.
look-growth = Spójrz na tor wzrostu: który dysk może z niego zejść?
look-mining = Spójrz na tor rudy: który dysk może z niego zejść?
look-population = Policz populację: ile będzie kosztować następna tura?
look-ore = Policz rudę: ile będzie kosztować następna tura?
look-shortage = Spójrz, ile kostek zostaje do pracy i na statki.
look-fleet = Spójrz na statki: gdzie ich siła najbardziej się liczy?
look-risk = Spójrz na bazy: którą ktoś może ci odebrać?
look-ways = Spójrz na technologie: która otwiera przed tobą coś nowego?
look-goal = Spójrz na osiągnięcia: które jest najbliżej?
look-under-way = Spójrz, na co jeszcze pozwala ta akcja.

term-points = punkty
term-growth = wzrost populacji
term-mining = produkcja rudy
term-population = populacja
term-ore = ruda
term-shortage = wolne kostki
term-fleet = siła floty
term-risk = bezpieczeństwo bazy
term-ways = nowe akcje
term-goal = osiągnięcie
term-under-way = dalsza część akcji

# o innym ruchu: „Ten ruch … .”
lacks-points = daje mniej punktów
lacks-growth = zostawia mniejszy wzrost na później
lacks-mining = zostawia mniejszą produkcję rudy na później
lacks-population = zostawia mniej populacji
lacks-ore = zostawia mniej rudy
lacks-shortage = zostawia za mało kostek
lacks-fleet = zostawia słabszą flotę
lacks-risk = wystawia bazę na przejęcie
lacks-ways = daje mniej nowych akcji
lacks-goal = mniej zbliża do osiągnięcia
lacks-under-way = mniej daje w dalszej części akcji

reason-points = { $n ->
    [one] Daje { $n } punkt ({ $source }).
    [few] Daje { $n } punkty ({ $source }).
   *[other] Daje { $n } punktów ({ $source }).
}
reason-growth = Z toru schodzi dysk: wzrost populacji wynosi odtąd { $now }, do końca gry.
reason-growth-nearer = Z toru wzrostu schodzi dysk; następny symbol jest bliżej.
reason-mining = Z toru schodzi dysk: produkcja rudy wynosi odtąd { $now }, do końca gry.
reason-mining-nearer = Z toru rudy schodzi dysk; następny symbol jest bliżej.
reason-population = Daje populację: +{ $n }, razem { $now }.
reason-ore = Daje rudę: +{ $n }, razem { $now }.
reason-fleet = Skupia siłę { $n } w jednym miejscu: { $area }.
reason-risk = Strzeże bazy, którą można ci odebrać: { $area }.
reason-colonise = Nie masz jeszcze jak kolonizować; pozwala na to technologia „{ $card }”.
reason-ways = Technologia „{ $card }” daje ci nowe możliwości.
reason-path = Technologia „{ $card }” otwiera drogę do tego, co leży dalej.
reason-goal = Zbliża cię do osiągnięcia: { $achievement }.
reason-under-way = To, co ta akcja pozwoli zrobić dalej, jest warte więcej.
reason-research = Badasz technologię: to punkty, a często i nowa akcja.
