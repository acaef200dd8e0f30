# The rules of Sensu, for the rules page. Bold is *like this*; what is ours, where the book is silent, is ~like this~.

sensu-rules-title = Come si gioca a Sensu
sensu-rules-lead = Si mettono insieme carte che fanno esattamente *venti*, e con quelle si costruiscono ventagli di dieci stecche. *Vince chi per primo ne completa due.*

sensu-rules-cards = Le carte
sensu-rules-cards-text = Ci sono tre tipi di ventaglio: Gun-sen, Hi-ōgi e Mai-ougi. Ogni carta porta un numero, un tipo e da una a quattro stecche: più il numero è basso, più stecche ha. I segni di vento in basso a sinistra, i ricciolini, dicono soltanto in quanti si usa la carta.
sensu-rules-cards-kinds = Il segno in alto a destra dice di che ventaglio è la carta.
sensu-rules-cards-gun-sen = il sole, arancione
sensu-rules-cards-hi-ogi = il pino, giallo
sensu-rules-cards-mai-ougi = l’onda, blu
sensu-rules-cards-sticks = Quante stecche ha un numero; sulla carta sono le barrette sotto il segno.
sensu-rules-cards-wild = jolly
sensu-rules-cards-numbers = Numero
sensu-rules-cards-have = Stecche
sensu-rules-cards-assumed = ~Le figure del libro sono andate perse, e una parte delle carte la supponiamo. Dagli esempi si sa che il 2 e il 3 hanno lo stesso numero di stecche, più del 4, del 5 e del 6; che anche il 4 e il 5 ne hanno lo stesso numero; che tutti e tre ne hanno più del 7; e che il 9 ne ha una. Supponiamo quante siano di preciso, quali copie portino due segni di vento e quali nessuno, e quali carte abbiano un simbolo. Chi possiede la scatola può far giocare il proprio server con le carte vere.~
sensu-rules-cards-figure = Un 1 con quattro stecche, un 3, un 5, un 8 e un jolly.

sensu-rules-start = Si comincia
sensu-rules-start-text = Cinque carte a testa; le altre fanno il mazzo. In due o tre si lasciano fuori le carte con due segni di vento. Davanti a ciascuno c’è posto per i propri scarti, scoperti, e per tre ventagli, uno per tipo. Per il libro comincia chi è più giovane; ~qui decide la sorte, o chi apre la stanza.~
sensu-rules-start-figure = La tua mano, e il posto per i tre ventagli: le stecche che mancano sono tratteggiate.

sensu-rules-turn = Il tuo turno
sensu-rules-turn-text = Fai *una cosa sola*: peschi una carta, oppure giochi una combinazione.
sensu-rules-turn-draw = Si pesca la prima carta del mazzo o quella in cima agli scarti di chiunque, anche ai tuoi. ~Gli scarti si possono sempre sfogliare.~
sensu-rules-turn-figure = Il mazzo, e in tre gli scarti di ognuno: da qui si pesca.
sensu-rules-turn-six = Se le carte diventano sei, ne scarti una sui tuoi scarti. Dopo una combinazione non si ripesca: la mano torna a crescere una carta per volta.

sensu-rules-twenty = Fare venti
sensu-rules-twenty-text = Tre, quattro o cinque carte della tua mano che sommate fanno 20. *Riscatti quella con più stecche*; le altre le scarti, nell’ordine che vuoi. ~Il tavolo può trovare i venti per te, sommare soltanto le carte che tocchi, o lasciarti contare da te, come con la scatola: si sceglie prima di cominciare.~
sensu-rules-twenty-bonus = Due numeri uguali danno una carta in più, un tris di ventagli (tre carte dello stesso tipo) un’altra. Per ogni bonus riscatti, fra quelle rimaste, *una carta con meno stecche*. ~Ai bonus non si rinuncia.~
sensu-rules-twenty-figure = 2 + 5 + 9 + 4: riscatti il 2, che ha più stecche; i tre Gun-sen valgono un bonus, cioè il 9.
sensu-rules-twenty-both-figure = Tutti e due i bonus: 2 + 4 + 7 + 7, con una coppia di 7 e tre Gun-sen. Riscatti il 2, e i due 7, che hanno meno stecche; il 4 lo scarti.
sensu-rules-twenty-ties = A parità di stecche scegli tu, ogni volta.
sensu-rules-twenty-ties-figure = 4 + 8 + 8: il 4 di sicuro, e poi uno dei due 8.

