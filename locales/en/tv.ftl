# What can be set on a television, and what is read there.

tv-menu = Television
tv-code = Show the code
tv-code-key = Or press *C*.
tv-code-host = The host has hidden it.
tv-code-none = No code leads to this table now.
tv-speak = Read aloud
tv-speak-help = A voice says what happens. After the page was loaded anew, touch the screen once.
tv-speak-none = This screen cannot speak.
tv-day = Daylight
tv-over = How it ended
