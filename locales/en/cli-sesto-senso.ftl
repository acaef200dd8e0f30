# Il Sesto Senso in the terminal
cli-sesto-sign-found = Found: an object, a place, a character.
cli-sesto-sign-missing = Still to be found.
cli-sesto-sign-waits = Waits for today’s dream.
cli-sesto-sign-thinks = Has dreamed, and is thinking.
cli-sesto-sign-ball = A ball on a card.
cli-sesto-sign-confirmed = A ball that is confirmed.
cli-sesto-sign-own = Your own ball.
cli-sesto-sign-refused = The signs have said no to it.
cli-sesto-sign-done = Has found it all.
cli-sesto-sign-guilty = The culprit’s story: before the end only the Ghost knows.
cli-sesto-ghost = Ghost: { $name }
cli-sesto-question = { $name }: { $kind ->
        [object] which object?
        [place] which place?
       *[character] which character?
    }
cli-sesto-found = Found:
cli-sesto-among = On the table:
cli-sesto-others = Also on the table:
cli-sesto-not = Already refused:
cli-sesto-has = Dreams that are there:
cli-sesto-card = { $mark } { $card } { $balls }
cli-sesto-ball-here = { $name }’s ball is here.
cli-sesto-ball-confirmed = { $name }’s ball is here, and confirmed.
cli-sesto-refused = The signs have said no to it.
cli-sesto-confirm-help = When all have confirmed, the signs come. Until then the ball can be moved.
cli-sesto-mind = Go on with { $name }
cli-sesto-own-new = *{ $name }: { $count ->
        [one] a new dream.
       *[other] { $count } new dreams.
    }* { $kind ->
        [object] Which object
        [place] Which place
       *[character] Which character
    } comes to mind? Choose a card.
cli-sesto-own-old = *{ $name }: no dream today.* { $kind ->
        [object] Which object
        [place] Which place
       *[character] Which character
    } could it be all the same? Choose a card.
cli-sesto-own-placed = *{ $name }: the ball is on { $card }.* Confirm, or move it.
cli-sesto-own-done = *You have found it all.* Read along with the others while they search.
cli-sesto-final-placed = *You accuse { $card }.* Confirm, or think again.
cli-sesto-final-confirmed = *You accuse { $card }, and have confirmed.* Until all have, you can think again.
cli-sesto-suspect = { $character }, { $place }, { $object } (the story of { $name }).
cli-sesto-story = Story: { $name }
cli-sesto-dreams-of = Dreams: { $name } ({ $count })
cli-sesto-cards = All cards on the table
cli-sesto-faded = Faded dreams ({ $count })
cli-sesto-back = Back
cli-sesto-reading-dreams = *The dreams of { $name }.* Choose one to read it.
cli-sesto-reading-cards = *The cards on the table.* Choose one to see what it shows.
cli-sesto-reading-faded = *Dreams that have faded.* They have been used, or thrown away.
cli-sesto-sure-slip = *Did the Ghost give it away?* If all say so the game is lost, and bots join in.
cli-sesto-sure-stop = *Stop here?* If all say so the game ends, and bots join in.
cli-sesto-sure-change = *Change the whole hand?* The seven dreams fade, and seven others come.
cli-sesto-ghost-choose = *Whom do you send a dream?* Each waits to be shown a card.
cli-sesto-ghost-add-ready = *The common dream is ready.* Show it, or pick another.
cli-sesto-give = { $name }: { $card }
cli-sesto-change = New hand ({ $left })
cli-sesto-hand = { $mark } { $dream }
cli-sesto-hand-for = ✓ ({ $kind }) { $dream }
cli-sesto-send = { $count ->
        [one] Send the dream to { $name }
       *[other] Send { $count } dreams to { $name }
    }
cli-sesto-signs = The signs of day { $day }
cli-sesto-sign-yes = ✓ { $who }: yes, { $card }!
cli-sesto-sign-no = ✗ { $who }: no, not { $card }.
cli-sesto-accused = You accuse the story of { $who }…
cli-sesto-album = { $outcome } *The album:* choose what to read again.
cli-sesto-album-common = Common: { $dream }
cli-sesto-album-about = It told of the culprit’s { $kind }.
