## Błędy: co jest nie tak i co zrobić

error-unknown = Nie można tego zrobić.
error-unknown-game = Nie ma gry „{ $name }”. Do wyboru: { $known }.
error-bad-seats = Liczba graczy w tej grze ({ $game }): { $allowed }. Podano: { $seats }.
error-bad-seed = Ziarno losowości musi być liczbą całkowitą, co najmniej 0. Podano: „{ $seed }”.
error-unknown-option = Gra { $game } nie ma opcji „{ $name }”. Jej opcje: { $known }.
error-bad-option = Opcja { $name } nie może mieć wartości „{ $value }”. Do wyboru: { $allowed }.
error-options-clash = Opcja { $name } nie może mieć wartości „{ $value }”, gdy { $other } ma wartość „{ $beside }”. Do wyboru: { $allowed }.
error-illegal-action = Ten ruch jest teraz niedozwolony ({ $rules }).
error-broken-set = Nie można użyć zestawu elementów { $file }: { $problem }.
error-set-not-toml = Zestaw elementów { $file } nie jest poprawnym plikiem TOML: zobacz { $line ->
        [0] koniec pliku
       *[other] wiersz { $line }
    }.
error-set-not-text = Zestaw elementów { $file } nie jest plikiem tekstowym.
error-set-notation = W zestawie elementów { $file } nie da się odczytać notacji pozycji { $field }, znak { $at } („{ $word }”).
error-set-field = W zestawie elementów { $file } brakuje pozycji { $field } albo jest ona błędna.
error-set-surplus = W zestawie elementów { $file } nie ma miejsca na pozycję { $field }.
error-set-twice = W zestawie elementów { $file } tabela [{ $field }] występuje w dwóch plikach.
error-set-source = W zestawie elementów { $file } podano źródło „{ $source }”, którego nie ma. Do wyboru: { $known }.
error-set-reference = W zestawie elementów { $file } pozycja { $field } wskazuje { $value }, czego w zestawie nie ma.
error-set-against-rule = Zestaw elementów { $file } jest niezgodny z zasadą { $rule } ({ $what }).
error-corrupt-record = Nie można odczytać zapisu { $file }: { $problem }.
error-record-not-json = Zapis { $file } nie jest poprawnym plikiem JSON albo został ucięty (wiersz { $line }).
error-record-not-text = Zapis { $file } nie jest plikiem tekstowym.
error-record-of-no-format = { $file } to nie zapis gry: brakuje w nim "format": "{ $format }".
error-record-field = W zapisie { $file } pola „{ $field }” nie ma albo jest złego rodzaju.
error-record-entry = W zapisie { $file } pozycja { $number } dziennika nie jest parą „miejsce i ruch”.
error-record-illegal = Zapis { $file } łamie zasady: jeden z ruchów jest w swoim miejscu niedozwolony ({ $rules }).
error-other-rules-version = Zapis { $file } powstał w wersji zasad { $recorded } gry { $game }; ten program ma wersję { $current }. Użyj programu, w którym powstał.
error-other-set = Zapis { $file } powstał z zestawem elementów { $recorded }; teraz używany jest { $current }. Podaj właściwy zestaw opcją --set.
error-rules-away = Ta partia zaczęła się według wersji zasad { $version } gry { $game }, której tu nie ma. Nic nie zginęło: wróci do gry, gdy ta wersja znów tu będzie.
error-record-needs-set = Ten zapis powstał z zestawem elementów { $recorded }, innym niż używany tutaj, i nie zawiera go w sobie. Zapisz partię jeszcze raz przy jej stole albo otwórz ją poleceniem „perihelion replay --set”.
error-wrong-result = Zapis { $file } nie prowadzi do podanego w nim wyniku: { $field } wynosi { $reached }, a nie { $stated }.
error-bad-snapshot = Nie można wczytać tej zapisanej pozycji: jest uszkodzona ({ $game }).
error-foreign-snapshot = Ta zapisana pozycja pochodzi z innej gry, innej wersji zasad albo innego zestawu elementów niż { $game }.
error-nothing-to-undo = Nie ma czego cofnąć.
error-undo-beyond-horizon = Tego nie można cofnąć: od tamtej chwili ujawniono coś zakrytego.
error-undo-after-others = Tego nie można cofnąć: inny gracz już na to odpowiedział.
error-nothing-to-redo = Nie ma czego ponowić.
error-unknown-reward = Nie ma nagrody „{ $name }”. Do wyboru: { $known }.
error-no-checkout = Wersje można porównać tylko w katalogu roboczym z gitem.
error-unknown-commit = Git nie zna commita „{ $name }”.
error-commit-not-built = Nie udało się skompilować commita { $name } ({ $reason }).
error-export-format = Zbiór uczący to plik z końcówką .parquet albo .npz, a nie taki jak { $file }.
error-export-not-finished = Partia z zapisu { $file } nie jest ukończona, więc nie wiadomo jeszcze, ile były warte jej ruchy.
error-export-other-kind = Jeden zbiór uczący dotyczy jednej gry i jednej liczby graczy: { $file } to { $game } (liczba graczy: { $seats }), a pierwszy zapis to { $first } (liczba graczy: { $first_seats }).
error-unknown-bot = Nie ma bota „{ $name }”. Do wyboru: { $known }.
error-unknown-style = W grze { $game } nie ma stylu „{ $name }”. Do wyboru: { $known }.
error-bad-budget = „{ $budget }” nie określa czasu namysłu bota. Podaj liczbę iteracji (hard@200) albo sekund (hard@0.5s).
error-broken-net = Plik { $file } nie zawiera wyuczonej oceny pozycji albo jest uszkodzony ({ $why }). Zapisz go ponownie poleceniem „perihelion learn-bot”.
error-program-failed = Program-bot „{ $command }” nie dał odpowiedzi, której można użyć: { $answer }.
error-no-such-class = Nie ma bota „{ $wanted }”. Napisz python@PLIK:KLASA albo python@PLIK:KLASA@PARAMETR.

