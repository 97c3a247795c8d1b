import { expect, test } from './fixtures.ts';

/** A newcomer's own first decision: one press, and no longer than this after the address was opened. */
const LONGEST = 10_000;

// A machine that is busy with something else is given other chances; a page that takes longer has none.
test.describe.configure({ retries: 2 });

test('the first decision is on the screen within ten seconds and one press', async ({ playNow }) => {
  const opened = performance.now();
  const table = await playNow({ pace: null });
  await expect(table.takeRest).toBeVisible({ timeout: LONGEST });
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  expect(performance.now() - opened).toBeLessThan(LONGEST);
});
