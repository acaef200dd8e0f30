# Piccolo, il gioco da copiare. I nomi dei posti arrivano già scritti; il grassetto è *così*.

## Il gioco
tiny-aim = *Prendi più giri degli altri*: la carta più alta prende il giro.

## Che cosa è successo; dopo un punto, lo stesso detto a chi riguarda: `.seat` a chi siede in `seat`
tiny-event-dealt = Le carte sono distribuite.
tiny-event-laid = { $seat } cala il { $card }.
    .seat = Cali il { $card }.
tiny-event-took = { $seat } vince il giro.
    .seat = Vinci il giro.
tiny-outcome = { $rounds ->
        [one] Vince { $winner } con un giro.
       *[other] Vince { $winner } con { $rounds } giri.
    }

## Perché qualcosa non si può fare
tiny-illegal-over = La partita è finita.
tiny-illegal-not-your-turn = Tocca { AD($name) }.
tiny-illegal-not-in-hand = Questa carta non è nella tua mano.

## Che cosa si può fare
tiny-prompt = *Giro { $round }: tocca a te.* Cala una carta: la più alta vince il giro.
tiny-prompt-wait = *Tocca { AD($name) }.* Intanto guarda le tue carte.
tiny-prompt-over = *È finita.* Tutte le carte sono scoperte.
tiny-act = Cala il { $card }
tiny-act-none = Scegli una carta
tiny-leads = Per ora è la più alta.
tiny-trails = Ce n’è già una più alta.

## Il tavolo
tiny-table = Le carte calate in questo giro
tiny-hand = La tua mano
tiny-card = Carta { $card }
tiny-card-hidden = Una carta che non vedi
tiny-taken = Giri vinti
tiny-taken-count = { $rounds ->
        [one] un giro
       *[other] { $rounds } giri
    }

## La fine
tiny-plot = Giri vinti
tiny-moment-took = giro vinto
tiny-fact-rounds = { $rounds ->
        [one] *{ $name }*: un giro
       *[other] *{ $name }*: { $rounds } giri
    }

## Le opzioni
tiny-option-hand = Carte in mano
tiny-option-hand-two = Due
tiny-option-hand-three = Tre
tiny-option-hand-help = { $aside ->
        [0] Tutte e dodici le carte sono in gioco.
        [one] Una carta resta coperta da parte.
       *[other] { $aside } carte restano coperte da parte.
    }

## Frasi pronte
tiny-phrase-well-laid = Bella giocata!

## Perché un bot cala una carta
tiny-why-leads = Il { $card } basta per stare davanti.
tiny-why-gives = Il { $card } lo lascio andare.

## Le regole
tiny-rules-title = Come si gioca a Piccolo
tiny-rules-aim = *Vinci più giri degli altri.* Le carte sono dodici, dall’1 al 12, una per numero. Ognuno ne tiene alcune, che nessun altro vede; le altre restano da parte.
tiny-rules-turn = A turno ognuno cala una carta scoperta, quella che vuole. Quando tutti ne hanno calata una, *la più alta vince il giro*, e chi lo ha vinto comincia il successivo.
tiny-rules-end = Quando le mani sono vuote la partita finisce. A pari giri vince chi ha preso l’ultimo.
