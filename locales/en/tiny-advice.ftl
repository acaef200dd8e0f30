# The bot's reasons as advice: they speak to whoever asked what to do.
tiny-advice-leads = Play the { $card }: it is enough to lead.
tiny-advice-gives = Give the { $card } away: none of your cards would lead.
