# What the foyer must say of every game; the rest of a game's words come with its page.
senet-name = Senet
senet-tagline = The oldest race: fifty centuries of mischief.

hanabi-name = Hanabi
hanabi-tagline = You see everyone’s cards but your own.

sensu-name = Sensu
sensu-tagline = Make twenty, open your fans.

sesto-senso-name = Il Sesto Senso
sesto-senso-tagline = A silent ghost, seven nights, and dreams to read.

## The deal of the day
home-daily = Deal of the day
