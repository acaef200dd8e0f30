# The menu of a room: it comes when the table already stands.

room-link = Continue on another device
room-link-help = Open this link on the other device: the seat moves there. It works once, for a day. Keep it to yourself.
room-hand-over = Let a bot play for me
room-fair = Was the deal fair?
room-fair-help = All chance of this game follows from one secret number. This is its fingerprint (SHA-256), fixed before the first move:
room-fair-help-together = All chance of this game follows from a number that this server and the players make together. These are the fingerprints (SHA-256) of the parts, each fixed before any other was known. This server’s:
room-fair-part = { $name }:
room-fair-missing = { $name }, whose part did not come in time:
room-fair-seed = The game is over, so here is the number itself:
room-leave-playing = If you leave, a bot takes over your seat. It is yours again when you come back.
room-leave-sure = Leave the room? Your seat becomes free.
room-leave = Leave
room-stay = Stay
room-passing = The curtain between one person and the next
room-passing-button = When you say so
room-passing-itself = Falls by itself
room-pace = Pace of the others
room-pace-calm = Calm
room-pace-brisk = Brisk
room-pace-instant = At once
room-pace-tap = Tap to go on
whatif-back = To the game it comes from
whatif-branch = Try another way from here
room-once = Explain first times
room-once-help = One sentence, when something happens for the first time.
