# Hanabi: a single sentence, when a thing first happens. Bold is *like this*.
hanabi-once-lantern = Every hint *puts out a lantern*: when all are out, no more can be given.
hanabi-once-nothing = No card was pointed at: knowing *what one does not have* helps too.
hanabi-once-dark = That was the last lantern: until one lights up again you can only *play or discard*.
hanabi-once-played = Every colour grows *from 1 to 5*, one card after the other.
hanabi-once-error = A card that does not fit is an error, and *the third one ends the show*.
hanabi-once-discarded = A discard *lights a lantern again*, but the card never comes back.
hanabi-once-drew = The new card comes in *at the left*, and the others move on.
hanabi-once-completed = A complete series *lights a lantern again*, if one is out.
hanabi-once-lost = There are few copies of each card: three of a 1, *a single one* of a 5, two of the others.
hanabi-once-last-round = This is the last round: everybody has *one more turn*, and so has whoever drew the last card.
hanabi-once-deck-empty = In the Gran Finale play goes on without a deck: *nobody draws any more*.
