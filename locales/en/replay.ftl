# The replay
replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-scrub = Step of the game
replay-turn = *Turn { $turn } of { $turns }.* { $words }
replay-eyes = Through whose eyes
replay-eyes-open = All open
replay-previous-moment = Previous key moment
replay-next-moment = Next key moment
replay-moments = Key moments
replay-not-over = This game isn’t over yet: the replay comes afterwards.
