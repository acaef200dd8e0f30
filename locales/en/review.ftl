# Looking back: what could have been, and playing on from a step
review-title = What could have been
review-thinking = The analyst is playing this game through its head: { $done } of { $of } steps.
review-thinking-help = It takes the moments in which nobody else needs the computer. You may leave and come back: what it has found is kept.
review-curve = How it went
review-axis-chance = The higher the line, the better the chance to win; from the deal on the left to the end on the right.
review-axis-points = The higher the line, the more points at the end, if all play on well; from the deal on the left to the end on the right.
review-line-together = All together
review-mark-percent = { $number } %
review-mark-points = { $number } points
review-began = At the deal: { $worths }.
review-worth-chance = { $name } { $number } %
review-worth-chance-together = { $number } % to win
review-worth-points = about { $number } points
review-moments = What decided it
review-no-moments = Nothing stands out: it went on evenly.
review-moment = Turn { $turn }
review-moment-choice-up = By this choice { $name } gained { $number } % of chance to win.
    .name = By this choice you gained { $number } % of chance to win.
review-moment-choice-down = By this choice { $name } lost { $number } % of chance to win.
    .name = By this choice you lost { $number } % of chance to win.
review-moment-luck-up = By luck { $name } gained { $number } % of chance to win.
    .name = By luck you gained { $number } % of chance to win.
review-moment-luck-down = By bad luck { $name } lost { $number } % of chance to win.
    .name = By bad luck you lost { $number } % of chance to win.
review-moment-choice-up-together = This choice was worth { $number } % of chance to win.
review-moment-choice-down-together = This choice cost { $number } % of chance to win.
review-moment-luck-up-together = Luck gave { $number } % of chance to win.
review-moment-luck-down-together = Bad luck took { $number } % of chance to win.
review-moment-choice-up-points = This choice was worth { $number } points.
review-moment-choice-down-points = This choice cost { $number } points.
review-moment-luck-up-points = Luck gave { $number } points.
review-moment-luck-down-points = Bad luck took { $number } points.
review-misread = Misunderstandings
review-luck = Luck and choices
review-luck-up = Luck was with { $name }: { $number } more than on average.
    .name = Luck was with you: { $number } more than on average.
review-luck-down = Luck was against { $name }: { $number } less than on average.
    .name = Luck was against you: { $number } less than on average.
review-luck-even = { $name } had neither good nor bad luck that could be told for certain.
    .name = You had neither good nor bad luck that could be told for certain.
review-luck-up-together = Luck was with you: { $number } more than on average.
review-luck-down-together = Luck was against you: { $number } less than on average.
review-luck-even-together = Luck was neither good nor bad, as far as can be told.
review-choices-up = The choices of { $name } were worth { $number } more than the usual play.
    .name = Your choices were worth { $number } more than the usual play.
review-choices-down = The choices of { $name } were worth { $number } less than the usual play.
    .name = Your choices were worth { $number } less than the usual play.
review-choices-even = The choices of { $name } were about as good as the usual play.
    .name = Your choices were about as good as the usual play.
review-amount-chance = { $number } %
review-amount-points = { $number } points
review-decisions = Choices that cost something
review-decisions-none = In { $count ->
        [one] one choice
       *[other] { $count } choices
    } nothing was better beyond doubt.
review-decisions-more = { $count ->
        [one] In one more choice
       *[other] In { $count } more choices
    } nothing was better beyond doubt.
review-decisions-others = { $count ->
        [one] One choice of the others that cost something
       *[other] { $count } choices of the others that cost something
    }
review-decisions-hidden = You had no seat here: whoever played sees what their choices were worth.
review-played = What happened
review-better = What would have been better
review-worth-more-chance = It would have won { $best } times in a hundred instead of { $worth }: { $loss } more.
review-worth-more-points = It would have brought about { $best } points instead of { $worth }: { $loss } more.
review-show = Show this moment
review-agree = Show mine to the others
review-agree-help = You see your own choices. Those of the others you see when everybody at the table shows theirs.
review-agree-waits = Still waiting for { $names }.
review-how = How the analyst knows this
review-how-help = It imagines hundreds of games that go on from each position, by what the player could know, and counts how they end. It may be wrong; what lies within its doubt it does not call a mistake.

whatif-title = From here
whatif-play = Play on from here
whatif-help = The same deal, the same hidden cards, the same dice. Bots take the other seats; this game stays as it was.
whatif-as = Play as { $name }
whatif-over = Here it is over. Go back a step or more to play on.
whatif-hint = What would the bot do here?
whatif-hint-wait = The bot is thinking.
whatif-hint-same = This is what a strong bot would do:
