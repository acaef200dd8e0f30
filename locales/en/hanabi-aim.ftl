# Hanabi, the aim: read when the cards are dealt, before the first turn.
hanabi-aim = Together, *build every colour from 1 to 5*. You see everybody’s cards but your own: help each other with information.
