import { readFile } from 'node:fs/promises';
import { optionWords } from '@schupf/phrasebook/en/options';
import { parseRecord } from '@schupf/rules/notation';
import { messages } from '../src/i18n/en/index.ts';
import { expect, test } from './fixtures.ts';
import { startGame } from './start-game.ts';

const { home } = messages;

test('a finished match is listed, can be saved as a file and can be followed by a rematch', async ({
  page,
  openHome,
}) => {
  await openHome({ deal: 'round' });
  await page.getByRole('radio', { name: home.tiles.three }).check({ force: true });
  await page.getByText(home.details, { exact: true }).click();
  await page.getByText(home.everyOption, { exact: true }).click();
  const rounds = page.getByRole('spinbutton', { name: optionWords.options.rounds.name });
  await rounds.fill('1');
  await rounds.press('Tab');
  const table = await startGame(page, { variant: 'trichu' });
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
