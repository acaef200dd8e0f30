// A game of Hanabi that is played through the API, where a test looks at one seat of it.
import { call, type Guest } from './api.ts';

const NAMES = ['Marta', 'Ada', 'Bruno', 'Carla', 'Dino'];

/** Five people at Hanabi, of whom Marta begins. Whose link was followed acts from there. */
export async function fiveAtHanabi(base: string, options: object = {}) {
  const guests = await Promise.all(
    NAMES.map((name) => call<Guest>(base, null, 'POST', '/tokens', { name })),
  );
  const as = (seat: number): Guest => guests[seat] ?? { token: '' };
  const room = { game: 'hanabi', seats: 5, options: { first: 0, ...options } };
  const { id } = await call<{ id: string }>(base, as(0), 'POST', '/rooms', room);
  for (const seat of [1, 2, 3, 4]) await call(base, as(seat), 'POST', `/rooms/${id}/seats`);
  await call(base, as(0), 'POST', `/rooms/${id}/start`);
  let step = 0;
  return {
    act: async (seat: number, action: object) => {
      const move = { seat, step, id: `${seat}-${step}`, action };
      await call(base, as(seat), 'POST', `/rooms/${id}/actions`, move);
      step += 1;
    },
    link: async (seat: number) =>
      (await call<{ path: string }>(base, as(seat), 'POST', `/rooms/${id}/seats/${seat}/link`))
        .path,
  };
}
