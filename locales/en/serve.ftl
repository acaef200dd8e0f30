# The command that starts the server.
cli-serve = Serve the games to this machine and to the phones around it
cli-serve-config = A file with these options, such as ludoteca.toml: a line each, as in data = "/srv/games"
cli-serve-listen = The address to listen on: 0.0.0.0:8420 unless you say otherwise
cli-serve-local = Keep it to this machine
cli-serve-data = The folder in which the games are kept: data unless you say otherwise
cli-serve-store = Where several nodes keep the games together: postgres://… instead of a file in the folder
cli-serve-bus = How the nodes over one store hear of each other at once: nats://…
cli-serve-bot-pause = How long a bot that stands in for somebody silent seems to think, in milliseconds
cli-serve-bot-patience = How long bots wait for people who have nothing to do but may have something to say, in milliseconds
cli-serve-review-games = How many games to imagine for each choice when a finished game is looked back at: about 400 unless you say otherwise
cli-serve-behind-proxy = A reverse proxy in front tells who calls: trust its headers
cli-serve-host = The names by which it is called, separated by commas: whoever calls it by another is refused
cli-serve-base-path = The folder of the site under which to offer it, such as /games
cli-serve-tls-cert = The certificate to speak TLS with, a file in PEM; it is read again when it changes
cli-serve-tls-key = The key of the certificate, a file in PEM
cli-serve-opening-key = A word that one must know to open a table; with a link or a code anybody joins
cli-serve-metrics = An address on which to tell how the server is, for Prometheus: keep it to yourself
cli-serve-log-json = Write the log as JSON instead of lines
cli-serve-after = Each option can also be given in the environment, in capitals after LUDOTECA_, such as LUDOTECA_BEHIND_PROXY=yes. The command line stands over the environment, and both over the file.
cli-health = Say whether the server is ready: for containers and watchmen
cli-health-address = Where the server listens: 127.0.0.1:8420 unless you say otherwise
cli-systemd = Print a unit that runs this program as a service of systemd
cli-tls = Make a certificate for this household, and an authority that phones can trust
cli-tls-names = The names and addresses by which the server is reached: this machine’s unless you say otherwise
cli-tls-folder = The folder for the files: tls unless you say otherwise
cli-house = See what goes on at this place, and decide about it: addresses, guests, tables; the servers run meanwhile
cli-house-data = The folder in which the games are kept: data unless you say otherwise
cli-house-store = The database in which they are kept instead: postgres://…
cli-house-ban = An address from which nobody is let in; of IPv6 its network
cli-house-mute = The number of a guest who may say nothing
cli-house-close = A table that is closed: everybody is let go, and nobody comes in
cli-house-unban = An address that is let in again
cli-house-unmute = A guest who may talk again
cli-house-reopen = A table that is open again
cli-house-days = How many days it holds: 7 unless you say otherwise, 365 at most
cli-house-rooms = How many tables to list: the 50 last touched unless you say otherwise
cli-house-after = The servers over the same folder or database follow within a few seconds. Numbers of guests and names of tables stand in the list.
cli-backup = Write everything that is stored into one file; the server may run meanwhile
cli-backup-file = The file to write
cli-backup-data = The folder in which the games are kept: data unless you say otherwise
cli-backup-store = The database in which they are kept instead: postgres://…
cli-backup-overwrite = Write over a file that is there
cli-backup-after = LUDOTECA_DATA and LUDOTECA_STORE in the environment say the same. Own pictures and cards in the folder are not in the file.
cli-restore = Put back everything that a backup holds, into a file or a database; the server must be stopped
cli-restore-file = The file that backup has written
cli-restore-data = The folder in which to keep the games: data unless you say otherwise
cli-restore-store = The database in which to keep them instead: postgres://…
cli-restore-overwrite = Delete what is stored there now
cli-restore-after = LUDOTECA_DATA and LUDOTECA_STORE in the environment say the same.
cli-openapi = Print the description of the API

cli-serve-here = The curtain is up: { $url }
cli-serve-phones = On phones in the same network: { $url }
cli-serve-metrics-at = For whoever looks after it: { $url }
cli-serve-kept = The games are kept in { $path }.
cli-serve-stop = Ctrl+C stops it; nothing is lost.
cli-serve-stopped = Stopped. See you soon.

