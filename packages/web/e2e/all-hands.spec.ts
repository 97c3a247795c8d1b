import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openFolder, type Storage } from '@schupf/server';
import { SPEEDS } from '@schupf/table';
import { Player } from '../../server/test/player.ts';
import { TestServer } from '../../server/test/test-server.ts';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';

const ROOT = join(import.meta.dirname, '../../..', process.env['WEB_ROOT'] ?? 'packages/web/dist');
const BOT = { type: 'bot', name: 'club-1' } as const;
const QUICK = {
  ...SPEEDS.normal,
  reaction: 50,
  closing: 50,
  rest: 500,
  botDelay: [50, 60] as [number, number],
};

/** Storage whose tables show all hands after a shorter delay than the form allows. */
async function withHandsAfter(folder: string, seconds: number): Promise<Storage> {
  const { tables, ...others } = await openFolder(folder);
  const find: typeof tables.find = async (code) => {
    const row = await tables.find(code);
    return row && { ...row, info: { ...row.info, handsAfter: seconds } };
  };
  const changed = new Proxy(tables, {
    get: (target, name) => (name === 'find' ? find : Reflect.get(target, name).bind(target)),
  });
  return { ...others, tables: changed };
}

test('a spectator sees all hands at a table that shows them with a delay', async ({ page }) => {
  const data = mkdtempSync(join(tmpdir(), 'schupf-hands-'));
  const server = await TestServer.start({ root: ROOT, data, storage: await withHandsAfter(data, 1) });
  const host = await Player.arrive(server.address, 'Ana');
  const code = await host.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 3 } },
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    handsAfter: 600,
    startsImmediately: true,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.address}/#/t/${code}`);
  await page.getByRole('button', { name: online.name.watch }).click();
  await expect(page.getByText('all hands', { exact: false }).first()).toBeVisible();
  host.watch(code);
  host.play();

  const hands = page.getByRole('list', { name: online.table.allHands });
  await expect(hands.getByRole('listitem')).toHaveCount(4);
  await expect(hands.getByRole('listitem').filter({ hasText: 'Ana' }).getByRole('img')).toHaveAccessibleName(
    /(.+, ){7,13}.+/,
  );
  await expect(page.getByRole('button', { name: messages.table.sheet })).toContainText(
    /Ana and Jun.*Mei and Lin/,
  );
  await test.step('seats do not overlap', async () => {
    const seats = await page.locator('.seat').all();
    const boxes = await Promise.all(seats.map(async (seat) => (await seat.boundingBox())!));
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
        ).toBe(true);
    expect(boxes).toHaveLength(4);
  });
  host.leave();
  await server.close();
  rmSync(data, { recursive: true, force: true });
});
