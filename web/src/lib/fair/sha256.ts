// SHA-256, because a page over plain http has no `crypto.subtle`. FIPS 180-4, word for word.

/** Words of 32 bits, as they stand in bytes. */
class Words {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset);
  }

  at(index: number): number {
    return this.#view.getUint32(4 * index);
  }

  set(index: number, word: number): void {
    this.#view.setUint32(4 * index, word);
  }
}

/** The first 32 bits of the fractional parts of roots of the first primes. */
function fractions(count: number, root: (prime: number) => number): Words {
  const words = new Words(new Uint8Array(4 * count));
  for (let prime = 2, found = 0; found < count; prime++) {
    let divides = false;
    for (let small = 2; small * small <= prime; small++) divides ||= prime % small === 0;
    if (!divides) words.set(found++, Math.floor((root(prime) % 1) * 2 ** 32));
  }
  return words;
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message with a bit and its length behind it, in whole blocks. */
function padded(message: Uint8Array): Words {
  const count = (((message.length + 8) >> 6) + 1) * 16;
  const words = new Words(new Uint8Array(4 * count));
  words.bytes.set(message);
  words.bytes[message.length] = 0x80;
  words.set(count - 2, Math.floor(message.length / 2 ** 29));
  words.set(count - 1, message.length << 3);
  return words;
}

export function sha256(message: Uint8Array): Uint8Array {
  const all = padded(message);
  const hash = new Words(START.bytes.slice());
  const words = new Words(new Uint8Array(256));
  for (let block = 0; 4 * block < all.bytes.length; block += 16) {
    for (let i = 0; i < 16; i++) words.set(i, all.at(block + i));
    for (let i = 16; i < 64; i++) {
      const [far, near] = [words.at(i - 15), words.at(i - 2)];
      const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      const two = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      words.set(i, words.at(i - 16) + one + words.at(i - 7) + two);
    }
    let [a, b, c, d] = [hash.at(0), hash.at(1), hash.at(2), hash.at(3)];
    let [e, f, g, h] = [hash.at(4), hash.at(5), hash.at(6), hash.at(7)];
    for (let i = 0; i < 64; i++) {
      const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const first = (h + one + chosen + ROUNDS.at(i) + words.at(i)) | 0;
      const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const most = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + two + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => hash.set(i, hash.at(i) + word));
  }
  return hash.bytes;
}

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