## Błędy serwera

error-no-such-table = Nie ma takiego stołu.
error-no-such-page = Pod tym adresem nic nie ma.
error-not-your-table = Ten link nie otwiera tego stołu. Poproś o nowy tego, kto go założył.
error-invitation-used = Ktoś już zajął miejsce z tego zaproszenia. Poproś o nowe tego, kto założył stół.
error-join-first = To jest zaproszenie. Najpierw zajmij miejsce.
error-not-the-host = Może to zrobić tylko ten, kto założył ten stół.
error-seat-not-abandoned = { $minutes ->
    [one] Miejsce można zwolnić dopiero wtedy, gdy gracza nie ma od minuty.
    [few] Miejsce można zwolnić dopiero wtedy, gdy gracza nie ma od { $minutes } minut.
   *[many] Miejsce można zwolnić dopiero wtedy, gdy gracza nie ma od { $minutes } minut.
}
error-only-for-players = To może zrobić tylko gracz przy tym stole.
error-not-started = Gra jeszcze się nie zaczęła: są wolne miejsca.
error-game-goes-on = To będzie możliwe dopiero po zakończeniu gry.
error-game-over = Gra jest skończona.
error-stale = Tymczasem coś się wydarzyło przy stole. Obejrzyj go i wybierz jeszcze raz.
error-key-used = Ten klucz posłużył już do innego ruchu.
error-no-such-ply = Zapis tego stołu ma pozycje od 0 do { $last }.
error-bad-message = Nie można odczytać wiadomości: { $problem }.
error-bad-text = Wiadomość zawiera znaki, które nie są tekstem, albo zbyt długą liczbę.
error-too-deep = Wiadomość jest zbyt głęboko zagnieżdżona; najwięcej poziomów: { $deepest }.
error-too-slow = Wiadomość nie dotarła w ciągu { $seconds } s.
error-bad-name = Gracz musi mieć imię.
error-too-fast = { $seconds ->
    [one] Za dużo zapytań. Spróbuj ponownie za sekundę.
    [few] Za dużo zapytań. Spróbuj ponownie za { $seconds } sekundy.
   *[many] Za dużo zapytań. Spróbuj ponownie za { $seconds } sekund.
}
error-too-many-tables = { $tables ->
    [one] Z jednego adresu można założyć { $tables } stół na godzinę. Spróbuj ponownie za { $wait } min.
    [few] Z jednego adresu można założyć { $tables } stoły na godzinę. Spróbuj ponownie za { $wait } min.
   *[other] Z jednego adresu można założyć { $tables } stołów na godzinę. Spróbuj ponownie za { $wait } min.
}
error-too-many-here = { $sockets ->
    [one] Z jednego adresu może być { $sockets } połączenie z tym samym stołem. Zamknij pozostałe.
    [few] Z jednego adresu mogą być najwyżej { $sockets } połączenia z tym samym stołem. Zamknij któreś.
   *[other] Z jednego adresu może być najwyżej { $sockets } połączeń z tym samym stołem. Zamknij któreś.
}
error-thought-enough = Boty myślały dla tego adresu przez { $minutes } min w ciągu godziny. Gry toczą się dalej; o podpowiedź, analizę i nowe boty możesz poprosić za { $wait } min.
error-hung-up = Pytający już się rozłączył.
error-too-large = Wiadomość jest za duża; może mieć najwyżej { $bytes } bajtów.
error-header-too-large = Nagłówek zapytania jest za duży; może mieć najwyżej { $bytes } bajtów.
error-too-many-connections = Za dużo połączeń. Zamknij któreś albo spróbuj później.
error-other-host = Ten serwer nie odpowiada na nazwę „{ $host }”. Może ją dopuścić ten, kto go prowadzi, opcją --host-name.
error-not-allowed-here = Ten adres nie przyjmuje takich zapytań.
error-chat-is-off = Przy tym stole nie ma czatu.
error-record-too-long = Tu można pokazać zapis, który ma najwyżej tyle pozycji: { $entries }, w tym cofnięć i ponowień: { $undos }.
error-seats-are-taken = Przy tym stole nie ma już wolnego miejsca.
error-clock-runs = Bot może przejąć to miejsce dopiero wtedy, gdy graczowi skończy się czas.
error-set-takes-too-long = Nie udało się sprawdzić zestawu elementów w ciągu { $seconds } sekund.
error-nobody-thinks = Bot nie odpowiedział. Spróbuj ponownie.
error-thought-lost = Proces bota zawiódł: { $problem }.
error-newer-database = Bazy danych używała nowsza wersja Perihelion (jej tabele mają wersję { $found }, ten serwer zna { $known }). Zainstaluj nowszą wersję albo podaj inną bazę opcją --db.
error-database-in-use = Inny serwer używa już pliku { $file }. Jeden plik służy jednemu serwerowi; do kilku potrzeba PostgreSQL.
error-cannot-save = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj później.
error-page-not-built = Strona nie jest zbudowana. Wykonaj „make page” i uruchom serwer ponownie.
error-server-fault = Coś zawiodło na serwerze. Ruch mógł nie zostać wykonany; obejrzyj stół.

