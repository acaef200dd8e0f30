# What the home page says of it; the other words come with its page.
sesto-senso-name = Il Sesto Senso
sesto-senso-tagline = A silent ghost, seven nights, and dreams to read.
sesto-senso-daily = Dreams of the day
