import { expect, type Locator, type Page, test } from '@playwright/test';
import { deals } from '@schupf/phrasebook/en/deals';
import type { InhabitantName as Name } from '../../server/test/inhabitants.ts';
import { account } from '../src/i18n/en/account.ts';
import { messages } from '../src/i18n/en/index.ts';
import { legal } from '../src/i18n/en/legal.ts';
import { moderation } from '../src/i18n/en/moderation.ts';
import { online } from '../src/i18n/en/online.ts';
import { people } from '../src/i18n/en/people.ts';
import { ratings } from '../src/i18n/en/ratings.ts';
import { standing } from '../src/i18n/en/standing.ts';
import { Community } from './community.ts';
import { IS_FULL_RUN, storeSettings } from './fixtures.ts';
import { Friend } from './friends-table.ts';
import { enter, expectFocusKept, tabStops, tabTo } from './tab-stops.ts';
import { untilQuiet } from './until-quiet.ts';

// No test here touches or clicks anything. The files `names/tab-*.txt` list what Tab reaches on each page, in order.
// After an intended change: npm run e2e -- keyboard --update-snapshots

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** Pages on which most can go wrong. */
const IN_GATE: readonly string[] = ['friends', 'profile', 'me', 'report'];

// One worker, and so one community, for all tests of this file: each changes something else in it.
test.describe.configure({ mode: 'default' });

let community: Community;

test.beforeAll(async () => {
  community = await Community.start();
});

test.afterAll(() => community.close());

test('Tab reaches everything on every page, in order, and shows where it is', async ({ browser }) => {
  test.slow();
  const [report] = await community.storage.reports.open(1);
  const ben = community.id('Ben');
  const pages: readonly (readonly [name: Name, path: string, file: string, size: typeof PHONE])[] = [
    ['Ana', 'lobby', 'lobby', PHONE],
    ['Ana', 'people', 'friends', PHONE],
    ['Ana', `people/${ben}`, 'profile', DESKTOP],
    ['Ana', `people/${community.id('Ana')}`, 'own-profile', PHONE],
    ['Csenge', 'me', 'me', PHONE],
    ['Guest', 'me', 'me-guest', DESKTOP],
    ['Ana', 'ratings', 'ratings', PHONE],
    ['Judge', 'moderation', 'reports', PHONE],
    ['Judge', `moderation/report/${report!.id}`, 'report', DESKTOP],
    ['Judge', 'moderation/appeals', 'appeals', PHONE],
    ['Ana', 'check', 'check', DESKTOP],
    ['Ana', 'legal/privacy', 'legal', PHONE],
  ];
  // `npm test` has time for some of them, and `npm run nightly` for all.
  const wanted = IS_FULL_RUN ? pages : pages.filter(([, , file]) => IN_GATE.includes(file));
  for (const [name, path, file, size] of wanted) {
    const { page, closeBrowser } = await arrive(browser, name, path, size);
    const stops = await tabStops(page);
    expect.soft(`${stops.join('\n').replaceAll(/\d+/g, '0')}\n`).toMatchSnapshot(`tab-${file}.txt`);
    await closeBrowser();
  }
});

