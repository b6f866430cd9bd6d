## Zagadki

lesson-puzzle-1-title = Jeden punkt, właściwy statek
lesson-puzzle-1-say = Został jeden punkt ruchu. Masz statek poziomu 4 na obszarze { area-sol } i statki poziomu 2 w układach { system-luyten-726-8 } i { system-teegardens-star }. Który rusza?
lesson-puzzle-1-tempting-1 = Siła na obszarze { area-deep } to punkt, ale z toru nie schodzi żaden dysk. Silniejszy statek zdziała więcej.
lesson-puzzle-1-tempting-2 = Niewykorzystany punkt przepada, a układ rywala jest w zasięgu.
lesson-puzzle-1-done = Siła 4 wygrywa z siłą 3: układ { system-alpha-centauri } zmienia właściciela. Tobie przybywa baza, rywalowi ubywa, a z twojego toru schodzi dysk.

lesson-puzzle-2-title = Własna akcja
lesson-puzzle-2-say = Runda 8: masz 5 kryształków rudy, 2 kostki populacji i kontrolę nad czterema układami. Dokąd idzie pionek?
lesson-puzzle-2-tempting-1 = 2 punkty za 2 kryształki rudy, a na mapie nic się nie zmienia. Jedna z twoich kart płaci za kontrolowane układy.
lesson-puzzle-2-tempting-2 = Poziom II kosztuje rudę i nie daje statku. Jest pole, które nic nie kosztuje, a daje naraz rudę, statek i ruch.
lesson-puzzle-2-done = { technology-manufacturing-orbitals }: za darmo 3 kryształki rudy, statek poziomu 2 i dwa punkty ruchu. Układ { system-epsilon-eridani } jest wolny, a { system-alpha-centauri } bez obrony: dwie nowe bazy.

lesson-puzzle-3-title = Poziom I czy poziom II?
lesson-puzzle-3-say = Runda 5, masz 3 kryształki rudy i 3 kostki populacji. Dokąd idzie pionek?
lesson-puzzle-3-tempting-1 = Poziom I nie kosztuje rudy, ale to 1 punkt i mały bonus. Stać cię na poziom II.
lesson-puzzle-3-tempting-2 = Płacisz rudą nawet za poziom I. Za jeden kryształek więcej masz poziom II.
lesson-puzzle-3-done = 2 punkty zamiast 1, dysk mniej na torze wzrostu i nowa własna akcja. Ruda jest po to, by ją wydawać.

lesson-puzzle-4-title = Dwanaście kryształków w ostatniej turze
lesson-puzzle-4-say = Twoja ostatnia tura: 12 kryształków rudy, 3 kostki populacji, a rywal wyraźnie prowadzi. Dokąd idzie pionek?
lesson-puzzle-4-tempting-1 = Poziom II to 2 punkty, statki – jeszcze jeden. Dwanaście kryształków wystarczy na więcej.
lesson-puzzle-4-tempting-2 = 2 punkty za poziom II, a większość rudy zostaje. Po tej turze nic nie będzie warta.
lesson-puzzle-4-done = Technologia poziomu IIII, a z nią osiągnięcie { achievement-transcendence }: żadna inna akcja nie da teraz tylu punktów.

lesson-puzzle-5-title = Jak wysoko sięgnie?
lesson-puzzle-5-say = Twoja ostatnia tura: 7 kryształków rudy, 2 kostki populacji. { technology-planetary-scale-research } kosztuje 4 i pozwala zbadać poziom zależny od twoich układów. Co wybierasz?
lesson-puzzle-5-tempting-1 = Poziom II za kostkę albo poziom III, który już wynaleziono. Najpierw policz skolonizowane układy.
lesson-puzzle-5-tempting-2 = Kostka i poziom II: 2 punkty. Możesz sięgnąć poziomu III, nawet tam, gdzie nikogo jeszcze nie było.
lesson-puzzle-5-done = Dwa skolonizowane układy plus 1: poziom III, gdzie tylko chcesz. Druga kostka i ruda i tak by przepadły.

lesson-puzzle-6-title = Ostatnia tura
lesson-puzzle-6-say = To twoja ostatnia tura, rywal prowadzi. Co da najwięcej punktów?
lesson-puzzle-6-tempting-1 = Siła na obszarze { area-sol } to 1 punkt. Masz rudę na coś większego.
lesson-puzzle-6-tempting-2 = 1 punkt za poziom I. Masz 8 kryształków rudy i dwie kostki: patrz wyżej.
lesson-puzzle-6-done = 3 punkty za technologię poziomu III. W ostatniej turze ruda i populacja są warte tyle, ile za nie kupisz.

lesson-puzzle-7-title = Statek do muzeum
lesson-puzzle-7-say = Jeden statek trafi na zawsze do muzeum. Twoje statki: { area-sol }, { area-deep }, { system-wolf-359 } i { system-kruger-60 }. Który wybierasz?
lesson-puzzle-7-tempting-1 = To twój jedyny statek na obszarze { area-deep }, a największa siła daje tam punkt.
lesson-puzzle-7-tempting-2 = Na obszarze { area-sol } jest sam i daje ci tam punkt. Poszukaj statku, który inne zastąpią.
lesson-puzzle-7-done = W układzie { system-wolf-359 } stoją trzy statki, a dwa utrzymają go równie dobrze. Muzeum ma swój statek, a ty nie tracisz ani punktu, ani bazy.

lesson-puzzle-8-title = Nikogo w domu
lesson-puzzle-8-say = Ostatnia tura gry, został jeden punkt ruchu. Twoje statki: { area-sol }, { area-deep } i { area-y2 }. Który rusza i dokąd?
lesson-puzzle-8-tempting-1 = { system-ross-128 } już należy do ciebie: statek nic tam nie zmieni.
lesson-puzzle-8-tempting-2 = Rywal ma tam siłę 2. Statek poziomu 1 jest za słaby.
lesson-puzzle-8-done = { system-kruger-60 } należy do rywala, ale nikt go nie pilnuje: wystarczy jeden statek. U ciebie baza więcej, u rywala o jedną mniej.
