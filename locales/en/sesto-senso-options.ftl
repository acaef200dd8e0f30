# What the host chooses: the lobby reads it, the table does not.
sesto-senso-option-level = Difficulty
sesto-senso-option-level-easy = Easy
sesto-senso-option-level-normal = Normal
sesto-senso-option-level-hard = Hard
sesto-senso-option-level-very-hard = Very hard
sesto-senso-option-level-help-easy = With { sesto-senso-word-seats } players: { sesto-senso-word-cards } cards of each kind. The ghost may change the hand *once a day*.
sesto-senso-option-level-help-normal = With { sesto-senso-word-seats } players: { sesto-senso-word-cards } cards of each kind. The ghost may change the hand *three times in all*.
sesto-senso-option-level-help-hard = With { sesto-senso-word-seats } players: { sesto-senso-word-cards } cards of each kind. The ghost may change the hand *only once*.
sesto-senso-option-level-help-very-hard = With { sesto-senso-word-seats } players: { sesto-senso-word-cards } cards of each kind. The ghost *keeps the hand as it comes*.
sesto-senso-option-level-help-hard-crowded = With { sesto-senso-word-seats } players: { sesto-senso-word-cards } cards of each kind, and the hand is changed *only once*. With so many balls this is *very tough*: a lower level is kinder.
sesto-senso-option-level-help-very-hard-crowded = With { sesto-senso-word-seats } players: { sesto-senso-word-cards } cards of each kind, and the hand is *never changed*. With so many balls this is *nearly hopeless*: a lower level is kinder.
sesto-senso-option-ghost = The ghost
sesto-senso-option-ghost-chance = Chance decides
sesto-senso-option-ghost-help = *Chance decides* who is the ghost. { $seats ->
        [2] The other person has two balls.
       *[other] All other seats read the dreams.
    }
sesto-senso-option-ghost-help-named = *{ $seat } is the ghost*. { $seats ->
        [2] The other person has two balls.
       *[other] All other seats read the dreams.
    }
sesto-senso-option-final = Final dream
sesto-senso-option-final-classic = Classic
sesto-senso-option-final-one = Variant I
sesto-senso-option-final-two = Variant II
sesto-senso-option-final-help-classic = At the end *three dreams at once*, for the character, the place and the object: nobody says which is which.
sesto-senso-option-final-help-one = At the end *one dream a day*, about the character alone.
sesto-senso-option-final-help-two = At the end *one dream a day*, about character, place and object together.
sesto-senso-option-clock = Clock
sesto-senso-option-clock-none = None
sesto-senso-option-clock-three = 3 minutes
sesto-senso-option-clock-six = 6 minutes
sesto-senso-option-clock-help-none = *No clock*: every day takes as long as you like.
sesto-senso-option-clock-help-three = Each day *three minutes for the dreams*, then *three for the talk*. A ball that comes too late is a wrong guess.
sesto-senso-option-clock-help-six = Each day *six minutes for the dreams*, then *six for the talk*. A ball that comes too late is a wrong guess.
sesto-senso-option-clock-help-day = *One day of the game a day*: twelve hours for the dreams, then twelve for the talk. You can look in when it suits you.
