# The command that starts the server.
cli-serve = Serve the games to this machine and to the phones around it
cli-serve-listen = The address to listen on: 0.0.0.0:8420 unless you say otherwise
cli-serve-local = Keep it to this machine
cli-serve-data = The folder in which the games are kept: data unless you say otherwise
cli-serve-bot-pause = How long a bot that stands in for somebody silent seems to think, in milliseconds
cli-serve-bot-patience = How long bots wait for people who have nothing to do but may have something to say, in milliseconds
cli-serve-behind-proxy = A reverse proxy in front tells who calls: trust its headers
cli-serve-metrics = An address on which to tell how the server is, for Prometheus: keep it to yourself
cli-serve-log-json = Write the log as JSON instead of lines
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
cli-serve-in-use = Another Ludoteca is using the data folder { $path }. Stop it, or choose another folder with --data.
cli-serve-no-data = { $path } cannot be opened: { $detail }.
cli-serve-damaged-data = { $path } is damaged, or is not a database at all: { $detail }. Move it away, with the files beside it whose names begin alike, and put a backup in its place; docs/deploying.md says how.
cli-serve-newer-data = { $path } was written by a newer Ludoteca: { $detail }. Use that one, or choose another folder with --data.

## Measurements of the server
cli-bench-only = Measure only this: random, rooms, kills or analysts, which is done only if asked for; may be given several times
cli-bench-positions = How many choices analysts look at: 300 unless you say otherwise
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
