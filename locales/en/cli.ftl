# The command line: help, refusals, reports, and the game in the terminal.
# A command is explained by cli-<command>, an argument of it by cli-<command>-<argument>.
# Numbers come already written; bold is *like this*.

## Help
cli = Play tabletop games at home, alone or with everybody’s phones.
cli-lang = Speak this language: it or en
cli-help = Show this help
cli-version = Show the version
cli-usage = How to call it:
cli-commands = Commands
cli-command = COMMAND
cli-arguments = Arguments
cli-options = Options
cli-games = Games:
cli-games-line = seats: { $seats }; bots: { $bots }
cli-see-help = Try --help.

cli-play = Play in the terminal, against bots or passing the keyboard around
cli-play-game = The game
cli-play-seats = How many sit at the table
cli-play-bots = The bots on the other seats, separated by commas; one name fills them all
cli-play-options = The game’s options as JSON
cli-play-seed = Deal the game of this number instead of a new one
cli-play-hot-seat = People play all seats, passing the keyboard around
cli-play-name = Your name; with --hot-seat it may be given once a seat
cli-play-pause = How long a bot’s move stays on screen, in milliseconds
cli-play-record = Write the record of the finished game to this file

cli-simulate = Let bots play many games and count the results
cli-simulate-game = The game
cli-simulate-seats = How many sit at the table: as many as there are bots, or as few as the game allows
cli-simulate-bots = The bots, separated by commas: one for all seats, one for each part, or one a seat; parameters follow a colon, as in hard:depth=2
cli-simulate-games = How many games: 1000 unless you say otherwise
cli-simulate-seed = The number of the first game; the others follow
cli-simulate-options = The game’s options as JSON
cli-simulate-own = The file with the cards of a real box, to play with those
cli-simulate-threads = How many threads: one for each core unless you say otherwise
cli-simulate-json = Print one JSON object
cli-simulate-records = Write the record of every game into this folder
cli-simulate-best = Compare with the best line that is known for every deal, where the game knows one

cli-transcript = Print a finished game step by step, with everything open
cli-transcript-record = The file with the record
cli-transcript-json = Print one JSON object
cli-transcript-own = The file with the cards of the host’s box, if it was played with those

cli-verify = Check a record: the seed against its fingerprint, the moves against the rules
cli-verify-record = The file with the record
cli-verify-commitment = The fingerprint that was shown before play, if you wrote it down
cli-verify-own = The file with the cards of the host’s box, if it was played with those

cli-solve = Print the best line that is known for the deal of a finished game
cli-solve-record = The file with the record
cli-solve-own = The file with the cards of the host’s box, if it was played with those
cli-solve-json = Print the line as a record, in JSON
cli-no-best-line = Nobody knows a best line for such a game.

cli-analyse = Weigh the choices of a finished game: what each was worth, what was better, what luck did
cli-analyse-record = The file with the record
cli-analyse-own = The file with the cards of the host’s box, if it was played with those
cli-analyse-games = How many games to imagine for each choice: about 400 unless you say otherwise
cli-analyse-open = Judge choices with everything open, not by what the player could know
cli-analyse-json = Print one JSON object
cli-no-analyst = Nobody can weigh the choices of this game.

cli-blind = Make sheets for a blind reading: pictures that suggest one of some others, without names
cli-blind-game = The game
cli-blind-sheets = The folder for the sheets, which a browser shows and photographs
cli-blind-key = The file for the answers
cli-blind-each = How many sheets of each kind (60 unless you say otherwise)
cli-blind-seats = How many seats
cli-blind-seed = The number of the first game that the sheets are taken from
cli-blind-options = Options of the game, as a JSON object
cli-blind-pictures = A folder with a deck of your own, instead of the pictures of this program
cli-blind-none = In { $name } nothing is guessed by pictures.
cli-blind-done = { $sheets } sheets from { $games } games.

cli-readings = Write how everybody read the pictures, day by day: how many people, and no names
cli-readings-data = The data folder
cli-readings-store = Where the data is, if not in the folder: the address of PostgreSQL
cli-readings-csv = As a table (CSV), a line for each card, instead of JSON
cli-readings-no-data = There is nothing to read here yet: { $path } does not exist.

cli-bench = Measure how fast this machine plays
cli-bench-seconds = How long each measurement takes, in seconds

