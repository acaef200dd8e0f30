# Sensu. Names of seats come already written; bold is *like this*.
# Fans and cards keep their Japanese names; $card is a card within a sentence, $fan the name of a fan.

## Fans and powers
sensu-fan-gun-sen = Gun-sen
sensu-fan-hi-ogi = Hi-ōgi
sensu-fan-mai-ougi = Mai-ougi
sensu-power-courage = Courage
sensu-power-wisdom = Wisdom
sensu-power-harmony = Harmony
sensu-power-courage-help = From each opponent you take the last card of an open fan, unless it bears a symbol.
sensu-power-wisdom-help = You draw three cards, one by one, from the deck or the discards.
sensu-power-harmony-help = You take the top card of any discards and put it on one of your fans.

## The cards, alone and within a sentence
sensu-card-gun-sen-1 = Gun-sen 1
sensu-the-card-gun-sen-1 = the Gun-sen 1
sensu-card-gun-sen-2 = Gun-sen 2
sensu-the-card-gun-sen-2 = the Gun-sen 2
sensu-card-gun-sen-3 = Gun-sen 3
sensu-the-card-gun-sen-3 = the Gun-sen 3
sensu-card-gun-sen-4 = Gun-sen 4
sensu-the-card-gun-sen-4 = the Gun-sen 4
sensu-card-gun-sen-5 = Gun-sen 5
sensu-the-card-gun-sen-5 = the Gun-sen 5
sensu-card-gun-sen-6 = Gun-sen 6
sensu-the-card-gun-sen-6 = the Gun-sen 6
sensu-card-gun-sen-7 = Gun-sen 7
sensu-the-card-gun-sen-7 = the Gun-sen 7
sensu-card-gun-sen-8 = Gun-sen 8
sensu-the-card-gun-sen-8 = the Gun-sen 8
sensu-card-gun-sen-9 = Gun-sen 9
sensu-the-card-gun-sen-9 = the Gun-sen 9
sensu-card-gun-sen-wild-1 = Gun-sen wild 1/2/3
sensu-the-card-gun-sen-wild-1 = the Gun-sen wild 1/2/3
sensu-card-gun-sen-wild-4 = Gun-sen wild 4/5/6
sensu-the-card-gun-sen-wild-4 = the Gun-sen wild 4/5/6
sensu-card-gun-sen-wild-7 = Gun-sen wild 7/8/9
sensu-the-card-gun-sen-wild-7 = the Gun-sen wild 7/8/9
sensu-card-hi-ogi-1 = Hi-ōgi 1
sensu-the-card-hi-ogi-1 = the Hi-ōgi 1
sensu-card-hi-ogi-2 = Hi-ōgi 2
sensu-the-card-hi-ogi-2 = the Hi-ōgi 2
sensu-card-hi-ogi-3 = Hi-ōgi 3
sensu-the-card-hi-ogi-3 = the Hi-ōgi 3
sensu-card-hi-ogi-4 = Hi-ōgi 4
sensu-the-card-hi-ogi-4 = the Hi-ōgi 4
sensu-card-hi-ogi-5 = Hi-ōgi 5
sensu-the-card-hi-ogi-5 = the Hi-ōgi 5
sensu-card-hi-ogi-6 = Hi-ōgi 6
sensu-the-card-hi-ogi-6 = the Hi-ōgi 6
sensu-card-hi-ogi-7 = Hi-ōgi 7
sensu-the-card-hi-ogi-7 = the Hi-ōgi 7
sensu-card-hi-ogi-8 = Hi-ōgi 8
sensu-the-card-hi-ogi-8 = the Hi-ōgi 8
sensu-card-hi-ogi-9 = Hi-ōgi 9
sensu-the-card-hi-ogi-9 = the Hi-ōgi 9
sensu-card-hi-ogi-wild-1 = Hi-ōgi wild 1/2/3
sensu-the-card-hi-ogi-wild-1 = the Hi-ōgi wild 1/2/3
sensu-card-hi-ogi-wild-4 = Hi-ōgi wild 4/5/6
sensu-the-card-hi-ogi-wild-4 = the Hi-ōgi wild 4/5/6
sensu-card-hi-ogi-wild-7 = Hi-ōgi wild 7/8/9
sensu-the-card-hi-ogi-wild-7 = the Hi-ōgi wild 7/8/9
sensu-card-mai-ougi-1 = Mai-ougi 1
sensu-the-card-mai-ougi-1 = the Mai-ougi 1
sensu-card-mai-ougi-2 = Mai-ougi 2
sensu-the-card-mai-ougi-2 = the Mai-ougi 2
sensu-card-mai-ougi-3 = Mai-ougi 3
sensu-the-card-mai-ougi-3 = the Mai-ougi 3
sensu-card-mai-ougi-4 = Mai-ougi 4
sensu-the-card-mai-ougi-4 = the Mai-ougi 4
sensu-card-mai-ougi-5 = Mai-ougi 5
sensu-the-card-mai-ougi-5 = the Mai-ougi 5
sensu-card-mai-ougi-6 = Mai-ougi 6
sensu-the-card-mai-ougi-6 = the Mai-ougi 6
sensu-card-mai-ougi-7 = Mai-ougi 7
sensu-the-card-mai-ougi-7 = the Mai-ougi 7
sensu-card-mai-ougi-8 = Mai-ougi 8
sensu-the-card-mai-ougi-8 = the Mai-ougi 8
sensu-card-mai-ougi-9 = Mai-ougi 9
sensu-the-card-mai-ougi-9 = the Mai-ougi 9
sensu-card-mai-ougi-wild-1 = Mai-ougi wild 1/2/3
sensu-the-card-mai-ougi-wild-1 = the Mai-ougi wild 1/2/3
sensu-card-mai-ougi-wild-4 = Mai-ougi wild 4/5/6
sensu-the-card-mai-ougi-wild-4 = the Mai-ougi wild 4/5/6
sensu-card-mai-ougi-wild-7 = Mai-ougi wild 7/8/9
sensu-the-card-mai-ougi-wild-7 = the Mai-ougi wild 7/8/9

