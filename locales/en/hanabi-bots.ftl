# Why a partner in Hanabi does something: it speaks in the first person, of its own cards or of a teammate's.
# It says that something is so only where plain words and what can be seen leave nothing else.
hanabi-why-play-known = It is { $card }, and it fits.
hanabi-why-play-value = It is a { $value }, and any { $value } that it can still be fits.
hanabi-why-play-sure = Whatever it can still be after all that was said, it fits.
hanabi-why-play-taken = I took it for { $card }, from what I was told.
hanabi-why-play-meant = I took what I was told to mean that this card can be played.
hanabi-why-play-meant-seen = With what I was told and what I see in the other hands, I took it for one that fits.
hanabi-why-play-open = From all that everybody has heard, it may fit.
hanabi-why-play-seen = After all that I see in the other hands, it must fit.
hanabi-why-play-guess = I was not sure of it: I gave it { $chance } chances in 100 to fit.
hanabi-why-play-forced = I could neither inform nor discard, so a card had to be played.
hanabi-why-discard-useless = No series can use it any more.
hanabi-why-discard-seen = After what I see in the other hands, it is one that no series can use any more.
hanabi-why-discard-taken = From what I was told, I took it for one that no series can use.
hanabi-why-discard-twin = I see the same card in another hand.
hanabi-why-discard-twin-taken = I took it for one that we can spare: useless, or the same as one I see in another hand.
hanabi-why-discard-pair = I took it for one of two equal cards in my hand.
hanabi-why-discard-next = It is my oldest card that nobody has said anything about.
hanabi-why-discard-replaceable = Whatever it is, we lose nothing for good: there is another copy, or no series needs it.
hanabi-why-discard-spare = One had to go, and this is the one that I thought we would miss least.
hanabi-why-tell-play = { $to } has a card to play now.
    .to = You have a card to play now.
hanabi-why-tell-save = { $to } might otherwise have discarded a card that we need.
    .to = You might otherwise have discarded a card that we need.
hanabi-why-tell-soon = { $to } has a card that can be played soon.
    .to = You have a card that can be played soon.
hanabi-why-tell-know = Now { $to } knows more about that hand.
    .to = Now you know more about your hand.
hanabi-why-tell-pass = I did not want to discard, and this misleads nobody.
hanabi-why-tell-full = With all lanterns lit nothing can be discarded, and this misleads nobody.
hanabi-why-tell-all = By our protocol it tells each of you something about your cards.
hanabi-why-tell-anything = I say whatever comes to my mind.

# The same as advice: it speaks to the person who asked what to do.
hanabi-advice-play-known = You hold { $card } there, and it fits.
hanabi-advice-play-value = You hold a { $value } there, and any { $value } that it can still be fits.
hanabi-advice-play-sure = Whatever your card can still be after all that was said, it fits.
hanabi-advice-play-taken = You can take it for { $card }, from what you were told.
hanabi-advice-play-meant = What you were told can be taken to mean that this card can be played.
hanabi-advice-play-meant-seen = From what you were told and what you see in the other hands, you can take it for one that fits.
hanabi-advice-play-open = From all that you have heard, it may fit.
hanabi-advice-play-seen = Count what you see in the other hands: your card must fit.
hanabi-advice-play-guess = You cannot be sure of it: it has { $chance } chances in 100 to fit.
hanabi-advice-play-forced = You can neither inform nor discard: one of your cards has to be played.
hanabi-advice-discard-useless = No series can use your card any more.
hanabi-advice-discard-seen = Count what you see in the other hands: no series can use your card any more.
hanabi-advice-discard-taken = From what you were told, you can take it for one that no series can use.
hanabi-advice-discard-twin = You can see the same card in another hand.
hanabi-advice-discard-twin-taken = You can take it for one to spare: useless, or the same as one you see in another hand.
hanabi-advice-discard-pair = You can take it for one of two equal cards in your hand.
hanabi-advice-discard-next = It is your oldest card that nobody has said anything about.
hanabi-advice-discard-replaceable = Whatever it is, you lose nothing for good: there is another copy, or no series needs it.
hanabi-advice-discard-spare = If one of your cards has to go, this is probably the one you would miss least.
hanabi-advice-tell-play = You can see a card that can be played now, and this points at it.
hanabi-advice-tell-save = You can keep a card that you all need from being discarded.
hanabi-advice-tell-soon = You can see a card that can be played soon, and this points at it.
hanabi-advice-tell-know = With this you tell them more about that hand.
hanabi-advice-tell-pass = You keep all your cards this way, and mislead nobody.
hanabi-advice-tell-full = With all lanterns lit you cannot discard, and this misleads nobody.
hanabi-advice-tell-all = By the protocol you tell each of them something about their cards.
hanabi-advice-tell-anything = You can say whatever comes to your mind.

# What the levels mean, in a line under their names.
hanabi-level-plain-help = Takes hints at their word and gives ones that you read without having learnt anything.
hanabi-level-companion-help = Gives and reads hints by habits that you learn in five minutes.
