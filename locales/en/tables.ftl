# My tables: those that wait for somebody, and those that are over.
tables-running = Under way
tables-over = Over
tables-yours = *Your turn.*
tables-theirs = Waiting for { $names }.
tables-open = It has not begun yet.
tables-when = { $ago }, at { $time }
tables-last = { $when }: { $said }
tables-dealt = Begun { $when }.
tables-opened = Opened { $when }.
tables-ended = Over { $when }.
tables-more = Show more
tables-none-running = No table waits for you.
tables-none-over = Once your first game is over, you will find it here.
tables-results = My results
