# At what tempo a table is played: at one sitting or over days, and how long a turn takes.
tempo-title = How much time
tempo-sitting = At one sitting
tempo-days = Over days
tempo-turn = Time for a turn
tempo-turn-sitting = No clock
tempo-turn-minutes-2 = 2 minutes
tempo-turn-minutes-5 = 5 minutes
tempo-turn-days-1 = 1 day
tempo-turn-days-2 = 2 days
tempo-turn-days-3 = 3 days
tempo-turn-days-7 = 7 days
tempo-turn-days = No limit
tempo-help-sitting = Everybody at the table, *without a clock*: think as long as you like.
tempo-help-minutes = Everybody at the table, with *{ $count } minutes* a turn. When they are over, a bot plays that one turn: nobody loses their seat.
tempo-help-own = Everybody at the table; with the hourglass of the game, if you like.
tempo-help-limit = Everybody plays when it suits them, *within { $count ->
        [one] a day
       *[other] { $count } days
    }*. When it is over, a bot plays that one turn: nobody loses their seat. While the server is off, time stands still.
tempo-help-days = Everybody plays when it suits them, *whenever that is*. Nobody is played for because they are away.
tempo-missed = Your time was over: a bot has played your turn
