## Wszędzie

app = Perihelion
you = Ty
yes = Tak
no = Nie
all = Wszystko
close = Zamknij
cancel = Anuluj
loading = Chwileczkę…
copied = Link skopiowany.
language = Język
players = Gracze
player-n = Gracz { $n }
bot = Bot
bot-of-level = Bot · { $level }
bot-n = Bot { $n }
points-short = pkt
total = Suma
default = domyślnie

level-easy = łatwy
level-quick = szybki
level-normal = średni
level-hard = trudny
level-expert = ekspert
level-learned = wyuczony
level-strong = mocny
level-random = losowy
level-greedy = zachłanny
level-with-style = { $level } · { $style }
style-any = dowolny styl
style-any-help = Nie ma ulubionego sposobu gry.
style-of-seat = Styl bota na miejscu { $n }

## Poczekalnia gier

fewer = Pokaż mniej
lobby-claim = Pięć gier pod jedną gwiazdą. Zagraj dziś wieczorem.
lobby-claim-more = W pojedynkę z dobrymi botami, przy jednym ekranie albo ze znajomymi przez link.
lobby-new = Pierwszy raz w tych grach?
lobby-new-help = Pierwsza gra z przewodnikiem, krok po kroku: W stronę Słońca
lobby-new-button = Nauka w { $n } min
lobby-mine = Moje gry
lobby-counts = w toku: { $running }, skończone: { $finished }
lobby-with = grają też: { $names }
lobby-alone = gra solo
lobby-none-running = Rozpoczęta gra czeka tutaj, na tym urządzeniu, aż ją skończysz.
lobby-watch = Popatrz, jak grają boty
lobby-weight = Złożoność { $n } z { $of }
lobby-won = wygrana, { $own } : { $next }
lobby-place = { $place }. miejsce z { $of }, { $own } pkt
lobby-score = punkty: { $own }
show-all = Pokaż wszystkie
learn-short = Nauka
set-table = Stół
lobby-games = Gry
lobby-open = Otwarte stoły
seat-free = wolne
join = Dołącz
lobby-finished = Ostatnio skończone
lobby-none-finished = Tu zostaną twoje zakończone gry, gotowe do obejrzenia.
lobby-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
}
lobby-waiting-players = Czeka na graczy
lobby-others-move = Teraz ruch innych
lobby-to-move = Teraz ruch: { $names }
lobby-away = Nie ma tu zasad tej partii
lobby-unofficial = Wersja nieoficjalna. Zasady według wydanych instrukcji; elementy własnego projektu są oznaczone, wszystkie obrazy są nasze.
open-record = Otwórz zapis
your-name = Twoje imię
play-now = Graj
learn = Nauka · { $n } min
since-your-move = Od twojego ruchu
coach = Lekcja
coach-beat = { $at } z { $of }
coach-next = Dalej
coach-show = Pokaż
coach-leave = Zakończ lekcję
coach-play-on = Graj dalej
coach-first-game = Pierwsza gra
coach-lesson = Następna lekcja
coach-again = Od początku
coach-places = Gdzie patrzeć
teach-again = Naucz mnie od nowa
teach-again-done = Lekcje i objaśnienia tej gry zaczną się od nowa.
coach-watching = Bot wykonuje ruch…
coach-puzzle = Zagadka
coach-next-puzzle = Następna zagadka
coach-leave-puzzle = Zostaw zagadkę
learn-menu = Nauka: { $game }
learn-lessons = Lekcje
learn-puzzles = Zagadki
learn-solved = rozwiązane: { $n } z { $of }
learn-done = gotowe
learn-minutes = { $n } min
learn-again = Ucz mnie od nowa
learn-again-help = Zapomina, które lekcje, zagadki i objaśnienia tej gry już znasz
note = Pierwszy raz
note-got-it = Jasne
note-where = Pokaż, gdzie
new-table = Nowy stół
duration = Czas gry
stage-building = W budowie
stage-rules = Grywalna, ale jeszcze dopracowywana. Włączysz ją w ustawieniach.
stage-complete = Gotowa
minutes-sunward = 25 min
minutes-beyond-the-sun = 90 min
minutes-new-frontiers = 60 min
minutes-pulsar-2849 = 80 min
minutes-burning-suns = 120 min

## Nowy stół

