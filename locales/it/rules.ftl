# Quel che hanno in comune le pagine delle regole. Ciò che è nostro, dove il libro tace, si scrive ~così~.

rules-ours = regola nostra
rules-ours-note = Dove il libro tace, o lascia scegliere, abbiamo deciso noi: lo dice questo segno, accanto alla frase.
rules-card = Promemoria
rules-all = Tutte le regole
rules-search = Cerca nelle regole
rules-index = Indice
rules-found = { $count ->
        [0] Non c’è. Prova con un’altra parola.
        [one] Trovato in un punto. Invio porta lì.
       *[other] Trovato in { $count } punti. Invio porta al primo.
    }
rules-found-at = { $at } di { $count }
rules-link = Link a questa regola: { $title }
