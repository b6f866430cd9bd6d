## Wiersz poleceń

cli-not-installed = Polecenia wymagają kilku pakietów, których tu nie ma; zainstaluj je poleceniem: pip install "perihelion[cli]"
cli-help = Perihelion: pięć kosmicznych gier planszowych w terminalu – gra, symulacje, powtórki, kontrola, pomiary. Projekt nieoficjalny.
cli-help-usage = Użycie:
cli-help-arguments = Argumenty:
cli-help-options = Opcje:
cli-help-commands = Polecenia:
cli-help-help = Pokaż tę stronę i zakończ.
cli-help-version = Podaj wersję i zakończ.
cli-games-help = Wymień gry: tytuły, liczby graczy, opcje, wersję zasad, stan prac.
cli-play-help = Zagraj – z botami albo w kilka osób przy jednym ekranie.
cli-sim-help = Niech boty rozegrają wiele partii; podsumuj wyniki.
cli-replay-help = Obejrzyj zapis partii krok po kroku albo sprawdź jego wynik.
cli-check-help = Sprawdź, czy zestawy elementów zgadzają się z instrukcjami; podaj, skąd pochodzą wartości.
cli-bench-help = Zmierz decyzje na sekundę i czas kopiowania, obok innych zainstalowanych projektów.
cli-export-help = Zamień zapisy ukończonych partii na zbiór uczący: Parquet albo NumPy.
cli-help-game = Identyfikator gry z listy `perihelion games`.
cli-help-json = Wypisz JSON.
cli-help-lang = Język: pl albo en (domyślnie język środowiska).
cli-help-set = Plik z zestawem elementów, używanym zamiast zestawu gry.
cli-help-option = Opcja gry, nazwa=wartość; można podać kilka razy.
cli-help-seats = Kto gdzie siedzi, na przykład human,greedy,random.
cli-help-play-seed = Ziarno losowości gry; bez niego za każdym razem nowe.
cli-help-save = Tu zapisz partię, gdy się skończy albo gdy od niej odejdziesz.
cli-help-autosave = Razem z --save: zapisuj po każdym ruchu.
cli-help-resume = Graj dalej od zapisu partii.
cli-help-plain = Zwykły tekst: bez kolorów i bez czyszczenia ekranu.
cli-help-no-notes = Nie objaśniaj tego, co pojawia się po raz pierwszy.
cli-help-sim-seats = Liczba graczy (tylu, ile podano botów; w przeciwnym razie dwóch).
cli-help-bots = Bot na każde miejsce, na przykład greedy,random, albo jeden na wszystkie.
cli-help-games = Ile partii.
cli-help-seed = Ziarno losowości: to samo ziarno daje te same wyniki.
cli-help-jobs = Liczba procesów pracujących obok siebie; wyniki od niej nie zależą.
cli-help-rotate = Z partii na partię boty przesiadają się o jedno miejsce.
cli-help-file = Plik z zapisem partii.
cli-help-check = Odtwórz partię i sprawdź podany wynik, bez oglądania.
cli-help-measured = Co jest mierzone: games (gry) albo server (serwer).
cli-help-seconds = Sekundy gry na każdą grę w każdej wersji.
cli-arena-help = Turniej botów: odsetki zwycięstw z przedziałami, rankingi, próby kontrolne, wykresy.
cli-analyse-help = Przeanalizuj zakończoną partię: szanse w czasie, punkty zwrotne, przeoczone ruchy.
cli-tune-help = Dostrój wagi oceny pozycji na podstawie partii rozegranych przez boty.
cli-learn-bot-help = Niech boty uczą się gry z partii rozgrywanych same ze sobą.
cli-help-arena-bots = Boty, które się spotkają; hard@200 wykonuje 200 iteracji na ruch, hard@0.5s myśli pół sekundy.
cli-help-arena-kind = round-robin (każdy z każdym), gauntlet (pierwszy z pozostałymi) albo ladder (sąsiedzi na liście).
cli-help-arena-rounds = Liczba ziaren; każde jest rozgrywane we wszystkich układach miejsc.
cli-help-arena-seats = Liczba graczy (w przeciwnym razie najmniejsza możliwa, co najmniej dwóch).
cli-help-arena-controls = Zagraj też pierwszym botem przeciw niemu samemu i przeciw botowi random.
cli-help-arena-file = Tu zapisuj rozegrane partie (wiersze JSON); przerwany turniej zostanie stąd wznowiony.
cli-help-arena-report = Zapisz wykresy i raport HTML w tym katalogu.
cli-set-report-help = Pokaż, jak zestaw elementów sprawdza się w grze botów różnych stylów: zakończenia, punkty, użycie, wygrane.
cli-help-set-seats = Liczby graczy, na przykład 2 albo 2,3,4: raport dla każdej.
cli-help-set-bots = Boty, spośród których każde miejsce losuje jednego w każdej partii.
cli-help-set-styles = Niech każdy z nich gra także w każdym stylu gry.
cli-help-set-page = Zapisz wszystko jako stronę Markdown.
cli-help-arena-csv = Zapisz wszystkie partie jako CSV.
cli-help-arena-ray = Graj na klastrze Ray pod tym adresem; local uruchamia klaster na tym komputerze z liczbą procesorów z --jobs.
cli-help-analyse-looks = Ile pozycji zbadać.
cli-help-analyse-playouts = Ile razy dograć każdą z nich.
cli-help-analyse-seat = Czyje przeoczone ruchy podać; 0 oznacza wszystkich.
cli-help-tune-steps = Liczba kroków poprawiania wag.
cli-help-tune-tries = Liczba pretendentów w kroku; każdy ma wszystkie wagi losowo zmienione.
cli-help-tune-pairs = Liczba ziaren na pretendenta; każde rozgrywa na wszystkich miejscach.
cli-help-tune-fresh = Liczba nowych ziaren, na których wagi po każdym kroku mierzą się z pierwszymi.
cli-help-tune-file = Zapisz wagi w tym pliku; w przeciwnym razie zostaną wypisane.
cli-help-learn-bot-generations = Liczba pokoleń: każde gra, uczy się ze wszystkich dotychczasowych partii i mierzy się z mistrzem.
cli-help-learn-bot-games = Liczba partii w pokoleniu.
cli-help-learn-bot-match = Liczba partii z mistrzem, które decydują o tytule; z każdym przeciwnikiem z ligi jest ich cztery razy mniej.
cli-help-learn-bot-hidden = Liczba ukrytych neuronów sieci.
cli-help-learn-bot-epochs = Ile razy pokolenie przegląda wszystkie partie.
cli-help-learn-bot-respond = Ucz się tylko wygrywać z dołączoną siecią (razem z --start).
cli-help-learn-bot-apart = Z tylu partii jedna służy tylko do sprawdzania: nauka kończy się, gdy błąd w takich partiach przestaje maleć.
cli-help-learn-bot-siblings = Ucz się, co dają poszczególne ruchy: kilka zakończeń tej samej tury jest rozgrywanych dalej z tym samym szczęściem i porównywanych.
cli-help-learn-bot-turns = Z --siblings: graj dalej przez tyle tur i wtedy oceń pozycję, zamiast grać do końca partii.
cli-help-learn-bot-budget = Zamiast liczby pokoleń: czas, po którym nie zaczyna się nowe (90s, 30m albo 2h).
cli-help-learn-bot-start = Zacznij od dołączonej sieci dla tylu graczy, a nie od zera.
cli-help-learn-bot-folder = Katalog na partie, sieci i dziennik nauki; przerwana nauka zostanie stąd wznowiona.
cli-help-learn-bot-file = Zapisz mistrza w tym pliku; jego miejsce to katalog learned/ w katalogu gry, pod nazwą <liczba graczy>.net.
cli-help-export-records = Zapisy ukończonych partii, wszystkie tej samej gry i dla tej samej liczby graczy.
cli-help-export-out = Plik do zapisania: .parquet albo .npz.
cli-help-peers = Zmierz też kroki środowisk do uczenia i symulacje przeszukiwań, obok innych zainstalowanych zbiorów gier.
cli-help-against = Porównaj to źródło z inną jego wersją (commitem): silniki, środowiska i przeszukiwanie obu w jednym przebiegu.
cli-help-only-game = Z opcją --against: tylko ta gra; można podać kilka razy.
cli-help-docs = Zapisz wyniki w tym folderze jako stronę z tabelą i wykresem.
cli-interrupted = Przerwano.
cli-input-not-text = Danych wejściowych nie da się odczytać jako tekstu; potrzebne jest kodowanie UTF-8.
cli-usage-no-such-option = Nie ma opcji { $name }; `--help` pokaże, jakie są.
cli-usage-missing = Brakuje: { $name }; `--help` pokaże, jak to podać.
cli-usage-bad-value = Nie można odczytać wartości { $name }; `--help` pokaże, jaka powinna być.
cli-usage-other = Tego polecenia nie da się zrozumieć ({ $problem }); `--help` pokaże, jak je napisać.
cli-yes = tak
cli-no = nie
cli-points = Punkty
cli-total = Razem

