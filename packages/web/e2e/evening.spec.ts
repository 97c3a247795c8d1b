import { expect } from '@playwright/test';
import { online } from '../src/i18n/en/online.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { sheet } from '../src/i18n/en/sheet.ts';
import { Friend, ONE_ROUND, PHONE, ROUND_TIMEOUT, test } from './friends-table.ts';

test('an evening: four friends play, one leaves and returns, one is replaced, and a fifth watches the replay', async ({
  browser,
  server,
}) => {
  test.setTimeout(2 * ROUND_TIMEOUT);
  const { address } = server;
  const [ana, ben, cai, dee] = await Promise.all([
    Friend.arrive(browser, 'Ana'),
    Friend.arrive(browser, 'Ben', PHONE),
    Friend.arrive(browser, 'Cai'),
    Friend.arrive(browser, 'Dee', PHONE),
  ]);
  const four = [ana, ben, cai, dee];
  const rematch = ({ page }: Friend) => page.getByRole('button', { name: sheet.rematch });
  const code = await ana.openCustomTable(address, { ...ONE_ROUND, sharesReplays: true });
  const link = `${address}t/${code}`;

  await test.step('they meet and talk', async () => {
    await ana.page.goto(link);
    for (const friend of [ben, cai, dee]) await friend.join(link);
    await expect(ana.chair(3)).toContainText('Ben');
    await dee.say('hello');
    await expect(ana.page.getByRole('log')).toContainText(`Dee ${online.phrases.hello}`);
    await ana.start();
    for (const { table } of four) await table.takeRest.waitFor();
  });

  await test.step('one leaves and returns to the same cards', async () => {
    const before = await dee.table.cards();
    await dee.page.goto(`${address}icon.svg`);
    const people = await ana.openPeople();
    const seat = people.getByRole('listitem').filter({ hasText: 'Dee' });
    await expect(seat).toContainText(online.room.absent);
    await dee.page.goto(link);
    await dee.table.takeRest.waitFor();
    expect(await dee.table.cards()).toEqual(before);
    await expect(seat).not.toContainText(online.room.absent);
  });

  await test.step('one is replaced by a bot, because the others agree', async () => {
    await ana.page.getByRole('button', { name: online.table.removeName('Cai') }).click();
    await ana.page.keyboard.press('Escape');
    for (const { page } of [ben, dee]) await page.getByRole('button', { name: online.table.agree }).tap();
    await expect(ana.page.getByText(online.table.left('Cai'))).toBeVisible();
    await expect(cai.table.hand).toBeHidden();
  });

  await test.step('they play to the end', async () => {
    await Promise.all([ana, ben, dee].map((friend) => friend.playUntilLeft(0)));
    for (const friend of [ana, ben, dee])
      await expect(rematch(friend)).toBeVisible({ timeout: ROUND_TIMEOUT });
  });

  await test.step('a fifth without an account watches the replay', async () => {
    await ana.page.getByRole('button', { name: sheet.replayMatch }).click();
    await ana.page.getByRole('slider').waitFor();
    await ana.page.getByRole('button', { name: replay.share }).click();
    const shared = await ana.page.getByRole('textbox', { name: replay.link }).inputValue();
    const eve = await Friend.arrive(browser, 'Eve', PHONE);
    await eve.page.goto(shared);
    await eve.page.getByRole('slider').waitFor();
    for (const name of ['Ana', 'Ben', 'Dee']) await expect(eve.page.getByRole('main')).toContainText(name);
    expect(eve.problems).toEqual([]);
    await eve.closeBrowser();
    await ana.page.goBack();
  });

  await test.step('one tap each, and the next match begins', async () => {
    for (const friend of [ana, ben, dee]) await rematch(friend).click();
    for (const { table } of [ana, ben, dee]) await table.takeRest.waitFor();
  });

  for (const friend of four) {
    expect(friend.problems).toEqual([]);
    await friend.closeBrowser();
  }
});
