# Una stanza mentre si gioca, e ciò che le sta intorno: menu, messaggi, televisione.
# Un bot ha un nome solo, in tutte le lingue: chi gioca insieme deve potersi capire.
room-seat-free = posto libero
room-gone = chi non c’è più
room-bot-name-1 = Tic-Tac
room-bot-name-2 = Molletta
room-bot-name-3 = Cucù
room-bot-name-4 = Bullone
room-bot-name-5 = Pendolo
room-bot-name-6 = Ronzino
room-bot-name-7 = Rotella
room-dark = La stanza è chiusa, o nel link c’è un errore.
room-why = «{ $words }»
room-script-empty = Non è ancora successo niente.
room-talk-unread = { $count ->
    [one] Messaggi: uno nuovo
   *[other] Messaggi: { $count } nuovi
}
room-talk-empty = Nessuno ha ancora detto niente.
room-talk-silent = A questo tavolo il tuo posto tace finché dura la partita.
room-talk-watching = Stai guardando: parla solo chi gioca.
room-talk-placeholder = Di’ qualcosa
room-talk-send = Invia
room-stood-in = Un bot sta giocando al posto tuo.
room-take-back = Riprendo il mio posto
room-record = Scarica la registrazione della partita
room-home = Torna al foyer
room-guest = Ospite
room-second = Giocatore 2
room-hotseat-title = Quale gioco su questo dispositivo?
room-tv-title = Quale tavolo su questo schermo?
room-tv-help = Scrivi il codice della stanza. I telefoni fanno da comandi.
room-taking = Sposto qui il tuo posto…
room-take-failed = Questo link è già stato usato, o è troppo vecchio.

# Il copione
replay-moment = turno { $turn }

# La televisione
tv-waiting = Aspettiamo chi gioca: inquadra, o scrivi il codice su *{ $host }*.

# La fine
room-verdict-won = Che trionfo!
room-verdict-lost = La prossima volta, applausi
room-verdict-over = Giù il sipario
room-verdict-winner = { $count ->
        [one] Vince
       *[other] Vincono
    } { $names }
room-score = { $score ->
        [one] punto
       *[other] punti
    }
room-score-of = { $score ->
        [one] punto
       *[other] punti
    } su { $best }
room-look-at-table = Guarda il tavolo

# Ciò che aspetta nel foyer
home-resume-with = { $game } con { $names }
home-resume-yours = *Tocca a te*
home-resume-theirs = Tocca agli altri
home-resume-open = Non è ancora cominciata

## Tornare indietro
room-hint = Chiedi un consiglio
room-undo = Torna indietro di un passo

## Il titolo della pagina
room-title = { $game } · Ludoteca
room-summons = ● Tocca a te · { $game }

## Più persone su un dispositivo
room-hand-of = La mano di { $name }
room-turn-of = Tocca { AD($name) }
room-pass-on = Fatto, passa { AD($name) }

## L’orologio
room-time-left = Tempo rimasto: { $time }
room-time-minutes = { $minutes }:{ $seconds }
room-time-hours = { $hours } h { $minutes } min
room-time-soon = Mancano { $seconds } secondi

room-since = Dal tuo ultimo turno
room-since-more = Altre { $count }
room-since-less = Di meno
room-to-summary = Torna al finale
room-since-again = Rivedi questo momento
