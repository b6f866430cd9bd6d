## The command line

cli-not-installed = The commands need a few packages that are not installed; install them with: pip install "perihelion[cli]"
cli-help = Perihelion: five space board games at the terminal – play, simulate, replay, check, measure. Unofficial.
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-help = Show this page and exit.
cli-help-version = Show the version and exit.
cli-games-help = List the games: titles, players, options, rules version, stage.
cli-play-help = Play a game, against bots or several people at one screen.
cli-sim-help = Let bots play many games and sum up the results.
cli-replay-help = Step through the record of a game, or prove its result.
cli-check-help = Check component sets against the rulebooks' counts; tell where the values come from.
cli-bench-help = Measure decisions per second and clone time, beside other projects that are installed.
cli-export-help = Turn records of finished games into a training set: Parquet or NumPy.
cli-help-game = The id of a game, as `perihelion games` lists it.
cli-help-json = Print JSON.
cli-help-lang = Language: pl or en (otherwise that of the environment).
cli-help-set = A component set file to use instead of the game's own.
cli-help-option = An option of the game, name=value; can be given several times.
cli-help-seats = Who sits where, such as human,greedy,random.
cli-help-play-seed = The seed of the game's chance; without it a new one each time.
cli-help-save = Write the record here, when the game ends or you leave.
cli-help-autosave = With --save: write after every move.
cli-help-resume = Go on with a game from its record.
cli-help-plain = Plain text: no colours, nothing is wiped from the screen.
cli-help-no-notes = Do not explain what is met for the first time.
cli-help-sim-seats = Number of players (as many as bots are named, otherwise two).
cli-help-bots = A bot for each seat, such as greedy,random, or one for all.
cli-help-games = How many games.
cli-help-seed = The seed: the same seed gives the same results.
cli-help-jobs = Processes working side by side; the results do not depend on it.
cli-help-rotate = From game to game the bots move one seat on.
cli-help-file = The file of a record.
cli-help-check = Replay it and prove the stated result, without showing it.
cli-help-measured = What is measured: games or server.
cli-help-seconds = Seconds of play for each game and build.
cli-arena-help = Let bots meet in a tournament: win rates with intervals, ratings, controls, plots.
cli-analyse-help = Look at a finished game again: chances over time, turning points, missed moves.
cli-tune-help = Tune the weights of a game's evaluation from self-play.
cli-learn-bot-help = Let the bots of a game learn from games against themselves.
cli-help-arena-bots = The bots that meet; hard@200 has 200 iterations a move, hard@0.5s half a second.
cli-help-arena-kind = round-robin (everybody meets), gauntlet (the first meets the others) or ladder (neighbours meet).
cli-help-arena-rounds = How many seeds; each is played in every order of the seats.
cli-help-arena-seats = Number of players (otherwise the fewest, two or more).
cli-help-arena-controls = Also play the first bot against itself and against random.
cli-help-arena-file = Keep finished matches here (JSON lines); a run that was stopped goes on from it.
cli-help-arena-report = Write plots and an HTML report into this folder.
cli-set-report-help = Tell how a component set plays between bots of mixed styles: ends, points, use, wins.
cli-help-set-seats = Numbers of players, such as 2 or 2,3,4: a report for each.
cli-help-set-bots = Bots of which every seat draws one in every game.
cli-help-set-styles = Let each of them also play in every style of the game.
cli-help-set-page = Write everything as a page of Markdown.
cli-help-arena-csv = Write all matches as CSV.
cli-help-arena-ray = Play on the Ray cluster at this address; local begins one here with --jobs processors.
cli-help-analyse-looks = How many positions to look at.
cli-help-analyse-playouts = How often to play each of them out.
cli-help-analyse-seat = Whose missed moves to tell; 0 for everybody's.
cli-help-tune-steps = How many steps up the slope.
cli-help-tune-tries = Challengers in a step, each with all weights moved at random.
cli-help-tune-pairs = Seeds for each challenger; it plays each of them in every seat.
cli-help-tune-fresh = Fresh seeds on which the weights after each step meet the first ones.
cli-help-tune-file = Write the weights here; otherwise they are printed.
cli-help-learn-bot-generations = How many generations: each plays, learns from all games so far, and meets the champion.
cli-help-learn-bot-games = Games of a generation.
cli-help-learn-bot-match = Games against the champion that decide who is champion; a quarter as many against each of the league.
cli-help-learn-bot-hidden = Hidden units of the network.
cli-help-learn-bot-epochs = How often a generation goes over all games.
cli-help-learn-bot-respond = Learn only to beat the shipped network (with --start): how far it can be exploited.
cli-help-learn-bot-apart = One game of so many is kept apart: passes end when the error in those games no longer falls.
cli-help-learn-bot-siblings = Learn what options bring: several ends of the same turn are played on with the same luck and compared.
cli-help-learn-bot-turns = With --siblings: play on for so many turns and then judge, instead of to the end of the game.
cli-help-learn-bot-budget = Instead of a number of generations, a time after which no new one begins: 90s, 30m or 2h.
cli-help-learn-bot-start = Start from the shipped network of so many seats instead of from nothing.
cli-help-learn-bot-folder = Where the run keeps its games, networks and log; a run that was stopped goes on from it.
cli-help-learn-bot-file = Write the champion here; it belongs in the folder learned/ of the game, as <seats>.net.
cli-help-export-records = Records of finished games, all of the same game and number of players.
cli-help-export-out = File to write: .parquet or .npz.
cli-help-peers = Measure steps of learning environments and simulations of search as well, beside other collections that are installed.
cli-help-against = Compare this source with another commit of it: engines, environments and search of both in one run.
cli-help-only-game = With --against: only this game; may be given several times.
cli-help-docs = Write the figures as a page with a table and a plot into this folder.
cli-interrupted = Interrupted.
cli-input-not-text = The input is not readable text; UTF-8 is needed.
cli-usage-no-such-option = There is no option { $name }; `--help` shows those there are.
cli-usage-missing = { $name } is missing; `--help` shows how to give it.
cli-usage-bad-value = The value of { $name } cannot be read; `--help` shows what it should be.
cli-usage-other = This command line cannot be understood ({ $problem }); `--help` shows how it goes.
cli-yes = yes
cli-no = no
cli-points = Points
cli-total = Total

