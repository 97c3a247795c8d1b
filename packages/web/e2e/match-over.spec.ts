import { expect } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';
import { settings } from '../src/i18n/en/settings.ts';
import { sheet } from '../src/i18n/en/sheet.ts';
import { Friend, test } from './friends-table.ts';

test('the end of the match shows requests and connection problems, and spectators see team names', async ({
  browser,
  server,
}) => {
  const ana = await Friend.arrive(browser, 'Ana');
  const ben = await Friend.arrive(browser, 'Ben', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const eve = await Friend.arrive(browser, 'Eve', { viewport: { width: 390, height: 844 } });
  const link = await ana.openTable(server.address);
  await ben.join(link);
  await expect(ana.chair(3)).toContainText('Ben');
  await ana.start();
  await ana.table.takeRest.waitFor();
  const points = ({ page }: Friend) => page.getByRole('dialog', { name: sheet.matchOver });

  await test.step('a spectator sees the names of both teams', async () => {
    await eve.watch(link);
    const score = eve.page.getByRole('button', { name: messages.table.sheet });
    await expect(score).toContainText('Ana and Ben');
    await expect(score).toContainText('Mei and Lin');
    await expect(score).not.toContainText(messages.table.them);
    await expect(eve.page.getByRole('button', { name: messages.table.menu })).toBeInViewport({ ratio: 1 });
  });

  await test.step('a key opens the chat', async () => {
    await ana.page.keyboard.press('x');
    await ana.say('good-luck');
    await expect(ana.talk.getByRole('log')).toContainText(online.phrases['good-luck']);
    await ana.page.keyboard.press('Escape');
    await expect(ana.talk).toBeHidden();
  });

  await test.step('the players agree to end the match', async () => {
    await ana.page.getByRole('button', { name: messages.table.menu }).click();
    await ana.page.getByRole('button', { name: messages.table.endMatch }).click();
    await ana.page.getByRole('button', { name: messages.table.reallyEnd }).click();
    await ben.page.getByRole('button', { name: online.table.agree }).click();
    for (const friend of [ana, ben, eve]) await expect(points(friend)).toBeVisible();
  });

  await test.step('a message appears next to the points', async () => {
    await ben.page.getByText(`Ana ${online.phrases['good-luck']}`).tap();
    await ben.say('well-played');
    await expect(points(ana).getByText(`Ben ${online.phrases['well-played']}`).first()).toBeVisible();
  });

  await test.step('a spectator sees both teams, and is not asked for a rematch', async () => {
    await expect(points(eve).getByRole('button', { name: sheet.rematch })).toBeHidden();
    await expect(points(eve).getByRole('button', { name: sheet.share })).toBeVisible();
    await expect(points(eve).getByText(sheet.against('Ana and Ben', 'Mei and Lin'))).toBeVisible();
  });

  await test.step('a lost connection is shown with the final score', async () => {
    await ana.page.context().setOffline(true);
    await expect(points(ana).getByRole('status').getByText(online.connection.reconnecting)).toBeVisible();
    await ana.page.context().setOffline(false);
    await expect(points(ana).getByText(online.connection.reconnecting)).toBeHidden();
  });

  await test.step('a request for a rematch is shown with the final score, and says how the seats change', async () => {
    await ben.page.getByRole('combobox', { name: sheet.seats }).selectOption('drawn');
    await ben.page.getByRole('button', { name: sheet.rematch }).click();
    const request = points(ana)
      .getByRole('status')
      .filter({ hasText: sheet.wantsRematch('Ben') });
    await expect(request).toContainText(sheet.drawn);
    await ana.page.getByRole('button', { name: sheet.rematch }).click();
    for (const friend of [ana, ben]) await friend.table.takeRest.waitFor();
  });

  await test.step('the start page offers a way back to the table', async () => {
    await ben.page.goto(server.address);
    const back = ben.page.getByRole('link', { name: messages.home.backToTable });
    await expect(back).toBeVisible();
    const play = ben.page.getByRole('button', { name: messages.home.play.nanjing });
    await expect(play).toBeVisible();
    const gold = /button--primary/;
    await expect(back).toHaveClass(gold);
    await expect(play).not.toHaveClass(gold);
    await back.click();
    await ben.table.takeRest.waitFor();
  });

  await test.step('the settings link to the “You” page', async () => {
    await ben.page.goto(`${server.address}#/settings`);
    await ben.page.getByRole('link', { name: settings.you }).click();
    await expect(ben.page.getByRole('heading', { name: online.me.title, exact: true })).toBeVisible();
  });

  for (const friend of [ana, ben, eve]) await friend.closeBrowser();
});
