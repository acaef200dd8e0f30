# Hanabi. Names of seats come already written; bold is *like this*.
# Information tokens are lanterns. Values are 1 to 5; $count counts cards, $place is the place in the hand from the left.

## The game

## Colours: name, symbol, letter, series
hanabi-colour-white = white
hanabi-colour-red = red
hanabi-colour-blue = blue
hanabi-colour-yellow = yellow
hanabi-colour-green = green
hanabi-symbol-white = moon
hanabi-symbol-red = heart
hanabi-symbol-blue = drop
hanabi-symbol-yellow = star
hanabi-symbol-green = clover
hanabi-letter-white = W
hanabi-letter-red = R
hanabi-letter-blue = B
hanabi-letter-yellow = Y
hanabi-letter-green = G
hanabi-series-white = white series
hanabi-series-red = red series
hanabi-series-blue = blue series
hanabi-series-yellow = yellow series
hanabi-series-green = green series
hanabi-adjective-one = { $colour ->
        [white] white
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    }
hanabi-adjective-many = { $colour ->
        [white] white
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    }

## The cards, alone and within a sentence
hanabi-card-white-1 = white 1
hanabi-card-white-2 = white 2
hanabi-card-white-3 = white 3
hanabi-card-white-4 = white 4
hanabi-card-white-5 = white 5
hanabi-card-red-1 = red 1
hanabi-card-red-2 = red 2
hanabi-card-red-3 = red 3
hanabi-card-red-4 = red 4
hanabi-card-red-5 = red 5
hanabi-card-blue-1 = blue 1
hanabi-card-blue-2 = blue 2
hanabi-card-blue-3 = blue 3
hanabi-card-blue-4 = blue 4
hanabi-card-blue-5 = blue 5
hanabi-card-yellow-1 = yellow 1
hanabi-card-yellow-2 = yellow 2
hanabi-card-yellow-3 = yellow 3
hanabi-card-yellow-4 = yellow 4
hanabi-card-yellow-5 = yellow 5
hanabi-card-green-1 = green 1
hanabi-card-green-2 = green 2
hanabi-card-green-3 = green 3
hanabi-card-green-4 = green 4
hanabi-card-green-5 = green 5
hanabi-the-card-white-1 = the white 1
hanabi-the-card-white-2 = the white 2
hanabi-the-card-white-3 = the white 3
hanabi-the-card-white-4 = the white 4
hanabi-the-card-white-5 = the white 5
hanabi-the-card-red-1 = the red 1
hanabi-the-card-red-2 = the red 2
hanabi-the-card-red-3 = the red 3
hanabi-the-card-red-4 = the red 4
hanabi-the-card-red-5 = the red 5
hanabi-the-card-blue-1 = the blue 1
hanabi-the-card-blue-2 = the blue 2
hanabi-the-card-blue-3 = the blue 3
hanabi-the-card-blue-4 = the blue 4
hanabi-the-card-blue-5 = the blue 5
hanabi-the-card-yellow-1 = the yellow 1
hanabi-the-card-yellow-2 = the yellow 2
hanabi-the-card-yellow-3 = the yellow 3
hanabi-the-card-yellow-4 = the yellow 4
hanabi-the-card-yellow-5 = the yellow 5
hanabi-the-card-green-1 = the green 1
hanabi-the-card-green-2 = the green 2
hanabi-the-card-green-3 = the green 3
hanabi-the-card-green-4 = the green 4
hanabi-the-card-green-5 = the green 5

## Numbers in words
hanabi-word-seats = { $seats ->
        [2] two
        [3] three
        [4] four
       *[5] five
    }
hanabi-word-cards = { $cards ->
        [4] four
       *[5] five
    }
hanabi-word-turns = { $turns ->
        [2] two
        [3] three
        [4] four
       *[5] five
    }
hanabi-word-tokens = { $tokens ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[8] eight
    }

## An information, said aloud
hanabi-say-colour = “{ $count ->
        [0] You have no { hanabi-adjective-many } cards
        [1] You have one { hanabi-adjective-one } card, here
        [2] You have two { hanabi-adjective-many } cards, here and here
        [3] You have three { hanabi-adjective-many } cards, here, here and here
        [4] You have four { hanabi-adjective-many } cards, here, here, here and here
       *[other] Your cards are all { hanabi-adjective-many }
    }.”
