# Why a Sensu bot does something: it speaks of what can be seen on the table. The same sentences advise
# whoever plays alone: those that can come up there say neither I nor you.
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
sensu-why-take = I can use { $card }.
sensu-why-discard = Without { $card } the others promise me more.
sensu-why-order-next = Below goes { $card }: of these it would help { $next } most.
sensu-why-order = Below goes { $card }: another one is better on top.
sensu-why-redeem = For these fans { $card } is worth more.
sensu-why-place-more = First { $card }: in this order more fits.
sensu-why-place-fires = First { $card }, which fires the power.
sensu-why-place = First { $card }, then the rest.
sensu-why-harmony = With Harmony { $card } goes in.
sensu-why-courage-most = I take { $card }: no other costs { $seat } more sticks.
    .seat = I take { $card }: no other costs you more sticks.
sensu-why-courage = I take { $card }: it sets { $seat } back.
    .seat = I take { $card }: it sets you back.
sensu-why-put-free = There it covers no card.
sensu-why-put-covers = It covers { $card }, which matters less for now.

## A choice, in a review
sensu-choice-draw = { $seat } draws from the deck.