test('friends, profiles, reports and blocks work by keys alone', async ({ browser }) => {
  const { page, problems } = await arrive(browser, 'Ana', 'lobby');
  await enter(page, page.getByRole('link', { name: online.me.toFriends }));
  await expect(page.getByRole('heading', { name: people.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('a request disappears when it is answered, and the focus is on its section', async () => {
    await enter(page, page.getByRole('button', { name: people.acceptName('Jürgen') }));
    await expect(page.getByRole('button', { name: people.acceptName('Jürgen') })).toBeHidden();
    await expect(page.getByRole('heading', { name: people.received })).toBeFocused();
    // The last one takes its section along.
    await enter(page, page.getByRole('button', { name: people.declineName('雨桐') }));
    await expect(page.getByRole('heading', { name: people.title, level: 1 })).toBeFocused();
  });

  await enter(page, page.getByRole('link', { name: 'Maximiliane-Sophie' }));
  await expect(page.getByRole('heading', { name: 'Maximiliane-Sophie', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('Escape and Cancel close a question, and lead back to its button', async () => {
    const block = page.getByRole('button', { name: people.blockName('Maximiliane-Sophie') });
    const question = page.getByRole('dialog', { name: people.blockTitle('Maximiliane-Sophie') });
    await enter(page, block);
    await expect(question.getByRole('button', { name: messages.app.cancel })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(block).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(block).toBeFocused();
  });

  await test.step('a report is chosen with arrows, written and sent', async () => {
    const report = page.getByRole('button', { name: standing.report.openFor('Maximiliane-Sophie') });
    const dialog = page.getByRole('dialog', { name: standing.report.title('Maximiliane-Sophie') });
    await enter(page, report);
    await expect(dialog.getByRole('radio', { name: standing.report.reasons.chat })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: standing.report.reasons.name })).toBeChecked();
    await tabTo(page, dialog.getByRole('textbox', { name: standing.report.note }));
    await page.keyboard.type('Too long');
    await enter(page, dialog.getByRole('button', { name: standing.report.send }));
    await expect(dialog.getByRole('status')).toHaveText(standing.report.sent);
    await expect(dialog.getByRole('button', { name: standing.report.close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(report).toBeFocused();
  });

  await test.step('the button that asks or withdraws keeps the focus', async () => {
    await page.goto(`${community.address}#/people/${community.id('Olu')}`);
    await enter(page, page.getByRole('button', { name: people.withdrawRequest }));
    await expect(page.getByRole('button', { name: people.add })).toBeFocused();
  });
  expect(problems).toEqual([]);
});

test('looking for players and choosing a list of ratings keep the focus', async ({ browser }) => {
  const { page, problems } = await arrive(browser, 'Ana', '');
  await enter(page, page.getByRole('link', { name: messages.home.lobby }));
  await expect(page.getByRole('main')).toBeFocused();
  await enter(page, page.getByRole('button', { name: online.seek.begin }));
  await expect(page.getByRole('region', { name: online.seek.looking })).toBeFocused();
  await enter(page, page.getByRole('button', { name: online.seek.stop }));
  await expect(page.getByRole('region', { name: online.seek.title })).toBeFocused();

  await enter(page, page.getByRole('link', { name: online.lobby.ratings }));
  const table = page.getByRole('table', { name: ratings.lists.people });
  await expect(table.getByRole('rowheader', { name: 'Ana' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: ratings.lists.people }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: ratings.lists.pairs })).toBeVisible();
  await expect(page.getByRole('radio', { name: ratings.lists.pairs })).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'Ben' }).first());
  await expect(page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible();
  await enter(page, page.getByText(ratings.asTable));
  await tabTo(page, page.getByRole('region', { name: ratings.asTable }));
  expect(problems).toEqual([]);
});

test('the page about me keeps the focus in all its forms', async ({ browser }) => {
  const { page, problems } = await arrive(browser, 'Ana', 'me');
  const { passkeys } = account;
  await test.step('a passkey is renamed, after a change of mind', async () => {
    await enter(page, page.getByRole('button', { name: passkeys.renameKey('Phone') }));
    const field = page.getByRole('textbox', { name: passkeys.name });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: passkeys.renameKey('Phone') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Old phone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: passkeys.renameKey('Old phone') })).toBeFocused();
  });
  await test.step('someone is unblocked', async () => {
    await enter(page, page.getByRole('button', { name: online.me.unblock('Dmitri') }));
    await expect(page.getByText(online.me.blocksNone)).toBeVisible();
    await expect(page.getByRole('heading', { name: online.me.blocks })).toBeFocused();
  });
  await test.step('holidays begin and end', async () => {
    await enter(page, page.getByRole('button', { name: 'Start now' }));
    await expect(page.getByText(/^You’re on holiday until/)).toBeVisible();
    await expectFocusKept(page);
    await enter(page, page.getByRole('button', { name: 'I’m back' }));
    await expectFocusKept(page);
  });
  await test.step('the question who one is can be left by Escape', async () => {
    await enter(page, page.getByRole('button', { name: account.export.button }));
    const dialog = page.getByRole('dialog', { name: account.confirm.title });
    await expect(dialog).toBeVisible();
    await expectFocusKept(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: account.export.button })).toBeFocused();
  });
  await test.step('a legal text begins at its top', async () => {
    await enter(page, page.getByRole('link', { name: legal.titles.privacy }));
    await expect(page.getByRole('heading', { name: legal.titles.privacy, level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  expect(problems).toEqual([]);
});

test('an appeal is written, and moderators decide, by keys alone', async ({ browser }) => {
  const dmitri = await arrive(browser, 'Dmitri', 'me');
  const { section } = standing;
  await enter(dmitri.page, dmitri.page.getByRole('button', { name: section.appeal }));
  await expect(dmitri.page.getByRole('textbox', { name: section.appealLabel })).toBeFocused();
  await dmitri.page.keyboard.type('It was a joke');
  await enter(dmitri.page, dmitri.page.getByRole('button', { name: section.sendAppeal }));
  await expect(dmitri.page.getByRole('heading', { name: section.title })).toBeFocused();

  const { page, problems } = await arrive(browser, 'Judge', 'moderation');
  await community.prove('Judge');
  await enter(page, page.getByRole('link', { name: standing.report.reasons.chat }));
  await expect(page.getByRole('heading', { name: standing.report.reasons.chat })).toBeVisible();
  await expect(page.getByRole('heading', { name: moderation.title })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: moderation.reason }));
  await page.keyboard.type('Insults');
  await enter(page, page.getByRole('button', { name: moderation.uphold }));
  await expect(page.getByText(moderation.upheld)).toBeVisible();
  await expect(page.getByRole('heading', { name: moderation.decide })).toBeFocused();
  await enter(page, page.getByRole('link', { name: moderation.history('Dmitri') }));
  await expect(page.getByRole('heading', { name: moderation.history('Dmitri') })).toBeVisible();
  await pressSummary(page, moderation.add);
  await tabTo(page, page.getByRole('combobox', { name: moderation.kind }));
  await tabTo(page, page.getByRole('textbox', { name: moderation.reason }));
  await page.keyboard.type('Again');
  await enter(page, page.getByRole('button', { name: moderation.add }));
  await expect(page.getByText('Again')).toBeVisible();
  await expectFocusKept(page);
  expect(problems).toEqual([]);
});

test('a record is checked by keys alone', async ({ browser }) => {
  const { page, problems } = await arrive(browser, 'Guest', 'check');
  const check = page.getByRole('button', { name: deals.page.check, exact: true });
  await tabTo(page, page.getByRole('button', { name: deals.page.choose }));
  await tabTo(page, page.getByRole('textbox', { name: deals.page.paste }));
  await page.keyboard.type('schupf 1\n');
  await enter(page, check);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(check).toBeFocused();
  expect(problems).toEqual([]);
});

interface Arrived {
  readonly page: Page;
  readonly problems: readonly string[];
  readonly closeBrowser: () => Promise<void>;
}

async function arrive(
  browser: Parameters<typeof Friend.arrive>[0],
  name: Name,
  path: string,
  viewport = DESKTOP,
): Promise<Arrived> {
  const friend = await Friend.arrive(browser, name, { viewport });
  const { page, problems } = friend;
  // Notices come when they like, and at the end of the page.
  await page.context().addInitScript(storeSettings, { friendNotices: false });
  await community.signIn(page.context(), name);
  await page.goto(`${community.address}#/${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilQuiet(page);
  return { page, problems, closeBrowser: () => friend.closeBrowser() };
}

/** Opens a disclosure: its summary is a button to some browsers and a mere text to others. */
async function pressSummary(page: Page, text: string): Promise<void> {
  const summary: Locator = page.locator('summary').filter({ hasText: text });
  await enter(page, summary);
}
