bts-tree = Drzewo technologii
bts-space = Eksploracja
bts-mat = Planszetka frakcji
bts-your-mat = Twoja planszetka
bts-mat-of = Planszetka: { $name }
bts-back-to-mine = Wróć do mojej
bts-goals = Osiągnięcia
bts-strap = Możliwości i skutki
bts-turn = Tura
bts-tab-tree = Drzewo
bts-tab-space = Kosmos
bts-tab-mat = Planszetka
bts-tab-goals = Osiągnięcia
bts-columns = Kolumny drzewa
bts-basic-short = Podst.
bts-phase-action = Akcja
bts-phase-production = Produkcja
bts-phase-achievement = Osiągnięcia
bts-round = Runda { $round } · dyski końca: { $n } z { $all }
bts-round-last = Runda { $round } · końcówka
bts-round-short = Runda { $round }
bts-end-discs = dyski końca: { $n }/{ $all }
bts-last-round = runda { $round } jest ostatnia
bts-decks = Talie: { $list }
bts-in-deck = talia { $n }
bts-decks-help = Liczba kart w taliach. „Elementy gry” w menu mówią, co o nich wiadomo.
bts-house = Wartości własne tego zestawu; w pudełku mogą być inne.
bts-level = Poziom { $level }
bts-event-waits = wydarzenie
bts-needs-of = wymaga { $n } z { $all }
bts-needs-n = { $n ->
    [one] wymaga { $n }
   *[other] wymaga { $n }
}
bts-slot-event = Pole { $slot }: niewynaleziona technologia poziomu { $level }. Leży tu zakryte wydarzenie.
bts-slot-empty = Pole { $slot }: niewynaleziona technologia poziomu { $level }.
bts-slot-needs = Wymaga: { $needs } (masz { $have }, potrzeba { $need }).
bts-researched-by = Zbadana przez: { $names }
bts-card-level = Poziom { $level } · rodzaj: { $types }
bts-card-pass = Przekazuje rodzaj: { $type }
bts-card-deck = Układ z talii { $deck }
bts-extra = Dodatkowa ruda za to pole: { $ore }.
bts-shared = Mieści dowolnie wiele pionków; można tu zostać.
bts-pawns-here = Stoi tu: { $names }
bts-guild-open = Gildia jest odblokowana, dla wszystkich.
bts-guild-covered = Zablokowana; odblokuje ją wydarzenie.
bts-guild-terraformers = Terraform.
bts-guild-professors = Profesorowie
bts-guild-technocrats = Technokraci
bts-guild-metascientists = Metanaukowcy
bts-yard = Stocznia
bts-food = żywność
bts-ore = ruda
bts-population = populacja
bts-technologies = Technologie
bts-systems = Układy
bts-systems-held = układy kontrolowane i skolonizowane
bts-events = Wydarzenia
bts-area-open = Nikt nie może kontrolować tego obszaru. Na koniec 1 punkt za największą siłę.
bts-yard-help = Układ stoczniowy ({ $spec }): kto go kontroluje, może tu budować statki.
bts-base-of = Baza: { $name } ({ $disc })
bts-ships-of = { $name }: siła { $strength } (poziomy: { $levels })
bts-own-ships = Twoje statki poziomu { $level }: { $n } ({ $area })
bts-loses = traci: { $name }
bts-no-change = Kontrola bez zmian
bts-gains = zyskuje: { $name }
bts-automation = Automatyzacja
bts-automation-points = Poziom automatyzacji: { $n }
bts-automation-help = Punkty za kolejne poziomy: { $list }; dalej po { $beyond }.
bts-growth = Wzrost
bts-growth-help = Wzrost populacji: po 1 kostce z kolumn { $letters }. Teraz daje: { $n }.
bts-growth-track = Tor wzrostu: zdjęte dyski żywności: { $off }. Widoczne symbole: { $letters }. Litera na dysku odsłoni się po jego zdjęciu.
bts-mines = Ruda
bts-mines-help = Produkcja rudy: daje { $n }.
bts-mines-track = Tor rudy: zdjęte dyski: { $off }. Widoczne symbole: { $n }.
bts-trade = Wymiana
bts-trade-help = Wymiana: te trzy, w dowolnej kolejności i ile chcesz razy.
bts-trade-buy = { $price ->
    [one] { $price } kryształek rudy → 1 kostka populacji z zaopatrzenia
    [few] { $price } kryształki rudy → 1 kostka populacji z zaopatrzenia
   *[other] { $price } kryształków rudy → 1 kostka populacji z zaopatrzenia
}
bts-trade-retire = 1 kryształek rudy i statek → 1 kostka populacji; statek wskaż na planszy eksploracji.
bts-trade-sell = 1 kostka populacji → 1 kryształek rudy
bts-column = Kolumna { $letter }: kostki zaopatrzenia: { $n } (miejsca: { $room })
bts-fleet = Statki według poziomów: { $list }
bts-ability = Zdolność { $letter }
bts-ability-used = Użyta.
bts-museum = Statki w muzeum: { $list }
bts-nothing-beside = Tu trafią kolonie i zachowane karty.
bts-part = { $have } z { $need }
bts-goal-left = Wolne miejsca, punkty: { $list }
bts-goal-full = Wszystkie miejsca zajęte.
bts-offer = Karty do wyboru
bts-offer-of = Do wyboru: { $name }
bts-event-at = Wydarzenie na polu { $slot }
bts-choose-type = Rodzaj technologii na pole { $slot } wybiera: { $name }
bts-from-area = Skąd: { $area }
bts-rows = Wyłożone rzędy
bts-decks-known = Co wiadomo o taliach
bts-deck-size = Talia { $deck }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
bts-deck-unseen = Na wierzchu nieznane: { $n }
bts-deck-group = Niżej, grupa { $n } (kolejność nieznana): { $list }
bts-act-space = Postaw pionek
bts-act-research = Zbadaj
bts-act-move = Przesuń statek
bts-act-done = Zakończ
bts-act-colonise = Kolonizuj
bts-act-settle = Osiedl załogę
bts-act-build = Zbuduj
bts-act-upgrade = Ulepsz
bts-act-claim = Zdobądź osiągnięcie
bts-act-produce = Produkuj
bts-act-take = Wybierz tę kartę
bts-act-type = Wybierz rodzaj
bts-act-skip = Pomiń
bts-act-do = Wykonaj
bts-actions = Akcje
bts-unknown = Nieznana poziomu { $level }
bts-sum-needs = Wymagane technologie
bts-sum-strength = Twoja siła
bts-sum-ore = Ruda potem
bts-sum-population = Populacja potem
bts-could-research = Możliwe badania: { $names }.
bts-could-discover = Niewynalezione technologie w zasięgu: { $n }.
bts-listed-space = { $action } · pole { $n }
bts-growth-said = +{ $n }{ $next ->
    [none] { "" }
   *[other] , potem kolumna { $next }
}
bts-mines-said = ruda +{ $n }{ $next ->
    [0] { "" }
   *[other] , potem +{ $next }
}
bts-automation-said = punkty { $points }, potem +{ $next }
bts-trade-buys = ruda { $price } → populacja 1
bts-trade-retires = ruda 1, statek → populacja 1
bts-trade-sells = populacja 1 → ruda 1

## Ruchy na liście

listed-research = { $card }

## Na karcie: ilości jako znak z liczbą

bts-signed-cost-ore = { $n }⟨ore⟩{ $to ->
    [opponent] { " " }dla przeciwnika
   *[bank] { "" }
}
bts-signed-cost-retire = { $n }⟨retire⟩
bts-signed-effect-ore = +{ $n }⟨ore⟩{ $per }{ $most }
bts-signed-effect-pop = +{ $n }⟨population⟩{ $per }{ $most }{ $col ->
    [right] { " " }(z prawej)
   *[left] { "" }
}
bts-signed-effect-automate = automatyzuj { $kind ->
    [food] ⟨food⟩
    [ore] ⟨oreDisc⟩
   *[either] ⟨food⟩ lub ⟨oreDisc⟩
}{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
}
