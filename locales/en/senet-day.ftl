# What every day brings. Bold is *like this*.
senet-day-lead = The same throws for everybody, one after the other, against the strongest bot.
senet-day-score = { $score ->
        [0] Lost: none of five pieces arrived
        [1] Lost: one piece of five arrived
        [2] Lost: two pieces of five arrived
        [3] Lost: three pieces of five arrived
        [4] Lost by one piece
        [6] *Won* by one piece
        [7] *Won* by two pieces
        [8] *Won* by three pieces
        [9] *Won* by four pieces
       *[other] *Won* by five pieces
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
