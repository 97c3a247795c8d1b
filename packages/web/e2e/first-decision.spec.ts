import { expect, test } from './fixtures.ts';

// How long this takes is a budget: see `npm run budgets`.
test('the first decision is one press away', async ({ playNow }) => {
  const table = await playNow({ pace: null });
  await expect(table.takeRest).toBeVisible();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
});
