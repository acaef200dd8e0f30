# Le regole di Hanabi, con parole nostre. Il grassetto è *così*.

hanabi-rules-title = Come si gioca a Hanabi
hanabi-rules-lead = Stasera si spara in cielo un solo spettacolo, e lo fate *insieme*. C’è un guaio: ognuno vede le carte di tutti, tranne le proprie.

hanabi-rules-cards = Le carte
hanabi-rules-cards-text = Cinquanta carte in *cinque colori*, ognuno con il suo simbolo e la sua lettera. In ogni colore ci sono tre 1, due 2, due 3, due 4 e *un solo 5*.
hanabi-rules-cards-figure = Luna, cuore, goccia, stella, trifoglio: il simbolo basta, anche senza colore.

hanabi-rules-hands = La mano, vista da dietro
hanabi-rules-hands-text = In due o tre si ricevono *cinque carte* a testa, in quattro o cinque *quattro*. Le carte si tengono con il fronte verso chi gioca con voi: le loro le vedi, le tue no. ~Chi guarda senza giocare vede le mani da dietro, finché dura la partita.~
hanabi-rules-hands-figure = Sopra la mano di chi hai di fronte, sotto la tua: della tua vedi solo il dorso.
hanabi-rules-hands-start = Sul tavolo ci sono *otto lanterne* accese e tre carte errore sul lato blu. Il libro fa cominciare chi veste più colorato; ~qui decide il caso, o chi ha aperto la stanza.~ Poi si gira in senso orario.

hanabi-rules-turn = Il tuo turno
hanabi-rules-turn-text = Si fa *una cosa sola, e sempre una*: dire, scartare o giocare. Non si passa.
hanabi-rules-inform = Dire
hanabi-rules-inform-text = Spegni una lanterna e dai a una persona *un’informazione sola*: un colore, oppure un valore. Vanno indicate *tutte* le carte che corrispondono, tutte insieme. Con le lanterne spente non si parla.
hanabi-rules-inform-figure = «Hai due carte rosse, qui e qui.» Indicarne una sola non vale.
hanabi-rules-inform-none = Vale anche dire che cosa *non c’è*: «Non hai carte bianche» non indica nulla, ma dice qualcosa di ogni carta.
hanabi-rules-discard = Scartare
hanabi-rules-discard-text = Metti una tua carta tra gli scarti, scoperta: *si riaccende una lanterna*. Poi peschi; ~la carta nuova va a sinistra, le altre restano in ordine.~ Se le lanterne sono tutte accese non si scarta.
hanabi-rules-discard-figure = Ogni scarto riaccende una lanterna: è da lì che tornano le parole.
hanabi-rules-play = Giocare
hanabi-rules-play-text = Metti una tua carta sul tavolo, anche senza sapere che cos’è. Se *comincia o continua* la serie del suo colore, da 1 a 5 senza salti, il suo fuoco cresce. Poi peschi.
hanabi-rules-play-figure = Qui vanno bene il 4 bianco, il 3 rosso, il 5 blu e il 2 giallo. La serie verde è completa.
hanabi-rules-play-wrong = Se invece non è il suo momento finisce tra gli scarti e *una carta errore si gira* sul rosso. Anche allora si pesca.
hanabi-rules-errors-figure = Un errore si perdona, due anche. Il terzo ferma tutto.
hanabi-rules-play-five = Chi posa un 5 completa la serie, e in premio *si riaccende una lanterna*, se ce n’è una spenta.

hanabi-rules-end = Come finisce
hanabi-rules-end-text = Lo spettacolo può finire in tre modi.
hanabi-rules-end-complete = *Cinque serie complete*: 25 punti, *la vittoria*. Si finisce subito, ~anche durante l’ultimo giro.~
hanabi-rules-end-error = *Terzo errore*: si finisce subito, ed è *la sconfitta*. ~Vale zero punti; quelli che erano in cielo si vedono lo stesso.~
hanabi-rules-end-deck = *Mazzo finito*: chi ha pescato l’ultima carta chiude il suo turno, poi tutti ne hanno ancora uno, anche chi l’ha pescata.
hanabi-rules-end-figure = Cinque serie complete: tutto il cielo è acceso, e sono 25 punti.
hanabi-rules-score-text = I punti sono la carta più alta di ogni serie, sommate. Uno spettacolo che arriva in fondo senza i 25 punti non è né vinto né perso: il pubblico lo giudica così.

hanabi-rules-finale = Gran finale
hanabi-rules-finale-text = Per mani esperte. Contano *solo i 25 punti*: il mazzo finito non chiude la partita, ma perdere l’ultima copia di una carta che serve ancora la perde all’istante. ~Vale dal primo turno, e non importa se la carta va persa con uno scarto o con un errore.~
hanabi-rules-finale-figure = Tutti e due i 4 rossi sono fra gli scarti: con il gran finale la partita è persa.
hanabi-rules-finale-hands = Finito il mazzo le mani si accorciano. ~A chi non ha più carte non si può dire nulla. Chi non ha carte deve dare un’informazione, se può; se no il suo turno salta.~

hanabi-rules-memory = Ricordare
hanabi-rules-memory-text = Con le carte vere si gioca *a memoria*: ogni informazione si sente una volta. ~Chi apre la stanza può far ricordare il tavolo. *Appunti*: ogni carta mostra ciò che ne è stato detto, anche che cosa non è. *Deduzioni*: anche che cosa può ancora essere.~
hanabi-rules-memory-figure = Da sinistra: è un 5 ma non blu; non è rossa né gialla, e non è un 1 né un 5; è gialla; è il 3 blu.
hanabi-rules-memory-arrange = Chi ha ricevuto un’informazione può *riordinare* la propria mano, e tutti vedono il nuovo ordine; ~c’è tempo fino alla fine del suo prossimo turno.~
hanabi-rules-memory-notes = ~Su ogni carta, tua o altrui, puoi scrivere un *appunto* che leggi solo tu e che la segue; giocando a memoria no. Tenendo premuta la mano di una persona vedi che cosa ne sa.~

hanabi-rules-discards = Gli scarti
hanabi-rules-discards-text = Gli scarti si guardano quando si vuole. Ogni carta della scatola ha il suo posto: piena se è scartata, vuota se è ancora in giro. Il bordo rosso avvisa che *ne resta una sola*.
hanabi-rules-discards-figure = I due 3 rossi non ci sono più: la serie rossa si ferma al 2, e le altre carte rosse si possono scartare.

hanabi-rules-talk = Parlare
hanabi-rules-talk-text = Le informazioni sono le uniche parole: non si commenta e non si fanno cenni a chi sta decidendo. Quanto parlare lo sceglie il gruppo. *In silenzio*, di solito: finché dura la partita nessuno manda nulla. *Frasi pronte*: si può dire che della propria mano non si sa ancora niente, o chiedere se uno si ricorda che cosa ha. *Liberamente*: quanto dirvi lo decidete voi.
hanabi-rules-talk-figure = Due delle frasi pronte. Nessuna dice che cosa c’è in una mano.

hanabi-rules-tips = Per cominciare
hanabi-rules-tips-count = Un’informazione dice qualcosa anche delle carte che *non* tocca.
hanabi-rules-tips-fives = Dei 5 c’è una copia sola: se ne vedi uno in pericolo, dillo.
hanabi-rules-tips-blind = Prima o poi si scarta al buio. La carta più a destra è quella che hai da più tempo: se nessuno ne ha mai parlato, forse non serve.
hanabi-rules-tips-stopped = Una serie che non si può più completare regala scarti sicuri.
