# Quel che hanno in comune le pagine delle regole. Ciò che è nostro, dove il libro tace, si scrive ~così~.

rules-ours = regola nostra
rules-ours-note = Dove il libro tace, o lascia scegliere, abbiamo deciso noi: lo dice questo segno, accanto alla frase.
rules-card = Promemoria
rules-all = Tutte le regole
