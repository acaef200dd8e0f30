# What the host decides during play, and what the others are told of it.

host-title = You are the host
host-door = The door is open
host-door-code = Whoever types *{ $code }* comes in and looks on.
host-door-code-lobby = Whoever types *{ $code }* comes in and takes a seat.
host-door-link = The code is a day old; the link still leads here.
host-door-shut = No code leads here. Personal links keep their seat.
host-door-shut-lobby = No code leads here, and nobody new takes a seat.
host-tv-code = The television shows the code
host-tv-code-help = Hidden it leads here all the same, for those who know it.
host-hand-on = Make { $name } the host
host-remove = Remove { $name }
host-remove-sure = A bot plays on at { $name }’s place, and { $name } can only look on.
host-remove-yes = Remove
host-keep = Keep
host-removed = The host has removed you from the table.
host-removed-help = A bot plays on at your place. You may go on watching, or leave.
error-has-seat = You already have a seat at this table.
error-not-welcome = The host has said no.
error-has-seen-more = You have seen the table through other eyes: this seat cannot be yours.
error-asked-for = Somebody else has just asked for this seat.

## Latecomers
late-ask = Ask for a seat
late-which = Whose place would you like?
late-place = { $name }’s place
late-watch = Just watch
late-asked = You have asked for { $name }’s place: the host decides.
late-stop = Never mind
late-title = { $name } would like to play
late-instead = In the place of { $name }, from the next decision on.
late-yes = Welcome
late-no = No
