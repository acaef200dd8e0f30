# What the home page says of it; the other words come with its page.
senet-name = Senet
senet-tagline = La corsa più antica: cinquanta secoli di sgambetti.
senet-daily = I dadi del giorno
