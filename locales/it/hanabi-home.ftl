# What the home page says of it; the other words come with its page.
hanabi-name = Hanabi
hanabi-tagline = Vedi le carte di tutti, tranne le tue.
hanabi-daily = Lo spettacolo del giorno
