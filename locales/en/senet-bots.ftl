# Why a Senet bot makes a move: it speaks in the first person of what can be seen on the board.
senet-why-even = The even squares start one step ahead.
senet-why-race = No other move gets me further ahead in the race.
senet-why-keeps-wall = My wall on { $low } and { $high } stays as it is.
senet-why-aims = From there I threaten the piece of { $other } on { $target }: a { $throw } is enough.
    .other = From there I threaten your piece on { $target }: a { $throw } is enough.
senet-why-ahead = { $squares ->
        [one] In the race I am one square ahead then.
       *[other] In the race I am { $squares } squares ahead then.
    }
senet-why-level = In the race we are level then.
senet-why-behind = { $squares ->
        [one] In the race I am one square behind then.
       *[other] In the race I am { $squares } squares behind then.
    }
senet-why-waters = Out of the waters I am reborn on 15, and safe there.
senet-why-stays = I stay on 30 for now: I am safe there.
senet-why-leaves = { $off ->
        [one] One piece safe in the afterlife.
       *[other] Another piece in the afterlife: that makes { $off }.
    }
senet-why-wins = The fifth one leaves: I win!
senet-why-swap = { $squares ->
        [one] A swap: a piece of { $other } goes back one square.
       *[other] A swap: a piece of { $other } goes back { $squares } squares.
    }
    .other = { $squares ->
            [one] A swap: a piece of yours goes back one square.
           *[other] A swap: a piece of yours goes back { $squares } squares.
        }
senet-why-wall-of-three = Three in a row: nobody jumps this wall.
senet-why-wall = I build a wall: nobody attacks me there.
senet-why-row-one = None of my pieces is on 1 to 10 any more: now I can leave the board.
senet-why-house = Safe: { $house }.
senet-why-shelter = I was exposed on { $from }.

## A choice, in a review
senet-choice-throw = { $seat } throws the die.
