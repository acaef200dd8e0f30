# Senet. Names of seats come already written; bold is *like this*.
# Throws are 1 to 6, and 6 reads X. Squares are 1 to 30.

## The game

## Sides and pieces: cones on the odd squares, spools on the even ones
senet-side-odd = odd
senet-side-even = even
senet-piece-odd = cone
senet-piece-even = spool
senet-pieces-odd = cones
senet-pieces-even = spools
senet-colour-carnelian = carnelian red
senet-colour-turquoise = turquoise
senet-colour-lapis = lapis blue
senet-colour-malachite = malachite green
senet-colour-amethyst = amethyst violet
senet-colour-ebony = ebony black

## The houses
senet-house-15 = House of Rebirth
senet-house-26 = House of Abundance
senet-house-27 = House of Misfortune
senet-house-28 = House of the Three Truths
senet-house-29 = House of Horus
senet-house-30 = House of Ra
senet-house-15-help = A safe house. Whoever falls into the waters of 27 comes up here.
senet-house-26-help = A safe house. With a 1 you leap to 28 and stay dry.
senet-house-27-help = Whoever lands here goes back to 15. If 15 is taken the piece is stuck, and all its side with it, until a 4 comes up.
senet-house-28-help = A safe house. Only a 3 takes you on from here.
senet-house-29-help = A safe house. Only a 2 takes you on from here.
senet-house-30-help = A safe house. You may leave from here at the start of your turn, once none of your pieces is on 1 to 10.
senet-house-try = You try once a turn, with the first roll made while the piece stands there.
senet-note-safe = A light frame marks a *safe house*: nobody attacks you there.
senet-help-wall-two = *A wall of two:* it cannot be attacked, but it can be jumped.
senet-help-wall-three = *A wall of three or more:* it can be neither attacked nor jumped.

## What happened; after a dot, the same said to whom it is about: `.seat` to the one at `seat`
senet-word-from = from { $from }
senet-word-to = to { $to }
senet-word-back-to = to { $back_to }
senet-event-thrown-to-begin = { $seat } rolls { $throw ->
        [6] X
       *[other] { $throw }
    } for the first turn.
    .seat = You roll { $throw ->
            [6] X
           *[other] { $throw }
        } for the first turn.
senet-event-compared = { $first } rolls { $a ->
        [6] X
       *[other] { $a }
    }, { $second } rolls { $b ->
        [6] X
       *[other] { $b }
    }.
    .first = You roll { $a ->
            [6] X
           *[other] { $a }
        }, { $second } rolls { $b ->
            [6] X
           *[other] { $b }
        }.
    .second = { $first } rolls { $a ->
            [6] X
           *[other] { $a }
        }, you roll { $b ->
            [6] X
           *[other] { $b }
        }.
senet-event-compared-tie = { $first } and { $second } both roll { $a ->
        [6] X
       *[other] { $a }
    }: once more.
    .first = You and { $second } both roll { $a ->
            [6] X
           *[other] { $a }
        }: once more.
    .second = { $first } and you both roll { $a ->
            [6] X
           *[other] { $a }
        }: once more.
senet-event-begins = { $seat } goes first.
    .seat = You go first.
senet-event-chose = { $seat } picks the { $side } squares.
    .seat = You pick the { $side } squares.
senet-event-painted = { $seat } plays in { $colour }.
    .seat = You play in { $colour }.
senet-event-thrown = { $seat } rolls { $throw ->
        [6] X
       *[other] { $throw }
    }.
    .seat = You roll { $throw ->
            [6] X
           *[other] { $throw }
        }.
senet-event-moved = { $seat } goes { senet-word-from } { senet-word-to }.
    .seat = You go { senet-word-from } { senet-word-to }.
senet-event-opened = { $seat } opens: the piece of { $other } goes { senet-word-from } { senet-word-to }.
    .seat = You open: the piece of { $other } goes { senet-word-from } { senet-word-to }.
    .other = { $seat } opens: your piece goes { senet-word-from } { senet-word-to }.
senet-event-swapped = { $seat } goes { senet-word-from } { senet-word-to } and swaps places with { $other }.
    .seat = You go { senet-word-from } { senet-word-to } and swap places with { $other }.
    .other = { $seat } goes { senet-word-from } { senet-word-to } and swaps places with you.
senet-event-stepped-back = { $seat } steps back { senet-word-from } { senet-word-to }.
    .seat = You step back { senet-word-from } { senet-word-to }.
senet-event-swapped-back = { $seat } steps back { senet-word-from } { senet-word-to } and swaps places with { $other }.
    .seat = You step back { senet-word-from } { senet-word-to } and swap places with { $other }.
    .other = { $seat } steps back { senet-word-from } { senet-word-to } and swaps places with you.
