# La chiave di un posto in cui apre un tavolo solo chi la conosce.
doorkey-title = La chiave di casa
doorkey-why = Chi tiene questo posto gli ha dato una chiave: serve per aprire un tavolo. Per sedersi a un tavolo già aperto bastano un link o un codice.
doorkey-wrong = La chiave non è questa.
doorkey-key = Chiave
doorkey-done = Apri il tavolo
