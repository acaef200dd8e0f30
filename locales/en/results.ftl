# My results, game by game.
results-title = My results
results-none = No results yet
results-none-text = Once your first game is over, you will find it here.
results-count = { $count ->
        [one] *One game*, { $won ->
                [0] not won.
               *[other] won.
            }
       *[other] *{ $count } games*, { $won ->
                [0] none won.
                [one] one won.
               *[other] { $won } won.
            }
    }
results-streak = { $streak ->
        [0] The longest streak: { $longest } in a row.
        [one] The longest streak: { $longest } in a row.
       *[other] { $streak } in a row now; the longest streak: { $longest }.
    }
results-scores = Points, game by game
results-scores-said = { $count } games: from { $first } in the first to { $last } in the last; { $best } at the most
results-often = How often each score
results-levels = How often each rank, alone
results-days = In how many days
results-lost = Not found
results-bar = { $name }: { $count }
results-against = Against whom
results-people = People
results-row = { $name }: { $won } won, { $lost } lost
results-rating = Strength against people
results-rating-is = *{ $value }*, give or take { $deviation }, from { $games ->
        [one] one game
       *[other] { $games } games
    }.
results-rating-unsure = It will settle with more games.
results-table = All games
results-when = When
results-how = How it ended