senet-event-collided = { $seat } goes { senet-word-from } { senet-word-to }, onto a piece of the same side: one of the two returns { senet-word-back-to }.
    .seat = You go { senet-word-from } { senet-word-to }, onto a piece of your own: one of the two returns { senet-word-back-to }.
senet-event-collided-in-vain = { $seat } goes { senet-word-from } { senet-word-to }, onto a piece of the same side: one of the two returns, and all is as before.
    .seat = You go { senet-word-from } { senet-word-to }, onto a piece of your own: one of the two returns, and all is as before.
senet-event-fell = The waters take a piece of { $seat }: it comes up again on { $to }.
    .seat = The waters take your piece: it comes up again on { $to }.
senet-event-trapped = The waters hold a piece of { $seat } on 27, because 15 is taken: only a 4 helps.
    .seat = The waters hold your piece on 27, because 15 is taken: only a 4 helps.
senet-event-waits = { $seat } waits on { $square }: it takes { $square ->
        [27] a 4
        [28] a 3
       *[29] a 2
    }.
    .seat = You wait on { $square }: it takes { $square ->
            [27] a 4
            [28] a 3
           *[29] a 2
        }.
senet-event-too-late = The { $square ->
        [28] 3
       *[29] 2
    } comes too late for the piece of { $seat } on { $square }: it has had its try this turn.
    .seat = The { $square ->
            [28] 3
           *[29] 2
        } comes too late for your piece on { $square }: it has had its try this turn.
senet-event-walled = A wall stops { $seat }: nothing can move { $throw }.
    .seat = A wall stops you: nothing can move { $throw }.
senet-event-passed = { $seat } passes.
    .seat = You pass.
senet-event-again = { $seat } rolls again.
    .seat = You roll again.
senet-event-freed = There is the 4: { $seat } takes a piece out of the waters, to the afterlife.
    .seat = There is the 4: you take a piece out of the waters, to the afterlife.
senet-event-left = { $from ->
        [30] { $seat } sends a piece from the House of Ra to the afterlife.
       *[other] { $seat } sends a piece from { $from } to the afterlife.
    }
    .seat = { $from ->
            [30] You send a piece from the House of Ra to the afterlife.
           *[other] You send a piece from { $from } to the afterlife.
        }
senet-event-won = { $seat } has every piece in the afterlife, and wins.
    .seat = You have every piece in the afterlife, and win.

## How it ended; off: the pieces the other side had brought home
senet-outcome = { $winner } wins, 5 to { $off }.

## Why it cannot be
senet-illegal-not-your-turn = It is the other side’s turn. Yours comes right after.
senet-illegal-over = The game is over. You can always play another.
senet-illegal-throw-to-begin = First you both roll, to see who starts. The rest comes after.
senet-illegal-choose-first = First comes the choice of sides: odd squares or even.
senet-illegal-already-chosen = The sides are chosen. Now roll.
senet-illegal-throw-first = The die is waiting: roll first, then move.
senet-illegal-move-first = You have already rolled { $throw }. Move a piece, then we shall see.
senet-illegal-no-such-square = The board has 30 squares. Pick one with a piece of yours.
senet-illegal-empty-square = There is nobody there. Pick one of your pieces.
senet-illegal-not-yours = That piece is the other side’s. Pick one of yours.
senet-illegal-opening-piece = The opening moves the piece on 10. After that you choose freely.
senet-illegal-wall = { $square } is part of a *wall*: it cannot be attacked. A wall of two can be jumped, though.
senet-illegal-wall-of-three = A *wall of three* bars the way: no attack, no jump. Try another piece.
senet-illegal-protected = { $house }: whoever stands on { $square } is safe. Try another piece.
senet-illegal-own-piece = A piece of yours is already on { $square }. Try another one.
senet-illegal-row-one = You still have pieces on 1 to 10. Bring them on, then leave.
senet-illegal-blocked = A piece of yours is in the waters of 27, so none can move. A 4 sets it free.
senet-illegal-exact-exit = Only a { $needed } takes a piece on from { $square }. Meanwhile, move another one.
senet-illegal-tried = The piece on { $square } has had its try this turn. Move another one: it tries again next turn.
senet-illegal-too-far = From { $square } a { $throw } goes beyond the board. The way out is the House of Ra.
senet-illegal-rests-on-ra = From the House of Ra you leave without the die, at the start of your turn. Meanwhile, move another piece.
senet-illegal-nothing-on-ra = You have no piece on the House of Ra. Bring one to 30, and it can leave from there.
senet-illegal-leave-only-before-throw = You can leave Ra only at the start of your turn, before rolling. Next turn, perhaps.
senet-illegal-colour-taken = There are pieces in { $colour } already. Pick another colour.
senet-illegal-colour-kept = Colours are picked before one’s first roll in play. Now it stays.
senet-illegal-track-start = Going back { $throw } would leave the board. Try another piece.
senet-bad-first = There are two seats: name one of them, or let the die decide.

