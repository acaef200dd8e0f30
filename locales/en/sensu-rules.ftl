# The rules of Sensu, for the rules page. Bold is *like this*; what is ours, where the book is silent, is ~like this~.

sensu-rules-title = How to play Sensu
sensu-rules-lead = You put together cards that make exactly *twenty*, and with them you build fans of ten sticks. *The first to complete two of them wins.*

sensu-rules-cards = The cards
sensu-rules-cards-text = There are three types of fan: Gun-sen, Hi-ōgi and Mai-ougi. Each card has a number, a type and one to four sticks: the lower the number, the more sticks. The wind signs at the lower left, little curls, only say with how many people the card is used.
sensu-rules-cards-kinds = The sign at the top right says which fan a card belongs to.
sensu-rules-cards-gun-sen = the sun, orange
sensu-rules-cards-hi-ogi = the pine, yellow
sensu-rules-cards-mai-ougi = the wave, blue
sensu-rules-cards-sticks = How many sticks a number has; on the card they are the little bars below the sign.
sensu-rules-cards-wild = wild
sensu-rules-cards-numbers = Number
sensu-rules-cards-have = Sticks
sensu-rules-cards-assumed = ~The pictures of the book are lost, and part of the cards is assumed. From its examples we know that a 2 and a 3 have the same number of sticks, more than a 4, a 5 or a 6; that a 4 and a 5 have the same number too; that these three have more than a 7; and that a 9 has one. We assume how many they are exactly, which copies have two wind signs and which none, and which cards bear a symbol. Whoever owns the box can have their server play with the real cards.~
sensu-rules-cards-figure = A 1 with four sticks, a 3, a 5, an 8 and a wild card.

sensu-rules-start = Getting started
sensu-rules-start-text = Five cards each; the rest is the deck. With two or three people the cards with two wind signs stay out. Everybody has room for their own discards, face up, and for three fans, one of each type. By the book the youngest begins; ~here chance decides, or whoever opened the room.~
sensu-rules-start-figure = Your hand, and room for the three fans: missing sticks are dashed.

sensu-rules-turn = Your turn
sensu-rules-turn-text = You do *one thing*: draw a card, or play a combination.
sensu-rules-turn-draw = You draw the first card of the deck, or the top of anybody’s discards, your own included. ~Discards may always be looked through.~
sensu-rules-turn-figure = The deck, and with three players everybody’s discards: you draw from these.
sensu-rules-turn-six = With six cards in hand you discard one onto your own discards. After a combination you do not refill: your hand grows again one card at a time.

sensu-rules-twenty = Making twenty
sensu-rules-twenty-text = Three, four or five cards from your hand that add up to 20. *You redeem the one with the most sticks*; the others are discarded, in the order you like. ~The table can find the twenties for you, add up only the cards you tap, or leave the counting to you, as with the box: it is chosen before the start.~
sensu-rules-twenty-bonus = Two equal numbers give one card more, three cards of one type another. For each bonus you redeem, of those left, *a card with the fewest sticks*. ~A bonus cannot be declined.~
sensu-rules-twenty-figure = 2 + 5 + 9 + 4: you redeem the 2, which has the most sticks; three Gun-sen are worth a bonus, the 9.
sensu-rules-twenty-both-figure = Both bonuses: 2 + 4 + 7 + 7, with a pair of 7s and three Gun-sen. You redeem the 2, and the two 7s, which have the fewest sticks; the 4 you discard.
sensu-rules-twenty-ties = Where sticks are equal the choice is yours, each time.
sensu-rules-twenty-ties-figure = 4 + 8 + 8: the 4 for sure, and then one of the 8s.

sensu-rules-wild = Wild cards
sensu-rules-wild-text = A wild card stands for one of its three numbers, the one that makes 20. Only one may be in a combination; it counts towards three of a type, never towards a pair.
sensu-rules-wild-figure = Here the wild card stands for 6: it makes no pair with the other 6, but it is the third Hi-ōgi.

sensu-rules-build = Building fans
sensu-rules-build-text = Redeemed cards go on your fans, each on that of its type, one at a time and in the order you like. With *exactly ten sticks* a fan is complete: it closes and never changes again.
sensu-rules-build-figure = On the left five sticks and three more to come; on the right a closed fan.
sensu-rules-build-misfit = A card that would make more than ten, or whose fan is closed, is of no use: it ends on your discards, above the others.
sensu-rules-build-order = Order matters: a fan of eight sticks is closed by a card with two; put one with a single stick first, and the one with two no longer fits. A card that fits must be placed.

sensu-rules-win = Winning
sensu-rules-win-text = Whoever closes their second fan wins *at once*, even in the middle of a turn.
sensu-rules-win-figure = Two tied fans, and the game is won.
sensu-rules-win-deck = When the last card leaves the deck, all discards are shuffled into a new one.

sensu-rules-powers = Variant: powers
sensu-rules-powers-text = ~The 7s, 8s and 9s bear a symbol.~ When the *second* symbol comes into a fan its power fires at once, before the other cards are placed. If it can be used, it must be. From the third symbol on nothing happens.
sensu-rules-powers-figure = Two symbols in one Gun-sen: Courage fires.
sensu-rules-powers-courage = For each opponent you pick one of their open fans whose last card has no symbol, and send that card to the top of their discards.
sensu-rules-powers-wisdom = You draw three cards, ~one after the other, each from the deck or from the top of a pile of discards.~
sensu-rules-powers-harmony = You take the top card of any pile and put it on one of your fans; it may close it or win, and ~it may start one.~

sensu-rules-chosen = Variant: the chosen fan
sensu-rules-chosen-text = At the start everybody gets the card of one type of fan: *it must be closed before the others*. Others may be begun, but a card that would close one does not fit for now.
sensu-rules-chosen-figure = The tassel marks the chosen fan: while the Gun-sen is open, the tenth stick does not go into the Hi-ōgi.
sensu-rules-chosen-next = Once the chosen fan is closed another one is drawn at once, of a different type.

sensu-rules-solo = The solo game
sensu-rules-solo-text = Twenty-seven cards: 1 to 9 of each type. There is no hand: each card you draw goes to the end of one of four columns, or on the discards.
sensu-rules-solo-play = To make 20 you use three, four or five cards: at most the last of each column and the top of the discards. Redeeming and building are as always.
sensu-rules-solo-figure = The ends of three columns, 9 + 8 + 3, make 20. The cards they cover wait, and on top of the discards lies a 2.
sensu-rules-solo-end = It ends with the third closed fan, or with an empty deck. Every stick in the fans is a point; with three closed fans the sticks left in the deck count too.
sensu-rules-solo-level-1 = 0–19
sensu-rules-solo-level-2 = 20–24
sensu-rules-solo-level-3 = 25–29
sensu-rules-solo-level-4 = 30–34
sensu-rules-solo-level-5 = 35–39
sensu-rules-solo-level-6 = 40 and more

sensu-rules-stuck = If the game gets stuck
sensu-rules-stuck-text = ~Whoever cannot draw must play; whoever can do neither passes. If everybody passes, or if no fan changes for a hundred rounds, closed fans count, then sticks.~
sensu-rules-stuck-figure = One closed fan each: the other sticks decide, and six beat three.
