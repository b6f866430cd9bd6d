## Errors: what was wrong, and what to do

error-unknown = That cannot be done.
error-unknown-game = There is no game called "{ $name }". Choose one of: { $known }.
error-bad-seats = This game ({ $game }) is for { $allowed } players, not for { $seats }.
error-bad-seed = The seed must be a whole number of 0 or more, not "{ $seed }".
error-unknown-option = { $game } has no option "{ $name }". Its options: { $known }.
error-bad-option = The option { $name } cannot be "{ $value }". Choose one of: { $allowed }.
error-options-clash = The option { $name } cannot be "{ $value }" when { $other } is "{ $beside }". Choose one of: { $allowed }.
error-illegal-action = That move is not allowed now ({ $rules }).
error-broken-set = The component set { $file } cannot be used: { $problem }.
error-set-not-toml = The component set { $file } is not correct TOML: see { $line ->
        [0] its end
       *[other] line { $line }
    }.
error-set-not-text = The component set { $file } is not a text file.
error-set-notation = In the component set { $file }, the notation of { $field } cannot be read at character { $at } (“{ $word }”).
error-set-field = In the component set { $file }, { $field } is missing or wrong.
error-set-surplus = In the component set { $file }, there is no place for { $field }.
error-set-twice = In the component set { $file }, [{ $field }] stands in two files.
error-set-source = In the component set { $file }, "{ $source }" is not a source. Use one of: { $known }.
error-set-reference = In the component set { $file }, { $field } names { $value }, which is nowhere in the set.
error-set-against-rule = The component set { $file } does not keep rule { $rule } ({ $what }).
error-corrupt-record = The record { $file } cannot be read: { $problem }.
error-record-not-json = The record { $file } is not JSON, or it was cut short (line { $line }).
error-record-not-text = The record { $file } is not a text file.
error-record-of-no-format = { $file } is not a record of a game: it does not say "format": "{ $format }".
error-record-field = In the record { $file }, "{ $field }" is missing or of the wrong kind.
error-record-entry = In the record { $file }, entry { $number } of the log is not a pair of seat and action.
error-record-illegal = The record { $file } breaks the rules: one of its moves is not allowed there ({ $rules }).
error-other-rules-version = The record { $file } was played with rules version { $recorded } of { $game }; this program has version { $current }. Use the program it was made with.
error-other-set = The record { $file } was played with the component set { $recorded }; the set in use is { $current }. Give its own set with --set.
error-rules-away = This game began by rules version { $version } of { $game }, which is not installed here. It is kept, and goes on when that version is here again.
error-record-needs-set = This record was played with the component set { $recorded }, which is not the one here, and does not carry it. Save the record again at the table it was played at, or open it with “perihelion replay --set”.
error-wrong-result = The record { $file } does not lead to the result it states: { $field } is { $reached }, not { $stated }.
error-bad-snapshot = This saved position cannot be loaded: it is damaged ({ $game }).
error-foreign-snapshot = This saved position does not belong here: it is of another game, another version of the rules or another component set than this { $game }.
error-nothing-to-undo = There is nothing to take back.
error-undo-beyond-horizon = This cannot be taken back: something hidden has been revealed since.
error-undo-after-others = This cannot be taken back: another player has already answered it.
error-nothing-to-redo = There is nothing to redo.
error-unknown-reward = There is no reward called "{ $name }". Choose one of: { $known }.
error-no-checkout = Commits can be compared only in a checkout with git.
error-unknown-commit = Git knows no commit "{ $name }".
error-commit-not-built = The commit { $name } could not be compiled ({ $reason }).
error-export-format = A training set is a file that ends with .parquet or .npz, not like { $file }.
error-export-not-finished = The game of the record { $file } is not finished, so nobody knows yet what its moves were worth.
error-export-other-kind = One training set is of one game and one number of players: { $file } is of { $game } for { $seats }, the first record of { $first } for { $first_seats }.
error-unknown-bot = There is no bot called "{ $name }". Choose one of: { $known }.
error-unknown-style = { $game } has no style called "{ $name }". Choose one of: { $known }.
error-bad-budget = "{ $budget }" is not a budget for a bot. Write a number of iterations (hard@200) or seconds (hard@0.5s).
error-broken-net = { $file } is not a learned evaluation, or is broken ({ $why }). Write it anew with “perihelion learn-bot”.
error-program-failed = The bot program "{ $command }" gave no usable answer: { $answer }.
error-no-such-class = There is no bot "{ $wanted }". Write python@FILE:CLASS, or python@FILE:CLASS@PARAMETER.

## Errors of the server

