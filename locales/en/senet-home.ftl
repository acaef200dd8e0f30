# What the home page says of it; the other words come with its page.
senet-name = Senet
senet-tagline = The oldest race: fifty centuries of mischief.
senet-daily = Dice of the day
