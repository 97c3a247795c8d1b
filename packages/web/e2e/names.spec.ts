import type { Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { DEALS } from './deals.ts';
import { expectNames } from './expect-names.ts';
import { expect, test } from './fixtures.ts';

// The files in `names/` show what a screen reader user hears in each phase. Read them when they change. Each phase is also
// checked for accessibility, because playing up to it takes most of the time. What is announced is recorded on the way.
// After an intended change: npm run e2e -- names --update-snapshots

test.use({ settings: { motion: 'reduced', sound: 0, tips: false } });

const { table: words } = messages;

test('the first cards, the push, a lead, the Phoenix and the wish have accessible names', async ({
  page,
  playNow,
}) => {
  await page.addInitScript(recordAnnouncements);
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

  await test.step('everything that needs an answer was announced', async () => {
    const heard = await announced(page);
    for (const text of [words.pushHelp, words.yourLead, words.phoenixQuestion, words.wishQuestion])
      expect(heard).toContain(text);
    expect(heard).toMatch(/The cards have been exchanged\.( (Mei|Jun|Lin) gives you: [\w ]+\.){3}/);
  });
});

test('a turn, the Dragon gift and the end of a round have accessible names', async ({ page, playNow }) => {
  await page.addInitScript(recordAnnouncements);
  const table = await playNow({ deal: DEALS.gift });
  const main = page.getByRole('main');
  await table.playUntil(async (asked) => asked === 'turn' && (await table.pass.isVisible()));
  await expectNames(main, 'follow');
  const gift = page.getByRole('group', { name: messages.table.giveQuestion });
  await table.playUntil(() => gift.isVisible());
  await expectNames(main, 'gift');
  await expectAccessiblePhase(page, 'gift');
  expect(await announced(page)).toContain(words.giveQuestion);
  await table.playRound();
  const result = page.getByRole('dialog');
  await expectNames(result, 'round-over');
  await expect(result).toHaveAccessibleDescription(/^Total: Us −?\d+, Them −?\d+$/);
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

test('announcements are heard while a panel covers the page', async ({ page, playNow }) => {
  const table = await playNow({ deal: DEALS.gift, pace: 2000 });
  await table.playUntil((asked) => asked === 'push');
  await table.pushAsHinted();
  await page.getByRole('button', { name: words.sheet }).click();
  const panel = page.getByRole('dialog', { name: words.sheet });
  await expect(panel.getByRole('status')).not.toBeEmpty();
});

/** Keeps the size of the page, which decides what it contains. */
async function expectAccessiblePhase(page: Page, phase: string): Promise<void> {
  const size = page.viewportSize()!;
  await expectAccessible(page, LOOKS, phase);
  await page.setViewportSize(size);
}

/** Runs in the page before it loads: remembers every announcement. */
function recordAnnouncements(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  new MutationObserver(() => {
    const text = document.querySelector('p[aria-live=polite]')?.textContent?.trim() ?? '';
    if (text !== '' && text !== heard.at(-1)) heard.push(text);
  }).observe(document, { characterData: true, childList: true, subtree: true });
}

/** Everything announced so far, one announcement per line. */
function announced(page: Page): Promise<string> {
  return page.evaluate(() => (globalThis as unknown as { heard: readonly string[] }).heard.join('\n'));
}
