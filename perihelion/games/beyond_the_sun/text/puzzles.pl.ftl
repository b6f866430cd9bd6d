## Zagadki

lesson-puzzle-1-title = Dwa punkty, dwa statki
lesson-puzzle-1-say = Masz dwa punkty ruchu. Twoje statki: { area-sol }, { area-deep } i { system-barnards-star }. Który rusza pierwszy?
lesson-puzzle-1-tempting-1 = Siła na obszarze { area-sol } to punkt, ale { system-barnards-star } zostaje pusta, a z toru nie schodzi żaden dysk.
lesson-puzzle-1-tempting-2 = Zyskujesz bazę, ale inna zostaje pusta: wystarczy jeden statek rywala, by zająć: { system-barnards-star }. Poszukaj statku, który niczego nie pilnuje.
lesson-puzzle-1-done = Statek z obszaru { area-sol } niczego nie pilnuje. Zajmuje: { system-alpha-centauri }, a drugi punkt da kolejny układ: dwie bazy, dwa dyski mniej na torach.

lesson-puzzle-2-title = Drugi punkt
lesson-puzzle-2-say = Został jeden punkt ruchu, a { system-alpha-centauri } jest już twoja. Który statek go wykorzysta?
lesson-puzzle-2-tempting-1 = Też baza, ale { system-barnards-star } zostaje pusta, a produkcja rudy nie rośnie.
lesson-puzzle-2-tempting-2 = Od razu opuszczasz układ { system-alpha-centauri }: jedna baza zdobyta, druga zagrożona.
lesson-puzzle-2-done = Statek z obszaru { area-deep } zajmuje własny układ. Z toru schodzi dysk rudy: więcej rudy do końca gry.

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

lesson-puzzle-7-title = Kiedy skończyć wymianę
lesson-puzzle-7-say = Trwa wymiana. Masz 5 kryształków rudy i 2 kostki populacji: co dalej?
lesson-puzzle-7-tempting-1 = Statek, który pilnuje układu, i jeszcze ruda – za kostkę, której teraz nie potrzebujesz.
lesson-puzzle-7-tempting-2 = 3 kryształki za jedną kostkę. Ruda opłaci twoją następną akcję.
lesson-puzzle-7-done = Wystarczy. Wymieniaj tylko pod koszt następnej tury; koniec fazy daje jeszcze osiągnięcie.

lesson-puzzle-8-title = Poziom 2 rusza do pracy
lesson-puzzle-8-say = Został jeden punkt ruchu. Statki poziomu 2 masz w układzie { system-alpha-centauri } i przy innej gwieździe. Dokąd?
lesson-puzzle-8-tempting-1 = Z powrotem do obszaru { area-sol }? Twoja siła nic tam teraz nie da.
lesson-puzzle-8-tempting-2 = Niewykorzystany punkt przepada, a układ mógłby być twój.
lesson-puzzle-8-done = Statek poziomu 2 wystarczy na układ stoczniowy: baza, punkt i o jeden kryształek rudy więcej w każdej produkcji.
