# The room before the curtain rises.
lobby-who = Who’s playing
lobby-count = { $seated } of { $seats }
lobby-private = only people with the link or the code can come in
lobby-here = here
lobby-you = you
lobby-you-host = you, the host
lobby-bot = bot, plays by itself
lobby-guest-of = on this device
lobby-bot-level = How { $name } plays
lobby-remove = Free { $name }’s seat
lobby-rename = Change the name of { $name }
lobby-rename-name = Name of who plays here
lobby-rename-keep = Save
lobby-free = { $count ->
        [one] One free seat
        [2] Two free seats
        [3] Three free seats
        [4] Four free seats
        [5] Five free seats
       *[other] { $count } free seats
    }
lobby-free-help = send the link, or fill up with a bot
lobby-free-help-guest = send the link to anyone
lobby-add-bot = Add a bot
lobby-sit = Sit down
lobby-share-device = More of us on this device
lobby-share-name = Name of who plays with you
lobby-share-add = Add
lobby-scan = Scan, or type this code on *{ $host }*
lobby-scan-link = Scan to come in, or send the link.
lobby-code = Room code
lobby-send = Send the link
lobby-options = How we play
lobby-options-host = The host decides.
lobby-volunteer = I’ll do it
lobby-volunteer-no = I’ve changed my mind
lobby-options-more = More options
lobby-own = Played with the cards of a real box: *{ $title }*.
lobby-ready = *{ $count ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
       *[other] { $count }
    } of you: ready to begin.* Latecomers can watch.
lobby-ready-alone = *Ready to begin.* Latecomers can watch.
lobby-dealing = The cards are being shuffled together …
lobby-dealt-without = Shuffled without { $names }: no answer came in time.
lobby-missing = *{ $count ->
        [one] One more is needed.
       *[other] { $count } more are needed.
    }* Send the link, or add a bot.
lobby-missing-guest = *{ $count ->
        [one] One more is needed.
       *[other] { $count } more are needed.
    }* Send the link to anyone.
lobby-missing-why = { $count ->
        [one] One more person is needed, or a bot.
       *[other] { $count } more people are needed, or bots.
    }
lobby-wait-host = *All set.* { $name } raises the curtain.
lobby-start = Curtain up
lobby-pictures = Pictures
lobby-pictures-ours = Ludoteca’s own
lobby-pictures-problem = “{ $title }” cannot be used. { $problem }
error-door-shut = The door is shut: nobody new takes a seat.
