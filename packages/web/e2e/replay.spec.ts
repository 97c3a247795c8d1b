import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { expect, test } from './fixtures.ts';

const RECORD = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');

/** Writes a finished match, played elsewhere, into the browser's storage. */
async function store(page: Page, record: string): Promise<void> {
  await page.evaluate(async (text) => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const opening = indexedDB.open('schupf', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('rows', { keyPath: ['table', 'seq'] });
      opening.result.createObjectStore('tables', { keyPath: 'id' });
    };
    const database = await result(opening);
    const tables = database.transaction('tables', 'readwrite').objectStore('tables');
    const standing = { round: 3, totals: [1000, 200], me: 0 };
    const outcome = { reason: 'played', winners: [0] };
    await result(
      tables.put({
        id: 'stored',
        terms: { rules: { variant: 'nanjing' }, speed: 'normal', chairs: [], pace: '' },
        seed: 'xoshiro128:stored',
        began: 1,
        changed: 1,
        going: null,
        finished: [{ ...standing, ended: 1, outcome, record: text }],
      }),
    );
    database.close();
  }, record);
}

test('a finished match can be replayed with keys and buttons', async ({ page, openHome }) => {
  await openHome();
  await store(page, RECORD);
  await page.getByRole('link', { name: messages.app.matches }).click();
  await page.getByRole('link', { name: messages.home.matches.replay }).click();
  const slider = page.getByRole('slider', { name: replay.position });
  const line = page.getByRole('main').getByRole('status');
  await expect(line).toHaveText(messages.events.dealt(1));

  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveText(replay.allDealt);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(line).toContainText(' plays: ');
  const place = await slider.inputValue();
  await page.getByRole('button', { name: replay.next, exact: true }).click();
  await expect(slider).toHaveValue(String(Number(place) + 1));
  await page.getByRole('button', { name: replay.previousTrick }).click();
  await expect(slider).toHaveValue(place);

  const hidden = page.getByRole('img', { name: new RegExp(`${replay.hidden('')}$`) });
  await expect(hidden).toHaveCount(0);
  await page.getByRole('radio', { name: replay.shows.mine }).check({ force: true });
  await expect(hidden).toHaveCount(3);

  await page.getByRole('region', { name: replay.log }).getByRole('button').nth(1).click();
  await expect(line).toHaveText(replay.allDealt);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: replay.stop })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(2));
  await expect(line).toHaveText(messages.events.dealt(2));
});

test('the replay of an unknown match says that it is missing', async ({ page, openHome }) => {
  await openHome();
  await page.goto('/#/replay/browser/nothing/latest/1');
  await expect(page.getByText(replay.missing)).toBeVisible();
});

test('a match from a link is fetched once for all its rounds', async ({ page, openHome }) => {
  let fetches = 0;
  await page.route('**/shared.schupf', (route) => {
    fetches++;
    return route.fulfill({ contentType: 'text/plain', body: RECORD });
  });
  await openHome();
  await page.goto('/#/replay/link/shared.schupf/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(1));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(2));
  const slider = page.getByRole('slider', { name: replay.position });
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider).not.toHaveValue('0');
  expect(fetches).toBe(1);
});
