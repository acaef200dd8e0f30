# Senet. I nomi dei posti arrivano già scritti; il grassetto è *così*.
# I tiri vanno da 1 a 6, e il 6 si legge X. Le caselle vanno da 1 a 30.

## Il gioco

## Lati e pedine: sulle dispari i coni, sulle pari i rocchetti
senet-side-odd = dispari
senet-side-even = pari
senet-piece-odd = cono
senet-piece-even = rocchetto
senet-pieces-odd = coni
senet-pieces-even = rocchetti
senet-colour-carnelian = rosso corniola
senet-colour-turquoise = turchese
senet-colour-lapis = blu lapislazzuli
senet-colour-malachite = verde malachite
senet-colour-amethyst = viola ametista
senet-colour-ebony = nero ebano

## Le case
senet-house-15 = Casa della Rinascita
senet-house-26 = Casa dell’Abbondanza
senet-house-27 = Casa della Malasorte
senet-house-28 = Casa delle Tre Verità
senet-house-29 = Casa di Horus
senet-house-30 = Casa di Ra
senet-house-15-help = Casa sicura. Qui riappare chi finisce nelle acque del 27.
senet-house-26-help = Casa sicura. Con 1 si salta sul 28 senza bagnarsi.
senet-house-27-help = La pedina che arriva qui torna al 15. Se il 15 è occupato resta ferma, e con lei tutta la sua parte, finché non esce un 4.
senet-house-28-help = Casa sicura. Da qui si riparte solo con un 3.
senet-house-29-help = Casa sicura. Da qui si riparte solo con un 2.
senet-house-30-help = Casa sicura. All’inizio del turno si può uscire da qui, se nessuna propria pedina è ancora fra l’1 e il 10.
senet-house-try = Si prova una volta per turno, con il primo tiro fatto mentre la pedina è lì.
senet-note-safe = Il riquadro chiaro è una *casa sicura*: lì non ti attaccano.
senet-help-wall-two = *Un muro di due:* non si può attaccare, ma si può saltare.
senet-help-wall-three = *Un muro di tre o più:* non si può né attaccare né saltare.

## Che cosa è successo; dopo un punto, lo stesso detto a chi riguarda: `.seat` a chi siede in `seat`
senet-word-from = { $from ->
        [1] dall’1
        [8] dall’8
        [11] dall’11
       *[other] dal { $from }
    }
senet-word-to = { $to ->
        [1] all’1
        [8] all’8
        [11] all’11
       *[other] al { $to }
    }
senet-word-back-to = { $back_to ->
        [1] all’1
        [8] all’8
        [11] all’11
       *[other] al { $back_to }
    }
senet-event-thrown-to-begin = Per chi comincia, { $seat } fa { $throw ->
        [6] X
       *[other] { $throw }
    }.
    .seat = Per chi comincia, fai { $throw ->
            [6] X
           *[other] { $throw }
        }.
senet-event-compared = { $first } fa { $a ->
        [6] X
       *[other] { $a }
    }, { $second } fa { $b ->
        [6] X
       *[other] { $b }
    }.
    .first = Tu fai { $a ->
            [6] X
           *[other] { $a }
        }, { $second } fa { $b ->
            [6] X
           *[other] { $b }
        }.
    .second = { $first } fa { $a ->
            [6] X
           *[other] { $a }
        }, tu fai { $b ->
            [6] X
           *[other] { $b }
        }.
senet-event-compared-tie = { $first } e { $second } fanno { $a ->
        [6] X
       *[other] { $a }
    }: si tira di nuovo.
    .first = Tu e { $second } fate { $a ->
            [6] X
           *[other] { $a }
        }: si tira di nuovo.
    .second = Tu e { $first } fate { $a ->
            [6] X
           *[other] { $a }
        }: si tira di nuovo.
senet-event-begins = Comincia { $seat }.
    .seat = Cominci tu.
senet-event-chose = { $seat } sceglie le caselle { $side }.
    .seat = Scegli le caselle { $side }.
senet-event-painted = { $seat } gioca con le pedine in { $colour }.
    .seat = Giochi con le pedine in { $colour }.
