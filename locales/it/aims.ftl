# Lo scopo di ogni gioco, in una frase: sta sul tavolo appena distribuito.
hanabi-aim = Insieme, mettete in fila i cinque colori dall’1 al 5. Vedi le carte di tutti tranne le tue: aiutatevi con le informazioni.
senet-aim = Porta le tue cinque pedine lungo la strada e fuori dalla tavola, prima di chi hai di fronte.
sensu-aim = Fai 20 con le tue carte e apri i ventagli: vince chi completa per primo due ventagli da dieci stecche.
sensu-aim-alone = Fai 20 con le carte libere e apri i ventagli: conta ogni stecca, finché c’è mazzo.
sesto-senso-aim = Il Fantasma non parla: manda sogni. In sette giorni ogni sensitivo trova un oggetto, un luogo e una persona; poi, insieme, il colpevole.
