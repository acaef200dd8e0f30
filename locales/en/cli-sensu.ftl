# Sensu in the terminal
cli-sensu-covers = It covers { $card }: only the end of a pile is free.
cli-sensu-empty = It covers nothing there.
