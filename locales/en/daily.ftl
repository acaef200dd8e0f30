# The deal of the day, and what one may see after a game of one's own. Bold is *like this*.
daily-once = You play it once, and nothing is taken back. Whoever ends by { $day } at { $time } counts.
daily-play = Play today’s game
daily-resume = Go on with today’s game
daily-next = The next one comes { $day } at { $time }.
daily-bar = { $score }: { $games ->
        [one] one game
       *[other] { $games } games
    }
daily-streak = Your streak
daily-streak-text = { $current ->
        [0] *None yet*: you can begin today.
        [one] Now *one day*.
       *[other] Now *{ $current } days in a row*.
    }{ $longest ->
        [0] {""}
       *[other] {" "}The longest: { $longest }.
    }
daily-scores = How everybody did
daily-nobody = Nobody has finished yet. You can be the first.
daily-practice = For practice
daily-practice-text = A new deal, all yours: here you can always take back a step.
daily-practice-play = Practise
daily-fair = Is chance fair?
daily-fair-text = Today’s seed is settled: this is its fingerprint (SHA-256). Tomorrow the seed is shown too, and anybody can check.
daily-fair-yesterday = Of { $date }, fingerprint and seed:
daily-best = The best line
daily-best-wait = Looking for it…

## Yesterday
daily-yesterday = Yesterday
daily-yesterday-best = The best
daily-yesterday-mine = Yours
daily-yesterday-none = Nobody finished it.
daily-watch = Watch it
daily-beside = Side by side
daily-named = From tomorrow on everybody can watch the best of today, with the name of whoever played it.
daily-same = { $count ->
        [0] The roads part at the first move.
        [one] The first move is the same. Then the roads part.
       *[other] The first { $count } moves are the same. Then the roads part.
    }
daily-alike = You made the same moves from beginning to end.
daily-it-is-yours = The best is yours.
