import type { InhabitantName as Name } from '../../server/test/inhabitants.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { Community } from './community.ts';
import { DEALS } from './deals.ts';
import { expect, IS_FULL_RUN, test } from './fixtures.ts';
import { Friend } from './friends-table.ts';
import { walkPhases } from './phases.ts';
import type { Game } from './start-game.ts';
import { untilQuiet } from './until-quiet.ts';

/** `npm test` checks the phases of the default game in names.spec.ts. */
const GAMES: readonly Game[] = IS_FULL_RUN
  ? [
      { variant: 'nanjing' },
      { variant: 'trichu' },
      { variant: 'wuwang' },
      { variant: 'tientsin' },
      { variant: 'grandseigneur', players: 12 },
      { variant: 'let', players: 7 },
    ]
  : [];

test('all pages other than the table are accessible', async ({ page }) => {
  for (const path of ['', 'settings', 'rules', 'summary', 'matches']) {
    await page.goto(`/#/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, LOOKS, path);
  }
});

test('all pages with other people are accessible', async ({ browser }) => {
  if (IS_FULL_RUN) test.setTimeout(1_800_000);
  const community = await Community.start();
  const table = await community.openBensTable();
  await community.beginSlowMatches();
  const [report] = await community.storage.reports.open(1);
  const [shared] = await community.storage.matches.playedBy(community.id('Ana'), Date.now(), 1, 'shared');
  const profile = (name: Name) => `people/${community.id(name)}`;
  const all: { readonly [N in Name]?: readonly string[] } = {
    Ana: [
      '',
      'lobby',
      'friends',
      'people',
      profile('Ana'),
      profile('Ben'),
      profile('Dmitri'),
      'me',
      'matches',
    ],
    Guest: ['me', 'ratings', 'ratings/nanjing-clock/pairs', 'legal/privacy', `check/shared/${shared!.share}`],
    Judge: ['moderation/appeals', 'moderation/log', `moderation/report/${report!.id}`, `t/${table}`],
    Dmitri: ['me'],
  };
  // `npm test` checks the others where they are tested.
  const inGate: typeof all = {
    Ana: ['lobby', profile('Ana'), 'matches'],
    Guest: ['ratings/nanjing-clock/pairs', `check/shared/${shared!.share}`],
    Judge: ['moderation/appeals', 'moderation/log'],
  };
  const pages = Object.entries(IS_FULL_RUN ? all : inGate) as [Name, readonly string[]][];
  for (const [name, paths] of pages) {
    const friend = await Friend.arrive(browser, name);
    await community.signIn(friend.page.context(), name);
    for (const path of paths) {
      await friend.page.goto(`${community.address}#/${path}`);
      await friend.page.getByRole('heading', { level: 1 }).first().waitFor();
      await untilQuiet(friend.page);
      await expectAccessible(friend.page, LOOKS, `${name} ${path.split('/', 2).join('/')}`);
    }
    expect(friend.problems).toEqual([]);
    await friend.closeBrowser();
  }
  await community.close();
});

for (const game of GAMES) {
  test(`every phase of ${game.variant} is accessible`, async ({ page, playGame }) => {
    test.setTimeout(1_800_000);
    const table = await playGame(game, { deal: DEALS.gift });
    await walkPhases(table, (phase) => expectAccessible(page, LOOKS, phase));
  });
}
