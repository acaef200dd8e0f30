# Sensu. Names of seats come already written; bold is *like this*.
# Fans and cards keep their Japanese names; $card is a card within a sentence, $fan the name of a fan.

## I ventagli e i poteri
sensu-fan-gun-sen = Gun-sen
sensu-fan-hi-ogi = Hi-ōgi
sensu-fan-mai-ougi = Mai-ougi
sensu-power-courage = Coraggio
sensu-power-wisdom = Saggezza
sensu-power-harmony = Armonia
sensu-power-courage-help = Togli a ogni avversario l’ultima carta di un ventaglio aperto, se è senza simbolo.
sensu-power-wisdom-help = Peschi tre carte, una alla volta, dal mazzo o dagli scarti.
sensu-power-harmony-help = Prendi la carta in cima a una pila e la metti in un tuo ventaglio.

## Le carte, da sole e dentro una frase
sensu-card-gun-sen-1 = 1 Gun-sen
sensu-the-card-gun-sen-1 = l’1 Gun-sen
sensu-card-gun-sen-2 = 2 Gun-sen
sensu-the-card-gun-sen-2 = il 2 Gun-sen
sensu-card-gun-sen-3 = 3 Gun-sen
sensu-the-card-gun-sen-3 = il 3 Gun-sen
sensu-card-gun-sen-4 = 4 Gun-sen
sensu-the-card-gun-sen-4 = il 4 Gun-sen
sensu-card-gun-sen-5 = 5 Gun-sen
sensu-the-card-gun-sen-5 = il 5 Gun-sen
sensu-card-gun-sen-6 = 6 Gun-sen
sensu-the-card-gun-sen-6 = il 6 Gun-sen
sensu-card-gun-sen-7 = 7 Gun-sen
sensu-the-card-gun-sen-7 = il 7 Gun-sen
sensu-card-gun-sen-8 = 8 Gun-sen
sensu-the-card-gun-sen-8 = l’8 Gun-sen
sensu-card-gun-sen-9 = 9 Gun-sen
sensu-the-card-gun-sen-9 = il 9 Gun-sen
sensu-card-gun-sen-wild-1 = jolly 1/2/3 Gun-sen
sensu-the-card-gun-sen-wild-1 = il jolly 1/2/3 Gun-sen
sensu-card-gun-sen-wild-4 = jolly 4/5/6 Gun-sen
sensu-the-card-gun-sen-wild-4 = il jolly 4/5/6 Gun-sen
sensu-card-gun-sen-wild-7 = jolly 7/8/9 Gun-sen
sensu-the-card-gun-sen-wild-7 = il jolly 7/8/9 Gun-sen
sensu-card-hi-ogi-1 = 1 Hi-ōgi
sensu-the-card-hi-ogi-1 = l’1 Hi-ōgi
sensu-card-hi-ogi-2 = 2 Hi-ōgi
sensu-the-card-hi-ogi-2 = il 2 Hi-ōgi
sensu-card-hi-ogi-3 = 3 Hi-ōgi
sensu-the-card-hi-ogi-3 = il 3 Hi-ōgi
sensu-card-hi-ogi-4 = 4 Hi-ōgi
sensu-the-card-hi-ogi-4 = il 4 Hi-ōgi
sensu-card-hi-ogi-5 = 5 Hi-ōgi
sensu-the-card-hi-ogi-5 = il 5 Hi-ōgi
sensu-card-hi-ogi-6 = 6 Hi-ōgi
sensu-the-card-hi-ogi-6 = il 6 Hi-ōgi
sensu-card-hi-ogi-7 = 7 Hi-ōgi
sensu-the-card-hi-ogi-7 = il 7 Hi-ōgi
sensu-card-hi-ogi-8 = 8 Hi-ōgi
sensu-the-card-hi-ogi-8 = l’8 Hi-ōgi
sensu-card-hi-ogi-9 = 9 Hi-ōgi
sensu-the-card-hi-ogi-9 = il 9 Hi-ōgi
sensu-card-hi-ogi-wild-1 = jolly 1/2/3 Hi-ōgi
sensu-the-card-hi-ogi-wild-1 = il jolly 1/2/3 Hi-ōgi
sensu-card-hi-ogi-wild-4 = jolly 4/5/6 Hi-ōgi
sensu-the-card-hi-ogi-wild-4 = il jolly 4/5/6 Hi-ōgi
sensu-card-hi-ogi-wild-7 = jolly 7/8/9 Hi-ōgi
sensu-the-card-hi-ogi-wild-7 = il jolly 7/8/9 Hi-ōgi
sensu-card-mai-ougi-1 = 1 Mai-ougi
sensu-the-card-mai-ougi-1 = l’1 Mai-ougi
sensu-card-mai-ougi-2 = 2 Mai-ougi
sensu-the-card-mai-ougi-2 = il 2 Mai-ougi
sensu-card-mai-ougi-3 = 3 Mai-ougi
sensu-the-card-mai-ougi-3 = il 3 Mai-ougi
sensu-card-mai-ougi-4 = 4 Mai-ougi
sensu-the-card-mai-ougi-4 = il 4 Mai-ougi
sensu-card-mai-ougi-5 = 5 Mai-ougi
sensu-the-card-mai-ougi-5 = il 5 Mai-ougi
sensu-card-mai-ougi-6 = 6 Mai-ougi
sensu-the-card-mai-ougi-6 = il 6 Mai-ougi
sensu-card-mai-ougi-7 = 7 Mai-ougi
sensu-the-card-mai-ougi-7 = il 7 Mai-ougi
sensu-card-mai-ougi-8 = 8 Mai-ougi
sensu-the-card-mai-ougi-8 = l’8 Mai-ougi
sensu-card-mai-ougi-9 = 9 Mai-ougi
sensu-the-card-mai-ougi-9 = il 9 Mai-ougi
sensu-card-mai-ougi-wild-1 = jolly 1/2/3 Mai-ougi
sensu-the-card-mai-ougi-wild-1 = il jolly 1/2/3 Mai-ougi
sensu-card-mai-ougi-wild-4 = jolly 4/5/6 Mai-ougi
sensu-the-card-mai-ougi-wild-4 = il jolly 4/5/6 Mai-ougi
sensu-card-mai-ougi-wild-7 = jolly 7/8/9 Mai-ougi
sensu-the-card-mai-ougi-wild-7 = il jolly 7/8/9 Mai-ougi

