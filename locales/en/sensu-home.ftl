# What the home page says of it; the other words come with its page.
sensu-name = Sensu
sensu-tagline = Make twenty, open your fans.
sensu-daily = Deal of the day
