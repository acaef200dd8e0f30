# Il Sesto Senso, what comes after the table: pictures held close, the signs, the suspects, the Ghost.

sesto-senso-close-of = { $name }, { $at } of { $count }
sesto-senso-close-previous = Previous picture
sesto-senso-close-next = Next picture
sesto-senso-close-side = Side by side
sesto-senso-close-compare = Compare with the { $kind ->
        [object] objects
        [place] places
       *[character] characters
    }
sesto-senso-close-compare-suspects = Compare with the suspects
sesto-senso-close-describe = Describe
sesto-senso-close-point-help = Tap or drag on the picture: the others see your mark. On a keyboard, use the arrows.
sesto-senso-close-picture = { $name }. Plus and minus bring it nearer or farther, arrows move it
sesto-senso-pointed-at = { $name } points at the { $place } of { $what }
sesto-senso-spot-top-left = top left
sesto-senso-spot-top = top middle
sesto-senso-spot-top-right = top right
sesto-senso-spot-left = left
sesto-senso-spot-middle = very middle
sesto-senso-spot-right = right
sesto-senso-spot-bottom-left = bottom left
sesto-senso-spot-bottom = bottom middle
sesto-senso-spot-bottom-right = bottom right

## The signs, the suspects and the accusation
sesto-senso-found-by = reconstructed by { $name }
sesto-senso-signs-asked = *{ $card }…*
sesto-senso-signs-right = *Yes!* It is { $card }.
sesto-senso-signs-wrong = *No:* it is not { $card }.
sesto-senso-signs-missed = *No ball in time.*
sesto-senso-scene-skip = Tap to go on
sesto-senso-scene-unmasked = *The eyes open:* it is { $card }!
sesto-senso-scene-innocent = *No:* { $card } had nothing to do with it.
sesto-senso-suspect = { $character }, { $place }, { $object }. Reconstructed by { $name }
sesto-senso-suspect-out = It was not so
sesto-senso-suspect-votes = { $count ->
        [0] No balls
        [one] One ball
       *[other] { $count } balls
    }

## What the Ghost knows
sesto-senso-ghost-columns = The combinations, one for each psychic
sesto-senso-ghost-column = { $name }: { $state }. Searching now: { $card }
sesto-senso-ghost-column-done = { $name }: has found it all
sesto-senso-ghost-given = served
sesto-senso-ghost-has = dreams received
sesto-senso-ghost-sent = Dream sent: { $name }. { $alt }
sesto-senso-ghost-next = next: { $card }
sesto-senso-ghost-secret = { $name }’s secret
sesto-senso-ghost-hand = The dreams in your hand
sesto-senso-ghost-for = The dream for the { $kind }
sesto-senso-ghost-empty = to be picked
sesto-senso-hand-dream = { $name }. { $alt }
sesto-senso-hand-picked = picked
sesto-senso-hand-for = picked for the { $kind }

## The ghost's hand
sesto-senso-act-take = Pick this dream
sesto-senso-act-put-back = Put it back in the hand
sesto-senso-act-change = New hand
sesto-senso-act-change-sure = Yes, change all seven
sesto-senso-changes-easy = { $count ->
        [0] changed today
        [one] once more today
       *[other] { $count } more times today
    }
sesto-senso-changes = { $count ->
        [0] no change left
        [one] one change left
       *[other] { $count } changes left
    }
