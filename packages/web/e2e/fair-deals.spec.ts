import { expect } from '@playwright/test';
import { deals } from '@schupf/phrasebook/en/deals';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';
import { sheet } from '../src/i18n/en/sheet.ts';
import { Friend, test } from './friends-table.ts';

test('after a match of two people, their devices verify its deals; a changed record says what is wrong', async ({
  browser,
  server,
}) => {
  const ana = await Friend.arrive(browser, 'Ana');
  const ben = await Friend.arrive(browser, 'Ben', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const link = await ana.openTable(server.address);
  await ben.join(link);
  await expect(ana.chair(3)).toContainText('Ben');
  await ana.start();
  await ana.table.takeRest.waitFor();
  await ana.page.getByRole('button', { name: messages.table.menu }).click();
  await ana.page.getByRole('button', { name: messages.table.endMatch }).click();
  await ana.page.getByRole('button', { name: messages.table.reallyEnd }).click();
  await ben.page.getByRole('button', { name: online.table.agree }).click();

  await test.step('the result says that the deals are verified, and that this device took part', async () => {
    for (const { page } of [ana, ben]) {
      const dialog = page.getByRole('dialog', { name: sheet.matchOver });
      await expect(dialog.getByText(deals.verdicts.verified)).toBeVisible();
      await expect(dialog.getByText(deals.witness.tookPart)).toBeVisible();
    }
  });

  const { page } = ben;
  await test.step('the details name who added salts', async () => {
    await page.getByRole('link', { name: deals.page.details }).tap();
    await expect(page.getByRole('heading', { name: deals.page.title })).toBeVisible();
    await expect(page.getByText(deals.checked.salts(2, 'Ana and Ben'))).toBeVisible();
  });

  await test.step('a changed commitment is found in a pasted record', async () => {
    const code = link.split('/').at(-1)!;
    const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}`)).text(), `${code}-1`);
    const tampered = record.replace(/^fair commitment: ./m, (start) =>
      start.endsWith('0') ? start.replace(/.$/, '1') : start.replace(/.$/, '0'),
    );
    await page.getByLabel(deals.page.paste).fill(tampered);
    await page.getByRole('button', { name: deals.page.check, exact: true }).tap();
    await expect(page.getByText(deals.problems.commitment)).toBeVisible();
    await expect(page.getByRole('heading', { name: deals.verdicts.failed })).toBeVisible();
  });

  await test.step('a match without a proof says so kindly', async () => {
    await page.getByLabel(deals.page.paste).fill('schupf 1\nvariant: nanjing\n');
    await page.getByRole('button', { name: deals.page.check, exact: true }).tap();
    await expect(page.getByText(deals.unverifiable.none)).toBeVisible();
  });
});
