# La lezione, qualunque sia il gioco.
lesson-title = Lezione
lesson-speech = La lezione
lesson-watch = Guarda che cosa fanno gli altri…
lesson-go-on = Avanti
lesson-progress = { $done } decisioni su { $all }
lesson-play = Gioca una partita vera
lesson-next = Un’altra lezione
lesson-leave = Esci dalla lezione

# Chiesto una volta sola, prima della prima partita.
lesson-first = È la prima volta?
lesson-first-text = Tre minuti al tavolo vero, e sai giocare. Oppure comincia subito.
lesson-first-learn = Sì, insegnami
lesson-first-play = Lo conosco, si gioca
