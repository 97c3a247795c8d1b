import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what is wrong and where, in one line each. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // A card in flight or a dialog that fades in has other colours than the one that has arrived.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const said = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  // All phases are looked at, whatever was wrong with one.
  expect.soft(said, where).toEqual([]);
}
