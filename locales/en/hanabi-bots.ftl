# Why a partner in Hanabi does something: it speaks in the first person, of its own cards or of a teammate's.
hanabi-why-play-known = It is { $card }, and it fits.
hanabi-why-play-value = I was told it is a { $value }, and any { $value } it can be fits.
hanabi-why-play-meant = That is how I took what I was told: this card can be played.
hanabi-why-play-seen = After all that I see in the other hands, it must fit.
hanabi-why-guess = I am not sure of it, but it is worth a try.
hanabi-why-discard-useless = No series can use it any more.
hanabi-why-discard-twin = I see the same card in another hand.
hanabi-why-discard-next = It is my oldest card that nobody has said anything about.
hanabi-why-discard-spare = Of all my cards it is the one I can best do without.
hanabi-why-tell-play = { $to } has a card to play now.
hanabi-why-tell-save = { $to } might otherwise have discarded a card that we need.
hanabi-why-tell-soon = { $to } has a card that can be played soon.
hanabi-why-tell-know = It lets { $to } know more about those cards.
hanabi-why-tell-pass = I have nothing better to do, and this does no harm.
hanabi-why-tell-all = By our protocol it tells each of you something about your cards.
hanabi-why-tell-anything = I say whatever comes to my mind.
