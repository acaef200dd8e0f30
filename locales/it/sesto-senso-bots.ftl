# Perché una mente del Sesto Senso fa qualcosa. Chi è sensitivo dice che cosa vede in un sogno, che cosa gli ricorda e quanto ci crede.
# { $seen } e { $thought } sono parole delle figure, come «l’ancora» e «il mare»; { $card } è una carta, come «il capitano di mare».

## Sensitivi: -same dove sogno e carta mostrano la stessa cosa, -card dove il sogno fa pensare proprio alla carta
sesto-senso-why-guess-sure = Vedo { $seen } e penso: { $thought }. Dico { $card } (sicurezza: { $percent }%).
sesto-senso-why-guess-sure-same = Il sogno e la carta hanno in comune { $seen }. Dico { $card } (sicurezza: { $percent }%).
sesto-senso-why-guess-sure-card = Vedo { $seen } e penso subito: { $card }! (Sicurezza: { $percent }%.)
sesto-senso-why-guess-likely = Vedo { $seen } e penso: { $thought }. Direi { $card }, ma non ci giurerei: { $percent }%.
sesto-senso-why-guess-likely-same = Il sogno e la carta hanno in comune { $seen }. Direi { $card }, ma non ci giurerei: { $percent }%.
sesto-senso-why-guess-likely-card = Vedo { $seen } e direi { $card }, ma non ci giurerei: { $percent }%.
sesto-senso-why-guess-unsure = Vedo { $seen }: forse vuol dire { $thought }? Allora { $card }, ma ci credo poco: { $percent }%.
sesto-senso-why-guess-unsure-same = Il sogno e la carta hanno in comune { $seen }. Forse { $card }, ma ci credo poco: { $percent }%.
sesto-senso-why-guess-unsure-card = Vedo { $seen }: forse vuol dire { $card }, ma ci credo poco: { $percent }%.
sesto-senso-why-left = Nei miei sogni non trovo appigli: provo { $card }.
sesto-senso-why-accuse = Vedo { $seen } e penso: { $thought }. La carta è { $card }: accuso { $character } (sicurezza: { $percent }%).
sesto-senso-why-accuse-same = Un sogno e una carta hanno in comune { $seen }: { $card }. Accuso { $character } (sicurezza: { $percent }%).
sesto-senso-why-accuse-card = Vedo { $seen } e penso: { $card }. Accuso { $character } (sicurezza: { $percent }%).
sesto-senso-why-follow = Siete d’accordo: { $character }. Ci sto.
sesto-senso-why-join = Ci vuole una maggioranza: anche la mia sfera accusa { $character }.

## Il fantasma, che dà le sue ragioni solo alla fine
sesto-senso-why-give = Volevo dire { $card }: { $seen } per { $thought }. Ci speravo: { $percent }%.
sesto-senso-why-give-same = Volevo dire { $card }: sogno e carta hanno in comune { $seen }. Ci speravo: { $percent }%.
sesto-senso-why-give-card = Volevo dire { $card }, con { $seen }. Ci speravo: { $percent }%.
sesto-senso-why-common = Il colpevole era { $card }: { $seen } per { $thought }. Ci speravo: { $percent }%.
sesto-senso-why-common-same = Il colpevole era { $card }: sogno e carta hanno in comune { $seen }. Ci speravo: { $percent }%.
sesto-senso-why-common-card = Il colpevole era { $card }: per questo { $seen }. Ci speravo: { $percent }%.
sesto-senso-why-change = Con i sogni che avevo in mano nessuno avrebbe capito.