## Options
senet-option-first = Who starts
senet-option-first-chance = The die decides
senet-option-first-help = You both roll: *the higher starts*, and picks a side.
senet-option-first-help-named = *{ $seat } starts*, and picks a side.
senet-option-hints = Hints
senet-option-hints-help-on = At every roll the fastest move is already picked: *you can always change it*.
senet-option-hints-help-off = No move is picked for you: *see for yourselves what is best*.
senet-option-own-collision = Piece onto piece
senet-option-own-collision-forced = Before stepping back
senet-option-own-collision-last = After
senet-option-own-collision-never = Never
senet-option-own-collision-help-forced = When nothing can go forward but a piece lands on its own kind, *one of the two goes back to the start*.
senet-option-own-collision-help-last = When nothing can go forward *you step back first*; only if you cannot, a piece lands on its own kind and one of the two goes back to the start.
senet-option-own-collision-help-never = Pieces of one side *never meet*: when nothing can go forward you step back, or pass.
senet-option-exit = Leaving
senet-option-exit-exact = By the exact roll
senet-option-exit-ra = Only from Ra
senet-option-exit-help-exact = You leave from 26 with a 5, from 28 with a 3, from 29 with a 2, or from the House of Ra: *always with none of your pieces on 1 to 10*.
senet-option-exit-help-ra = From 28 with a 3 and from 29 with a 2 you go to 30: *the last step starts at the House of Ra*.
senet-option-retry = On 28 and 29
senet-option-retry-turn = One try a turn
senet-option-retry-throw = Every roll counts
senet-option-retry-help-turn = A piece on 28 or 29 tries *once a turn*, with the first roll made while it stands there; the extra rolls are for the others.
senet-option-retry-help-throw = A piece on 28 or 29 tries *with every roll*, the extra ones too.

## Quick phrases
senet-phrase-lucky = What a roll!
senet-phrase-well-played = Well played.
senet-phrase-wall = No way through here.
senet-phrase-water = Mind the water.
senet-phrase-thinking = Let me think.
senet-phrase-again = One more?

## The prompter, on your turn
senet-prompt-who-begins = *Who goes first?* Roll: the higher roll starts, and X is the lowest.
senet-prompt-who-begins-second = *Your roll.* The higher one starts, and X is the lowest.
senet-prompt-who-begins-tie = *The same for both.* Roll once more.
senet-prompt-choose = *You go first.* Whoever brings all five pieces past 30 first wins. Which side would you like?
senet-prompt-throw = *Your turn.* Roll the die.
senet-prompt-throw-opening = *You open.* Roll: the piece on 10 will move.
senet-prompt-throw-again = *Roll again:* it is still your turn.
senet-prompt-throw-blocked = *A piece of yours is in the waters.* Only a 4 sets it free: roll.
senet-prompt-may-leave = *Your turn.* The piece on the House of Ra may leave; then you roll.
senet-prompt-move-again = *You rolled { $throw }.* Move a piece, then roll again.
senet-prompt-move-pass = *You rolled { $throw }.* Move a piece, then your turn ends.
senet-prompt-opening-again = *You rolled { $throw }.* Move the piece on 10, then roll again.
senet-prompt-opening-pass = *You rolled { $throw }.* Move the piece on 10, then your turn ends.
senet-prompt-collision-again = *You rolled { $throw }, and there is no room ahead.* You must land on a piece of your own: one of the two goes back, then you roll again.
senet-prompt-collision-pass = *You rolled { $throw }, and there is no room ahead.* You must land on a piece of your own: one of the two goes back.
senet-prompt-back-again = *You rolled { $throw }, and there is no room ahead.* You must step back, then you roll again.
senet-prompt-back-pass = *You rolled { $throw }, and there is no room ahead.* You must step back.
senet-prompt-freed = *You rolled 4.* Your piece leaves the waters; then you roll again.
senet-prompt-chosen = *Chosen.* The pieces take their places.
senet-prompt-rolling = *The die is rolling.* Let us see what comes up.
senet-prompt-moving = *You rolled { $throw }.* The piece is on its way.
senet-prompt-passed = *You rolled { $throw ->
        [6] X
       *[other] { $throw }
    }:* your turn ends.
senet-prompt-too-late = *You rolled { $throw }, but too late.* The piece on { $square } has had its try this turn: it tries again next turn.
senet-prompt-blocked = *Your piece stays in the waters.* It takes a 4: you try again next turn.
senet-prompt-won = *You won.* All your pieces are in the afterlife.
senet-prompt-lost = *{ $name } wins.* Next time it will be you.

