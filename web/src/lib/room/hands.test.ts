import { expect, test } from 'vitest';
import type { Room, Table } from '$lib/api/types';
import { nextHands } from './hands.svelte';

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
