# Hanabi, lo scopo: si legge quando le carte sono distribuite, prima del primo turno.
hanabi-aim = Insieme, *mettete in fila ogni colore dall’1 al 5*. Vedi le carte di tutti tranne le tue: aiutatevi con le informazioni.
