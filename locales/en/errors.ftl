# Why something cannot be done. The key is also the stable code of the API.

## The request
error-bad-request = This request cannot be read ({ $detail }).
error-no-sense = This request makes no sense ({ $detail }).
error-too-large = That is too long: please shorten it.
error-too-slow = The request took too long to arrive: try again.
error-not-json = The request must be JSON.
error-no-page = There is nothing here.
error-no-method = This address cannot do that.
error-foreign = The request comes from another site, and is not accepted.

## Who you are and where you want to go
error-no-guest = We don’t know you yet: choose a name.
error-no-room = The lights are off: there is no such room.
error-no-door = No door opens with this code. Perhaps the seats are taken, or there is a slip in it.
error-no-link = This personal link has been used, or is too old.
error-not-in-room = That takes a seat in this room.
error-not-your-seat = This is somebody else’s seat.
error-not-host = Only the host can do that.

## The room
error-seat-taken = That seat is taken.
error-full = All seats are taken.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-too-few = It takes at least { $least } to begin.
error-seat-count = This game is for { $least } to { $most }.
error-still-here = Whoever sits there is still here, or has not been waited for long enough.
error-stood-in = A bot is playing for you: take your seat back first.
error-newer-rules = This game follows newer rules than this server knows. It will go on as soon as the server is brought up to date.
error-not-brought = This game is played with the cards of a box that this server no longer has. It will go on as soon as their file is back.

## The game
error-stale = The game has moved on in the meantime.
error-id-used = This move was already used for another seat.
error-not-your-turn = It isn’t your turn.
error-time-is-left = Only the clock says when time is up.
error-enough-moved = Enough of that for now: let the game go on.
error-too-long = This game is too long to go on. Begin a new one.
error-bad-action = This move makes no sense ({ $detail }).
error-bad-options = These options do not fit ({ $detail }).
error-hints-off = This room is played without hints.
error-notes-off = This room is played from memory, without notes.
error-no-undo = Nothing can be taken back here.
error-opening-key = Only who knows the key of this place may open a table. With a link or a code anybody can join.
error-daily = The game of the day is played alone and to the end.
error-no-parts = The seats have no part in this deal.
error-sealed = Today’s deal stays secret until midnight UTC.
error-no-daily = This game has nothing for each day.
error-guessed = You have already guessed here.
error-day-over = That day is over: there is something new today.
error-no-best-line = Nobody knows a best line for this game.
error-no-review = Nobody can tell what choices are worth in this game.

## Words
error-banned = Whoever keeps this place open lets nobody in from your address for now.
error-muted = Whoever keeps this place open lets you say nothing for now.
error-room-closed = Whoever keeps this place open has closed this table.
error-silent = This seat keeps silent while the game lasts. Afterwards you can say anything.
error-phrases-only = Only the ready-made phrases can be said now.
error-wrong-part = This is not the part that was promised.
error-bad-name = This name cannot be shown: 1 to 24 characters.
error-notes-full = This seat already has all the notes it can hold: remove one first.
error-bad-text = The text is empty or too long.
error-unknown-phrase = There is no such phrase.
error-unknown-game = There is no such game.
error-unknown-bot = There is no such bot.

## The server
error-too-fast = Easy does it: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-not-stored = The disk did not answer: nothing has changed, try again.
error-unsure = The line to the store broke: it may be done already. Try again, nothing is done twice.
error-stopping = The server is stopping: come back in a moment.
error-internal = That was our mistake. Please try again.

## Own pictures
deck-unknown = There is no deck of this name here.
deck-no-manifest = The file manifest.json is missing.
deck-bad-manifest = The file manifest.json cannot be read: { $detail }.
deck-missing = The picture { $picture } is missing.
deck-twice = The picture { $picture } is there twice: keep one.
deck-no-picture = { $picture } is no picture that browsers can show (AVIF, WebP, JPEG or PNG).
deck-too-large = The picture { $picture } is too heavy: { $most } MB at most.
