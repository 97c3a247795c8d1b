import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { CHAPTERS } from '../src/course/course.ts';
const [address, only = '', language = 'en', sizes = 'phone,desktop'] = process.argv.slice(2);
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const browser = await chromium.launch({ executablePath: findChromium()!, args: [...CHROMIUM_ARGS] });
for (const size of sizes.split(',') as (keyof typeof SIZES)[]) {
  const page = await browser.newPage({ viewport: SIZES[size], locale: 'en-GB' });
  page.on('pageerror', (e) => console.log('ERROR', String(e)));
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()); });
  await page.addInitScript((l) => localStorage.setItem('schupf.settings', JSON.stringify({ motion: 'reduced', sound: 0, language: l })), language);
  await page.goto(`${address}?pace=20#/learn`);
  await page.waitForSelector('h1');
  await page.waitForTimeout(1500);
  if (only === '' || only === 'overview') await page.screenshot({ path: `/tmp/course-shots/${language}-overview-${size}.png`, fullPage: true });
  for (const chapter of CHAPTERS) {
    if (only !== '' && chapter.id !== only && !chapter.levels.some((l) => l.id === only)) continue;
    for (const level of chapter.levels) {
      if (only !== '' && chapter.id !== only && level.id !== only) continue;
      await page.goto(`${address}?pace=20#/lesson/${level.id}`);
      await page.waitForSelector('.lesson');
      await page.waitForTimeout(900);
      await page.screenshot({ path: `/tmp/course-shots/${language}-${chapter.id}-${level.id}-${size}.png` });
    }
    console.log(size, chapter.id);
  }
  await page.close();
}
await browser.close();
