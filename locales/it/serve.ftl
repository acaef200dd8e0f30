# Il comando che avvia il server.
cli-serve = Apre i giochi a questo computer e ai telefoni lì intorno
cli-serve-listen = L’indirizzo su cui ascoltare: 0.0.0.0:8420 se non dici altro
cli-serve-local = Solo per questo computer
cli-serve-data = La cartella in cui stanno le partite: data se non dici altro
cli-serve-bot-pause = Quanto sembra pensare un bot che sostituisce chi deve tacere, in millisecondi
cli-serve-bot-patience = Quanto i bot aspettano chi non ha più niente da fare ma può avere qualcosa da dire, in millisecondi
cli-serve-behind-proxy = Un reverse proxy davanti dice chi chiama: fidati delle sue intestazioni
cli-serve-metrics = Un indirizzo su cui dire come sta il server, per Prometheus: tienilo per te
cli-serve-log-json = Scrive il registro in JSON invece che a righe
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
cli-serve-in-use = Un’altra Ludoteca sta usando la cartella { $path }. Fermala, o scegli un’altra cartella con --data.
cli-serve-no-data = { $path } non si apre: { $detail }.
cli-serve-damaged-data = { $path } è guasto, o non è affatto una base di dati: { $detail }. Mettilo da parte, con i file accanto che cominciano con lo stesso nome, e al suo posto metti una copia di riserva; docs/deploying.md dice come.
cli-serve-newer-data = { $path } è stato scritto da una Ludoteca più recente: { $detail }. Usa quella, o scegli un’altra cartella con --data.

## Misure del server
cli-bench-only = Misura solo questo: random, rooms, kills o analysts, che si fa solo se richiesto; si può dire più volte
cli-bench-positions = Quante scelte guardano gli analisti: 300 se non dici altro
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
