import { expect, test } from './fixtures.ts';

test('the page opens without an error under its own policy', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
});
