import { messages } from '../src/i18n/en/index.ts';
import { expect, test } from './fixtures.ts';

const { table: words } = messages;

test('a push can be changed, undone, and opens again when somebody calls Tichu', async ({
  page,
  playNow,
}) => {
  const table = await playNow({ deal: 'push', pace: 20_000 });
  await table.takeRest.click();
  await table.asked();
  const [first = '', second = '', third = '', fourth = ''] = await table.cards();
  await expect(table.pushButton).toBeDisabled();
  await table.layOut([first, second, third]);
  await expect(table.pushButton).toBeEnabled();

  // A card goes back to the hand from its place, and another one takes it.
  await page.getByRole('button', { name: new RegExp(`${first}\\. Take back$`) }).click();
  await expect(table.card(first)).toBeVisible();
  await table.card(fourth).click();
  expect((await table.places()).filter((place) => place.includes(fourth))).toHaveLength(1);

  await table.pushButton.click();
  await expect(page.getByText(words.pushed)).toBeVisible();
  await table.undo.click();
  await expect(table.pushButton).toBeVisible();

  await table.push([first, second, third]);
  await expect(page.getByText(words.pushed)).toBeVisible();
  await table.call('tichu');
  await expect(table.pushButton).toBeVisible();
  expect(await table.cards()).toEqual(expect.arrayContaining([first, second, third]));
});
