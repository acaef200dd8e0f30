# Hanabi. I nomi dei posti arrivano già scritti; il grassetto è *così*.
# I gettoni informazione sono lanterne. I valori vanno da 1 a 5; $count conta le carte, $place il posto nella mano da sinistra.

## Il gioco

## Colori: nome, simbolo, lettera, serie
hanabi-colour-white = bianco
hanabi-colour-red = rosso
hanabi-colour-blue = blu
hanabi-colour-yellow = giallo
hanabi-colour-green = verde
hanabi-symbol-white = luna
hanabi-symbol-red = cuore
hanabi-symbol-blue = goccia
hanabi-symbol-yellow = stella
hanabi-symbol-green = trifoglio
hanabi-letter-white = B
hanabi-letter-red = R
hanabi-letter-blue = U
hanabi-letter-yellow = G
hanabi-letter-green = V
hanabi-series-white = serie bianca
hanabi-series-red = serie rossa
hanabi-series-blue = serie blu
hanabi-series-yellow = serie gialla
hanabi-series-green = serie verde
hanabi-adjective-one = { $colour ->
        [white] bianca
        [red] rossa
        [blue] blu
        [yellow] gialla
       *[green] verde
    }
hanabi-adjective-many = { $colour ->
        [white] bianche
        [red] rosse
        [blue] blu
        [yellow] gialle
       *[green] verdi
    }

## Le carte, da sole e dentro una frase
hanabi-card-white-1 = 1 bianco
hanabi-card-white-2 = 2 bianco
hanabi-card-white-3 = 3 bianco
hanabi-card-white-4 = 4 bianco
hanabi-card-white-5 = 5 bianco
hanabi-card-red-1 = 1 rosso
hanabi-card-red-2 = 2 rosso
hanabi-card-red-3 = 3 rosso
hanabi-card-red-4 = 4 rosso
hanabi-card-red-5 = 5 rosso
hanabi-card-blue-1 = 1 blu
hanabi-card-blue-2 = 2 blu
hanabi-card-blue-3 = 3 blu
hanabi-card-blue-4 = 4 blu
hanabi-card-blue-5 = 5 blu
hanabi-card-yellow-1 = 1 giallo
hanabi-card-yellow-2 = 2 giallo
hanabi-card-yellow-3 = 3 giallo
hanabi-card-yellow-4 = 4 giallo
hanabi-card-yellow-5 = 5 giallo
hanabi-card-green-1 = 1 verde
hanabi-card-green-2 = 2 verde
hanabi-card-green-3 = 3 verde
hanabi-card-green-4 = 4 verde
hanabi-card-green-5 = 5 verde
hanabi-the-card-white-1 = l’1 bianco
hanabi-the-card-white-2 = il 2 bianco
hanabi-the-card-white-3 = il 3 bianco
hanabi-the-card-white-4 = il 4 bianco
hanabi-the-card-white-5 = il 5 bianco
hanabi-the-card-red-1 = l’1 rosso
hanabi-the-card-red-2 = il 2 rosso
hanabi-the-card-red-3 = il 3 rosso
hanabi-the-card-red-4 = il 4 rosso
hanabi-the-card-red-5 = il 5 rosso
hanabi-the-card-blue-1 = l’1 blu
hanabi-the-card-blue-2 = il 2 blu
hanabi-the-card-blue-3 = il 3 blu
hanabi-the-card-blue-4 = il 4 blu
hanabi-the-card-blue-5 = il 5 blu
hanabi-the-card-yellow-1 = l’1 giallo
hanabi-the-card-yellow-2 = il 2 giallo
hanabi-the-card-yellow-3 = il 3 giallo
hanabi-the-card-yellow-4 = il 4 giallo
hanabi-the-card-yellow-5 = il 5 giallo
hanabi-the-card-green-1 = l’1 verde
hanabi-the-card-green-2 = il 2 verde
hanabi-the-card-green-3 = il 3 verde
hanabi-the-card-green-4 = il 4 verde
hanabi-the-card-green-5 = il 5 verde

## Numeri in parole
hanabi-word-seats = { $seats ->
        [2] due
        [3] tre
        [4] quattro
       *[5] cinque
    }
