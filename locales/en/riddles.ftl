# Pictures to be read, three a day. Bold is *like this*.
riddles-lead = Three gifts from the Ghost, the same for everybody. What did it mean? One answer each.
riddles-past = This is how everybody read them.
riddles-none = Nobody answered on that day.
riddles-kind = { $kind ->
        [object] Object
        [place] Place
       *[other] Character
    }
riddles-ask = { $kind ->
        [object] { $dreams ->
            [one] Which object does this dream speak of?
           *[other] Which object do these dreams speak of?
        }
        [place] { $dreams ->
            [one] Which place does this dream speak of?
           *[other] Which place do these dreams speak of?
        }
       *[other] { $dreams ->
            [one] Which character does this dream speak of?
           *[other] Which character do these dreams speak of?
        }
    }
riddles-choose = Choose a card
riddles-guess = My answer: { $card }
riddles-right = *Yes.* It did mean { $card }.
riddles-wrong = *No.* It meant { $card }.
riddles-was = It meant *{ $card }*.
riddles-people = { $people ->
        [one] One person has answered.
       *[other] { $people } people have answered.
    }
riddles-hoped = The Ghost’s hope: { $percent }%.
riddles-share = { $people ->
        [0] nobody
        [one] one person · { $percent }%
       *[other] { $people } people · { $percent }%
    }
riddles-it = this one
riddles-mine = yours
riddles-next = The next one
riddles-score = You read { $right } of { $all }.
riddles-until = New dreams on { $day } at { $time } (midnight UTC).
riddles-yesterday = How yesterday went
riddles-today = Back to today
riddles-names = How many people chose each card is counted, never who. By these numbers the Ghost learns to be understood.
riddles-enlarge = Enlarge: { $picture }
riddles-large = Side by side
