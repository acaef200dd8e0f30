# La riga di comando: aiuto, rifiuti, resoconti, e la partita nel terminale.
# Un comando è spiegato da cli-<comando>, un suo argomento da cli-<comando>-<argomento>.
# I numeri arrivano già scritti; il grassetto è *così*.

## Aiuto
cli = Giochi da tavolo a casa tua, in compagnia dei bot o dei telefoni di tutti.
cli-lang = Parla questa lingua: it o en
cli-help = Mostra questo aiuto
cli-version = Mostra la versione
cli-usage = Come si usa:
cli-commands = Comandi
cli-command = COMANDO
cli-arguments = Argomenti
cli-options = Opzioni
cli-games = Giochi:
cli-games-line = posti: { $seats }; bot: { $bots }
cli-see-help = Prova con --help.

cli-play = Gioca nel terminale, contro i bot o passandovi la tastiera
cli-play-game = Il gioco
cli-play-seats = Quanti posti ha il tavolo
cli-play-bots = I bot agli altri posti, separati da virgole; un solo nome vale per tutti
cli-play-options = Le opzioni del gioco, in JSON
cli-play-seed = Rigioca la partita con questo numero invece di una nuova
cli-play-hot-seat = Tutti i posti alle persone, passandovi la tastiera
cli-play-name = Il tuo nome; con --hot-seat si può dare una volta per posto
cli-play-pause = Per quanto resta in vista la mossa di un bot, in millisecondi
cli-play-record = Scrivi in questo file la registrazione della partita finita

cli-simulate = Fai giocare i bot molte volte e conta i risultati
cli-simulate-game = Il gioco
cli-simulate-seats = Quanti posti ha il tavolo: tanti quanti i bot, o il minimo del gioco
cli-simulate-bots = I bot, separati da virgole: uno per tutti i posti, uno per ruolo o uno per posto; i parametri seguono i due punti, come in hard:depth=2
cli-simulate-games = Quante partite: 1000, se non dici altro
cli-simulate-seed = Il numero della prima partita; le altre seguono
cli-simulate-options = Le opzioni del gioco, in JSON
cli-simulate-own = Il file con le carte di una scatola vera, per giocare con quelle
cli-simulate-threads = Quanti thread: uno per core, se non dici altro
cli-simulate-json = Stampa un oggetto JSON
cli-simulate-records = Scrivi in questa cartella la registrazione di ogni partita
cli-simulate-best = Confronta con la migliore linea conosciuta di ogni partita, dove il gioco ne conosce una

cli-transcript = Stampa una partita finita passo per passo, a carte scoperte
cli-transcript-record = Il file con la registrazione
cli-transcript-json = Stampa un oggetto JSON
cli-transcript-own = Il file con le carte della scatola di chi ospitava, se si è giocato con quelle

cli-verify = Controlla una registrazione: il seme con la sua impronta, le mosse con le regole
cli-verify-record = Il file con la registrazione
cli-verify-commitment = L’impronta mostrata prima di giocare, se l’hai annotata
cli-verify-own = Il file con le carte della scatola di chi ospitava, se si è giocato con quelle

cli-solve = Stampa la migliore linea conosciuta per le carte di una partita finita
cli-solve-record = Il file con la registrazione
cli-solve-own = Il file con le carte della scatola di chi ospitava, se si è giocato con quelle
cli-solve-json = Stampa la linea come registrazione, in JSON
cli-no-best-line = Per una partita così nessuno conosce una linea migliore.

cli-analyse = Pesa le scelte di una partita finita: quanto valeva ciascuna, che cosa era meglio, che cosa ha fatto la sorte
cli-analyse-record = Il file con la registrazione
cli-analyse-own = Il file con le carte della scatola di chi ospitava, se si è giocato con quelle
cli-analyse-games = Quante partite immaginare per ogni scelta: circa 400, se non dici altro
cli-analyse-open = Giudica le scelte a carte scoperte, non da quel che chi sceglieva poteva sapere
cli-analyse-json = Stampa un oggetto JSON
cli-no-analyst = Di questo gioco nessuno sa pesare le scelte.