senet-event-thrown = { $seat } fa { $throw ->
        [6] X
       *[other] { $throw }
    }.
    .seat = Fai { $throw ->
            [6] X
           *[other] { $throw }
        }.
senet-event-moved = { $seat } va { senet-word-from } { senet-word-to }.
    .seat = Vai { senet-word-from } { senet-word-to }.
senet-event-opened = { $seat } apre: la pedina di { $other } va { senet-word-from } { senet-word-to }.
    .seat = Apri: la pedina di { $other } va { senet-word-from } { senet-word-to }.
    .other = { $seat } apre: la tua pedina va { senet-word-from } { senet-word-to }.
senet-event-swapped = { $seat } va { senet-word-from } { senet-word-to } e scambia il posto con { $other }.
    .seat = Vai { senet-word-from } { senet-word-to } e scambi il posto con { $other }.
    .other = { $seat } va { senet-word-from } { senet-word-to } e scambia il posto con te.
senet-event-stepped-back = { $seat } indietreggia { senet-word-from } { senet-word-to }.
    .seat = Indietreggi { senet-word-from } { senet-word-to }.
senet-event-swapped-back = { $seat } indietreggia { senet-word-from } { senet-word-to } e scambia il posto con { $other }.
    .seat = Indietreggi { senet-word-from } { senet-word-to } e scambi il posto con { $other }.
    .other = { $seat } indietreggia { senet-word-from } { senet-word-to } e scambia il posto con te.
senet-event-collided = { $seat } va { senet-word-from } { senet-word-to }, già occupato da una sua pedina: una delle due torna { senet-word-back-to }.
    .seat = Vai { senet-word-from } { senet-word-to }, già occupato da una tua pedina: una delle due torna { senet-word-back-to }.
senet-event-collided-in-vain = { $seat } va { senet-word-from } { senet-word-to }, già occupato da una sua pedina: una delle due torna al suo posto, e tutto resta com’era.
    .seat = Vai { senet-word-from } { senet-word-to }, già occupato da una tua pedina: una delle due torna al suo posto, e tutto resta com’era.
senet-event-fell = Le acque prendono la pedina di { $seat }, che rinasce al { $to }.
    .seat = Le acque prendono la tua pedina, che rinasce al { $to }.
senet-event-trapped = Le acque trattengono la pedina di { $seat } sul 27, perché il 15 è occupato: serve un 4.
    .seat = Le acque trattengono la tua pedina sul 27, perché il 15 è occupato: serve un 4.
senet-event-waits = { $seat } aspetta sul { $square }: serve { $square ->
        [27] un 4
        [28] un 3
       *[29] un 2
    }.
    .seat = Aspetti sul { $square }: serve { $square ->
            [27] un 4
            [28] un 3
           *[29] un 2
        }.
senet-event-too-late = Il { $square ->
        [28] 3
       *[29] 2
    } arriva tardi per la pedina di { $seat } sul { $square }: in questo turno ha già provato.
    .seat = Il { $square ->
            [28] 3
           *[29] 2
        } arriva tardi per la tua pedina sul { $square }: in questo turno ha già provato.
senet-event-walled = Un muro ferma { $seat }: con { $throw } non si muove nulla.
    .seat = Un muro ti ferma: con { $throw } non si muove nulla.
senet-event-passed = { $seat } passa.
    .seat = Passi.
senet-event-again = { $seat } tira ancora.
    .seat = Tiri ancora.
senet-event-freed = Ecco il 4: la pedina di { $seat } lascia le acque per l’aldilà.
    .seat = Ecco il 4: la tua pedina lascia le acque per l’aldilà.
senet-event-left = { $from ->
        [30] Dalla Casa di Ra una pedina di { $seat } parte per l’aldilà.
       *[other] Dal { $from } una pedina di { $seat } parte per l’aldilà.
    }
    .seat = { $from ->
            [30] Dalla Casa di Ra una tua pedina parte per l’aldilà.
           *[other] Dal { $from } una tua pedina parte per l’aldilà.
        }
