import type { Locator, Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { DEALS } from './deals.ts';
import { expect, test } from './fixtures.ts';

const { table: words } = messages;

test.use({ settings: { motion: 'reduced', sound: 0, tips: false } });
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The box of a player's name and card count. */
async function badge(page: Page, name: string): Promise<Box> {
  return (await page
    .getByRole('listitem')
    .filter({ hasText: `${name}, ` })
    .first()
    .boundingBox())!;
}

test('a long straight fits on the table without covering a player, and your call is shown next to your hand', async ({
  page,
  playNow,
}) => {
  const table = await playNow({ deal: DEALS.phoenix, pace: 3000 });
  await table.playUntil((asked) => asked === 'turn');
  await table.call('tichu');
  await expect(page.getByText(`${words.you}: ${words.tichu}`)).toBeVisible();

  await page.getByRole('list', { name: words.suggestions }).getByRole('button').first().click();
  await expect.poll(async () => (await table.picked()).length).toBeGreaterThanOrEqual(7);
  await table.play.click();
  const trick = page.getByRole('region', { name: /^You: straight/ });
  await expect(trick).toBeVisible();
  // The cards fly to their positions first.
  await expect.poll(() => misplacements(page, trick)).toEqual([]);
});

/** The players that a trick covers, and `outside` if it extends beyond the screen. */
async function misplacements(page: Page, trick: Locator): Promise<string[]> {
  const box = (await trick.boundingBox())!;
  const isOutside = box.x < 0 || box.x + box.width > 360;
  const covered: string[] = [];
  for (const name of ['Lin', 'Jun', 'Mei']) if (overlap(box, await badge(page, name))) covered.push(name);
  return isOutside ? ['outside', ...covered] : covered;
}
