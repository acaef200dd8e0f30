// Whether a deal is the one that was promised: everything is taken anew from the numbers themselves.
import type { Parts } from '$lib/api/types';
import { fromHex, sha256, toHex } from './sha256';

export interface Deal {
  /** What was shown before play. */
  commitment: string;
  seed: string;
  /** What the seed was made of; null where it is the server's alone. */
  parts: Parts | null;
}

export interface Checked {
  /** The fingerprint of the server's part. */
  server: string;
  /** The fingerprints of the seats' parts; null where a part did not come. */
  seats: (string | null)[];
  /** The seed that the parts make. */
  seed: string;
  fair: boolean;
}

export const hashOf = (digits: string): string => toHex(sha256(fromHex(digits)));

/** The seed that these parts make, as `docs/records.md` tells. */
export function seedOf({ server, seats }: Parts): string {
  const given = seats.flatMap(({ seat, part }) => (part ? [seat, ...fromHex(part)] : []));
  const name = new TextEncoder().encode('ludoteca deal');
  return toHex(sha256(Uint8Array.from([...name, ...fromHex(server), ...given])));
}

export function check({ commitment, seed, parts }: Deal): Checked {
  if (!parts) {
    const server = hashOf(seed);
    return { server, seats: [], seed, fair: server === commitment };
  }
  const server = hashOf(parts.server);
  const seats = parts.seats.map(({ part }) => (part ? hashOf(part) : null));
  const made = seedOf(parts);
  const kept = parts.seats.every(({ hash }, i) => (seats[i] ?? hash) === hash);
  return { server, seats, seed: made, fair: server === commitment && kept && made === seed };
}