## Errors of the command line

error-command-line = { $detail }
error-not-installed = This needs { $name }, which is not installed. Install "perihelion[{ $extra }]" with pip and try again.
error-cannot-read = The file { $file } cannot be read: { $problem }.
error-cannot-write = The file { $file } cannot be written: { $problem }. Nothing was saved.
error-bad-language = There is no language "{ $name }". Choose one of: { $known }.
error-bad-seat-list = "{ $name }" cannot take a seat. Choose from: { $known }.
error-bots-do-not-fit = { $bots ->
    [one] { $bots } bot does
   *[other] { $bots } bots do
} not fit { $seats } seats: name one for each seat, or one for all.
error-bad-option-text = "{ $text }" is not an option; write it as name=value.
error-bad-number = { $name } must be at least { $least }, not { $value }.
error-unknown-kind = There is no tournament "{ $name }". Choose one of: { $known }.
error-too-few-bots = A tournament needs at least { $least } different bots, not { $bots }.
error-other-tournament = The file { $file } holds matches of another tournament, another version of the game or another component set. Name another file.
error-no-cluster = No Ray cluster answers at { $address }: { $problem } Start one with “ray start --head”, or use --ray local.
error-needs-extra = This needs packages that are not installed ({ $packages }); install them with: pip install "perihelion[{ $extra }]".
error-nothing-to-tune = The evaluation of { $game } keeps no weights in weights.toml, so there is nothing to tune.
error-nothing-to-answer = --respond answers the network that is shipped for as many seats. Write --start { $seats } as well.
error-bad-duration = "{ $text }" is not a time. Write 90s, 30m or 2h.
error-nothing-learned = Nothing has been learned yet of { $game } with { $seats } players that a run could start from.
error-other-run = The folder { $folder } holds a run with other options, another version of the game or another component set. Name another folder.
error-two-games = The record { $file } is of the game { $recorded }, not of { $asked }.
error-no-game-named = Name a game to play ({ $known }), or a record with --resume.
error-unknown-chapter = { $game } has no chapter “{ $name }”. Its chapters: { $known }.
os-enoent = there is no such file or folder
os-eacces = access is not permitted
os-eperm = it is not permitted
os-eisdir = it is a folder
os-enotdir = a part of the path is not a folder
os-enospc = the disk is full
os-erofs = the disk is read-only
os-efbig = the file would be too large
os-edquot = the disk quota is used up
os-eexist = it already exists

## Games, stages, builds, sources

cli-games-id = Game
cli-games-title = Title
cli-games-title-other = In Polish
cli-games-seats = Players
cli-games-rules-version = Rules
cli-games-stage = Stage
cli-stage-building = being built
cli-stage-rules = rules complete
cli-stage-complete = complete
cli-build-plain = plain
cli-build-compiled = compiled
cli-source-rulebook = rulebook
cli-source-public = public material
cli-source-recalled = from memory
cli-source-house = own design

## check

cli-check-head = { $game }, set { $set }
cli-check-fails = FAIL
cli-check-unnamed = text/{ $language }.ftl lacks words for { $word }
cli-check-sum = { $failed ->
    [0] All { $passed } checks hold.
    [one] { $failed } check fails, { $passed } hold.
   *[other] { $failed } checks fail, { $passed } hold.
}
cli-check-share = { $source } { $percent }% ({ $values })
cli-check-provenance = Where the values come from: { $shares }.

