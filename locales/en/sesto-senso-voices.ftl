# Why a mind of Il Sesto Senso does something. A psychic says what it sees in a dream, what that brings to mind, and how sure it is.
# { $seen } and { $thought } are words of the pictures, such as “the anchor” and “the sea”; { $card } is a card, such as “the Sea Captain”.

## Psychics: -same where the dream and the card show the same thing, -card where the dream brings the card itself to mind
sesto-senso-why-guess-sure = I see { $seen } and think of { $thought }. It has to be { $card }: I am { $percent } % sure.
sesto-senso-why-guess-sure-same = The dream and the card have { $seen } in common. It has to be { $card }: I am { $percent } % sure.
sesto-senso-why-guess-sure-card = I see { $seen } and think of { $card } at once: I am { $percent } % sure.
sesto-senso-why-guess-sure-colour = Look at the colours: they are those of { $card }. I am { $percent } % sure.
sesto-senso-why-guess-sure-feeling = I cannot put it into words, but it has to be { $card }: I am { $percent } % sure.
sesto-senso-why-guess-likely = I see { $seen } and think of { $thought }. I would say { $card }, but only to { $percent } %.
sesto-senso-why-guess-likely-same = The dream and the card have { $seen } in common. I would say { $card }, but only to { $percent } %.
sesto-senso-why-guess-likely-card = I see { $seen } and would say { $card }, but only to { $percent } %.
sesto-senso-why-guess-likely-colour = By its colours I would say { $card }, but only to { $percent } %.
sesto-senso-why-guess-likely-feeling = It is only a feeling: { $card }, to { $percent } %.
sesto-senso-why-guess-unsure = Perhaps { $seen } stands for { $thought }? Then { $card }: no more than { $percent } % sure.
sesto-senso-why-guess-unsure-same = The dream and the card have { $seen } in common. Perhaps { $card }: no more than { $percent } % sure.
sesto-senso-why-guess-unsure-card = Perhaps { $seen } stands for { $card }: no more than { $percent } % sure.
sesto-senso-why-guess-unsure-colour = All I have are the colours: perhaps { $card }, no more than { $percent } % sure.
sesto-senso-why-guess-unsure-feeling = It is no more than a feeling: perhaps { $card }, { $percent } % sure.
sesto-senso-why-left = Nothing in my dreams helps me: I try { $card }.
# Somebody has pointed at the card: $seat.
sesto-senso-why-pointed = { $seat } points there, and I look again: { $seen }, so { $thought }. Yes, { $card }: { $percent } %.
    .seat = You point there, and I look again: { $seen }, so { $thought }. Yes, { $card }: { $percent } %.
sesto-senso-why-pointed-same = { $seat } points there, and now I see it: dream and card have { $seen } in common. { $card }: { $percent } %.
    .seat = You point there, and now I see it: dream and card have { $seen } in common. { $card }: { $percent } %.
sesto-senso-why-pointed-card = { $seat } points there: of course, { $seen }. { $card }: { $percent } %.
    .seat = You point there: of course, { $seen }. { $card }: { $percent } %.
sesto-senso-why-pointed-colour = { $seat } points there, and the colours do match: { $card }, { $percent } %.
    .seat = You point there, and the colours do match: { $card }, { $percent } %.
sesto-senso-why-pointed-feeling = { $seat } points there, and I have the same feeling: { $card }, { $percent } %.
    .seat = You point there, and I have the same feeling: { $card }, { $percent } %.
sesto-senso-why-trusted = My dreams tell me nothing; { $seat } points at { $card }, and I go along.
    .seat = My dreams tell me nothing; you point at { $card }, and I go along.

## What psychics say while they wait: to whom has pointed or voted otherwise
sesto-senso-say-unconvinced = { $seat }, I have looked at { $other }, but for me it is still { $card }.
    .seat = I have looked at { $other }, but for me it is still { $card }.
sesto-senso-say-argue = { $seat }, I see it differently: for me it is { $character }, { $percent } % sure. What do you see there?
    .seat = I see it differently: for me it is { $character }, { $percent } % sure. What do you see there?

sesto-senso-why-accuse = I see { $seen } and think of { $thought }, which goes with { $card }: I accuse { $character }, { $percent } % sure.
sesto-senso-why-accuse-same = A dream and { $card } have { $seen } in common: I accuse { $character }, { $percent } % sure.
sesto-senso-why-accuse-card = I see { $seen } and think of { $card }: I accuse { $character }, { $percent } % sure.
sesto-senso-why-accuse-colour = The colours of a dream are those of { $card }: I accuse { $character }, { $percent } % sure.
sesto-senso-why-accuse-feeling = It is only a feeling, about { $card }: I accuse { $character }, { $percent } % sure.
sesto-senso-why-follow = { $count ->
        [one] One of you accuses { $character }: I go along.
       *[other] { $count } of you accuse { $character }: I go along.
    }
sesto-senso-why-join = We need a majority: I join those who accuse { $character }.

## The ghost, whose reasons are told after the end
sesto-senso-why-give = I meant { $card }: { $seen } for { $thought }. I hoped for { $percent } %.
sesto-senso-why-give-same = I meant { $card }: the dream and the card have { $seen } in common. I hoped for { $percent } %.
sesto-senso-why-give-card = I meant { $card }, with { $seen }. I hoped for { $percent } %.
sesto-senso-why-give-colour = I meant { $card }: look at the colours. I hoped for { $percent } %.
sesto-senso-why-give-feeling = I meant { $card }, and had nothing better. I hoped for { $percent } %.
sesto-senso-why-common = The culprit has { $card }: { $seen } for { $thought }. I hoped for { $percent } %.
sesto-senso-why-common-same = The culprit has { $card }: the dream and the card have { $seen } in common. I hoped for { $percent } %.
sesto-senso-why-common-card = The culprit has { $card }, hence { $seen }. I hoped for { $percent } %.
sesto-senso-why-common-colour = The culprit has { $card }: look at the colours. I hoped for { $percent } %.
sesto-senso-why-common-feeling = The culprit has { $card }, and I had nothing better. I hoped for { $percent } %.
sesto-senso-why-change = Nobody would have understood the dreams that I held.
