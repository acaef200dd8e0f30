# Why a Sensu bot does something: it speaks of what can be seen on the table.
sensu-why-wins = The second fan closes: I have won!
sensu-why-completes = The third fan closes: it cannot get better than that.
sensu-why-closes = The { $fan } fan closes.
sensu-why-adds = { $sticks ->
        [one] It makes twenty: one stick more.
       *[other] It makes twenty: { $sticks } sticks more.
    }
sensu-why-clears = It brings me no sticks, but it clears my hand.
sensu-why-clears-ends = It brings no sticks, but it frees the cards below.
sensu-why-draw = No pile promises me more than the deck.
sensu-why-turn-over = Nothing makes twenty here: better to draw.
sensu-why-wait = Twenty could be made already, but it pays to wait.
sensu-why-wisdom-deck = With Wisdom I trust the deck.
sensu-why-take-makes-twenty = With { $card } I make twenty.
sensu-why-take = { $sticks ->
        [one] There is a stick for one of my fans in { $card }.
       *[other] There are { $sticks } sticks for one of my fans in { $card }.
    }
sensu-why-take-for-twenty = None of my fans takes { $card }, but it helps me to make twenty.
sensu-why-discard = Without { $card } the others promise me more.
sensu-why-order-next = Below goes { $card }: of these it would help { $next } most.
sensu-why-order = Below goes { $card }: another one is better on top.
sensu-why-redeem = For these fans { $card } is worth more.
sensu-why-place-more = First { $card }: in this order more fits.
sensu-why-place-fires = First { $card }, which fires the power.
sensu-why-place = With { $card } the { $fan } fan has { $sticks } sticks.
sensu-why-place-aside = There is no room for { $card }: it goes aside.
sensu-why-harmony = With Harmony { $card } goes in.
sensu-why-courage-most = I take { $card }: no other costs { $seat } more sticks.
    .seat = I take { $card }: no other costs you more sticks.
sensu-why-courage = I take { $card }: it sets { $seat } back.
    .seat = I take { $card }: it sets you back.
sensu-why-put-free = There it covers no card.
sensu-why-put-covers = It covers { $card }, which matters less for now.

## The same as advice: it speaks to the person who asked what to do.
sensu-advice-wins = The second fan closes: you win!
sensu-advice-completes = The third fan closes: it cannot get better than that.
sensu-advice-closes = The { $fan } fan closes.
sensu-advice-adds = { $sticks ->
        [one] It makes twenty: one stick more.
       *[other] It makes twenty: { $sticks } sticks more.
    }
sensu-advice-clears = It brings no sticks, but it clears your hand.
sensu-advice-clears-ends = It brings no sticks, but it frees the cards below.
sensu-advice-draw = No pile promises you more than the deck.
sensu-advice-turn-over = Nothing makes twenty here: better to draw.
sensu-advice-wait = Twenty could be made already, but it pays to wait.
sensu-advice-wisdom-deck = With Wisdom the deck promises you most.
sensu-advice-take-makes-twenty = With { $card } you make twenty.
sensu-advice-take = { $sticks ->
        [one] There is a stick for one of your fans in { $card }.
       *[other] There are { $sticks } sticks for one of your fans in { $card }.
    }
sensu-advice-take-for-twenty = None of your fans takes { $card }, but it helps you to make twenty.
sensu-advice-discard = Without { $card } the others promise you more.
sensu-advice-order-next = Below goes { $card }: of these it would help { $next } most.
sensu-advice-order = Below goes { $card }: another one is better on top.
sensu-advice-redeem = For these fans { $card } is worth more.
sensu-advice-place-more = First { $card }: in this order more fits.
sensu-advice-place-fires = First { $card }, which fires the power.
sensu-advice-place = With { $card } the { $fan } fan has { $sticks } sticks.
sensu-advice-place-aside = There is no room for { $card }: it goes aside.
sensu-advice-harmony = With Harmony { $card } goes in.
sensu-advice-courage-most = Take { $card }: no other costs { $seat } more sticks.
sensu-advice-courage = Take { $card }: it sets { $seat } back.
sensu-advice-put-free = There it covers no card.
sensu-advice-put-covers = It covers { $card }, which matters less for now.

## A choice, in a review
sensu-choice-draw = { $seat } draws from the deck.
