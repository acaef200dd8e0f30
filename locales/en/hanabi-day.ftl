# What every day brings. Bold is *like this*.
hanabi-day-lead = The same cards for everybody, with two companions who play as the guide teaches.
hanabi-day-score = *{ $score ->
        [one] 1 point
       *[other] { $score } points
    }*
hanabi-day-bar = { $score }
