# Il Sesto Senso nel terminale
cli-sesto-sign-found = Trovato: un oggetto, un luogo, un personaggio.
cli-sesto-sign-missing = Ancora da trovare.
cli-sesto-sign-waits = Aspetta il sogno di oggi.
cli-sesto-sign-thinks = Ha sognato, e ci pensa.
cli-sesto-sign-ball = Una sfera su una carta.
cli-sesto-sign-confirmed = Una sfera confermata.
cli-sesto-sign-own = La tua sfera.
cli-sesto-sign-refused = I segni hanno detto di no.
cli-sesto-sign-done = Ha trovato tutto.
cli-sesto-sign-guilty = La storia del colpevole: prima della fine la conosce solo il Fantasma.
cli-sesto-ghost = Fantasma: { $name }
cli-sesto-question = { $name }: { $kind ->
        [object] quale oggetto?
        [place] quale luogo?
       *[character] quale personaggio?
    }
cli-sesto-found = Trovati:
cli-sesto-among = Sul tavolo:
cli-sesto-others = Sul tavolo anche:
cli-sesto-not = Già esclusi:
cli-sesto-has = Sogni che ha già:
cli-sesto-card = { $mark } { $card } { $balls }
cli-sesto-ball-here = Qui c’è la sfera di { $name }.
cli-sesto-ball-confirmed = Qui c’è la sfera di { $name }, confermata.
cli-sesto-refused = I segni hanno detto di no.
cli-sesto-confirm-help = Quando tutti hanno confermato, arrivano i segni. Fino ad allora puoi spostare la sfera.
cli-sesto-mind = Continua con { $name }
cli-sesto-own-new = *{ $name }: { $count ->
        [one] un nuovo sogno.
       *[other] { $count } nuovi sogni.
    }* { $kind ->
        [object] Quale oggetto
        [place] Quale luogo
       *[character] Quale personaggio
    } ti viene in mente? Scegli una carta.
cli-sesto-own-old = *{ $name }: oggi nessun sogno.* { $kind ->
        [object] Quale oggetto
        [place] Quale luogo
       *[character] Quale personaggio
    } sarà mai? Scegli una carta.
cli-sesto-own-placed = *{ $name }: la sfera è qui: { $card }.* Conferma, oppure spostala.
cli-sesto-own-done = *Hai trovato tutto.* Leggi i sogni degli altri mentre cercano.
cli-sesto-final-placed = *La tua accusa: { $card }.* Conferma, oppure ripensaci.
cli-sesto-final-confirmed = *La tua accusa è confermata: { $card }.* Finché mancano gli altri, puoi ripensarci.
cli-sesto-suspect = { $character }, { $place }, { $object } (la storia di { $name }).
cli-sesto-story = Storia: { $name }
cli-sesto-dreams-of = Sogni: { $name } ({ $count })
cli-sesto-cards = Tutte le carte sul tavolo
cli-sesto-faded = Sogni svaniti ({ $count })
cli-sesto-back = Indietro
cli-sesto-reading-dreams = *I sogni di { $name }.* Scegline uno per leggerlo.
cli-sesto-reading-cards = *Le carte sul tavolo.* Scegline una per sapere che cosa mostra.
cli-sesto-reading-faded = *I sogni svaniti.* Hanno già parlato, o sono stati gettati.
cli-sesto-sure-slip = *Il Fantasma si è tradito?* Se lo dite tutti la partita è persa, e i bot vi seguono.
cli-sesto-sure-stop = *Vi fermate qui?* Se lo volete tutti la partita finisce, e i bot vi seguono.
cli-sesto-sure-change = *Cambi tutta la mano?* I sette sogni svaniscono e ne arrivano altri sette.
cli-sesto-ghost-choose = *A chi mandi un sogno?* Ognuno aspetta di capire una carta.
cli-sesto-ghost-add-ready = *Il sogno comune è pronto.* Mostralo, o scegline un altro.
cli-sesto-give = { $name }: { $card }
cli-sesto-change = Nuova mano ({ $left })
cli-sesto-hand = { $mark } { $dream }
cli-sesto-hand-for = ✓ ({ $kind }) { $dream }
cli-sesto-send = { $count ->
        [one] Manda il sogno { AD($name) }
       *[other] Manda { $count } sogni { AD($name) }
    }
cli-sesto-signs = I segni del giorno { $day }
cli-sesto-sign-yes = ✓ { $who }: sì, { $card }!
cli-sesto-sign-no = ✗ { $who }: no, non { $card }.
cli-sesto-accused = Accusate la storia di { $who }…
cli-sesto-album = { $outcome } *L’album:* scegli che cosa rileggere.
cli-sesto-album-common = Comune: { $dream }
cli-sesto-album-about = Parlava del colpevole: { $kind }.
