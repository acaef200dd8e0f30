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
hanabi-why-discard-spare = A card had to go to light a lantern again, and this is the one that I thought we would miss least.
hanabi-why-tell-play = { $to } has a card to play now.
    .to = You have a card to play now.
hanabi-why-tell-save = { $to } might otherwise have discarded a card that we need.
    .to = You might otherwise have discarded a card that we need.
hanabi-why-tell-soon = { $to } has a card that can be played soon.
    .to = You have a card that can be played soon.
hanabi-why-tell-know = { $count ->
        [0] Now { $to } knows what that hand does not hold.
        [one] Now { $to } knows more about one card there.
       *[other] Now { $to } knows more about { $count } cards there.
    }
    .to = { $count ->
            [0] Now you know what your hand does not hold.
            [one] Now you know more about one of your cards.
           *[other] Now you know more about { $count } of your cards.
        }
hanabi-why-tell-pass = I did not want to discard, and this misleads nobody.
hanabi-why-tell-full = With all lanterns lit nothing can be discarded, and this misleads nobody.
hanabi-why-tell-all = By our protocol it tells each of you something about your cards.
hanabi-why-tell-anything = I have no card that is sure to fit, so I tell { $to } something.
    .to = I have no card that is sure to fit, so I tell you something.

# What the levels mean, in a line under their names.
hanabi-level-plain-help = Takes hints at their word and gives ones that you read without having learnt anything.
hanabi-level-companion-help = Gives and reads hints by habits that you learn in five minutes.
