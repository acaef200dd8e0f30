# Il Sesto Senso. I nomi dei posti arrivano già scritti; il grassetto è *così*.
# $who è chi ha la sfera: il nome di un posto o, in due, uno dei due sensitivi. $card è una carta dentro una frase.

## Chi cerca, quando una persona sola ha due sfere
sesto-senso-psychic-1 = Primo sensitivo
sesto-senso-psychic-2 = Secondo sensitivo

## Che cosa si cerca
sesto-senso-kind-object = oggetto
sesto-senso-kind-place = luogo
sesto-senso-kind-character = personaggio
sesto-senso-kinds-object = Oggetti
sesto-senso-kinds-place = Luoghi
sesto-senso-kinds-character = Personaggi

## I giorni
sesto-senso-day-name = { $day ->
        [1] lunedì
        [2] martedì
        [3] mercoledì
        [4] giovedì
        [5] venerdì
        [6] sabato
       *[7] domenica
    }

## Numeri in parole
sesto-senso-word-seats = { $seats ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
       *[7] sette
    }
sesto-senso-word-cards = { $cards ->
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
       *[12] dodici
    }

## Sogni, per nome
sesto-senso-dreams = { $count ->
        [1] «{ $dream1 }»
        [2] «{ $dream1 }» e «{ $dream2 }»
        [3] «{ $dream1 }», «{ $dream2 }» e «{ $dream3 }»
        [4] «{ $dream1 }», «{ $dream2 }», «{ $dream3 }» e «{ $dream4 }»
        [5] «{ $dream1 }», «{ $dream2 }», «{ $dream3 }», «{ $dream4 }» e «{ $dream5 }»
        [6] «{ $dream1 }», «{ $dream2 }», «{ $dream3 }», «{ $dream4 }», «{ $dream5 }» e «{ $dream6 }»
       *[7] «{ $dream1 }», «{ $dream2 }», «{ $dream3 }», «{ $dream4 }», «{ $dream5 }», «{ $dream6 }» e «{ $dream7 }»
    }

## Che cosa è successo
sesto-senso-event-haunted = La villa ha il suo fantasma: { $seat }. Da ora parla solo coi sogni.
    .seat = La villa ha il suo fantasma: sei tu. Da ora parli solo coi sogni.
sesto-senso-event-laid = Sul tavolo: { $count } { $kind ->
        [object] oggetti
        [place] luoghi
       *[character] personaggi
    }.
sesto-senso-event-dealt = Per { $who }: { $character }, { $place }, { $object }. Lo sa solo il fantasma.
sesto-senso-event-day = Giorno { $day }, { sesto-senso-day-name }.
sesto-senso-event-drew = Il fantasma pesca { sesto-senso-dreams }. { $deck ->
        [0] Il mazzo è finito.
        [1] Nel mazzo resta un sogno.
       *[other] Nel mazzo restano { $deck } sogni.
    }
sesto-senso-event-drew-unseen = Il fantasma pesca { $count ->
        [1] un sogno
       *[other] { $count } sogni
    }. { $deck ->
        [0] Il mazzo è finito.
        [1] Nel mazzo ne resta uno.
       *[other] Nel mazzo ne restano { $deck }.
    }
sesto-senso-event-shuffled = Gli scarti si rimescolano: il mazzo è di nuovo pieno.
sesto-senso-event-given = Il fantasma manda { $count ->
        [1] un sogno
       *[other] { $count } sogni
    } { AD($who) }, per { $kind ->
        [object] l’oggetto
        [place] il luogo
       *[character] il personaggio
    }: { sesto-senso-dreams }.
    .who = Il fantasma ti manda { $count ->
            [1] un sogno
           *[other] { $count } sogni
        } per { $kind ->
            [object] l’oggetto
            [place] il luogo
           *[character] il personaggio
        }: { sesto-senso-dreams }.
