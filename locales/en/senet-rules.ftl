# The rules of Senet, for the rules page. Bold is *like this*; what is ours, where the book is silent, ~like this~.

senet-rules-title = How to play Senet
senet-rules-lead = Two people, five pieces each, one road of thirty squares that both share. *The first to bring every piece off the board*, into the afterlife, wins.

senet-rules-road = The road
senet-rules-road-text = There is one road, and it winds like a snake: from 1 to 10, then it turns and comes back to 20, then it turns again and runs to 30. ~Only squares that follow one another are neighbours: 9 and 10 are, 10 and 11 are, but not two squares that merely touch, like 1 and 20.~
senet-rules-road-figure = The set-up. The arrows in the frame show where the road turns.

senet-rules-start = Getting started
senet-rules-start-text = You both roll: the higher starts, and X counts lowest of all. ~On a tie you roll again.~ Whoever starts picks a side: the odd squares with the cones, or the even ones with the spools.
senet-rules-start-colour = Each of you picks the colour of your own pieces. ~You may change it until your first roll in play; the two sides never have the same.~
senet-rules-start-figure = A 4 against an X: whoever rolled the 4 starts, and has picked the cones here.
senet-rules-start-opening = The first roll of the game moves the piece on 10, ~*whoever owns it*. With a 1, 4 or 5 you then roll again; on an X nothing moves and the turn passes.~

senet-rules-turn = Your turn
senet-rules-turn-text = Roll the die and move one piece that many squares, all in one go. You choose which, but if one can go forward you must move.
senet-rules-turn-again = 1, 4, 5
senet-rules-turn-again-text = Move, then roll again.
senet-rules-turn-pass = 2, 3
senet-rules-turn-pass-text = Move, then your turn ends.
senet-rules-turn-nothing = X
senet-rules-turn-nothing-text = No move: your turn ends.
senet-rules-turn-figure = The six faces of the die: five with strokes, and the X.

senet-rules-swap = Swapping
senet-rules-swap-text = If you land on a square with a single piece of the other side, *you swap places*: you move up, and it goes back to where you were.
senet-rules-swap-figure = The cone rolled 3: it goes to 21, and the spool ends up on 18.
senet-rules-swap-own = On a piece of your own, you usually cannot land.

senet-rules-walls = Walls
senet-rules-walls-text = Two neighbouring pieces of one side are a *wall*: neither can be attacked. A wall of two can be jumped, though.
senet-rules-walls-two-figure = With 2 or 3 the cone cannot stop on the wall; with 4 it jumps it.
senet-rules-walls-three-text = Three pieces in a row, or more, *cannot be attacked and cannot be jumped*. Walls go round corners, and they stop those who step back too. Your own walls never stop you.
senet-rules-walls-three-figure = A wall of three goes round the corner: there is no way through.

senet-rules-stuck = When there is no room ahead
senet-rules-stuck-text = When no piece can go forward, you try these in order:
senet-rules-stuck-collision = *Piece onto piece.* If a piece lands exactly on one of its own, it has to: one of the two goes back to the first empty square of the road.
senet-rules-stuck-back = *A step back.* Otherwise a piece goes back as many squares as the die says. If it meets a single piece of the other side they swap, and this time that one moves up. ~Onto a piece of your own you cannot step back.~
senet-rules-stuck-pass = *You pass.* If even that is impossible your turn ends, with a 1, 4 or 5 too.
senet-rules-stuck-again = ~After a forced move with a 1, 4 or 5 you roll again, as always.~
senet-rules-stuck-figure = The cone rolled 4, but a wall of three bars the way: it goes back to 8.

senet-rules-houses = The houses
senet-rules-houses-text = Six squares have names. In those with a light frame *nobody can attack you*.
senet-rules-houses-15 = Whoever falls into the waters comes up here.
senet-rules-houses-26 = ~You need not stop here. From here a 1 always leaps straight to 28, past the waters; if the other side holds 28, the 1 does not move this piece. With a 5 it leaves the board.~
senet-rules-houses-27 = The waters. Whoever lands here goes back to 15 at once. If 15 is taken the piece stays on 27 and its side is *blocked*: none of its pieces move, and it rolls once a turn until a 4 comes up. ~The 4 takes the piece straight to the afterlife.~ A piece on 27 can be attacked, too: it comes out of the waters, and the attacker falls in.
senet-rules-houses-28 = Only a 3 takes you on. ~It takes you to the afterlife.~ You try *once a turn*, with the first roll made while the piece is there; the extra rolls are for the other pieces.
senet-rules-houses-29 = Only a 2 takes you on. ~It takes you to the afterlife.~ Here too you try *once a turn*.
senet-rules-houses-30 = At the start of your turn, before you roll, the piece may leave without the die. ~That costs nothing: you roll all the same.~
senet-rules-houses-back = From 27 on there is no stepping back: a piece that cannot go on waits. ~That holds for 30 too.~
senet-rules-houses-figure = From 25 with a 2: into the waters, and up again on 15.

senet-rules-leave = The afterlife
senet-rules-leave-text = You leave the board with the right number: ~*from 28 with a 3, from 29 with a 2, from 26 with a 5*.~ From 30 you leave without the die, at the start of your turn, and then you roll.
senet-rules-leave-ra = The book can be read in two ways: that a 3 on 28 and a 2 on 29 lead off the board, or to 30, and that one leaves from there alone. We play the first; for the second there is the option *Leaving: only from Ra*.
senet-rules-leave-row = To leave from 30, *none of your pieces may still be on 1 to 10*. ~We ask the same of those who leave by the die, but not of the 4 that frees a piece from the waters.~ A wall of three between a piece and the way out stops whoever leaves by the die, except from the waters.
senet-rules-leave-win = The fifth piece off the board wins at once.
senet-rules-leave-figure = The cone on 28 rolled 3: it leaves. The one on 30 may leave at the start of the next turn.

senet-rules-tips = Three tips
senet-rules-tips-walls = Keep your pieces in pairs: one alone gets swapped, two are a wall.
senet-rules-tips-jump = From 26 you never fall into the waters: it is a good place to stop.
senet-rules-tips-row = Do not leave your last piece on 1 to 10: the others would have to wait for it.

senet-rules-options = What you can change
senet-rules-options-text = Before the start, whoever opens the room can choose who goes first, turn hints off, decide what happens when a piece lands on its own kind, let pieces leave from the House of Ra only, and let every roll count on 28 and 29.

senet-rules-history = Where it comes from
senet-rules-history-text = Senet was played in Egypt five thousand years ago, and boards are found in tombs. Nobody wrote the rules down: those of today are reconstructions. Ours follow a modern edition in the tradition of Kendall and Bell; where it is silent we decided, and each such rule says so.
