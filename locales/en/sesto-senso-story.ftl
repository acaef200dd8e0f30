# What happened, read again at the end: moments and facts.

sesto-senso-moment-found = { $name } finds it
sesto-senso-moment-last = All reconstructed
sesto-senso-moment-accused = A wrong accusation
sesto-senso-moment-unmasked = The culprit unmasked
sesto-senso-moment-hopeless = It can no longer be won
sesto-senso-fact-first = { $name } never took a wrong card.
sesto-senso-fact-one-dream = A single dream was enough for { $name }, { $count ->
        [one] once
       *[other] { $count } times
    }.
sesto-senso-fact-patience = { $name } needed { $count } dreams for a single card.
sesto-senso-fact-dreams = The Ghost gave { $count ->
        [one] one dream
       *[other] { $count } dreams
    } in all.
