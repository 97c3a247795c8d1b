import { expect } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';
import { Friend, test } from './friends-table.ts';

test('two friends meet by a link, play, and find back after a reload', async ({ browser, server }) => {
  const ana = await Friend.come(browser, 'Ana');
  const ben = await Friend.come(browser, 'Ben', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const link = await ana.openTable(server.address);
  await ben.join(link);

  await test.step('they see each other, and sit as partners', async () => {
    await expect(ana.chair(2)).toContainText('Ben');
    await ben.sit(3);
    await expect(ana.chair(3)).toContainText('Ben');
    await expect(ben.chair(1)).toContainText(`Ana${online.room.partner}`);
    await expect(ben.page.getByRole('button', { name: online.room.start })).toBeHidden();
    await ana.putBot(2, 'beginner-1');
    await expect(ben.chair(2)).toContainText(messages.games.levels['beginner-1'].name);
    await ben.page.getByRole('button', { name: online.phrases.hello }).click();
    await expect(ana.page.getByRole('log')).toContainText(`Ben ${online.phrases.hello}`);
  });

  await test.step('they play until one has laid a card', async () => {
    await ana.start();
    for (const { table } of [ana, ben]) {
      expect(await table.asked()).toBe('grand');
      await expect(table.hint).toBeHidden();
      await table.takeRest.click();
    }
    for (const { table } of [ana, ben]) {
      await table.pushButton.waitFor();
      await table.push((await table.cards()).slice(0, 3));
    }
    await layOne(ana, ben);
  });

  await test.step('a reload keeps the seat', async () => {
    const before = await ben.table.cards();
    await ben.page.reload();
    await ben.table.hand.waitFor();
    expect(await ben.table.cards()).toEqual(before);
    const people = await ana.openPeople();
    await expect(people.getByRole('listitem').filter({ hasText: 'Ben' })).not.toContainText(
      online.room.absent,
    );
  });

  for (const friend of [ana, ben]) {
    expect(friend.problems).toEqual([]);
    await friend.leaveBrowser();
  }
});

/** Whoever is first in turn with a card he may lay lays it; the others pass. */
async function layOne(...friends: readonly Friend[]): Promise<void> {
  for (;;) {
    const { table, page } = await Promise.any(
      friends.map((friend) => friend.table.status.waitFor().then(() => friend)),
    );
    const count = (await table.cards()).length;
    const chip = page.getByRole('list', { name: messages.table.suggestions }).getByRole('button').first();
    if (!(await chip.isVisible())) {
      await table.pass.click();
      await table.status.waitFor({ state: 'hidden' });
      continue;
    }
    await chip.click();
    await table.play.click();
    // The Mah Jong asks for a wish.
    if (await table.question.isVisible()) await table.wish(null);
    await expect.poll(async () => (await table.cards()).length).toBeLessThan(count);
    return;
  }
}
