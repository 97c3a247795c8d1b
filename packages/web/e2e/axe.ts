import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { IS_FULL_RUN } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Look {
  readonly theme: 'jade' | 'night' | 'paper';
  readonly width: number;
  readonly height: number;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** Themes and sizes for pages that everyone sees. */
export const LOOKS: readonly Look[] = [
  { theme: 'jade', ...DESKTOP },
  { theme: 'jade', ...PHONE },
  { theme: 'jade', width: 360, height: 740 },
  { theme: 'jade', width: 844, height: 390 },
  { theme: 'jade', width: 820, height: 1180 },
  { theme: 'jade', width: 1920, height: 1080 },
  { theme: 'night', ...DESKTOP },
  { theme: 'night', ...PHONE },
  { theme: 'paper', ...DESKTOP },
  { theme: 'paper', ...PHONE },
];

/**
 * Checks a page and reports one line per problem. `npm test` checks one combination of theme and size per call, picked
 * by `where` so that different screens get different ones; `npm run nightly` checks all of them.
 */
export async function expectAccessible(page: Page, all: readonly Look[], where: string): Promise<void> {
  const looks = IS_FULL_RUN ? all : [all[where.length % all.length]!];
  const themes = new Set<string>();
  const sizes = new Set<string>();
  for (const { theme, width, height } of looks) {
    await page.setViewportSize({ width, height });
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    // A moving card, or a dialog that is fading in, does not have its final colours yet.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // A theme changes only colours, so at a size that was already checked, only the contrast can be wrong.
    const isNew = themes.size === 0 || !sizes.has(`${width}x${height}`);
    const axe = new AxeBuilder({ page });
    const { violations } = await (isNew ? axe.withTags(TAGS) : axe.withRules('color-contrast')).analyze();
    themes.add(theme);
    sizes.add(`${width}x${height}`);
    const problems = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    // A soft assertion, so that all phases are checked even if one fails.
    expect.soft(problems, `${where}, ${theme}, ${width} x ${height}`).toEqual([]);
  }
}
