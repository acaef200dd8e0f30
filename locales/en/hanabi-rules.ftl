# The rules of Hanabi, in our own words. Bold is *so*.

hanabi-rules-title = How to play Hanabi
hanabi-rules-lead = Tonight there is one show in the sky, and you make it *together*. There is a catch: everybody sees everyone’s cards except their own.

hanabi-rules-cards = The cards
hanabi-rules-cards-text = Fifty cards in *five colours*, each with its symbol and its letter. Every colour has three 1s, two 2s, two 3s, two 4s and *a single 5*.
hanabi-rules-cards-figure = Moon, heart, drop, star, clover: the symbol is enough, even without the colour.

hanabi-rules-hands = A hand seen from behind
hanabi-rules-hands-text = With two or three players you get *five cards* each, with four or five *four*. You hold them with their fronts towards the others: theirs you see, yours you do not. ~Whoever looks on sees all hands from behind while the game lasts.~
hanabi-rules-hands-figure = Above, a teammate’s hand; below, yours: of your own you only see the backs.
hanabi-rules-hands-start = *Eight lanterns* are lit on the table, and three error cards show their blue side. By the book whoever wears the most colours starts; ~here chance decides, or the host.~ Then play goes clockwise.

hanabi-rules-turn = Your turn
hanabi-rules-turn-text = You do *one thing, and always one*: give a hint, discard or play. There is no passing.
hanabi-rules-inform = Giving a hint
hanabi-rules-inform-text = You put out a lantern and give one person *a single hint*: one colour, or one value. *All* matching cards are pointed at, all at once. With every lantern out there are no hints.
hanabi-rules-inform-figure = “You have two red cards, here and here.” Pointing at only one of them is not allowed.
hanabi-rules-inform-none = You may also say what is *not* there: “You have no white cards” points at nothing, and still says something of every card.
hanabi-rules-discard = Discarding
hanabi-rules-discard-text = You lay one of your cards face up among the discards: *a lantern lights up again*. Then you draw; ~the new card goes to the left, and the others keep their order.~ With every lantern lit you may not discard.
hanabi-rules-discard-figure = Every discard lights a lantern: that is where words come back from.
hanabi-rules-play = Playing
hanabi-rules-play-text = You put one of your cards on the table, even without knowing what it is. If it *starts or continues* the series of its colour, from 1 to 5 without a gap, its firework grows. Then you draw.
hanabi-rules-play-figure = The white 4, the red 3, the blue 5 and the yellow 2 fit here. The green series is complete.
hanabi-rules-play-wrong = If its time has not come, it goes to the discards and *an error card turns* to its red side. You draw all the same.
hanabi-rules-errors-figure = One error is forgiven, so is a second. The third stops everything.
hanabi-rules-play-five = Whoever lays a 5 completes the series, and as a prize *a lantern lights up*, if there is one to light.

hanabi-rules-end = How it ends
hanabi-rules-end-text = A show can end in three ways.
hanabi-rules-end-complete = *Five complete series*: 25 points, *the victory*. It is over at once, ~in the last round too.~
hanabi-rules-end-error = *Third error*: it is over at once, and that is *the defeat*. ~It scores nothing; the points that were in the sky are still shown.~
hanabi-rules-end-deck = *The deck is empty*: whoever drew the last card ends their turn, then everybody has one more, the one who drew it included.
hanabi-rules-end-figure = Five complete series: the whole sky is alight, and that is 25 points.
hanabi-rules-score-text = The points are the highest card of each series, added up. A show that comes to its end without all 25 is neither won nor lost: the crowd judges it so.

hanabi-rules-finale = Grand finale
hanabi-rules-finale-text = For experts. *Only 25 points* count: the game does not end with the deck, but to lose the last copy of a card that is still needed is to lose at once. ~That holds from the first turn on, and by a failed play as well as by a discard.~
hanabi-rules-finale-figure = Both red 4s lie discarded: with the grand finale the game is lost.
hanabi-rules-finale-hands = With the deck gone, hands shrink. ~Nobody without cards can be given a hint. Whoever has no cards must give one, if they can; if not they are passed over.~

hanabi-rules-memory = Remembering
hanabi-rules-memory-text = With real cards you play *from memory*: every hint is heard once. ~The host may let the table remember. *Notes*: every card shows what was said of it, also what it is not. *Deductions*: also what it can still be.~
hanabi-rules-memory-figure = From the left: a 5, but not blue; neither red nor yellow, and neither a 1 nor a 5; yellow; the blue 3.
hanabi-rules-memory-arrange = Whoever was given a hint may *rearrange* their hand, and everybody sees the new order; ~there is time until the end of their next turn.~
hanabi-rules-memory-notes = ~On any card, yours or somebody else’s, you can write a *note* that only you read and that travels with it; not when you play from memory. Press and hold somebody’s hand to see what they know of it.~

hanabi-rules-discards = The discards
hanabi-rules-discards-text = You may look at the discards whenever you like. Every card of the box has its place: filled when discarded, empty while it is about. A red rim warns that *only one is left*.
hanabi-rules-discards-figure = Both red 3s are gone: the red series stops at 2, and the other red cards can be discarded.

hanabi-rules-talk = Talking
hanabi-rules-talk-text = Hints are the only words: nobody comments, and nobody makes signs at the one who decides. How much to talk is the group’s choice. *In silence*, as a rule: while the game lasts nobody sends anything. *Quick phrases*: you may say that you know nothing of your hand yet, or ask whether somebody remembers theirs. *Freely*: how much to say is up to you.
hanabi-rules-talk-figure = Two of the quick phrases. None of them tells what is in a hand.

hanabi-rules-tips = To begin with
hanabi-rules-tips-count = A hint also says something of the cards it does *not* touch.
hanabi-rules-tips-fives = There is only one 5 of each colour: if you see one in danger, say so.
hanabi-rules-tips-blind = Sooner or later you discard blindly. Your rightmost card has been with you longest: if nobody ever spoke of it, perhaps it is not needed.
hanabi-rules-tips-stopped = A series that can no longer be completed gives you safe discards.
