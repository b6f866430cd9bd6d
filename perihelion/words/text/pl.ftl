## Błędy: co jest nie tak i co zrobić

error-unknown = Nie można tego zrobić.
error-unknown-game = Nie ma gry „{ $name }”. Do wyboru: { $known }.
error-bad-seats = Liczba graczy w tej grze ({ $game }): { $allowed }. Podano: { $seats }.
error-bad-seed = Ziarno losowości musi być liczbą całkowitą, co najmniej 0. Podano: „{ $seed }”.
error-unknown-option = Gra { $game } nie ma opcji „{ $name }”. Jej opcje: { $known }.
error-bad-option = Opcja { $name } nie może mieć wartości „{ $value }”. Do wyboru: { $allowed }.
error-illegal-action = Ten ruch jest teraz niedozwolony ({ $rules }).
error-broken-set = Nie można użyć zestawu elementów { $file }: { $problem }.
error-set-not-toml = Zestaw elementów { $file } nie jest poprawnym plikiem TOML: zobacz { $line ->
        [0] koniec pliku
       *[other] wiersz { $line }
    }.
error-set-not-text = Zestaw elementów { $file } nie jest plikiem tekstowym.
error-set-field = W zestawie elementów { $file } brakuje pozycji { $field } albo jest ona błędna.
error-set-twice = W zestawie elementów { $file } tabela [{ $field }] występuje w dwóch plikach.
error-set-source = W zestawie elementów { $file } podano źródło „{ $source }”, którego nie ma. Do wyboru: { $known }.
error-set-reference = W zestawie elementów { $file } pozycja { $field } wskazuje { $value }, czego w zestawie nie ma.
error-set-against-rule = Zestaw elementów { $file } jest niezgodny z zasadą { $rule } ({ $what }).
error-corrupt-record = Nie można odczytać zapisu { $file }: { $problem }.
error-record-not-json = Zapis { $file } nie jest poprawnym plikiem JSON albo został ucięty (wiersz { $line }).
error-record-not-text = Zapis { $file } nie jest plikiem tekstowym.
error-record-of-no-format = { $file } to nie zapis gry: brakuje w nim "format": "{ $format }".
error-record-field = W zapisie { $file } pola „{ $field }” nie ma albo jest złego rodzaju.
error-record-entry = W zapisie { $file } pozycja { $number } dziennika nie jest parą: miejsce i ruch.
error-record-illegal = Zapis { $file } łamie zasady: jeden z ruchów jest w swoim miejscu niedozwolony ({ $rules }).
error-other-rules-version = Zapis { $file } powstał w wersji zasad { $recorded } gry { $game }; ten program ma wersję { $current }. Użyj programu, w którym powstał.
error-other-set = Zapis { $file } powstał z zestawem elementów { $recorded }; teraz używany jest { $current }. Podaj właściwy zestaw opcją --set.
error-record-needs-set = Ten zapis powstał z zestawem elementów { $recorded }, innym niż używany tutaj, i nie zawiera go w sobie. Zapisz partię jeszcze raz przy jej stole albo otwórz ją poleceniem „perihelion replay --set”.
error-wrong-result = Zapis { $file } nie prowadzi do podanego w nim wyniku: { $field } wynosi { $reached }, a nie { $stated }.
error-bad-snapshot = Nie można wczytać tej zapisanej pozycji: jest uszkodzona ({ $game }).
error-foreign-snapshot = Ta zapisana pozycja pochodzi z innej gry, innej wersji zasad albo innego zestawu elementów niż { $game }.
error-nothing-to-undo = Nie ma czego cofnąć.
error-undo-beyond-horizon = Tego nie można cofnąć: od tamtej chwili ujawniono coś zakrytego.
error-undo-after-others = Tego nie można cofnąć: inny gracz już na to odpowiedział.
error-nothing-to-redo = Nie ma czego powtórzyć.
error-unknown-reward = Nie ma nagrody „{ $name }”. Wybierz jedną z: { $known }.
error-export-format = Zbiór uczący to plik z końcówką .parquet albo .npz, a nie taki jak { $file }.
error-export-not-finished = Partia z zapisu { $file } nie jest ukończona, więc nie wiadomo jeszcze, ile były warte jej ruchy.
error-export-other-kind = Jeden zbiór uczący dotyczy jednej gry i jednej liczby graczy: { $file } to { $game } (liczba graczy: { $seats }), a pierwszy zapis to { $first } (liczba graczy: { $first_seats }).
error-unknown-bot = Nie ma bota „{ $name }”. Do wyboru: { $known }.
error-bad-budget = „{ $budget }” nie określa czasu namysłu bota. Podaj liczbę iteracji (hard@200) albo sekund (hard@0.5s).
error-program-failed = Program-bot „{ $command }” nie dał odpowiedzi, której można użyć: { $answer }.
error-no-such-class = Nie ma bota „{ $wanted }”. Napisz python@PLIK:KLASA albo python@PLIK:KLASA@PARAMETR.

