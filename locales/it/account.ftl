# Tornare: un nome conservato, gli altri propri dispositivi, tutti i propri dati. Il grassetto è *così*.
account-title = Il tuo nome, dappertutto
account-lead = Per giocare non serve niente di tutto questo.
account-lead-nobody = Qui non hai ancora un nome. Se ne avevi uno su un altro dispositivo, puoi riprenderlo.

## Una frase segreta
account-keep-title = Conserva il tuo nome
account-keep-text = Con una frase segreta torni a essere *{ $name }* su qualunque dispositivo, anche se questo browser ti dimentica. Nessuno potrà mandartene un’altra: scrivila da qualche parte.
account-kept-text = *{ $name }* è conservato: con la frase segreta torni su qualunque dispositivo.
account-passphrase = Frase segreta
account-passphrase-new = Nuova frase segreta
account-passphrase-help = Almeno 10 caratteri: tre o quattro parole valgono più di una sola difficile.
account-passphrase-show = Mostra quello che scrivi
account-passphrase-plain = La strada fino a questo server non è sigillata: scegli una frase che non usi da nessun’altra parte.
account-keep = Conserva il mio nome
account-keep-anew = Cambia la frase segreta
account-drop = Non conservare più il mio nome
account-drop-sure = Sì, lascialo andare
account-drop-no = No, conservalo
account-kept = Fatto: puoi tornare come { $name }.
account-dropped = Il tuo nome non è più conservato.

## Un altro dispositivo
account-device-title = Un altro dispositivo
account-device-text = Apri lì questo link, o inquadra la figura: anche quel dispositivo diventa tuo, con tutti i tuoi tavoli.
account-device = Mostra il link
account-device-qr = Codice QR del link per un altro dispositivo
account-device-good = Vale una volta sola, per un quarto d’ora. Chi lo apre sei tu: non mostrarlo a nessun altro.
account-devices = { $count ->
        [one] Ti conosce solo questo dispositivo.
       *[other] Ti conoscono { $count } dispositivi, compreso questo.
    }
account-forget = Dimentica gli altri
account-forget-sure = Sì, dimentica gli altri
account-forget-no = No, lasciali
account-forgotten = Adesso ti conosce solo questo dispositivo.

## Tornare
account-return-title = Ho già un nome qui
account-return-text = Torna con il nome che avevi conservato e la sua frase segreta.
account-return-instead = Qui sei *{ $name }*. I tavoli con quel nome restano lì: conservalo prima, se vuoi poterci tornare.
account-return-name = Nome
account-return = Torna
account-returned = Rieccoti, { $name }!
account-arrive-title = Questo link è tuo?
account-arrive-text = Fa di questo dispositivo uno di quelli di chi l’ha creato. Continua solo se è il tuo.
account-arrive = Sì, è mio
account-arrive-no = No

## I propri dati
account-data-title = I tuoi dati
account-data-text = Tutto ciò che questo server conserva di te, in un solo file: stanze, parole, appunti, risultati.
account-data = Scarica il file
account-delete = Cancella i miei dati

## Perché non si può
error-name-kept = Qualcun altro conserva già questo nome, o uno che gli somiglia: scegline un altro.
error-wrong-passphrase = Nessuno conserva questo nome con questa frase segreta.
error-bad-passphrase = Questa frase è troppo facile: da 10 a 200 caratteri, almeno cinque diversi, e non il tuo nome.
