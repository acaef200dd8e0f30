# Why a Sensu bot does something: it speaks of what can be seen on the table.
sensu-why-wins = With this twenty I can close the second fan, and win!
sensu-why-completes = With this twenty the third fan can be closed: it cannot get better than that.
sensu-why-closes = With this twenty I can close the { $fan } fan.
sensu-why-adds = { $sticks ->
        [one] It makes twenty, and can bring one stick more.
       *[other] It makes twenty, and can bring { $sticks } sticks more.
    }
sensu-why-clears = It brings me no sticks, but it clears my hand.
sensu-why-clears-ends = It brings no sticks, but it frees the cards below.
sensu-why-draw = No card that I could take makes twenty: I try the deck.
sensu-why-draw-hoping = A card of the discards would make twenty, but I hope for more from the deck.
sensu-why-wait = { $sticks ->
        [0] I could make twenty already, but for no sticks: I draw.
        [one] I could make twenty already, for a single stick: I draw and hope for more.
       *[other] I could make twenty already, for { $sticks } sticks: I draw and hope for more.
    }
sensu-why-take-twenty = With { $card } I make twenty.
sensu-why-take = { $has ->
        [0] I take { $card }: my { $fan } fan is still empty.
        [one] I take { $card }: my { $fan } fan has one stick already.
       *[other] I take { $card }: my { $fan } fan has { $has } sticks already.
    }
sensu-why-discard-misfit = My { $fan } fan has { $has } sticks, and { $card } does not fit.
sensu-why-discard-twenty = The others make twenty without { $card }, too.
sensu-why-discard-least = None of my cards is worth fewer sticks: { $card } gives { $sticks }.
sensu-why-discard = I do without { $card }: my { $fan } fan has { $has } sticks of 10.
sensu-why-order-next = Below goes { $card }: of these it would help { $next } most.
sensu-why-order = { $sticks ->
        [one] Below goes { $card }, which is worth one stick.
       *[other] Below goes { $card }, which is worth { $sticks } sticks.
    }
sensu-why-redeem = { $has ->
        [0] I redeem { $card }: it begins the { $fan } fan.
        [one] I redeem { $card }: the { $fan } fan has one stick already.
       *[other] I redeem { $card }: the { $fan } fan has { $has } sticks already.
    }
sensu-why-place-more = First { $card }: in this order more fits.
sensu-why-place-fires = First { $card }, which fires the power.
sensu-why-harmony = With Harmony { $card } goes in.
sensu-why-courage-most = I take { $card }: no other costs { $seat } more sticks.
    .seat = I take { $card }: no other costs you more sticks.
sensu-why-courage = I take { $card }: it sets { $seat } back.
    .seat = I take { $card }: it sets you back.
sensu-why-put-free = There it covers no card.
sensu-why-put-twenty = It covers { $card }, and the cards in sight make twenty.
sensu-why-put-least = It covers { $card }: no other in sight is worth fewer sticks.
sensu-why-put = { $sticks ->
        [one] It covers { $card }, which is worth one stick.
       *[other] It covers { $card }, which is worth { $sticks } sticks.
    }

## A choice, in a review
sensu-choice-draw = { $seat } draws from the deck.
