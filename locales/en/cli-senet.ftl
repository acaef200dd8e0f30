# Senet in the terminal
cli-senet-wall = A wall of two: it cannot be attacked, but jumped.
cli-senet-bricks = A wall of three or more: no attack, no jump.