## Le scelte prima di cominciare
sensu-option-powers = Poteri
sensu-option-powers-help-on = Il secondo simbolo in un ventaglio ne attiva il potere.
sensu-option-powers-help-off = I simboli non fanno nulla.
sensu-option-powers-help-solo = Nel solitario i poteri non ci sono: contano se si siede qualcun altro.
sensu-option-chosen-fan = Ventaglio prescelto
sensu-option-chosen-fan-help-on = Una carta dice quale ventaglio chiudere per primo.
sensu-option-chosen-fan-help-off = I ventagli si chiudono in qualsiasi ordine.
sensu-option-chosen-fan-help-solo = Nel solitario non c’è un ventaglio prescelto: conta se si siede qualcun altro.
sensu-option-help = Aiuto
sensu-option-help-full = pieno
sensu-option-help-light = leggero
sensu-option-help-none = nessuno
sensu-option-help-help-full = Il tavolo trova i 20 e li mostra, e ricorda le carte prese dagli scarti.
sensu-option-help-help-light = Il tavolo somma le carte che tocchi, ma i 20 li trovi tu.
sensu-option-help-help-none = Come con la scatola: conti tu, e sei tu a ricordare chi ha preso che cosa.
sensu-option-help-help-none-solo = Come con la scatola: conti tu.
sensu-option-wisdom = Con la Saggezza, dagli scarti si prende
sensu-option-wisdom-top = solo la cima
sensu-option-wisdom-any = qualsiasi carta
sensu-option-wisdom-help-top = Dagli scarti solo la carta in cima.
sensu-option-wisdom-help-any = Dagli scarti qualunque carta, anche in fondo.
sensu-option-wisdom-help-unused = Conta solo quando si gioca con i poteri.
sensu-option-last-play = Ultime combinazioni
sensu-option-last-play-help-on = A mazzo finito si giocano ancora le combinazioni rimaste.
sensu-option-last-play-help-off = Posata l’ultima carta del mazzo, si contano i punti.
sensu-option-first = Chi comincia
sensu-option-first-chance = Decide la sorte
sensu-option-first-help-chance = Decide la sorte; per il libro, comincia chi è più giovane. Si gioca con { $cards } carte, { $deck } nel mazzo.
sensu-option-first-help-named = Comincia { $seat }. Si gioca con { $cards } carte, { $deck } nel mazzo.
sensu-option-first-help-solo = Giochi da te, con { $cards } carte.
sensu-bad-first = A questo tavolo i posti sono { $seats }.
sensu-bad-faces = Questa partita si gioca con le carte di un’altra scatola ({ $faces }), che qui non ci sono: il loro file va nella cartella dei dati, o dopo --own.

