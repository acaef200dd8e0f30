# Le scelte di chi apre la stanza: le legge il foyer, non il tavolo.
sesto-senso-option-level = Difficoltà
sesto-senso-option-level-easy = Facile
sesto-senso-option-level-normal = Normale
sesto-senso-option-level-hard = Difficile
sesto-senso-option-level-very-hard = Molto difficile
sesto-senso-option-level-help-easy = In { sesto-senso-word-seats }: { sesto-senso-word-cards } carte per tipo. Il fantasma può cambiare la mano *una volta al giorno*.
sesto-senso-option-level-help-normal = In { sesto-senso-word-seats }: { sesto-senso-word-cards } carte per tipo. Il fantasma può cambiare la mano *tre volte in tutto*.
sesto-senso-option-level-help-hard = In { sesto-senso-word-seats }: { sesto-senso-word-cards } carte per tipo. Il fantasma può cambiare la mano *una volta sola*.
sesto-senso-option-level-help-very-hard = In { sesto-senso-word-seats }: { sesto-senso-word-cards } carte per tipo. Il fantasma *tiene la mano che ha*.
sesto-senso-option-level-help-hard-crowded = In { sesto-senso-word-seats }: { sesto-senso-word-cards } carte per tipo, e la mano si cambia *una volta sola*. Con così tanti sensitivi è *durissima*: meglio scendere di livello.
sesto-senso-option-level-help-very-hard-crowded = In { sesto-senso-word-seats }: { sesto-senso-word-cards } carte per tipo, e la mano *non si cambia*. Con così tanti sensitivi è *quasi impossibile*: meglio scendere di livello.
sesto-senso-option-ghost = Il fantasma
sesto-senso-option-ghost-chance = Decide il caso
sesto-senso-option-ghost-help = Chi sarà il fantasma lo *decide il caso*. { $seats ->
        [2] L’altra persona ha due sfere.
       *[other] Gli altri posti leggono i sogni.
    }
sesto-senso-option-ghost-help-named = *Il fantasma è { $seat }*. { $seats ->
        [2] L’altra persona ha due sfere.
       *[other] Gli altri posti leggono i sogni.
    }
sesto-senso-option-final = Sogno finale
sesto-senso-option-final-classic = Classico
sesto-senso-option-final-one = Variante I
sesto-senso-option-final-two = Variante II
sesto-senso-option-final-help-classic = Alla fine *tre sogni insieme*, uno per il personaggio, uno per il luogo, uno per l’oggetto: non si sa quale dei tre parli di che cosa.
sesto-senso-option-final-help-one = Alla fine *un sogno al giorno*, solo sul personaggio.
sesto-senso-option-final-help-two = Alla fine *un sogno al giorno*, su personaggio, luogo e oggetto insieme.
sesto-senso-option-clock = Orologio
sesto-senso-option-clock-none = Nessuno
sesto-senso-option-clock-three = 3 minuti
sesto-senso-option-clock-six = 6 minuti
sesto-senso-option-clock-help-none = *Senza orologio*: ogni giorno dura quanto volete.
sesto-senso-option-clock-help-three = Ogni giorno *tre minuti per i sogni*, poi *tre per parlarne*. Una sfera in ritardo vale come risposta sbagliata.
sesto-senso-option-clock-help-six = Ogni giorno *sei minuti per i sogni*, poi *sei per parlarne*. Una sfera in ritardo vale come risposta sbagliata.
sesto-senso-option-clock-help-day = *Un giorno di gioco al giorno*: dodici ore per i sogni, poi dodici per parlarne. Passate di qui quando vi è comodo.
