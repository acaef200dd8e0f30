# What happened, read again at the end: moments and facts.

sensu-moment-closed = Fan closed
sensu-moment-both = Pair and three of a type
sensu-fact-both = *{ $name }* made twenty with a pair and three of a type { $count ->
        [one] once
       *[other] { $count } times
    }.
sensu-fact-twenties = *{ $name }* made twenty { $count } times.
sensu-fact-powers = *{ $name }* fired { $count ->
        [one] one power
       *[other] { $count } powers
    }.
sensu-fact-lost = Courage took { $count ->
        [one] one card
       *[other] { $count } cards
    } from *{ $name }*.
sensu-fact-taken = *{ $name }* took { $count } cards from other people’s discards.
sensu-fact-turns = A game of { $count ->
        [one] one turn
       *[other] { $count } turns
    }.
