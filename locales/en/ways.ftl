# Every way to play a game, from the foyer. Bold is *like this*.
ways-learn = Learn it by playing
ways-bots = With bots
ways-bots-count = How many bots
ways-bots-level = How they play
ways-bots-play = Begin
ways-level-random-help = Moves at random: to try the rules.
ways-level-easy-help = Takes it easy, and leaves you room.
ways-level-medium-help = Plays well, and slips now and then.
ways-level-hard-help = Does its best at every move.
ways-alone = Alone
ways-alone-text = A game all your own, against the deck.
ways-alone-play = Play alone
ways-practice-text = For practice: you can always take back a step.
ways-practice-play = Practise
ways-riddles-text = Three pictures to read, the same for everybody, once a day.
ways-device = Several on this device
ways-device-text = You pass it from hand to hand.
ways-device-play = Same device

## Throwing away a game that waits
home-drop-open = The room disappears from your foyer, and your seat becomes free.
home-drop-others = The game disappears from your foyer, and a bot takes your seat: the others play on.
home-drop-bots = The game disappears from your foyer: the bots finish it by themselves, and it will not be among your replays.
home-drop = Throw away
home-drop-keep = Keep it
