# Il Sesto Senso, the aim: read at the table as it is laid, before the first dreams.
sesto-senso-aim = The Ghost cannot speak: it sends dreams. In seven days *each psychic finds an object, a place and a person*; then, together, the culprit.
