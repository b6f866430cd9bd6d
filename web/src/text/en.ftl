## Everywhere

app = Perihelion
you = You
yes = Yes
no = No
all = All
close = Close
cancel = Cancel
loading = One moment…
copied = The link is copied.
language = Language
players = Players
player-n = Player { $n }
bot = Bot
bot-of-level = Bot · { $level }
bot-n = Bot { $n }
points-short = pts
total = Total
default = default

level-easy = easy
level-quick = quick
level-normal = normal
level-hard = hard
level-expert = expert
level-learned = trained
level-strong = strong
level-random = random
level-greedy = greedy
level-with-style = { $level } · { $style }
style-any = any style
style-any-help = Has no favourite way to play.
style-of-seat = Style of the bot at seat { $n }

## Lobby

fewer = Show fewer
lobby-claim = Five games under one star. Play tonight.
lobby-claim-more = Alone against good bots, on one screen, or with friends through a link.
lobby-new = New to these games?
lobby-new-help = A guided first game of Sunward, one click at a time
lobby-new-button = Learn in { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
lobby-mine = My games
lobby-counts = { $running } running, { $finished } finished
lobby-with = with { $names }
lobby-alone = alone
lobby-none-running = A game you begin stays here until it is over, on this device.
lobby-watch = Watch bots play
lobby-weight = Weight { $n } of { $of }
lobby-won = won, { $own } : { $next }
lobby-place = place { $place } of { $of }, { $own } pts
lobby-score = { $own } points
show-all = Show all
learn-short = Learn
set-table = Table
lobby-games = Games
lobby-open = Open tables
seat-free = free
join = Join
lobby-finished = Recently finished
lobby-none-finished = Games you finish stay here for a look back.
lobby-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
lobby-waiting-players = Waiting for players
lobby-others-move = Others to move
lobby-to-move = To move: { $names }
lobby-away = Its rules are not installed here
lobby-unofficial = Unofficial. Rules from the published rulebooks; components of our own design are marked, all pictures are our own.
open-record = Open a record
your-name = Your name
play-now = Play
learn = Learn · { $n } min
since-your-move = Since your last move
coach = Lesson
coach-beat = { $at } of { $of }
coach-next = Next
coach-show = Show me
coach-leave = Leave the lesson
coach-play-on = Play on
coach-first-game = First game
coach-lesson = Next lesson
coach-again = Begin again
coach-places = Where to look
teach-again = Teach me again
teach-again-done = Lessons and explanations of this game start over.
coach-watching = The bot is moving…
coach-puzzle = Puzzle
coach-next-puzzle = Next puzzle
coach-leave-puzzle = Leave the puzzle
learn-menu = Learn { $game }
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-solved = { $n } of { $of } solved
learn-done = done
learn-minutes = { $n } min
learn-again = Teach me again
learn-again-help = Forgets which lessons, puzzles and notes of this game you have had
note = First time
note-got-it = Got it
note-where = Show me where
new-table = New table
duration = Duration
stage-building = Being built
stage-rules = Playable, still being finished. Turn it on in the settings.
stage-complete = Complete
minutes-sunward = 25 min
minutes-beyond-the-sun = 90 min
minutes-new-frontiers = 60 min
minutes-pulsar-2849 = 80 min
minutes-burning-suns = 120 min

## New table

seats = Seats
seats-range = { $least } to { $most }
seat-you = You, this browser
seat-open = Open seat
seat-by-link = Open, by link
seat-shared = Same screen
add-seat = add a seat
remove-seat = Remove this seat
move-up = Move up
who-sits = Who sits at seat { $n }
name-of-seat = Name at seat { $n }
options = Options
more-options = More options
for-study = For study
who-may-join = Who may take the open seats
join-by-link = Whoever has the link
join-from-lobby = Anybody in the lobby
seat-from-lobby = Open · anybody
means-lobby = { $n ->
    [one] One open seat, listed in the lobby.
   *[other] { $n } open seats, listed in the lobby.
}
clock = Clock
clock-none = none
clock-relaxed = relaxed, 5 minutes a move
clock-day = 1 day a move
clock-help = When the time has run out, the others may give the seat to a bot.
clock-left = Time left:
time-hours = { $n } h
let-bot-play = Bot plays for: { $name }
with-chat = With chat
own-set = Own component set
own-set-help = A TOML file in the form of the game’s own set (docs/adding-a-game.md). It is checked against the rules and kept with the table.
own-set-none = Use the game’s own set
choose-file = Choose a file…
means-own-set = Component set: { $name }
seed = Seed
seed-random = random
seed-help = The same seed and the same moves give the same game.
what-it-means = What it means
means-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
means-bots = { $n ->
    [one] { $n } bot plays along
   *[other] { $n } bots play along
}
means-open = { $n ->
    [one] The link lets one friend sit down; the game waits for them.
   *[other] The links let { $n } friends sit down; the game waits for them.
}
means-shared = Players at this screen pass it on; a cover hides what is secret.
means-undo = Moves can be undone until something is revealed.
means-saved = The game is saved after every move.
create = Create

## Waiting room

waiting-for-players = The game begins when all seats are taken.
seated = seated
not-yet = not here yet
copy-invite = Copy link
copy-watch = Copy link for spectators
sit-down = Sit down
copy-return = Copy my own link
copy-return-help = With it you come back to your seat from another device. Whoever has it has your seat: keep it to yourself.
free-seat = Free the seat
free-seat-help = For a player who has been away for long: you get a new link for somebody else. The game goes on where it stands. Until somebody takes the seat, the player may come back.
seat-lost = Somebody else has taken this seat.
seat-freed = A seat is free again: { $name }. Whoever sat there may come back until somebody else takes it.
invite-help = Send each friend the link of one open seat. It works once: whoever sits down gets a link of their own. You may close this page meanwhile.

## The table

skip-to-choice = To the choice
to-lobby = To the lobby
rules = Rules
view = View
menu = Menu
table = Table
board = Board
prompt = What is asked
rail = Players and choices
surfaces = Parts of the board
phase = Phase
inspector = Details
inspector-empty = Point at something on the board or in the list: it is explained here.
inspector-waiting = Point at something on the board: it is explained here.
sum-cost = Cost
sum-gain = Gain
move-n = Move { $at }
choices = Choices
log = Log
score = Score
choice-here = a choice is open here
sheet-height = Height of the choices

your-move = Your move.
game-over = The game is over
sending = Saving your move…
watching = Watching · to move: { $names }
others-turn = To move: { $names }
others-turn-reason = You can look around meanwhile: other players’ areas, the log, the rules.
rule-link = Open rule { $rule }
undo = Undo
redo = Redo
undo-not-now = There is nothing to take back now.
undo-nothing = There is no move of yours to take back.
undo-revealed = Something hidden has been revealed since your last move; it cannot be taken back.
undo-after-others = Somebody has answered your last move; it cannot be taken back any more.
hint = Hint
thinking = Thinking…
hint-said = Hint: { $move }
hint-instead = Instead
hint-move = Show the move
hint-other = Another move
choose-first = Choose a move
all-choices = All choices: { $n }
back-to-board = Back to the board
do-this = Do this
selected-said = Selected: { $move }. Press Enter to make it.
table-moved-on = Something has happened at the table; choose again.
not-allowed = Not allowed now (rule { $rules }).
not-asked = Not allowed now (rule { $rules }). The question is: { $question }
why-not = Why not?
bot-trouble = { $name }: the bot’s program failed and is being restarted. Your game is safe.
offline = Connection lost. Your last move is saved. Trying again in { $seconds } s.

filter = Filter
filter-n = Filter the choices ({ $n })
filter-short = Filter ({ $n })
ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
cost = cost: { $what }
tap-to-choose = Tap the board or a line, then confirm here.
preview-stopped = Then something is revealed: no undo beyond that.
choices-replay = You are looking at an earlier moment. Go back to the present to choose.
choices-over = The game is over.
choices-watching = You are watching. The players choose.
choices-waiting = Nothing to choose now. Your choices will appear here.

state-thinking = thinking
state-to-move = to move
state-away = away

show-area = Show this player’s area
log-empty = Nothing has happened yet.
log-more = { $n ->
    [one] One more line of this bot’s turn
   *[other] { $n } more lines of this bot’s turn
}
chat = Chat
chat-empty = Nothing has been said yet.
chat-write = Write to the table
chat-send = Send
chat-said = { $name }: { $text }
chat-unread = Chat, unread: { $n }
analyse = Where could I do better?
analysis = Analysis
analysing = The game is being played out again many times. What is known so far is shown below.
error-nobody-analysed = The analysis failed. Try again.
chances = Chances of winning
chances-at = At move { $ply }:
turning-points = Turning points
turned = Round { $round } (moves { $first }–{ $last }): { $name } from { $before } to { $after }, by at least { $least }
no-turning-points = No change was larger than luck explains.
missed-moves = Costliest moves
missed-move = Round { $round }: { $played }. Better: { $better }. { $reason }
looking-for-moves = Looking at the moves…
try-it = Try it
turning-points-later = They appear once every position has been played out.
analysis-waits = Preparing the analysis…
no-missed-moves = No move was clearly better than the one made.
analysis-help = Chances come from bots playing each position out, with everything hidden drawn anew each time; the shaded band and the brackets hold them with 95% certainty. A turning point is named only where luck cannot explain the change, counting all comparisons of the game. A better move is judged by what its player could know. “Try it” opens a new table from that position.
log-filter = Show
score-hidden = The score is hidden until the end.
score-source = Source

replay = Replay
replay-at = Replay · move { $at } of { $length }
replay-help = You cannot move here. Step with the arrows below; Esc returns.
replay-missed = { $n ->
    [one] { $n } new move meanwhile.
   *[other] { $n } new moves meanwhile.
}
replay-start = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-end = To the present
replay-position = Move
back-to-live = Back to the game
move-of = Move { $at } of { $length }
speed = Speed { $n }×
conn-live = Live · saved
conn-saving = Saving…
conn-connecting = Connecting…
conn-lost = Offline

pass-screen = Pass the screen to { $name }
i-am = I am { $name }

concede = Let a bot take over my seat
concede-sure = Really give up the seat?
save-record = Save record
show-results = Show the result

## The end

end-you-win = You win!
end-wins = Winner: { $names }
end-shared = Shared victory: { $names }
end-points = { $title }, { $count ->
    [one] { $score } point.
   *[other] { $score } points.
}
end-ahead = { $points } ahead of { $name }.
end-lead = { $source }, { $first } to { $second }
end-decided = What decided it? { $parts } against { $name }.
end-turned = In the lead for good from here
end-beside-you = you
end-watch = Watch
lead-round = round { $n }
end-harder = Harder: { $level }
end-lesson = Lesson: { $title } · { $n } min
tally-other = Other
end-level = { $called } bot
end-board = Look at the board
keep-picture = Keep a picture
points-by-source = Where the points came from
lead-chart = How the lead changed
rematch = Play again
tied = tied
winners-said = First: { $names }.

## Drawers

search-rules = Search the rules
rules-none = No rule matches.
rules-chapters = Chapter by chapter
rules-numbered = All rules, numbered
rules-language = The rules of this game are written in English only.
legend = Icons
goal-label = Goal:
rules-now = Now
cards = Components
house = Designed by this project
house-help = ○ Designed by this project: no source we have gives the printed value.
shortcuts = Keyboard
key-tab = next region or control
key-arrows = nearest target on the board, line in a list
key-enter = select or do
key-lines = choose that line
key-esc = cancel, close
key-backspace = take back one step
key-undo = undo, redo
key-regions = board, choices, players, log, score
key-legend = icons and what they mean
key-rules = rules, at the rule that matters now
key-replay = step through the replay
key-replay-ends = start and end of the replay
key-seats = another player’s area
key-this = this list

settings = Settings
theme = Theme
theme-system = same as the system
theme-dark = dark
theme-light = light
text-size = Text size
play-settings = Play
less-motion = Less motion
with-sound = Sounds
letter-keys = Single-letter shortcuts
always-hint = Always show a hint
coach-notes = Explain what is new, once
since-setting = What the others did since your last move
since-always = Always
since-early = In the first three rounds
since-never = Never
show-unfinished = Offer unfinished games too

## Trouble

trouble = That did not work
panel-failed = This part of the table could not be shown. The game goes on.
show-again = Show again
error-page = Something went wrong on this page. Your game is safe; reload to go on.
error-no-server = The server does not answer. Trying again…
error-no-table = There is no such table, or the link is incomplete.
error-no-key = This browser has no seat at that table. Open the link you were sent.
error-not-a-record = That file is not a record of a game.
error-unknown = That cannot be done.

generic-board = This game’s own board is still being drawn. The whole state is shown here in words; all moves are in the list.

## Boards

tray = Further choices
board-keys = { $board }. Arrows go to what can be chosen, Shift and arrows to everything, V opens the card.
map-shows = The map shows
map-move = This move
map-mine = Mine
map-all = All
map-beyond = { $n ->
    [one] { $n } more place there
   *[other] { $n } more places there
}
zoom-in = Zoom in
zoom-out = Zoom out
card = Card
card-provenance = None of its values is our own design.