sensu-rules-wild = I jolly
sensu-rules-wild-text = Un jolly vale uno dei suoi tre numeri, quello che serve per arrivare a 20. Ce ne può stare uno solo per combinazione; conta per il tris di ventagli, mai per la coppia.
sensu-rules-wild-figure = Qui il jolly vale 6: non fa coppia con l’altro 6, ma è il terzo Hi-ōgi.

sensu-rules-build = Costruire i ventagli
sensu-rules-build-text = Le carte riscattate vanno sui tuoi ventagli, ognuna su quello del suo tipo, una alla volta e nell’ordine che vuoi. Con *esattamente dieci stecche* il ventaglio è completo: si chiude e non cambia più.
sensu-rules-build-figure = A sinistra, cinque stecche e altre tre in arrivo; a destra, un ventaglio chiuso.
sensu-rules-build-misfit = Una carta che farebbe più di dieci, o il cui ventaglio è già chiuso, non serve: finisce fra i tuoi scarti, sopra gli altri.
sensu-rules-build-order = L’ordine conta: un ventaglio con otto stecche lo chiude una carta da due; se prima ne metti una da una, quella da due non entra più. Se una carta entra, si mette.

sensu-rules-win = Vincere
sensu-rules-win-text = Chi chiude il secondo ventaglio vince *subito*, anche a metà di un turno.
sensu-rules-win-figure = Due ventagli legati, e la partita è vinta.
sensu-rules-win-deck = Quando esce l’ultima carta del mazzo, tutti gli scarti si rimescolano in un mazzo nuovo.

sensu-rules-powers = Variante: i poteri
sensu-rules-powers-text = ~I 7, gli 8 e i 9 portano un simbolo.~ Quando il *secondo* simbolo entra in un ventaglio, il suo potere si attiva subito, prima di mettere le altre carte. Se si può usare, è obbligatorio. Dal terzo simbolo in poi non succede nulla.
sensu-rules-powers-figure = Due simboli nello stesso Gun-sen: si attiva il Coraggio.
sensu-rules-powers-courage = Per ogni avversario scegli un suo ventaglio aperto la cui ultima carta è senza simbolo, e la mandi in cima ai suoi scarti.
sensu-rules-powers-wisdom = Peschi tre carte, ~una dopo l’altra, ognuna dal mazzo o dalla cima di una pila di scarti.~
sensu-rules-powers-harmony = Prendi la carta in cima a una pila qualunque e la metti in un tuo ventaglio; può anche chiuderlo o vincere, e ~può cominciarne uno.~

sensu-rules-chosen = Variante: il ventaglio prescelto
sensu-rules-chosen-text = All’inizio ognuno riceve la carta di un tipo di ventaglio: *va chiuso prima degli altri*. Gli altri si possono cominciare, ma la carta che ne chiuderebbe uno, per ora, non entra.
sensu-rules-chosen-figure = La nappa segna il prescelto: finché il Gun-sen è aperto, nell’Hi-ōgi la decima stecca non entra.
sensu-rules-chosen-next = Chiuso il prescelto, se ne pesca subito un altro, di un tipo diverso.

sensu-rules-solo = Il solitario
sensu-rules-solo-text = Ventisette carte: dall’1 al 9 per ogni tipo. Non c’è una mano: ogni carta che peschi va in fondo a una di quattro colonne, o sugli scarti.
sensu-rules-solo-play = Per fare 20 si usano tre, quattro o cinque carte: al massimo l’ultima di ogni colonna e quella in cima agli scarti. Si riscatta e si costruisce come sempre.
sensu-rules-solo-figure = Le ultime di tre colonne, 9 + 8 + 3, fanno 20. Le carte che ne sono coperte aspettano, e in cima agli scarti c’è un 2.
sensu-rules-solo-end = Si finisce col terzo ventaglio chiuso o a mazzo vuoto. Ogni stecca nei ventagli è un punto; con tre ventagli chiusi contano anche le stecche rimaste nel mazzo.
sensu-rules-solo-level-1 = 0–19
sensu-rules-solo-level-2 = 20–24
sensu-rules-solo-level-3 = 25–29
sensu-rules-solo-level-4 = 30–34
sensu-rules-solo-level-5 = 35–39
sensu-rules-solo-level-6 = 40 e più

sensu-rules-stuck = Se la partita si blocca
sensu-rules-stuck-text = ~Chi non può pescare deve giocare; se non può nemmeno quello, passa. Se passano tutti, o se per cento giri nessun ventaglio cambia, si contano i ventagli chiusi e poi le stecche.~
sensu-rules-stuck-figure = Un ventaglio chiuso per uno: decidono le altre stecche, e sei battono tre.
