# Senet, lo scopo: si legge sulla tavola pronta, prima del primo turno.
senet-aim = *Porta le tue cinque pedine lungo la strada e fuori dalla tavola*, prima di chi hai di fronte.
