# Il comando che avvia il server.
cli-serve = Apre i giochi a questo computer e ai telefoni lì intorno
cli-serve-config = Un file con queste opzioni, per esempio ludoteca.toml: una per riga, come data = "/srv/giochi"
cli-serve-listen = L’indirizzo su cui ascoltare: 0.0.0.0:8420 se non dici altro
cli-serve-local = Solo per questo computer
cli-serve-data = La cartella in cui stanno le partite: data se non dici altro
cli-serve-store = Dove più nodi tengono insieme le partite: postgres://… al posto di un file nella cartella
cli-serve-bus = Come i nodi su uno stesso archivio sanno subito l’uno dell’altro: nats://…
cli-serve-bot-pause = Quanto sembra pensare un bot che sostituisce chi deve tacere, in millisecondi
cli-serve-bot-patience = Quanto i bot aspettano chi non ha più niente da fare ma può avere qualcosa da dire, in millisecondi
cli-serve-review-games = Quante partite immaginare per ogni scelta quando si rivede una partita finita: circa 400 se non dici altro
cli-serve-behind-proxy = Un reverse proxy davanti dice chi chiama: fidati delle sue intestazioni
cli-serve-host = I nomi con cui lo si chiama, separati da virgole: chi lo chiama con un altro viene respinto
cli-serve-base-path = La cartella del sito sotto cui aprirlo, per esempio /giochi
cli-serve-tls-cert = Il certificato con cui parlare TLS, un file PEM; se cambia, viene riletto
cli-serve-tls-key = La chiave del certificato, un file PEM
cli-serve-opening-key = Una parola che serve per aprire un tavolo; con un link o un codice entra chiunque
cli-serve-metrics = Un indirizzo su cui dire come sta il server, per Prometheus: tienilo per te
cli-serve-log-json = Scrive il registro in JSON invece che a righe
cli-serve-after = Ogni opzione si può dare anche nell’ambiente, in maiuscolo dopo LUDOTECA_, per esempio LUDOTECA_BEHIND_PROXY=yes. La riga di comando vale più dell’ambiente, e tutti e due più del file.
cli-health = Dice se il server è pronto: per i container e per chi sorveglia
cli-health-address = Dove ascolta il server: 127.0.0.1:8420 se non dici altro
cli-systemd = Stampa un’unità che fa girare questo programma come servizio di systemd
cli-tls = Fa un certificato per questa casa, e un’autorità di cui i telefoni si possono fidare
cli-tls-names = I nomi e gli indirizzi con cui si raggiunge il server: quelli di questo computer se non dici altro
cli-tls-folder = La cartella dei file: tls se non dici altro
cli-house = Mostra cosa succede in questo posto, e decide: indirizzi, ospiti, tavoli; i server intanto girano
cli-house-data = La cartella in cui stanno le partite: data se non dici altro
cli-house-store = La base di dati in cui stanno, al posto della cartella: postgres://…
cli-house-ban = Un indirizzo da cui non entra nessuno; di IPv6 la sua rete
cli-house-mute = Il numero di un ospite che non può dire niente
cli-house-close = Un tavolo da chiudere: tutti ne escono, e nessuno entra
cli-house-unban = Un indirizzo da cui si può rientrare
cli-house-unmute = Un ospite che può parlare di nuovo
cli-house-reopen = Un tavolo da riaprire
cli-house-days = Per quanti giorni vale: 7 se non dici altro, al massimo 365
cli-house-rooms = Quanti tavoli elencare: gli ultimi 50 se non dici altro
cli-house-after = I server sulla stessa cartella o base di dati si adeguano in pochi secondi. I numeri degli ospiti e i nomi dei tavoli stanno nell’elenco.
cli-backup = Scrive in un solo file tutto quello che è conservato; il server intanto può girare
cli-backup-file = Il file da scrivere
cli-backup-data = La cartella in cui stanno le partite: data se non dici altro
cli-backup-store = La base di dati in cui stanno, al posto della cartella: postgres://…
cli-backup-overwrite = Scrive sopra un file che c’è già
cli-backup-after = LUDOTECA_DATA e LUDOTECA_STORE nell’ambiente dicono lo stesso. Le immagini e le carte tue che stanno nella cartella non sono nel file.
cli-restore = Rimette tutto quello che c’è in una copia di riserva, in un file o in una base di dati; il server dev’essere fermo
cli-restore-file = Il file scritto da backup
cli-restore-data = La cartella in cui tenere le partite: data se non dici altro
cli-restore-store = La base di dati in cui tenerle, al posto della cartella: postgres://…
cli-restore-overwrite = Cancella quello che c’è adesso
cli-restore-after = LUDOTECA_DATA e LUDOTECA_STORE nell’ambiente dicono lo stesso.
cli-openapi = Stampa la descrizione dell’API