hanabi-word-cards = { $cards ->
        [4] quattro
       *[5] cinque
    }
hanabi-word-turns = { $turns ->
        [2] due
        [3] tre
        [4] quattro
       *[5] cinque
    }
hanabi-word-tokens = { $tokens ->
        [1] una
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
       *[8] otto
    }

## Un’informazione, detta a voce
hanabi-say-colour = «{ $count ->
        [0] Non hai carte { hanabi-adjective-many }
        [1] Hai una carta { hanabi-adjective-one }, qui
        [2] Hai due carte { hanabi-adjective-many }, qui e qui
        [3] Hai tre carte { hanabi-adjective-many }, qui, qui e qui
        [4] Hai quattro carte { hanabi-adjective-many }, qui, qui, qui e qui
       *[other] Le tue carte sono tutte { hanabi-adjective-many }
    }.»
hanabi-say-value = «{ $count ->
        [0] Non hai nessun { $value }
        [1] Hai un { $value }, qui
        [2] Hai due { $value }, qui e qui
        [3] Hai tre { $value }, qui, qui e qui
        [4] Hai quattro { $value }, qui, qui, qui e qui
       *[other] Le tue carte sono tutte dei { $value }
    }.»
hanabi-say-places = { $count ->
        [0] Nessuna carta indicata.
        [1] Carta { $places }.
       *[other] Carte { $places }.
    }

## Che cosa è successo
hanabi-event-dealt = { $seat } riceve { hanabi-word-cards } carte.
    .seat = Ricevi { hanabi-word-cards } carte.
hanabi-event-began = Comincia { $seat }.
    .seat = Cominci tu.
hanabi-event-informed-colour = { $by } informa { $to }: { hanabi-say-colour } { hanabi-say-places }
    .by = Informi { $to }: { hanabi-say-colour } { hanabi-say-places }
    .to = { $by } ti informa: { hanabi-say-colour } { hanabi-say-places }
hanabi-event-informed-value = { $by } informa { $to }: { hanabi-say-value } { hanabi-say-places }
    .by = Informi { $to }: { hanabi-say-value } { hanabi-say-places }
    .to = { $by } ti informa: { hanabi-say-value } { hanabi-say-places }
hanabi-event-played = { $seat } gioca { $card }: il cielo si accende.
    .seat = Giochi { $card }: il cielo si accende.
hanabi-event-misplayed = { $seat } gioca { $card }, ma non è il suo momento: finisce tra gli scarti.
    .seat = Giochi { $card }, ma non è il suo momento: finisce tra gli scarti.
hanabi-event-discarded = { $seat } scarta { $card }.
    .seat = Scarti { $card }.
hanabi-event-drew = { $seat } pesca { $card }. { $left ->
        [0] Il mazzo è finito.
        [1] Resta una carta.
       *[other] Restano { $left } carte.
    }
    .seat = Peschi { $card }. { $left ->
            [0] Il mazzo è finito.
            [1] Resta una carta.
           *[other] Restano { $left } carte.
        }
hanabi-event-drew-unseen = { $seat } pesca una carta. { $left ->
        [0] Il mazzo è finito.
        [1] Resta una carta.
       *[other] Restano { $left } carte.
    }
    .seat = Peschi una carta. { $left ->
            [0] Il mazzo è finito.
            [1] Resta una carta.
           *[other] Restano { $left } carte.
        }
hanabi-event-completed = { $seat } completa la { $colour }.
    .seat = Completi la { $colour }.
hanabi-event-token-back = Si riaccende una lanterna: { $tokens ->
        [1] ora è una
       *[other] ora sono { hanabi-word-tokens }
    }.
hanabi-event-erred = { $errors ->
        [1] Primo errore: ne restano due prima della fine.
        [2] Secondo errore: al prossimo lo spettacolo si ferma.
       *[other] Terzo errore.
    }
hanabi-event-lost = Era l’ultima copia: { $card } non c’è più, e la { $colour } { $reach ->
        [0] non può più cominciare
        [1] si ferma all’1
       *[other] si ferma al { $reach }
    }.
