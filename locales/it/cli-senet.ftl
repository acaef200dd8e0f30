# Il Senet nel terminale
cli-senet-wall = Un muro di due: non si attacca, ma si salta.
cli-senet-bricks = Un muro di tre o più: non si attacca e non si salta.
