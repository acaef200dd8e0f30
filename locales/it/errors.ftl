# Perché qualcosa non si può fare. La chiave è anche il codice stabile dell’API.

## La richiesta
error-bad-request = Questa richiesta non si capisce ({ $detail }).
error-no-sense = Questa richiesta non ha senso ({ $detail }).
error-too-large = È troppo lungo: accorcia un po’.
error-too-slow = La richiesta ci ha messo troppo ad arrivare: riprova.
error-not-json = Serve una richiesta in JSON.
error-no-page = Qui non c’è niente.
error-no-method = Qui questa richiesta non è prevista.
error-foreign = La richiesta arriva da un altro sito, e non la accettiamo.

## Chi sei e dove vuoi entrare
error-no-guest = Non sappiamo ancora chi sei: scegli un nome.
error-no-room = Qui è tutto spento: questa stanza non c’è.
error-no-door = Nessuna porta si apre con questo codice. Forse i posti sono finiti, o c’è un errore.
error-no-link = Questo link personale è già stato usato, o è troppo vecchio.
error-not-in-room = Per farlo serve un posto in questa stanza.
error-not-your-seat = Questo posto è di un’altra persona.
error-not-host = Lo può fare solo chi ha aperto la stanza.

## La stanza
error-seat-taken = Quel posto è già preso.
error-full = I posti sono finiti.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-not-over = La partita non è ancora finita.
error-too-few = Per cominciare bisogna essere almeno in { $least }.
error-seat-count = A questo gioco si gioca in { $least } – { $most }.
error-still-here = Quella persona c’è ancora, o è presto per sostituirla.
error-stood-in = Adesso per te gioca un bot: prima riprendi il tuo posto.
error-newer-rules = Questa partita segue regole più nuove di quelle del server: riprenderà quando sarà aggiornato.
error-not-brought = Questa partita si gioca con le carte di una scatola che il server non ha più: riprenderà quando le riavrà.

## Il gioco
error-stale = Nel frattempo la partita è andata avanti.
error-id-used = Questa mossa è già stata usata per un altro posto.
error-not-your-turn = Adesso non tocca a te.
error-time-is-left = Il tempo lo chiude solo l’orologio.
error-enough-moved = Per adesso basta così: la partita deve andare avanti.
error-too-long = La partita è troppo lunga per andare avanti. Cominciane un’altra.
error-bad-action = Questa mossa non si capisce ({ $detail }).
error-bad-options = Queste opzioni non vanno bene ({ $detail }).
error-hints-off = In questa stanza si gioca senza consigli.
error-notes-off = In questa stanza si gioca a memoria, senza appunti.
error-no-undo = Qui non si può tornare indietro.
error-opening-key = Qui apre un tavolo solo chi conosce la chiave di casa. Con un link o un codice può entrare chiunque.
error-daily = La partita del giorno si gioca da soli e fino in fondo.
error-no-parts = In questo sorteggio i posti non mettono una parte.
error-sealed = Il mazzo del giorno resta segreto fino alla mezzanotte UTC.
error-no-daily = Questo gioco non ha niente del giorno.
error-guessed = Qui hai già risposto.
error-day-over = Quel giorno è finito: oggi c’è altro.
error-no-best-line = Per questa partita nessuno conosce una linea migliore.
error-no-review = Nessuno sa dire quanto valgano le scelte in questo gioco.

## Parole
error-banned = Chi tiene aperto questo posto per ora non fa entrare nessuno dal tuo indirizzo.
error-muted = Chi tiene aperto questo posto per ora non ti lascia dire niente.
error-room-closed = Chi tiene aperto questo posto ha chiuso questo tavolo.
error-silent = Questo posto tace finché dura la partita. Alla fine si può dire tutto.
error-phrases-only = Adesso si possono dire solo le frasi pronte.
error-wrong-part = Questa non è la parte promessa.
error-bad-name = Questo nome non si può mostrare: da 1 a 24 caratteri.
error-notes-full = Questo posto ha già tutte le note che può avere: prima ne va tolta una.
error-bad-text = Il testo è vuoto o troppo lungo.
error-unknown-phrase = Questa frase non c’è.
error-unknown-game = Questo gioco non c’è.
error-unknown-bot = Questo bot non c’è.

## Il server
error-too-fast = Con calma: riprova tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
error-not-stored = Il disco non ha risposto: non è cambiato niente, riprova.
error-unsure = È caduta la linea con l’archivio: forse è già fatto. Riprova, niente si fa due volte.
error-stopping = Il server si sta fermando: torna tra un attimo.
error-internal = Abbiamo sbagliato noi. Riprova.

## Le immagini proprie
deck-unknown = Qui non c’è nessun mazzo con questo nome.
deck-no-manifest = Manca il file manifest.json.
deck-bad-manifest = Il file manifest.json non si legge: { $detail }.
deck-missing = Manca l’immagine { $picture }.
deck-twice = L’immagine { $picture } c’è due volte: tienine una sola.
deck-no-picture = { $picture } non è un’immagine che i browser sanno mostrare (AVIF, WebP, JPEG o PNG).
deck-too-large = L’immagine { $picture } è troppo pesante: al massimo { $most } MB.
