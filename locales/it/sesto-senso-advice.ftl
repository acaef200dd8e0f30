# Le ragioni delle menti del Sesto Senso come consiglio: parlano a chi ha chiesto che cosa fare, mai di chi consiglia.
sesto-senso-advice-guess-sure = Guarda { $seen }: può voler dire { $thought }. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-guess-sure-same = Guarda { $seen }, nel sogno e nella carta. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-guess-sure-card = Guarda { $seen }: fa pensare alla carta stessa. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-guess-sure-colour = Guarda i colori: sono gli stessi della carta. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-guess-sure-feeling = Fidati della sensazione che danno i tuoi sogni. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-guess-likely = Guarda { $seen }: può voler dire { $thought }. Scegli { $card }, ma non è certo: { $percent } probabilità su 100.
sesto-senso-advice-guess-likely-same = Guarda { $seen }, nel sogno e nella carta. Scegli { $card }, ma non è certo: { $percent } probabilità su 100.
sesto-senso-advice-guess-likely-card = Guarda { $seen }: fa pensare alla carta stessa. Scegli { $card }, ma non è certo: { $percent } probabilità su 100.
sesto-senso-advice-guess-likely-colour = Guarda i colori: sono gli stessi della carta. Scegli { $card }, ma non è certo: { $percent } probabilità su 100.
sesto-senso-advice-guess-likely-feeling = Fidati della sensazione che danno i tuoi sogni. Scegli { $card }, ma non è certo: { $percent } probabilità su 100.
sesto-senso-advice-guess-unsure = Guarda { $seen }: può voler dire { $thought }. Prova { $card }, ma ci vuole fortuna: { $percent } probabilità su 100.
sesto-senso-advice-guess-unsure-same = Guarda { $seen }, nel sogno e nella carta. Prova { $card }, ma ci vuole fortuna: { $percent } probabilità su 100.
sesto-senso-advice-guess-unsure-card = Guarda { $seen }: fa pensare alla carta stessa. Prova { $card }, ma ci vuole fortuna: { $percent } probabilità su 100.
sesto-senso-advice-guess-unsure-colour = Guarda i colori: sono gli stessi della carta. Prova { $card }, ma ci vuole fortuna: { $percent } probabilità su 100.
sesto-senso-advice-guess-unsure-feeling = Fidati della sensazione che danno i tuoi sogni. Prova { $card }, ma ci vuole fortuna: { $percent } probabilità su 100.
sesto-senso-advice-left = Prova { $card }: nei tuoi sogni nessuna carta spicca sulle altre.
sesto-senso-advice-pointed = { $seat } indica lì: guarda meglio. Guarda { $seen }: può voler dire { $thought }. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-pointed-same = { $seat } indica lì: guarda meglio. Guarda { $seen }, nel sogno e nella carta. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-pointed-card = { $seat } indica lì: guarda meglio. Guarda { $seen }: fa pensare alla carta stessa. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-pointed-colour = { $seat } indica lì: guarda meglio. Guarda i colori: sono gli stessi della carta. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-pointed-feeling = { $seat } indica lì: guarda meglio. Fidati della sensazione che danno i tuoi sogni. Scegli { $card }: { $percent } probabilità su 100.
sesto-senso-advice-trusted = Scegli { $card }, che { $seat } indica: nei tuoi sogni nessuna carta spicca sulle altre.
sesto-senso-advice-accuse = Guarda { $seen }: può voler dire { $thought }. Accusa { $character }: la carta è { $card }, { $percent } probabilità su 100.
sesto-senso-advice-accuse-same = Guarda { $seen }, nel sogno e nella carta. Accusa { $character }: la carta è { $card }, { $percent } probabilità su 100.
sesto-senso-advice-accuse-card = Guarda { $seen }: fa pensare alla carta stessa. Accusa { $character }: la carta è { $card }, { $percent } probabilità su 100.
sesto-senso-advice-accuse-colour = Guarda i colori: sono gli stessi della carta. Accusa { $character }: la carta è { $card }, { $percent } probabilità su 100.
sesto-senso-advice-accuse-feeling = Fidati della sensazione che danno i tuoi sogni. Accusa { $character }: la carta è { $card }, { $percent } probabilità su 100.
sesto-senso-advice-follow = { $count ->
        [one] Accusa { $character }: un altro lo fa già.
       *[other] Accusa { $character }: lo fanno già in { $count }.
    }
sesto-senso-advice-join = Accusa { $character }: ci vuole una maggioranza.
sesto-senso-advice-give = Fai capire { $card }: { $percent } probabilità su 100. Usa { $seen }, per dire { $thought }.
sesto-senso-advice-give-same = Fai capire { $card }: { $percent } probabilità su 100. Sogno e carta hanno in comune { $seen }.
sesto-senso-advice-give-card = Fai capire { $card }: { $percent } probabilità su 100. Con { $seen } si pensa alla carta stessa.
sesto-senso-advice-give-colour = Fai capire { $card }: { $percent } probabilità su 100. I colori del sogno sono quelli della carta.
sesto-senso-advice-give-feeling = Fai capire { $card }: { $percent } probabilità su 100. Nessuno dei tuoi sogni le somiglia di più.
sesto-senso-advice-common = Indica { $card }: { $percent } probabilità su 100. Usa { $seen }, per dire { $thought }.
sesto-senso-advice-common-same = Indica { $card }: { $percent } probabilità su 100. Sogno e carta hanno in comune { $seen }.
sesto-senso-advice-common-card = Indica { $card }: { $percent } probabilità su 100. Con { $seen } si pensa alla carta stessa.
sesto-senso-advice-common-colour = Indica { $card }: { $percent } probabilità su 100. I colori del sogno sono quelli della carta.
sesto-senso-advice-common-feeling = Indica { $card }: { $percent } probabilità su 100. Nessuno dei tuoi sogni le somiglia di più.
sesto-senso-advice-change = Cambia i sogni: con quelli che hai in mano nessuno capirebbe.
