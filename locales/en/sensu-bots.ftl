# Why a Sensu bot does something: it speaks in the first person of what can be seen on the table.
sensu-why-wins = The second fan closes: I have won!
sensu-why-completes = The third fan closes: it cannot get better than that.
sensu-why-closes = The { $fan } fan closes.
sensu-why-adds = { $sticks ->
        [one] It makes twenty, and brings me one stick.
       *[other] It makes twenty, and brings me { $sticks } sticks.
    }
sensu-why-clears = It brings me no sticks, but it clears my hand.
sensu-why-clears-ends = It brings me no sticks, but it frees the cards below.
sensu-why-draw = No pile promises me more than the deck.
sensu-why-turn-over = Nothing makes twenty here: on to the next card.
sensu-why-wait = I could make twenty already, but I wait for a better one.
sensu-why-wisdom-deck = With Wisdom I trust the deck.
sensu-why-take-makes-twenty = With { $card } I make twenty.
sensu-why-take = I can use { $card }.
sensu-why-discard = Without { $card } the others promise me more.
sensu-why-order-next = Below goes { $card }: of these it would help { $next } most.
sensu-why-order = Below goes { $card }: I want another one on top.
sensu-why-redeem = For my fans { $card } is worth more.
sensu-why-place-more = First { $card }: in this order more fits.
sensu-why-place-fires = First { $card }, which fires the power.
sensu-why-place = First { $card }, then the rest.
sensu-why-harmony = With Harmony { $card } goes in.
sensu-why-courage-most = I take { $card }: no other costs { $seat } more sticks.
sensu-why-courage = I take { $card }: it sets { $seat } back.
sensu-why-put-free = There it covers no card.
sensu-why-put-covers = It covers { $card }, which I need less for now.
