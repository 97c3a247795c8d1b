import { type Browser, expect } from '@playwright/test';
import type { NewTable } from '@schupf/protocol';
import { SPEEDS } from '@schupf/table';
import { leaksIn, type Receiver, TableHistory } from '@schupf/testkit';
import { online } from '../src/i18n/en/online.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { sheet } from '../src/i18n/en/sheet.ts';
import { IS_FULL_RUN } from './fixtures.ts';
import { Friend, ROUND_TIMEOUT, type RunningServer, test } from './friends-table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const STRANGER: Receiver = { type: 'stranger' };
/** A match of one round. It has no clock, so no bot takes over while the test waits. */
const TABLE: NewTable = {
  rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
  speed: { ...SPEEDS['no-clock'], reaction: 50, closing: 50, absence: null, botDelay: [0, 0] },
  visibility: 'private',
  chairs: [null, { type: 'nobody' }, { type: 'nobody' }, { type: 'nobody' }],
  startsImmediately: false,
  freeChat: false,
  handsAfter: null,
  sharesReplays: true,
};

test('an evening: four friends play, a spectator watches, and the replay is shared', async ({
  browser,
  server,
}) => {
  test.skip(!IS_FULL_RUN, 'the other tests with friends cover most of it with two or three browsers');
  test.setTimeout(2 * ROUND_TIMEOUT);
  const { address } = server;
  const [ana, ben, cai, dee, eve] = await Promise.all([
    Friend.arrive(browser, 'Ana'),
    Friend.arrive(browser, 'Ben', PHONE),
    Friend.arrive(browser, 'Cai'),
    Friend.arrive(browser, 'Dee', PHONE),
    Friend.arrive(browser, 'Eve'),
  ]);
  const code = await ana.openCustomTable(address, TABLE);
  const link = `${address}t/${code}`;
  /** Dee's second device. */
  let tablet = dee;

  await test.step('they meet and talk', async () => {
    await ana.page.goto(link);
    for (const friend of [ben, cai, dee]) await friend.join(link);
    // Links from before tables had paths of their own still work.
    await eve.watch(`${address}#/t/${code}`);
    // The first guest is the host's partner.
    for (const [index, { name }] of [ana, cai, ben, dee].entries())
      await expect(eve.chair(index + 1)).toContainText(name);
    await dee.say('hello');
    await expect(ana.page.getByRole('log')).toContainText(`Dee ${online.phrases.hello}`);
  });

  await test.step('they play a round: one goes offline, one switches devices', async () => {
    const ids = await Promise.all([ana, ben, cai, dee].map((friend) => friend.id(address)));
    await ana.start();
    const watched = watchRound(eve, [ana, ben, cai, dee]);
    [, , , tablet] = await Promise.all([
      ana.playUntilLeft(0),
      ben.playUntilLeft(0),
      playWithOutage(cai),
      playOnTwoDevices(dee, browser, address, link),
    ]);
    await watched;
    const friends = [ana, ben, cai, dee].map((friend, index) => [friend, ids[index]!] as const);
    expectNoLeaks(server, code, [...friends, [tablet, ids[3]!]], eve);
  });

  await test.step('someone who was not there and has no name watches the replay', async () => {
    await ana.page.getByRole('button', { name: sheet.replayMatch }).click();
    await ana.page.getByRole('slider').waitFor();
    await ana.page.getByRole('button', { name: replay.share }).click();
    const shared = await ana.page.getByRole('textbox', { name: replay.link }).inputValue();
    const fay = await Friend.arrive(browser, 'Fay', PHONE);
    await fay.page.goto(shared);
    await fay.page.getByRole('slider').waitFor();
    for (const name of ['Ana', 'Ben', 'Dee']) await expect(fay.page.getByRole('main')).toContainText(name);
    expect(fay.problems).toEqual([]);
    await fay.closeBrowser();
    await ana.page.goBack();
  });

  await test.step('everyone taps once, and the next match begins', async () => {
    for (const { page } of [ana, ben, cai, tablet])
      await page.getByRole('button', { name: sheet.rematch }).click();
    for (const { table } of [ana, ben, cai, tablet]) await table.takeRest.waitFor();
  });

  await test.step('one leaves and returns to the same cards', async () => {
    const before = await ben.table.cards();
    await ben.page.goto(`${address}icon.svg`);
    const people = await ana.openPeople();
    const seat = people.getByRole('listitem').filter({ hasText: 'Ben' });
    await expect(seat).toContainText(online.room.absent);
    await ben.page.goto(link);
    await ben.table.takeRest.waitFor();
    expect(await ben.table.cards()).toEqual(before);
    await expect(seat).not.toContainText(online.room.absent);
  });

  await test.step('one is replaced by a bot, after the others have agreed', async () => {
    await ana.page.getByRole('button', { name: online.table.removeName('Cai') }).click();
    await ana.page.keyboard.press('Escape');
    for (const { page } of [ben, tablet])
      await page.getByRole('button', { name: online.table.agree }).click();
    await expect(ana.page.getByText(online.table.left('Cai'))).toBeVisible();
    await expect(cai.table.hand).toBeHidden();
  });

  for (const friend of [ana, ben, cai, tablet, eve]) {
    expect(friend.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await friend.closeBrowser();
  }
});

/** Plays a round. Halfway through, the network is lost and comes back; the hand must stay the same. */
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

/** Plays a round and switches browsers halfway; the hand must stay the same. Returns the friend in the new browser. */
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

/** Checks that the server has sent no one anything they must not see. */
function expectNoLeaks(
  server: RunningServer,
  code: string,
  players: readonly (readonly [Friend, string])[],
  spectator: Friend,
): void {
  const history = new TableHistory(server.log(code));
  const leaksOf = ({ received }: Friend, receiver: Receiver): readonly string[] =>
    leaksIn(
      history,
      code,
      receiver,
      received.map((text) => ({ at: Date.now(), text })),
    );
  for (const [player, id] of players) expect(leaksOf(player, { type: 'person', id })).toEqual([]);
  expect(leaksOf(spectator, STRANGER)).toEqual([]);
  // Shows that the check can find leaks: a player's messages contain what a stranger must not see.
  expect(leaksOf(players[0]![0], STRANGER)).not.toEqual([]);
  for (const { received } of [...players.map(([player]) => player), spectator])
    expect(received.length).toBeGreaterThan(20);
}
