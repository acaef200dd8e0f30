# The page: the foyer, the room before play, the parts that all games share.
# Bold is written *like this*.

## Shared parts
ui-menu = Menu
ui-close = Close
ui-back = Back
ui-room = room
ui-apron = Your part
ui-loading = Setting the stage…
ui-sound = Sounds
ui-sound-on = Turn sounds on
ui-sound-off = Turn sounds off
ui-theme-day = Daylight
ui-theme-evening = Evening light
ui-language = Language
ui-language-it = Italiano
ui-language-en = English
ui-copied = Link copied
ui-copy-failed = Copying failed
ui-copy-link = Copy the link
ui-share = Share
ui-prompt-for = *{ $name }:*
ui-script = Script: what happened
ui-talk = Messages
ui-rules = Rules
ui-rule = Rule
ui-settings = Settings
ui-tv = Open on TV
ui-hide = Hide
ui-spectator = You’re watching

## The line
ui-offline = Connection lost.
ui-offline-retrying = Trying again, your game is safe.
ui-offline-given-up = Your game is safe. Try again when the network is back.
ui-retry = Try again
ui-no-answer = No answer: the connection is lost. Try again in a moment.
ui-resumed = We go on from here

## The curtain between two hands
ui-handover-pass = Pass the device to
ui-handover-hold = Press and hold
ui-handover-look-away = Everyone else look away: behind the curtain is what only { $name } may see.

## Somebody is missing
ui-away-title = { $name } has stepped out
ui-away-text = The seat stays theirs.
ui-awaited-title = { $name } has been thinking for a while
ui-awaited-text = If more than half of you wish, a bot goes on. The seat stays theirs.
ui-away-wait = Let’s wait
ui-away-bot = Let a bot play

## Pages that are not there
ui-dark-title = The lights are off
ui-dark-room = Room { $code } is closed, or the code is wrong.
ui-dark-page = There is no stage at this address.
ui-dark-code = Type another code
ui-dark-home = Back to the foyer

## Replays

## The puppets
puppet-fox = fox
puppet-owl = owl
puppet-dolphin = dolphin
puppet-tortoise = tortoise
puppet-cat = cat
puppet-rabbit = rabbit
puppet-bear = bear
puppet-ghost = ghost

## The foyer
home-title = What shall we play tonight?
home-lead = Pick a stage: play right away with bots, or invite anyone with a link.
home-code = Got a code?
home-code-label = Room code, four characters
home-code-refused = Codes never contain { $char }.
home-enter = Join
home-play = Play now
home-play-game = Play now: { $game }
home-invite = Invite
home-invite-game = Invite someone to { $game }
home-ways = More ways
home-ways-game = More ways to play { $game }
home-ways-long = Levels, rules, more ways
home-ways-long-alone = Alone, levels, rules
home-players = players: { $players }
home-minutes = { $minutes }′
home-minutes-label = about { $minutes } minutes
home-kind-duel = Duel
home-kind-together = Together
home-kind-everyone = Free for all
home-resume = Resume
home-resume-label = Resume { $title }
home-resume-drop = Throw away { $title }
home-resume-more = +{ $count }: { $count ->
        [one] one more game
       *[other] more games
    }
home-hotseat-title = Just one device?
home-hotseat-text = Pass it round: the curtain hides your cards.
home-hotseat = Same device
home-hotseat-short = Same device
home-tv-title = Is there a TV?
home-tv-text = Make it everyone’s table.
home-tv = Open on TV
home-tv-short = TV
home-me = { $name }: change name or puppet
home-me-new = Choose a name and a puppet
home-tables = My tables
home-you = My name on other devices
home-about = Credits and privacy
home-file = Game from a file

## Name and puppet
me-title = Who are you tonight?
me-name = Your name
me-puppet = Your puppet
me-save = That’s me

## The room, before the curtain rises
lobby-away = back soon
lobby-level-random = At random
lobby-level-easy = Relaxed
lobby-level-medium = Clever
lobby-level-hard = Expert
lobby-level-plain = Plain words
lobby-level-companion = By habits
lobby-habits = How { $name } reads you
lobby-level-ensemble = Ensemble
lobby-qr = QR code of the room’s link
lobby-rules = How to play, in two minutes
lobby-leave = Leave the room

## The end
summary-plot = The evening, turn by turn
summary-plot-begin = start
summary-plot-end = end
summary-facts = To be remembered…
summary-again = Again!
summary-replay = Watch the replay
summary-replay-short = Replay
summary-share = Share
summary-copied = Result and link copied
summary-home = Back to the foyer

## Pictures
