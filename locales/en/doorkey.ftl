# The key of a place whose host lets only those open tables who know it.
doorkey-title = The key of this place
doorkey-why = Whoever looks after this place has given it a key: you need it to open a table. To join a table that is open, a link or a code is enough.
doorkey-wrong = That is not the key.
doorkey-key = Key
doorkey-done = Open the table