## sim

cli-sim-head = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s ({ $rate } per second), { $length } decisions a game.
cli-sim-bot = Bot
cli-sim-score = Mean score
cli-sim-wins = Wins
cli-sim-interval = 95% interval
cli-sim-seat-wins = Wins of this seat
cli-sim-ending = { $percent }: { $ending }

## arena, analyse, tune

cli-set-head = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 } of { $seats } players, { $rounds } rounds, winners { $score } points on average (commit { $commit }).
cli-set-source = Points by source
cli-set-mean = Mean
cli-set-winners = Winners
cli-set-losers = Losers
cli-set-share = Of all points
cli-set-had = Won by
cli-set-players = Games
cli-set-wins = Wins
cli-set-interval = 95% interval
cli-set-seat = seat { $n }
cli-set-place = place { $n }
cli-set-aims = { $missed ->
    [0] No aim of the set is missed.
    [one] { $missed } aim of the set is missed; --page tells which.
   *[other] { $missed } aims of the set are missed; --page tells which.
 }
cli-arena-head = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats } players, commit { $commit }
cli-arena-lineup = Bots
cli-arena-games = Games
cli-arena-wins = Won by the first
cli-arena-interval = 95% interval
cli-arena-scores = Mean scores
cli-arena-control = Control
cli-arena-mirror = against itself
cli-arena-sanity = against chance
cli-arena-holds = holds
cli-arena-fails = FAILS
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-sigma = ±
cli-arena-milliseconds = ms a move
cli-analyse-move = After move
cli-analyse-player = { $player }: chance, points
cli-analyse-turn = Turning point: between moves { $first } and { $last } the chance of { $player } rises from { $before } to { $after } (by { $least } to { $most }).
cli-analyse-no-turn = No turning point: no change was larger than luck explains.
cli-analyse-sure = Each position played out { $playouts } times by bots; in brackets, where the chance lies with 95% certainty.
cli-analyse-missed = Round { $round }, move { $move }, { $player }: { $played }; better: { $better } – { $reason }
cli-analyse-none-missed = No clearly better move was missed.
cli-tune-slopes = Step { $number }, points won by more of a weight: { $slopes }
cli-tune-ahead = Ahead of the first weights by { $points } ± { $error } points a game, on other seeds.
cli-tune-written = The weights are written to { $file }.
cli-learn-bot-generation = Generation { $number }, { $games } games: { $won } against the champion ({ $low } to { $high }), ahead by { $points } ± { $error } points; { $promoted ->
    [yes] the new champion.
   *[other] the champion stays.
}
cli-learn-bot-written = The champion is written to { $file }.
cli-learn-bot-nothing = Nothing was better than the evaluation made by hand, so nothing is written.

## bench

cli-bench-name = Game
cli-bench-build = Build
cli-bench-rate = Decisions/s
cli-bench-clone = Clone
cli-bench-times = × catanatron
cli-bench-times-spiel = × OpenSpiel
cli-bench-no-peers = There is nothing to compare with: catanatron is not installed; `make bench` installs it in an environment of its own.
cli-bench-not-compiled = There is no compiled build; `make compiled` makes one.
cli-bench-steps = Steps/s
cli-bench-simulations = Simulations/s
cli-bench-way = Through
cli-bench-written = Written: { $file }
cli-bench-building = Laying out and compiling { $commit }…
cli-bench-what = What
cli-bench-ratio = Ratio
cli-bench-quarters = Quarters of the rounds
cli-bench-what-decisions = decisions/s
cli-bench-what-steps = steps/s
cli-bench-what-simulations = simulations/s
cli-export-done = { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } from { $records ->
        [one] 1 record
       *[other] { $records } records
    }: { $file }

## replay

cli-replay-proven = { $file }: proven. { $moves ->
    [one] { $moves } entry leads
   *[other] { $moves } entries lead
} to the stated result: { $scores } points (fingerprint { $fingerprint }).
cli-replay-unfinished = { $file }: { $moves ->
    [one] its { $moves } entry is
   *[other] all { $moves } entries are
} legal; the game is not over, so it states no result.
cli-replay-prompt = Replay (Enter: on; help):
cli-replay-at = Move { $ply } of { $last }
cli-replay-help-numbers = Press Enter to go on; moves are numbered from 0 to { $last }. You can type:
cli-replay-command-help = this help
cli-replay-command-next = one move on, or so many: next 5
cli-replay-command-back = one move back, or so many: back 5
cli-replay-command-jump = to a move: jump 20
cli-replay-command-end = to the end
cli-replay-command-player = look at a player: player 2
cli-replay-command-log = everything that happened so far
cli-replay-command-quit = end

## What players can type (separated by commas)

