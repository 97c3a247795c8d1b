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
  await page.context().grantPermissions(['notifications'], { origin: new URL(server.address).origin });
  await page.goto(server.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const code = await ana.openCustomTable(server.address, BY_DAYS);
  await page.goto(`${server.address}#/me`);
  await expect(page.getByRole('heading', { name: turns.notices.title })).toBeVisible();
  await expect(page.getByRole('button', { name: turns.notices.turnOn })).toBeVisible();
  await page.goto(`${server.address}#/matches`);
  const read = page.waitForResponse((response) => response.url().endsWith('api/me/turns'));
  const notice = { title: 'Your move', body: 'With Ben', tag: 'topic', path: `t/${code}` };
  await push(page, server.address, notice);
  await read;
  await expect
    .poll(() => page.evaluate(shownNotices))
    .toEqual([{ title: 'Your move', body: 'With Ben', tag: 'topic', path: `t/${code}` }]);
  await push(page, server.address, { ...notice, body: 'With Ben · 2 hours left' });
  await expect.poll(() => page.evaluate(shownNotices)).toMatchObject([{ body: 'With Ben · 2 hours left' }]);
});

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
}

async function shownNotices(): Promise<object[]> {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, path: data as string }));
}