cli-blind = Prepara i fogli per una lettura alla cieca: immagini che ne suggeriscono una fra altre, senza nomi
cli-blind-game = Il gioco
cli-blind-sheets = La cartella per i fogli, che un browser mostra e fotografa
cli-blind-key = Il file per le risposte
cli-blind-each = Quanti fogli per tipo (60, se non dici altro)
cli-blind-seats = Quanti posti
cli-blind-seed = Il numero della prima partita da cui si prendono i fogli
cli-blind-options = Le opzioni del gioco, come oggetto JSON
cli-blind-pictures = Una cartella con un mazzo tuo, al posto delle immagini di questo programma
cli-blind-none = In { $name } non si indovina niente per immagini.
cli-blind-done = { $sheets } fogli da { $games } partite.

cli-readings = Scrive come tutti hanno letto le immagini, giorno per giorno: quante persone, e nessun nome
cli-readings-data = La cartella dei dati
cli-readings-store = Dove sono i dati, se non nella cartella: l’indirizzo di PostgreSQL
cli-readings-csv = Come tabella (CSV), una riga per carta, invece che in JSON
cli-readings-no-data = Qui non c’è ancora niente da leggere: { $path } non esiste.

cli-bench = Misura quanto è veloce questa macchina
cli-bench-seconds = Quanto dura ogni misura, in secondi

## Che cosa non va nella riga di comando
cli-misuse = Così non capisco.
cli-misuse-command = Il comando «{ $command }» non c’è.
cli-misuse-no-command = Quale comando? Dimmi che cosa fare.
cli-misuse-unknown = Non conosco «{ $arg }».
cli-misuse-missing = Manca qualcosa: { $arg }.
cli-misuse-conflict = «{ $arg }» non va d’accordo con «{ $other }».
cli-misuse-value = «{ $value }» non è un valore per { $arg }.
cli-misuse-no-value = { $arg } vuole un valore.

## Che cosa non va in quello che si chiede
cli-failed = Non è riuscito: { $detail }.
cli-seat = Posto { $number }
cli-unknown-game = Il gioco «{ $name }» non c’è. Ci sono: { $known }.
cli-unknown-bot = In questo gioco il bot «{ $name }» non c’è. Ci sono: { $known }.
cli-bad-parameter = Il bot «{ $name }» non capisce «{ $parameter }».
cli-bot-count = { $seats } posti vogliono un bot per tutti o { $seats } bot, e i nomi sono { $bots }.
cli-options-no-json = Le opzioni non sono JSON: qualcosa non va al carattere { $column }.
cli-options-no-object = Le opzioni devono essere un oggetto JSON, come {"{"}"nome": true{"}"}.
cli-seed-too-large = I numeri delle partite diventerebbero troppo grandi. Comincia da uno più piccolo.
cli-bad-seconds = Questa non è una durata.
cli-no-file = { $path } non si può leggere: { $detail }.

## Che cosa non va in una registrazione
cli-record-cut = { $path } si interrompe a metà, alla riga { $line }: manca un pezzo della registrazione.
cli-record-no-json = { $path } non è una registrazione: non è nemmeno JSON (riga { $line }, carattere { $column }).
cli-record-shape = { $path } non è una registrazione: { $detail }.
cli-record-other-game = È la registrazione di { $found }, non di { $expected }.
cli-record-other-rules = È una partita con la versione { $found } delle regole, e questo programma le conosce fino alla { $expected }.
cli-record-options = Le opzioni non vanno bene per il gioco. { $reason }
cli-own-none = A questo gioco non si porta nulla di proprio.
cli-own-faults = { $path } non va bene:
    { $faults }
cli-record-illegal = Il passo { $step } è contro le regole ({ $seat }). { $reason }
cli-record-draws = Passo { $step }: le estrazioni annotate non corrispondono a quelle fatte.
cli-unfinished = La partita non è finita: si ferma dopo il passo { $steps }.