## Błędy wiersza poleceń

error-command-line = { $detail }
error-not-installed = Do tego potrzeba pakietu { $name }, którego tu nie ma. Zainstaluj "perihelion[{ $extra }]" poleceniem pip i spróbuj ponownie.
error-cannot-read = Nie można odczytać pliku { $file }: { $problem }.
error-cannot-write = Nie można zapisać pliku { $file }: { $problem }. Nic nie zapisano.
error-bad-language = Nie ma języka „{ $name }”. Do wyboru: { $known }.
error-bad-seat-list = „{ $name }” nie może zająć miejsca przy stole. Do wyboru: { $known }.
error-bots-do-not-fit = { $bots ->
    [one] Podano { $bots } bota
    [few] Podano { $bots } boty
   *[other] Podano { $bots } botów
}, a miejsc przy stole jest { $seats }: podaj po jednym na każde miejsce albo jednego dla wszystkich.
error-bad-option-text = „{ $text }” nie jest opcją; pisze się nazwa=wartość.
error-bad-number = { $name } musi wynosić co najmniej { $least }. Podano: { $value }.
error-unknown-kind = Nie ma turnieju „{ $name }”. Do wyboru: { $known }.
error-too-few-bots = Turniej wymaga różnych botów, co najmniej { $least }, a podano: { $bots }.
error-other-tournament = Plik { $file } zawiera partie innego turnieju, innej wersji gry albo innego zestawu elementów. Podaj inny plik.
error-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $problem } Uruchom go poleceniem „ray start --head” albo użyj --ray local.
error-needs-extra = Brakuje potrzebnych pakietów ({ $packages }); zainstaluj je poleceniem: pip install "perihelion[{ $extra }]".
error-nothing-to-tune = Ocena pozycji w grze { $game } nie ma wag w pliku weights.toml, więc nie ma czego dostrajać.
error-nothing-to-answer = --respond uczy gry przeciw sieci dołączonej dla tylu samo graczy. Dopisz --start { $seats }.
error-bad-duration = „{ $text }” nie określa czasu. Napisz 90s, 30m albo 2h.
error-nothing-learned = Dla gry { $game } przy liczbie graczy { $seats } nie ma jeszcze sieci, od której można by zacząć.
error-other-run = W katalogu { $folder } jest nauka z innymi opcjami, innej wersji gry albo z innym zestawem elementów. Podaj inny katalog.
error-two-games = Zapis { $file } pochodzi z gry { $recorded }, a nie { $asked }.
error-no-game-named = Podaj grę ({ $known }) albo zapis opcją --resume.
error-unknown-chapter = { $game } nie ma rozdziału „{ $name }”. Rozdziały: { $known }.
os-enoent = nie ma takiego pliku lub katalogu
os-eacces = brak dostępu
os-eperm = brak uprawnień
os-eisdir = to jest katalog
os-enotdir = część ścieżki nie jest katalogiem
os-enospc = dysk jest pełny
os-erofs = dysk jest tylko do odczytu
os-efbig = plik byłby za duży
os-edquot = przydział dysku jest wyczerpany
os-eexist = to już istnieje

