# I miei tavoli: quelli che aspettano qualcuno e quelli finiti.
tables-running = In corso
tables-over = Finiti
tables-yours = *Tocca a te.*
tables-theirs = Si aspetta { $names }.
tables-open = Non è ancora cominciata.
tables-when = { $ago }, alle { $time }
tables-last = { $when }: { $said }
tables-dealt = Cominciata { $when }.
tables-opened = Aperta { $when }.
tables-ended = Finita { $when }.
tables-more = Mostrane altri
tables-none-running = Nessun tavolo ti aspetta.
tables-none-over = Finita la prima partita, la ritrovi qui.
tables-results = I miei risultati