hanabi-event-last-round = { $seat } pesca l’ultima carta. Ultimo giro: un turno a testa, { hanabi-word-turns } in tutto.
    .seat = Peschi l’ultima carta. Ultimo giro: un turno a testa, { hanabi-word-turns } in tutto.
hanabi-event-deck-empty = { $seat } pesca l’ultima carta. Si continua con le carte in mano.
    .seat = Peschi l’ultima carta. Si continua con le carte in mano.
hanabi-event-arranged = { $seat } riordina le sue carte.
    .seat = Riordini le tue carte.
hanabi-event-passed-over = { $seat } non ha carte, e nulla da dire: si passa oltre.
    .seat = Non hai carte, e nulla da dire: si passa oltre.

## Com’è finita
hanabi-outcome-complete = Vittoria: cinque serie complete, tutti i { $points } punti. { $band }
hanabi-outcome-last-round = Lo spettacolo è finito: { $points ->
        [1] un punto
       *[other] { $points } punti
    } su 25. { $band }
hanabi-outcome-in-between = Lo spettacolo è arrivato in fondo, né vittoria né sconfitta: { $points ->
        [1] un punto
       *[other] { $points } punti
    } su 25. { $band }
hanabi-outcome-third-error = Sconfitta. Terzo errore: lo spettacolo si ferma, e vale zero. { $points ->
        [0] Nel cielo non c’era ancora nulla.
        [1] Nel cielo c’era un punto.
       *[other] Nel cielo c’erano { $points } punti.
    }
hanabi-outcome-lost-card = Sconfitta. Gran finale mancato: { $card } è andato perso, e serviva. { $points ->
        [0] Nel cielo non c’era ancora nulla.
        [1] Nel cielo c’era un punto.
       *[other] Nel cielo c’erano { $points } punti.
    }
hanabi-outcome-gran-finale = Vittoria. Gran finale: tutti i { $points } punti, e nemmeno una scintilla sprecata.

## I giudizi, da 0–5 a 25 punti
hanabi-band-1 = Molto fumo e qualche scintilla: la piazza si svuota in silenzio.
hanabi-band-2 = Botti timidi: in ultima fila qualcuno batte le mani.
hanabi-band-3 = Una serata gradevole: i bambini restano svegli fino in fondo.
hanabi-band-4 = Il cielo brilla: dalle finestre si affaccia tutto il quartiere.
hanabi-band-5 = Una notte magnifica: ne parleranno ancora l’anno prossimo.
hanabi-band-6 = La notte perfetta: nessuno osa respirare, poi un boato di gioia.
hanabi-band-1-name = Ridicolo
hanabi-band-2-name = Mediocre
hanabi-band-3-name = Accettabile
hanabi-band-4-name = Eccellente
hanabi-band-5-name = Straordinario
hanabi-band-6-name = Leggendario
hanabi-band-lost-name = Sipario anzitempo
hanabi-band-lost = Stavolta il pubblico fischia. La prossima volta, applausi.

## Perché non si può
hanabi-illegal-over = La partita è finita. Se ti va, si ricomincia.
hanabi-illegal-not-your-turn = Non è ancora il tuo turno. Intanto pensa alle tue carte.
hanabi-illegal-no-token = Le lanterne sono tutte spente: niente informazioni. Puoi giocare o scartare.
hanabi-illegal-tokens-full = Le lanterne sono tutte accese: scartare non serve. Puoi dare un’informazione o giocare.
hanabi-illegal-no-such-seat = A quel posto non c’è nessuno. Scegli chi gioca con te.
hanabi-illegal-own-hand = Delle tue carte non puoi parlare. Scegli chi gioca con te.
hanabi-illegal-empty-hand = { $seat } non ha più carte. Scegli chi ne ha.
hanabi-illegal-not-in-hand = Quella carta non è nella tua mano. Scegline una delle tue.
hanabi-illegal-may-not-arrange = Le carte si riordinano dopo aver ricevuto un’informazione, fino alla fine del proprio turno.
hanabi-illegal-other-cards = Per riordinare servono tutte le tue carte, una volta ciascuna.
hanabi-illegal-same-order = Le tue carte sono già in quest’ordine.
hanabi-bad-first = Al tavolo ci sono { hanabi-word-seats } posti: scegline uno, o lascia fare al caso.