senet-event-won = { $seat } ha tutte le pedine nell’aldilà e vince.
    .seat = Hai tutte le pedine nell’aldilà e vinci.

## Com’è finita; off: le pedine che l’altra parte ha portato fuori
senet-outcome = Vince { $winner }, 5 a { $off }.

## Perché non si può
senet-illegal-not-your-turn = Ora tocca all’altra parte. Il tuo turno arriva subito dopo.
senet-illegal-over = La partita è finita. Se ti va, si ricomincia.
senet-illegal-throw-to-begin = Prima si tira per vedere chi comincia. Il resto viene dopo.
senet-illegal-choose-first = Prima si sceglie da che parte stare: caselle pari o dispari.
senet-illegal-already-chosen = Le parti sono già scelte. Ora si tira.
senet-illegal-throw-first = Il dado aspetta: prima tira, poi muovi.
senet-illegal-move-first = Hai già fatto { $throw }. Muovi una pedina, poi si vede.
senet-illegal-no-such-square = La tavola ha 30 caselle. Scegline una con una tua pedina.
senet-illegal-empty-square = Lì non c’è nessuno. Scegli una tua pedina.
senet-illegal-not-yours = Quella pedina è dell’altra parte. Scegline una delle tue.
senet-illegal-opening-piece = L’apertura muove la pedina sul 10. Poi si gioca liberamente.
senet-illegal-wall = { $square ->
        [1] L’1
        [8] L’8
        [11] L’11
       *[other] Il { $square }
    } fa parte di un *muro*: non si attacca. Un muro di due, però, si può saltare.
senet-illegal-wall-of-three = Un *muro di tre* sbarra la strada: non si attacca e non si salta. Prova con un’altra pedina.
senet-illegal-protected = { $house }: chi sta sul { $square } è al sicuro. Prova con un’altra pedina.
senet-illegal-own-piece = { $square ->
        [1] Sull’1
        [8] Sull’8
        [11] Sull’11
       *[other] Sul { $square }
    } c’è già una tua pedina. Prova con un’altra.
senet-illegal-row-one = Hai ancora pedine fra l’1 e il 10. Portale avanti, poi si esce.
senet-illegal-blocked = Una tua pedina è nelle acque del 27 e nessuna si muove. Con un 4 si esce.
senet-illegal-exact-exit = Dal { $square } si riparte solo con un { $needed }. Intanto muovi un’altra pedina.
senet-illegal-tried = La pedina sul { $square } ha già provato in questo turno: ci riprova al prossimo. Intanto muovine un’altra.
senet-illegal-too-far = Dal { $square } con { $throw } si va oltre la tavola. Si esce dalla Casa di Ra.
senet-illegal-rests-on-ra = Dalla Casa di Ra si esce senza dado, all’inizio del turno. Intanto muovi un’altra pedina.
senet-illegal-nothing-on-ra = Non hai pedine sulla Casa di Ra. Portane una sul 30, e da lì potrà uscire.
senet-illegal-leave-only-before-throw = Da Ra si esce solo all’inizio del turno, prima di tirare. Al prossimo turno si può.
senet-illegal-colour-taken = Sul tavolo ci sono già pedine in { $colour }. Scegli un altro colore.
senet-illegal-colour-kept = Il colore si sceglie prima del proprio primo tiro in partita. Ora resta così.
senet-illegal-track-start = Indietro di { $throw } si finirebbe fuori dalla tavola. Prova con un’altra pedina.
senet-bad-first = I posti sono due: scegli uno dei due, o lascia fare al dado.

