# Coming back: a name that is kept, one's other devices, all of one's data. Bold is written *like this*.
account-title = Your name, everywhere
account-lead = None of this is needed to play.
account-lead-nobody = You have no name here yet. If you had one on another device, come back with it.

## A passphrase
account-keep-title = Keep your name
account-keep-text = With a passphrase you come back as *{ $name }* on any device, even if this browser forgets you. Nobody can send you a new one: write it down.
account-kept-text = *{ $name }* is kept: with your passphrase you come back on any device.
account-passphrase = Passphrase
account-passphrase-new = New passphrase
account-passphrase-help = At least 10 characters: three or four words are better than one that is hard.
account-passphrase-show = Show what you type
account-passphrase-plain = The way to this server is not sealed: choose a passphrase that you use nowhere else.
account-keep = Keep my name
account-keep-anew = Change the passphrase
account-drop = No longer keep my name
account-drop-sure = Yes, let it go
account-drop-no = No, keep it
account-kept = Kept: you can come back as { $name }.
account-dropped = Your name is no longer kept.

## Another device
account-device-title = Another device
account-device-text = Open this link there, or scan the picture: that device becomes yours too, with all your tables.
account-device = Show the link
account-device-qr = QR code of the link for another device
account-device-good = Good once, for a quarter of an hour. Whoever opens it is you: show it to nobody else.
account-devices = { $count ->
        [one] Only this device knows you.
       *[other] { $count } devices know you, this one among them.
    }
account-forget = Forget the others
account-forget-sure = Yes, forget the others
account-forget-no = No, leave them
account-forgotten = Only this device knows you now.

## Coming back
account-return-title = I have been here before
account-return-text = Come back with the name that you have kept, and its passphrase.
account-return-instead = Here you are *{ $name }*. Tables under that name stay there: keep it first if you want to come back to them.
account-return-name = Name
account-return = Come back
account-returned = Welcome back, { $name }.
account-arrive-title = Is this link yours?
account-arrive-text = It makes this device one of those of whoever made it. Go on only if that was you.
account-arrive = Yes, that was me
account-arrive-no = No

## One’s data
account-data-title = Your data
account-data-text = Everything this server keeps of you, in one file: rooms, words, notes, results.
account-data = Download the file
account-delete = Delete my data

## Why it cannot be done
error-name-kept = Somebody else already keeps this name, or one that looks like it: choose another.
error-wrong-passphrase = Nobody keeps this name with this passphrase.
error-bad-passphrase = That passphrase is too easy: 10 to 200 characters, at least five of them different, and not your name.
