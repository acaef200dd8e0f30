# Tiny's lesson.
tiny-lesson-title-first = Tiny in one minute
tiny-lesson-theme = Twelve cards, 1 to 12. You and Luca hold three of them each, and *only you see yours*.
tiny-lesson-aim = Both lay one card, and the higher one takes the round. Whoever takes *most rounds* wins.
tiny-lesson-give = You begin, and Luca may hold anything. *Lay your lowest card, the 6*, and see what he answers.
tiny-lesson-give-not-that = That one may still take a round. Begin with the 6.
tiny-lesson-take = The 11 took the round, so Luca begins this one, with the 4. *Lay the 7*: it is enough.
tiny-lesson-take-not-that = It takes the round too, but the 7 does it for less. Keep the 10.
tiny-lesson-last = One round each, and you have one card left. *Lay the 10.*
tiny-lesson-over = Luca had only the 5 left: two rounds to one, you win!
