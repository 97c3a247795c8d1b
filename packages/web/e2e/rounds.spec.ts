import { expect, test } from './fixtures.ts';

test('a whole round, by what the hints say', async ({ playNow }) => {
  const table = await playNow({ deal: 'round' });
  expect(await table.playRound()).toBe('round-over');
  await table.nextRound.click();
  await expect(table.takeRest).toBeVisible();
});