## Gry, stan prac, wersje, źródła

cli-games-id = Gra
cli-games-title = Tytuł
cli-games-title-other = Po angielsku
cli-games-seats = Gracze
cli-games-rules-version = Zasady
cli-games-stage = Stan
cli-stage-building = w budowie
cli-stage-rules = zasady gotowe
cli-stage-complete = gotowa
cli-build-plain = zwykła
cli-build-compiled = skompilowana
cli-source-rulebook = z instrukcji
cli-source-public = z materiałów publicznych
cli-source-recalled = z pamięci
cli-source-house = własny projekt

## check

cli-check-head = { $game }, zestaw { $set }
cli-check-fails = BŁĄD
cli-check-unnamed = brak słów w text/{ $language }.ftl: { $word }
cli-check-sum = { $failed ->
    [0] Wszystko się zgadza, sprawdzonych warunków: { $passed }.
   *[other] Niespełnione warunki: { $failed }, spełnione: { $passed }.
}
cli-check-share = { $source } { $percent }% ({ $values })
cli-check-provenance = Skąd pochodzą wartości: { $shares }.

## sim

cli-sim-head = { $title }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}, liczba decyzji: { $decisions }, czas: { $seconds } s ({ $rate } na sekundę), decyzji na partię: { $length }.
cli-sim-bot = Bot
cli-sim-score = Średni wynik
cli-sim-wins = Wygrane
cli-sim-interval = Przedział 95%
cli-sim-seat-wins = Wygrane tego miejsca
cli-sim-ending = { $percent }: { $ending }

