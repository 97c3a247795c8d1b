import { rankTitles } from '@schupf/rules';
import { messages } from '../src/i18n/en/index.ts';
import { settings } from '../src/i18n/en/settings.ts';
import { sheet } from '../src/i18n/en/sheet.ts';
import { expect, test } from './fixtures.ts';

const PLAYERS = 5;
const { events } = messages;

test('a player’s own title has the form they chose in the settings', async ({ page, playGame }) => {
  await page.goto('/#/settings');
  const group = page.getByRole('group', { name: settings.titles });
  await group.getByRole('radio', { name: settings.titleForms.feminine }).check({ force: true });
  const table = await playGame({ variant: 'grandseigneur', players: PLAYERS }, { deal: 'crown' });
  expect(await table.playRound()).toBe('round-over');
  const places = await page.getByRole('list', { name: sheet.order }).getByRole('listitem').allInnerTexts();
  const titles = rankTitles('grandseigneur', PLAYERS);
  const own = places.findIndex((text) => text.includes(messages.table.you));
  expect(events.title(titles[own]!, 'feminine'), 'a title with two forms').not.toBe(
    events.title(titles[own]!),
  );
  places.forEach((text, place) => {
    expect(text).toContain(events.title(titles[place]!, place === own ? 'feminine' : 'book'));
  });
});
