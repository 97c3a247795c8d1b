import { expect } from '@playwright/test';
import type { NewTable } from '@schupf/protocol';
import { messages } from '../src/i18n/en/index.ts';
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
  await expect(link).toContainText(turns.left('23 hours'));
  await expect(page).toHaveTitle(/^\(1\) Schupf/);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#/t/${code}$`));
  await page.getByRole('button', { name: messages.table.decline }).click();
  await table.hand.waitFor();
  expect(ana.problems).toEqual([]);
});
