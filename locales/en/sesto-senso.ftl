# Il Sesto Senso. Names of seats come already written; bold is *like this*.
# $who is whose ball it is: the name of a seat or, with two players, one of the two psychics. $card is a card within a sentence.

## Who searches, when one person has two balls
sesto-senso-psychic-1 = First psychic
sesto-senso-psychic-2 = Second psychic

## What is searched
sesto-senso-kind-object = object
sesto-senso-kind-place = place
sesto-senso-kind-character = character
sesto-senso-kinds-object = Objects
sesto-senso-kinds-place = Places
sesto-senso-kinds-character = Characters

## The days
sesto-senso-day-name = { $day ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }

## Numbers in words
sesto-senso-word-seats = { $seats ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[7] seven
    }
sesto-senso-word-cards = { $cards ->
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
       *[12] twelve
    }

## Dreams, by name
sesto-senso-dreams = { $count ->
        [1] “{ $dream1 }”
        [2] “{ $dream1 }” and “{ $dream2 }”
        [3] “{ $dream1 }”, “{ $dream2 }” and “{ $dream3 }”
        [4] “{ $dream1 }”, “{ $dream2 }”, “{ $dream3 }” and “{ $dream4 }”
        [5] “{ $dream1 }”, “{ $dream2 }”, “{ $dream3 }”, “{ $dream4 }” and “{ $dream5 }”
        [6] “{ $dream1 }”, “{ $dream2 }”, “{ $dream3 }”, “{ $dream4 }”, “{ $dream5 }” and “{ $dream6 }”
       *[7] “{ $dream1 }”, “{ $dream2 }”, “{ $dream3 }”, “{ $dream4 }”, “{ $dream5 }”, “{ $dream6 }” and “{ $dream7 }”
    }

## What happened
sesto-senso-event-haunted = The villa has its ghost: { $seat }. From now on only dreams will speak.
    .seat = The villa has its ghost: you. From now on only your dreams will speak.
sesto-senso-event-laid = On the table: { $count } { $kind ->
        [object] objects
        [place] places
       *[character] characters
    }.
sesto-senso-event-dealt = For { $who }: { $character }, { $place }, { $object }. Only the ghost knows.
sesto-senso-event-day = Day { $day }, { sesto-senso-day-name }.
sesto-senso-event-drew = The ghost draws { sesto-senso-dreams }. { $deck ->
        [0] The deck is empty.
        [1] One dream is left in the deck.
       *[other] { $deck } dreams are left in the deck.
    }
sesto-senso-event-drew-unseen = The ghost draws { $count ->
        [1] one dream
       *[other] { $count } dreams
    }. { $deck ->
        [0] The deck is empty.
        [1] One is left in the deck.
       *[other] { $deck } are left in the deck.
    }
sesto-senso-event-shuffled = The discarded dreams come round again: the deck is new.
sesto-senso-event-given = The ghost sends { $who } { $count ->
        [1] one dream
       *[other] { $count } dreams
    } about { $kind ->
        [object] the object
        [place] the place
       *[character] the character
    }: { sesto-senso-dreams }.
    .who = The ghost sends you { $count ->
            [1] one dream
           *[other] { $count } dreams
        } about { $kind ->
            [object] the object
            [place] the place
           *[character] the character
        }: { sesto-senso-dreams }.
sesto-senso-event-lapsed = There are no dreams left to send: today you guess with those you have.
sesto-senso-event-changed = The ghost discards the whole hand for a new one. { $left ->
        [0] Changes left: none.
        [1] It can be done once more.
       *[other] It can be done { $left } more times.
    }
sesto-senso-event-placed = { $who } puts the ball on { $card }.
    .who = You put the ball on { $card }.
sesto-senso-event-moved = { $who } moves the ball to { $card }.
    .who = You move the ball to { $card }.
sesto-senso-event-confirmed = { $who } confirms.
    .who = You confirm.
sesto-senso-event-signs = The signs of day { $day }.
sesto-senso-event-found = Yes! { $who } saw it: { $card }. { $left ->
        [0] That story is complete.
        [1] One card to go.
       *[other] { $left } cards to go.
    }
    .who = Yes! You saw it: { $card }. { $left ->
            [0] Your story is complete.
            [1] One card to go.
           *[other] { $left } cards to go.
        }
sesto-senso-event-refused = No: for { $who } it is not { $card }.
    .who = No: for you it is not { $card }.
sesto-senso-event-missed = No ball in time from { $who }: that counts as a wrong guess.
    .who = No ball in time from you: that counts as a wrong guess.
sesto-senso-event-time-up-dreams = Time is up for the dreams.
sesto-senso-event-time-up-talk = Time is up for talking.
sesto-senso-event-no-vote = Nobody has voted: day { $day } passes, and nothing leaves the table.
sesto-senso-event-hopeless = There are too few days left to unmask anyone. You can play on, or stop if you all agree.
sesto-senso-event-revealing = Every story is complete. Now for the culprit: { $attempts ->
        [1] there is a single attempt
       *[other] there are { $attempts } attempts
    }.
