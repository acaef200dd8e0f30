# What the home page says of it; the other words come with its page.
tiny-name = Piccolo
tiny-tagline = Dodici carte, e la più alta vince il giro.
