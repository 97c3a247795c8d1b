import { expect, test } from './fixtures.ts';

test('the page opens without errors under its content security policy', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
});
