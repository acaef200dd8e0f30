# Come legge le informazioni un partner che va per abitudini, per una pagina con figure; $name è il partner.
# Ogni -title sta sopra il suo testo; gli esempi si mostrano con le carte.
hanabi-companion-title = Come ti legge { $name }
hanabi-companion-intro = { $name } dà e legge gli indizi secondo poche abitudini. Se le segui anche tu vi capite con poche parole; se no, { $name } se ne accorge e ti prende alla lettera.
hanabi-companion-hand-title = La tua mano
hanabi-companion-hand = Le carte nuove entrano da sinistra: la tua carta più vecchia è a destra. La prossima che scarti è la più vecchia che nessun indizio ha mai toccato. Se sai che una carta è inutile, va via prima quella.
hanabi-companion-about-title = Di che cosa parla un indizio
hanabi-companion-about = Un indizio tocca tutte le carte di un colore o di un valore, ma parla di una sola.
hanabi-companion-about-next = Della carta che sarebbe scartata per prima, se è fra quelle toccate.
hanabi-companion-about-newest = Altrimenti della più nuova fra quelle mai toccate prima.
hanabi-companion-about-again = Se erano già state toccate tutte, della più nuova che ancora non si sapeva giocabile.
hanabi-companion-play-title = Giocala
hanabi-companion-play = La carta ci sta adesso, o ci starà quando saranno giocate le carte che tutti conoscono. Aspetta quelle, poi gioca.
hanabi-companion-keep-title = Tienila
hanabi-companion-keep = Se l’indizio parla della carta che avresti scartato per prima, può essere solo un avviso. Un valore avvisa di un’ultima copia, di un 5 o di un 2; un colore, di un’ultima copia sotto il 5. Giocala solo quando tutto ciò che può ancora essere ci sta.
hanabi-companion-useful-title = Nessuna delle altre è da buttare
hanabi-companion-useful = Una carta toccata per la prima volta è una che serve ancora.
hanabi-companion-nothing-title = «Non hai nessun …»
hanabi-companion-nothing = Vuol dire proprio questo, e fa passare un turno.
hanabi-companion-stranger-title = Se giochi in un altro modo
hanabi-companion-stranger-first = Finché nessun tuo indizio ha portato { $name } a una carta giusta, { $name } non rischia per quelli né un 5 né un’ultima copia.
hanabi-companion-stranger-plain = Se un tuo indizio voleva dire altro, o se lasci lì una carta che tutti credono giocabile, da allora { $name } ti legge senza sottintesi: le tue parole, e che una carta indicata da sola è da giocare.
hanabi-companion-stranger-words = Se inganna anche questo, contano solo le tue parole. Gli altri al tavolo restano letti come prima.
hanabi-companion-example-title = Per esempio
hanabi-companion-example-red = Sul tavolo non c’è nulla, e senti «rosso» per la seconda e la terza carta, non per la più vecchia. Parla della seconda, la più nuova: è l’1 rosso, giocalo.
hanabi-companion-example-five = Senti «5» per la tua carta più vecchia. Nessun 5 ci sta ancora: è un avviso, tienila.
hanabi-companion-example-white = Sul tavolo ci sono l’1 e il 2 bianchi, qualcuno sa di avere il 3 bianco, e senti «bianco» per la tua carta più nuova. È il 3 o il 4; giocato il 3, è il 4.
