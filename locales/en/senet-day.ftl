# What every day brings. Bold is *like this*.
senet-day-lead = The same throws for everybody, one after the other, against the strongest bot.
senet-day-score = { $score ->
        [0] You lost: none of five pieces arrived
        [1] You lost: one piece of five arrived
        [2] You lost: two pieces of five arrived
        [3] You lost: three pieces of five arrived
        [4] You lost, one piece short
        [6] You *won* by one piece
        [7] You *won* by two pieces
        [8] You *won* by three pieces
        [9] You *won* by four pieces
       *[other] You *won* by five pieces
    }
senet-day-bar = { $score ->
        [0] −5
        [1] −4
        [2] −3
        [3] −2
        [4] −1
        [6] +1
        [7] +2
        [8] +3
        [9] +4
       *[other] +5
    }
