"""What people took dreams for, weighed into a table of affinities.

Two kinds of files tell it. `ludoteca readings` writes how many people took the dreams of a day for each card that they
could be. A reader of the whole deck names three cards of eighteen for every dream, in percent; what is left of a hundred
is shared by the others.

Whoever reads dreams takes a card by how strongly they suggest it together, as the bots do; so the table is moved to where
what people did is most likely, and held a little where it was: the less, the fewer have read.
"""

import csv
import json
from math import exp
from pathlib import Path

KINDS = ["object", "place", "character"]
OF_KIND = 18
# How firmly a number is held where it was, counted in readers. Of what was tried this foretold best, of those who read the
# same dreams and of those who read gifts, with minds that still win as often (docs/bots-sesto-senso.md).
HELD = 0.1
ROUNDS = 300


def row(name):
    """The row of a dream: dream-07 is the seventh."""
    return int(name.removeprefix("dream-")) - 1


def column(name):
    """The column of a card: objects first, then places and characters."""
    kind, number = name.split("-")
    return KINDS.index(kind) * OF_KIND + int(number) - 1


def of_deck(line):
    """One dream as a reader of the deck took it: the shares of all cards of the kind."""
    said = {line[nth]: float(line[f"{nth}_percent"]) / 100 for nth in ("first", "second", "third")}
    kind = line["first"].split("-")[0]
    choices = [f"{kind}-{number:02}" for number in range(1, OF_KIND + 1)]
    left = (1 - sum(said.values())) / (OF_KIND - len(said))
    return {"clues": [line["dream"]], "choices": choices, "people": [said.get(choice, left) for choice in choices]}


def read(path):
    """The readings of a file: JSON of `ludoteca readings`, or what a reader of the deck said, in CSV."""
    text = Path(path).read_text()
    if path.suffix == ".csv":
        return [of_deck(line) for line in csv.DictReader(text.splitlines())]
    return json.loads(text)


def weigh(table, readings):
    """The table after what people read, in standard deviations; the one that is given stays as it is."""
    seen = []
    for reading in readings:
        if any(reading["people"]):
            dreams, cards = [row(clue) for clue in reading["clues"]], [column(choice) for choice in reading["choices"]]
            seen.append((dreams, cards, reading["people"]))
    moved = {(dream, card): 0.0 for dreams, cards, _ in seen for dream in dreams for card in cards}
    # Never further at once than is safe: a choice is at most so uncertain, and so many numbers move together.
    slow = dict.fromkeys(moved, HELD)
    for dreams, cards, people in seen:
        for dream in dreams:
            for card in cards:
                slow[dream, card] += sum(people) * len(dreams) / 2
    for _ in range(ROUNDS):
        pull = {pair: -HELD * far for pair, far in moved.items()}
        for dreams, cards, people in seen:
            loud = [sum(table[dream][card] + moved[dream, card] for dream in dreams) for card in cards]
            most = max(loud)
            total = sum(exp(one - most) for one in loud)
            for card, one, took in zip(cards, loud, people):
                missing = took - sum(people) * exp(one - most) / total
                for dream in dreams:
                    pull[dream, card] += missing
        for pair, force in pull.items():
            moved[pair] += force / slow[pair]
    return [[number + moved.get((i, j), 0.0) for j, number in enumerate(line)] for i, line in enumerate(table)]
