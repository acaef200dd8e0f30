# L’album del Sesto Senso: che cosa voleva dire il Fantasma, e che cosa ci hanno visto gli altri.

sesto-senso-album-ask = Che cosa volevi dire? Che cosa ci hai visto? Tocca un’immagine e cerchia il particolare: lo vedono tutti.
sesto-senso-album-readers = Un altro avrebbe detto:
sesto-senso-album-ring = { $name }: qui, in { $place }
sesto-senso-album-draw = { $name }: cerchia un particolare. Invio mette o toglie il cerchio, le frecce lo spostano
sesto-senso-album-leaf = Le immagini di questo sogno
sesto-senso-album = L’album dei sogni
sesto-senso-album-keep = Salva come immagine
sesto-senso-album-not-kept = L’immagine non è venuta. Riprova tra poco, quando la linea è buona.
sesto-senso-album-right = indovinata
sesto-senso-album-wrong = risposta: { $card }
sesto-senso-album-none = nessuna risposta
sesto-senso-album-culprit = Il colpevole
sesto-senso-album-about = { $kind ->
        [object] per l’oggetto
        [place] per il luogo
       *[character] per il personaggio
    }
