import { expect, test } from './fixtures.ts';

// `npm run budgets` limits how long this takes.
test('one press leads to the first decision', async ({ playNow }) => {
  const table = await playNow({ pace: null });
  await expect(table.takeRest).toBeVisible();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
});