## The choices before the start
sensu-option-powers = Powers
sensu-option-powers-help-on = The second symbol in a fan fires its power.
sensu-option-powers-help-off = Symbols do nothing.
sensu-option-powers-help-solo = There are no powers when you play alone: they count if somebody else sits down.
sensu-option-chosen-fan = Chosen fan
sensu-option-chosen-fan-help-on = A card says which fan to close first.
sensu-option-chosen-fan-help-off = Fans are closed in any order.
sensu-option-chosen-fan-help-solo = There is no chosen fan when you play alone: it counts if somebody else sits down.
sensu-option-help = Help
sensu-option-help-full = full
sensu-option-help-light = light
sensu-option-help-none = none
sensu-option-help-help-full = The table finds the 20s and shows them, and remembers which cards were taken from the discards.
sensu-option-help-help-light = The table adds up the cards you tap, but you find the 20s.
sensu-option-help-help-none = As with the box: you count, and you remember who took what.
sensu-option-help-help-none-solo = As with the box: you count.
sensu-option-wisdom = With Wisdom, take from the discards
sensu-option-wisdom-top = only the top
sensu-option-wisdom-any = any card
sensu-option-wisdom-help-top = Of anybody’s discards, only the top card.
sensu-option-wisdom-help-any = Of anybody’s discards, any card, even the lowest.
sensu-option-wisdom-help-unused = It counts only when powers are in play.
sensu-option-last-play = Last combinations
sensu-option-last-play-help-on = When the deck is gone, what still makes twenty is played.
sensu-option-last-play-help-off = Once the last card is down, points are counted.
sensu-option-first = Who begins
sensu-option-first-chance = Chance decides
sensu-option-first-help-chance = Chance decides; by the book, the youngest begins. { $cards } cards are used, { $deck } of them in the deck.
sensu-option-first-help-named = { $seat } begins. { $cards } cards are used, { $deck } of them in the deck.
sensu-option-first-help-solo = You play alone, with { $cards } cards.
sensu-bad-first = This table has { $seats } seats.
sensu-bad-faces = This game is played with the cards of another box ({ $faces }), which are not here: their file belongs in the data folder, or after --own.

## What happens
sensu-event-dealt = { $seat } gets { $count } cards.
    .seat = You get { $count } cards.
sensu-event-began = { $seat } begins. Cards in the deck: { $deck }.
    .seat = You begin. Cards in the deck: { $deck }.
sensu-event-chose = The chosen fan of { $seat } is { $fan }.
    .seat = Your chosen fan is { $fan }.
sensu-event-drew = { $seat } draws { $card }.
    .seat = You draw { $card }.
sensu-event-drew-unseen = { $seat } draws from the deck.
    .seat = You draw from the deck.
sensu-event-took = { $seat } takes { $card } from the discards of { $from }.
    .seat = You take { $card } from the discards of { $from }.
    .from = { $seat } takes { $card } from your discards.
