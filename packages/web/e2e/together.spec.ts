import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { openFolder, type Storage } from '@schupf/server';
import { SPEEDS } from '@schupf/table';
import { Player } from '../../server/test/player.ts';
import { TestServer } from '../../server/test/test-server.ts';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { study } from '../src/i18n/en/study.ts';
import { together } from '../src/i18n/en/together.ts';
import { expectAccessible } from './axe.ts';
import { Friend } from './friends-table.ts';

const ROOT = join(import.meta.dirname, '../../..', process.env['WEB_ROOT'] ?? 'packages/web/dist');
const RECORD = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');
const BOT = { type: 'bot', name: 'beginner-1' } as const;
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Storage that replaces what was played by a known match, so that the tests know what can be tried out. */
async function withKnownMatches(folder: string): Promise<Storage> {
  const { matches, ...others } = await openFolder(folder);
  const add: typeof matches.add = (row) => matches.add({ ...row, record: RECORD });
  const changed = new Proxy(matches, {
    get: (target, name) => (name === 'add' ? add : Reflect.get(target, name).bind(target)),
  });
  return { ...others, matches: changed };
}

let server: TestServer;
let data: string;

test.beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'schupf-together-'));
  server = await TestServer.start({ root: ROOT, data, storage: await withKnownMatches(data) });
});

test.afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** A table at which Ana and Ben have just finished a match of two rounds, which is stored as another one. Both have closed their connections. */
async function finishedMatch() {
  const ana = await Player.arrive(server.address, 'Ana');
  const ben = await Player.arrive(server.address, 'Ben');
  const code = await ana.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 2 } },
    speed: QUICK,
    chairs: [null, BOT, { type: 'nobody' }, BOT],
  });
  for (const player of [ana, ben]) {
    player.watch(code);
    await player.until(() => true);
  }
  expect((await ben.command({ type: 'sit', chair: 2, name: 'Ben' })).ok).toBe(true);
  expect((await ana.command({ type: 'start' })).ok).toBe(true);
  for (const player of [ana, ben]) player.play();
  await ana.until(({ status }) => status.stage === 'over');
  for (const player of [ana, ben]) player.leave();
  return { code, ana, ben };
}

/** Opens a browser in which a player is signed in. */
async function browserOf(browser: Browser, player: Player, options?: BrowserContextOptions): Promise<Friend> {
  const friend = await Friend.arrive(browser, player.name, options);
  const [name = '', value = ''] = player.cookie.split('=', 2);
  await friend.page.context().addCookies([{ name, value, url: server.address }]);
  return friend;
}

