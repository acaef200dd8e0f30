# Il Sesto Senso: una frase sola, la prima volta che una cosa succede. Il grassetto è *così*.
sesto-senso-once-given = I sogni mandati restano in vista: i sensitivi *li guardano insieme e ne parlano*.
sesto-senso-once-changed = Quando il fantasma cambia la mano, *tutti vedono i sogni che butta*.
sesto-senso-once-signs = I segni arrivano *per tutti insieme*, quando ogni sfera è al suo posto.
sesto-senso-once-found = Giusto: la carta lascia il tavolo, e *domani si cerca la prossima*.
sesto-senso-once-refused = Sbagliato: i sogni restano, e *domani se ne aggiungono altri* per la stessa carta.
sesto-senso-once-missed = Nessuna sfera in tempo vale come *una risposta sbagliata*.
sesto-senso-once-day = I giorni sono *sette in tutto*, e devono bastare anche per il colpevole.
sesto-senso-once-revealing = Una sola di queste storie è *quella del colpevole*, e la sa soltanto il fantasma.
sesto-senso-once-dreamed = Il sogno comune parla *di una storia sola*: quella del colpevole.
sesto-senso-once-majority = Per accusare serve *più della metà* delle sfere sulla stessa storia.
sesto-senso-once-accused = Un’accusa sbagliata costa *un giorno*: la storia esce, e si vota ancora.
