# What the home page says of it; the other words come with its page.
sesto-senso-name = Il Sesto Senso
sesto-senso-tagline = Un fantasma muto, sette notti, e sogni da leggere.
sesto-senso-daily = I sogni del giorno