hanabi-say-value = “{ $count ->
        [0] You have no { $value }
        [1] You have one { $value }, here
        [2] You have two { $value }s, here and here
        [3] You have three { $value }s, here, here and here
        [4] You have four { $value }s, here, here, here and here
       *[other] Your cards are all { $value }s
    }.”
hanabi-say-places = { $count ->
        [0] No card pointed at.
        [1] Card { $places }.
       *[other] Cards { $places }.
    }

## What happened
hanabi-event-dealt = { $seat } is dealt { hanabi-word-cards } cards.
    .seat = You are dealt { hanabi-word-cards } cards.
hanabi-event-began = { $seat } goes first.
    .seat = You go first.
hanabi-event-informed-colour = { $by } to { $to }: { hanabi-say-colour } { hanabi-say-places }
    .by = You to { $to }: { hanabi-say-colour } { hanabi-say-places }
    .to = { $by } to you: { hanabi-say-colour } { hanabi-say-places }
hanabi-event-informed-value = { $by } to { $to }: { hanabi-say-value } { hanabi-say-places }
    .by = You to { $to }: { hanabi-say-value } { hanabi-say-places }
    .to = { $by } to you: { hanabi-say-value } { hanabi-say-places }
hanabi-event-played = { $seat } plays { $card }: the sky lights up.
    .seat = You play { $card }: the sky lights up.
hanabi-event-misplayed = { $seat } plays { $card }, but its time has not come: it goes to the discards.
    .seat = You play { $card }, but its time has not come: it goes to the discards.
hanabi-event-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
hanabi-event-drew = { $seat } draws { $card }. { $left ->
        [0] The deck is empty.
        [1] One card is left.
       *[other] { $left } cards are left.
    }
    .seat = You draw { $card }. { $left ->
            [0] The deck is empty.
            [1] One card is left.
           *[other] { $left } cards are left.
        }
hanabi-event-drew-unseen = { $seat } draws a card. { $left ->
        [0] The deck is empty.
        [1] One card is left.
       *[other] { $left } cards are left.
    }
    .seat = You draw a card. { $left ->
            [0] The deck is empty.
            [1] One card is left.
           *[other] { $left } cards are left.
        }
hanabi-event-completed = { $seat } completes the { $colour }.
    .seat = You complete the { $colour }.
hanabi-event-token-back = A lantern lights up again: { $tokens ->
        [1] there is one
       *[other] there are { hanabi-word-tokens }
    } now.
hanabi-event-erred = { $errors ->
        [1] First error: two more and it is over.
        [2] Second error: the next one stops the show.
       *[other] Third error.
    }
hanabi-event-lost = That was the last copy: { $card } is gone, and the { $colour } { $reach ->
        [0] can no longer begin
       *[other] stops at { $reach }
    }.
hanabi-event-last-round = { $seat } draws the last card. Last round: one turn each, { hanabi-word-turns } in all.
    .seat = You draw the last card. Last round: one turn each, { hanabi-word-turns } in all.
hanabi-event-deck-empty = { $seat } draws the last card. Play goes on with the cards in hand.
    .seat = You draw the last card. Play goes on with the cards in hand.
hanabi-event-arranged = { $seat } rearranges their cards.
    .seat = You rearrange your cards.
hanabi-event-passed-over = { $seat } has no cards and nothing to say: play moves on.
    .seat = You have no cards and nothing to say: play moves on.

## How it ended
hanabi-outcome-complete = Victory: five complete series, all { $points } points. { $band }
hanabi-outcome-last-round = The show is over: { $points ->
        [1] one point
       *[other] { $points } points
    } out of 25. { $band }
hanabi-outcome-in-between = The show came to its end, neither a victory nor a defeat: { $points ->
        [1] one point
       *[other] { $points } points
    } out of 25. { $band }
hanabi-outcome-third-error = Defeat. Third error: the show stops, and scores nothing. { $points ->
        [0] The sky was still empty.
        [1] There was one point in the sky.
       *[other] There were { $points } points in the sky.
    }
