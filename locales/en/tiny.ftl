# Tiny, the game to copy. Names of seats come already written; bold is *like this*.

## The game
tiny-aim = *Take more rounds than the others*: the highest card takes the round.

## What happened; after a dot, the same said to whom it is about: `.seat` to the one at `seat`
tiny-event-dealt = The cards are dealt.
tiny-event-laid = { $seat } lays the { $card }.
    .seat = You lay the { $card }.
tiny-event-took = { $seat } takes the round.
    .seat = You take the round.
tiny-outcome = { $rounds ->
        [one] { $winner } wins with one round.
       *[other] { $winner } wins with { $rounds } rounds.
    }

## Why something cannot be done
tiny-illegal-over = The game is over.
tiny-illegal-not-your-turn = It is { $name }’s turn.
tiny-illegal-not-in-hand = You do not hold that card.

## What may be done
tiny-prompt = *Round { $round }: your turn.* Lay a card; the highest takes the round.
tiny-prompt-wait = *{ $name } to play.* Your cards wait.
tiny-prompt-over = *It is over.* All cards are open.
tiny-act = Lay the { $card }
tiny-act-none = Choose a card
tiny-leads = The highest so far.
tiny-trails = Somebody has laid a higher one.

## The table
tiny-table = The cards laid in this round
tiny-hand = Your hand
tiny-card = Card { $card }
tiny-card-hidden = A card that you do not see
tiny-taken = Rounds taken
tiny-taken-count = { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }

## The end
tiny-plot = Rounds taken
tiny-moment-took = round taken
tiny-fact-rounds = { $rounds ->
        [one] *{ $name }*: one round
       *[other] *{ $name }*: { $rounds } rounds
    }

## Options
tiny-option-hand = Cards in hand
tiny-option-hand-two = Two
tiny-option-hand-three = Three
tiny-option-hand-help = { $aside ->
        [0] All twelve cards are in play.
        [one] One card lies aside unseen.
       *[other] { $aside } cards lie aside unseen.
    }

## Quick phrases
tiny-phrase-well-laid = Well laid!

## Why a bot lays a card
tiny-why-leads = The { $card } is enough to lead.
tiny-why-gives = I give the { $card } away.

## The rules
tiny-rules-title = How Tiny is played
tiny-rules-aim = *Take the most rounds.* There are twelve cards, 1 to 12, one of each. Everybody holds a few, which nobody else sees; the rest lie aside.
tiny-rules-turn = In turn everybody lays one card open, whichever they like. When all have laid one, *the highest takes the round*, and whoever took it begins the next.
tiny-rules-end = When the hands are empty it is over. If several took as many, whoever took the last round wins.
