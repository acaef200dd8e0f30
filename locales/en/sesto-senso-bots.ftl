# Why a mind of Il Sesto Senso does something. A psychic says what it sees in a dream, what that brings to mind, and how sure it is.
# { $seen } and { $thought } are words of the pictures, such as “the anchor” and “the sea”; { $card } is a card, such as “the Sea Captain”.

## Psychics: -same where the dream and the card show the same thing, -card where the dream brings the card itself to mind
sesto-senso-why-guess-sure = I see { $seen } and think of { $thought }. It has to be { $card }: I am { $percent } % sure.
sesto-senso-why-guess-sure-same = The dream and the card have { $seen } in common. It has to be { $card }: I am { $percent } % sure.
sesto-senso-why-guess-sure-card = I see { $seen } and think of { $card } at once: I am { $percent } % sure.
sesto-senso-why-guess-likely = I see { $seen } and think of { $thought }. I would say { $card }, but only to { $percent } %.
sesto-senso-why-guess-likely-same = The dream and the card have { $seen } in common. I would say { $card }, but only to { $percent } %.
sesto-senso-why-guess-likely-card = I see { $seen } and would say { $card }, but only to { $percent } %.
sesto-senso-why-guess-unsure = Perhaps { $seen } stands for { $thought }? Then { $card }: no more than { $percent } % sure.
sesto-senso-why-guess-unsure-same = The dream and the card have { $seen } in common. Perhaps { $card }: no more than { $percent } % sure.
sesto-senso-why-guess-unsure-card = Perhaps { $seen } stands for { $card }: no more than { $percent } % sure.
sesto-senso-why-left = Nothing in my dreams helps me: I try { $card }.
sesto-senso-why-accuse = I see { $seen } and think of { $thought }, which goes with { $card }: I accuse { $character }, { $percent } % sure.
sesto-senso-why-accuse-same = A dream and { $card } have { $seen } in common: I accuse { $character }, { $percent } % sure.
sesto-senso-why-accuse-card = I see { $seen } and think of { $card }: I accuse { $character }, { $percent } % sure.
sesto-senso-why-follow = You agree on { $character }: I am with you.
sesto-senso-why-join = We need a majority: I join those who accuse { $character }.

## The ghost, whose reasons are told after the end
sesto-senso-why-give = I meant { $card }: { $seen } for { $thought }. I hoped for { $percent } %.
sesto-senso-why-give-same = I meant { $card }: the dream and the card have { $seen } in common. I hoped for { $percent } %.
sesto-senso-why-give-card = I meant { $card }, with { $seen }. I hoped for { $percent } %.
sesto-senso-why-common = The culprit has { $card }: { $seen } for { $thought }. I hoped for { $percent } %.
sesto-senso-why-common-same = The culprit has { $card }: the dream and the card have { $seen } in common. I hoped for { $percent } %.
sesto-senso-why-common-card = The culprit has { $card }, hence { $seen }. I hoped for { $percent } %.
sesto-senso-why-change = Nobody would have understood the dreams that I held.
