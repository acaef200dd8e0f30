# The summary card of Sensu, like the one that everybody has in the box. Bold is *like this*.

sensu-reference-turn = On your turn, one thing only
sensu-reference-draw = *Draw* from the deck or the top of a discard pile, your own too. With six cards, discard one.
sensu-reference-play = Or *make 20* with three, four or five cards, at most one wild card among them.
sensu-reference-draw-solo = *Draw* a card and put it at the end of a column or on the discards.
sensu-reference-play-solo = Or *make 20* with the last cards of three or more columns; the top of the discards counts too.
sensu-reference-twenty = When you make 20
sensu-reference-most = You redeem the card with the *most sticks*.
sensu-reference-pair = Two equal numbers: you also redeem a card with the *fewest sticks*.
sensu-reference-trio = Three cards of one type: another one with the *fewest sticks*.
sensu-reference-discard = You discard the others, in any order.
sensu-reference-build = You put the redeemed ones on your fans, one by one: at *exactly ten sticks* a fan closes.
sensu-reference-end = *Two closed fans and you win.*
sensu-reference-end-solo = *Every stick in your fans is a point.* It ends with the deck, or with three closed fans.

sensu-reference-sticks = How many sticks a number has
sensu-reference-wild = wild
sensu-reference-kinds = The three types
sensu-reference-own = The cards are those of a real box: *{ $title }*.

sensu-help = What the signs mean
sensu-help-sticks = The bars below the sign are the sticks that the card gives to its fan.
sensu-help-winds = The little curls of wind only say with how many people it is used.
sensu-help-seal = The seals of the powers, Courage, Wisdom and Harmony: the second one in a fan fires it.
sensu-help-spent = Seals crossed out: that power has been used.
sensu-help-chosen = The tassel marks the chosen fan: it must be closed before the others.
sensu-help-closed = A tied fan has its ten sticks and is closed: whoever has two wins.
sensu-help-closed-solo = A tied fan has its ten sticks and is closed.
sensu-help-pile = The number below the discards says how many they are: tap it to look through them. Only the top card can be taken.
sensu-help-pile-solo = The number below the discards says how many they are: tap it to look through them. Only the top card can be played.