## arena, analyse, tune

cli-set-head = { $title }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
 }, graczy: { $seats }; średnio rund: { $rounds }, punktów zwycięzcy: { $score } (commit { $commit }).
cli-set-source = Punkty według źródła
cli-set-mean = Średnio
cli-set-winners = Zwycięzcy
cli-set-losers = Przegrani
cli-set-share = Ze wszystkich
cli-set-had = Wygrywa
cli-set-players = Partie
cli-set-wins = Wygrane
cli-set-interval = Przedział 95%
cli-set-seat = miejsce { $n }
cli-set-place = kolejność { $n }
cli-set-aims = { $missed ->
    [0] Zestaw spełnia wszystkie cele.
   *[other] Niespełnione cele zestawu: { $missed }; --page pokazuje, które.
 }
cli-arena-head = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}, liczba graczy: { $seats }, wersja { $commit }
cli-arena-lineup = Boty
cli-arena-games = Partie
cli-arena-wins = Wygrane pierwszego
cli-arena-interval = Przedział 95%
cli-arena-scores = Średnie wyniki
cli-arena-control = Próba kontrolna
cli-arena-mirror = sam ze sobą
cli-arena-sanity = z losowym
cli-arena-holds = w porządku
cli-arena-fails = ŹLE
cli-arena-bot = Bot
cli-arena-rating = Ranking
cli-arena-sigma = ±
cli-arena-milliseconds = ms na ruch
cli-analyse-move = Po ruchu
cli-analyse-player = { $player }: szansa, punkty
cli-analyse-turn = Punkt zwrotny: między ruchami { $first } a { $last } szansa gracza { $player } rośnie z { $before } do { $after } (o { $least }–{ $most }).
cli-analyse-no-turn = Nie było punktu zwrotnego: każdą zmianę da się wytłumaczyć przypadkiem.
cli-analyse-sure = Rozegrań każdej pozycji przez boty: { $playouts }; w nawiasach zakres szansy z pewnością 95%.
cli-analyse-missed = Runda { $round }, ruch { $move }, { $player }: { $played }; lepiej: { $better } – { $reason }
cli-analyse-none-missed = Nie przeoczono żadnego wyraźnie lepszego ruchu.
cli-tune-slopes = Krok { $number }, punkty zyskane na zwiększeniu wagi: { $slopes }
cli-tune-ahead = Przewaga nad pierwszymi wagami: { $points } ± { $error } pkt na partię, na innych ziarnach.
cli-tune-written = Wagi zapisano w pliku { $file }.
cli-learn-bot-generation = Pokolenie { $number }, partie: { $games }, wygrane z mistrzem: { $won } ({ $low } do { $high }), przewaga { $points } ± { $error } pkt; { $promoted ->
    [yes] to nowy mistrz.
   *[other] mistrz zostaje.
}
cli-learn-bot-written = Mistrz jest zapisany w pliku { $file }.
cli-learn-bot-nothing = Nic nie okazało się lepsze od oceny napisanej ręcznie, więc nic nie zapisano.

## bench