cli-serve-here = Su il sipario: { $url }
cli-serve-phones = Sui telefoni nella stessa rete: { $url }
cli-serve-metrics-at = Per chi se ne prende cura: { $url }
cli-serve-kept = Le partite stanno in { $path }.
cli-serve-stop = Con Ctrl+C si ferma; non si perde niente.
cli-serve-stopped = Sipario. A presto.

cli-serve-busy = La porta { $port } è occupata da un altro programma, forse da Ludoteca stessa. Prova: ludoteca serve --listen { $other }
cli-serve-no-listen = Non riesco ad ascoltare su { $address }: { $detail }.
cli-serve-no-folder = Nella cartella dei dati { $path } non si può scrivere: { $detail }. Scegline un’altra con --data.
cli-serve-no-certificate = Il certificato non si può usare: { $path }, { $detail }.
cli-serve-in-use = Un’altra Ludoteca sta usando la cartella { $path }. Fermala, o scegli un’altra cartella con --data.
cli-serve-no-data = { $path } non si apre: { $detail }.
cli-serve-damaged-data = { $path } è guasto, o non è affatto una base di dati: { $detail }. Prima di tutto copia la cartella; poi, se hai una copia di riserva: ludoteca restore COPIA --overwrite. docs/deploying.md dice che cosa si salva senza.
cli-serve-newer-data = { $path } è stato scritto da una Ludoteca più recente: { $detail }. Usa quella, o scegli un’altra cartella con --data.
cli-serve-unknown-store = Non so tenere le partite in { $url }. Può essere postgres://utente:password@host/database, oppure niente, per un file nella cartella dei dati.
cli-serve-no-bus = Non so raggiungere gli altri nodi con { $url }: { $detail }. Può essere nats://host:4222, o più d’uno separati da virgole.
error-wrong-host = Questo posto ha un altro nome.

cli-health-ready = Pronto.
cli-health-not-ready = Il server su { $address } non è pronto: non riesce a scrivere, o si sta fermando.
cli-health-no-answer = Su { $address } non risponde nessuno: { $detail }.
cli-house-decided = Deciso:
cli-house-nothing = niente
cli-house-banned = da { $what } non entra nessuno fino al { $until }
cli-house-muted = l’ospite { $what } non dice niente fino al { $until }
cli-house-closed = il tavolo { $what } è chiuso fino al { $until }
cli-house-newest = Tavoli, dall’ultimo toccato:
cli-house-open = non iniziato
cli-house-playing = in gioco
cli-house-over = finito
cli-house-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
 }
cli-house-not-decided = Su { $what } non era deciso niente.
cli-backup-done = { $path } contiene { $rooms ->
        [one] una stanza
       *[other] { $rooms } stanze
    } e { $guests ->
        [one] un ospite
       *[other] { $guests } ospiti
    }.
cli-backup-exists = { $path } c’è già. Scegli un altro nome, o di’ --overwrite.
cli-backup-unwritable = { $path } non si può scrivere: { $detail }.
cli-restore-done = { $path } contiene di nuovo { $rooms ->
        [one] una stanza
       *[other] { $rooms } stanze
    } e { $guests ->
        [one] un ospite
       *[other] { $guests } ospiti
    }.