hanabi-outcome-lost-card = Defeat. No grand finale: { $card } is lost, and it was needed. { $points ->
        [0] The sky was still empty.
        [1] There was one point in the sky.
       *[other] There were { $points } points in the sky.
    }
hanabi-outcome-gran-finale = Victory. Grand finale: all { $points } points, and not a spark wasted.

## The verdicts, from 0–5 to 25 points
hanabi-band-1 = Plenty of smoke and a few sparks: the square empties in silence.
hanabi-band-2 = Timid bangs: somebody claps in the last row.
hanabi-band-3 = A pleasant evening: the children stay awake to the end.
hanabi-band-4 = The sky glitters: the whole quarter leans out of its windows.
hanabi-band-5 = A magnificent night: they will still talk of it next year.
hanabi-band-6 = The perfect night: nobody dares to breathe, then a roar of joy.
hanabi-band-1-name = Laughable
hanabi-band-2-name = Mediocre
hanabi-band-3-name = Acceptable
hanabi-band-4-name = Excellent
hanabi-band-5-name = Extraordinary
hanabi-band-6-name = Legendary
hanabi-band-lost-name = Early curtain
hanabi-band-lost = The crowd boos tonight. Next time, applause.

## Why it cannot be
hanabi-illegal-over = The game is over. You can always play another.
hanabi-illegal-not-your-turn = It is not your turn yet. Meanwhile, think about your cards.
hanabi-illegal-no-token = All lanterns are out, so there are no hints. You can play or discard.
hanabi-illegal-tokens-full = All lanterns are lit, so discarding brings nothing. You can give a hint or play.
hanabi-illegal-no-such-seat = Nobody sits there. Pick somebody who plays with you.
hanabi-illegal-own-hand = You cannot speak of your own cards. Pick somebody who plays with you.
hanabi-illegal-empty-hand = { $seat } has no cards left. Pick somebody who has.
hanabi-illegal-not-in-hand = That card is not in your hand. Pick one of yours.
hanabi-illegal-may-not-arrange = You may rearrange your cards once you have been given a hint, until the end of your turn.
hanabi-illegal-other-cards = To rearrange takes all your cards, each of them once.
hanabi-illegal-same-order = Your cards are already in this order.
hanabi-bad-first = There are { hanabi-word-seats } seats at the table: name one of them, or leave it to chance.

## Options
hanabi-option-memory = Keep notes for us
hanabi-option-memory-none = From memory
hanabi-option-memory-marks = Notes
hanabi-option-memory-inference = Deductions
hanabi-option-memory-help-none = As with real cards: every hint is heard *only once*, and { hanabi-word-cards } cards each are yours to remember, without notes.
hanabi-option-memory-help-marks = Every card *remembers what was said of it*, also what it is not. With { hanabi-word-seats } players: { hanabi-word-cards } cards each.
hanabi-option-memory-help-inference = Every card also shows *what it can still be*, from all that is seen on the table. With { hanabi-word-seats } players: { hanabi-word-cards } cards each.
hanabi-option-gran-finale = Grand finale
hanabi-option-gran-finale-help-off = *The usual ending*: when the deck ({ $deck } cards) runs out, one last turn each, { hanabi-word-seats } in all. Then the points are counted.
hanabi-option-gran-finale-help-on = For experts: *all 25 points, or nothing*. When the deck ({ $deck } cards) runs out play goes on, and to lose an indispensable card is to lose the game.
hanabi-option-hints = Safe-card alerts
hanabi-option-hints-help-off = No alerts: *you judge which card is safe*.
hanabi-option-hints-help-on = A card of yours that can *surely be played or discarded*, from what you know, is marked.
hanabi-option-hints-help-none = From memory *there are no alerts*: nobody remembers for you.
hanabi-option-talk = Talk
hanabi-option-talk-silent = In silence
hanabi-option-talk-phrases = Quick phrases
hanabi-option-talk-free = Freely
hanabi-option-talk-help-silent = As the book has it: from the first card to the last *only the hints speak*. Messages open again at the end.
hanabi-option-talk-help-phrases = During play there are only the *quick phrases*: they say how you are doing, not what anybody holds.
hanabi-option-talk-help-free = The chat stays *open*: how much to say is up to you.
hanabi-option-first = Who starts
hanabi-option-first-chance = Chance decides
hanabi-option-first-help = *Chance decides* who starts (by the book, whoever wears the most colours), then play goes clockwise.
hanabi-option-first-help-named = *{ $seat } starts*, then play goes clockwise.

