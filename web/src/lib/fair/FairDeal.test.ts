import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '$lib/testing/show';
import { hashOf, seedOf, type Deal } from './check';
import FairDeal from './FairDeal.svelte';

// The seed of number 1, as `docs/records.md` has it.
const seed = '3493ce49081c26e500864ecf1055473e7eb0b6247b07afc9e8613ab096e80019';
const commitment = '539df694fbc7cab73a5cc1968c2fab2652d9c43deaf01c2df798044890e51843';

const alone = { parts: null, names: ['Marta', 'Ben'] };

async function checked(given: Deal & { names: string[] }): Promise<HTMLElement> {
  await show(FairDeal, { ...given }, 'en');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Check it here' }));
  return screen.findByRole('status');
}

test('one tap shows that the number is the one that was promised', async () => {
  const verdict = await checked({ ...alone, seed, commitment });
  expect(verdict.textContent).toContain('They are the same');
  expect(screen.getByText(seed)).toBeTruthy();
  expect(screen.getAllByText(commitment)).toHaveLength(2);
});

test('another number is found out', async () => {
  const other = seed.replace('3493', '3494');
  const verdict = await checked({ ...alone, seed: other, commitment });
  expect(verdict.textContent).toContain('They differ');
  expect(screen.getAllByText(commitment)).toHaveLength(1);
});

test('a deal that was made together shows what each has put in, and who was missing', async () => {
  const [mine, late] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const parts = {
    server: seed,
    seats: [
      { seat: 0, hash: hashOf(mine), part: mine },
      { seat: 1, hash: hashOf(late), part: null },
    ],
  };
  const verdict = await checked({ ...alone, commitment, seed: seedOf(parts), parts });
  expect(verdict.textContent).toContain('Everything fits');
  expect(screen.getByText(mine)).toBeTruthy();
  expect(screen.getAllByText(hashOf(mine))).toHaveLength(2);
  expect(screen.getByText(/^Ben: the part did not come in time/)).toBeTruthy();
  expect(screen.getAllByText(seedOf(parts))).toHaveLength(2);
});

test('a part that was not promised is found out', async () => {
  const [mine, other] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const parts = { server: seed, seats: [{ seat: 0, hash: hashOf(mine), part: other }] };
  const verdict = await checked({ ...alone, commitment, seed: seedOf(parts), parts });
  expect(verdict.textContent).toContain('Something does not fit');
});
