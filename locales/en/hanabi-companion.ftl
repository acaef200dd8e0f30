# How a partner that goes by habits reads informations, for one page with pictures; $name is the partner.
# Each -title stands over its text; the examples are shown with cards.
hanabi-companion-title = How { $name } reads you
hanabi-companion-intro = { $name } gives and reads hints by a few habits. If you keep to them, you understand each other with few words; if you do not, { $name } notices and takes you at your word.
hanabi-companion-hand-title = Your hand
hanabi-companion-hand = New cards come in on the left, so your oldest card is on the right. The card you discard next is the oldest one that no hint has ever touched. A card that you know to be useless goes first.
hanabi-companion-about-title = What a hint is about
hanabi-companion-about = A hint touches every card of a colour or value, but it is about one of them.
hanabi-companion-about-next = The card that would be discarded next, if it is among those touched.
hanabi-companion-about-newest = Otherwise the newest of those that were never touched before.
hanabi-companion-about-again = If all of them were touched before, the newest that was not yet known to be playable.
hanabi-companion-play-title = Play it
hanabi-companion-play = The card fits now, or will fit once the cards have been played that everybody knows about. Wait for those, then play.
hanabi-companion-keep-title = Keep it
hanabi-companion-keep = If the hint is about the card you would have discarded next, it may only be a warning. A value warns of a last copy, of a 5 or of a 2; a colour warns of a last copy below 5. Play it only when everything it can still be fits.
hanabi-companion-useful-title = None of the others is rubbish
hanabi-companion-useful = A card that is touched for the first time is one that we still need.
hanabi-companion-nothing-title = “You have no …”
hanabi-companion-nothing = It means just that, and lets a turn go by.
hanabi-companion-stranger-title = If you play otherwise
hanabi-companion-stranger-first = As long as none of your hints has led { $name } to a card that fits, { $name } does not risk a 5 or a last copy on them.
hanabi-companion-stranger-plain = When a hint of yours turns out to mean something else, or you leave a card lying that everybody takes for playable, { $name } reads you plainly from then on: your words, and that a single card you point at is one to play.
hanabi-companion-stranger-words = If that misleads, too, only your words count. The others at the table are read as before.
hanabi-companion-example-title = For example
hanabi-companion-example-red = Nothing is on the table, and you hear “red” for your second and third card, not for the oldest. It is about the second, the newer one: that is the red 1, so play it.
hanabi-companion-example-five = You hear “5” for your oldest card. No 5 fits yet: it is a warning, so keep it.
hanabi-companion-example-white = White 1 and 2 are on the table, somebody knows they hold the white 3, and you hear “white” for your newest card. It is the 3 or the 4; once the 3 has been played, it is the 4.
