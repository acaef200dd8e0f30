# What happened, read again at the end: moments and facts.

senet-moment-swap = Swap
senet-moment-fall = Into the waters
senet-moment-wall = Wall of three
senet-moment-off = Into the afterlife
senet-fact-swaps = *{ $name }* swapped places { $count ->
        [one] once
       *[other] { $count } times
    }.
senet-fact-falls = The waters took *{ $name }* { $count ->
        [one] once
       *[other] { $count } times
    }.
senet-fact-crosses = *{ $name }* rolled X { $count ->
        [one] once
       *[other] { $count } times
    }.
senet-fact-streak = *{ $name }* rolled { $count } times in one turn.
senet-fact-waits = *{ $name }* waited { $count ->
        [one] one turn
       *[other] { $count } turns
    } at the gates of the afterlife.
senet-fact-turns = A game of { $count ->
        [one] one turn
       *[other] { $count } turns
    }.
