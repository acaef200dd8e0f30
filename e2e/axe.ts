// What axe finds wrong with a page as it stands.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Each violation, and where it is. The page has no frames whose findings would have to be put together on a
 * page of their own, which takes as long as finding them. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
