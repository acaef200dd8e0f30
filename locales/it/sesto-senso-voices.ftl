# Perché una mente del Sesto Senso fa qualcosa. Chi è sensitivo dice che cosa vede in un sogno, che cosa gli ricorda e quanto ci crede.
# { $seen } e { $thought } sono parole delle figure, come «l’ancora» e «il mare»; { $card } è una carta, come «il capitano di mare».

## Sensitivi: -same dove sogno e carta mostrano la stessa cosa, -card dove il sogno fa pensare proprio alla carta
sesto-senso-why-guess-sure = Vedo { $seen } e penso: { $thought }. Dico { $card } (sicurezza: { $percent }%).
sesto-senso-why-guess-sure-same = Il sogno e la carta hanno in comune { $seen }. Dico { $card } (sicurezza: { $percent }%).
sesto-senso-why-guess-sure-card = Vedo { $seen } e penso subito: { $card }! (Sicurezza: { $percent }%.)
sesto-senso-why-guess-sure-colour = Guardate i colori: sono gli stessi della carta. Dico { $card } (sicurezza: { $percent }%).
sesto-senso-why-guess-sure-feeling = Non so spiegarlo, ma per me è così: { $card } (sicurezza: { $percent }%).
sesto-senso-why-guess-likely = Vedo { $seen } e penso: { $thought }. Direi { $card }, ma non ci giurerei: { $percent }%.
sesto-senso-why-guess-likely-same = Il sogno e la carta hanno in comune { $seen }. Direi { $card }, ma non ci giurerei: { $percent }%.
sesto-senso-why-guess-likely-card = Vedo { $seen } e direi { $card }, ma non ci giurerei: { $percent }%.
sesto-senso-why-guess-likely-colour = Dai colori direi { $card }, ma non ci giurerei: { $percent }%.
sesto-senso-why-guess-likely-feeling = È solo una sensazione: { $card }, { $percent }%.
sesto-senso-why-guess-unsure = Vedo { $seen }: forse vuol dire { $thought }? Allora { $card }, ma ci credo poco: { $percent }%.
sesto-senso-why-guess-unsure-same = Il sogno e la carta hanno in comune { $seen }. Forse { $card }, ma ci credo poco: { $percent }%.
sesto-senso-why-guess-unsure-card = Vedo { $seen }: forse vuol dire { $card }, ma ci credo poco: { $percent }%.
sesto-senso-why-guess-unsure-colour = Ho solo i colori: forse { $card }, ma ci credo poco: { $percent }%.
sesto-senso-why-guess-unsure-feeling = È appena una sensazione: forse { $card }, ma ci credo poco: { $percent }%.
sesto-senso-why-left = Nei miei sogni non trovo appigli: provo { $card }.
# Qualcuno ha indicato la carta: $seat.
sesto-senso-why-pointed = { $seat } indica lì, e guardo meglio: { $seen }, quindi { $thought }. Sì: { $card }, { $percent }%.
    .seat = Indichi lì, e guardo meglio: { $seen }, quindi { $thought }. Sì: { $card }, { $percent }%.
sesto-senso-why-pointed-same = { $seat } indica lì, e adesso lo vedo: sogno e carta hanno in comune { $seen }. Allora { $card }, { $percent }%.
    .seat = Indichi lì, e adesso lo vedo: sogno e carta hanno in comune { $seen }. Allora { $card }, { $percent }%.
sesto-senso-why-pointed-card = { $seat } indica lì: ma certo, { $seen }! Allora { $card }, { $percent }%.
    .seat = Indichi lì: ma certo, { $seen }! Allora { $card }, { $percent }%.
sesto-senso-why-pointed-colour = { $seat } indica lì, e i colori tornano: { $card }, { $percent }%.
    .seat = Indichi lì, e i colori tornano: { $card }, { $percent }%.
sesto-senso-why-pointed-feeling = { $seat } indica lì, e ho la stessa sensazione: { $card }, { $percent }%.
    .seat = Indichi lì, e ho la stessa sensazione: { $card }, { $percent }%.
sesto-senso-why-trusted = I miei sogni non mi dicono niente. { $seat } indica { $card }: mi fido.
    .seat = I miei sogni non mi dicono niente. Tu indichi { $card }: mi fido.

## Che cosa dicono i sensitivi mentre aspettano, a chi ha indicato o votato altrimenti
sesto-senso-say-unconvinced = { $seat }, ho guardato { $other }, ma per me resta { $card }.
    .seat = Ho guardato { $other }, ma per me resta { $card }.
sesto-senso-say-argue = { $seat }, io la vedo diversamente: per me è { $character } (sicurezza: { $percent }%). Tu che cosa ci vedi?
    .seat = Io la vedo diversamente: per me è { $character } (sicurezza: { $percent }%). Tu che cosa ci vedi?

sesto-senso-why-accuse = Vedo { $seen } e penso: { $thought }. La carta è { $card }: accuso { $character } (sicurezza: { $percent }%).
sesto-senso-why-accuse-same = Un sogno e una carta hanno in comune { $seen }: { $card }. Accuso { $character } (sicurezza: { $percent }%).
sesto-senso-why-accuse-card = Vedo { $seen } e penso: { $card }. Accuso { $character } (sicurezza: { $percent }%).
sesto-senso-why-accuse-colour = I colori di un sogno sono quelli di una carta: { $card }. Accuso { $character } (sicurezza: { $percent }%).
sesto-senso-why-accuse-feeling = È solo una sensazione su una carta: { $card }. Accuso { $character } (sicurezza: { $percent }%).
sesto-senso-why-follow = { $count ->
        [one] Uno di voi accusa { $character }: ci sto.
       *[other] In { $count } accusate { $character }: ci sto.
    }
sesto-senso-why-join = Ci vuole una maggioranza: anche la mia sfera accusa { $character }.

## Il fantasma, che dà le sue ragioni solo alla fine
sesto-senso-why-give = Volevo dire { $card }: { $seen }, per dire { $thought }. Ci speravo: { $percent }%.
sesto-senso-why-give-same = Volevo dire { $card }: sogno e carta hanno in comune { $seen }. Ci speravo: { $percent }%.
sesto-senso-why-give-card = Volevo dire { $card }, con { $seen }. Ci speravo: { $percent }%.
sesto-senso-why-give-colour = Volevo dire { $card }: guardate i colori. Ci speravo: { $percent }%.
sesto-senso-why-give-feeling = Volevo dire { $card }, e non avevo di meglio. Ci speravo: { $percent }%.
sesto-senso-why-common = Il colpevole era { $card }: { $seen }, per dire { $thought }. Ci speravo: { $percent }%.
sesto-senso-why-common-same = Il colpevole era { $card }: sogno e carta hanno in comune { $seen }. Ci speravo: { $percent }%.
sesto-senso-why-common-card = Il colpevole era { $card }: per questo { $seen }. Ci speravo: { $percent }%.
sesto-senso-why-common-colour = Il colpevole era { $card }: guardate i colori. Ci speravo: { $percent }%.
sesto-senso-why-common-feeling = Il colpevole era { $card }, e non avevo di meglio. Ci speravo: { $percent }%.
sesto-senso-why-change = Con i sogni che avevo in mano nessuno avrebbe capito.
