# What the home page says of it; the other words come with its page.
tiny-name = Tiny
tiny-tagline = Twelve cards, and the highest takes the round.