## Il controllo di una registrazione
cli-seed-matches = Il seme è quello promesso: { $commitment }.
cli-seed-differs = Il seme non è quello promesso. Mostrato prima di giocare: { $shown }. Di questo seme: { $actual }.
cli-seed-unshown = Prima di giocare non è stata mostrata un’impronta, quindi non c’è nulla da confrontare. Di questo seme è { $commitment }.
cli-seed-draws = Le estrazioni sono annotate una per una: non c’è un seme da controllare.
cli-seed-none = È stata mostrata un’impronta, ma la registrazione non contiene il seme.
cli-parts-match = Il seme è fatto della parte del server e { $given ->
        [0] di nessun posto
        [one] di quella di un posto, come promessa
       *[other] di quelle di { $given } posti, ciascuna come promessa
    }.{ $missing ->
        [0] {""}
        [one] {" "}Una non è arrivata in tempo.
       *[other] {" "}{ $missing } non sono arrivate in tempo.
    }
cli-part-differs = { $seat }: la parte non è quella promessa.
cli-parts-differ = Il seme non è quello che risulta da queste parti. Ne risulta { $actual }.
cli-rules-kept = { $game }, { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }, tutto secondo le regole. { $outcome }
cli-verified = La registrazione è in ordine.
cli-not-verified = La registrazione non è in ordine.

## La trascrizione
cli-transcript-deal = la preparazione
cli-transcript-truth = Verità
cli-transcript-spectator = Chi guarda
cli-transcript-same = lo stesso

## Le simulazioni
cli-simulate-bar = partite
cli-simulate-title = { $game }, { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }: { $games } partite, numeri da { $first } a { $last }
cli-simulate-with = Opzioni: { $options }
cli-simulate-head-bot = bot
cli-simulate-head-mean = media
cli-simulate-head-error = errore
cli-simulate-head-wins = vittorie
cli-simulate-perfect = Perfette: { $share }
cli-simulate-by-seat = Vittorie per posto: { $shares }
cli-simulate-scores = Punteggi: { $counts }
cli-simulate-ends = Finali: { $counts }
cli-simulate-best-lines = La migliore linea conosciuta: { $mean } in media, trovata in { $ms } ms; superata { $beaten } volte
cli-simulate-choices = { $bot }: { $choices } scelte, in media { $mean } µs, la più lunga { $longest } ms
cli-simulate-length = Una partita: { $turns } turni, { $steps } passi
cli-simulate-speed = { $seconds } s, { $speed } partite al secondo

## Che cosa valevano le scelte
cli-analyse-head = { $game }: ogni scelta è pesata con circa { $games } partite immaginate, da quel che chi sceglieva poteva sapere; la sorte a carte scoperte.
cli-analyse-head-open = { $game }: ogni scelta è pesata con circa { $games } partite immaginate, a carte scoperte.
cli-analyse-deal = Prima della prima mossa { $seat } vince nel { $amount } % dei casi (± { $error }).
cli-analyse-deal-together =
    { $measure ->
        [points] Prima della prima mossa c’è da aspettarsi { $amount } punti (± { $error }).
       *[chance] Prima della prima mossa si vince nel { $amount } % dei casi (± { $error }).
    }
cli-analyse-worth =
    { $measure ->
        [points] Vale { $amount } punti (± { $error }).
       *[chance] Vale il { $amount } % (± { $error }).
    }
cli-analyse-best = Era la scelta migliore.
cli-analyse-better =
    { $measure ->
        [points] Meglio: «{ $better }», che vale { $worth } punti. Persi { $amount } punti (± { $error }).
       *[chance] Meglio: «{ $better }», che vale il { $worth } %. Perso il { $amount } % (± { $error }).
    }
cli-analyse-about-as-good =
    { $measure ->
        [points] Non si distingue dalla migliore: «{ $better }», che vale { $worth } punti (differenza { $amount } ± { $error }).
       *[chance] Non si distingue dalla migliore: «{ $better }», che vale il { $worth } % (differenza { $amount } ± { $error }).
    }