## Błędy serwera

error-no-such-table = Nie ma takiego stołu.
error-no-such-page = Pod tym adresem nic nie ma.
error-not-your-table = Ten link nie otwiera tego stołu. Poproś o nowy tego, kto go założył.
error-only-for-players = To może zrobić tylko gracz przy tym stole.
error-not-started = Gra jeszcze się nie zaczęła: są wolne miejsca.
error-game-goes-on = To będzie możliwe dopiero po zakończeniu gry.
error-game-over = Gra jest skończona.
error-stale = Tymczasem coś się wydarzyło przy stole. Obejrzyj go i wybierz jeszcze raz.
error-key-used = Ten klucz posłużył już do innego ruchu.
error-no-such-ply = Zapis tego stołu ma pozycje od 0 do { $last }.
error-bad-message = Nie można odczytać wiadomości: { $problem }.
error-bad-name = Gracz musi mieć imię.
error-too-fast = { $seconds ->
    [one] Za dużo zapytań. Spróbuj ponownie za sekundę.
    [few] Za dużo zapytań. Spróbuj ponownie za { $seconds } sekundy.
   *[many] Za dużo zapytań. Spróbuj ponownie za { $seconds } sekund.
}
error-too-large = Wiadomość jest za duża; dozwolone rozmiary sięgają { $bytes } bajtów.
error-not-allowed-here = Ten adres nie przyjmuje takich zapytań.
error-chat-is-off = Przy tym stole nie ma czatu.
error-seats-are-taken = Przy tym stole nie ma już wolnego miejsca.
error-clock-runs = Bot może przejąć to miejsce dopiero wtedy, gdy skończy się jego czas.
error-set-takes-too-long = Nie udało się sprawdzić zestawu elementów w ciągu { $seconds } sekund.
error-nobody-thinks = Bot nie odpowiedział. Spróbuj ponownie.
error-thought-lost = Proces bota zawiódł: { $problem }.
error-page-not-built = Strona nie jest zbudowana. Wykonaj „make page” i uruchom serwer ponownie.
error-server-fault = Coś zawiodło w serwerze. Ruch mógł nie zostać wykonany; obejrzyj stół.

## Polecenie `perihelion serve`

serve-help = Otwórz stoły do gry i stronę.
serve-host = Adres, pod którym serwer słucha; 0.0.0.0 wpuszcza całą sieć.
serve-port = Port; 0 bierze dowolny wolny.
serve-db = Plik SQLite albo adres PostgreSQL; bez tego twój folder danych.
serve-redis = Adres Redisa, gdy kilka serwerów ma wspólną bazę.
serve-open = Otwórz lobby w przeglądarce.
serve-page = Folder zbudowanej strony.
serve-origin = Inne źródło, którego strona może się łączyć; można powtarzać.
serve-workers = Liczba procesów, w których myślą boty.
serve-rate = Zapytania na sekundę z jednego adresu; 0 znosi ograniczenie.
serve-tables-a-minute = Nowe stoły na minutę z jednego adresu.
serve-bot-limit = Sekundy na jedną decyzję bota.
serve-bot-pause = Sekundy między ruchami botów, żeby ludzie nadążyli.
serve-log-level = Co trafia do dziennika: debug, info, warning albo error.
serve-address = Perihelion: { $address }
error-cannot-listen = Nie można słuchać pod adresem { $address }: { $problem }. Wybierz inny przez --host i --port.
error-cannot-open-database = Nie można użyć bazy danych: { $problem }.
error-server-not-installed = Serwer potrzebuje pakietów, których tu nie ma ({ $missing }). Zainstaluj Perihelion z dodatkiem „server”.
bench-server = Stoły: { $tables }. Ruchów na sekundę: { $rate }; połowę widzą wszyscy w { $p50 } ms, 99 na 100 w { $p99 } ms; { $cost } µs procesora serwera na ruch

## Zdarzenia wspólne dla wszystkich gier

event-forced = { $player }: jedyna możliwość, wykonana od razu
event-game-over = Koniec gry.
