# What the home page says of it; the other words come with its page.
sensu-name = Sensu
sensu-tagline = Fai venti, apri i ventagli.
sensu-daily = Il mazzo del giorno