## Polecenie `perihelion serve`

serve-help = Otwórz stoły do gry i stronę.
serve-host = Adres, pod którym serwer słucha; 0.0.0.0 wpuszcza całą sieć.
serve-port = Port; 0 wybiera dowolny wolny.
serve-db = Plik SQLite albo adres PostgreSQL; domyślnie plik w twoim folderze danych.
serve-redis = Adres Redisa, gdy kilka serwerów ma wspólną bazę.
serve-open = Otwórz poczekalnię gier w przeglądarce.
serve-page = Folder zbudowanej strony.
serve-origin = Inne źródło (origin), z którego strona może się łączyć; można podać kilka razy.
serve-workers = Liczba procesów, w których myślą boty.
serve-rate = Zapytania na sekundę z jednego adresu; 0 znosi ograniczenie.
serve-tables-a-minute = Nowe stoły na minutę z jednego adresu.
serve-bot-limit = Sekundy na jedną decyzję bota.
serve-bot-pause = Sekundy między ruchami botów, żeby ludzie nadążyli.
serve-free-after = Po ilu sekundach nieobecności gracza założyciel stołu może zwolnić jego miejsce.
serve-keep-after = Sekundy od końca partii do zapisania na stałe wszystkiego, co w niej pokazano.
error-other-database-version = Baza danych jest w wersji { $found }. Uruchom z nią raz serwer: przejdzie na wersję { $known }.
error-not-empty = W tej bazie danych są już stoły. Odtwórz kopię w nowej bazie.
serve-check = Sprawdź, czy serwer mógłby działać z tymi ustawieniami i co by zastał; niczego nie zmieniaj.
serve-check-new-database = Baza danych { $database } jest nowa.
serve-check-database = Bazę danych { $database } można odczytać; jej wersja: { $version }.
serve-check-migration = Uruchomienie przeniesie bazę danych z wersji { $found } na { $known }. Zrób najpierw kopię.
serve-check-present = { $game }, wersja zasad { $version } – stoły: { $tables }. Gra toczy się przy nich dalej według obecnych zasad.
serve-check-earlier = { $game }, wersja zasad { $version } – stoły: { $tables }. Gra toczy się przy nich dalej według zasad, z którymi się zaczęła.
serve-check-gone = { $game }, wersja zasad { $version } – stoły: { $tables }. Nie ma tu ich zasad: zakończone partie można oglądać, pozostałe czekają.
serve-check-disk = Wolne miejsce na dysku w { $folder }: { $megabytes } MB.
serve-check-redis = Redis odpowiada.
serve-check-no-redis = Redis nie odpowiada: { $problem }
serve-check-port = { $address } jest wolny.
serve-check-bad-proxy = --proxy { $proxy } nie jest adresem.
serve-check-no-name = Jest --proxy, ale nie ma --host-name: zapytania o nazwę serwera pośredniczącego byłyby odrzucane.
serve-check-proxy = Za serwerem pośredniczącym; odpowiada na nazwy: { $names }.
serve-check-no-proxy = Otwarty na { $host } bez serwera pośredniczącego: nie ma TLS, a /metrics może czytać każdy.
serve-check-page = Strona jest zbudowana.
serve-check-no-page = Strona nie jest zbudowana: uruchom make page.
backup-help = Zapisz bazę danych w jednym pliku, także gdy serwery działają.
restore-help = Odtwórz zapisaną bazę danych w nowej.
backup-file = Plik, w którym zapisać kopię.
restore-file = Plik z kopią.
backup-done = Zapisano w pliku { $file }. Stoły: { $tables }.
restore-done = Odtworzono. Stoły: { $tables }.
serve-tables-an-hour = Ile nowych stołów na godzinę z jednego adresu; 0 znosi ograniczenie.
serve-thinking-an-hour = Ile sekund w ciągu godziny boty myślą dla jednego adresu; 0 znosi ograniczenie.
serve-host-name = Nazwa, pod którą serwer jest osiągalny, poza adresami i localhost; można podać kilka razy, „*” dopuszcza każdą.
serve-proxy = Adres serwera pośredniczącego, który podaje, w czyim imieniu pyta; można podać kilka razy.
serve-header-seconds = W ile sekund musi dotrzeć nagłówek zapytania.
serve-body-seconds = W ile sekund musi dotrzeć jego treść.
serve-own-sets = Ile własnych zestawów elementów naraz w pamięci, po około 9 MB.
serve-open-tables = Ile stołów naraz w pamięci; pozostałe otwierają się, gdy ktoś przyjdzie.
serve-connections = Ile połączeń w sumie.
serve-connections-each = Ile połączeń z jednego adresu.
serve-sockets-a-table = Ile połączeń na żywo z jednego adresu do jednego stołu; 0 – bez ograniczeń.
serve-log-level = Co trafia do dziennika: debug, info, warning albo error.
serve-address = Perihelion: { $address }
error-cannot-listen = Nie można słuchać pod adresem { $address }: { $problem }. Wybierz inny przez --host i --port.
error-cannot-open-database = Nie można użyć bazy danych: { $problem }.
error-server-not-installed = Serwer potrzebuje pakietów, których tu nie ma ({ $missing }). Zainstaluj Perihelion z dodatkiem „server”.
bench-server = Stoły: { $tables }, zasady { $build ->
    [compiled] skompilowane
   *[plain] nieskompilowane
}. Ruchów na sekundę: { $rate }; połowę widzą wszyscy w { $p50 } ms, 99 na 100 w { $p99 } ms; { $cost } µs procesora serwera na ruch