## The prompter, on somebody else’s turn or when watching
senet-prompt-wait = *{ $name } to play.* Meanwhile, see where a wall would help.
senet-prompt-wait-who-begins = *{ $name } rolls for the first turn.* The higher roll starts, and X is the lowest.
senet-prompt-wait-choose = *{ $name } goes first.* The sides are being chosen.
senet-prompt-wait-throw = *{ $name } to play.* The die is about to roll.
senet-prompt-wait-move = *{ $name } rolled { $throw }.* Which piece will it be?
senet-prompt-wait-blocked = *{ $name } waits for a 4.* A piece is in the waters.
senet-prompt-over = *{ $name } wins.* Every piece is in the afterlife.

## The chosen move, below the prompter
senet-detail-throw = 1, 4 and 5: move and roll again; 2 and 3: move and pass; X: pass.
senet-detail-paint = It changes nothing but the look; you may until your first roll in play.
senet-detail-choose-odd = You hold 1, 3, 5, 7 and 9: one step behind.
senet-detail-choose-even = You hold 2, 4, 6, 8 and 10: one step ahead.
senet-detail-leave = From the House of Ra to the afterlife, without the die.
senet-detail-forward = { $from } to { $to }.
senet-detail-swap = { $from } to { $to }: swap places with { $name }.
senet-detail-misfortune = From { $from } into the waters of 27: back to 15.
senet-detail-misfortune-swap = { $from } to 27: { $name } goes to { $from }, you go back to 15.
senet-detail-trapped = From { $from } into the waters of 27: 15 is taken, so you will wait for a 4.
senet-detail-trapped-swap = { $from } to 27: { $name } goes to { $from }, you will wait for a 4.
senet-detail-collision = { $from } to { $to }: one of the two goes back to { $then }.
senet-detail-collision-in-vain = { $from } to { $to }: one of the two comes back here, so nothing changes.
senet-detail-back = Back, { $from } to { $to }.
senet-detail-back-swap = Back, { $from } to { $to }: { $name } moves up to your place.
senet-detail-off = From { $from } off the board, to the afterlife.
senet-detail-gain = { $way ->
        [gain] { $steps ->
            [one] You gain one step in the race.
           *[other] You gain { $steps } steps in the race.
        }
        [lose] { $steps ->
            [one] You lose one step in the race.
           *[other] You lose { $steps } steps in the race.
        }
       *[even] The race stays as it is.
    }

## Buttons; the ends of the keys are the kinds of moves
senet-act-choose-odd = Take the odd squares
senet-act-choose-even = Take the even squares
senet-act-paint = Play in { $colour }
senet-act-throw = Roll
senet-act-throw-again = Roll again
senet-act-leave = Leave from Ra
senet-act-forward = Move to { $to }
senet-act-swap = Swap on { $to }
senet-act-misfortune = Back to 15
senet-act-trapped = Into the waters
senet-act-collision = Land on { $to }
senet-act-back = Back to { $to }
senet-act-back-swap = Swap on { $to }
senet-act-off = To the afterlife
senet-act-pick = Pick a piece
senet-act-pick-another = Pick another

## The die
senet-throw = { $throw ->
        [6] X
       *[other] { $throw }
    }
senet-die = Die: { $throw ->
        [6] X
       *[other] { $throw }
    }
senet-die-none = Die: not rolled yet
senet-legend = What each roll does
senet-legend-again = move, reroll
senet-legend-pass = move, pass
senet-legend-nothing = pass

## Before the start
senet-lots-first = goes first
senet-colours = Your pieces

## Who plays
senet-home = afterlife
senet-home-count = { $name }: { $count } of 5 in the afterlife
senet-yours = yours
senet-yours-odd = Your pieces are the cones
senet-yours-even = Your pieces are the spools
senet-status-turn = to play
senet-status-waiting = waiting
senet-status-moved = just moved
senet-status-blocked = waits for a 4
senet-status-won = wins

## The board, for those who listen
senet-board = Senet board
senet-board-help = Arrows go from square to square, Enter picks, Enter again confirms, Space rolls the die.
senet-square = Square { $number }, { $occupant }
senet-square-house = Square { $number }, { $house }, { $occupant }
senet-occupant-none = empty
senet-occupant-own = a piece of yours
senet-occupant-other = a piece of { $name }
senet-square-movable = can move
senet-square-chosen = picked piece
senet-square-target = possible landing
senet-square-target-chosen = picked landing
senet-square-swap = swap
senet-square-safe = safe
senet-square-wall-two = in a wall of two
senet-square-wall-three = in a wall that cannot be jumped
senet-square-tried = has had its try this turn
senet-square-blocked = in the waters, waits for a 4

## The replay and the summary
senet-plot = share of the road covered