## Opzioni
hanabi-option-memory = Prendiamo appunti
hanabi-option-memory-none = A memoria
hanabi-option-memory-marks = Appunti
hanabi-option-memory-inference = Deduzioni
hanabi-option-memory-help-none = Come con le carte vere: ogni informazione si sente *una volta sola*, e { hanabi-word-cards } carte a testa sono da ricordare, senza appunti.
hanabi-option-memory-help-marks = Ogni carta *ricorda ciò che ne è stato detto*, anche che cosa non è. In { hanabi-word-seats }: { hanabi-word-cards } carte a testa.
hanabi-option-memory-help-inference = Ogni carta mostra anche *che cosa può ancora essere*, da tutto ciò che si vede sul tavolo. In { hanabi-word-seats }: { hanabi-word-cards } carte a testa.
hanabi-option-gran-finale = Gran finale
hanabi-option-gran-finale-help-off = *Si finisce come di consueto*: vuoto il mazzo ({ $deck } carte), un ultimo turno a testa, { hanabi-word-seats } in tutto. Poi si contano i punti.
hanabi-option-gran-finale-help-on = Per mani esperte: *tutti i 25 punti, o niente*. Finito il mazzo ({ $deck } carte) si continua, e perdere una carta indispensabile è perdere la partita.
hanabi-option-hints = Avvisi
hanabi-option-hints-help-off = Nessun avviso: *quale carta è sicura lo decidete voi*.
hanabi-option-hints-help-on = Una tua carta che *si può giocare o scartare di sicuro*, da ciò che sai, è segnata.
hanabi-option-hints-help-none = Giocando a memoria *non ci sono avvisi*: nessuno ricorda per voi.
hanabi-option-talk = Chiacchiere
hanabi-option-talk-silent = In silenzio
hanabi-option-talk-phrases = Frasi pronte
hanabi-option-talk-free = Liberamente
hanabi-option-talk-help-silent = Come dice il libro: dalla prima all’ultima carta *parlano solo le informazioni*. I messaggi riaprono alla fine.
hanabi-option-talk-help-phrases = Durante la partita si mandano solo le *frasi pronte*: dicono come va, non che cosa hai in mano.
hanabi-option-talk-help-free = La chat resta *aperta*: quanto dirvi lo decidete voi.
hanabi-option-first = Chi comincia
hanabi-option-first-chance = Decide il caso
hanabi-option-first-help = Chi apre lo *decide il caso* (per il libro, chi veste più colorato), poi si gira in senso orario.
hanabi-option-first-help-named = *Comincia { $seat }*, poi si gira in senso orario.

## Frasi pronte: niente che informi
hanabi-phrase-know-nothing = Della mia mano non so ancora niente.
hanabi-phrase-remember = Ti ricordi che cosa hai in mano?
hanabi-phrase-well-done = Che bello!
hanabi-phrase-thinking = Ci penso un attimo.
hanabi-phrase-sorry = Chiedo scusa!
hanabi-phrase-it-happens = Capita.
hanabi-phrase-here-i-am = Eccomi.
hanabi-phrase-good-game = Bella partita.

## Perché non si scrive
hanabi-talk-silent = Si gioca in silenzio: finché dura la partita parlano solo le informazioni. I messaggi riaprono alla fine.

