# La pagina: il foyer, la stanza prima della partita, le parti comuni a tutti i giochi.
# Il grassetto è *così*.

## Parti comuni
ui-menu = Menu
ui-close = Chiudi
ui-back = Indietro
ui-room = stanza
ui-apron = La tua parte
ui-loading = Montiamo la scena…
ui-sound = Suoni
ui-sound-on = Accendi i suoni
ui-sound-off = Spegni i suoni
ui-theme-day = Luce del giorno
ui-theme-evening = Luce della sera
ui-language = Lingua
ui-language-it = Italiano
ui-language-en = English
ui-copied = Link copiato
ui-copy-failed = Non riesco a copiare
ui-copy-link = Copia il link
ui-share = Condividi
ui-prompt-for = *{ $name }:*
ui-script = Copione: che cosa è successo
ui-talk = Messaggi
ui-rules = Regole
ui-rule = Regola
ui-settings = Impostazioni
ui-tv = Apri sulla TV
ui-hide = Nascondi
ui-spectator = Stai guardando

## La linea
ui-offline = La linea è caduta.
ui-offline-retrying = Ci riprovo io: la partita non si perde.
ui-offline-given-up = La partita vi aspetta. Riprova quando la rete torna.
ui-retry = Riprova
ui-no-answer = Nessuna risposta: la linea è caduta. Riprova tra poco.
ui-resumed = Si riprende da qui

## Il sipario tra una mano e l’altra
ui-handover-pass = Passa il dispositivo: ora gioca
ui-handover-hold = Tieni premuto
ui-handover-look-away = Gli altri guardino altrove: dietro il sipario c’è quello che solo { $name } può vedere.

## Chi manca
ui-away-title = { $name } per ora non c’è
ui-away-text = Quel posto resta suo.
ui-awaited-title = { $name } ci pensa da un pezzo
ui-awaited-text = Se lo vuole più di metà di voi, un bot continua. Quel posto resta suo.
ui-away-wait = Aspettiamo
ui-away-bot = Gioca un bot

## Pagine che non ci sono
ui-dark-title = Qui è tutto spento
ui-dark-room = La stanza { $code } è chiusa, o il codice ha un errore.
ui-dark-page = A questo indirizzo non c’è nessun palco.
ui-dark-code = Scrivi un altro codice
ui-dark-home = Torna al foyer

## Le repliche

## I pupazzi
puppet-fox = volpe
puppet-owl = civetta
puppet-dolphin = delfino
puppet-tortoise = tartaruga
puppet-cat = gatto
puppet-rabbit = coniglio
puppet-bear = orso
puppet-ghost = fantasma

## Il foyer
home-title = A cosa giochiamo stasera?
home-lead = Scegli un palco: si gioca subito con i bot, oppure inviti chi vuoi con un link.
home-code = Hai un codice?
home-code-label = Codice della stanza, quattro caratteri
home-code-refused = Nei codici non c’è mai { $char }.
home-enter = Entra
home-play = Gioca ora
home-play-game = Gioca ora a { $game }
home-invite = Invita
home-invite-game = Invita qualcuno a { $game }
home-ways = Altri modi
home-ways-game = Altri modi di giocare a { $game }
home-ways-long = Livelli, regole, altri modi
home-ways-long-alone = Da solo, livelli, regole
home-players = giocatori: { $players }
home-minutes = { $minutes }′
home-minutes-label = circa { $minutes } minuti
home-kind-duel = A due
home-kind-together = Insieme
home-kind-everyone = Tutti contro tutti
home-resume = Riprendi
home-resume-label = Riprendi { $title }
home-resume-drop = Butta via { $title }
home-resume-more = +{ $count }: { $count ->
        [one] un’altra partita
       *[other] altre partite
    }
home-hotseat-title = Un solo dispositivo?
home-hotseat-text = Passatevelo: il sipario nasconde le carte.
home-hotseat = Stesso dispositivo
home-hotseat-short = Stesso dispositivo
home-tv-title = C’è una TV?
home-tv-text = Diventa il tavolo di tutti.
home-tv = Apri sulla TV
home-tv-short = TV
home-me = { $name }: cambia nome o pupazzo
home-me-new = Scegli nome e pupazzo
home-tables = I miei tavoli
home-you = Il mio nome su altri dispositivi
home-about = Crediti e privacy
home-file = Partita da un file

## Nome e pupazzo
me-title = Chi sei stasera?
me-name = Il tuo nome
me-puppet = Il tuo pupazzo
me-save = Sono io

## La stanza, prima che si alzi il sipario
lobby-away = torna subito
lobby-level-random = A caso
lobby-level-easy = Tranquillo
lobby-level-medium = Bravo
lobby-level-hard = Esperto
lobby-level-plain = Parla chiaro
lobby-level-companion = Per abitudini
lobby-habits = Come ti legge { $name }
lobby-level-ensemble = In sintonia
lobby-qr = Codice QR con il link della stanza
lobby-rules = Come si gioca, in due minuti
lobby-leave = Lascia la stanza

## Alla fine
summary-plot = La serata, turno per turno
summary-plot-begin = inizio
summary-plot-end = fine
summary-facts = Da ricordare
summary-again = Ancora!
summary-replay = Rivedi la partita
summary-replay-short = Rivedi
summary-share = Condividi
summary-copied = Copiati il risultato e il link
summary-home = Torna al foyer

## Figure