## Quel che succede
sensu-event-dealt = { $seat } riceve { $count } carte.
    .seat = Ricevi { $count } carte.
sensu-event-began = Comincia { $seat }. Nel mazzo: { $deck } carte.
    .seat = Cominci tu. Nel mazzo: { $deck } carte.
sensu-event-chose = Il ventaglio prescelto di { $seat } è { $fan }.
    .seat = Il tuo ventaglio prescelto è { $fan }.
sensu-event-drew = { $seat } pesca { $card }.
    .seat = Peschi { $card }.
sensu-event-drew-unseen = { $seat } pesca dal mazzo.
    .seat = Peschi dal mazzo.
sensu-event-took = { $seat } prende { $card } dagli scarti di { $from }.
    .seat = Prendi { $card } dagli scarti di { $from }.
    .from = { $seat } prende { $card } dai tuoi scarti.
sensu-event-took-own = { $seat } prende { $card } dai propri scarti.
    .seat = Prendi { $card } dai tuoi scarti.
sensu-event-discarded = { $seat } scarta { $card }.
    .seat = Scarti { $card }.
sensu-event-played = { $seat } fa venti: { $sum }.
    .seat = Fai venti: { $sum }.
sensu-event-played-wild = { $seat } fa venti: { $sum }, con { $wild }.
    .seat = Fai venti: { $sum }, con { $wild }.
sensu-event-played-pair = { $seat } fa venti con una coppia: { $sum }.
    .seat = Fai venti con una coppia: { $sum }.
sensu-event-played-pair-wild = { $seat } fa venti con una coppia: { $sum }, con { $wild }.
    .seat = Fai venti con una coppia: { $sum }, con { $wild }.
sensu-event-played-trio = { $seat } fa venti con un tris di ventagli: { $sum }.
    .seat = Fai venti con un tris di ventagli: { $sum }.
sensu-event-played-trio-wild = { $seat } fa venti con un tris di ventagli: { $sum }, con { $wild }.
    .seat = Fai venti con un tris di ventagli: { $sum }, con { $wild }.
sensu-event-played-both = { $seat } fa venti con una coppia e un tris di ventagli: { $sum }.
    .seat = Fai venti con una coppia e un tris di ventagli: { $sum }.
sensu-event-played-both-wild = { $seat } fa venti con una coppia e un tris di ventagli: { $sum }, con { $wild }.
    .seat = Fai venti con una coppia e un tris di ventagli: { $sum }, con { $wild }.
sensu-event-redeemed = { $seat } riscatta { $card }: è la carta con più stecche.
    .seat = Riscatti { $card }: è la carta con più stecche.
sensu-event-redeemed-bonus = { $seat } riscatta anche { $card }: è tra quelle con meno stecche.
    .seat = Riscatti anche { $card }: è tra quelle con meno stecche.
sensu-event-placed = { $seat } mette { $card } nel ventaglio: { $sticks } su 10.
    .seat = Metti { $card } nel ventaglio: { $sticks } su 10.
sensu-event-set-aside = { $seat } mette da parte { $card }: non entra.
    .seat = Metti da parte { $card }: non entra.
sensu-event-closed = { $seat } chiude il ventaglio { $fan }!
    .seat = Chiudi il ventaglio { $fan }!
sensu-event-power = { $seat } attiva il potere: *{ $power }*.
    .seat = Attivi il potere: *{ $power }*.
sensu-event-power-lost = { $power }: { $seat } non può usare questo potere, che va perso.
    .seat = { $power }: non puoi usare questo potere, che va perso.
