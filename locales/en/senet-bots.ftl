# Why a Senet bot makes a move: it speaks in the first person of what can be seen on the board.
senet-why-even = The even squares start one step ahead.
senet-why-only = I have no other move.
senet-why-race = No other move gets me further ahead in the race.
senet-why-ahead = { $throws ->
        [0] Of all my moves this one leaves me best off.
        [one] I look one throw ahead: this move leaves me best off.
       *[other] I look { $throws } throws ahead: this move leaves me best off.
    }
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
