# The card beside the Senet board: what one looks up while playing. Bold is *like this*.

senet-reference-die = The die
senet-reference-again = Move a piece, then roll again.
senet-reference-pass = Move a piece, then your turn ends.
senet-reference-nothing = No move: your turn ends.
senet-reference-meet = Pieces that meet
senet-reference-swap = *A single piece* of the other side: land on it and you swap places.
senet-reference-houses = The houses
senet-reference-leave = Leaving the board
senet-reference-stuck = When nothing can go forward
