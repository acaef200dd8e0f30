# Hanabi: una frase sola, la prima volta che una cosa succede. Il grassetto è *così*.
hanabi-once-lantern = Ogni informazione *spegne una lanterna*: quando sono tutte spente non se ne danno più.
hanabi-once-nothing = Nessuna carta indicata: anche sapere *che cosa non si ha* aiuta.
hanabi-once-dark = Era l’ultima lanterna: finché non se ne riaccende una si può solo *giocare o scartare*.
hanabi-once-played = Ogni colore cresce *dall’1 al 5*, una carta dopo l’altra.
hanabi-once-error = Una carta che non entra è un errore, e *al terzo lo spettacolo finisce*.
hanabi-once-discarded = Scartare *riaccende una lanterna*, ma la carta scartata non torna più.
hanabi-once-drew = La carta nuova entra *a sinistra*, e le altre scorrono.
hanabi-once-completed = Una serie completa *riaccende una lanterna*, se ce n’è una spenta.
hanabi-once-lost = Di ogni carta ci sono poche copie: dell’1 tre, del 5 *una sola*, delle altre due.
hanabi-once-last-round = È l’ultimo giro: ognuno ha ancora *un turno*, anche chi ha pescato l’ultima carta.
hanabi-once-deck-empty = Nel Gran Finale si va avanti senza mazzo: *chi gioca o scarta non pesca più*.
