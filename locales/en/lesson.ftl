# The lesson, whatever the game.
lesson-title = Lesson
lesson-speech = The lesson
lesson-watch = Watch what the others do…
lesson-go-on = Go on
lesson-progress = { $done } decisions of { $all }
lesson-play = Play a real game
lesson-next = Another lesson
lesson-leave = Leave the lesson

# Asked once, before the first game.
lesson-first = Your first time?
lesson-first-text = Three minutes at the real table, and you can play. Or begin at once.
lesson-first-learn = Yes, teach me
lesson-first-play = I know it, let us play
