# Guardare indietro: come poteva andare, e riprendere da un passo
review-title = Come poteva andare
review-thinking = L’analista si rigioca la partita nella testa: { $done } passi su { $of }.
review-thinking-help = Lavora quando il computer non serve a nessun altro. Puoi andare e tornare: quello che trova resta.
review-curve = Com’è andata
review-axis-chance = Più è alta la linea, più è probabile vincere; a sinistra la distribuzione, a destra la fine.
review-axis-points = Più è alta la linea, più punti alla fine, se tutti giocano bene; a sinistra la distribuzione, a destra la fine.
review-line-together = Tutti insieme
review-mark-percent = { $number } %
review-mark-points = { $number } punti
review-began = All’inizio: { $worths }.
review-worth-chance = { $name } { $number } %
review-worth-chance-together = vittoria al { $number } %
review-worth-points = circa { $number } punti
review-moments = Che cosa ha deciso
review-no-moments = Niente spicca: è andata avanti in equilibrio.
review-moment = Turno { $turn }
review-moment-choice-up = Con questa scelta { $name } ha guadagnato il { $number } % di probabilità di vincere.
    .name = Con questa scelta hai guadagnato il { $number } % di probabilità di vincere.
review-moment-choice-down = Con questa scelta { $name } ha perso il { $number } % di probabilità di vincere.
    .name = Con questa scelta hai perso il { $number } % di probabilità di vincere.
review-moment-luck-up = Per fortuna { $name } ha guadagnato il { $number } % di probabilità di vincere.
    .name = Per fortuna hai guadagnato il { $number } % di probabilità di vincere.
review-moment-luck-down = Per sfortuna { $name } ha perso il { $number } % di probabilità di vincere.
    .name = Per sfortuna hai perso il { $number } % di probabilità di vincere.
review-moment-choice-up-together = Questa scelta è valsa il { $number } % di probabilità di vincere.
review-moment-choice-down-together = Questa scelta è costata il { $number } % di probabilità di vincere.
review-moment-luck-up-together = La fortuna ha dato il { $number } % di probabilità di vincere.
review-moment-luck-down-together = La sfortuna ha tolto il { $number } % di probabilità di vincere.
review-moment-choice-up-points = Questa scelta è valsa { $number } punti.
review-moment-choice-down-points = Questa scelta è costata { $number } punti.
review-moment-luck-up-points = La fortuna ha dato { $number } punti.
review-moment-luck-down-points = La sfortuna ha tolto { $number } punti.
review-misread = Malintesi
review-luck = Fortuna e scelte
review-luck-up = La fortuna è stata con { $name }: { $number } più della media.
    .name = La fortuna è stata con te: { $number } più della media.
review-luck-down = La fortuna è stata contro { $name }: { $number } meno della media.
    .name = La fortuna è stata contro di te: { $number } meno della media.
review-luck-even = { $name } non ha avuto né fortuna né sfortuna che si possa dire con certezza.
    .name = Non hai avuto né fortuna né sfortuna che si possa dire con certezza.
review-luck-up-together = La fortuna è stata con voi: { $number } più della media.
review-luck-down-together = La fortuna è stata contro di voi: { $number } meno della media.
review-luck-even-together = La fortuna non è stata né buona né cattiva, per quanto si può dire.
review-choices-up = Le scelte di { $name } sono valse { $number } più del gioco consueto.
    .name = Le tue scelte sono valse { $number } più del gioco consueto.
review-choices-down = Le scelte di { $name } sono valse { $number } meno del gioco consueto.
    .name = Le tue scelte sono valse { $number } meno del gioco consueto.
review-choices-even = Le scelte di { $name } sono valse più o meno quanto il gioco consueto.
    .name = Le tue scelte sono valse più o meno quanto il gioco consueto.
review-amount-chance = { $number } %
review-amount-points = { $number } punti
review-decisions = Le scelte che sono costate qualcosa
review-decisions-none = { $count ->
        [one] In una scelta
       *[other] In { $count } scelte
    } niente era sicuramente meglio.
review-decisions-more = { $count ->
        [one] In un’altra scelta
       *[other] In altre { $count } scelte
    } niente era sicuramente meglio.
review-decisions-others = { $count ->
        [one] Una scelta degli altri che è costata qualcosa
       *[other] { $count } scelte degli altri che sono costate qualcosa
    }
review-decisions-hidden = Qui non avevi un posto: chi ha giocato vede quanto sono valse le proprie scelte.
review-played = Che cos’è successo
review-better = Che cosa sarebbe stato meglio
review-worth-more-chance = Avrebbe vinto { $best } volte su cento invece di { $worth }: { $loss } in più.
review-worth-more-points = Avrebbe portato circa { $best } punti invece di { $worth }: { $loss } in più.
review-show = Mostra questo momento
review-agree = Mostra le mie agli altri
review-agree-help = Tu vedi le tue scelte. Quelle degli altri le vedi quando tutti al tavolo mostrano le proprie.
review-agree-waits = Manca ancora { $names }.
review-how = Come fa l’analista a saperlo
review-how-help = Immagina centinaia di partite che continuano da ogni posizione, con quello che chi gioca poteva sapere, e conta come finiscono. Può sbagliare; quello che resta nel dubbio non lo chiama errore.

whatif-title = Da qui
whatif-play = Riprendi da qui
whatif-help = La stessa distribuzione, le stesse carte nascoste, gli stessi lanci. Gli altri posti li prendono i bot; questa partita resta com’era.
whatif-as = Gioca come { $name }
whatif-over = Qui è già finita. Torna indietro di un passo o più per riprendere.
whatif-hint = Che cosa farebbe il bot qui?
whatif-hint-wait = Il bot ci pensa.
whatif-hint-same = Un bot forte farebbe così:
