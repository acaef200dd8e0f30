# The album of Il Sesto Senso: what the Ghost meant, and what the others saw in it.

sesto-senso-album-ask = What did you mean? What did you see in it? Tap a picture and ring the detail: everybody sees it.
sesto-senso-album-readers = Somebody else would have said:
sesto-senso-album-ring = { $name }: here, { $place }
sesto-senso-album-draw = { $name }: ring a detail. Enter draws the ring or takes it away, the arrows move it
sesto-senso-album-leaf = The pictures of this dream
sesto-senso-album = The album of dreams
sesto-senso-album-keep = Save as a picture
sesto-senso-album-not-kept = The picture did not come out. Try again in a moment, when the line is good.
sesto-senso-album-right = guessed
sesto-senso-album-wrong = answer: { $card }
sesto-senso-album-none = no answer
sesto-senso-album-culprit = The culprit
sesto-senso-album-about = for the { $kind }
