import { type Browser, expect } from '@playwright/test';
import { leaksIn, type Receiver, TableHistory } from '@schupf/testkit';
import { online } from '../src/i18n/en/online.ts';
import { Friend, ONE_ROUND, PHONE, ROUND_TIMEOUT, test } from './friends-table.ts';

const STRANGER: Receiver = { type: 'stranger' };

test('four browsers play a round: one goes offline, one switches devices, and a spectator watches', async ({
  browser,
  server,
}) => {
  test.setTimeout(2 * ROUND_TIMEOUT);
  const { address } = server;
  const [ana, ben, cai, dee, eve] = await Promise.all([
    Friend.arrive(browser, 'Ana'),
    Friend.arrive(browser, 'Ben', PHONE),
    Friend.arrive(browser, 'Cai'),
    Friend.arrive(browser, 'Dee'),
    Friend.arrive(browser, 'Eve'),
  ]);
  const four = [ana, ben, cai, dee];
  const code = await ana.openCustomTable(address, ONE_ROUND);
  // An address of the time before tables had real paths.
  const link = `${address}#/t/${code}`;
  await ana.page.goto(link);
  for (const friend of [ben, cai, dee]) await friend.join(link);
  await eve.watch(link);
  // The first guest is the host's partner.
  for (const [index, { name }] of [ana, cai, ben, dee].entries())
    await expect(eve.chair(index + 1)).toContainText(name);
  const ids = new Map(await Promise.all(four.map(async (one) => [one, await one.id(address)] as const)));

  await ana.start();
  const watched = watchRound(eve, four);
  const [, , , tablet] = await Promise.all([
    ana.playUntilLeft(0),
    ben.playUntilLeft(0),
    playWithOutage(cai),
    playOnTwoDevices(dee, browser, address, link),
  ]);
  await watched;

  const history = new TableHistory(server.log(code));
  const leaksOf = ({ received }: Friend, receiver: Receiver): readonly string[] =>
    leaksIn(
      history,
      code,
      receiver,
      received.map((text) => ({ at: Date.now(), text })),
    );
  for (const [friend, id] of [...ids, [tablet, ids.get(dee)!] as const])
    expect(leaksOf(friend, { type: 'person', id })).toEqual([]);
  expect(leaksOf(eve, STRANGER)).toEqual([]);
  // Shows that the check can find leaks: Ana's messages contain what a stranger must not see.
  expect(leaksOf(ana, STRANGER)).not.toEqual([]);
  for (const friend of [...four, tablet, eve]) {
    expect(friend.received.length).toBeGreaterThan(20);
    expect(friend.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  }
  for (const friend of [ana, ben, cai, tablet, eve]) await friend.closeBrowser();
});

/** Plays a round, losing and regaining the network in the middle; the hand must stay the same. */
async function playWithOutage(friend: Friend): Promise<void> {
  await friend.playUntilLeft(10);
  const before = await friend.table.cards();
  const trouble = friend.page.getByRole('status').filter({ hasText: online.connection.reconnecting });
  await friend.page.context().setOffline(true);
  await trouble.waitFor();
  await friend.page.context().setOffline(false);
  await trouble.waitFor({ state: 'detached' });
  expect(await friend.table.cards()).toEqual(before);
  await friend.playUntilLeft(0);
}

/** Plays a round, moving to another browser in the middle, and returns the new one; the hand must stay the same. */
async function playOnTwoDevices(
  friend: Friend,
  browser: Browser,
  address: string,
  link: string,
): Promise<Friend> {
  await friend.playUntilLeft(9);
  const before = await friend.table.cards();
  const other = await Friend.arrive(browser, friend.name);
  await other.useDeviceLink(await friend.deviceLink(address));
  await friend.closeBrowser();
  await other.page.goto(link);
  await other.table.hand.waitFor();
  expect(await other.table.cards()).toEqual(before);
  await other.playUntilLeft(0);
  return other;
}

/** Waits until every player has played something and the round is over; the spectator must not have a hand. */
async function watchRound({ page, table }: Friend, players: readonly Friend[]): Promise<void> {
  await page.getByText(online.table.watching).waitFor();
  await Promise.all(
    players.map(({ name }) =>
      page.getByRole('region', { name: new RegExp(`^${name}: `) }).waitFor({ timeout: ROUND_TIMEOUT }),
    ),
  );
  await expect(table.hand).toBeHidden();
  await page.getByRole('dialog').waitFor({ timeout: ROUND_TIMEOUT });
}
