# Why a Sensu bot does something: it speaks in the first person of what can be seen on the table.
sensu-why-wins = The second fan closes: I have won!
sensu-why-completes = The third fan closes: it cannot get better than that.
sensu-why-closes = The { $fan } fan closes.
sensu-why-adds = { $sticks ->
        [one] It makes twenty, and brings me one stick.
       *[other] It makes twenty, and brings me { $sticks } sticks.
    }
sensu-why-clears = It brings me no sticks, but it clears my hand.
sensu-why-draw = No pile promises me more than the deck.
sensu-why-turn-over = There is nothing to play here: on to the next card.
sensu-why-wisdom-deck = With Wisdom I trust the deck.
sensu-why-take-makes-twenty = With { $card } I make twenty.
sensu-why-take = I can use { $card }.
sensu-why-discard = Without { $card } the others promise me more.
sensu-why-order = This leaves { $next } on top what helps least.
sensu-why-order-alone = I want the card on top that I can still use.
sensu-why-redeem = For my fans { $card } is worth more.
sensu-why-place = In this order more of them fit.
sensu-why-harmony = With Harmony { $card } goes in.
sensu-why-courage = Losing { $card } costs { $seat } most.
sensu-why-put-column = There it covers what I need least.
sensu-why-put-discards = In the columns it would cost me a better card.
