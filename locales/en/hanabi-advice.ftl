# The reasons of Hanabi's bots as advice: they speak to whoever asked what to do, and never of the bot.
hanabi-advice-play-known = Play it: it is { $card }, and it fits.
hanabi-advice-play-value = Play it: it is a { $value }, and any { $value } that it can still be fits.
hanabi-advice-play-sure = Play it: whatever it can still be after all that was said, it fits.
hanabi-advice-play-taken = Play it: you can take it for { $card }, from what you were told.
hanabi-advice-play-meant = Play it: what you were told can be taken to mean just that.
hanabi-advice-play-meant-seen = Play it: from what you were told and what you see in the other hands, you can take it for one that fits.
hanabi-advice-play-open = Play it: from all that you have heard, it may fit.
hanabi-advice-play-seen = Play it: count what you see in the other hands, and it must fit.
hanabi-advice-play-guess = Play it, though you cannot be sure: it has { $chance } chances in 100 to fit.
hanabi-advice-play-forced = Play it: you can neither inform nor discard, and a card has to be played.
hanabi-advice-discard-useless = Discard it: no series can use it any more.
hanabi-advice-discard-seen = Discard it: count what you see in the other hands, and no series can use it any more.
hanabi-advice-discard-taken = Discard it: from what you were told, you can take it for one that no series can use.
hanabi-advice-discard-twin = Discard it: you see the same card in another hand.
hanabi-advice-discard-twin-taken = Discard it: you can take it for one to spare, useless or the same as one you see in another hand.
hanabi-advice-discard-pair = Discard it: you can take it for one of two equal cards in your hand.
hanabi-advice-discard-next = Discard it: it is your oldest card that nobody has said anything about.
hanabi-advice-discard-replaceable = Discard it: whatever it is, nothing is lost for good, for there is another copy or no series needs it.
hanabi-advice-discard-spare = Discard it: if one of your cards has to go for a lantern, this is probably the one you would all miss least.
hanabi-advice-tell-play = Tell { $to }: there is a card to play now.
hanabi-advice-tell-save = Tell { $to }, who might otherwise discard a card that you all need.
hanabi-advice-tell-soon = Tell { $to }: there is a card that can be played soon.
hanabi-advice-tell-know = { $count ->
        [0] Tell { $to }, who then knows what that hand does not hold.
        [one] Tell { $to }, who then knows more about one card there.
       *[other] Tell { $to }, who then knows more about { $count } cards there.
    }
hanabi-advice-tell-pass = Tell { $to }: you keep all your cards this way, and mislead nobody.
hanabi-advice-tell-full = Tell { $to }: with all lanterns lit you cannot discard, and this misleads nobody.
hanabi-advice-tell-all = Say it: by the protocol you tell each of them something about their cards.
hanabi-advice-tell-anything = Tell { $to } something: you have no card that is sure to fit.
