# A room in play, and what surrounds it: menu, talk, television.
# A bot has one name in all languages: those who play together must know whom they mean.
room-seat-free = free seat
room-gone = someone who has left
room-bot-name-1 = Tic-Tac
room-bot-name-2 = Molletta
room-bot-name-3 = Cucù
room-bot-name-4 = Bullone
room-bot-name-5 = Pendolo
room-bot-name-6 = Ronzino
room-bot-name-7 = Rotella
room-dark = The room is closed, or the link has a mistake in it.
room-why = “{ $words }”
room-script-empty = Nothing has happened yet.
room-talk-unread = { $count ->
    [one] Messages: one new
   *[other] Messages: { $count } new
}
room-talk-empty = Nobody has said anything yet.
room-talk-silent = At this table your seat keeps silent while the game lasts.
room-talk-watching = You’re watching: only those who play can speak.
room-talk-placeholder = Say something
room-talk-send = Send
room-stood-in = A bot is playing your seat.
room-take-back = Take my seat back
room-record = Download the record of the game
room-home = Back to the foyer
room-guest = Guest
room-second = Player 2
room-hotseat-title = Which game on this device?
room-tv-title = Which table on this screen?
room-tv-help = Type the room’s code. The phones are the controllers.
room-taking = Bringing your seat here…
room-take-failed = This link has been used, or is too old.

# The script
replay-moment = turn { $turn }

# The television
tv-waiting = Waiting for players: scan, or type the code on *{ $host }*.

# The end
room-verdict-won = Bravo!
room-verdict-lost = Next time, applause
room-verdict-over = Curtain
room-verdict-winner = { $names } { $count ->
        [one] wins
       *[other] win
    }
room-score = { $score ->
        [one] point
       *[other] points
    }
room-score-of = { $score ->
        [one] point
       *[other] points
    } out of { $best }
room-look-at-table = Look at the table

# What waits in the foyer
home-resume-with = { $game } with { $names }
home-resume-yours = *Your turn*
home-resume-theirs = Waiting for the others
home-resume-open = Not begun yet

## Taking back
room-hint = Ask for advice
room-undo = Take back one step

## The title of the page
room-title = { $game } · Ludoteca
room-summons = ● Your turn · { $game }

## Several people on one device
room-hand-of = { $name }’s hand
room-turn-of = { $name }’s turn
room-pass-on = Done, pass it to { $name }

## The clock
room-time-left = Time left: { $time }
room-time-minutes = { $minutes }:{ $seconds }
room-time-hours = { $hours } h { $minutes } min
room-time-soon = { $seconds } seconds left

room-since = Since your last turn
room-since-more = { $count } more
room-since-less = Less
room-to-summary = Back to the end
room-since-again = See this moment again
