import { expect, test } from './fixtures.ts';

// `npm run budgets` limits how long this takes.
test('the first decision is one press away', async ({ playNow }) => {
  const table = await playNow({ pace: null });
  await expect(table.takeRest).toBeVisible();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
});
