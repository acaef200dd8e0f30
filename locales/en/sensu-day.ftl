# What every day brings. Bold is *like this*.
sensu-day-lead = The same cards for everybody, alone against the deck.
sensu-day-score = *{ $score ->
        [one] 1 point
       *[other] { $score } points
    }*
sensu-day-bar = { $score }
