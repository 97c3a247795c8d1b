import { help } from '../src/i18n/en/help.ts';
import { tips } from '../src/i18n/en/tips.ts';
import { expect, test } from './fixtures.ts';

test('the help shows customised keys and links to the rules', async ({ page, openHome }) => {
  await page.addInitScript(() => {
    localStorage.setItem('schupf.settings', JSON.stringify({ keys: { pass: 'u', hint: null } }));
  });
  await openHome();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: help.title });
  await expect(dialog.getByText('U', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Off', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 wish 8')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await dialog.getByRole('link', { name: help.toRules }).click();
  await expect(page).toHaveURL(/#\/rules$/);
  await expect(dialog).toBeHidden();
});

test('dismissing a tip returns the focus to the cards', async ({ page, playNow }) => {
  const table = await playNow();
  await table.takeRest.waitFor();
  await page.getByRole('button', { name: tips.dismiss }).press('Enter');
  await expect(table.hand.getByRole('button').first()).toBeFocused();
});
