# Pictures to be read, three a day. Bold is *like this*.
riddles-lead = Tre doni del Fantasma, gli stessi per tutti. Che cosa voleva dire? Una risposta sola per ciascuno.
riddles-past = Così li hanno letti tutti.
riddles-none = Quel giorno non ha risposto nessuno.
riddles-kind = { $kind ->
        [object] Oggetto
        [place] Luogo
       *[other] Personaggio
    }
riddles-ask = { $kind ->
        [object] { $dreams ->
            [one] Di quale oggetto parla questo sogno?
           *[other] Di quale oggetto parlano questi sogni?
        }
        [place] { $dreams ->
            [one] Di quale luogo parla questo sogno?
           *[other] Di quale luogo parlano questi sogni?
        }
       *[other] { $dreams ->
            [one] Di quale personaggio parla questo sogno?
           *[other] Di quale personaggio parlano questi sogni?
        }
    }
riddles-choose = Scegli una carta
riddles-guess = Rispondo: { $card }
riddles-right = *Sì.* Voleva dire proprio { $card }.
riddles-wrong = *No.* Voleva dire { $card }.
riddles-was = Voleva dire *{ $card }*.
riddles-people = { $people ->
        [one] Ha risposto una persona.
       *[other] Hanno risposto { $people } persone.
    }
riddles-hoped = Il Fantasma ci sperava: { $percent }%.
riddles-share = { $people ->
        [0] nessuno
        [one] una persona · { $percent }%
       *[other] { $people } persone · { $percent }%
    }
riddles-it = era questa
riddles-mine = la tua
riddles-next = Il prossimo
riddles-score = Ne hai letti { $right } su { $all }.
riddles-until = Sogni nuovi { $day } alle { $time } (mezzanotte UTC).
riddles-yesterday = Com’è andata ieri
riddles-today = Torna a oggi
riddles-names = Si conta quante persone hanno scelto ogni carta, mai chi. Con questi numeri il Fantasma impara a farsi capire.
riddles-enlarge = Ingrandisci: { $picture }
riddles-large = Fianco a fianco
