# Il tavolo del Sesto Senso: che cosa dicono il suggeritore, i bottoni e chi legge lo schermo.

## Carte e giorni
sesto-senso-ask-object = Che cosa aveva?
sesto-senso-ask-place = Dov’era?
sesto-senso-ask-character = Chi era?
sesto-senso-day = { $name }, giorno { $day } di 7
sesto-senso-day-short-1 = L
sesto-senso-day-short-2 = M
sesto-senso-day-short-3 = M
sesto-senso-day-short-4 = G
sesto-senso-day-short-5 = V
sesto-senso-day-short-6 = S
sesto-senso-day-short-7 = D
sesto-senso-today = oggi
sesto-senso-yesterday = ieri
sesto-senso-progress = Trovati { $found } su 3
sesto-senso-card = { $name }. { $alt }
sesto-senso-card-ball = Qui c’è la sfera di { $name }, confermata
sesto-senso-card-ball-faint = Qui c’è la sfera di { $name }
sesto-senso-card-refused = Già esclusa
sesto-senso-card-refused-to = Già esclusa per { $names }
sesto-senso-card-meant = È la carta che hai in mente
sesto-senso-cards = Carte sul tavolo: { $kinds }
sesto-senso-tabs = Quali carte guardare
sesto-senso-dream = Sogno di { $when }: { $name }. { $alt }
sesto-senso-dreams-of = Sogni di { $name }
sesto-senso-dreams-own = I tuoi sogni
sesto-senso-no-dreams = Ancora nessun sogno.

## Chi c’è
sesto-senso-people = Chi gioca
sesto-senso-ghost = Il Fantasma
sesto-senso-ghost-state = il Fantasma (muto)
sesto-senso-you = Tu
sesto-senso-person = { $name }: { $state }. Trovati { $found } su 3. { $dreams ->
        [0] Nessun sogno
        [one] Un sogno
       *[other] { $dreams } sogni
    }
sesto-senso-status-waiting = aspetta un sogno
sesto-senso-status-choosing = sta scegliendo
sesto-senso-status-placed = sfera posata
sesto-senso-status-confirmed = ha confermato
sesto-senso-status-done = ha trovato tutto
sesto-senso-status-over = ha finito

## Il suggeritore, per i sensitivi
sesto-senso-awaited = { $count ->
        [one] Si aspetta { $names }.
       *[other] Si aspettano { $names }.
    }
sesto-senso-own-new = *{ $count ->
        [one] Un sogno nuovo per te.
        [2] Due sogni nuovi per te.
        [3] Tre sogni nuovi per te.
       *[other] { $count } sogni nuovi per te.
    }* { $count ->
        [one] A che cosa ti fa pensare?
       *[other] A che cosa ti fanno pensare?
    }
sesto-senso-own-old = *{ $count ->
        [one] Un sogno già visto.
       *[other] { $count } sogni già visti.
    }* Oggi ancora niente di nuovo.
sesto-senso-own-no-dream = *Il Fantasma ci sta pensando.* Tra poco un sogno per il tuo { $kind }.
sesto-senso-own-late = *Il sogno non è arrivato in tempo.* Scegli lo stesso una carta ({ $kind }), prima che il tempo finisca.
sesto-senso-own-two = Giochi due sensitivi. Ora tocca al { $which ->
        [1] primo
       *[2] secondo
    }.
sesto-senso-own-confirmed = *Hai confermato.* Finché gli altri ci pensano puoi ancora spostare la sfera.
sesto-senso-own-done = *Hai trovato tutto.* Ora aiuta gli altri: tocca qualcuno per vederne i sogni.
sesto-senso-theirs = *{ $name } { $count ->
        [0] non ha ancora sogni.
        [one] ha un sogno.
       *[other] ha { $count } sogni.
    }* Che cosa vedi? Parlane con gli altri.
sesto-senso-theirs-done = *{ $name } ha trovato tutto.*
sesto-senso-signs = *Segni misteriosi.* Le luci si abbassano.
sesto-senso-pointing = { $name } indica un dettaglio: { $what }.
sesto-senso-elsewhere = { $kinds }: { $count ->
    [one] una sfera o un dito
   *[other] { $count } fra sfere e dita
}
sesto-senso-hopeless = *Non c’è più tempo per vincere.* Si può giocare lo stesso, o smettere se lo volete tutti.

## Bottoni dei sensitivi
sesto-senso-act-place = Posa la sfera: { $card }
sesto-senso-act-confirm = Confermo: { $card }
sesto-senso-act-confirmed = Confermato: { $card }
sesto-senso-act-choose = Scegli { $kind ->
        [object] un oggetto
        [place] un luogo
       *[character] un personaggio
    }
