# Il Sesto Senso: a single sentence, when a thing first happens. Bold is *like this*.
sesto-senso-once-given = The dreams that were sent stay in sight: psychics *look at them together and talk*.
sesto-senso-once-changed = When the ghost changes the hand, *everybody sees the dreams that go*.
sesto-senso-once-signs = The signs come *for all at once*, when every ball is in its place.
sesto-senso-once-found = Right: the card leaves the table, and *tomorrow the next one is searched*.
sesto-senso-once-refused = Wrong: the dreams stay, and *tomorrow others are added* for the same card.
sesto-senso-once-missed = No ball in time counts as *a wrong answer*.
sesto-senso-once-day = There are *seven days in all*, and they must do for the culprit too.
sesto-senso-once-revealing = A single one of these stories is *the culprit’s*, and only the ghost knows which.
sesto-senso-once-dreamed = The common dream is about *one story alone*: the culprit’s.
sesto-senso-once-majority = An accusation needs *more than half* of the balls on the same story.
sesto-senso-once-accused = A wrong accusation costs *a day*: that story leaves, and you vote again.