## Il suggeritore, quando tocca a te
hanabi-prompt-turn = *Tocca a te.* Dai un’informazione, gioca o scarta.
hanabi-prompt-turn-full = *Tocca a te.* Le lanterne sono tutte accese: dai un’informazione o gioca.
hanabi-prompt-turn-dark = *Tocca a te.* Le lanterne sono tutte spente: gioca o scarta.
hanabi-prompt-turn-no-mate = *Tocca a te.* Solo tu hai ancora carte: gioca o scarta.
hanabi-prompt-turn-no-card = *Tocca a te.* Non hai più carte: dai un’informazione.
hanabi-prompt-last-turn = *Il tuo ultimo turno.* Dopo non si pesca più: se puoi, osa.
hanabi-prompt-inform = { $name }, ascolta…
hanabi-prompt-inform-pick = *Di che cosa informi { $name }?* Scegli un colore o un valore.
hanabi-prompt-inform-dark = *Le lanterne sono tutte spente.* Con uno scarto se ne riaccende una.
hanabi-prompt-own-unknown = *Carta { $place }.* Non ne sai ancora nulla.
hanabi-prompt-own-colour = *Carta { $place }.* È { hanabi-adjective-one }.
hanabi-prompt-own-value = *Carta { $place }.* È un { $value }.
hanabi-prompt-own-card = *Carta { $place }.* È { $card }.
hanabi-prompt-own-not = *Carta { $place }.* Sai che cosa non è.
hanabi-prompt-own-memory = *Carta { $place }.* Che cosa te ne hanno detto? Si gioca a memoria.
hanabi-prompt-own-play = Si può giocare di sicuro.
hanabi-prompt-own-discard = Si può scartare di sicuro.
hanabi-prompt-arrange = *Ti hanno dato un’informazione.* Se vuoi, riordina le tue carte: vale fino alla fine del tuo turno.
hanabi-prompt-own-note = Il tuo appunto: *{ $text }*
hanabi-prompt-tokens = *Le lanterne accese sono le informazioni che si possono ancora dare.* Ogni informazione ne spegne una; uno scarto o una serie completa ne riaccende una.
hanabi-prompt-errors = *Tre errori, e lo spettacolo finisce.* È un errore giocare una carta che non continua la sua serie: una carta blu si gira sul rosso.
hanabi-prompt-deck = *Il mazzo.* { $grand ->
        [yes] Quando è finito si continua con le carte che si hanno in mano.
       *[no] Quando è finito resta un turno a testa, e poi si contano i punti.
    }
hanabi-prompt-series = *La { $series }.* { $way ->
        [complete] È completa.
        [stopped] { $reach ->
            [0] Non può cominciare: gli 1 sono tutti tra gli scarti.
           *[other] Si ferma qui: i { $next } sono tutti tra gli scarti.
        }
        [bounded] Le serve { $next ->
            [1] l’1
           *[other] il { $next }
        }, e può arrivare { $reach ->
            [1] all’1
           *[other] al { $reach }
        }: i { $beyond } sono tutti tra gli scarti.
       *[open] Le serve { $next ->
            [1] l’1
           *[other] il { $next }
        }.
    }
hanabi-prompt-undo = *{ $what }* Un attimo ancora per ripensarci.
hanabi-prompt-sure = *{ $what }* Confermi?
hanabi-prompt-undo-play = Giochi la carta { $place }.
hanabi-prompt-undo-discard = Scarti la carta { $place }.

## Il suggeritore, quando tocca a un’altra persona o si guarda
hanabi-prompt-wait = *È il turno di { $name }.* Intanto pensa alle tue carte.
hanabi-prompt-doing = *Ecco.* Vediamo che cosa succede.
hanabi-prompt-watch = *È il turno di { $name }.* { $tokens ->
        [0] Le lanterne sono tutte spente.
        [1] Una lanterna accesa.
       *[other] Le lanterne accese sono { hanabi-word-tokens }.
    }
hanabi-prompt-last-round = *Ultimo giro.* { $turns ->
        [1] Resta un turno.
       *[other] Restano { hanabi-word-turns } turni.
    }
hanabi-prompt-over = *Cala il sipario.* { $points ->
        [1] Un punto
       *[other] { $points } punti
    } su 25.