sesto-senso-event-lapsed = Non ci sono più sogni da mandare: oggi si indovina con quelli che ci sono.
sesto-senso-event-changed = Il fantasma scarta tutta la mano e la cambia. { $left ->
        [0] Cambi rimasti: nessuno.
        [1] Può rifarlo una volta.
       *[other] Può rifarlo { $left } volte.
    }
sesto-senso-event-placed = { $who } sceglie { $card }.
    .who = Scegli { $card }.
sesto-senso-event-moved = { $who } cambia idea: { $card }.
    .who = Cambi idea: { $card }.
sesto-senso-event-confirmed = { $who } conferma.
    .who = Confermi.
sesto-senso-event-signs = I segni del giorno { $day }.
sesto-senso-event-found = Sì! { $who } ha visto bene: { $card }. { $left ->
        [0] La sua storia è completa.
        [1] Manca una carta.
       *[other] Mancano { $left } carte.
    }
    .who = Sì! Hai visto bene: { $card }. { $left ->
            [0] La tua storia è completa.
            [1] Manca una carta.
           *[other] Mancano { $left } carte.
        }
sesto-senso-event-refused = No: per { $who } non è { $card }.
    .who = No: per te non è { $card }.
sesto-senso-event-missed = { $who } non ha posato la sfera in tempo: vale come risposta sbagliata.
    .who = Non hai posato la sfera in tempo: vale come risposta sbagliata.
sesto-senso-event-time-up-dreams = Il tempo per i sogni è finito.
sesto-senso-event-time-up-talk = Il tempo per parlarne è finito.
sesto-senso-event-no-vote = Nessun voto: il giorno { $day } passa, e nessuno esce dai sospettati.
sesto-senso-event-hopeless = I giorni non bastano più per smascherare chi è stato. Si può giocare lo stesso, o fermarsi se volete tutti.
sesto-senso-event-revealing = Ogni storia è completa. Ora si cerca il colpevole: { $attempts ->
        [1] c’è un solo tentativo
       *[other] ci sono { $attempts } tentativi
    }.
sesto-senso-event-culprit = La storia del colpevole è quella di { $who }. Lo sa solo il fantasma.
sesto-senso-event-dreamed = Sogno comune: { sesto-senso-dreams }.
sesto-senso-event-voted = { $seat } mette la sfera sulla storia di { $who }.
    .seat = Metti la sfera sulla storia di { $who }.
    .who = { $seat } mette la sfera sulla tua storia.
sesto-senso-event-revoted = { $seat } sposta la sfera sulla storia di { $who }.
    .seat = Sposti la sfera sulla storia di { $who }.
    .who = { $seat } sposta la sfera sulla tua storia.
sesto-senso-event-vote-confirmed = { $seat } conferma il suo voto.
    .seat = Confermi il tuo voto.
sesto-senso-event-no-majority = Nessuna maggioranza: parlatene ancora.
sesto-senso-event-accused = Accusa sbagliata: { $character } non c’entra. La storia di { $who } è esclusa.
    .who = Accusa sbagliata: { $character } non c’entra. La tua storia è esclusa.
sesto-senso-event-unmasked = Il colpevole, nella storia di { $who }: { $character }!
    .who = Il colpevole, nella tua storia: { $character }!
sesto-senso-event-agreed-slip = { $seat }: il fantasma si è fatto capire senza i sogni.
    .seat = Lo dici tu: il fantasma si è fatto capire senza i sogni.
sesto-senso-event-agreed-slip-no-more = { $seat } ci ripensa: il fantasma ha taciuto.
    .seat = Ci ripensi: il fantasma ha taciuto.
sesto-senso-event-agreed-stop = { $seat } si fermerebbe qui.
    .seat = Ti fermeresti qui.
sesto-senso-event-agreed-stop-no-more = { $seat } vuole giocare ancora.
    .seat = Vuoi giocare ancora.

## Com’è finita
sesto-senso-outcome-unmasked = Mistero risolto al giorno { $day }, { sesto-senso-day-name }: il fantasma può riposare.
sesto-senso-outcome-time-up = I sette giorni sono finiti, e la storia è rimasta a metà.
sesto-senso-outcome-escaped = I sette giorni sono finiti, e il colpevole l’ha fatta franca.
sesto-senso-outcome-slip = Il fantasma si è fatto capire senza i sogni: la partita è persa.
sesto-senso-outcome-stopped = I giorni non bastavano più, e vi siete fermati qui.

