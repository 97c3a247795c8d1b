import type { Locator, Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { DEALS } from './deals.ts';
import { expect, test } from './fixtures.ts';

// The files in `names/` show what a screen reader user hears in each phase. Read them when they change. Each phase is also
// checked for accessibility, because playing up to it takes most of the time.
// After an intended change: npm run e2e -- names --update-snapshots

test.use({ settings: { motion: 'reduced', sound: 0, tips: false } });

test('the first cards, the push, a lead, the Phoenix and the wish have accessible names', async ({
  page,
  playNow,
}) => {
  const table = await playNow({ deal: DEALS.phoenix });
  const main = page.getByRole('main');
  await expect(table.takeRest).toBeVisible();
  await expectNames(main, 'grand');
  await expectAccessiblePhase(page, 'grand');
  await table.playUntil((asked) => asked === 'push');
  await expectNames(main, 'push');
  await expectAccessiblePhase(page, 'push');
  await table.playUntil((asked) => asked === 'turn');
  await expectNames(main, 'lead');
  await expectAccessiblePhase(page, 'lead');
  await table.playCards('3 3 8 8 phx');
  await expectNames(main, 'phoenix');
  await table.choose(messages.table.undo);
  await table.playCards('mj');
  await expectNames(main, 'wish');
  await expectAccessiblePhase(page, 'wish');
});

test('a turn, the Dragon gift and the end of a round have accessible names', async ({ page, playNow }) => {
  const table = await playNow({ deal: DEALS.gift });
  const main = page.getByRole('main');
  await table.playUntil(async (asked) => asked === 'turn' && (await table.pass.isVisible()));
  await expectNames(main, 'follow');
  const gift = page.getByRole('group', { name: messages.table.giveQuestion });
  await table.playUntil(() => gift.isVisible());
  await expectNames(main, 'gift');
  await expectAccessiblePhase(page, 'gift');
  await table.playRound();
  await expectNames(page.getByRole('dialog'), 'round-over');
  await expectAccessiblePhase(page, 'round-over');
});

test('a selected bomb has accessible names', async ({ page, playNow }) => {
  const table = await playNow({ deal: DEALS.bomb, pace: 3000 });
  await table.playUntil((asked) => asked === 'push');
  await table.pushAsHinted();
  await table.bomb.click();
  // Only the bottom of the page, because the other players may have acted in the meantime.
  await expectNames(page.locator('.table__bottom'), 'bomb');
});

/** Keeps the size of the page, which decides what it contains. */
async function expectAccessiblePhase(page: Page, phase: string): Promise<void> {
  const size = page.viewportSize()!;
  await expectAccessible(page, LOOKS, phase);
  await page.setViewportSize(size);
}

async function expectNames(place: Locator, phase: string): Promise<void> {
  await expect(async () => {
    const lines = (await place.ariaSnapshot()).split('\n');
    // The last announcement, and a hint that is still shown, depend on timing. Empty paragraphs are not announced.
    const passing = /^\s*- (status\b|alert\b|paragraph$|text: "Hint: |button "Close")/;
    const lasting = lines.filter((line) => !passing.test(line));
    expect(`${lasting.join('\n')}\n`).toMatchSnapshot(`${phase}.txt`);
  }).toPass({ timeout: 60_000 });
}