sensu-event-harmonised = Con l’Armonia { $seat } prende { $card } dagli scarti di { $from }.
    .seat = Con l’Armonia prendi { $card } dagli scarti di { $from }.
    .from = Con l’Armonia { $seat } prende { $card } dai tuoi scarti.
sensu-event-harmonised-own = Con l’Armonia { $seat } prende { $card } dai propri scarti.
    .seat = Con l’Armonia prendi { $card } dai tuoi scarti.
sensu-event-removed = Con il Coraggio { $by } toglie { $card } { AD($seat) }.
    .by = Con il Coraggio togli { $card } { AD($seat) }.
    .seat = Con il Coraggio { $by } ti toglie { $card }.
sensu-event-reshuffled = Gli scarti si rimescolano: un nuovo mazzo di { $deck } carte.
sensu-event-fan-discarded = Un altro { $fan }: si pesca di nuovo.
sensu-event-fans-reshuffled = Si rimescolano le carte dei ventagli chiusi: { $deck }.
sensu-event-passed = { $seat } non può fare nulla e passa.
    .seat = Non puoi fare nulla e passi.
sensu-event-turned = Dal mazzo esce { $card }. Ne restano { $left }.
sensu-event-put-discards = { $seat } mette { $card } sugli scarti.
    .seat = Hai messo { $card } sugli scarti.
sensu-event-put-column = { $seat } mette { $card } nella colonna { $column }.
    .seat = Hai messo { $card } nella colonna { $column }.

## Perché no
sensu-illegal-over = La partita è finita.
sensu-illegal-not-your-turn = Non tocca a te.
sensu-illegal-first-turn = Il turno comincia pescando una carta, o con carte che fanno 20.
sensu-illegal-first-discard = Prima scarta una delle sei carte che hai in mano.
sensu-illegal-first-redeem = Prima scegli quale carta riscattare: hanno lo stesso numero di stecche.
sensu-illegal-first-order = Prima scegli la prossima carta da scartare.
sensu-illegal-first-build = Prima scegli quale carta riscattata va nel suo ventaglio.
sensu-illegal-first-aside = Prima scegli la prossima da scartare, tra le carte che non entrano.
sensu-illegal-first-wisdom = Prima pesca con la Saggezza, dal mazzo o da una pila.
sensu-illegal-first-harmony = Prima scegli quale carta prendere con l’Armonia.
sensu-illegal-first-courage = Prima scegli quale carta togliere con il Coraggio.
sensu-illegal-first-put = Prima metti al suo posto la carta pescata.
sensu-illegal-deck-empty = Il mazzo è vuoto.
sensu-illegal-not-on-top = Quella carta non si può prendere.
sensu-illegal-not-in-hand = Quella carta non è tra le tue.
sensu-illegal-covered = Solo l’ultima carta di ogni colonna è libera.
sensu-illegal-two-wilds = Un solo jolly per combinazione.
sensu-illegal-not-twenty = Fa { $sum }, non venti.
sensu-illegal-no-twenty = Queste carte non fanno venti.
sensu-illegal-not-among-these = Scegli fra le carte indicate.
sensu-illegal-does-not-fit = Quella carta non entra in nessuno dei tuoi ventagli.
sensu-illegal-no-such-column = Le colonne sono quattro.

## Com’è finita
sensu-outcome-won = { $seat } ha chiuso due ventagli e vince!
sensu-outcome-stuck = Nessuno può più muovere: contano i ventagli chiusi, poi le stecche.
sensu-outcome-quiet = Cento giri senza muovere un ventaglio: contano i ventagli chiusi, poi le stecche.
sensu-outcome-solo = { $score ->
        [one] Un punto
       *[other] { $score } punti
    }: *{ $level }*.
sensu-outcome-solo-complete = Tre ventagli chiusi, { $score } punti: *{ $level }*!
sensu-level-1 = Sventurato
sensu-level-2 = Principiante
sensu-level-3 = Apprendista
sensu-level-4 = Samurai
sensu-level-5 = Maestro
sensu-level-6 = Gran Maestro
sensu-level-1-help = I ventagli restano quasi tutti nella manica.
sensu-level-2-help = Le prime stecche si aprono: la mano sta imparando.
sensu-level-3-help = Il polso è sicuro, e il vento comincia a obbedire.
sensu-level-4-help = Un gesto netto, e il ventaglio taglia l’aria.
sensu-level-5-help = Tre ventagli danzano, e la sala trattiene il fiato.
sensu-level-6-help = Si chiude l’ultima stecca, e anche il vento s’inchina.

