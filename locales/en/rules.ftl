# What the pages of rules have in common. What is ours, where the book is silent, is written ~like this~.

rules-ours = our rule
rules-ours-note = Where the book is silent, or leaves a choice, we decided: this mark says so, beside the sentence.
rules-card = Summary card
rules-all = All the rules
