import { expect } from '@playwright/test';
import type { NewTable } from '@schupf/protocol';
import { legal } from '../src/i18n/en/legal.ts';
import { online } from '../src/i18n/en/online.ts';
import { people } from '../src/i18n/en/people.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { Friend, test } from './friends-table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const OPEN_TABLE = {
  rules: { variant: 'nanjing' },
  speed: 'relaxed',
  visibility: 'open',
  chairs: [null, { type: 'nobody' }, { type: 'nobody' }, { type: 'nobody' }],
  startsImmediately: false,
  freeChat: false,
  handsAfter: null,
} as const satisfies NewTable;

test('two people become friends, and one invites the other to a table', async ({ browser, server }) => {
  const ana = await Friend.arrive(browser, 'Ana');
  const ben = await Friend.arrive(browser, 'Ben', PHONE);
  const link = await ana.openTable(server.address);
  await ben.join(link);

  await test.step('Ana finds Ben’s profile at the table and asks him', async () => {
    await ana.choose(3, online.room.profile);
    const profile = ana.page.getByRole('dialog', { name: `${people.profile}: Ben` });
    await expect(profile.getByRole('heading', { name: 'Ben' })).toBeVisible();
    await expectAccessible(ana.page, LOOKS.slice(0, 1), 'profile at the table');
    await profile.getByRole('button', { name: people.add }).click();
    await expect(profile.getByRole('status').filter({ hasText: people.asked('Ben') })).toBeVisible();
    await ana.page.keyboard.press('Escape');
    await expect(profile).toBeHidden();
  });

  await test.step('Ben is told, away from the table, and accepts with keys alone', async () => {
    await ben.page.goto(`${server.address}#/rules`);
    const notice = ben.page.getByRole('status').filter({ hasText: people.request('Ana') });
    await notice.getByRole('button', { name: people.see }).press('Enter');
    await ben.page.getByRole('button', { name: people.acceptName('Ana') }).press('Enter');
    await expect(ben.page.getByRole('region', { name: people.here }).getByText('Ana')).toBeVisible();
    await expectAccessible(ben.page, LOOKS.slice(1, 2), 'friends');
  });

  await test.step('Ana sees that Ben is here and invites him again', async () => {
    await ana.page.goto(link);
    await ana.chair(1).waitFor();
    const friends = ana.page.getByRole('region', { name: online.invite.title });
    // Ben has a seat at the table already, so Ana opens another one.
    await expect(friends.getByRole('button', { name: people.inviteName('Ben') })).toBeHidden();
    await ana.page.goto(`${server.address}#/friends`);
    await ana.page.getByRole('button', { name: online.friends.open }).click();
    await expect(friends.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(people.isHere);
    await friends.getByRole('button', { name: people.inviteName('Ben') }).click();
    await expect(friends.getByText(people.invitedShort, { exact: true })).toBeVisible();
  });

  await test.step('Ben comes by the notice', async () => {
    const notice = ben.page.getByRole('status').filter({ hasText: people.invitedBy('Ana') });
    await notice.getByRole('button', { name: people.go }).tap();
    await expect(ana.chair(3)).toContainText('Ben');
    await expect(notice).toBeHidden();
  });

  await test.step('names in the list of tables lead to profiles', async () => {
    await ana.openCustomTable(server.address, OPEN_TABLE);
    await ben.page.goto(`${server.address}#/lobby`);
    await ben.page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Ana' }).click();
    await expect(ben.page.getByRole('heading', { name: 'Ana' })).toBeVisible();
  });

  await test.step('a block ends the friendship and hides each from the other', async () => {
    const anasId = await ana.id(server.address);
    await ben.page.goto(`${server.address}#/people/${anasId}`);
    await ben.page.getByRole('button', { name: people.blockName('Ana') }).click();
    await ben.page.getByRole('dialog').getByRole('button', { name: people.block }).click();
    await expect(ben.page.getByText(people.blocked('Ana'))).toBeVisible();
    await ben.page.goto(`${server.address}#/lobby`);
    await expect(ben.page.getByText(online.lobby.none)).toBeVisible();
    await ana.page.goto(`${server.address}#/people/${await ben.id(server.address)}`);
    await expect(ana.page.getByRole('heading', { name: people.unknown })).toBeVisible();
    await ana.page.goto(`${server.address}#/people`);
    await expect(ana.page.getByText(people.none)).toBeVisible();
    await ben.page.goto(`${server.address}#/me`);
    await ben.page.getByRole('button', { name: online.me.unblock('Ana') }).click();
    await expect(ben.page.getByText(online.me.blocksNone)).toBeVisible();
  });

  for (const friend of [ana, ben]) {
    expect(friend.problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await friend.closeBrowser();
  }
});

test('everyone finds the text about privacy, in their language', async ({ browser, server }) => {
  const ana = await Friend.arrive(browser, 'Ana');
  await ana.page.goto(`${server.address}#/settings`);
  await ana.page.getByRole('navigation', { name: legal.about }).getByRole('link').click();
  await expect(ana.page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  await expect(ana.page.getByRole('article')).toContainText('400 days');
  await expectAccessible(ana.page, LOOKS.slice(1, 2), 'privacy');
  await ana.page.getByRole('combobox').selectOption('hu');
  await expect(ana.page.getByRole('heading', { name: 'Adatvédelem', level: 1 })).toBeVisible();
  expect(ana.problems).toEqual([]);
  await ana.closeBrowser();
});
