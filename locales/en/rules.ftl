# What the pages of rules have in common. What is ours, where the book is silent, is written ~like this~.

rules-ours = our rule
rules-ours-note = Where the book is silent, or leaves a choice, we decided: this mark says so, beside the sentence.
rules-card = Summary card
rules-all = All the rules
rules-search = Search the rules
rules-index = Contents
rules-found = { $count ->
        [0] Not there. Try another word.
        [one] Found in one place. Enter leads there.
       *[other] Found in { $count } places. Enter leads to the first.
    }
rules-found-at = { $at } of { $count }
rules-link = Link to this rule: { $title }
