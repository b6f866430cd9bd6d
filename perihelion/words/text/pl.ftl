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

## Zdarzenia wspólne dla wszystkich gier

event-forced = { $player }: jedyna możliwość, wykonana od razu
event-game-over = Koniec gry.