cli-command-help = help, h, ?
cli-command-show = show, s
cli-command-undo = undo, u
cli-command-redo = redo, r
cli-command-hint = hint
cli-command-rules = rules
cli-command-board = board, b
cli-command-player = player
cli-command-log = log
cli-command-next = next, n
cli-command-previous = previous, p
cli-command-all = all
cli-command-save = save
cli-command-quit = quit, q
cli-command-back = back, b
cli-command-jump = jump, j
cli-command-end = end, e

## play

cli-play-greeting = Type the number of your choice. "help" lists everything else you can type.
cli-play-prompt = Your choice:
cli-play-help-numbers = A number makes that choice. Any other text, such as D7, shows only the choices that contain it. Enter turns the page. You can type:
cli-play-command-help = this help
cli-play-command-show = what a choice is and does, tried on the board without making it: show 3
cli-play-command-undo = take back your last choice, while nothing hidden has been revealed
cli-play-command-redo = redo what was taken back
cli-play-command-hint = where to look; again: the best choice and why; again: another one and what it misses
cli-play-command-rules = look up the rules by id or words: rules frontier
cli-play-command-board = draw the board again
cli-play-command-player = look at a player: player 2
cli-play-command-log = what happened so far
cli-play-command-next = next page of choices
cli-play-command-previous = previous page of choices
cli-play-command-all = all choices again
cli-play-command-save = save the game: save FILE
cli-play-command-quit = leave; the game is saved if a file was given with --save
cli-play-page = Choices { $first } to { $last } of { $count }. Enter: more; type a part of a choice to narrow the list.
cli-play-no-such-number = The choices are numbered 1 to { $last }.
cli-play-no-such-player = The players are numbered 1 to { $last }.
cli-play-not-understood = No choice contains "{ $text }". "help" lists what you can type.
cli-play-reveals = After this something hidden is shown: it cannot be taken back.
cli-play-hint = Hint: { $number }  { $choice }  – { $reason }
cli-play-hint-look = { $look } (“hint” again: the move)
cli-play-hint-instead = Instead: { $number }  { $choice }  – { $reason }
cli-play-hint-no-other = No other move is worth mentioning.
cli-play-save-where = Where to? Type: save FILE
cli-play-saved = The game is saved in { $file }.
cli-play-left = You have left the game; it is not saved.
cli-play-input-ended = The input ended before the game did; nothing was saved.
cli-play-note = First time: { $note }
cli-play-hand-over = Hand the screen to { $player }; then press Enter.
cli-play-seed = This game had the seed { $seed }.
cli-name-you = You
cli-name-player = Player { $seat }
cli-choice-cost = costs { $cost }
cli-choice-points = { $points } points
cli-winner = The winner: { $players }
cli-winners = A shared victory: { $players }
cli-rules-help = Read or search the numbered rules of a game.
cli-help-wanted = What to look for: a number such as WSS-3.5 or WSS-3, or words; without it all rules are shown.
cli-help-chapter = A chapter of the rules in prose, by its name or title; all of them with “all”.
cli-rules-language = The rules of this game are written in English only.
cli-rules-none = No rule contains "{ $wanted }".
cli-rules-more = { $count ->
    [one] There is { $count } more; ask for something narrower.
   *[other] There are { $count } more; ask for something narrower.
}
event-taken-back = { $player }: a choice taken back
event-done-again = { $player }: redid what was taken back

## Sunward's picture

cli-sunward-head = Round { $round } of 3, turn { $turn }. Active player: { $player }.   ( ) circle   [ ] octagon
cli-sunward-sheet = Sheet: { $player }
cli-sunward-zone = Zone
cli-sunward-shape = Shape
cli-sunward-mission = Mission
cli-sunward-met = Met
cli-sunward-frontier-open = { $name } ({ $hexes }): { $first } points, later { $later }
cli-sunward-frontier-later = { $name } ({ $hexes }): { $later } points
cli-sunward-frontier-kept = { $name } ({ $hexes }): reached, { $kept } points
cli-sunward-upgrades = Upgrades to spend: { $free }, used: { $used }
cli-sunward-rank = Rank: { $rank }

## Learning

cli-learn-help = Learn a game in a few minutes: a lesson, step by step.
cli-help-lesson = The name of the lesson.
cli-learn-greeting = Press Enter after each explanation. Choose a move by its number; “help” shows the other commands.
cli-learn-next = Enter – go on:
cli-learn-beat = [{ $at } of { $of }]
cli-learn-shown = It is number { $number }: { $move }
cli-learn-end = This is the end of the lesson. The game goes on as usual; “quit” leaves it.
cli-help-learn-list = List the lessons and puzzles of the game.
cli-learn-line = { $name }  { $title } · { $minutes } min
cli-learn-solved = The game goes on from here; “quit” leaves it.
cli-learn-more = The next lesson, “{ $title }”: { $command }
