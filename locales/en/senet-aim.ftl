# Senet, the aim: read over the board as it is laid out, before the first turn.
senet-aim = *Bring your five pieces along the road and off the board*, before the other player does.
