# The card beside the table of Il Sesto Senso: the order of a day, and what one looks up while playing. Bold is *so*.

sesto-senso-reference-day = One day
sesto-senso-reference-dream = *The dream.* The Ghost sends one or more dreams to every psychic who searches, once a day.
sesto-senso-reference-read = *The reading.* You talk about them together. Everyone puts their ball on a card and confirms when they are sure; until all have confirmed it can be moved.
sesto-senso-reference-signs = *The signs.* Right: the card is yours, and your dreams fade. Wrong: the dreams stay, and that card is out of the question for you.
sesto-senso-reference-order = What you search for
sesto-senso-reference-found = One card a day at the most. Whoever has found all three helps the others.
sesto-senso-reference-week = Seven days
sesto-senso-reference-days = They must last *for everything*: by Sunday night the culprit must be unmasked.
sesto-senso-reference-clock-three = *Three minutes* for the dreams, then *three* for the talk. A ball that comes late is a wrong guess.
sesto-senso-reference-clock-six = *Six minutes* for the dreams, then *six* for the talk. A ball that comes late is a wrong guess.
sesto-senso-reference-clock-day = *One day of the game a day*: twelve hours for the dreams, then twelve for the talk. A ball that comes late is a wrong guess.
sesto-senso-reference-culprit = The culprit
sesto-senso-reference-final-classic = When all the stories are known a *common dream* of three comes: one for the person, one for the place, one for the object. Which is which, nobody knows.
sesto-senso-reference-final-one = When all the stories are known a *common dream* comes, about the *person*; every day one more.
sesto-senso-reference-final-two = When all the stories are known a *common dream* comes, about the *whole story*; every day one more.
sesto-senso-reference-vote = The story with *more than half* of the balls is accused. If it is the wrong one it is out, and a day goes by.
sesto-senso-reference-vote-one = You put down *a single ball*, and accuse. If the story is the wrong one it is out, and a day goes by.
sesto-senso-reference-ghost = The Ghost
sesto-senso-reference-change-easy = Changes the whole hand *once a day*.
sesto-senso-reference-change-normal = Changes the whole hand *three times in all*.
sesto-senso-reference-change-hard = Changes the whole hand *once*.
sesto-senso-reference-change-very-hard = *Never changes* the hand.
sesto-senso-reference-silent = Is silent to the end: only the dreams speak.
