# The reasons of Sensu's bots as advice: they speak to whoever asked what to do, and never of the bot.
sensu-advice-wins = Play them: you can close the second fan, and win!
sensu-advice-completes = Play them: you can close the third fan, and it cannot get better than that.
sensu-advice-closes = Play them: you can close the { $fan } fan.
sensu-advice-adds = { $sticks ->
        [one] Play them: they make twenty, and can bring you one stick more.
       *[other] Play them: they make twenty, and can bring you { $sticks } sticks more.
    }
sensu-advice-clears = Play them: they bring you no sticks, but they clear your hand.
sensu-advice-clears-ends = Play them: they bring no sticks, but they free the cards below.
sensu-advice-draw = Draw from the deck: no card that you can take makes twenty.
sensu-advice-draw-hoping = Draw from the deck: a card of the discards makes twenty, but you can hope for more from the deck.
sensu-advice-wait = { $sticks ->
        [0] Draw: you can make twenty already, but for no sticks.
        [one] Draw: you can make twenty already, but for a single stick.
       *[other] Draw: you can make twenty already, but for { $sticks } sticks, and you can hope for more.
    }
sensu-advice-take-twenty = Take { $card }: you make twenty with it.
sensu-advice-take = { $has ->
        [0] Take { $card }: your { $fan } fan is still empty.
        [one] Take { $card }: your { $fan } fan has one stick already.
       *[other] Take { $card }: your { $fan } fan has { $has } sticks already.
    }
sensu-advice-discard-misfit = Discard { $card }: your { $fan } fan has { $has } sticks, and it does not fit.
sensu-advice-discard-twenty = Discard { $card }: your other cards make twenty without it.
sensu-advice-discard-least = Discard { $card }: none of your cards is worth fewer sticks.
sensu-advice-discard = Discard { $card }: your { $fan } fan has { $has } sticks of 10.
sensu-advice-order-next = Put { $card } below: of these it would help { $next } most.
sensu-advice-order = { $sticks ->
        [one] Put { $card } below, which is worth one stick.
       *[other] Put { $card } below, which is worth { $sticks } sticks.
    }
sensu-advice-redeem = { $has ->
        [0] Redeem { $card }: it begins your { $fan } fan.
        [one] Redeem { $card }: your { $fan } fan has one stick already.
       *[other] Redeem { $card }: your { $fan } fan has { $has } sticks already.
    }
sensu-advice-place-more = Place { $card } first: in this order more fits.
sensu-advice-place-fires = Place { $card } first: it fires the power.
sensu-advice-harmony = With Harmony take { $card }: it fits your fan.
sensu-advice-courage-most = Take { $card } away: no other costs { $seat } more sticks.
sensu-advice-courage = Take { $card } away: it sets { $seat } back.
sensu-advice-put-free = Put it there: you cover no card.
sensu-advice-put-twenty = Cover { $card }: you make twenty with the cards that stay in sight.
sensu-advice-put-least = Cover { $card }: no other in sight is worth fewer sticks.
sensu-advice-put = { $sticks ->
        [one] Cover { $card }, which is worth one stick.
       *[other] Cover { $card }, which is worth { $sticks } sticks.
    }