## Quick phrases: nothing that informs
hanabi-phrase-know-nothing = I know nothing of my hand yet.
hanabi-phrase-remember = Do you remember what you hold?
hanabi-phrase-well-done = How lovely!
hanabi-phrase-thinking = Let me think.
hanabi-phrase-sorry = Sorry!
hanabi-phrase-it-happens = It happens.
hanabi-phrase-here-i-am = Here I am.
hanabi-phrase-good-game = Good game.

## Why nothing is written
hanabi-talk-silent = You play in silence: while the game lasts only the hints speak. Messages open again at the end.

## The prompter, on your turn
hanabi-prompt-turn = *Your turn.* Give a hint, play or discard.
hanabi-prompt-turn-full = *Your turn.* All lanterns are lit: give a hint or play.
hanabi-prompt-turn-dark = *Your turn.* All lanterns are out: play or discard.
hanabi-prompt-turn-no-mate = *Your turn.* Only you have cards left: play or discard.
hanabi-prompt-turn-no-card = *Your turn.* You have no cards left: give a hint.
hanabi-prompt-last-turn = *Your last turn.* Nobody draws any more: dare, if you can.
hanabi-prompt-inform = You tell { $name }…
hanabi-prompt-inform-pick = *What would you like to tell { $name }?* Pick a colour or a value.
hanabi-prompt-inform-dark = *All lanterns are out.* A discard lights one again.
hanabi-prompt-own-unknown = *Card { $place }.* You know nothing of it yet.
hanabi-prompt-own-colour = *Card { $place }.* It is { hanabi-adjective-one }.
hanabi-prompt-own-value = *Card { $place }.* It is a { $value }.
hanabi-prompt-own-card = *Card { $place }.* It is { $card }.
hanabi-prompt-own-not = *Card { $place }.* You know what it is not.
hanabi-prompt-own-memory = *Card { $place }.* What were you told of it? This table plays from memory.
hanabi-prompt-own-play = It can surely be played.
hanabi-prompt-own-discard = It can surely be discarded.
hanabi-prompt-arrange = *You were given a hint.* If you like, rearrange your cards: you may until the end of your turn.
hanabi-prompt-own-note = Your note: *{ $text }*
hanabi-prompt-tokens = *Each lit lantern is a hint you can still give.* A hint puts one out; a discard or a complete series lights one again.
hanabi-prompt-errors = *Three errors end the show.* A card that does not continue its series is an error: one of the blue cards turns red.
hanabi-prompt-deck = *The deck.* { $grand ->
        [yes] When it runs out, play goes on with the cards in hand.
       *[no] When it runs out, everybody has one more turn, and then the points are counted.
    }
hanabi-prompt-series = *The { $series }.* { $way ->
        [complete] It is complete.
        [stopped] { $reach ->
            [0] It cannot begin: every 1 is among the discards.
           *[other] It ends here: every { $next } is among the discards.
        }
        [bounded] It needs the { $next }, and can get as far as { $reach }: every { $beyond } is among the discards.
       *[open] It needs the { $next }.
    }
hanabi-prompt-undo = *{ $what }* A moment longer to think again.
hanabi-prompt-sure = *{ $what }* Are you sure?
hanabi-prompt-undo-play = You play card { $place }.
hanabi-prompt-undo-discard = You discard card { $place }.

## The prompter, on somebody else’s turn or when watching
hanabi-prompt-wait = *{ $name }’s turn.* Meanwhile, think about your cards.
hanabi-prompt-doing = *There it goes.* Let’s see what happens.
hanabi-prompt-watch = *{ $name }’s turn.* { $tokens ->
        [0] All lanterns are out.
        [1] One lantern is lit.
       *[other] The lanterns lit are { hanabi-word-tokens }.
    }
hanabi-prompt-last-round = *Last round.* { $turns ->
        [1] One turn is left.
       *[other] There are { hanabi-word-turns } turns left.
    }