## What is wrong with the command line
cli-misuse = I cannot make sense of that.
cli-misuse-command = There is no command “{ $command }”.
cli-misuse-no-command = Which command? Tell me what to do.
cli-misuse-unknown = I do not know “{ $arg }”.
cli-misuse-missing = Something is missing: { $arg }.
cli-misuse-conflict = “{ $arg }” does not go together with “{ $other }”.
cli-misuse-value = “{ $value }” is not a value for { $arg }.
cli-misuse-no-value = { $arg } needs a value.

## What is wrong with what was asked
cli-failed = It did not work: { $detail }.
cli-seat = Seat { $number }
cli-unknown-game = There is no game “{ $name }”. There are: { $known }.
cli-unknown-bot = There is no bot “{ $name }” in this game. There are: { $known }.
cli-bad-parameter = The bot “{ $name }” does not understand “{ $parameter }”.
cli-bot-count = { $seats } seats want one bot for all of them or { $seats } bots, and you named { $bots }.
cli-options-no-json = The options are not JSON: something is wrong at character { $column }.
cli-options-no-object = The options must be a JSON object, such as {"{"}"name": true{"}"}.
cli-seed-too-large = The numbers of the games would be too large. Begin with a smaller one.
cli-bad-seconds = That is no length of time.
cli-no-file = { $path } cannot be read: { $detail }.

## What is wrong with a record
cli-record-cut = { $path } ends in the middle, at line { $line }: part of the record is missing.
cli-record-no-json = { $path } is not a record: it is not even JSON (line { $line }, character { $column }).
cli-record-shape = { $path } is not a record: { $detail }.
cli-record-other-game = It is a record of { $found }, not of { $expected }.
cli-record-other-rules = It was played by version { $found } of the rules, and this program knows them up to version { $expected }.
cli-record-options = The options do not fit the game. { $reason }
cli-own-none = Nothing of one’s own can be brought to this game.
cli-own-faults = { $path } cannot be used:
    { $faults }
cli-record-illegal = Step { $step } is against the rules ({ $seat }). { $reason }
cli-record-draws = Step { $step }: the draws written down do not fit what was drawn.
cli-unfinished = The game is not finished: it stops after step { $steps }.

## Checking a record
cli-seed-matches = The seed is the one that was promised: { $commitment }.
cli-seed-differs = The seed is not the one that was promised. Shown before play: { $shown }. Of this seed: { $actual }.
cli-seed-unshown = No fingerprint was shown before play, so there is nothing to compare. Of this seed it is { $commitment }.
cli-seed-draws = The draws are written down one by one: there is no seed to check.
cli-seed-none = A fingerprint was shown, but the record holds no seed.
cli-parts-match = The seed is made of the server’s part and { $given ->
        [0] none of a seat
        [one] one of a seat, as it was promised
       *[other] { $given } of seats, each as it was promised
    }.{ $missing ->
        [0] {""}
        [one] {" "}One did not come in time.
       *[other] {" "}{ $missing } did not come in time.
    }
cli-part-differs = { $seat }: the part is not the one that was promised.
cli-parts-differ = The seed is not the one that these parts make. They make { $actual }.
cli-rules-kept = { $game }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, all by the rules. { $outcome }
cli-verified = The record is in order.
cli-not-verified = The record is not in order.

## The transcript
cli-transcript-deal = the deal
cli-transcript-truth = Truth
cli-transcript-spectator = Spectator
cli-transcript-same = the same

