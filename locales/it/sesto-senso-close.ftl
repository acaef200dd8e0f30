# Il Sesto Senso, quel che arriva dopo il tavolo: le immagini da vicino, i segni, i sospettati, il Fantasma.

sesto-senso-close-of = { $name }, { $at } di { $count }
sesto-senso-close-previous = Immagine precedente
sesto-senso-close-next = Immagine successiva
sesto-senso-close-side = Fianco a fianco
sesto-senso-close-compare = Confronta con { $kind ->
        [object] gli oggetti
        [place] i luoghi
       *[character] i personaggi
    }
sesto-senso-close-compare-suspects = Confronta con i sospettati
sesto-senso-close-describe = Descrivi
sesto-senso-close-point-help = Tocca o trascina sull’immagine: gli altri vedono il tuo segno. Con la tastiera, usa le frecce.
sesto-senso-close-picture = { $name }. Più e meno avvicinano, le frecce spostano
sesto-senso-pointed-at = { $name } indica un punto in { $place } di { $what }
sesto-senso-spot-top-left = alto a sinistra
sesto-senso-spot-top = alto al centro
sesto-senso-spot-top-right = alto a destra
sesto-senso-spot-left = mezzo a sinistra
sesto-senso-spot-middle = pieno centro
sesto-senso-spot-right = mezzo a destra
sesto-senso-spot-bottom-left = basso a sinistra
sesto-senso-spot-bottom = basso al centro
sesto-senso-spot-bottom-right = basso a destra

## I segni, i sospettati e l’accusa
sesto-senso-found-by = ricostruito da { $name }
sesto-senso-signs-asked = *{ $card }…*
sesto-senso-signs-right = *Sì!* È { $card }.
sesto-senso-signs-wrong = *No:* non è { $card }.
sesto-senso-signs-missed = *Nessuna sfera in tempo.*
sesto-senso-scene-skip = Tocca per andare avanti
sesto-senso-scene-unmasked = *Apre gli occhi:* è { $card }!
sesto-senso-scene-innocent = *No:* { $card } non c’entra.
sesto-senso-suspect = { $character }, { $place }, { $object }. Ricostruito da { $name }
sesto-senso-suspect-out = Non era così
sesto-senso-suspect-votes = { $count ->
        [0] Nessuna sfera
        [one] Una sfera
       *[other] { $count } sfere
    }

## Che cosa sa il Fantasma
sesto-senso-ghost-columns = Le storie, una per ogni sensitivo
sesto-senso-ghost-column = { $name }: { $state }. Adesso cerca: { $card }
sesto-senso-ghost-column-done = { $name }: ha trovato tutto
sesto-senso-ghost-given = servito
sesto-senso-ghost-has = sogni ricevuti
sesto-senso-ghost-sent = Sogno mandato: { $name }. { $alt }
sesto-senso-ghost-next = poi: { $card }
sesto-senso-ghost-secret = Il segreto di { $name }
sesto-senso-ghost-hand = I sogni che hai in mano
sesto-senso-ghost-for = Il sogno { $kind ->
        [object] per l’oggetto
        [place] per il luogo
       *[character] per il personaggio
    }
sesto-senso-ghost-empty = da scegliere
sesto-senso-hand-dream = { $name }. { $alt }
sesto-senso-hand-picked = scelto
sesto-senso-hand-for = scelto { $kind ->
        [object] per l’oggetto
        [place] per il luogo
       *[character] per il personaggio
    }

## La mano del Fantasma
sesto-senso-act-take = Scegli questo sogno
sesto-senso-act-put-back = Rimettilo nella mano
sesto-senso-act-change = Cambia la mano
sesto-senso-act-change-sure = Sì, cambio tutti e sette
sesto-senso-changes-easy = { $count ->
        [0] già cambiata oggi
        [one] ancora una volta oggi
       *[other] ancora { $count } volte oggi
    }
sesto-senso-changes = { $count ->
        [0] non si può più
        [one] ancora un cambio
       *[other] ancora { $count } cambi
    }