## Pulsanti
hanabi-act-play = Gioca
hanabi-act-discard = Scarta
hanabi-act-discard-help = Scarta: si riaccende una lanterna
hanabi-act-inform = Dillo
hanabi-act-cancel = Lascia stare
hanabi-act-undo = Ripensaci
hanabi-act-arrange = Riordina
hanabi-act-arrange-done = Va bene così
hanabi-act-arrange-left = Sposta a sinistra
hanabi-act-arrange-right = Sposta a destra
hanabi-act-as-they-see = Con gli occhi di { $name }
hanabi-act-note = Appunto su questa carta
hanabi-note-placeholder = Solo per te
hanabi-note-keep = Salva
hanabi-note-said = tuo appunto: { $text }
hanabi-act-confirm-always = Chiedi conferma
hanabi-act-confirm-undo = Un attimo per ripensarci
hanabi-chip-colour = { $name }, { $count ->
        [0] nessuna carta
        [1] una carta
       *[other] { $count } carte
    }
hanabi-chip-value = { $value }, { $count ->
        [0] nessuna carta
        [1] una carta
       *[other] { $count } carte
    }
hanabi-chip-none = no
hanabi-chip-count = ×{ $count }

## Il tavolo
hanabi-points = { $points ->
        [1] punto
       *[other] punti
    } su 25
hanabi-points-label = { $points ->
        [1] Un punto
       *[other] { $points } punti
    } su 25
hanabi-most-points = Si può ancora arrivare a { $points }.
hanabi-deck = nel mazzo
hanabi-deck-label = { $count ->
        [0] Il mazzo è finito
        [1] Una carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
hanabi-tokens-label = { $count ->
        [0] Nessuna lanterna accesa
        [1] Una lanterna accesa
       *[other] { $count } lanterne accese
    } su 8
hanabi-errors-label = { $count ->
        [0] Nessun errore
        [1] 1 errore
       *[other] { $count } errori
    } su 3
hanabi-discards = Scarti
hanabi-discards-none = Ancora nessuno scarto.
hanabi-discards-last = ne resta una sola
hanabi-discards-lost = non ce n’è più
hanabi-discards-label = { $card }: { $discarded ->
        [0] nessuna scartata
        [1] una scartata
       *[other] { $discarded } scartate
    }, { $left ->
        [0] nessuna in giro
        [1] una ancora in giro
       *[other] { $left } ancora in giro
    }
hanabi-series = Le serie
hanabi-series-needs = serve { $value ->
        [1] l’*1*
       *[other] il *{ $value }*
    }
hanabi-series-complete = completa
hanabi-series-stopped = { $reach ->
        [0] non può cominciare
        [1] si ferma all’1
       *[other] si ferma al { $reach }
    }
hanabi-series-most = max { $reach }
hanabi-series-up-to = { $reach ->
        [1] fino all’1
       *[other] fino al { $reach }
    }
hanabi-series-label = { $series }: { $top ->
        [0] ancora nulla
        [1] arriva all’1
       *[other] arriva al { $top }
    }
hanabi-last-round = Ultimo giro
hanabi-turns-left = { $turns ->
        [1] resta un turno
       *[other] restano { $turns } turni
    }
hanabi-plays-next = gioca dopo di te
hanabi-mates = Chi gioca con te

## Le carte, per chi ascolta
hanabi-hand-own = La tua mano, vista da dietro
hanabi-hand-of = La mano di { $name }
hanabi-label-own = La tua carta { $place }
hanabi-label-mate = { $name }, carta { $place }: { $card }
hanabi-label-hidden = { $name }, carta { $place }, coperta
hanabi-know-own-nothing = non ne sai nulla
hanabi-know-own-colour = sai che è { hanabi-adjective-one }
hanabi-know-own-value = sai che è un { $value }
hanabi-know-own-card = sai che è { $card }
hanabi-know-mate-nothing = non ne sa nulla
hanabi-know-mate-colour = sa che è { hanabi-adjective-one }
hanabi-know-mate-value = sa che è un { $value }
hanabi-know-mate-card = sa che è { $card }
hanabi-know-not = non è: { $list }
hanabi-know-may-be = può essere: { $list }
hanabi-know-touched = appena indicata
hanabi-hint-play = si può giocare
hanabi-hint-discard = si può scartare
hanabi-board-help = Destra e sinistra spostano da una carta all’altra, su e giù da una mano all’altra. Invio sceglie e conferma, Esc torna indietro.

## La replica e il riassunto
hanabi-plot-points = punti
hanabi-plot-tokens = lanterne