const slider = (page: Page) => page.getByRole('slider', { name: replay.position });
const bar = (page: Page) => page.getByRole('region', { name: together.bar });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('two players go through their match together', async ({ browser }) => {
  const match = await finishedMatch();
  const ana = await browserOf(browser, match.ana);
  const ben = await browserOf(browser, match.ben, PHONE);
  for (const { page } of [ana, ben]) await page.goto(`${server.address}/t/${match.code}`);

  await test.step('one of them begins, and the other joins where they are', async () => {
    await ana.page.getByRole('link', { name: online.together.start }).click();
    await expect(bar(ana.page)).toContainText(together.leads(null));
    await ana.page.keyboard.press('ArrowDown');
    await expect(ana.page.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(2));
    await ana.page.keyboard.press('Shift+ArrowRight');
    const points = ben.page.getByRole('dialog');
    await expect(points.getByText(online.together.goThrough('Ana', 1))).toBeVisible();
    await points.getByRole('link', { name: online.together.join }).tap();
    await expect(bar(ben.page)).toContainText(together.leads('Ana'));
    await expect(bar(ana.page)).toContainText(together.alsoHere('Ben'));
    await expect(ben.page.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(2));
    await expect(slider(ben.page)).toHaveValue(await slider(ana.page).inputValue());
    await expect(slider(ben.page)).not.toHaveValue('0');
  });

  await test.step('the other’s page follows, until they look elsewhere', async () => {
    await press(ana.page, replay.next);
    const place = await slider(ana.page).inputValue();
    await expect(slider(ben.page)).toHaveValue(place);
    await ana.page.getByRole('radio', { name: replay.asISaw }).check({ force: true });
    await expect(ben.page.getByRole('radio', { name: replay.asTheySaw('Ana') })).toBeChecked();
    await ana.page.getByRole('radio', { name: replay.allHands }).check({ force: true });
    await expect(ben.page.getByRole('radio', { name: replay.allHands })).toBeChecked();
    await press(ben.page, replay.previous);
    await press(ana.page, replay.next);
    await expect(slider(ben.page)).toHaveValue(String(Number(place) - 1));
    await press(ben.page, together.follow('Ana'));
    await expect(slider(ben.page)).toHaveValue(String(Number(place) + 1));
    await expect(slider(ana.page)).toHaveValue(String(Number(place) + 1));
  });

  await test.step('both point: at a card on the board, and at a player', async () => {
    await press(ben.page, together.point);
    const card = ben.page.locator('.replay-hand [data-card]').first();
    const number = await card.getAttribute('data-card');
    await card.tap({ position: { x: 4, y: 8 } });
    const mark = ana.page.locator('.pointer').filter({ hasText: 'Ben' });
    await expect(mark).toBeVisible();
    await expect(async () => {
      const frame = (await mark.boundingBox())!;
      const target = (await ana.page.locator(`.replay-board [data-card="${number}"]`).boundingBox())!;
      expect(Math.abs(frame.x - target.x)).toBeLessThan(2);
      expect(Math.abs(frame.y - target.y)).toBeLessThan(2);
    }).toPass();
    await expect(mark).toBeHidden();
    await press(ben.page, together.point);

    await bar(ana.page).getByRole('button', { name: together.point }).press('Enter');
    const panel = ana.page.getByRole('region', { name: together.point });
    await panel.getByRole('button', { name: 'Ben', exact: true }).press('Enter');
    await expect(ben.page.getByText(together.pointsAt('Ana', messages.table.you))).toBeAttached();
    await expect(ben.page.locator('.pointer')).toContainText('Ana');
    await bar(ana.page).getByRole('button', { name: together.point }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('the leader tries another way to play, and everyone sees it', async () => {
    const before = await slider(ana.page).inputValue();
    await press(ana.page, study.whatIf);
    const panel = ana.page.getByRole('region', { name: study.whatIf });
    await expect(panel).toBeVisible();
    await expect(bar(ben.page)).toContainText(together.triesOut('Ana'));
    await panel.getByRole('button', { name: `: ${messages.table.pass}` }).click();
    for (const { page } of [ana, ben]) await expect(slider(page)).toHaveAttribute('max', /^[1-9]/);
    await expect(slider(ben.page)).toHaveValue(await slider(ana.page).inputValue());
    await panel.getByRole('button', { name: messages.table.undo }).click();
    await expect(slider(ben.page)).toHaveAttribute('max', '0');
    await panel.getByRole('button', { name: study.backToRound }).click();
    for (const { page } of [ana, ben]) await expect(slider(page)).toHaveValue(before);
    await expect(bar(ben.page)).not.toContainText(together.triesOut('Ana'));
  });

  await test.step('the lead is handed over', async () => {
    await ana.page
      .getByRole('group', { name: together.handOver })
      .getByRole('button', { name: 'Ben' })
      .click();
    await expect(bar(ana.page)).toContainText(together.leads('Ben'));
    await expect(bar(ben.page)).toContainText(together.leads(null));
    await press(ben.page, replay.previousRound);
    await expect(ana.page.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(1));
  });

  await test.step('everything is accessible', async () => {
    const looks = [
      { theme: 'jade', width: 1280, height: 800 },
      { theme: 'paper', width: 390, height: 844 },
    ] as const;
    await press(ana.page, together.point);
    await expectAccessible(ana.page, looks, 'together');
    await press(ben.page, replay.nextTrick);
    await press(ben.page, study.whatIf);
    await expectAccessible(ben.page, looks, 'what if');
  });

  for (const friend of [ana, ben]) {
    expect(friend.problems).toEqual([]);
    await friend.closeBrowser();
  }
});

test('people who lose their connection come back to the replay', async ({ browser }) => {
  const match = await finishedMatch();
  const ana = await browserOf(browser, match.ana);
  const ben = await browserOf(browser, match.ben);
  await ana.page.goto(`${server.address}/#/t/${match.code}/replay/1`);
  await expect(bar(ana.page)).toContainText(together.leads(null));
  await ben.page.goto(`${server.address}/#/t/${match.code}/replay/last`);
  await expect(bar(ben.page)).toContainText(together.leads('Ana'));

  await test.step('the leader’s connection is lost, and the other takes the lead', async () => {
    await ana.page.context().setOffline(true);
    await expect(bar(ben.page)).toContainText(together.noLeader);
    await press(ben.page, together.lead);
    await expect(bar(ben.page)).toContainText(together.leads(null));
    await press(ben.page, replay.nextTrick);
    await ana.page.context().setOffline(false);
    await expect(bar(ana.page)).toContainText(together.leads('Ben'));
    await expect(slider(ana.page)).toHaveValue(await slider(ben.page).inputValue());
  });

  await test.step('someone who is alone continues where they were, even in a line', async () => {
    await ana.page.getByRole('link', { name: replay.toTable }).click();
    await expect(bar(ben.page)).not.toContainText('Ana');
    await press(ben.page, replay.next);
    await press(ben.page, study.whatIf);
    const panel = ben.page.getByRole('region', { name: study.whatIf });
    await panel.getByRole('button', { name: `: ${messages.table.pass}` }).click();
    await expect(slider(ben.page)).not.toHaveAttribute('max', '0');
    const last = (await slider(ben.page).getAttribute('max'))!;
    const joined = () => ben.received.filter((frame) => frame.includes('"type":"replay"')).length;
    const before = joined();
    await ben.page.context().setOffline(true);
    await expect(ben.page.getByText(online.connection.reconnecting)).toBeVisible();
    await ben.page.context().setOffline(false);
    // Otherwise the other might join the empty replay first, and lead.
    await expect.poll(joined).toBeGreaterThan(before);
    await ana.page.getByRole('link', { name: online.together.join }).click();
    await expect(bar(ana.page)).toContainText(together.leads('Ben'));
    await expect(slider(ana.page)).toHaveAttribute('max', last);
  });

  await test.step('a reload leads back to the same place', async () => {
    await ana.page.reload();
    await expect(bar(ana.page)).toContainText(together.leads('Ben'));
    await expect(bar(ana.page)).toContainText(together.triesOut('Ben'));
  });

  for (const friend of [ana, ben]) {
    expect(friend.problems).toEqual([]);
    await friend.closeBrowser();
  }
});
