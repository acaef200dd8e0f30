# Le registrazioni nelle forme di altri programmi.
cli-export = Scrive una registrazione nella forma di un altro programma
cli-export-record = Il file con la registrazione
cli-export-format = La forma; se manca, la prima che il gioco ha
cli-export-players = I nomi dei posti, separati da virgole
cli-import = Legge una partita di un altro programma e la stampa come registrazione
cli-import-file = Il file
cli-import-format = La forma del file

cli-no-format = La forma «{ $name }» non c’è; ci sono: { $known }.
cli-no-format-of-game = Per le partite di { $game } non c’è un’altra forma.

exchange-no-game = Questa non è una partita in quella forma: { $detail }.
exchange-bad-record = Con le nostre regole non si può giocare: { $detail }.
exchange-variant = La partita è della variante «{ $variant }»; solo «No Variant» è il nostro Hanabi.
exchange-option = La partita è stata giocata con «{ $option }», che le nostre regole non hanno.
exchange-deck = Il mazzo non è quello delle cinquanta carte del nostro Hanabi.
exchange-bad-action = L’azione { $step } nel nostro Hanabi non esiste.
exchange-illegal = Le nostre regole non permettono l’azione { $step }: { $reason }
exchange-goes-on = Con le nostre regole la partita finisce prima dell’azione { $step }.
exchange-note-empty-clues = Lì le informazioni che non toccano nessuna carta non erano permesse; con le nostre regole sì.
exchange-note-all-or-nothing = «All or Nothing» si legge come Gran Finale; i due possono finire in momenti diversi.
exchange-note-ended = La partita è stata chiusa da qualcuno o dall’orologio all’azione { $step }: la registrazione è di una partita non finita.
exchange-note-unfinished = La partita non è arrivata alla fine.
exchange-note-arranged = Le mani messe in un altro ordine non ci sono: l’altro programma non ha un’azione così.

# Una partita portata sulla pagina.
exchange-no-record = Questo file non è la registrazione di una partita, né una partita di hanab.live.
exchange-newer-rules = Questa partita segue la versione { $found } delle regole; qui si conoscono fino alla { $expected }.
exchange-bad-options = Le opzioni di questa partita qui non si capiscono.
exchange-not-ours = Questa partita non si può rigiocare: con le nostre regole si ferma alla mossa { $step }.
exchange-not-over = Questa partita non è arrivata alla fine: qui si guardano quelle finite.
exchange-not-brought = Questa partita si gioca con le carte di una scatola che questo server non ha.
exchange-title = Una partita da un file
exchange-help = Qui si guarda la registrazione di una partita finita, o una partita di hanab.live: scegli il suo file, o trascinalo qui. Non viene conservato.
exchange-choose = Scegli un file
exchange-drop = Lascia qui il file per guardare la partita
exchange-too-large = Questo file è troppo grande per essere una partita.
exchange-seat = Posto { $seat }
exchange-hidden = Quanto dura e come finisce restano nascosti finché non lo chiedi.