sesto-senso-event-culprit = The guilty story is that of { $who }. Only the ghost knows.
sesto-senso-event-dreamed = The common dream: { sesto-senso-dreams }.
sesto-senso-event-voted = { $seat } puts the ball on the story of { $who }.
    .seat = You put the ball on the story of { $who }.
    .who = { $seat } puts the ball on your story.
sesto-senso-event-revoted = { $seat } moves the ball to the story of { $who }.
    .seat = You move the ball to the story of { $who }.
    .who = { $seat } moves the ball to your story.
sesto-senso-event-vote-confirmed = { $seat } confirms the vote.
    .seat = You confirm your vote.
sesto-senso-event-no-majority = No majority: talk it over again.
sesto-senso-event-accused = Wrongly accused: { $character } had no part in it. The story of { $who } leaves the table.
    .who = Wrongly accused: { $character } had no part in it. Your story leaves the table.
sesto-senso-event-unmasked = The culprit, in the story of { $who }: { $character }!
    .who = The culprit, in your story: { $character }!
sesto-senso-event-agreed-slip = { $seat }: the ghost spoke otherwise than by dreams.
    .seat = You say it: the ghost spoke otherwise than by dreams.
sesto-senso-event-agreed-slip-no-more = { $seat } thinks again: the ghost kept silent.
    .seat = You think again: the ghost kept silent.
sesto-senso-event-agreed-stop = { $seat } would stop here.
    .seat = You would stop here.
sesto-senso-event-agreed-stop-no-more = { $seat } would rather play on.
    .seat = You would rather play on.

## How it ended
sesto-senso-outcome-unmasked = The mystery is solved on day { $day }, { sesto-senso-day-name }: the ghost can rest.
sesto-senso-outcome-time-up = The seven days are over, and the story was never told to its end.
sesto-senso-outcome-escaped = The seven days are over, and the culprit got away.
sesto-senso-outcome-slip = The ghost spoke otherwise than by dreams: the game is lost.
sesto-senso-outcome-stopped = There were too few days left, and you stopped here.

## Why it cannot be
sesto-senso-illegal-over = The game is over. You can always play another.
sesto-senso-illegal-not-the-ghost = Dreams are the ghost’s to send. Yours is to read them.
sesto-senso-illegal-ghost-is-silent = A ghost speaks through dreams alone.
sesto-senso-illegal-no-such-psychic = That ball is not on this table. Pick another.
sesto-senso-illegal-not-your-psychic = That ball is not yours.
sesto-senso-illegal-events-are-clear = Every story is complete: now it is about the culprit.
sesto-senso-illegal-events-unclear = The stories come first: the culprit can wait.
sesto-senso-illegal-not-searching = Everything has been found here already.
sesto-senso-illegal-already-given = A dream has already come here today. Tomorrow another.
sesto-senso-illegal-too-late = The time for today’s dreams is over. Tomorrow there is more.
sesto-senso-illegal-time-is-left = Only the clock says when time is up.
sesto-senso-illegal-empty-gift = Pick at least one dream.
sesto-senso-illegal-not-in-hand = That dream is not in your hand.
sesto-senso-illegal-too-many-dreams = That would leave somebody without a dream: send { $most } at most.
sesto-senso-illegal-no-change-left = The hand cannot be changed any more.
sesto-senso-illegal-too-late-to-change = Today’s dreams have been sent: the hand stays as it is.
sesto-senso-illegal-already-dreamed = The common dream is already on the table.
sesto-senso-illegal-other-final = At this table the common dream is made in another way.
sesto-senso-illegal-same-dream = It takes three different dreams: one each for character, place and object.
sesto-senso-illegal-wrong-kind = The search is now for { $kind ->
        [object] an object
        [place] a place
       *[character] a character
    }.
sesto-senso-illegal-not-on-table = That card is not on the table.
sesto-senso-illegal-already-refused = The signs have already said no to that card.
sesto-senso-illegal-ball-is-there = The ball is already there.
sesto-senso-illegal-no-ball = First put the ball on a card, then confirm.
sesto-senso-illegal-already-confirmed = You have already confirmed. To think again, move the ball.
sesto-senso-illegal-no-dream-yet = The common dream has not come yet.
sesto-senso-illegal-no-such-combination = That story is no longer in play. Pick another.
sesto-senso-illegal-still-winnable = It can still be won: it would be a pity to stop.
sesto-senso-illegal-ghost-is-program = This ghost is a program: it gives nothing away, so there is no slip to declare.
sesto-senso-illegal-already-said = You have said so already.
sesto-senso-bad-ghost = There are { sesto-senso-word-seats } seats at the table: name one of them as the ghost, or leave it to chance.

## Options

## Quick phrases
sesto-senso-phrase-look = Look closely at this dream.
sesto-senso-phrase-what-do-you-think = What do you see in it?
sesto-senso-phrase-yes = I think so.
sesto-senso-phrase-no = I think not.
sesto-senso-phrase-no-idea = I have no idea.
sesto-senso-phrase-sure = I would bet on it.
sesto-senso-phrase-shall-we = Shall we confirm?
sesto-senso-phrase-well-done = What insight!
