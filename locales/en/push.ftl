# Being called to one's turn.
push-title = It’s your turn
push-body = A table of { $game } is waiting for you.

push-heading = When it is my turn
push-text = This device can call you when a table over days waits for you. The notice says that and which game, nothing else.
push-call = Call me when it is my turn
push-called = This device calls you when a table over days waits for you.
push-hush = Call me no more
push-insecure = Calling only works where the way to the server is sealed (https), and here it is not. Whoever runs this server can change that.
push-home = On this device it works from the home screen: tap *Share*, then *Add to Home Screen*, and open Ludoteca from there.
push-browser = This browser cannot be called while the page is closed.
push-denied = Notices from this site are forbidden in this browser. You can allow them in its settings.
push-failed = This did not work: the browser’s own service did not answer. Try again later.