## Opzioni
senet-option-first = Chi comincia
senet-option-first-chance = Decide il dado
senet-option-first-help = Tirate il dado: *comincia chi fa di più*, e sceglie da che parte stare.
senet-option-first-help-named = *Comincia { $seat }*, e sceglie da che parte stare.
senet-option-hints = Suggerimenti
senet-option-hints-help-on = A ogni tiro la mossa più veloce è già scelta: *potete sempre cambiarla*.
senet-option-hints-help-off = Nessuna mossa è scelta per voi: *guardate voi dove conviene*.
senet-option-own-collision = Pedina su pedina
senet-option-own-collision-forced = Prima di indietreggiare
senet-option-own-collision-last = Dopo
senet-option-own-collision-never = Mai
senet-option-own-collision-help-forced = Se nulla può avanzare ma una pedina arriva su una compagna, *una delle due torna all’inizio*.
senet-option-own-collision-help-last = Se nulla può avanzare *prima si indietreggia*; solo se non si può, una pedina finisce su una compagna e una delle due torna all’inizio.
senet-option-own-collision-help-never = Due pedine della stessa parte *non si incontrano mai*: se nulla può avanzare si indietreggia, o si passa.
senet-option-exit = Uscita
senet-option-exit-exact = Con il tiro esatto
senet-option-exit-ra = Solo da Ra
senet-option-exit-help-exact = Si esce dal 26 con 5, dal 28 con 3, dal 29 con 2, o dalla Casa di Ra: *sempre senza proprie pedine fra l’1 e il 10*.
senet-option-exit-help-ra = Dal 28 con 3 e dal 29 con 2 si va sul 30: *l’ultimo passo parte dalla Casa di Ra*.
senet-option-retry = Sul 28 e sul 29
senet-option-retry-turn = Una prova per turno
senet-option-retry-throw = Vale ogni tiro
senet-option-retry-help-turn = Una pedina sul 28 o sul 29 prova *una volta per turno*, con il primo tiro fatto mentre è lì; i tiri in più servono alle altre.
senet-option-retry-help-throw = Una pedina sul 28 o sul 29 prova *con ogni tiro*, anche con quelli in più.

## Frasi pronte
senet-phrase-lucky = Che tiro!
senet-phrase-well-played = Bella mossa.
senet-phrase-wall = Di qui non si passa.
senet-phrase-water = Occhio all’acqua.
senet-phrase-thinking = Ci penso un attimo.
senet-phrase-again = Ancora una?

## Il suggeritore, quando tocca a te
senet-prompt-who-begins = *Chi comincia?* Tira: comincia chi fa di più, e la X vale meno di tutto.
senet-prompt-who-begins-second = *Tira anche tu.* Comincia chi fa di più, e la X vale meno di tutto.
senet-prompt-who-begins-tie = *Pari.* Tira di nuovo.
senet-prompt-choose = *Cominci tu.* Vince chi porta per primo le sue cinque pedine oltre il 30. Da che parte vuoi stare?
senet-prompt-throw = *Tocca a te.* Tira il dado.
senet-prompt-throw-opening = *Apri tu.* Tira: si muove la pedina sul 10.
senet-prompt-throw-again = *Tira ancora:* il turno è sempre tuo.
senet-prompt-throw-blocked = *Una tua pedina è nelle acque.* Per uscire serve un 4: tira.
senet-prompt-may-leave = *Tocca a te.* La pedina sulla Casa di Ra può uscire; poi tiri.
senet-prompt-move-again = *Hai fatto { $throw }.* Muovi una pedina e tira ancora.
senet-prompt-move-pass = *Hai fatto { $throw }.* Muovi una pedina e passi la mano.
senet-prompt-opening-again = *Hai fatto { $throw }.* Muovi la pedina sul 10 e tira ancora.
senet-prompt-opening-pass = *Hai fatto { $throw }.* Muovi la pedina sul 10 e passi la mano.
senet-prompt-collision-again = *Hai fatto { $throw }, e davanti non c’è posto.* Devi finire su una tua pedina: una delle due torna indietro, poi tiri ancora.
senet-prompt-collision-pass = *Hai fatto { $throw }, e davanti non c’è posto.* Devi finire su una tua pedina: una delle due torna indietro.
senet-prompt-back-again = *Hai fatto { $throw }, e davanti non c’è posto.* Devi indietreggiare, poi tiri ancora.
senet-prompt-back-pass = *Hai fatto { $throw }, e davanti non c’è posto.* Devi indietreggiare.
senet-prompt-freed = *Hai fatto 4.* La tua pedina lascia le acque; poi tiri ancora.
senet-prompt-chosen = *Scelto.* Le pedine prendono posto.
senet-prompt-rolling = *Il dado rotola.* Vediamo che cosa esce.
senet-prompt-moving = *Hai fatto { $throw }.* La pedina è in viaggio.
senet-prompt-passed = *Hai fatto { $throw ->
        [6] X
       *[other] { $throw }
    }:* passi la mano.
