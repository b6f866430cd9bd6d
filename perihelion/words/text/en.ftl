## Errors: what was wrong, and what to do

error-unknown = Something was refused.
error-unknown-game = There is no game called "{ $name }". Choose one of: { $known }.
error-bad-seats = This game ({ $game }) is for { $allowed } players, not for { $seats }.
error-bad-seed = The seed must be a whole number of 0 or more, not "{ $seed }".
error-unknown-option = { $game } has no option "{ $name }". Its options: { $known }.
error-bad-option = The option { $name } cannot be "{ $value }". Choose one of: { $allowed }.
error-illegal-action = That move is not allowed now ({ $rules }).
error-broken-set = The component set { $file } cannot be used: { $problem }.
error-set-not-toml = The component set { $file } is not correct TOML: see { $line ->
        [0] its end
       *[other] line { $line }
    }.
error-set-not-text = The component set { $file } is not a text file.
error-set-field = In the component set { $file }, { $field } is missing or wrong.
error-set-twice = In the component set { $file }, [{ $field }] stands in two files.
error-set-source = In the component set { $file }, "{ $source }" is no source. Use one of: { $known }.
error-set-reference = In the component set { $file }, { $field } names { $value }, which is nowhere in the set.
error-set-against-rule = The component set { $file } does not keep rule { $rule } ({ $what }).
error-corrupt-record = The record { $file } cannot be read: { $problem }.
error-record-not-json = The record { $file } is not JSON, or it was cut short (line { $line }).
error-record-not-text = The record { $file } is not a text file.
error-record-of-no-format = { $file } is no record of a game: it does not say "format": "{ $format }".
error-record-field = In the record { $file }, "{ $field }" is missing or of the wrong kind.
error-record-entry = In the record { $file }, entry { $number } of the log is not a pair of seat and action.
error-record-illegal = The record { $file } breaks the rules: one of its moves is not allowed there ({ $rules }).
error-other-rules-version = The record { $file } was played with rules version { $recorded } of { $game }; this program has version { $current }. Use the program it was made with.
error-other-set = The record { $file } was played with the component set { $recorded }; the set in use is { $current }. Give its own set with --set.
error-wrong-result = The record { $file } does not lead to the result it states: { $field } is { $reached }, not { $stated }.
error-bad-snapshot = This saved position cannot be loaded: it is damaged ({ $game }).
error-foreign-snapshot = This saved position does not belong here: it is of another game, another version of the rules or another component set than this { $game }.
error-nothing-to-undo = There is nothing to take back.
error-undo-beyond-horizon = This cannot be taken back: something hidden has been revealed since.
error-undo-after-others = This cannot be taken back: another player has already answered it.
error-nothing-to-redo = There is nothing to do again.
error-unknown-reward = There is no reward called "{ $name }". Choose one of: { $known }.
error-export-format = A training set is a file that ends with .parquet or .npz, not like { $file }.
error-export-not-finished = The game of the record { $file } is not finished, so nobody knows yet what its moves were worth.
error-export-other-kind = One training set is of one game and one number of players: { $file } is of { $game } for { $seats }, the first record of { $first } for { $first_seats }.
error-unknown-bot = There is no bot called "{ $name }". Choose one of: { $known }.

## Events that every game has

event-forced = { $player }: only one choice, taken at once
event-game-over = The game is over.