seats = Miejsca
seats-range = od { $least } do { $most }
seat-you = Ty, ta przeglądarka
seat-open = Wolne miejsce
seat-by-link = Wolne, przez link
seat-shared = Przy tym ekranie
add-seat = dodaj miejsce
remove-seat = Usuń to miejsce
move-up = Przesuń wyżej
who-sits = Kto zajmuje miejsce { $n }
name-of-seat = Imię na miejscu { $n }
options = Opcje
more-options = Więcej opcji
for-study = Do analizy
who-may-join = Kto może zająć wolne miejsca
join-by-link = Każdy, kto ma link
join-from-lobby = Każdy z poczekalni
seat-from-lobby = Wolne · dla każdego
means-lobby = Wolne miejsca widoczne w poczekalni: { $n }.
clock = Zegar
clock-none = bez zegara
clock-relaxed = spokojny, 5 minut na ruch
clock-day = 1 dzień na ruch
clock-help = Gdy czas się skończy, pozostali mogą oddać to miejsce botowi.
clock-left = Pozostały czas:
time-hours = { $n } godz.
let-bot-play = Bot gra za: { $name }
with-chat = Z czatem
own-set = Własny zestaw elementów
own-set-help = Plik TOML zbudowany jak zestaw z gry (docs/adding-a-game.md). Zostanie sprawdzony z zasadami i zachowany przy stole.
own-set-none = Zestaw z gry
choose-file = Wybierz plik…
means-own-set = Zestaw elementów: { $name }
seed = Ziarno losowości
seed-random = losowe
seed-help = To samo ziarno i te same ruchy dają tę samą grę.
what-it-means = Co to znaczy
means-players = { $n ->
    [one] { $n } gracz
   *[other] Liczba graczy: { $n }
}
means-bots = { $n ->
    [one] Gra z tobą { $n } bot
    [few] Grają z tobą { $n } boty
   *[other] Gra z tobą { $n } botów
}
means-open = { $n ->
    [one] Link wpuszcza do stołu jedną osobę; gra na nią czeka.
   *[other] Linki wpuszczają do stołu kolejne osoby ({ $n }); gra na nie czeka.
}
means-shared = Gracze przy tym ekranie podają go sobie; zasłona kryje to, co tajne.
means-undo = Ruch można cofnąć, dopóki nic nie zostało ujawnione.
means-saved = Gra zapisuje się po każdym ruchu.
create = Utwórz

## Przed grą

waiting-for-players = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
seated = zajęte
not-yet = jeszcze wolne
copy-invite = Kopiuj link
copy-watch = Kopiuj link dla widzów
sit-down = Zajmij miejsce
copy-return = Kopiuj mój link
copy-return-help = Wrócisz z nim na swoje miejsce z innego urządzenia. Kto go ma, ten ma twoje miejsce: nie pokazuj go nikomu.
free-seat = Zwolnij miejsce
free-seat-help = Gdy gracza długo nie ma: dostaniesz nowy link dla kogoś innego. Gra toczy się dalej od tego miejsca. Dopóki nikt nie usiądzie, gracz może wrócić.
seat-lost = To miejsce zajął już ktoś inny.
seat-freed = Miejsce znów jest wolne: { $name }. Dopóki nikt go nie zajmie, można na nie wrócić.
invite-help = Wyślij każdej osobie link do jednego wolnego miejsca. Działa raz: kto usiądzie, dostaje własny. Tę stronę można w tym czasie zamknąć.

## Stół

skip-to-choice = Do wyboru ruchu
to-lobby = Do listy gier
rules = Zasady
view = Widok
menu = Menu
table = Stół
board = Plansza
prompt = Co trzeba wybrać
rail = Gracze i ruchy
surfaces = Części planszy
phase = Faza
inspector = Podgląd
inspector-empty = Wskaż coś na planszy albo na liście: tutaj pojawi się objaśnienie.
inspector-waiting = Wskaż coś na planszy: tutaj pojawi się objaśnienie.
sum-cost = Koszt
sum-gain = Zysk
move-n = Ruch { $at }
choices = Ruchy
log = Dziennik
score = Punkty
choice-here = tu jest coś do wyboru
sheet-height = Wysokość listy ruchów