## Frasi pronte
sensu-phrase-nice = Bello!
sensu-phrase-thinking = Ci penso…
sensu-phrase-that-was-mine = Quella serviva a me!
sensu-phrase-almost = Ci sono quasi.
sensu-phrase-here-i-am = Eccomi.
sensu-phrase-good-game = Bella partita!

## Il suggeritore e i pulsanti
sensu-prompt-turn = *Tocca a te.* Pesca una carta: con queste non arrivi a 20.
sensu-prompt-turn-can = *Tocca a te.* Puoi fare 20 { $count ->
        [one] in un modo
       *[other] in { $count } modi
    }, oppure pescare.
sensu-prompt-play-only = *Tocca a te.* Non c’è nulla da pescare: gioca una combinazione.
sensu-prompt-turn-free = *Tocca a te.* Pesca una carta, o fai 20.
sensu-prompt-picked = { $count ->
        [one] *Una carta scelta.* Fa 20?
       *[other] *{ $count } carte scelte.* Fanno 20?
    }
sensu-prompt-discard = *Hai sei carte.* Quale scarti?
sensu-prompt-redeem-most = *Stesso numero di stecche.* Quale riscatti?
sensu-prompt-redeem-bonus = *Bonus.* Quale riscatti, fra quelle con meno stecche?
sensu-prompt-order = *Le altre vanno negli scarti.* In che ordine? La prima che tocchi resta sotto.
sensu-prompt-build = *Le carte riscattate.* Quale metti adesso nel ventaglio?
sensu-prompt-aside = *Queste non entrano.* In che ordine le scarti? La prima che tocchi resta sotto.
sensu-prompt-wisdom = *Saggezza.* Pesca dal mazzo o dagli scarti: ancora { $left }.
sensu-prompt-harmony = *Armonia.* Quale carta prendi per un tuo ventaglio?
sensu-prompt-courage = *Coraggio.* Quale carta togli { AD($name) }?
sensu-prompt-put = *Dove va { $card }?*
sensu-prompt-solo = *Pesca una carta:* per ora non si arriva a 20.
sensu-prompt-solo-free = *Pesca una carta*, o fai 20.
sensu-prompt-solo-can = *Puoi fare 20* { $count ->
        [one] in un modo
       *[other] in { $count } modi
    }, oppure pescare.
sensu-prompt-wait = *Tocca { AD($name) }.*
sensu-prompt-moment = Un momento…
sensu-prompt-over = *La partita è finita.*
sensu-button-draw = Pesca dal mazzo
sensu-button-play = Gioca il 20
sensu-button-try = Prova con queste
sensu-button-put-discards = Sugli scarti
sensu-button-put-column = Colonna { $column }
sensu-button-cancel = Annulla
sensu-button-hint = { $count ->
        [one] Mostra il 20
       *[other] Mostra i { $count } modi
    }
sensu-button-order = Scarta così
sensu-button-pick = Scegli una carta
sensu-button-pick-place = Scegli dove
sensu-button-pick-next = Tocca in ordine
sensu-button-wait = Tocca agli altri
sensu-act-play = Gioca { $sum }
sensu-act-take = Prendi { $card }
sensu-act-discard = Scarta { $card }
sensu-act-redeem = Riscatta { $card }
sensu-act-place = Metti { $card }
sensu-act-remove = Togli { $card }

## Contare fino a venti
sensu-wild = Il jolly vale
sensu-sum-whole = *Venti!*
sensu-sum-short = Fa *{ $total }*: { $count ->
        [one] manca 1.
       *[other] mancano { $count }.
    }
