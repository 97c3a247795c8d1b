import { expect, type Page } from '@playwright/test';
import type { NewTable } from '@schupf/protocol';
import { turns } from '../src/i18n/en/turns.ts';
import { Friend, test } from './friends-table.ts';

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
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#/t/${code}$`));
  expect(await table.asked()).toBe('grand');
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