your-move = Twój ruch.
game-over = Koniec gry
sending = Zapisywanie ruchu…
watching = Oglądasz · ruch: { $names }
others-turn = Ruch: { $names }
others-turn-reason = W tym czasie można obejrzeć obszary innych graczy, dziennik i zasady.
rule-link = Otwórz zasadę { $rule }
undo = Cofnij
redo = Ponów
undo-not-now = Teraz nie ma czego cofnąć.
undo-nothing = Nie ma jeszcze ruchu do cofnięcia.
undo-revealed = Od twojego ostatniego ruchu ujawniono coś zakrytego; nie można go już cofnąć.
undo-after-others = Na twój ostatni ruch ktoś już odpowiedział; nie można go cofnąć.
hint = Podpowiedź
thinking = Myśli…
hint-said = Podpowiedź: { $move }
hint-instead = Zamiast tego
hint-move = Pokaż ruch
hint-other = Inny ruch
choose-first = Wybierz ruch
all-choices = Wszystkie ruchy: { $n }
back-to-board = Wróć do planszy
do-this = Wykonaj
selected-said = Wybrano: { $move }. Enter wykonuje ruch.
table-moved-on = Sytuacja przy stole się zmieniła; wybierz jeszcze raz.
not-allowed = Tego teraz nie można zrobić (zasada { $rules }).
not-asked = Tego teraz nie można zrobić (zasada { $rules }). Pytanie brzmi: { $question }
why-not = Dlaczego nie?
bot-trouble = { $name }: program bota zawiódł i uruchamia się ponownie. Gra jest bezpieczna.
offline = Brak połączenia. Ostatni ruch jest zapisany. Kolejna próba za { $seconds } s.

filter = Filtr
filter-n = Filtruj ruchy ({ $n })
filter-short = Filtr ({ $n })
ways = { $n ->
    [one] { $n } sposób
    [few] { $n } sposoby
   *[other] { $n } sposobów
}
cost = koszt: { $what }
tap-to-choose = Dotknij planszy albo wiersza, potem potwierdź tutaj.
preview-stopped = Potem coś zostanie ujawnione: tego już nie cofniesz.
choices-replay = Oglądasz wcześniejszą chwilę. Wróć do bieżącej, aby wybrać ruch.
choices-over = Gra jest skończona.
choices-watching = Oglądasz. Wybierają gracze.
choices-waiting = Teraz nie ma nic do wyboru. Tu pojawią się twoje ruchy.

state-thinking = myśli
state-to-move = teraz gra
state-away = offline

show-area = Pokaż obszar tego gracza
log-empty = Nic się jeszcze nie wydarzyło.
log-more = Dalsze wiersze tej tury bota: { $n }
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Napisz do stołu
chat-send = Wyślij
chat-said = { $name }: { $text }
chat-unread = Czat, nieprzeczytane: { $n }
analyse = Co dało się zagrać lepiej?
analysis = Analiza
analysing = Boty wielokrotnie rozgrywają tę partię od nowa. Poniżej to, co już wiadomo.
error-nobody-analysed = Analiza się nie udała. Spróbuj ponownie.
chances = Szanse na zwycięstwo
chances-at = Ruch { $ply }:
turning-points = Punkty zwrotne
turned = Runda { $round } (ruchy { $first }–{ $last }), { $name }: z { $before } do { $after }, co najmniej o { $least }
no-turning-points = Każdą zmianę da się wytłumaczyć przypadkiem.
missed-moves = Największe straty
missed-move = Runda { $round }: { $played }. Lepiej: { $better }. { $reason }
looking-for-moves = Trwa przegląd ruchów…
try-it = Zagraj stąd
turning-points-later = Pojawią się, gdy boty dograją wszystkie pozycje.
analysis-waits = Przygotowanie analizy…
no-missed-moves = Żaden ruch nie był wyraźnie lepszy od wykonanego.
analysis-help = Szanse wynikają z dogrywania każdej pozycji przez boty; to, co zakryte, jest za każdym razem losowane od nowa. Barwny pas i nawiasy obejmują szansę z pewnością 95%. Punkt zwrotny pojawia się tylko tam, gdzie zmiany nie da się wytłumaczyć przypadkiem, przy uwzględnieniu wszystkich porównań w partii. Lepszy ruch ocenia się według tego, co można było wiedzieć. „Zagraj stąd” otwiera nowy stół z tej pozycji.
log-filter = Pokaż
score-hidden = Punkty są ukryte do końca gry.
score-source = Źródło

replay = Powtórka
replay-at = Powtórka · ruch { $at } z { $length }
replay-help = Plansza nie przyjmuje ruchów. Strzałki na dole przewijają, Esc wraca do gry.
replay-missed = { $n ->
    [one] W tym czasie: { $n } nowy ruch.
    [few] W tym czasie: { $n } nowe ruchy.
   *[other] W tym czasie: { $n } nowych ruchów.
}
replay-start = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-on = Ruch dalej
replay-end = Do bieżącej chwili
replay-position = Ruch
back-to-live = Wróć do gry
move-of = Ruch { $at } z { $length }
speed = Tempo { $n }×
conn-live = Na żywo · zapisano
conn-saving = Zapisywanie…
conn-connecting = Łączenie…
conn-lost = Brak połączenia

