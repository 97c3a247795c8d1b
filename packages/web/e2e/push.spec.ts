import { messages } from '../src/i18n/en/index.ts';
import { DEALS } from './deals.ts';
import { expect, test } from './fixtures.ts';
import type { Game } from './start-game.ts';

const { table: words } = messages;

/**
 * The bots take a minute to push, so the player has time to change their own push. Grand Tichu is off, because the bots
 * would also take a minute to decide on it.
 */
const SLOW_BOTS = { deal: 'push', pace: 60_000 };
const WITHOUT_GRAND: Game = { variant: 'nanjing', options: { grandTichuLimit: 'off' } };

test('a push can be changed and undone, and starts again after a Tichu call', async ({ page, playGame }) => {
  const table = await playGame(WITHOUT_GRAND, SLOW_BOTS);
  await table.asked();
  const [first = '', second = '', third = '', fourth = ''] = await table.cards();
  await expect(table.pushButton).toBeDisabled();
  await table.fillSlots([first, second, third]);
  await expect(table.pushButton).toBeEnabled();

  // A card can be taken back from its slot and replaced by another one.
  await page.getByRole('button', { name: new RegExp(`${first}\\. Take back$`) }).click();
  await expect(table.card(first)).toBeVisible();
  await table.card(fourth).click();
  await expect
    .poll(async () => (await table.slots()).filter((slot) => slot.includes(fourth)))
    .toHaveLength(1);

  await table.pushButton.click();
  await expect(page.getByText(words.pushed)).toBeVisible();
  await table.undo.click();
  await expect(table.pushButton).toBeVisible();

  await table.push([first, second, third]);
  await expect(page.getByText(words.pushed)).toBeVisible();
  await table.call('tichu');
  await expect(table.pushButton).toBeVisible();
  await expect.poll(() => table.cards()).toEqual(expect.arrayContaining([first, second, third]));
});

test('a key has its effect even if it is pressed before the keyboard code is loaded', async ({
  page,
  playNow,
}) => {
  let load = () => {};
  const isPressed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/table-keys-*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  const table = await playNow();
  await table.takeRest.waitFor();
  await page.keyboard.press('Enter');
  load();
  await expect(table.pushButton).toBeVisible();
});

test('a push with only the keyboard keeps the focus in the hand and is confirmed with Enter', async ({
  page,
  playGame,
}) => {
  const table = await playGame(WITHOUT_GRAND, SLOW_BOTS);
  await expect(table.pushButton).toBeDisabled();
  await expect(table.undo).toBeDisabled();

  // A slot can be selected before the card.
  await page.getByRole('button', { name: words.slotEmpty('Jun') }).press('Enter');
  const cards = await table.cards();
  await table.card(cards[3]!).press('Enter');
  await expect(page.getByRole('button', { name: words.slotFull('Jun', cards[3]!) })).toBeVisible();
  await expect(table.card(cards[4]!)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(table.card(cards[5]!)).toBeFocused();
  const last = (await table.cards()).find((name) => name.startsWith('king of '));
  await page.keyboard.press('k');
  await expect(table.card(last!)).toBeHidden();
  await expect(table.pushButton).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.pushed)).toBeVisible();
  await expect(table.hand.getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
});

test('a hint fills the slots with the cards it names, and received cards are marked until the first play', async ({
  page,
  playNow,
}) => {
  const table = await playNow({ deal: DEALS.phoenix });
  await table.press(table.takeRest);
  await table.asked();
  await table.readHint();
  await expect(table.pushButton).toBeEnabled();
  // A double click pushes only once.
  await table.pushButton.dblclick();
  await table.playUntil((asked) => asked === 'turn');
  await expect(page.getByText(messages.refusals.sentences.stale)).toBeHidden();
  for (const name of ['Lin', 'Jun', 'Mei']) await expect(table.hand.getByText(name)).toBeVisible();
  await table.playUntil(async (asked) => asked === 'turn' && (await table.cards()).length < 14);
  for (const name of ['Lin', 'Jun', 'Mei']) await expect(table.hand.getByText(name)).toBeHidden();
});

test.describe('where calls are blocked during the push', () => {
  const BLOCKED: Game = {
    variant: 'nanjing',
    options: { grandTichuLimit: 'off', tichuDuringPush: 'blocked' },
  };

  test('everyone is asked about Tichu before the push, and Enter declines', async ({ page, playGame }) => {
    const table = await playGame(BLOCKED, { deal: 'push' });
    await expect(page.getByRole('paragraph').filter({ hasText: words.tichuQuestion })).toBeVisible();
    await expect(table.pushButton).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(table.decline).toBeHidden();
    await expect(table.pushButton).toBeVisible();
    await table.pushAsHinted();
    await table.playUntil((asked) => asked === 'turn');
  });

  test('a player can call, and then everyone pushes', async ({ page, playGame }) => {
    const table = await playGame(BLOCKED, { deal: 'push', pace: null });
    await expect(table.decline).toBeVisible();
    await table.call('tichu');
    await expect(page.getByRole('paragraph').filter({ hasText: words.tichuQuestion })).toBeHidden();
    await expect(table.pushButton).toBeVisible();
  });
});
