# What the foyer must say of every game; the rest of a game's words come with its page.
senet-name = Senet
senet-tagline = La corsa più antica: cinquanta secoli di sgambetti.

hanabi-name = Hanabi
hanabi-tagline = Vedi le carte di tutti, tranne le tue.

sensu-name = Sensu
sensu-tagline = Fai venti, apri i ventagli.

sesto-senso-name = Il Sesto Senso
sesto-senso-tagline = Un fantasma muto, sette notti, e sogni da leggere.

## Il mazzo del giorno
home-daily = Il mazzo del giorno