sensu-event-took-own = { $seat } takes { $card } from their own discards.
    .seat = You take { $card } from your own discards.
sensu-event-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
sensu-event-played = { $seat } makes twenty: { $sum }.
    .seat = You make twenty: { $sum }.
sensu-event-played-wild = { $seat } makes twenty: { $sum }, with { $wild }.
    .seat = You make twenty: { $sum }, with { $wild }.
sensu-event-played-pair = { $seat } makes twenty with a pair: { $sum }.
    .seat = You make twenty with a pair: { $sum }.
sensu-event-played-pair-wild = { $seat } makes twenty with a pair: { $sum }, with { $wild }.
    .seat = You make twenty with a pair: { $sum }, with { $wild }.
sensu-event-played-trio = { $seat } makes twenty with three of a type: { $sum }.
    .seat = You make twenty with three of a type: { $sum }.
sensu-event-played-trio-wild = { $seat } makes twenty with three of a type: { $sum }, with { $wild }.
    .seat = You make twenty with three of a type: { $sum }, with { $wild }.
sensu-event-played-both = { $seat } makes twenty with a pair and three of a type: { $sum }.
    .seat = You make twenty with a pair and three of a type: { $sum }.
sensu-event-played-both-wild = { $seat } makes twenty with a pair and three of a type: { $sum }, with { $wild }.
    .seat = You make twenty with a pair and three of a type: { $sum }, with { $wild }.
sensu-event-redeemed = { $seat } redeems { $card }, which has the most sticks.
    .seat = You redeem { $card }, which has the most sticks.
sensu-event-redeemed-bonus = { $seat } also redeems { $card }, which has the fewest sticks.
    .seat = You also redeem { $card }, which has the fewest sticks.
sensu-event-placed = { $seat } puts { $card } on the fan: { $sticks } of 10.
    .seat = You put { $card } on the fan: { $sticks } of 10.
sensu-event-set-aside = { $seat } sets { $card } aside: it does not fit.
    .seat = You set { $card } aside: it does not fit.
sensu-event-closed = { $seat } closes the { $fan } fan!
    .seat = You close the { $fan } fan!
sensu-event-power = { $seat } fires a power: *{ $power }*.
    .seat = You fire a power: *{ $power }*.
sensu-event-power-lost = { $power }: { $seat } cannot use this power, and it is lost.
    .seat = { $power }: you cannot use this power, and it is lost.
sensu-event-harmonised = With Harmony { $seat } takes { $card } from the discards of { $from }.
    .seat = With Harmony you take { $card } from the discards of { $from }.
    .from = With Harmony { $seat } takes { $card } from your discards.
sensu-event-harmonised-own = With Harmony { $seat } takes { $card } from their own discards.
    .seat = With Harmony you take { $card } from your own discards.
sensu-event-removed = With Courage { $by } takes { $card } away from { $seat }.
    .by = With Courage you take { $card } away from { $seat }.
    .seat = With Courage { $by } takes { $card } away from you.
sensu-event-reshuffled = The discards are shuffled into a new deck of { $deck } cards.
sensu-event-fan-discarded = Another { $fan }: one more is drawn.
sensu-event-fans-reshuffled = The closed-fan cards are shuffled again: { $deck }.
sensu-event-passed = { $seat } can do nothing, and passes.
    .seat = You can do nothing, and pass.
sensu-event-turned = The deck gives { $card }. Cards left: { $left }.
sensu-event-put-discards = { $seat } puts { $card } on the discards.
    .seat = You put { $card } on the discards.
sensu-event-put-column = { $seat } puts { $card } in column { $column }.
    .seat = You put { $card } in column { $column }.

## Why not
sensu-illegal-over = The game is over.
sensu-illegal-not-your-turn = It is not your turn.
sensu-illegal-first-turn = A turn begins with a card you draw, or with cards that make 20.
sensu-illegal-first-discard = First discard one of your six cards.
sensu-illegal-first-redeem = First choose which of the cards you redeem: they have the same number of sticks.
sensu-illegal-first-order = First choose which card goes on the discards next.
sensu-illegal-first-build = First choose which of the redeemed cards goes on its fan.
sensu-illegal-first-aside = First choose which of the cards that do not fit is discarded next.
sensu-illegal-first-wisdom = First draw with Wisdom, from the deck or from a pile.
sensu-illegal-first-harmony = First choose which card you take with Harmony.
sensu-illegal-first-courage = First choose which card you take away with Courage.
sensu-illegal-first-put = First put the card you drew in its place.
sensu-illegal-deck-empty = The deck is empty.
sensu-illegal-not-on-top = That card cannot be taken.
sensu-illegal-not-in-hand = That card is not among yours.
sensu-illegal-covered = Only the last card of each column is free.
sensu-illegal-two-wilds = Only one wild card in a combination.
sensu-illegal-not-twenty = That makes { $sum }, not twenty.
sensu-illegal-no-twenty = These cards do not make twenty.
sensu-illegal-not-among-these = Choose among the cards shown.
sensu-illegal-does-not-fit = That card fits none of your fans.
sensu-illegal-no-such-column = There are four columns.