## Simulations
cli-simulate-bar = games
cli-simulate-title = { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: { $games } games, numbers { $first } to { $last }
cli-simulate-with = Options: { $options }
cli-simulate-head-bot = bot
cli-simulate-head-mean = mean
cli-simulate-head-error = error
cli-simulate-head-wins = wins
cli-simulate-perfect = Perfect: { $share }
cli-simulate-by-seat = Wins by seat: { $shares }
cli-simulate-scores = Scores: { $counts }
cli-simulate-ends = Ends: { $counts }
cli-simulate-best-lines = The best line that is known: { $mean } on average, found in { $ms } ms; outdone { $beaten } times
cli-simulate-choices = { $bot }: { $choices } choices, { $mean } µs on average, the longest { $longest } ms
cli-simulate-length = A game: { $turns } turns, { $steps } steps
cli-simulate-speed = { $seconds } s, { $speed } games a second

## What choices were worth
cli-analyse-head = { $game }: each choice is weighed by about { $games } imagined games, by what the player could know; luck with everything open.
cli-analyse-head-open = { $game }: each choice is weighed by about { $games } imagined games, with everything open.
cli-analyse-deal = Before the first move { $seat } wins { $amount } % of the time (± { $error }).
cli-analyse-deal-together =
    { $measure ->
        [points] Before the first move { $amount } points are to be expected (± { $error }).
       *[chance] Before the first move the game is won { $amount } % of the time (± { $error }).
    }
cli-analyse-worth =
    { $measure ->
        [points] Worth { $amount } points (± { $error }).
       *[chance] Worth { $amount } % (± { $error }).
    }
cli-analyse-best = It was the best choice.
cli-analyse-better =
    { $measure ->
        [points] Better: “{ $better }”, worth { $worth } points. { $amount } points lost (± { $error }).
       *[chance] Better: “{ $better }”, worth { $worth } %. { $amount } % lost (± { $error }).
    }
cli-analyse-about-as-good =
    { $measure ->
        [points] Not to be told from the best: “{ $better }”, worth { $worth } points (difference { $amount } ± { $error }).
       *[chance] Not to be told from the best: “{ $better }”, worth { $worth } % (difference { $amount } ± { $error }).
    }
cli-analyse-luck = Luck, for { $seat }: { $amount } % (± { $error }).
cli-analyse-luck-together =
    { $measure ->
        [points] Luck: { $amount } points (± { $error }).
       *[chance] Luck: { $amount } % (± { $error }).
    }
cli-analyse-total =
    { $measure ->
        [points] { $seat }: { $decisions } choices, { $clear } clearly wrong; { $amount } points lost a choice on average (± { $error }).
       *[chance] { $seat }: { $decisions } choices, { $clear } clearly wrong; { $amount } % lost a choice on average (± { $error }).
    }
cli-analyse-total-swing =
    { $measure ->
        [points] Its choices, against what is usual: { $amount } points (± { $error }).
       *[chance] Its choices, against what is usual: { $amount } % (± { $error }).
    }
cli-analyse-total-luck =
    { $measure ->
        [points] Luck: { $amount } points (± { $error }).
       *[chance] Luck: { $amount } % (± { $error }).
    }
cli-analyse-moments = The choices that cost most:
cli-analyse-no-moments = No choice cost anything beyond doubt.
cli-analyse-misread = Misunderstandings:

## Measurements
cli-bench-random = Random play on one thread
cli-bench-yardstick = Yardsticks of the same run: { $throws } million throws of a die a second, SHA-256 of { $hashed } MB a second.
cli-bench-head-game = game
cli-bench-head-seats = seats
cli-bench-head-rules = games/s, rules alone
cli-bench-head-turns = turns/s, rules alone
cli-bench-head-tables = games/s, simulate
cli-bench-head-steps = steps a game
cli-bench-head-throws = a game costs, in throws of a die
cli-bench-analysts = How sure analysts are
cli-bench-analysts-about = Each choice is weighed by { $effort } imagined games; the truth is the mean of { $truth } others. Seeds from { $seed } on.
cli-bench-analysts-game = game
cli-bench-analysts-seats = seats
cli-bench-analysts-positions = positions
cli-bench-analysts-best = within two errors, the best
cli-bench-analysts-played = within two errors, the one played
cli-bench-analysts-error = mean error
cli-bench-analysts-bot = bot
cli-bench-analysts-decisions = choices
cli-bench-analysts-loss = lost a choice

## The game in the terminal
cli-play-no-terminal = To play here I need a real terminal.
cli-play-no-clock = No clock runs in the terminal: leave it out of the options.
cli-play-bot-count = For the { $others } other seats I need one bot, or { $others }, and you named { $bots }.
cli-play-guest = Guest
cli-play-guest-number = Guest { $number }
cli-play-bot = { $name } plays here (bot: { $level }).
cli-play-turn = turn { $turn }
cli-play-log = Script
cli-play-help-key = ? help   q leave
cli-play-keys = ↑ ↓, number or letter: choose   Enter: do it   ?: help   q: leave
cli-play-keys-over = q: leave
cli-play-quit = *Leave the game?* It will not be saved.
cli-play-quit-keys = y: yes   n: no
cli-play-yes-key = y
cli-play-help = ↑ and ↓, a number or a letter choose, Enter does it; the number of what is chosen does it too. PgUp and PgDn scroll the text on the right, Esc goes back, q leaves. Any key closes this help.
cli-play-any-key = Press a key to go on.
cli-play-small = The window is too small: I need { $width } columns and { $height } lines.
cli-play-commitment = Fingerprint of the deal: { $commitment }
cli-play-why = { $name }: “{ $words }”
cli-play-saved = The record is in { $path }.
cli-play-curtain = *Pass the keyboard to { $name }.*
cli-play-curtain-help = Everyone else look away. { $name }, press Enter.