error-no-such-table = There is no such table.
error-no-such-page = There is nothing at this address.
error-not-your-table = This link does not open this table. Ask whoever opened it for a new one.
error-invitation-used = Somebody has already taken the seat of this invitation. Ask whoever opened the table for another one.
error-join-first = This is an invitation. Take the seat first.
error-not-the-host = Only the person who opened this table may do this.
error-seat-not-abandoned = { $minutes ->
    [one] A seat can be freed only when its player has been away for a minute.
   *[other] A seat can be freed only when its player has been away for { $minutes } minutes.
}
error-only-for-players = Only a player at this table may do this.
error-not-started = The game has not started yet: seats are still free.
error-game-goes-on = This is possible only once the game is over.
error-game-over = The game is over.
error-stale = Something has happened at the table meanwhile. Look at it and choose again.
error-key-used = This key has already been used for another move.
error-no-such-ply = The log of this table has entries 0 to { $last }.
error-bad-message = The message cannot be read: { $problem }.
error-bad-text = The message holds characters that are not text, or a number that is too long.
error-too-deep = The message is nested too deeply; at most { $deepest } levels are allowed.
error-too-slow = { $seconds ->
    [one] The message did not arrive within { $seconds } second.
   *[other] The message did not arrive within { $seconds } seconds.
}
error-bad-name = A player needs a name.
error-too-fast = { $seconds ->
    [one] Too many requests. Try again in { $seconds } second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
error-too-many-tables = { $tables ->
    [one] Only { $tables } table an hour can be opened from one address. Try again in { $wait } min.
   *[other] Only { $tables } tables an hour can be opened from one address. Try again in { $wait } min.
}
error-too-many-here = { $sockets ->
    [one] At most { $sockets } connection from one address to a table is allowed. Close the others.
   *[other] At most { $sockets } connections from one address to a table are allowed. Close some of them.
}
error-thought-enough = Bots have thought for { $minutes } min on behalf of this address within an hour. Games go on; hints, analyses and new bots are available again in { $wait } min.
error-hung-up = The one who asked has hung up.
error-too-large = The message is too large; at most { $bytes } bytes are allowed.
error-header-too-large = The header of the request is too large; at most { $bytes } bytes are allowed.
error-too-many-connections = There are too many connections. Close some, or try again later.
error-other-host = This server does not answer to the name "{ $host }". Whoever runs it can allow that with --host-name.
error-not-allowed-here = This address does not take that kind of request.
error-chat-is-off = There is no chat at this table.
error-record-too-long = A record that is shown here may have { $entries } entries, and at most { $undos } of them may be undos and redos.
error-seats-are-taken = There is no free seat at this table any more.
error-clock-runs = A bot may take this seat over only once its time has run out.
error-set-takes-too-long = The component set could not be checked within { $seconds } seconds.
error-nobody-thinks = The bot has not answered. Try again.
error-thought-lost = A bot's process { $problem }.
error-newer-database = The database was used by a newer version of Perihelion (its tables are of version { $found }, this server knows { $known }). Install the newer version, or give another database with --db.
error-database-in-use = Another server is already using { $file }. One file is for one server; several need PostgreSQL.
error-cannot-save = The server cannot save anything now. Nothing was changed; try again later.
error-page-not-built = The page has not been built. Run "make page" and start the server again.
error-server-fault = Something went wrong in the server. The move may not have been made; look at the table.

## The command `perihelion serve`

serve-help = Serve tables to play at, and the page.
serve-host = Address to listen on; 0.0.0.0 lets the whole network in.
serve-port = Port to listen on; 0 takes any free one.
serve-db = SQLite file or PostgreSQL URL; your data folder when not given.
serve-redis = Redis URL, when several servers share a database.
serve-open = Open the lobby in a browser.
serve-page = Folder of a built page.
serve-origin = Another origin whose page may connect; may be repeated.
serve-workers = Processes in which bots think.
serve-rate = Requests a second from one address; 0 for no limit.
serve-tables-a-minute = New tables a minute from one address.
serve-bot-limit = Seconds for one decision of a bot.
serve-bot-pause = Seconds between moves of bots, so that people can follow.
serve-free-after = Seconds without its player after which whoever opened the table may free a seat.
serve-keep-after = Seconds after the end of a game until what was shown of it is kept for good.
error-other-database-version = The database is of version { $found }. Start a server with it once: that brings it to version { $known }.
error-not-empty = There are already tables in this database. Restore into a new one.
serve-check = Say whether a server could run with these settings and what it would find, and change nothing.
serve-check-new-database = The database { $database } is new.
serve-check-database = The database { $database } can be read; its version is { $version }.
serve-check-migration = A start brings the database from version { $found } to { $known }. Make a backup first.
serve-check-present = { $game }, rules version { $version }: tables { $tables }. They go on by the present rules.
serve-check-earlier = { $game }, rules version { $version }: tables { $tables }. They go on by the rules they began with.
serve-check-gone = { $game }, rules version { $version }: tables { $tables }. Their rules are not installed here: finished games are shown, the others wait.
serve-check-disk = Free disk space in { $folder }: { $megabytes } MB.
serve-check-redis = Redis answers.
serve-check-no-redis = Redis does not answer: { $problem }
serve-check-port = { $address } is free.
serve-check-bad-proxy = --proxy { $proxy } is not an address.
serve-check-no-name = There is a --proxy but no --host-name: requests for the proxy's name would be refused.
serve-check-proxy = Behind a proxy; answers to: { $names }.
serve-check-no-proxy = Open on { $host } without a proxy: there is no TLS, and /metrics is open to everybody.
serve-check-page = The page is built.
serve-check-no-page = The page is not built: run make page.
backup-help = Save a database as one file while servers run.
restore-help = Put a saved database into a new one.
backup-file = The file to save to.
restore-file = The file that a backup has made.
backup-done = Saved to { $file }. Tables: { $tables }.
restore-done = Restored. Tables: { $tables }.
serve-tables-an-hour = New tables an hour for one address; 0 for no limit.
serve-thinking-an-hour = Seconds that bots think for one address within an hour; 0 for no limit.
serve-host-name = A name by which this server is reached, besides its addresses and localhost; repeatable, "*" for any.
serve-proxy = Address of a proxy that says for whom it asks; repeatable.
serve-header-seconds = Seconds in which the header of a request must arrive.
serve-body-seconds = Seconds in which its body must arrive.
serve-own-sets = Component sets of people's own in memory at once, some 9 MB each.
serve-open-tables = Tables in memory at once; others are opened when somebody comes.
serve-connections = Connections in total.
serve-connections-each = Connections from one address.
serve-sockets-a-table = Live connections from one address to one table; 0 for no limit.
serve-log-level = What is logged: debug, info, warning or error.
serve-address = Perihelion: { $address }
error-cannot-listen = Cannot listen on { $address }: { $problem }. Choose another with --host and --port.
error-cannot-open-database = The database cannot be used: { $problem }.
error-server-not-installed = The server needs packages that are not installed ({ $missing }). Install Perihelion with its extra "server".
bench-server = { $tables } tables, { $build } rules: { $rate } moves/s, half of them seen by all within { $p50 } ms, 99 of 100 within { $p99 } ms; { $cost } µs of the server's processor a move

dashboard-title = How the server is doing
dashboard-what = What
dashboard-now = Now
dashboard-most = Most
dashboard-hour = The last hour
dashboard-moves = Moves a second
dashboard-requests = Requests a second
dashboard-request-time = Milliseconds a request
dashboard-commit-time = Milliseconds a commit
dashboard-commit-size = Moves in a commit
dashboard-bot-time = Milliseconds a bot's decision
dashboard-processor = Processor, % of one
dashboard-sockets = Open connections to tables
dashboard-tables = Tables in memory
dashboard-memory = Memory, MB
dashboard-since = Since the start
dashboard-all-entries = Moves, undos and redos
dashboard-all-requests = Requests
dashboard-all-faults = Requests that ended in a fault
dashboard-all-conflicts = Moves that came too late
dashboard-all-bot-failures = Bots' processes that failed
dashboard-all-nodes-lost = Connections to other servers lost
dashboard-ready-yes = Moves can be saved.
dashboard-ready-no = Nothing can be saved now: look at the disk and the database.
dashboard-nodes-alone = The only server on its database.
dashboard-nodes-up = Hears the other servers on its database.
dashboard-nodes-lost = Does not hear the other servers now; it keeps trying.
dashboard-note = The page refreshes itself. The figures are of this server process alone; /metrics has all of them for Prometheus.

## Events that every game has

event-forced = { $player }: only one choice, taken at once
told-and = { $first }, { $rest }
event-scored = { $player }: { $source } { $change }
event-game-over = The game is over.

## Learning a game

error-unknown-lesson = { $game } has no lesson “{ $name }”. Its lessons: { $known }.
error-no-lesson = No lesson is being played at this table.
error-lesson-not-this = This lesson is about another move now.
error-broken-lesson = { $game }: a lesson cannot be used. File { $file }, at { $place }: { $problem }.
error-lesson-of-other-rules = { $game }: the lesson “{ $lesson }” was written for rules version { $written }; this program has version { $current }.
puzzle-wrong = There is a better move. Compare what each choice brings with what it leaves to others.
puzzle-solved = Solved. Play on from here, or try the next one.

## Hints, in three steps: where to look, the move and why, another move and what it misses

look-about = Look at the whole position; no single thing decides it.
reason-two = { $first } { $second }
reason-gives = { $said } { $gives }
reason-keeps = The next best move { $lacks }.
reason-kept = The move that was made { $lacks }.
reason-chance = At stake: { $what }. How it turns out is not certain yet.
reason-later = No move stands out here; on the whole this one does a little better.
instead-even = About as good.
instead-gains = About as good. { $brings }
instead-misses = Weaker, because it { $lacks }.
instead-trades = { $brings } But it { $lacks }.