cli-bench-name = Gra
cli-bench-build = Wersja
cli-bench-rate = Decyzje/s
cli-bench-clone = Kopia
cli-bench-times = × catanatron
cli-bench-times-spiel = × OpenSpiel
cli-bench-no-peers = Nie ma z czym porównać: catanatron nie jest zainstalowany; `make bench` instaluje go we własnym środowisku.
cli-bench-not-compiled = Nie ma skompilowanej wersji; tworzy ją `make compiled`.
cli-bench-steps = Kroki/s
cli-bench-simulations = Symulacje/s
cli-bench-way = Przez
cli-bench-written = Zapisano: { $file }
cli-bench-building = Przygotowanie i kompilacja { $commit }…
cli-bench-what = Co
cli-bench-ratio = Stosunek
cli-bench-quarters = Kwartyle rund
cli-bench-what-decisions = decyzje/s
cli-bench-what-steps = kroki/s
cli-bench-what-simulations = symulacje/s
cli-export-done = { $decisions ->
        [one] 1 decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    } z { $records ->
        [one] 1 zapisu
       *[other] { $records } zapisów
    }: { $file }

## replay

cli-replay-proven = { $file }: zgadza się. Wpisy ({ $moves }) prowadzą do podanego wyniku, punkty: { $scores } (odcisk { $fingerprint }).
cli-replay-unfinished = { $file }: wszystkie wpisy ({ $moves }) są zgodne z zasadami; partia nie jest skończona, więc nie podaje wyniku.
cli-replay-prompt = Powtórka (Enter: dalej; pomoc):
cli-replay-at = Ruch { $ply } z { $last }
cli-replay-help-numbers = Enter przechodzi dalej; ruchy mają numery od 0 do { $last }. Można wpisać:
cli-replay-command-help = ta pomoc
cli-replay-command-next = o jeden ruch dalej albo o kilka: dalej 5
cli-replay-command-back = o jeden ruch wstecz albo o kilka: wstecz 5
cli-replay-command-jump = do ruchu o numerze: skok 20
cli-replay-command-end = na koniec partii
cli-replay-command-player = spójrz na gracza: gracz 2
cli-replay-command-log = wszystko, co się dotąd stało
cli-replay-command-quit = zakończ

## Co gracz może wpisać (po przecinku)

cli-command-help = pomoc, h, ?
cli-command-show = pokaż, pokaz
cli-command-undo = cofnij, c
cli-command-redo = ponów, ponow
cli-command-hint = podpowiedź, podpowiedz
cli-command-rules = zasady
cli-command-board = plansza
cli-command-player = gracz
cli-command-log = dziennik
cli-command-next = dalej, d
cli-command-previous = wstecz, w
cli-command-all = wszystko
cli-command-save = zapisz
cli-command-quit = koniec, k
cli-command-back = wstecz, w
cli-command-jump = skok
cli-command-end = ostatni

## play

