import { expect } from '@playwright/test';
import { moderation } from '../src/i18n/en/moderation.ts';
import { online } from '../src/i18n/en/online.ts';
import { standing } from '../src/i18n/en/standing.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { Friend, test } from './friends-table.ts';

const EMPTY = { type: 'nobody' } as const;
const { report, section } = standing;

test('a report leads to a decision, and its person reads about it and appeals', async ({
  browser,
  server,
}) => {
  const ana = await Friend.arrive(browser, 'Ana');
  const ben = await Friend.arrive(browser, 'Ben', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const judge = await Friend.arrive(browser, 'Judge');
  const table = {
    rules: { variant: 'nanjing' },
    chairs: [null, EMPTY, EMPTY, EMPTY],
    speed: 'no-clock',
    visibility: 'private',
    startsImmediately: false,
    freeChat: true,
    handsAfter: null,
  } as const;
  const code = await ana.openCustomTable(server.address, { ...table, chairs: [...table.chairs] });
  await judge.openCustomTable(server.address, { ...table, chairs: [...table.chairs] });
  await server.moderate('appoint', await judge.id(server.address));

  await test.step('someone writes something unkind, and is refused a word that is not allowed', async () => {
    await ana.page.goto(`${server.address}#/t/${code}`);
    await ben.join(`${server.address}#/t/${code}`);
    const message = ben.page.getByRole('textbox', { name: online.table.write });
    await message.fill('What a fool you are');
    await message.press('Enter');
    await expect(ana.page.getByRole('log')).toContainText('What a fool you are');
    await message.fill('wanker');
    await message.press('Enter');
    await expect(ben.page.getByText(online.table.refusals['bad-word'])).toBeVisible();
  });

  await test.step('another player reports it at the table', async () => {
    await ana.start();
    await ana.table.asked();
    const people = await ana.openPeople();
    await people.getByRole('button', { name: report.openFor('Ben') }).click();
    const dialog = ana.page.getByRole('dialog', { name: report.title('Ben') });
    await dialog.getByRole('radio', { name: report.reasons.chat }).check();
    await dialog.getByRole('textbox', { name: report.note }).fill('Please look at the chat');
    await dialog.getByRole('button', { name: report.send }).click();
    await expect(dialog.getByText(report.sent)).toBeVisible();
    await dialog.getByRole('button', { name: report.close }).click();
  });

  await test.step('a moderator sees the evidence and decides', async () => {
    await judge.page.goto(`${server.address}#/me`);
    await judge.page.getByRole('link', { name: section.moderate }).click();
    await judge.page.getByRole('link', { name: report.reasons.chat }).click();
    await expect(judge.page.getByRole('listitem').filter({ hasText: 'What a fool you are' })).toContainText(
      'Ben',
    );
    await expectAccessible(judge.page, LOOKS, 'moderation report');
    await judge.page.getByRole('textbox', { name: moderation.reason }).first().fill('Insults');
    await judge.page.getByRole('button', { name: moderation.uphold }).click();
    await expect(judge.page.getByText(moderation.upheld)).toBeVisible();
    await judge.page.getByRole('link', { name: moderation.history('Ben') }).click();
    await judge.page.getByText(moderation.add, { exact: true }).click();
    await judge.page.getByRole('textbox', { name: moderation.reason }).fill('Do not insult others');
    await judge.page.getByRole('button', { name: moderation.add }).click();
    await expect(judge.page.getByText('Do not insult others')).toBeVisible();
    await expectAccessible(judge.page, LOOKS, 'moderation history!');
  });

  await test.step('the person learns what was decided and why, and appeals', async () => {
    await ben.page.goto(`${server.address}#/me`);
    await expect(ben.page.getByText(section.reason('Do not insult others'))).toBeVisible();
    await ben.page.getByRole('button', { name: section.appeal }).tap();
    await ben.page.getByRole('textbox', { name: section.appealLabel }).fill('It was a joke');
    await expectAccessible(ben.page, LOOKS, 'standing');
    await ben.page.getByRole('button', { name: section.sendAppeal }).tap();
    await expect(ben.page.getByText(/You appealed on/)).toBeVisible();
  });

  await test.step('the only moderator answers the appeal, and everything is in the log', async () => {
    await judge.page.getByRole('link', { name: moderation.lists.appeals }).click();
    await expect(judge.page.getByText('It was a joke')).toBeVisible();
    await judge.page.getByRole('textbox', { name: moderation.answer }).fill('Jokes are funny');
    await judge.page.getByRole('button', { name: moderation.decline }).click();
    await expect(judge.page.getByText(moderation.noAppeals)).toBeVisible();
    await judge.page.getByRole('link', { name: moderation.lists.log }).click();
    for (const deed of ['decided-appeal', 'sanctioned', 'decided-report', 'appointed'] as const)
      await expect(judge.page.getByText(moderation.deeds[deed], { exact: true })).toBeVisible();
    await ben.page.reload();
    await expect(ben.page.getByText(section.outcomes.upheld)).toBeVisible();
  });

  await test.step('to everyone else, the page of moderators has nothing to show', async () => {
    await ana.page.goto(`${server.address}#/moderation`);
    await expect(ana.page.getByText(moderation.notFound)).toBeVisible();
  });
  for (const friend of [ben, judge]) expect(friend.problems).toEqual([]);
});
