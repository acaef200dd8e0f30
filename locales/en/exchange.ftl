# Records in the forms of other programs.
cli-export = Write a record in the form of another program
cli-export-record = The file with the record
cli-export-format = The form; the first that the game has unless given
cli-export-players = The names of the players by seat, separated by commas
cli-import = Read a game of another program and print it as a record
cli-import-file = The file
cli-import-format = The form of the file

cli-no-format = There is no form “{ $name }”; there are: { $known }.
cli-no-format-of-game = There is no other form for games of { $game }.

exchange-no-game = This is no game in that form: { $detail }.
exchange-bad-record = This cannot be played by our rules: { $detail }.
exchange-variant = The game is of the variant “{ $variant }”; only “No Variant” is our Hanabi.
exchange-option = The game was played with “{ $option }”, which our rules do not have.
exchange-deck = The deck is not the fifty cards of our Hanabi.
exchange-bad-action = Action { $step } is none that our Hanabi has.
exchange-illegal = Action { $step } is not allowed by our rules: { $reason }
exchange-goes-on = By our rules the game is over before action { $step }.
exchange-note-empty-clues = There, informations that touch no card were not allowed; by our rules they are.
exchange-note-all-or-nothing = “All or Nothing” is read as the Gran Finale; the two may end at different moments.
exchange-note-ended = The game was ended by somebody or by the clock at action { $step }: the record is of an unfinished game.
exchange-note-unfinished = The game was not played to its end.
exchange-note-arranged = Hands that were put in another order are left out: the other program has no such action.

# A game that is brought to the page.
exchange-no-record = This file is neither the record of a game nor a game of hanab.live.
exchange-newer-rules = This game follows version { $found } of its rules; here they are known up to { $expected }.
exchange-bad-options = The options of this game are not understood here.
exchange-not-ours = This game cannot be played again: by our rules it stops at move { $step }.
exchange-not-over = This game did not come to its end: here you watch those that did.
exchange-not-brought = This game is played with the cards of a box that this server does not have.
exchange-title = A game from a file
exchange-help = Here you watch the record of a finished game, or a game of hanab.live: choose its file, or drop it here. It is not kept.
exchange-choose = Choose a file
exchange-drop = Drop the file here to watch the game
exchange-too-large = This file is too large to be a game.
exchange-seat = Seat { $seat }
exchange-hidden = How long it is and how it ends stay hidden until you ask.