senet-prompt-too-late = *Hai fatto { $throw }, ma tardi.* La pedina sul { $square } ha già provato in questo turno: ci riprova al prossimo.
senet-prompt-blocked = *La tua pedina resta nelle acque.* Serve un 4: ci riprovi al prossimo turno.
senet-prompt-won = *Hai vinto.* Tutte le tue pedine sono nell’aldilà.
senet-prompt-lost = *Vince { $name }.* Alla prossima ti rifai.

## Il suggeritore, quando tocca a un’altra persona o si guarda
senet-prompt-wait = *È il turno di { $name }.* Intanto guarda dove conviene fare un muro.
senet-prompt-wait-who-begins = *{ $name } tira per chi comincia.* Comincia chi fa di più, e la X vale meno di tutto.
senet-prompt-wait-choose = *Comincia { $name }.* Sta scegliendo da che parte stare.
senet-prompt-wait-throw = *È il turno di { $name }.* Il dado sta per rotolare.
senet-prompt-wait-move = *{ $name } ha fatto { $throw }.* Sta scegliendo che cosa muovere.
senet-prompt-wait-blocked = *{ $name } aspetta un 4.* Una sua pedina è nelle acque.
senet-prompt-over = *Vince { $name }.* Tutte le sue pedine sono nell’aldilà.

## La mossa scelta, sotto il suggeritore
senet-detail-throw = Con 1, 4 e 5 muovi e ritiri; con 2 e 3 muovi e passi; con X passi.
senet-detail-paint = Cambia solo l’aspetto; si può fino al tuo primo tiro in partita.
senet-detail-choose-odd = Tieni l’1, il 3, il 5, il 7 e il 9: parti un passo indietro.
senet-detail-choose-even = Tieni il 2, il 4, il 6, l’8 e il 10: parti un passo avanti.
senet-detail-leave = Dalla Casa di Ra all’aldilà, senza usare il dado.
senet-detail-forward = { $from ->
        [1] Dall’1
        [8] Dall’8
        [11] Dall’11
       *[other] Dal { $from }
    } { $to ->
        [8] all’8
        [11] all’11
       *[other] al { $to }
    }.
senet-detail-swap = { $from ->
        [1] Dall’1
        [8] Dall’8
        [11] Dall’11
       *[other] Dal { $from }
    } { $to ->
        [8] all’8
        [11] all’11
       *[other] al { $to }
    }: c’è { $name }, vi scambiate di posto.
senet-detail-misfortune = Dal { $from } nelle acque del 27: torni al 15.
senet-detail-misfortune-swap = Dal { $from } al 27: { $name } va sul { $from }, tu torni al 15.
senet-detail-trapped = Dal { $from } nelle acque del 27: il 15 è occupato, aspetterai un 4.
senet-detail-trapped-swap = Dal { $from } al 27: { $name } va sul { $from }, tu aspetterai un 4.
senet-detail-collision = { $from ->
        [1] Dall’1
        [8] Dall’8
        [11] Dall’11
       *[other] Dal { $from }
    } { $to ->
        [8] all’8
        [11] all’11
       *[other] al { $to }
    }: una delle due torna { $then ->
        [1] all’1
        [8] all’8
        [11] all’11
       *[other] al { $then }
    }.
senet-detail-collision-in-vain = { $from ->
        [1] Dall’1
        [8] Dall’8
        [11] Dall’11
       *[other] Dal { $from }
    } { $to ->
        [8] all’8
        [11] all’11
       *[other] al { $to }
    }: una delle due torna qui, e non cambia nulla.
senet-detail-back = Indietro, { $from ->
        [8] dall’8
        [11] dall’11
       *[other] dal { $from }
    } { $to ->
        [1] all’1
        [8] all’8
        [11] all’11
       *[other] al { $to }
    }.
