# Che cosa decide chi conduce il tavolo, e che cosa ne sanno gli altri.

host-title = Conduci tu il tavolo
host-door = La porta è aperta
host-door-code = Chi scrive *{ $code }* entra e sta a guardare.
host-door-code-lobby = Chi scrive *{ $code }* entra e prende posto.
host-door-link = Il codice è scaduto dopo un giorno; il link porta ancora qui.
host-door-shut = Nessun codice porta qui. I link personali tengono il loro posto.
host-door-shut-lobby = Nessun codice porta qui, e non si siede più nessuno.
host-tv-code = La televisione mostra il codice
host-tv-code-help = Se è nascosto porta qui lo stesso, per chi lo sa.
host-hand-on = Affida il tavolo { AD($name) }
host-remove = Allontana { $name }
host-remove-sure = Al posto di { $name } gioca un bot, e { $name } può solo guardare.
host-remove-yes = Allontana
host-keep = Annulla
host-removed = Chi conduce ti ha tolto il posto.
host-removed-help = Al posto tuo gioca un bot. Puoi restare a guardare, o andartene.
error-has-seat = A questo tavolo hai già un posto.
error-not-welcome = Chi conduce ha detto di no.
error-has-seen-more = Hai già visto il tavolo con altri occhi: questo posto non può essere tuo.
error-asked-for = Qualcun altro ha appena chiesto questo posto.

## Chi arriva tardi
late-ask = Chiedi un posto
late-which = Al posto di chi?
late-place = Al posto di { $name }
late-watch = Sto a guardare
late-asked = Hai chiesto il posto di { $name }: decide chi conduce.
late-stop = Lascia stare
late-title = { $name } vorrebbe giocare
late-instead = Al posto di { $name }, dalla prossima decisione.
late-yes = Fai entrare
late-no = No
