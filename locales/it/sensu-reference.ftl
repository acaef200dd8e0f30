# La carta riassuntiva di Sensu, come quella che ognuno ha nella scatola. Il grassetto è *così*.

sensu-reference-turn = Nel tuo turno, una cosa sola
sensu-reference-draw = *Peschi* dal mazzo o dalla cima di una pila di scarti, anche la tua. Se hai sei carte, ne scarti una.
sensu-reference-play = Oppure *fai 20* con tre, quattro o cinque carte, al massimo un jolly.
sensu-reference-draw-solo = *Peschi* una carta e la metti in fondo a una colonna o sugli scarti.
sensu-reference-play-solo = Oppure *fai 20* con l’ultima carta di tre o più colonne; vale anche la cima degli scarti.
sensu-reference-twenty = Se fai 20
sensu-reference-most = Riscatti la carta con *più stecche*.
sensu-reference-pair = Due numeri uguali: riscatti anche una carta con *meno stecche*.
sensu-reference-trio = Tris di ventagli, cioè tre carte dello stesso tipo: un’altra con *meno stecche*.
sensu-reference-discard = Scarti le altre, nell’ordine che vuoi.
sensu-reference-build = Metti le riscattate nei ventagli, una alla volta: a *dieci stecche esatte* il ventaglio si chiude.
sensu-reference-end = *Due ventagli chiusi e hai vinto.*
sensu-reference-end-solo = *Ogni stecca nei ventagli è un punto.* Si finisce a mazzo vuoto, o con tre ventagli chiusi.

sensu-reference-sticks = Quante stecche ha un numero
sensu-reference-wild = jolly
sensu-reference-kinds = I tre tipi
sensu-reference-own = Le carte sono quelle di una scatola vera: *{ $title }*.

sensu-help = Che cosa vogliono dire i segni
sensu-help-sticks = Le barrette sotto il segno sono le stecche che la carta dà al ventaglio.
sensu-help-winds = I ricciolini di vento dicono solo in quanti si usa.
sensu-help-seal = I sigilli dei poteri, Coraggio, Saggezza e Armonia: il secondo in un ventaglio lo attiva.
sensu-help-spent = Sigilli barrati: quel potere è già stato usato.
sensu-help-chosen = La nappa segna il prescelto: va chiuso prima degli altri.
sensu-help-closed = Un ventaglio legato ha dieci stecche ed è chiuso: chi ne ha due vince.
sensu-help-closed-solo = Un ventaglio legato ha dieci stecche ed è chiuso.
sensu-help-pile = Il numero sotto gli scarti dice quanti sono: toccalo per sfogliarli. Si prende solo la carta in cima.
sensu-help-pile-solo = Il numero sotto gli scarti dice quanti sono: toccalo per sfogliarli. Si gioca solo la carta in cima.