pass-screen = Ekran przejmuje { $name }
i-am = To ja, { $name }

concede = Oddaj miejsce botowi
concede-sure = Na pewno oddać miejsce?
save-record = Zapisz grę
show-results = Pokaż wynik

## Koniec

end-you-win = Wygrywasz!
end-wins = Wygrywa { $names }
end-shared = Wspólne zwycięstwo: { $names }
end-points = { $title }: { $count ->
    [one] { $score } punkt.
    [few] { $score } punkty.
   *[many] { $score } punktów.
}
end-ahead = O { $points } pkt więcej niż { $name }.
end-lead = { $source } – { $first } ({ $name }: { $second })
end-decided = Co przesądziło? { $parts }.
end-turned = Odtąd stale na prowadzeniu
end-beside-you = ty
end-watch = Obejrzyj
lead-round = runda { $n }
end-harder = Trudniej: poziom { $level }
end-lesson = Lekcja: { $title } · { $n } min
tally-other = Pozostałe
end-level = bot, poziom { $called }
end-board = Pokaż planszę
keep-picture = Zachowaj obraz
points-by-source = Skąd wzięły się punkty
lead-chart = Jak zmieniało się prowadzenie
rematch = Zagraj jeszcze raz
tied = ex aequo
winners-said = Pierwsze miejsce: { $names }.

## Szuflady

search-rules = Szukaj w zasadach
rules-none = Żadna zasada tego nie zawiera.
rules-chapters = Rozdział po rozdziale
rules-numbered = Wszystkie zasady, z numerami
rules-language = Zasady tej gry są spisane tylko po angielsku.
legend = Symbole
goal-label = Cel gry:
rules-now = Teraz
cards = Elementy gry
house = Projekt własny
house-help = ○ Projekt własny: żadne dostępne źródło nie podaje drukowanej wartości.
shortcuts = Klawiatura
key-tab = następny obszar lub przycisk
key-arrows = najbliższy cel na planszy, wiersz na liście
key-enter = wybierz lub wykonaj
key-lines = wybierz ten wiersz
key-esc = anuluj, zamknij
key-backspace = cofnij jeden krok
key-undo = cofnij, ponów
key-regions = plansza, ruchy, gracze, dziennik, punkty
key-legend = symbole i ich znaczenie
key-rules = zasady, od razu na właściwej
key-replay = krok powtórki
key-replay-ends = początek i koniec powtórki
key-seats = obszar innego gracza
key-this = ta lista

settings = Ustawienia
theme = Motyw
theme-system = jak w systemie
theme-dark = ciemny
theme-light = jasny
text-size = Wielkość tekstu
play-settings = Gra
less-motion = Mniej animacji
with-sound = Dźwięki
letter-keys = Skróty jednoliterowe
always-hint = Zawsze pokazuj podpowiedź
coach-notes = Objaśniaj to, co nowe, jeden raz
since-setting = Co zrobili inni od twojego ruchu
since-always = Zawsze
since-early = W trzech pierwszych rundach
since-never = Nigdy
show-unfinished = Pokazuj też gry w budowie

## Kłopoty

trouble = To się nie udało
panel-failed = Tej części stołu nie udało się pokazać. Gra toczy się dalej.
show-again = Pokaż ponownie
error-page = Na stronie coś zawiodło. Gra jest bezpieczna; odśwież stronę, aby grać dalej.
error-no-server = Serwer nie odpowiada. Kolejna próba…
error-no-table = Nie ma takiego stołu albo link jest niepełny.
error-no-key = Ta przeglądarka nie ma miejsca przy tym stole. Otwórz link, który przyszedł z zaproszeniem.
error-not-a-record = Ten plik nie jest zapisem gry.
error-unknown = Tego nie można zrobić.

generic-board = Plansza tej gry dopiero powstaje. Cały stan gry opisano tu słowami, a wszystkie ruchy są na liście.

## Plansze

tray = Pozostałe możliwości
board-keys = { $board }. Strzałki prowadzą do tego, co można wybrać, strzałki z Shiftem – do wszystkiego, V otwiera kartę.
map-shows = Mapa pokazuje
map-move = Ten ruch
map-mine = Moje
map-all = Wszystko
map-beyond = { $n ->
    [one] dalej jeszcze { $n } miejsce
    [few] dalej jeszcze { $n } miejsca
   *[many] dalej jeszcze { $n } miejsc
}
zoom-in = Przybliż
zoom-out = Oddal
card = Karta
card-provenance = Żadna z tych wartości nie jest naszego pomysłu.
