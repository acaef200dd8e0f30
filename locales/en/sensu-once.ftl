# Sensu: a single sentence, when a thing first happens. Bold is *like this*.
sensu-once-took = You may also take *the card on top of a discard pile*, your own or another’s.
sensu-once-hand = A hand holds *five cards*: the sixth is discarded.
sensu-once-twenty = A 20 redeems *the card with the most sticks*; the others go on the discards.
sensu-once-wild = A wild card is *the number that is needed* for a 20. Only one is used at a time.
sensu-once-pair = Two equal numbers earn *one more card*, one with the fewest sticks.
sensu-once-trio = Three cards of a type earn *one more card*, one with the fewest sticks.
sensu-once-tie = Among cards with the same sticks *whoever made 20 chooses*.
sensu-once-placed = A fan closes with *exactly ten sticks*.
sensu-once-aside = A card that does not fit into its fan *ends on the discards*.
sensu-once-closed = A closed fan *never changes again*.
sensu-once-wisdom = The second symbol in a fan fires its power: *Wisdom* draws three cards.
sensu-once-harmony = The second symbol in a fan fires its power: *Harmony* adds the top of a discard pile.
sensu-once-courage = The second symbol in a fan fires its power: *Courage* takes from each opponent the last card of an open fan.
sensu-once-lost = A power is used at once: if it can do nothing, *it is lost*.
sensu-once-reshuffled = When the deck is finished, *everybody’s discards* are shuffled into a new one.
sensu-once-chosen = Only *the chosen fan* can be closed: once it is, another one is turned up.
sensu-once-put = Only what is *not covered* can be used: the ends of the columns and the top of the discards.