sensu-sum-over = Fa *{ $total }*: { $count } di troppo.
sensu-why-most = Più stecche ({ $count }): riscatti *{ $card }*
sensu-why-most-tie = Più stecche ({ $count }): scegli tu, *{ $cards }*
sensu-why-pair = Due { $number }: *una carta in più*
sensu-why-no-pair = Nessuna coppia
sensu-why-trio = Tre { $fan }: *una carta in più*
sensu-why-no-trio = Nessun tris di ventagli
sensu-ribbon-redeem = Riscatti
sensu-ribbon-bonus = Bonus
sensu-ribbon-maybe = o questa?
sensu-ribbon-discard = Scarti
sensu-ribbon-misfit = non entra
sensu-misfit-closed = Il ventaglio { $fan } è già chiuso: la carta andrà negli scarti.
sensu-misfit-too-many = Nel ventaglio { $fan } le stecche sarebbero troppe: la carta andrà negli scarti.
sensu-misfit-not-chosen = Chiuderebbe il { $fan }, ma prima va chiuso il prescelto.
sensu-detail-place = Il ventaglio { $fan } arriva a { $count } su 10.
sensu-detail-closes = Il ventaglio { $fan } arriva a 10 e si chiude!
sensu-detail-wins = È il secondo: vinci!
sensu-detail-take = Dagli scarti di { $name }.
sensu-detail-draw = Nel mazzo { $count ->
        [one] resta una carta
       *[other] restano { $count } carte
    }.
sensu-detail-remove = Il { $fan } di { $name } scende a { $count } su 10.
sensu-detail-fires = Secondo simbolo: si attiva il potere, { $power }.
sensu-hints = Le tue combinazioni
sensu-hint = { $cards }: { $count ->
        [one] una stecca
       *[other] { $count } stecche
    }
sensu-hint-sticks = { $count ->
        [one] +1 stecca
       *[other] +{ $count } stecche
    }

## Sul tavolo
sensu-hand = Le tue carte
sensu-choices = Fra che cosa scegli
sensu-places = Dove mettere la carta
sensu-order-place = numero { $place }
sensu-closed = chiuso
sensu-of-ten = su 10
sensu-closed-of = { $count ->
        [one] 1 ventaglio su 2
       *[other] { $count } ventagli su 2
    }
sensu-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
sensu-in-deck = nel mazzo
sensu-left = nel mazzo: { $count }
sensu-pile-of = scarti di { $name }
sensu-points = { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
sensu-level-next = a { $score } punti: { $level }
sensu-card-sticks = { $card }, { $count ->
        [one] una stecca
       *[other] { $count } stecche
    }
sensu-card-symbol = simbolo di { $power }
sensu-card-useful = può fare 20
sensu-fan-label = { $fan }: { $count ->
        [one] una stecca
       *[other] { $count } stecche
    } su 10
sensu-fan-label-closed = { $fan }: chiuso
sensu-fan-label-symbols = { $power }: simboli { $count } su 2
sensu-fan-label-spent = { $power }: potere già usato
sensu-fan-label-chosen = prescelto
sensu-person = { $name }, carte in mano: { $count }
sensu-look-through = Guarda ventagli e scarti
sensu-deck = Mazzo: { $count ->
        [one] una carta
       *[other] { $count } carte
    }
sensu-pile = Scarti di { $name }, in cima { $card }; in tutto { $count }
sensu-pile-empty = Scarti di { $name }: nessuno
sensu-look-pile = Guarda gli scarti di { $name }: { $count }
sensu-drawn = da mettere { $card }
sensu-look-title = Ventagli e scarti
sensu-look-fan = Guarda di che carte è fatto
sensu-fan-cards = { $fan }, carta per carta
sensu-pile-nothing = Ancora niente.
sensu-known = In mano, prese dagli scarti:
sensu-chosen-fan = Prescelto: va chiuso per primo.
sensu-discards = Scarti, in cima { $card }; in tutto { $count }
sensu-discards-empty = Scarti: ancora nessuno
sensu-discards-count = scarti: { $count }
sensu-discards-title = Scarti, dalla cima
sensu-column = Colonna { $column }: { $card }
sensu-column-covers = Colonna { $column }: { $card }; sotto: { $covered }
sensu-column-empty = Colonna { $column }: vuota

## La replica e il riassunto
sensu-plot = stecche nei ventagli
sensu-plot-sticks = { $count ->
        [one] una stecca
       *[other] { $count } stecche
    }
sensu-plot-level = { $count } · { $level }
sensu-album = I ventagli della partita

## Nel terminale
sensu-legend-stick = una stecca
sensu-legend-symbol = un simbolo del potere
sensu-legend-chosen = il ventaglio prescelto
