import { expect, type Page } from '@playwright/test';
import type { NewTable } from '@schupf/protocol';
import { COMMANDS } from '../src/app/key-map.ts';
import { turns } from '../src/i18n/en/turns.ts';
import { Friend, ROUND_TIMEOUT, test } from './friends-table.ts';
import { ACTION_TIMEOUT, TableScreen } from './table.ts';

const BOT = { type: 'bot' as const, name: 'planner-1' };
const BY_DAYS: NewTable = {
  ...{ rules: { variant: 'nanjing' }, speed: 'days', visibility: 'private', startsImmediately: true },
  ...{ freeChat: false, handsAfter: null, chairs: [null, BOT, BOT, BOT] },
};

test('the start page lists the tables that wait for me, and leads there', async ({ browser, server }) => {
  const ana = await Friend.arrive(browser, 'Ana', { viewport: { width: 390, height: 844 } });
  const { page, table } = ana;
  const code = await ana.openCustomTable(server.address, BY_DAYS);
  // Without her device, the cards would wait for its salt.
  await page.goto(`${server.address}#/t/${code}`);
  expect(await table.asked()).toBe('grand');
  await page.goto(server.address);
  const list = page.getByRole('region', { name: turns.yourMove(1) });
  const link = list.getByRole('link');
  await expect(link).toContainText('With 3 bots');
  await expect(link).toContainText('23 hours left');
  await expect(page).toHaveTitle(/^\(1\) Schupf/);
  // The server says when the list has changed.
  const read = page.waitForResponse((response) => response.url().endsWith('api/me/turns'));
  const otherTab = new TableScreen(await page.context().newPage());
  await otherTab.page.goto(`${server.address}#/t/${code}`);
  await otherTab.press(otherTab.takeRest);
  await read;
  await otherTab.page.close();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));
  expect(await table.asked()).toBe('push');
  await expect(page.getByText(/^You have until /)).toBeVisible();
  expect(ana.problems).toEqual([]);
});

test('the service worker shows what the server pushes, and lists are read again', async ({
  browser,
  server,
}) => {
  const ana = await Friend.arrive(browser, 'Ana', { serviceWorkers: 'allow' });
  const { page } = ana;
  const working = page.context().waitForEvent('serviceworker');
  await page.goto(server.address);
  const worker = await working;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // Not every Chromium can show notifications.
  await worker.evaluate(rememberNotifications);
  const code = await ana.openCustomTable(server.address, BY_DAYS);
  await page.goto(`${server.address}#/t/${code}`);
  expect(await ana.table.asked()).toBe('grand');
  await page.goto(`${server.address}#/me`);
  await expect(page.getByRole('heading', { name: turns.notices.title })).toBeVisible();
  await page.goto(`${server.address}#/matches`);
  await expect(page.getByRole('region', { name: turns.yourMove(1) })).toBeVisible();
  const read = page.waitForResponse((response) => response.url().endsWith('api/me/turns'));
  const notice = { title: 'Your move', body: 'With Ben', tag: 'topic', path: `t/${code}` };
  await push(page, server.address, notice);
  await read;
  const shown = () => worker.evaluate(() => (globalThis as unknown as Remembering).shown);
  await expect
    .poll(shown)
    .toEqual([{ title: 'Your move', body: 'With Ben', tag: 'topic', data: `t/${code}` }]);
  await page.goto(`${server.address}#/t/${code}`);
  await expect(page.getByText(/^You have until /)).toBeVisible();
  await push(page, server.address, { ...notice, title: 'At this table' });
  await push(page, server.address, { ...notice, title: 'Elsewhere', path: 't/another' });
  await expect
    .poll(async () => (await shown()).map(({ title }) => title))
    .toEqual(['Your move', 'Elsewhere']);
});

test('people pass in advance, and no one else is told', async ({ browser, server }) => {
  test.setTimeout(ROUND_TIMEOUT);
  const ana = await Friend.arrive(browser, 'Ana', { viewport: { width: 390, height: 844 } });
  const ben = await Friend.arrive(browser, 'Ben');
  const code = await ana.openCustomTable(server.address, {
    ...BY_DAYS,
    ...{ startsImmediately: false, chairs: [null, { type: 'nobody' }, BOT, BOT] },
  });
  await ana.page.goto(`${server.address}#/t/${code}`);
  await ben.join(`${server.address}#/t/${code}`);
  await ana.start();
  await playUntilMustFollow(ben, ana);
  const { page } = ana;
  const open = page.getByRole('button', { name: turns.passing.open });
  const question = page.getByRole('group', { name: turns.passing.question });
  const chosen = page.getByRole('button', { name: turns.passing.now.trickEnd });
  const before = ben.received.length;
  await open.click();
  await expect(question.getByRole('button', { name: turns.passing.trickEnd })).toBeFocused();
  await question.getByRole('button', { name: turns.passing.trickEnd }).press('Enter');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(question).toBeHidden();
  // It is still there after a reload, and can be withdrawn.
  await page.reload();
  await chosen.click();
  await expect(open).toBeVisible();
  await page.keyboard.press(COMMANDS.autoPass);
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(ben.received.slice(before).filter((text) => text.includes('pass'))).toEqual([]);
  expect([...ana.problems, ...ben.problems]).toEqual([]);
});

/** Both play what the page suggests until one of them may pass on a trick. */
async function playUntilMustFollow(follower: Friend, other: Friend): Promise<void> {
  for (let decisions = 0; decisions < 100; decisions++) {
    const asked = (friend: Friend) =>
      friend.table.asked().then(
        (what) => ({ friend, what }),
        () => null,
      );
    const next = await Promise.race([asked(follower), asked(other)]);
    if (next === null) break;
    const { friend, what } = next;
    if (friend === follower && what === 'turn' && (await mayPass(friend))) return;
    await friend.decide(what);
  }
  throw new Error(`${follower.name} never had to follow`);
}

function mayPass({ table }: Friend): Promise<boolean> {
  return table.pass.isEnabled({ timeout: ACTION_TIMEOUT }).catch(() => false);
}

interface Remembering {
  shown: { readonly title: string }[];
}

/** Runs in the service worker. */
function rememberNotifications(): void {
  const scope = globalThis as unknown as Remembering & { registration: ServiceWorkerRegistration };
  scope.shown = [];
  scope.registration.showNotification = async (title, options) => {
    const { body, tag, data } = options!;
    scope.shown.push({ title, ...{ body, tag, data } });
  };
}

async function push(page: Page, address: string, notice: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first !== undefined) registration.resolve(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(address).origin,
    registrationId: await registration.promise,
    data: JSON.stringify(notice),
  });
  await session.detach();
}
