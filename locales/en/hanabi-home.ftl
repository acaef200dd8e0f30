# What the home page says of it; the other words come with its page.
hanabi-name = Hanabi
hanabi-tagline = You see everyone’s cards but your own.
hanabi-daily = Show of the day
