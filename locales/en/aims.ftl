# The aim of each game, in a sentence: it stands on the table that has just been dealt.
hanabi-aim = Together, play the five colours from 1 to 5. You see everybody’s cards but your own: help each other with information.
senet-aim = Bring your five pieces along the road and off the board, before the other player.
sensu-aim = Make 20 with your cards and open your fans: the first to complete two fans of ten sticks wins.
sensu-aim-alone = Make 20 with the free cards and open your fans: every stick counts, as long as the deck lasts.
sesto-senso-aim = The Ghost cannot speak: it sends dreams. In seven days each psychic finds an object, a place and a person; then, together, the culprit.
