# What happened, read again at the end: moments and facts.

hanabi-moment-five = Series complete
hanabi-moment-error = Error
hanabi-moment-lost = Card lost
hanabi-moment-last-round = Last round
hanabi-fact-informed = *{ $name }* gave { $count ->
        [1] one hint
       *[other] { $count } hints
    }, more than anyone.
hanabi-fact-blind = *{ $name }* played { $card } knowing nothing of it. And it was right.
hanabi-fact-fives = *{ $name }* completed { $count } series.
hanabi-fact-errors = { $count ->
        [0] Not a single error.
        [1] Just one error.
       *[other] { $count } errors.
    }
hanabi-fact-lost-one = Just one card lost on the way: { $card }.
hanabi-fact-lost-many = Lost on the way: { $first }, { $second }{ $more ->
        [0] .
        [1] {" "}and one more card.
       *[other] {" "}and { $more } more cards.
    }
hanabi-fact-tokens = { $count ->
        [0] Every lantern used, to the last.
        [1] One lantern was left burning.
       *[other] { $count } lanterns were left burning.
    }
hanabi-fact-turns = A show of { $count } turns.

# Misunderstandings, in a review: what an information meant, and what it was taken for.
hanabi-misread-played-for = { $by } pointed { $to } at { $card }, who took it for { $taken } and played it: an error.
    .by = You pointed { $to } at { $card }, who took it for { $taken } and played it: an error.
    .to = { $by } pointed you at { $card }: you took it for { $taken } and played it, an error.
hanabi-misread-played = { $by } pointed { $to } at { $card }, who took it for a card to play: an error.
    .by = You pointed { $to } at { $card }, who took it for a card to play: an error.
    .to = { $by } pointed you at { $card }: you took it for a card to play, an error.
hanabi-misread-discarded = { $by } pointed { $to } at { $card }, who took it for a useless card and discarded it: it was still needed.
    .by = You pointed { $to } at { $card }, who took it for a useless card and discarded it: it was still needed.
    .to = { $by } pointed you at { $card }: you took it for a useless card and discarded it, but it was still needed.
hanabi-misread-kept = { $by } meant { $card }, to be played at once: { $to } took it for a card to keep, and discarded.
    .by = You meant { $card }, to be played at once: { $to } took it for a card to keep, and discarded.
    .to = { $by } meant { $card }, to be played at once: you took it for a card to keep, and discarded.
