# Tiny, the aim: read when the cards are dealt, before the first turn.
tiny-aim = *Take more rounds than the others*: the highest card takes the round.
