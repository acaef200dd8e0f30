# The table of Il Sesto Senso: what the prompter, the buttons and the screen reader say.

## Cards and days
sesto-senso-ask-object = What was there?
sesto-senso-ask-place = Where was it?
sesto-senso-ask-character = Who was it?
sesto-senso-day = { $name }, day { $day } of 7
sesto-senso-day-short-1 = M
sesto-senso-day-short-2 = T
sesto-senso-day-short-3 = W
sesto-senso-day-short-4 = T
sesto-senso-day-short-5 = F
sesto-senso-day-short-6 = S
sesto-senso-day-short-7 = S
sesto-senso-today = today
sesto-senso-yesterday = yesterday
sesto-senso-progress = { $found } of 3 found
sesto-senso-card = { $name }. { $alt }
sesto-senso-card-ball = { $name }’s ball is here, confirmed
sesto-senso-card-ball-faint = { $name }’s ball is here
sesto-senso-card-refused = It was not here
sesto-senso-card-refused-to = Already ruled out for { $names }
sesto-senso-card-meant = This is the card you mean
sesto-senso-cards = Cards on the table: { $kinds }
sesto-senso-tabs = Which cards to look at
sesto-senso-dream = Dream of { $when }: { $name }. { $alt }
sesto-senso-dreams-of = { $name }’s dreams
sesto-senso-dreams-own = Your dreams
sesto-senso-no-dreams = No dream yet.

## Who is there
sesto-senso-people = Who plays
sesto-senso-ghost = The Ghost
sesto-senso-ghost-state = the Ghost, and silent
sesto-senso-you = You
sesto-senso-person = { $name }: { $state }. { $found } of 3 found. { $dreams ->
        [0] No dreams
        [one] One dream
       *[other] { $dreams } dreams
    }
sesto-senso-status-waiting = waits for a dream
sesto-senso-status-choosing = choosing
sesto-senso-status-placed = ball placed
sesto-senso-status-confirmed = confirmed
sesto-senso-status-done = has found it all
sesto-senso-status-over = done

