# La lezione di Piccolo.
tiny-lesson-title-first = Piccolo in un minuto
tiny-lesson-theme = Dodici carte, dall’1 al 12. Tu e Luca ne avete tre a testa, e *le tue le vedi solo tu*.
tiny-lesson-aim = Ognuno ne cala una, e la più alta vince il giro. Chi vince *più giri* vince la partita.
tiny-lesson-give = Cominci tu, e Luca può avere di tutto. *Cala la carta più bassa, il 6*, e guarda che cosa risponde.
tiny-lesson-give-not-that = Quella può ancora vincere un giro. Comincia dal 6.
tiny-lesson-take = L’11 ha vinto il giro, quindi ora comincia Luca, con il 4. *Cala il 7*: basta quello.
tiny-lesson-take-not-that = Vince anche quella, ma il 7 costa meno. Il 10 tienilo.
tiny-lesson-last = Un giro a testa, e ti resta una carta. *Cala il 10.*
tiny-lesson-over = A Luca restava solo il 5: due giri a uno, hai vinto!
