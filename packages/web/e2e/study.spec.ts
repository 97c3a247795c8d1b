import { readFileSync } from 'node:fs';
import { messages } from '../src/i18n/en/index.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { study } from '../src/i18n/en/study.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const RECORD = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');

test('a round becomes a study with a comment and a branch, and the study can be exported and imported', async ({
  page,
  openHome,
}) => {
  await page.route('**/shared.schupf', (route) => route.fulfill({ contentType: 'text/plain', body: RECORD }));
  await openHome();
  await page.goto('/#/replay/link/shared.schupf/1');
  await page.getByRole('button', { name: replay.share }).click();
  await page.getByRole('button', { name: replay.addToStudy }).click();
  await page.getByRole('button', { name: study.create }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.untitled);

  // Comments on the first lead.
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: study.edit, exact: true }).click();
  const comment = page.getByRole('textbox', { name: study.comment });
  await comment.fill('A good lead.');
  await page.getByRole('textbox', { name: study.studyTitle }).fill('Full houses');
  await page.getByRole('textbox', { name: study.chapterTitle }).fill('Mei leads');
  await page.getByRole('textbox', { name: study.chapterTitle }).blur();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full houses');

  // What if the next player had played a higher card instead? Everyone passes, then someone leads.
  const slider = page.getByRole('slider');
  const place = Number(await slider.inputValue());
  await page.getByRole('button', { name: study.whatIf }).click();
  const panel = page.getByRole('region', { name: study.whatIf });
  for (let pass = 0; pass < 3; pass++)
    await panel.getByRole('button', { name: new RegExp(`: ${messages.table.pass}$`) }).click();
  await panel.getByRole('group').last().getByRole('button').first().click();
  await panel.getByRole('button', { name: new RegExp(`^${messages.table.playIt('')}`) }).click();
  await expectAccessible(page, [{ theme: 'jade', width: 390, height: 844 }], 'what-if');
  await panel.getByRole('button', { name: study.keep }).click();
  await expect(page.getByRole('radio', { name: study.branch(1) })).toBeChecked();
  await expect(slider).toHaveValue(String(place + 1));
  await page.getByRole('radio', { name: study.asPlayed }).check({ force: true });
  await expect(slider).toHaveValue('0');
  await expectAccessible(
    page,
    [
      { theme: 'jade', width: 1280, height: 800 },
      { theme: 'paper', width: 390, height: 844 },
    ],
    'study',
  );

  // Exported to a file and imported again.
  await page.getByRole('link', { name: study.all }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: study.named(study.export, 'Full houses') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Full-houses.schupf-study');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('{A good lead.}');
  await page.getByRole('button', { name: study.named(study.delete, 'Full houses') }).click();
  await page.getByRole('dialog').getByRole('button', { name: study.delete }).click();
  await expect(page.getByText(study.none)).toBeVisible();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'broken',
    mimeType: 'text/plain',
    buffer: Buffer.from(text.replace('\nschupf 1\n', '\nschupf 9\n')),
  });
  await expect(page.getByRole('alert')).toContainText('can’t be read');
  await input.setInputFiles({ name: 'whole', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full houses');
  await page.reload();
  await page.getByRole('button', { name: study.nextComment }).click();
  await expect(page.getByText('A good lead.')).toBeVisible();
  await expect(slider).toHaveValue(String(place));
  await expect(page.getByRole('radio', { name: study.branch(1) })).toBeVisible();
});
