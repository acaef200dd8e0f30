# Hanabi in the terminal
cli-hanabi-lanterns = Lanterns out and lit.
cli-hanabi-not = What the card is not.
cli-hanabi-stopped = The series can go no further.
cli-hanabi-play = Play card { $place }
cli-hanabi-discard = Discard card { $place }
cli-hanabi-inform-colour = To { $name }: { $colour } ×{ $count }
cli-hanabi-inform-value = To { $name }: { $value } ×{ $count }
cli-hanabi-arrange = Move card { $place } to the left
cli-hanabi-arrange-help = It is no turn: everybody sees the new order.
