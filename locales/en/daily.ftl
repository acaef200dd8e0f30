# The deal of the day, and what one may see after a game of one's own. Bold is *like this*.
daily-lead = The same cards for everybody, until midnight (UTC): a game that ends later does not count. You play it once, and nothing is taken back.
daily-play = Play today’s deal
daily-resume = Go on with today’s deal
daily-mine = Today you scored *{ $score ->
        [one] 1 point
       *[other] { $score } points
    }*.
daily-tomorrow = The next deal comes at midnight (UTC).
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
daily-bar = { $score ->
        [one] 1 point
       *[other] { $score } points
    }: { $games ->
        [one] one game
       *[other] { $games } games
    }
daily-practice = For practice
daily-practice-text = A new deal, all yours: here you can always take back a step.
daily-practice-play = Practise
daily-fair = Nobody touches the cards
daily-fair-text = Today’s seed is settled: this is its fingerprint (SHA-256). Tomorrow the seed is shown too, and anybody can check.
daily-fair-yesterday = Of { $date }, fingerprint and seed:
daily-best = The best line
daily-best-wait = Looking for it…
