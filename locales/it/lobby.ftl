# Il foyer della stanza, prima che si alzi il sipario.
lobby-who = Chi gioca
lobby-count = { $seated } su { $seats }
lobby-private = entra solo chi ha il link o il codice
lobby-here = c’è
lobby-you = tu
lobby-you-host = tu, hai aperto la stanza
lobby-bot = bot, gioca da solo
lobby-guest-of = su questo dispositivo
lobby-bot-level = Come gioca { $name }
lobby-remove = Libera il posto di { $name }
lobby-rename = Scrivi un altro nome per { $name }
lobby-rename-name = Nome di chi gioca qui
lobby-rename-keep = Salva
lobby-free = { $count ->
        [one] Un posto libero
        [2] Due posti liberi
        [3] Tre posti liberi
        [4] Quattro posti liberi
        [5] Cinque posti liberi
       *[other] { $count } posti liberi
    }
lobby-free-help = manda il link, o riempi con un bot
lobby-free-help-guest = manda il link a chi vuoi
lobby-add-bot = Aggiungi un bot
lobby-sit = Siediti
lobby-share-device = Aggiungi chi gioca su questo dispositivo
lobby-share-name = Nome di chi gioca con te
lobby-share-add = Aggiungi
lobby-scan = Inquadra il QR, oppure vai su *{ $host }* e scrivi il codice
lobby-scan-link = Inquadra il QR per entrare, o manda il link.
lobby-code = Codice della stanza
lobby-send = Manda il link
lobby-options = Come giochiamo
lobby-options-host = Decide chi ha aperto la stanza.
lobby-volunteer = Lo faccio io
lobby-volunteer-no = Ci ho ripensato
lobby-options-more = Altre opzioni
lobby-own = Si gioca con le carte di una scatola vera: *{ $title }*.
lobby-ready = *Siete in { $count ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
       *[other] { $count }
    }: si può cominciare.* Chi arriva dopo potrà guardare.
lobby-ready-alone = *Si può cominciare.* Chi arriva dopo potrà guardare.
lobby-dealing = Si mescola tutti insieme …
lobby-dealt-without = Mescolato senza { $names }: la risposta non è arrivata in tempo.
lobby-missing = *{ $count ->
        [one] Manca ancora qualcuno.
       *[other] Mancano ancora { $count } persone.
    }* Manda il link, o aggiungi un bot.
lobby-missing-guest = *{ $count ->
        [one] Manca ancora qualcuno.
       *[other] Mancano ancora { $count } persone.
    }* Manda il link a chi vuoi.
lobby-missing-why = { $count ->
        [one] Serve ancora una persona, o un bot.
       *[other] Servono ancora { $count } persone, o bot.
    }
lobby-wait-host = *Tutto pronto.* Il sipario lo alza { $name }.
lobby-start = Su il sipario
lobby-pictures = Figure
lobby-pictures-ours = Di Ludoteca
lobby-pictures-problem = «{ $title }» non si può usare. { $problem }
error-door-shut = La porta è chiusa: non si siede più nessuno.
