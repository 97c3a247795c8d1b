import { expect } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { turns } from '../src/i18n/en/turns.ts';
import { Friend, test } from './friends-table.ts';

const BOT = { type: 'bot' as const, name: 'planner-1' };

test('the start page lists the tables that wait for me, and leads there', async ({ browser, server }) => {
  const ana = await Friend.arrive(browser, 'Ana', { viewport: { width: 390, height: 844 } });
  const { page } = ana;
  await page.goto(server.address);
  await page.evaluate(signIn, 'Ana');
  const mine = await page.evaluate(openTable, { speed: 'days', chairs: [null, BOT, BOT, BOT], begins: true });
  await page.evaluate(openTable, {
    speed: 'days-7',
    chairs: [null, BOT, BOT, { type: 'nobody' as const }],
    begins: false,
  });
  await page.goto(`${server.address}#/matches`);
  await page.goto(server.address);
  await page.reload();
  const list = page.getByRole('region', { name: turns.yourMove(1) });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(page).toHaveTitle('(1) Schupf');
  await expect(list.getByRole('link').first()).toContainText(turns.left('23 hours'));
  await expect(list.getByRole('link').last()).toContainText(turns.notBegun);
  await page.setViewportSize({ width: 1280, height: 800 });
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`#/t/${mine}$`));
  await expect(page.getByRole('button', { name: messages.table.decline })).toBeVisible();
});

async function signIn(name: string): Promise<void> {
  await fetch('api/guest', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
}

interface Wanted {
  readonly speed: string;
  readonly chairs: readonly (object | null)[];
  readonly begins: boolean;
}

async function openTable({ speed, chairs, begins }: Wanted): Promise<string> {
  const answer = await fetch('api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      rules: { variant: 'nanjing' },
      ...{ speed, chairs, visibility: 'private', startsImmediately: begins, freeChat: false, handsAfter: null },
    }),
  });
  return ((await answer.json()) as { readonly code: string }).code;
}
