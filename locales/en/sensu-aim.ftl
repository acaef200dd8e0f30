# Sensu, the aim: read when the cards are dealt, before the first turn.
sensu-aim = { $seats ->
        [1] Make 20 with the free cards and build your fans: *every stick is a point*, as long as the deck lasts.
       *[other] Make 20 with your cards and build your fans: *the first to complete two of exactly ten sticks wins*.
    }
