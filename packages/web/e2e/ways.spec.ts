import type { Locator } from '@playwright/test';
import { messages as german } from '../src/i18n/de/index.ts';
import { messages } from '../src/i18n/en/index.ts';
import { settings } from '../src/i18n/en/settings.ts';
import { DEALS } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { ACTION_TIMEOUT, type Asked, TableScreen, unlessGone } from './table.ts';

test('the round continues when the language is changed in the middle of it', async ({ page, playNow }) => {
  const table = await playNow({ deal: 'words' });
  await table.playUntil((asked) => asked === 'turn');
  const count = (await table.cards()).length;
  const address = page.url();
  await page.goto(`${address.split('#')[0]}#/settings`);
  await page.getByRole('main').getByRole('combobox', { name: settings.language }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(address);
  await expect(page.getByRole('list', { name: german.table.hand(count) })).toBeVisible();
  await expect(page.getByRole('button', { name: german.table.pass, exact: true })).toBeVisible();
});

test('a reload in the middle of a round loses nothing', async ({ page, playNow }) => {
  const table = await playNow({ deal: 'words' });
  await table.playUntil((asked) => asked === 'turn');
  const dealt = await table.cards();
  await table.decide('turn');
  // Waits for the next turn: the cards of this one may not have left the hand yet.
  await expect.poll(() => table.cards()).not.toEqual(dealt);
  await table.playUntil((asked) => asked === 'turn');
  const before = await table.cards();
  await page.reload();
  await table.asked();
  await expect.poll(() => table.cards()).toEqual(before);
  await table.playUntil(async () => (await table.cards()).length < before.length);
});

test('the tab shows whose turn it is', async ({ page, playNow }) => {
  const table = await playNow({ deal: 'words' });
  await expect(page).toHaveTitle(/^●/);
  // Where there is an SVG, browsers show it instead of the other icons.
  const icon = page.locator('link[rel="icon"][type="image/svg+xml"]');
  await expect(icon).toHaveAttribute('href', /icon-turn\.svg$/);
  await table.press(table.takeRest);
  await expect(table.pushButton).toBeVisible();
  await page.goto('/');
  await expect(icon).toHaveAttribute('href', /icon\.svg$/);
});

test('an interrupted match can be continued from the start page', async ({ page, playNow }) => {
  const table = await playNow({ deal: 'words' });
  await table.press(table.takeRest);
  await expect(table.pushButton).toBeVisible();
  await page.goto('/');
  const card = page.getByRole('link', { name: messages.home.continue });
  await expect(card).toContainText('Tichu · Round 1 · to 1000');
  await card.click();
  await expect(table.pushButton).toBeVisible();
});

test('a round can be played with only the keyboard', async ({ page, openHome }) => {
  // Slower than usual: if it is the player's turn again immediately, the test cannot see that their key had an effect.
  await openHome({ deal: 'words', pace: 30 });
  const table = new TableScreen(page);
  await enter(page.getByRole('button', { name: messages.home.play.nanjing }));
  for (let decisions = 0; decisions < 200; decisions++) {
    const asked = await table.asked();
    if (asked === 'round-over') break;
    await unlessGone(() => decideByKeys(asked));
  }
  await expect(table.nextRound).toBeVisible();

  async function decideByKeys(asked: Asked): Promise<void> {
    switch (asked) {
      case 'grand':
        return enter(table.takeRest);
      case 'tichu':
        return enter(table.decline);
      case 'push':
        await page.keyboard.press('Home');
        for (const name of (await table.cards()).slice(0, 3)) {
          await table.card(name).focus({ timeout: ACTION_TIMEOUT });
          await page.keyboard.press('Space');
          await table.card(name).waitFor({ state: 'hidden', timeout: ACTION_TIMEOUT });
        }
        return enter(table.pushButton);
      case 'choice':
      case 'gift':
        return enter(table.question.getByRole('button').first());
      case 'turn':
        if (await table.pass.isEnabled({ timeout: ACTION_TIMEOUT }))
          return table.press(table.pass, () => page.keyboard.press('p'));
        // Selects the first suggestion, then plays it.
        await page.keyboard.press('s');
        return enter(table.play);
      case 'round-over':
        return;
    }
  }

  /** Reaches a button with the Tab key and presses it. */
  function enter(button: Locator): Promise<void> {
    return table.press(button, async () => {
      for (let steps = 0; steps < 60 && !(await isFocused(button)); steps++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    });
  }

  function isFocused(button: Locator): Promise<boolean> {
    return button.evaluate((element) => element === document.activeElement, undefined, {
      timeout: ACTION_TIMEOUT,
    });
  }
});

test('a link to a missing table shows a message, and the rest of the app can be reached', async ({
  page,
}) => {
  await page.goto('/#/table/nowhere');
  await expect(page.getByRole('alert')).toHaveText(messages.table.gone);
  await expect(page.getByRole('banner').getByRole('link', { name: /Schupf/ })).toBeVisible();
});

test('the menu is closed by Escape, by a press outside it, and when a dialog opens', async ({
  page,
  playNow,
}) => {
  await playNow({ deal: 'words' });
  const menu = page.getByRole('button', { name: messages.table.menu });
  const entry = page.getByRole('button', { name: messages.table.rules });
  await menu.click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.mouse.click(200, 300);
  await expect(entry).toBeHidden();
  await menu.click();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(entry).toBeHidden();
});

test('a player who is out skips the rest of the round', async ({ page, playNow }) => {
  // Slow enough to press the button before the bots have finished.
  const table = await playNow({ deal: DEALS.early, pace: 500 });
  const skip = page.getByRole('button', { name: messages.table.skip });
  // A round takes minutes on a busy machine.
  await Promise.race([skip.waitFor({ timeout: 0 }), table.playRound()]);
  const own = page.locator('.own');
  await expect(own).toContainText(messages.table.you);
  await expect(own).toContainText(messages.table.out(1));
  await skip.click();
  await expect(table.nextRound).toBeVisible();
});

test('the bots’ pace is chosen in the menu and remembered', async ({ page, playNow }) => {
  await playNow({ deal: 'words' });
  const brisk = page.getByRole('radio', { name: messages.games.botPaces.brisk });
  await page.getByRole('button', { name: messages.table.menu }).click();
  await expect(brisk).not.toBeChecked();
  await brisk.check();
  await page.reload();
  await page.getByRole('button', { name: messages.table.menu }).click();
  await expect(brisk).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every button is large enough for a finger', async ({ page, playNow }) => {
    const table = await playNow({ deal: 'words' });
    for (const phase of ['grand', 'push', 'turn'] as const) {
      await table.playUntil((asked) => asked === phase);
      const small = await page.getByRole('button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect();
          const isCard = button.closest('ul[aria-label]') !== null;
          const least = isCard ? 24 : 44;
          const isShown = width > 1 && height > 1;
          return isShown && (width < least || height < least)
            ? [`${button.textContent}: ${Math.round(width)} x ${Math.round(height)}`]
            : [];
        }),
      );
      expect(small, phase).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
