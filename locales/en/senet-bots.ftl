# Why a Senet bot makes a move: it speaks in the first person of what can be seen on the board.
senet-why-even = The even squares start one step ahead.
senet-why-race-ahead = { $squares ->
        [one] No other move gets me further: I am one square ahead.
       *[other] No other move gets me further: I am { $squares } squares ahead.
    }
senet-why-race-level = No other move gets me further: the race is level.
senet-why-race-behind = { $squares ->
        [one] No other move gets me closer: I am one square behind.
       *[other] No other move gets me closer: I am { $squares } squares behind.
    }
senet-why-stands = { $throws ->
        [0] My pieces get furthest and stand safest like this.
        [one] I look one throw ahead: my pieces get furthest and stand safest like this.
       *[other] I look { $throws } throws ahead: my pieces get furthest and stand safest like this.
    }
senet-why-chance = { $throws ->
        [0] After this move I win { $chance } games in 100.
        [one] I look one throw ahead: after this move I win { $chance } games in 100.
       *[other] I look { $throws } throws ahead: after this move I win { $chance } games in 100.
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

## The same as advice: it speaks to the person who asked what to do.
senet-advice-even = The even squares start one step ahead.
senet-advice-race-ahead = { $squares ->
        [one] No other move gets you further: you are one square ahead.
       *[other] No other move gets you further: you are { $squares } squares ahead.
    }
senet-advice-race-level = No other move gets you further: the race is level.
senet-advice-race-behind = { $squares ->
        [one] No other move gets you closer: you are one square behind.
       *[other] No other move gets you closer: you are { $squares } squares behind.
    }
senet-advice-stands = Your pieces get furthest and stand safest like this.
senet-advice-chance = After this move you win { $chance } games in 100, if both play well.
senet-advice-stays = Stay on 30 for now: you are safe there.
senet-advice-leaves = { $off ->
        [one] You bring one piece safely to the afterlife.
       *[other] You bring another piece to the afterlife: that makes { $off }.
    }
senet-advice-wins = Your fifth one leaves: you win!
senet-advice-swap = { $squares ->
        [one] A swap: a piece of { $other } goes back one square.
       *[other] A swap: a piece of { $other } goes back { $squares } squares.
    }
senet-advice-wall-of-three = Three in a row: nobody jumps this wall.
senet-advice-wall = You build a wall: nobody attacks you there.
senet-advice-row-one = None of your pieces is on 1 to 10 any more: now you can leave the board.
senet-advice-house = You are safe there: { $house }.
senet-advice-shelter = You are exposed on { $from }.

## A choice, in a review
senet-choice-throw = { $seat } throws the die.