cli-restore-occupied = In { $path } ci sono già delle partite, e non è cambiato niente. Per cancellarle e mettere la copia al loro posto, di’ --overwrite.
cli-restore-in-use = Un server sta usando { $path }, o lo usava un momento fa. Fermali tutti, aspetta dieci secondi e riprova.
cli-restore-no-backup = { $path } non è una copia di riserva di Ludoteca.
cli-restore-newer = { $path } è stato scritto da una Ludoteca più recente. Usa quella.
cli-restore-damaged = { $path } è guasto alla riga { $line }; non è cambiato niente. Prendi un’altra copia.
cli-restore-cut = { $path } finisce a metà, dopo la riga { $line }; non è cambiato niente. Prendi un’altra copia.
cli-tls-made = Un certificato per { $names }, valido { $days } giorni.
cli-tls-serve = Per usarlo: ludoteca serve --tls-cert { $cert } --tls-key { $key }
cli-tls-trust = Perché i telefoni si fidino, porta { $authority } su ognuno, per posta o con il cavo, e aprilo lì. Su iPhone: Impostazioni, Profilo scaricato, Installa; poi Generali, Info, Impostazioni attendibilità certificati, e attivalo. Su Android: Impostazioni, Sicurezza, Crittografia e credenziali, Installa un certificato, Certificato CA. Su un computer: tra i certificati del browser o del sistema, come autorità.
cli-tls-secret = Tieni per te { $key }: chi ce l’ha può spacciarsi per qualunque sito con quei telefoni. Per togliere la fiducia, cancella l’autorità dai telefoni.
cli-tls-no-folder = In { $path } non si può scrivere: { $detail }. Scegli un’altra cartella con --folder.
cli-settings-unreadable = { $path } non è un file di impostazioni: { $detail }.
cli-settings-unknown = { $path }: l’impostazione «{ $name }» non c’è. Si chiamano come le opzioni di ludoteca serve, senza i trattini davanti.
cli-settings-value = { $path }: «{ $name }» dev’essere un testo, un numero, oppure true o false.

## Misure del server
cli-bench-only = Misura solo questo: random, rooms, kills o analysts, che si fa solo se richiesto; si può dire più volte
cli-bench-positions = Quante scelte guardano gli analisti: 300 se non dici altro
cli-bench-game = Di questi giochi si misurano gli analisti, se non di tutti; si può dire più volte
cli-bench-kills = Quante volte si uccide il server: 200 se non dici altro
cli-bench-kills-title = Un server ucciso
cli-bench-kills-result = Dopo { $kills } uccisioni con SIGKILL sotto carico, con { $flying } mosse in volo in quei momenti, tutte le { $answered } mosse risposte erano sul disco; c’erano anche { $kept } non risposte, e nessuna a metà.
cli-bench-kills-nobody = Non gioca più nessuno, anche se il server è vivo: ogni stanza ha rifiutato.
cli-bench-kills-lost = PERSO nella stanza { $room }: { $detail }
cli-bench-rooms = Un server sotto carico
cli-bench-rooms-how = { $game } via HTTP da un altro processo sulla stessa macchina; ogni stanza ha aperti due flussi di eventi, e ogni mossa è sul disco prima della risposta.
cli-bench-rooms-load = carico
cli-bench-rooms-flat-out = { $rooms } stanze, a tutta forza
cli-bench-rooms-paced = { $rooms } stanze, una mossa al secondo ciascuna
cli-bench-rooms-moves = mosse/s
cli-bench-rooms-median = p50, ms
cli-bench-rooms-slow = p99, ms
cli-bench-rooms-cpu = CPU per mossa, µs
cli-bench-rooms-batch = mosse per commit
cli-bench-rooms-memory = Memoria: { $idle } MB a riposo; una stanza dopo { $moves } mosse occupa { $bare } kB, e { $watched } kB con i suoi due flussi aperti ({ $rooms } stanze).