cli-play-greeting = Wpisz numer wyboru. „pomoc” pokazuje, co jeszcze można wpisać.
cli-play-prompt = Twój wybór:
cli-play-help-numbers = Numer oznacza wybór. Każdy inny tekst, na przykład D7, zostawia na liście tylko wybory, które go zawierają. Enter pokazuje następną stronę. Można wpisać:
cli-play-command-help = ta pomoc
cli-play-command-show = co daje wybór, przymierzony na planszy bez wykonania: pokaż 3
cli-play-command-undo = cofnij swój ostatni wybór, dopóki nic zakrytego nie zostało ujawnione
cli-play-command-redo = wykonaj ponownie to, co cofnięto
cli-play-command-hint = gdzie patrzeć; drugi raz: najlepszy wybór i powód; trzeci: inny i czego mu brakuje
cli-play-command-rules = znajdź zasadę po numerze albo słowach: zasady rubież
cli-play-command-board = narysuj planszę jeszcze raz
cli-play-command-player = spójrz na gracza: gracz 2
cli-play-command-log = co się dotąd stało
cli-play-command-next = następna strona wyborów
cli-play-command-previous = poprzednia strona wyborów
cli-play-command-all = znowu wszystkie wybory
cli-play-command-save = zapisz partię: zapisz PLIK
cli-play-command-quit = odejdź; partia zostanie zapisana, jeśli podano plik opcją --save
cli-play-page = Wybory od { $first } do { $last } z { $count }. Enter: dalsze; wpisz fragment wyboru, żeby zawęzić listę.
cli-play-no-such-number = Wybory mają numery od 1 do { $last }.
cli-play-no-such-player = Gracze mają numery od 1 do { $last }.
cli-play-not-understood = Żaden wybór nie zawiera „{ $text }”. „pomoc” pokazuje, co można wpisać.
cli-play-reveals = Potem zostanie ujawnione coś zakrytego: tego nie da się cofnąć.
cli-play-hint = Podpowiedź: { $number }  { $choice }  – { $reason }
cli-play-hint-look = { $look } („podpowiedź” jeszcze raz: sam ruch)
cli-play-hint-instead = Zamiast tego: { $number }  { $choice }  – { $reason }
cli-play-hint-no-other = Żaden inny ruch nie jest wart wzmianki.
cli-play-save-where = W którym pliku? Wpisz: zapisz PLIK
cli-play-saved = Partia jest zapisana w pliku { $file }.
cli-play-left = Opuszczasz grę bez zapisywania partii.
cli-play-input-ended = Dane wejściowe skończyły się przed końcem gry; nic nie zapisano.
cli-play-note = Pierwszy raz: { $note }
cli-play-hand-over = Teraz przy ekranie: { $player }. Po zamianie naciśnij Enter.
cli-play-seed = Ziarno tej partii: { $seed }.
cli-name-you = Ty
cli-name-player = Gracz { $seat }
cli-choice-cost = koszt: { $cost }
cli-choice-points = { $points } pkt
cli-winner = Zwycięstwo: { $players }
cli-winners = Wspólne zwycięstwo: { $players }
cli-rules-help = Pokaż lub przeszukaj numerowane zasady gry.
cli-help-wanted = Czego szukać: numer, np. WSS-3.5 albo WSS-3, lub słowa; bez tego widać wszystkie zasady.
cli-help-chapter = Rozdział zasad prozą, po nazwie lub tytule; wszystkie przez „all”.
cli-rules-language = Zasady tej gry są spisane tylko po angielsku.
cli-rules-none = Żadna zasada nie zawiera „{ $wanted }”.
cli-rules-more = { $count ->
    [one] Jest jeszcze { $count }; zapytaj dokładniej.
    [few] Są jeszcze { $count }; zapytaj dokładniej.
   *[other] Jest jeszcze { $count }; zapytaj dokładniej.
}
event-taken-back = { $player }: cofnięty wybór
event-done-again = { $player }: cofnięty wybór ponowiony

## Obraz gry „W stronę Słońca”

cli-sunward-head = Runda { $round } z 3, tura { $turn }. Aktywny gracz: { $player }.   ( ) część okrągła   [ ] ośmiokątna
cli-sunward-sheet = Arkusz: { $player }
cli-sunward-zone = Strefa
cli-sunward-shape = Kształt
cli-sunward-mission = Misja
cli-sunward-met = Spełniona
cli-sunward-frontier-open = { $name } ({ $hexes }): { $first } pkt, potem { $later }
cli-sunward-frontier-later = { $name } ({ $hexes }): { $later } pkt
cli-sunward-frontier-kept = { $name } ({ $hexes }): osiągnięta, { $kept } pkt
cli-sunward-upgrades = Usprawnienia do użycia: { $free }, użyte: { $used }
cli-sunward-rank = Stopień: { $rank }

## Nauka

cli-learn-help = Naucz się gry w kilka minut: lekcja krok po kroku.
cli-help-lesson = Nazwa lekcji.
cli-learn-greeting = Po każdym objaśnieniu naciśnij Enter. Ruch wybierasz, wpisując jego numer; „pomoc” pokazuje pozostałe polecenia.
cli-learn-next = Enter – dalej:
cli-learn-beat = [{ $at } z { $of }]
cli-learn-shown = To ruch numer { $number }: { $move }
cli-learn-end = To koniec lekcji. Gra toczy się dalej jak zwykle; „koniec” ją zamyka.
cli-help-learn-list = Pokaż lekcje i zagadki gry.
cli-learn-line = { $name }  { $title } · { $minutes } min
cli-learn-solved = Gra toczy się stąd dalej; „koniec” ją zamyka.
cli-learn-more = Następna lekcja, „{ $title }”: { $command }
