# The reasons of the minds of Il Sesto Senso as advice: they speak to whoever asked what to do, and never of themselves.
sesto-senso-advice-guess-sure = Look at { $seen }: it may stand for { $thought }. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-guess-sure-same = Look at { $seen }, in the dream and on the card. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-guess-sure-card = Look at { $seen }, which brings the card itself to mind. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-guess-sure-colour = Look at the colours: they are those of the card. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-guess-sure-feeling = Trust the feeling that your dreams give you. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-guess-likely = Look at { $seen }: it may stand for { $thought }. Choose { $card }, though it is not certain: { $percent } chances in 100.
sesto-senso-advice-guess-likely-same = Look at { $seen }, in the dream and on the card. Choose { $card }, though it is not certain: { $percent } chances in 100.
sesto-senso-advice-guess-likely-card = Look at { $seen }, which brings the card itself to mind. Choose { $card }, though it is not certain: { $percent } chances in 100.
sesto-senso-advice-guess-likely-colour = Look at the colours: they are those of the card. Choose { $card }, though it is not certain: { $percent } chances in 100.
sesto-senso-advice-guess-likely-feeling = Trust the feeling that your dreams give you. Choose { $card }, though it is not certain: { $percent } chances in 100.
sesto-senso-advice-guess-unsure = Look at { $seen }: it may stand for { $thought }. Try { $card }, with some luck: { $percent } chances in 100.
sesto-senso-advice-guess-unsure-same = Look at { $seen }, in the dream and on the card. Try { $card }, with some luck: { $percent } chances in 100.
sesto-senso-advice-guess-unsure-card = Look at { $seen }, which brings the card itself to mind. Try { $card }, with some luck: { $percent } chances in 100.
sesto-senso-advice-guess-unsure-colour = Look at the colours: they are those of the card. Try { $card }, with some luck: { $percent } chances in 100.
sesto-senso-advice-guess-unsure-feeling = Trust the feeling that your dreams give you. Try { $card }, with some luck: { $percent } chances in 100.
sesto-senso-advice-left = Try { $card }: in your dreams no card stands out.
sesto-senso-advice-pointed = { $seat } points there: look again. Look at { $seen }: it may stand for { $thought }. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-pointed-same = { $seat } points there: look again. Look at { $seen }, in the dream and on the card. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-pointed-card = { $seat } points there: look again. Look at { $seen }, which brings the card itself to mind. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-pointed-colour = { $seat } points there: look again. Look at the colours: they are those of the card. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-pointed-feeling = { $seat } points there: look again. Trust the feeling that your dreams give you. Choose { $card }: { $percent } chances in 100.
sesto-senso-advice-trusted = Choose { $card }, where { $seat } points: in your dreams no card stands out.
sesto-senso-advice-accuse = Look at { $seen }: it may stand for { $thought }. Accuse { $character }: it is { $card }, { $percent } chances in 100.
sesto-senso-advice-accuse-same = Look at { $seen }, in the dream and on the card. Accuse { $character }: it is { $card }, { $percent } chances in 100.
sesto-senso-advice-accuse-card = Look at { $seen }, which brings the card itself to mind. Accuse { $character }: it is { $card }, { $percent } chances in 100.
sesto-senso-advice-accuse-colour = Look at the colours: they are those of the card. Accuse { $character }: it is { $card }, { $percent } chances in 100.
sesto-senso-advice-accuse-feeling = Trust the feeling that your dreams give you. Accuse { $character }: it is { $card }, { $percent } chances in 100.
sesto-senso-advice-follow = { $count ->
        [one] Accuse { $character }: somebody else does already.
       *[other] Accuse { $character }: { $count } others do already.
    }
sesto-senso-advice-join = Accuse { $character }: you need a majority.
sesto-senso-advice-give = Show { $card }: { $percent } chances in 100. Use { $seen } for { $thought }.
sesto-senso-advice-give-same = Show { $card }: { $percent } chances in 100. The dream and the card have { $seen } in common.
sesto-senso-advice-give-card = Show { $card }: { $percent } chances in 100. With { $seen } one thinks of the card itself.
sesto-senso-advice-give-colour = Show { $card }: { $percent } chances in 100. The colours of the dream are those of the card.
sesto-senso-advice-give-feeling = Show { $card }: { $percent } chances in 100. None of your dreams is more like it.
sesto-senso-advice-common = Show { $card }: { $percent } chances in 100. Use { $seen } for { $thought }.
sesto-senso-advice-common-same = Show { $card }: { $percent } chances in 100. The dream and the card have { $seen } in common.
sesto-senso-advice-common-card = Show { $card }: { $percent } chances in 100. With { $seen } one thinks of the card itself.
sesto-senso-advice-common-colour = Show { $card }: { $percent } chances in 100. The colours of the dream are those of the card.
sesto-senso-advice-common-feeling = Show { $card }: { $percent } chances in 100. None of your dreams is more like it.
sesto-senso-advice-change = Change your dreams: nobody would understand those that you hold.
