# Piccolo, lo scopo: si legge quando le carte sono distribuite, prima del primo turno.
tiny-aim = *Prendi più giri degli altri*: la carta più alta prende il giro.