cli-serve-busy = Port { $port } is taken by another program, perhaps by Ludoteca itself. Try: ludoteca serve --listen { $other }
cli-serve-no-listen = I cannot listen on { $address }: { $detail }.
cli-serve-no-folder = The data folder { $path } cannot be written to: { $detail }. Choose another one with --data.
cli-serve-no-certificate = The certificate cannot be used: { $path }, { $detail }.
cli-serve-in-use = Another Ludoteca is using the data folder { $path }. Stop it, or choose another folder with --data.
cli-serve-no-data = { $path } cannot be opened: { $detail }.
cli-serve-damaged-data = { $path } is damaged, or is not a database at all: { $detail }. Copy the folder before anything else; then, if you have a backup: ludoteca restore BACKUP --overwrite. docs/deploying.md says what can be saved without one.
cli-serve-newer-data = { $path } was written by a newer Ludoteca: { $detail }. Use that one, or choose another folder with --data.
cli-serve-unknown-store = I do not know how to keep games in { $url }. It can be postgres://user:password@host/database, or nothing at all for a file in the data folder.
cli-serve-no-bus = I do not know how to reach the other nodes by { $url }: { $detail }. It can be nats://host:4222, or several of them with commas between.
error-wrong-host = This place has another name.

cli-health-ready = Ready.
cli-health-not-ready = The server at { $address } is not ready: it cannot write, or it is stopping.
cli-health-no-answer = Nobody answers at { $address }: { $detail }.
cli-house-decided = Decided:
cli-house-nothing = nothing
cli-house-banned = nobody is let in from { $what } until { $until }
cli-house-muted = guest { $what } says nothing until { $until }
cli-house-closed = table { $what } is closed until { $until }
cli-house-newest = Tables, the last touched first:
cli-house-open = not started
cli-house-playing = being played
cli-house-over = over
cli-house-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
cli-house-not-decided = Nothing was decided about { $what }.
cli-backup-done = { $path } holds { $rooms ->
        [one] one room
       *[other] { $rooms } rooms
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }.
cli-backup-exists = { $path } is there already. Choose another name, or say --overwrite.
cli-backup-unwritable = { $path } cannot be written: { $detail }.
cli-restore-done = { $path } holds { $rooms ->
        [one] one room
       *[other] { $rooms } rooms
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    } again.
cli-restore-occupied = There are games in { $path } already, and nothing was changed. To delete them and put the backup in their place, say --overwrite.
cli-restore-in-use = A server is using { $path }, or was until a moment ago. Stop all of them, wait ten seconds, and try again.
cli-restore-no-backup = { $path } is not a backup of Ludoteca.
cli-restore-newer = { $path } was made by a newer Ludoteca. Use that one.
cli-restore-damaged = { $path } is damaged at line { $line }; nothing was changed. Take another backup.
cli-restore-cut = { $path } ends in the middle, after line { $line }; nothing was changed. Take another backup.
cli-tls-made = A certificate for { $names }, good for { $days } days.
cli-tls-serve = To use it: ludoteca serve --tls-cert { $cert } --tls-key { $key }
cli-tls-trust = So that phones trust it, bring { $authority } to each of them, by mail or by cable, and open it there. On an iPhone: Settings, Profile Downloaded, Install; then General, About, Certificate Trust Settings, and switch it on. On Android: Settings, Security, Encryption and credentials, Install a certificate, CA certificate. On a computer: into the certificates of the browser or of the system, as an authority.
cli-tls-secret = Keep { $key } to yourself: whoever has it can pretend to be any site to those phones. To end the trust, delete the authority from the phones.
cli-tls-no-folder = { $path } cannot be written to: { $detail }. Choose another folder with --folder.
cli-settings-unreadable = { $path } is not a file of settings: { $detail }.
cli-settings-unknown = { $path }: there is no setting “{ $name }”. They are called as the options of ludoteca serve, without the dashes in front.
cli-settings-value = { $path }: “{ $name }” must be a text, a number, or true or false.

## Measurements of the server
cli-bench-only = Measure only this: random, rooms, kills or analysts, which is done only if asked for; may be given several times
cli-bench-positions = How many choices analysts look at: 300 unless you say otherwise
cli-bench-game = Measure the analysts of this game, not of all; may be given several times
cli-bench-kills = How often the server is killed: 200 times unless you say otherwise
cli-bench-kills-title = A server that is killed
cli-bench-kills-result = After { $kills } kills with SIGKILL under load, { $flying } moves being in flight at those moments, all { $answered } answered moves were on the disk; { $kept } unanswered ones were too, and none was half there.
cli-bench-kills-nobody = Nobody plays any more, although the server lives: every room was refused.
cli-bench-kills-lost = LOST in room { $room }: { $detail }
cli-bench-rooms = A server under load
cli-bench-rooms-how = { $game } over HTTP from another process on the same machine; every room has two streams of events open, and every move is on the disk before it is answered.
cli-bench-rooms-load = load
cli-bench-rooms-flat-out = { $rooms } rooms, flat out
cli-bench-rooms-paced = { $rooms } rooms, one move a second each
cli-bench-rooms-moves = moves/s
cli-bench-rooms-median = p50, ms
cli-bench-rooms-slow = p99, ms
cli-bench-rooms-cpu = CPU a move, µs
cli-bench-rooms-batch = moves a commit
cli-bench-rooms-memory = Memory: { $idle } MB idle; a room after { $moves } moves takes { $bare } kB, and { $watched } kB with its two streams open ({ $rooms } rooms).
