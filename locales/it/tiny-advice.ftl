# Le ragioni del bot come consiglio: parlano a chi ha chiesto che cosa fare.
tiny-advice-leads = Gioca il { $card }: ti basta per stare davanti.
tiny-advice-gives = Lascia andare il { $card }: con nessuna carta staresti davanti.
