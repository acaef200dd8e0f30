# Essere chiamati al proprio turno.
push-title = Tocca a te
push-body = Un tavolo di { $game } ti aspetta.

push-heading = Quando tocca a me
push-text = Questo dispositivo può chiamarti quando un tavolo in più giorni ti aspetta. L’avviso dice questo e a quale gioco, nient’altro.
push-call = Chiamami quando tocca a me
push-called = Questo dispositivo ti chiama quando un tavolo in più giorni ti aspetta.
push-hush = Non chiamarmi più
push-insecure = Gli avvisi funzionano solo se la strada fino al server è sigillata (https), e qui non lo è. Può cambiarla chi gestisce questo server.
push-home = Su questo dispositivo funziona dalla schermata Home: tocca *Condividi*, poi *Aggiungi alla schermata Home*, e apri Ludoteca da lì.
push-browser = Questo browser non può essere chiamato a pagina chiusa.
push-denied = In questo browser gli avvisi di questo sito sono vietati. Puoi permetterli nelle sue impostazioni.
push-failed = Non ha funzionato: il servizio del browser non ha risposto. Riprova più tardi.
