import { readFile } from 'node:fs/promises';
import { optionWords } from '@schupf/phrasebook/en/options';
import { parseRecord } from '@schupf/rules/notation';
import { messages } from '../src/i18n/en/index.ts';
import { expect, test } from './fixtures.ts';

const { home } = messages;

test('a match with a number of rounds that the game does not allow cannot be dealt, and the page says why', async ({
  page,
  openHome,
}) => {
  await openHome();
  await page.getByRole('radio', { name: home.tiles.three }).check({ force: true });
  await page.getByText(home.details, { exact: true }).click();
  await page.getByText(home.everyOption, { exact: true }).click();
  const rounds = page.getByRole('spinbutton', { name: optionWords.options.rounds.name });
  const deal = page.getByRole('button', { name: /^Deal \(3 players\)$/ });
  await rounds.fill('4');
  await rounds.press('Tab');
  await expect(deal).toBeDisabled();
  await expect(page.getByText(/multiple of (3|three)/)).toBeVisible();
  await rounds.fill('6');
  await rounds.press('Tab');
  await expect(deal).toBeEnabled();
});

test('a finished match is listed, can be saved as a file and can be followed by a rematch', async ({
  page,
  playGame,
}) => {
  const table = await playGame(
    { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    { deal: 'round' },
  );
  const address = page.url();
  expect(await table.playRound()).toBe('round-over');

  await page.goto('#/matches');
  const match = page.getByRole('listitem').filter({ hasText: home.matches.rounds(1) });
  await expect(match).toHaveCount(1);
  const download = page.waitForEvent('download');
  await match.getByRole('button', { name: home.matches.save }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.schupf$/);
  const record = parseRecord(await readFile(await file.path(), 'utf8'));
  expect(record.ok && record.record.rounds).toHaveLength(1);

  await page.goto(address);
  await table.rematch.click();
  // The finished match stays on the page until the new one has begun.
  await expect(table.rematch).toBeHidden();
  expect(await table.asked()).not.toBe('round-over');
});