cli-analyse-luck = La sorte, per { $seat }: { $amount } % (± { $error }).
cli-analyse-luck-together =
    { $measure ->
        [points] La sorte: { $amount } punti (± { $error }).
       *[chance] La sorte: { $amount } % (± { $error }).
    }
cli-analyse-total =
    { $measure ->
        [points] { $seat }: scelte { $decisions }, chiaramente sbagliate { $clear }; in media { $amount } punti persi a scelta (± { $error }).
       *[chance] { $seat }: scelte { $decisions }, chiaramente sbagliate { $clear }; in media { $amount } % perso a scelta (± { $error }).
    }
cli-analyse-total-swing =
    { $measure ->
        [points] Le sue scelte, rispetto al gioco consueto: { $amount } punti (± { $error }).
       *[chance] Le sue scelte, rispetto al gioco consueto: { $amount } % (± { $error }).
    }
cli-analyse-total-luck =
    { $measure ->
        [points] La sorte: { $amount } punti (± { $error }).
       *[chance] La sorte: { $amount } % (± { $error }).
    }
cli-analyse-moments = Le scelte che sono costate di più:
cli-analyse-no-moments = Nessuna scelta è costata qualcosa oltre ogni dubbio.
cli-analyse-misread = Malintesi:

## Le misure
cli-bench-random = Partite a caso su un thread
cli-bench-yardstick = Metri di paragone della stessa misura: { $throws } milioni di tiri di dado al secondo, SHA-256 di { $hashed } MB al secondo.
cli-bench-head-game = gioco
cli-bench-head-seats = posti
cli-bench-head-rules = partite/s, sole regole
cli-bench-head-turns = turni/s, sole regole
cli-bench-head-tables = partite/s, simulate
cli-bench-head-steps = passi a partita
cli-bench-head-throws = una partita costa, in tiri di dado
cli-bench-analysts = Quanto sono sicuri gli analisti
cli-bench-analysts-about = Ogni scelta è pesata con { $effort } partite immaginate; la verità è la media di altre { $truth }. Semi da { $seed } in poi.
cli-bench-analysts-game = gioco
cli-bench-analysts-seats = posti
cli-bench-analysts-positions = posizioni
cli-bench-analysts-best = entro due errori, la migliore
cli-bench-analysts-played = entro due errori, la giocata
cli-bench-analysts-error = errore medio
cli-bench-analysts-bot = bot
cli-bench-analysts-decisions = scelte
cli-bench-analysts-loss = perso a scelta

## La partita nel terminale
cli-play-no-terminal = Per giocare qui serve un vero terminale.
cli-play-no-clock = Nel terminale non c’è orologio: toglilo dalle opzioni.
cli-play-bot-count = Per gli altri { $others } posti serve un bot, oppure { $others }, e i nomi sono { $bots }.
cli-play-guest = Ospite
cli-play-guest-number = Ospite { $number }
cli-play-bot = { $name } gioca qui (bot: { $level }).
cli-play-turn = turno { $turn }
cli-play-log = Copione
cli-play-help-key = ? aiuto   q esci
cli-play-keys = ↑ ↓, numero o lettera: scegli   Invio: conferma   ?: aiuto   q: esci
cli-play-keys-over = q: esci
cli-play-quit = *Lasci la partita?* Non sarà salvata.
cli-play-quit-keys = s: sì   n: no
cli-play-yes-key = s
cli-play-help = ↑ e ↓, un numero o una lettera scelgono, Invio conferma; conferma anche il numero di ciò che hai scelto. Pag↑ e Pag↓ scorrono il testo a destra, Esc torna indietro, q esce. Un tasto qualsiasi chiude questo aiuto.
cli-play-any-key = Premi un tasto per continuare.
cli-play-small = La finestra è troppo piccola: servono { $width } colonne e { $height } righe.
cli-play-commitment = Impronta della partita: { $commitment }
cli-play-why = { $name }: «{ $words }»
cli-play-saved = La registrazione è in { $path }.
cli-play-curtain = *Passa la tastiera { AD($name) }.*
cli-play-curtain-help = Gli altri guardino altrove. { $name }, premi Invio.