## The prompter, for the psychics
sesto-senso-awaited = { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
sesto-senso-own-new = *{ $count ->
        [one] A new dream for you.
        [2] Two new dreams for you.
        [3] Three new dreams for you.
       *[other] { $count } new dreams for you.
    }* { $count ->
        [one] What does it bring to mind?
       *[other] What do they bring to mind?
    }
sesto-senso-own-old = *{ $count ->
        [one] One dream you know.
       *[other] { $count } dreams you know.
    }* Nothing new yet today.
sesto-senso-own-no-dream = *The Ghost is thinking.* A dream for your { $kind } will come soon.
sesto-senso-own-late = *No dream came in time.* Choose a card all the same ({ $kind }), before the time is up.
sesto-senso-own-two = You play two psychics. Now it is the { $which ->
        [1] first
       *[2] second
    } one’s turn.
sesto-senso-own-confirmed = *Confirmed.* While the others think you can still move your ball.
sesto-senso-own-done = *You have found it all.* Now help the others: tap someone to see their dreams.
sesto-senso-theirs = *{ $name } { $count ->
        [0] has no dreams yet.
        [one] has one dream.
       *[other] has { $count } dreams.
    }* What do you see? Talk about it.
sesto-senso-theirs-done = *{ $name } has found it all.*
sesto-senso-signs = *Mysterious signs.* The lights go down.
sesto-senso-pointing = { $name } points at a detail: { $what }.
sesto-senso-elsewhere = { $kinds }: { $count ->
    [one] one ball or finger
   *[other] { $count } balls and fingers
}
sesto-senso-hopeless = *There is no time left to win.* You can play on, or stop if all of you want to.

## Buttons of the psychics
sesto-senso-act-place = Place the ball: { $card }
sesto-senso-act-confirm = Confirm: { $card }
sesto-senso-act-confirmed = Confirmed: { $card }
sesto-senso-act-choose = Pick { $kind ->
        [object] an object
        [place] a place
       *[character] a character
    }
sesto-senso-act-wait = A dream will come soon
sesto-senso-act-look = Look closer
sesto-senso-act-look-pointed = See what it is
sesto-senso-act-point = Point
sesto-senso-act-point-card = Point this out to the others
sesto-senso-mark-no = Not this
sesto-senso-mark-maybe = Maybe
sesto-senso-marks = Marks on { $card }, for you alone
sesto-senso-stop = Let’s stop here
sesto-senso-stop-no = Let’s play on
sesto-senso-slip = The Ghost gave it away
sesto-senso-slip-no = No, it did not
sesto-senso-slip-ask = It only counts if all of you say so: then the game is over, and *lost*. Do you mean it?
sesto-senso-slip-ask-ends = Yours is the last voice needed: the game *ends at once*, and is *lost*. Do you mean it?
sesto-senso-slip-sure = Yes, it gave itself away
sesto-senso-slip-not = No, play on
sesto-senso-stop-ask = It only counts if all of you agree: then the game *ends here*, and the culprit goes free. Stop for good?
sesto-senso-stop-ask-ends = Yours is the last voice needed: the game *ends at once*, and the culprit goes free. Stop for good?
sesto-senso-stop-sure = Yes, stop
sesto-senso-stop-not = No, play on
sesto-senso-more = More
sesto-senso-declared = { $count ->
        [one] One of { $all } says so.
       *[other] { $count } of { $all } say so.
    }

## The Ghost
sesto-senso-ghost-only = only you see this screen
sesto-senso-ghost-silent = No words, no signs: only dreams.
sesto-senso-ghost-give = *To { $name }, for { $card }.* Pick one dream or more that bring it to mind.
sesto-senso-ghost-other = *The dreams are here already.* Tap someone who still waits.
sesto-senso-ghost-wait = *You have sent all the dreams.* Now it is up to those who got them: you can only watch.
sesto-senso-ghost-common = *The common dream.* Pick the dream for the { $kind }.
sesto-senso-ghost-common-ready = *The common dream is ready.* The others will see the three in no order.
sesto-senso-ghost-add-one = *The common dream.* Pick a dream that tells of the culprit.
sesto-senso-ghost-add-two = *The common dream.* Pick a dream that tells of who, where and with what.
sesto-senso-ghost-now = now
sesto-senso-ghost-waits = waits
sesto-senso-ghost-culprit = The culprit: only you know
sesto-senso-act-send = { $count ->
        [0] Pick a dream
        [one] Send one dream to { $name }
       *[other] Send { $count } dreams to { $name }
    }
sesto-senso-act-send-common = Show the common dream
sesto-senso-act-cancel = Cancel
sesto-senso-too-many = No more than that: the others are waiting for a dream too.

## The revelation
sesto-senso-who = Who did it?
sesto-senso-final-wait = *The Ghost prepares the common dream.* Meanwhile, look at the suspects.
sesto-senso-final-classic = *The common dream.* Person, place, object: which is which, nobody knows.
sesto-senso-final-one = *The common dream.* It tells of the person alone; every day one more comes.
sesto-senso-final-two = *The common dream.* It tells of person, place and object together; every day one more comes.
sesto-senso-final-again = *No majority.* Talk it over and vote again.
sesto-senso-final-majority = Balls placed: { $placed } of { $count }. It takes more than half on the same story.
sesto-senso-act-vote = Place the ball: { $card }
sesto-senso-act-vote-confirm = Confirm: { $card }
sesto-senso-act-vote-choose = Pick who did it
sesto-senso-act-vote-done = You voted: { $card }
sesto-senso-final-risk = If you are wrong, this story is ruled out and a day goes by.
sesto-senso-final-last = It is the last day: one try only.

## Close up
sesto-senso-finger = { $name } points here

## The album
sesto-senso-score-of = { $score ->
        [one] day to spare
       *[other] days to spare
    } ({ $best } at best)
sesto-senso-album-common = The common dream
sesto-senso-discards = Dreams that faded
sesto-senso-discards-none = No dream has faded yet.

## The game, read back
sesto-senso-plot = How much is reconstructed
