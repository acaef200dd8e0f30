# Il Sesto Senso, lo scopo: si legge al tavolo pronto, prima dei primi sogni.
sesto-senso-aim = Il Fantasma non parla: manda sogni. In sette giorni *ogni sensitivo trova un oggetto, un luogo e una persona*; poi, insieme, il colpevole.
