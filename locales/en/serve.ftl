# The command that starts the server.
cli-serve = Serve the games to this machine and to the phones around it
cli-serve-listen = The address to listen on: 0.0.0.0:8420 unless you say otherwise
cli-serve-local = Keep it to this machine
cli-serve-data = The folder in which the games are kept: data unless you say otherwise
cli-serve-bot-pause = How long a bot seems to think while people watch, in milliseconds
cli-serve-behind-proxy = A reverse proxy in front tells who calls: trust its headers
cli-serve-no-limits = No rate limits: for measurements only
cli-openapi = Print the description of the API

cli-serve-here = The curtain is up: { $url }
cli-serve-phones = On phones in the same network: { $url }
cli-serve-kept = The games are kept in { $path }.
cli-serve-stop = Ctrl+C stops it; nothing is lost.
cli-serve-stopped = Stopped. See you soon.

cli-serve-busy = Port { $port } is taken by another program, perhaps by Ludoteca itself. Try: ludoteca serve --listen { $other }
cli-serve-no-listen = I cannot listen on { $address }: { $detail }.
cli-serve-no-folder = The data folder { $path } cannot be written to: { $detail }. Choose another one with --data.
cli-serve-in-use = Another Ludoteca is using the data folder { $path }. Stop it, or choose another folder with --data.
cli-serve-no-data = { $path } cannot be opened: { $detail }.
cli-serve-newer-data = { $path } was written by a newer Ludoteca: { $detail }. Use that one, or choose another folder with --data.
