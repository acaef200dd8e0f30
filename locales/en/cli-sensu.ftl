# Sensu in the terminal
cli-sensu-covers = It covers { $card }: only the end of a pile is free.
cli-sensu-empty = It covers nothing there.

## What is wrong with the file in which an owner of the box describes their cards
sensu-faces-line = Line { $line } cannot be read: it holds the number, its sticks, the wind signs of the three copies and, if there is one, the word symbol.
sensu-faces-twice = The cards of another box are in play already.
sensu-faces-missing = { $fan }: the number { $number } is missing.
sensu-faces-sticks = { $fan }: cards with the number { $number } must have one to four sticks.
sensu-faces-winds = { $fan }: cards with the number { $number } have two wind signs at most.
sensu-faces-one-wind = { $fan }: of the three cards with the number { $number }, exactly one has one wind sign.
sensu-faces-equal = { $fan }: a { $one } and a { $two } have the same number of sticks.
sensu-faces-more = { $fan }: a { $one } has more sticks than a { $two }.
sensu-faces-nine = { $fan }: a 9 has one stick.
sensu-faces-four = { $fan }: some number has four sticks, and none has more.