## Perché non si può
sesto-senso-illegal-over = La partita è finita. Se ti va, si ricomincia.
sesto-senso-illegal-not-the-ghost = I sogni li manda il fantasma. A te tocca leggerli.
sesto-senso-illegal-ghost-is-silent = Un fantasma parla solo coi sogni.
sesto-senso-illegal-no-such-psychic = Al tavolo quella sfera non c’è. Scegline un’altra.
sesto-senso-illegal-not-your-psychic = Quella sfera non è tua.
sesto-senso-illegal-events-are-clear = Ogni storia è completa: ora si cerca il colpevole.
sesto-senso-illegal-events-unclear = Prima vanno completate le storie: il colpevole si cerca dopo.
sesto-senso-illegal-not-searching = Qui è già stato trovato tutto.
sesto-senso-illegal-already-given = Oggi qui è già arrivato un sogno. Domani un altro.
sesto-senso-illegal-too-late = Il tempo per i sogni di oggi è finito. Domani ce n’è dell’altro.
sesto-senso-illegal-time-is-left = Il tempo non è ancora scaduto.
sesto-senso-illegal-empty-gift = Scegli almeno un sogno.
sesto-senso-illegal-not-in-hand = Quel sogno non è nella tua mano.
sesto-senso-illegal-too-many-dreams = Così qualcuno resterebbe senza sogni: mandane al massimo { $most }.
sesto-senso-illegal-no-change-left = La mano non si può più cambiare.
sesto-senso-illegal-too-late-to-change = I sogni di oggi sono già stati mandati: la mano non si cambia.
sesto-senso-illegal-already-dreamed = Il sogno comune è già sul tavolo.
sesto-senso-illegal-other-final = A questo tavolo il sogno comune si fa in un altro modo.
sesto-senso-illegal-same-dream = Servono tre sogni diversi: uno per il personaggio, uno per il luogo, uno per l’oggetto.
sesto-senso-illegal-wrong-kind = Ora si cerca { $kind ->
        [object] un oggetto
        [place] un luogo
       *[character] un personaggio
    }.
sesto-senso-illegal-not-on-table = Quella carta non è sul tavolo.
sesto-senso-illegal-already-refused = I segni hanno già detto di no a quella carta.
sesto-senso-illegal-ball-is-there = La sfera è già lì.
sesto-senso-illegal-no-ball = Prima metti la sfera su una carta, poi conferma.
sesto-senso-illegal-already-confirmed = Hai già confermato. Se ci ripensi, sposta la sfera.
sesto-senso-illegal-no-dream-yet = Il sogno comune non è ancora arrivato.
sesto-senso-illegal-no-such-combination = Quella storia non è più in gioco. Scegline un’altra.
sesto-senso-illegal-still-winnable = Si può ancora vincere: fermarsi sarebbe un peccato.
sesto-senso-illegal-ghost-is-program = Questo Fantasma è un programma: non si tradisce, quindi non c’è niente da dichiarare.
sesto-senso-illegal-already-said = L’hai già detto.
sesto-senso-bad-ghost = Al tavolo ci sono { sesto-senso-word-seats } posti: scegline uno per il fantasma, o lascia fare al caso.

## Opzioni

## Frasi pronte
sesto-senso-phrase-look = Guardate bene questo sogno.
sesto-senso-phrase-what-do-you-think = Voi che cosa ci vedete?
sesto-senso-phrase-yes = Secondo me sì.
sesto-senso-phrase-no = Secondo me no.
sesto-senso-phrase-no-idea = Non ne ho idea.
sesto-senso-phrase-sure = Ci metterei la mano sul fuoco.
sesto-senso-phrase-shall-we = Confermiamo?
sesto-senso-phrase-well-done = Che intuito!