dashboard-title = Stan serwera
dashboard-what = Co
dashboard-now = Teraz
dashboard-most = Najwięcej
dashboard-hour = Ostatnia godzina
dashboard-moves = Ruchy na sekundę
dashboard-requests = Zapytania na sekundę
dashboard-request-time = Milisekundy na zapytanie
dashboard-commit-time = Milisekundy na zapis
dashboard-commit-size = Ruchy w jednym zapisie
dashboard-bot-time = Milisekundy na decyzję bota
dashboard-processor = Procesor, % jednego
dashboard-sockets = Otwarte połączenia ze stołami
dashboard-tables = Stoły w pamięci
dashboard-memory = Pamięć, MB
dashboard-since = Od uruchomienia
dashboard-all-entries = Ruchy, cofnięcia i ponowienia
dashboard-all-requests = Zapytania
dashboard-all-faults = Zapytania zakończone błędem serwera
dashboard-all-conflicts = Spóźnione ruchy
dashboard-all-bot-failures = Awarie procesów botów
dashboard-all-nodes-lost = Utracone połączenia z innymi serwerami
dashboard-ready-yes = Ruchy można zapisywać.
dashboard-ready-no = Teraz nie można niczego zapisać: sprawdź dysk i bazę danych.
dashboard-nodes-alone = To jedyny serwer tej bazy danych.
dashboard-nodes-up = Ma łączność z pozostałymi serwerami tej bazy danych.
dashboard-nodes-lost = Nie ma teraz łączności z pozostałymi serwerami; próbuje dalej.
dashboard-note = Strona odświeża się sama. Liczby dotyczą tylko tego procesu serwera; komplet dla Prometheusa jest pod /metrics.

