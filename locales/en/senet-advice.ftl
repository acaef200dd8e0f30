# The reasons of Senet's bots as advice: they speak to whoever asked what to do, and never of the bot.
senet-advice-even = Choose the even squares: they start one step ahead.
senet-advice-race = Move it: no other move gets you further ahead in the race.
senet-advice-keeps-wall = Move it: your wall on { $low } and { $high } stays as it is.
senet-advice-aims = Move it: from there you threaten the piece of { $other } on { $target }, and a { $throw } is enough.
senet-advice-ahead = { $squares ->
        [one] Move it: in the race you are one square ahead then.
       *[other] Move it: in the race you are { $squares } squares ahead then.
    }
senet-advice-level = Move it: in the race you are level then.
senet-advice-behind = { $squares ->
        [one] Move it: in the race you are only one square behind then.
       *[other] Move it: in the race you are { $squares } squares behind then.
    }
senet-advice-waters = Move it: out of the waters the piece is reborn on 15, and safe there.
senet-advice-stays = Stay on 30 for now: the piece is safe there.
senet-advice-leaves = { $off ->
        [one] Take it off: it is your first piece safe in the afterlife.
       *[other] Take it off: that makes { $off } of your pieces in the afterlife.
    }
senet-advice-wins = Take it off: it is the fifth, and you win!
senet-advice-swap = { $squares ->
        [one] Swap: a piece of { $other } goes back one square.
       *[other] Swap: a piece of { $other } goes back { $squares } squares.
    }
senet-advice-wall-of-three = Move it: your pieces become three in a row, and nobody jumps this wall.
senet-advice-wall = Move it: you build a wall, and nobody attacks you there.
senet-advice-row-one = Move it: none of your pieces is on 1 to 10 any more, and you can start to leave the board.
senet-advice-house = Move it into shelter: { $house }.
senet-advice-shelter = Move it: on { $from } it is exposed.