## How it ended
sensu-outcome-won = { $seat } has closed two fans and wins!
sensu-outcome-stuck = Nobody can move any more: closed fans count, then sticks.
sensu-outcome-quiet = A hundred rounds without a change: closed fans count, then sticks.
sensu-outcome-solo = { $score ->
        [one] One point
       *[other] { $score } points
    }: *{ $level }*.
sensu-outcome-solo-complete = Three closed fans, { $score } points: *{ $level }*!
sensu-level-1 = Gutted
sensu-level-2 = Beginner
sensu-level-3 = Apprentice
sensu-level-4 = Samurai
sensu-level-5 = Master
sensu-level-6 = Grandmaster
sensu-level-1-help = Most of the fans stay up the sleeve.
sensu-level-2-help = The first sticks open: the hand is learning.
sensu-level-3-help = The wrist is steady, and the wind begins to obey.
sensu-level-4-help = One clean gesture, and the fan cuts the air.
sensu-level-5-help = Three fans dance, and the room holds its breath.
sensu-level-6-help = The last stick closes, and even the wind bows.

## Quick phrases
sensu-phrase-nice = Nice!
sensu-phrase-thinking = Let me think…
sensu-phrase-that-was-mine = I needed that one!
sensu-phrase-almost = I’m almost there.
sensu-phrase-here-i-am = Here I am.
sensu-phrase-good-game = Good game!

## The prompter and the buttons
sensu-prompt-turn = *Your turn.* Draw a card: these do not make 20.
sensu-prompt-turn-can = *Your turn.* You can make 20 { $count ->
        [one] in one way
       *[other] in { $count } ways
    }, or draw.
sensu-prompt-play-only = *Your turn.* There is nothing to draw: play a combination.
sensu-prompt-turn-free = *Your turn.* Draw a card, or make 20.
sensu-prompt-picked = *{ $count ->
        [one] One card picked
       *[other] { $count } cards picked
    }.* Does that make 20?
sensu-prompt-discard = *You have six cards.* Which one do you discard?
sensu-prompt-redeem-most = *The same number of sticks.* Which one do you redeem?
sensu-prompt-redeem-bonus = *Bonus.* Which of those with the fewest sticks do you redeem?
sensu-prompt-order = *The others go to your discards.* In what order? The first one you tap lies lowest.
sensu-prompt-build = *The redeemed cards.* Which one goes on its fan now?
sensu-prompt-aside = *These do not fit.* In what order do you discard them? The first one you tap lies lowest.
sensu-prompt-wisdom = *Wisdom.* Draw from the deck or the discards: { $left } to go.
sensu-prompt-harmony = *Harmony.* Which card do you take for one of your fans?
sensu-prompt-courage = *Courage.* Which card do you take away from { $name }?
sensu-prompt-put = *Where does { $card } go?*
sensu-prompt-solo = *Draw a card:* nothing makes 20 now.
sensu-prompt-solo-free = *Draw a card*, or make 20.
sensu-prompt-solo-can = *You can make 20* { $count ->
        [one] in one way
       *[other] in { $count } ways
    }, or draw.
sensu-prompt-wait = *Waiting for { $name }.*
sensu-prompt-moment = One moment…
sensu-prompt-over = *The game is over.*
sensu-button-draw = Draw from the deck
sensu-button-play = Play the 20
sensu-button-try = Try these
sensu-button-put-discards = On the discards
sensu-button-put-column = Column { $column }
sensu-button-cancel = Cancel
sensu-button-hint = { $count ->
        [one] Show the 20
       *[other] Show { $count } ways
    }
sensu-button-order = Discard like this
sensu-button-pick = Pick a card
sensu-button-pick-place = Choose where
sensu-button-pick-next = Tap them in order
sensu-button-wait = The others play
sensu-act-play = Play { $sum }
sensu-act-take = Take { $card }
sensu-act-discard = Discard { $card }
sensu-act-redeem = Redeem { $card }
sensu-act-place = Place { $card }
sensu-act-remove = Take away { $card }