## Zdarzenia wspólne dla wszystkich gier

event-forced = { $player }: jedyna możliwość, wykonana od razu
told-and = { $first }, { $rest }
event-scored = { $player }: { $source } { $change }
event-game-over = Koniec gry.

## Nauka gry

error-unknown-lesson = { $game } nie ma lekcji „{ $name }”. Lekcje: { $known }.
error-no-lesson = Przy tym stole nie trwa żadna lekcja.
error-lesson-not-this = W tej lekcji chodzi teraz o inny ruch.
error-broken-lesson = { $game }: lekcji nie można użyć. Plik { $file }, miejsce: { $place }. { $problem }.
error-lesson-of-other-rules = { $game }: lekcję „{ $lesson }” napisano dla zasad w wersji { $written }, a ten program ma wersję { $current }.
puzzle-wrong = Da się lepiej. Porównaj, co daje każdy wybór i co zostawia innym.
puzzle-solved = Rozwiązane. Graj stąd dalej albo spróbuj następnej zagadki.

## Podpowiedzi w trzech krokach: gdzie patrzeć, ruch i powód, inny ruch i czego mu brakuje

look-about = Spójrz na całą sytuację; o wyborze nie decyduje tu jedna rzecz.
reason-two = { $first } { $second }
reason-gives = { $said } { $gives }
reason-keeps = Drugi najlepszy ruch { $lacks }.
reason-kept = Zagrany ruch { $lacks }.
reason-chance = Stawka: { $what }. Co z tego wyjdzie, jeszcze nie wiadomo.
reason-later = Żaden ruch się tu wyraźnie nie wyróżnia; ten wypada w sumie trochę lepiej.
instead-even = Prawie równie dobry ruch.
instead-gains = Prawie równie dobry ruch. { $brings }
instead-misses = Słabszy, bo { $lacks }.
instead-trades = { $brings } Ale { $lacks }.