senet-detail-back-swap = Indietro, { $from ->
        [8] dall’8
        [11] dall’11
       *[other] dal { $from }
    } { $to ->
        [1] all’1
        [8] all’8
        [11] all’11
       *[other] al { $to }
    }: { $name } avanza al tuo posto.
senet-detail-off = Dal { $from } fuori dalla tavola, nell’aldilà.
senet-detail-gain = { $way ->
        [gain] { $steps ->
            [one] Nella corsa guadagni un passo.
           *[other] Nella corsa guadagni { $steps } passi.
        }
        [lose] { $steps ->
            [one] Nella corsa perdi un passo.
           *[other] Nella corsa perdi { $steps } passi.
        }
       *[even] Nella corsa non cambia nulla.
    }

## Pulsanti; gli ultimi pezzi delle chiavi sono le specie delle mosse
senet-act-choose-odd = Sto sulle dispari
senet-act-choose-even = Sto sulle pari
senet-act-paint = Gioca in { $colour }
senet-act-throw = Tira
senet-act-throw-again = Tira ancora
senet-act-leave = Esci da Ra
senet-act-forward = { $to ->
        [8] Muovi sull’8
        [11] Muovi sull’11
       *[other] Muovi sul { $to }
    }
senet-act-swap = { $to ->
        [8] Scambiati sull’8
        [11] Scambiati sull’11
       *[other] Scambiati sul { $to }
    }
senet-act-misfortune = Torna al 15
senet-act-trapped = Entra nelle acque
senet-act-collision = { $to ->
        [8] Finisci sull’8
        [11] Finisci sull’11
       *[other] Finisci sul { $to }
    }
senet-act-back = { $to ->
        [1] Indietro all’1
        [8] Indietro all’8
        [11] Indietro all’11
       *[other] Indietro al { $to }
    }
senet-act-back-swap = { $to ->
        [1] Scambiati sull’1
        [8] Scambiati sull’8
        [11] Scambiati sull’11
       *[other] Scambiati sul { $to }
    }
senet-act-off = Nell’aldilà
senet-act-pick = Scegli una pedina
senet-act-pick-another = Scegli un’altra

## Il dado
senet-throw = { $throw ->
        [6] X
       *[other] { $throw }
    }
senet-die = Dado: { $throw ->
        [6] X
       *[other] { $throw }
    }
senet-die-none = Dado: non ancora tirato
senet-legend = Che cosa vale ogni tiro
senet-legend-again = muovi, ritira
senet-legend-pass = muovi, passi
senet-legend-nothing = passi

## Prima di cominciare
senet-lots-first = comincia
senet-colours = Le tue pedine

## Chi gioca
senet-home = nell’aldilà
senet-home-count = { $name }: { $count } su 5 nell’aldilà
senet-yours = le tue
senet-yours-odd = Le tue pedine sono i coni
senet-yours-even = Le tue pedine sono i rocchetti
senet-status-turn = è il suo turno
senet-status-waiting = aspetta
senet-status-moved = ha appena mosso
senet-status-blocked = aspetta un 4
senet-status-won = vince

## La tavola, per chi ascolta
senet-board = Tavola del Senet
senet-board-help = Le frecce spostano da una casella all’altra, Invio sceglie, Invio di nuovo conferma, Spazio tira il dado.
senet-square = Casella { $number }, { $occupant }
senet-square-house = Casella { $number }, { $house }, { $occupant }
senet-occupant-none = vuota
senet-occupant-own = una tua pedina
senet-occupant-other = una pedina di { $name }
senet-square-movable = può muovere
senet-square-chosen = pedina scelta
senet-square-target = arrivo possibile
senet-square-target-chosen = arrivo scelto
senet-square-swap = scambio
senet-square-safe = al sicuro
senet-square-wall-two = in un muro di due
senet-square-wall-three = in un muro che non si salta
senet-square-tried = ha già provato in questo turno
senet-square-blocked = nelle acque, aspetta un 4

## La replica e il riassunto
senet-plot = strada percorsa
