import { expect, test } from 'vitest';
import type { Room, Table } from '$lib/api/types';
import { Hands, nextHands } from './hands.svelte';
import { Session } from './session.svelte';

const room = (...seats: number[]) => ({ you: { seats, host: true } }) as unknown as Room;
const table = (seat: number | null, ...to_act: number[]) => ({ seat, to_act }) as unknown as Table;

test('the device goes to whoever of it must act', () => {
  expect(nextHands(room(0, 1), table(0, 1))).toBe(1);
});

test('it stays where it is while its holder must act', () => {
  expect(nextHands(room(0, 1), table(0, 0, 1))).toBeNull();
});

test('it stays where it is while somebody elsewhere must act', () => {
  expect(nextHands(room(0, 1), table(0, 2))).toBeNull();
});

test('whoever only watches is handed nothing', () => {
  expect(nextHands(room(), table(null, 0))).toBeNull();
});

test('the page of a shared device opens with the curtain down', () => {
  const playing = { ...room(0, 1), status: 'playing' } as Room;
  const behind = (room: Room, secrets: boolean) => {
    const hands = new Hands(new Session('r'), secrets);
    hands.begin(room);
    return hands.behind;
  };
  expect(behind(playing, true)).toBe(0);
  expect(behind(playing, false)).toBeNull();
  expect(behind({ ...playing, you: { seats: [0], host: true } }, true)).toBeNull();
  expect(behind({ ...playing, status: 'over' }, true)).toBeNull();
});