hanabi-prompt-over = *The curtain falls.* { $points ->
        [1] One point
       *[other] { $points } points
    } out of 25.

## Buttons
hanabi-act-play = Play
hanabi-act-discard = Discard
hanabi-act-discard-help = Discard: a lantern lights up again
hanabi-act-inform = Say it
hanabi-act-cancel = Never mind
hanabi-act-undo = Think again
hanabi-act-arrange = Rearrange
hanabi-act-arrange-done = That will do
hanabi-act-arrange-left = Move left
hanabi-act-arrange-right = Move right
hanabi-act-as-they-see = Through { $name }’s eyes
hanabi-act-note = Note on this card
hanabi-note-placeholder = For you alone
hanabi-note-keep = Save
hanabi-note-said = your note: { $text }
hanabi-act-confirm-always = Ask me to confirm
hanabi-act-confirm-undo = A moment to think again
hanabi-chip-colour = { $name }, { $count ->
        [0] no card
        [1] one card
       *[other] { $count } cards
    }
hanabi-chip-value = { $value }, { $count ->
        [0] no card
        [1] one card
       *[other] { $count } cards
    }
hanabi-chip-none = no
hanabi-chip-count = ×{ $count }

## The table
hanabi-points = { $points ->
        [1] point
       *[other] points
    } out of 25
hanabi-points-label = { $points ->
        [1] One point
       *[other] { $points } points
    } out of 25
hanabi-most-points = You can still get to { $points }.
hanabi-deck = in the deck
hanabi-deck-label = { $count ->
        [0] The deck is empty
        [1] One card in the deck
       *[other] { $count } cards in the deck
    }
hanabi-tokens-label = { $count ->
        [0] No lantern lit
        [1] One lantern lit
       *[other] { $count } lanterns lit
    } out of 8
hanabi-errors-label = { $count ->
        [0] No error
        [1] 1 error
       *[other] { $count } errors
    } out of 3
hanabi-discards = Discards
hanabi-discards-none = No discards yet.
hanabi-discards-last = only one left
hanabi-discards-lost = none left
hanabi-discards-label = { $card }: { $discarded ->
        [0] none discarded
        [1] one discarded
       *[other] { $discarded } discarded
    }, { $left ->
        [0] none about
        [1] one still about
       *[other] { $left } still about
    }
hanabi-series = The series
hanabi-series-needs = needs the *{ $value }*
hanabi-series-complete = complete
hanabi-series-stopped = { $reach ->
        [0] cannot begin
       *[other] stops at { $reach }
    }
hanabi-series-most = max { $reach }
hanabi-series-up-to = up to the { $reach }
hanabi-series-label = { $series }: { $top ->
        [0] nothing yet
       *[other] up to { $top }
    }
hanabi-last-round = Last round
hanabi-turns-left = { $turns ->
        [1] one turn left
       *[other] { $turns } turns left
    }
hanabi-plays-next = plays after you
hanabi-mates = Who plays with you

## The cards, for those who listen
hanabi-hand-own = Your hand, seen from behind
hanabi-hand-of = { $name }’s hand
hanabi-label-own = Your card { $place }
hanabi-label-mate = { $name }, card { $place }: { $card }
hanabi-label-hidden = { $name }, card { $place }, face down
hanabi-know-own-nothing = you know nothing of it
hanabi-know-own-colour = you know it is { hanabi-adjective-one }
hanabi-know-own-value = you know it is a { $value }
hanabi-know-own-card = you know it is { $card }
hanabi-know-mate-nothing = nothing is known of it there
hanabi-know-mate-colour = known there to be { hanabi-adjective-one }
hanabi-know-mate-value = known there to be a { $value }
hanabi-know-mate-card = known there to be { $card }
hanabi-know-not = it is not: { $list }
hanabi-know-may-be = it can be: { $list }
hanabi-know-touched = just pointed at
hanabi-hint-play = can be played
hanabi-hint-discard = can be discarded
hanabi-board-help = Left and right go from card to card, up and down from hand to hand. Enter picks and confirms, Esc goes back.

## The replay and the summary
hanabi-plot-points = points
hanabi-plot-tokens = lanterns