## Counting to twenty
sensu-wild = The wild card counts
sensu-sum-whole = *Twenty!*
sensu-sum-short = That makes *{ $total }*: { $count ->
        [one] 1 short.
       *[other] { $count } short.
    }
sensu-sum-over = That makes *{ $total }*: { $count } too many.
sensu-why-most = Most sticks ({ $count }): you redeem *{ $card }*
sensu-why-most-tie = Most sticks ({ $count }): your choice, *{ $cards }*
sensu-why-pair = Two { $number }s: *one more card*
sensu-why-no-pair = No pair
sensu-why-trio = Three { $fan }: *one more card*
sensu-why-no-trio = No three of a type
sensu-ribbon-redeem = Redeem
sensu-ribbon-bonus = Bonus
sensu-ribbon-maybe = or this?
sensu-ribbon-discard = Discard
sensu-ribbon-misfit = does not fit
sensu-misfit-closed = The { $fan } fan is closed already: the card goes to your discards.
sensu-misfit-too-many = The { $fan } fan would have too many sticks: the card goes to your discards.
sensu-misfit-not-chosen = It would close { $fan }, but the chosen fan comes first.
sensu-detail-place = The { $fan } fan gets to { $count } of 10.
sensu-detail-closes = The { $fan } fan gets to 10 and closes!
sensu-detail-wins = It is the second one: you win!
sensu-detail-take = From the discards of { $name }.
sensu-detail-draw = { $count ->
        [one] One card is left
       *[other] { $count } cards are left
    } in the deck.
sensu-detail-remove = The { $fan } of { $name } goes down to { $count } of 10.
sensu-detail-fires = Second symbol: the power fires, { $power }.
sensu-hints = Your combinations
sensu-hint = { $cards }: { $count ->
        [one] one stick
       *[other] { $count } sticks
    }
sensu-hint-sticks = { $count ->
        [one] +1 stick
       *[other] +{ $count } sticks
    }

## On the table
sensu-hand = Your cards
sensu-choices = What you choose from
sensu-places = Where the card can go
sensu-order-place = number { $place }
sensu-closed = closed
sensu-of-ten = of 10
sensu-closed-of = { $count } of 2 fans
sensu-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
sensu-in-deck = in the deck
sensu-left = deck: { $count }
sensu-pile-of = discards of { $name }
sensu-points = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
sensu-level-next = at { $score } points: { $level }
sensu-card-sticks = { $card }, { $count ->
        [one] one stick
       *[other] { $count } sticks
    }
sensu-card-symbol = symbol of { $power }
sensu-card-useful = can make 20
sensu-fan-label = { $fan }: { $count } of 10 sticks
sensu-fan-label-closed = { $fan }: closed
sensu-fan-label-symbols = { $power }: { $count } of 2 symbols
sensu-fan-label-spent = { $power }: power already used
sensu-fan-label-chosen = chosen
sensu-person = { $name }, cards in hand: { $count }
sensu-look-through = Look through fans and discards
sensu-deck = Deck: { $count ->
        [one] one card
       *[other] { $count } cards
    }
sensu-pile = Discards of { $name }, on top { $card }; { $count } in all
sensu-pile-empty = Discards of { $name }: none
sensu-look-pile = Look through the discards of { $name }: { $count }
sensu-drawn = to be placed { $card }
sensu-look-title = Fans and discards
sensu-look-fan = Look at its cards
sensu-fan-cards = { $fan }, card by card
sensu-pile-nothing = Nothing yet.
sensu-known = In hand, taken from the discards:
sensu-chosen-fan = The chosen fan: close this one first.
sensu-discards = Discards, on top { $card }; { $count } in all
sensu-discards-empty = Discards: none yet
sensu-discards-count = discards: { $count }
sensu-discards-title = Discards, from the top
sensu-column = Column { $column }: { $card }
sensu-column-covers = Column { $column }: { $card }; under it: { $covered }
sensu-column-empty = Column { $column }: empty

## The replay and the summary
sensu-plot = sticks in the fans
sensu-plot-sticks = { $count ->
        [one] one stick
       *[other] { $count } sticks
    }
sensu-plot-level = { $count } · { $level }
sensu-album = The fans of this game

## In a terminal
sensu-legend-stick = a stick
sensu-legend-symbol = a symbol of the power
sensu-legend-chosen = the chosen fan
