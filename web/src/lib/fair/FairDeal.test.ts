import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '$lib/testing/show';
import FairDeal from './FairDeal.svelte';

// The seed of number 1, as `docs/records.md` has it.
const seed = '3493ce49081c26e500864ecf1055473e7eb0b6247b07afc9e8613ab096e80019';
const commitment = '539df694fbc7cab73a5cc1968c2fab2652d9c43deaf01c2df798044890e51843';

async function checked(given: { seed: string; commitment: string }): Promise<HTMLElement> {
  await show(FairDeal, given, 'en');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Check it here' }));
  return screen.findByRole('status');
}

test('one tap shows that the number is the one that was promised', async () => {
  const verdict = await checked({ seed, commitment });
  expect(verdict.textContent).toContain('They are the same');
  expect(screen.getByText(seed)).toBeTruthy();
  expect(screen.getAllByText(commitment)).toHaveLength(2);
});

test('another number is found out', async () => {
  const other = seed.replace('3493', '3494');
  const verdict = await checked({ seed: other, commitment });
  expect(verdict.textContent).toContain('They differ');
  expect(screen.getAllByText(commitment)).toHaveLength(1);
});
