# Il promemoria accanto alla tavola del Senet: quel che si cerca mentre si gioca. Il grassetto è *così*.

senet-reference-die = Il dado
senet-reference-again = Muovi una pedina, poi tiri ancora.
senet-reference-pass = Muovi una pedina, poi la mano passa.
senet-reference-nothing = Non muovi: la mano passa.
senet-reference-meet = Pedine che si incontrano
senet-reference-swap = *Una pedina da sola* dell’altra parte: se ci arrivi sopra, vi scambiate di posto.
senet-reference-houses = Le case
senet-reference-leave = Uscire dalla tavola
senet-reference-stuck = Se nulla può andare avanti
