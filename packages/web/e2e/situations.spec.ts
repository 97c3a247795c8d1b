import { messages } from '../src/i18n/en/index.ts';
import { DEALS } from './deals.ts';
import { expect, test } from './fixtures.ts';

const { table: words } = messages;

test('out of turn, one press selects a bomb and the main button plays it', async ({ page, playNow }) => {
  const table = await playNow({ deal: DEALS.bomb, pace: 3000 });
  await table.playUntil((asked) => asked === 'push');
  await table.pushAsHinted();
  await expect(table.bomb).toBeVisible({ timeout: 60_000 });
  await expect(table.status).toBeHidden();
  await table.bomb.click();
  await expect
    .poll(() => table.picked())
    .toEqual(['king of jade', 'king of swords', 'king of pagodas', 'king of stars']);
  await page.getByRole('button', { name: words.playIt('bomb of kings') }).click();
  await expect(page.getByRole('region', { name: `${words.you}: bomb of kings` })).toBeVisible();
  await expect(table.card('king of jade')).toBeHidden();
});

test('a wish that can be fulfilled rules out passing, and the button says which rank to play', async ({
  page,
  playNow,
}) => {
  const table = await playNow({ deal: DEALS.wish });
  const isBound = () => page.getByText(/^You must play /).isVisible();
  await table.playUntil(async (asked) => asked === 'turn' && (await isBound()));
  await expect(page.getByRole('button', { name: /^You must play / })).toBeDisabled();
  await expect(table.pass).toBeDisabled();
  const count = (await table.cards()).length;
  await table.playUntil(async () => !(await isBound()));
  await expect.poll(async () => (await table.cards()).length).toBeLessThan(count);
});

test('a trick won with the Dragon is given to an opponent', async ({ page, playNow }) => {
  const table = await playNow({ deal: DEALS.gift });
  const gift = page.getByRole('group', { name: words.giveQuestion });
  await table.playUntil(() => gift.isVisible());
  await expect(gift.getByRole('button', { name: /\(\d+ cards?\)$/ })).toHaveCount(2);
  await gift.getByRole('button').first().click();
  await expect(gift).toBeHidden();
});

test('the page asks which rank an ambiguous Phoenix stands for', async ({ page, playNow }) => {
  const table = await playNow({ deal: DEALS.phoenix, pace: null });
  await table.playUntil((asked) => asked === 'turn');
  await table.playCards('3 3 8 8 phx');
  const question = page.getByRole('group', { name: words.phoenixQuestion });
  await expect(question.getByRole('button', { name: /^full house/ })).toHaveCount(2);
  await question.getByRole('button', { name: /eights over threes/ }).click();
  await expect(page.getByRole('region', { name: /^You: full house, eights over threes/ })).toBeVisible();

  await test.step('a press on the trick shows all of its plays', async () => {
    await page.getByRole('button', { name: words.wholeTrick }).click();
    await expect(page.getByRole('dialog', { name: words.trick })).toContainText('full house');
  });
});

test('playing the Mah Jong asks for a wish, which is then shown on the table', async ({ page, playNow }) => {
  const table = await playNow({ deal: DEALS.phoenix, pace: null });
  await table.playUntil((asked) => asked === 'turn');
  await table.playCards('mj');
  await expect(page.getByRole('group', { name: words.wishQuestion })).toBeVisible();
  await table.wish('queen');
  const wish = page.getByText(/^Wish ?Q$/);
  await expect(wish).toBeVisible();
  await expect(page.getByText(words.wishFor('queen'), { exact: true })).toBeAttached();
  await table.settled();
  const [tag, trick] = await Promise.all(
    [wish, page.getByRole('region', { name: /Mah Jong/ })].map(async (part) => (await part.boundingBox())!),
  );
  expect(trick!.x - tag!.x - tag!.width, 'the wish is beside the trick').toBeLessThan(trick!.width);
});

test('a question left open at one table does not reappear at the next', async ({ page, playNow }) => {
  const table = await playNow({ deal: DEALS.phoenix, pace: null });
  await table.playUntil((asked) => asked === 'turn');
  await table.playCards('mj');
  await expect(page.getByRole('group', { name: words.wishQuestion })).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.getByRole('button', { name: messages.home.play.nanjing }).click();
  await expect(table.takeRest).toBeVisible();
  await expect(page.getByRole('group', { name: words.wishQuestion })).toBeHidden();
});