sesto-senso-act-wait = Tra poco un sogno
sesto-senso-act-look = Guarda da vicino
sesto-senso-act-look-pointed = Guarda che cosa indica
sesto-senso-act-point = Indica
sesto-senso-act-point-card = Indica questa agli altri
sesto-senso-mark-no = Non questa
sesto-senso-mark-maybe = Forse
sesto-senso-marks = Segni su { $card }, solo per te
sesto-senso-stop = Smettiamo qui
sesto-senso-stop-no = Andiamo avanti
sesto-senso-slip = Il Fantasma si è tradito
sesto-senso-slip-no = No, non si è tradito
sesto-senso-slip-ask = Vale solo se lo dite tutti: allora la partita finisce, ed è *persa*. Lo dici davvero?
sesto-senso-slip-ask-ends = Manca solo la tua voce: la partita *finisce subito*, ed è *persa*. Lo dici davvero?
sesto-senso-slip-sure = Sì, si è tradito
sesto-senso-slip-not = No, si continua
sesto-senso-stop-ask = Vale solo se lo volete tutti: allora la partita *finisce qui*, e il colpevole resta libero. Smettere davvero?
sesto-senso-stop-ask-ends = Manca solo la tua voce: la partita *finisce subito*, e il colpevole resta libero. Smettere davvero?
sesto-senso-stop-sure = Sì, smettiamo
sesto-senso-stop-not = No, si continua
sesto-senso-more = Altro
sesto-senso-declared = { $count ->
        [one] Lo dice una persona su { $all }.
       *[other] Lo dicono in { $count } su { $all }.
    }

## Il Fantasma
sesto-senso-ghost-only = solo tu vedi questo schermo
sesto-senso-ghost-silent = Non puoi parlare né fare cenni: solo sogni.
sesto-senso-ghost-give = *A { $name }, per { $card }.* Scegli uno o più sogni che ci facciano pensare.
sesto-senso-ghost-other = *Qui i sogni ci sono già.* Tocca chi ne aspetta ancora.
sesto-senso-ghost-wait = *Hai mandato tutti i sogni.* Ora tocca a chi li ha ricevuti: tu puoi solo guardare.
sesto-senso-ghost-common = *Il sogno comune.* Scegli il sogno { $kind ->
        [object] per l’oggetto
        [place] per il luogo
       *[character] per il personaggio
    }.
sesto-senso-ghost-common-ready = *Il sogno comune è pronto.* Gli altri vedranno i tre sogni in ordine sparso.
sesto-senso-ghost-add-one = *Il sogno comune.* Scegli un sogno che parli del colpevole.
sesto-senso-ghost-add-two = *Il sogno comune.* Scegli un sogno che parli di chi, dove e con che cosa.
sesto-senso-ghost-now = adesso
sesto-senso-ghost-waits = aspetta
sesto-senso-ghost-culprit = Il colpevole: lo sai solo tu
sesto-senso-act-send = { $count ->
        [0] Scegli un sogno
        [one] Manda un sogno { AD($name) }
       *[other] Manda { $count } sogni { AD($name) }
    }
sesto-senso-act-send-common = Mostra il sogno comune
sesto-senso-act-cancel = Annulla
sesto-senso-too-many = Di più non si può: anche gli altri aspettano un sogno.

## La rivelazione
sesto-senso-who = Chi è stato?
sesto-senso-final-wait = *Il Fantasma prepara il sogno comune.* Intanto guardate i sospettati.
sesto-senso-final-classic = *Il sogno comune.* Uno è la persona, uno il luogo, uno l’oggetto: non si sa quale dei tre parli di che cosa.
sesto-senso-final-one = *Il sogno comune.* Parla solo della persona; ogni giorno se ne aggiunge uno.
sesto-senso-final-two = *Il sogno comune.* Parla di persona, luogo e oggetto insieme; ogni giorno se ne aggiunge uno.
sesto-senso-final-again = *Nessuna maggioranza.* Parlatene ancora e votate di nuovo.
sesto-senso-final-majority = Sfere posate: { $placed } su { $count }. Serve più della metà sulla stessa storia.
sesto-senso-act-vote = Posa la sfera: { $card }
sesto-senso-act-vote-confirm = Confermo: { $card }
sesto-senso-act-vote-choose = Scegli chi è stato
sesto-senso-act-vote-done = Hai votato: { $card }
sesto-senso-final-risk = Se sbagliate, questa storia è esclusa e passa un giorno.
sesto-senso-final-last = È l’ultimo giorno: un tentativo solo.

## Da vicino
sesto-senso-finger = { $name } indica qui

## L’album
sesto-senso-score-of = { $score ->
        [one] giorno d’avanzo
       *[other] giorni d’avanzo
    } (al massimo { $best })
sesto-senso-album-common = Il sogno comune
sesto-senso-discards = Sogni svaniti
sesto-senso-discards-none = Nessun sogno è ancora svanito.

## La partita, riletta
sesto-senso-plot = Quanto è ricostruito
