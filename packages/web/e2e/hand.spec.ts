import type { Locator, Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { DEALS } from './deals.ts';
import { expect, test } from './fixtures.ts';
import type { TableScreen } from './table.ts';

const sortAgain = (page: Page) => page.getByRole('button', { name: messages.table.sort, exact: true });

/** A point near the card's top left corner, where no other card covers it. */
async function corner(card: Locator): Promise<{ x: number; y: number }> {
  const box = (await card.boundingBox())!;
  return { x: box.x + 10, y: box.y + 14 };
}

async function leading(table: TableScreen): Promise<string[]> {
  await table.playUntil((asked) => asked === 'turn');
  await table.settled();
  return table.cards();
}

test('a dragged card stays in its new place until the hand is sorted', async ({ page, playNow }) => {
  const table = await playNow({ deal: DEALS.phoenix });
  const sorted = await leading(table);
  const [first = '', second = '', third = '', fourth = ''] = sorted;
  const carried = [second, third, fourth, first, ...sorted.slice(4)];

  const from = await corner(table.card(first));
  const to = await corner(table.card(fourth));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => table.cards()).toEqual(carried);
  await expect.poll(() => table.picked()).toEqual([]);

  await page.reload();
  await table.asked();
  await expect.poll(() => table.cards()).toEqual(carried);

  await table.card(first).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(table.card(first)).toBeFocused();
  await expect.poll(() => table.cards()).toEqual([second, third, first, fourth, ...sorted.slice(4)]);

  await sortAgain(page).click();
  await expect.poll(() => table.cards()).toEqual(sorted);
  await expect(sortAgain(page)).toBeHidden();
});

test('a card can be moved without dragging: hold it, then tap its new position', async ({
  page,
  playNow,
}) => {
  const table = await playNow({ deal: DEALS.phoenix });
  const [first = '', second = '', third = ''] = await leading(table);
  await table.card(first).click({ delay: 800, position: { x: 10, y: 14 } });
  await expect.poll(() => table.picked()).toEqual([]);
  await table.card(third).click({ position: { x: 10, y: 14 } });
  await expect.poll(async () => (await table.cards()).slice(0, 3)).toEqual([second, third, first]);
  await page.keyboard.press('r');
  await expect.poll(async () => (await table.cards()).slice(0, 3)).toEqual([first, second, third]);
});

test('a double tap selects the best combination that contains the card', async ({ playNow }) => {
  const table = await playNow({ deal: DEALS.phoenix });
  const eights = (await leading(table)).filter((name) => name.startsWith('eight of '));
  await table.card(eights[1]!).dblclick({ position: { x: 10, y: 14 } });
  await expect.poll(async () => (await table.picked()).length).toBeGreaterThanOrEqual(5);
  expect(await table.picked()).toContain(eights[1]);
  await expect(table.play).toBeEnabled();
});

test.describe('without tips, which take the place of the suggestions', () => {
  test.use({ settings: { motion: 'reduced', sound: 0, tips: false } });

  test('cards that are no combination are named on the button, and one press deselects them', async ({
    page,
    playNow,
  }) => {
    const table = await playNow({ deal: DEALS.phoenix });
    await leading(table);
    await table.pick('3 5');
    await expect(page.getByRole('button', { name: 'Not a combination', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: messages.table.clear, exact: true }).click();
    await expect.poll(() => table.picked()).toEqual([]);
  });
});

test.describe('on a touch screen with stacked cards', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('cards of a rank are stacked, and a swipe along the bottom selects a range', async ({
    page,
    playNow,
  }) => {
    await page.addInitScript(() => localStorage.setItem('schupf.settings', '{"layout":"stacks"}'));
    const table = await playNow({ deal: DEALS.phoenix });
    const cards = await leading(table);
    const [behind = '', front = ''] = cards.filter((name) => name.startsWith('eight of '));
    const [up, down] = [await corner(table.card(behind)), await corner(table.card(front))];
    expect(Math.abs(up.x - down.x)).toBeLessThan(1);
    expect(down.y - up.y).toBeGreaterThanOrEqual(24);

    const last = cards.filter((name) => name.startsWith('jack of '))[0]!;
    await swipe(page, down, await corner(table.card(last)));
    const run = cards.slice(cards.indexOf(front), cards.indexOf(last) + 1);
    await expect.poll(() => table.picked()).toEqual(run);
    await swipe(page, down, await corner(table.card(last)));
    await expect.poll(() => table.picked()).toEqual([]);
    await expect.poll(() => table.cards()).toEqual(cards);
  });
});

async function swipe(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + (to.x - from.x) * part, y: from.y + 40 }],
    });
  // Sent together: on a busy machine, a pause between the steps would count as holding the card.
  await Promise.all([
    touch('touchStart', 0),
    ...[0.25, 0.5, 0.75, 1].map((part) => touch('touchMove', part)),
    touch('touchEnd', 1),
  ]);
  await session.detach();
}
