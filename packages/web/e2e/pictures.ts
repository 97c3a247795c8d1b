// Makes the pictures that browsers, systems and chats show for the app: npm run pictures
// The icons are made from public/icon.svg, the cards in link previews from the app's own deck, and the screenshots for
// installing the app from a match against bots. The pictures are in git. Run this only after one of their sources has
// changed.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { messages } from '../src/i18n/en/index.ts';
import { withBrowser } from './browser.ts';
import { DEALS } from './deals.ts';
import { TableScreen } from './table.ts';
import { screenshotAsWebp } from './webp.ts';

const WEB = join(import.meta.dirname, '..');
const PUBLIC = join(WEB, 'public');
const SERVER_ASSETS = join(WEB, '../server/assets');

/** The two parts of the icon: its rounded square, and what is drawn on it. */
function iconContent(): { readonly background: string; readonly content: string } {
  const icon = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  const [, background = '', content = ''] = /(<radialGradient.*?<rect [^>]*\/>)(.*)<\/svg>/s.exec(icon) ?? [];
  if (content === '') throw new Error('icon.svg does not begin with its gradient and its background');
  return { background, content };
}

/** The icon without transparent corners. Systems that crop icons to a shape need a margin around the content. */
function squareIcon(margin: number): string {
  const { background, content } = iconContent();
  const scale = 1 - (2 * margin) / 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${background.replace('rx="14"', '')}<g transform="translate(${margin} ${margin}) scale(${scale})">${content}</g></svg>`;
}

async function paintIcon(page: Page, svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** An `.ico` file with one PNG picture. */
function icoWith(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function makeIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const icon = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  for (const size of [192, 512])
    writeFileSync(join(PUBLIC, `icon-${size}.png`), await paintIcon(page, icon, size));
  writeFileSync(join(PUBLIC, 'icon-maskable-512.png'), await paintIcon(page, squareIcon(8), 512));
  writeFileSync(join(PUBLIC, 'apple-touch-icon.png'), await paintIcon(page, squareIcon(2), 180));
  writeFileSync(join(PUBLIC, 'favicon.ico'), icoWith(await paintIcon(page, icon, 32), 32));
  await page.close();
}

/** Runs in the page: leaves only four of its cards, in a fan. */
function showCards(): void {
  const sprite = document.querySelector('.card-sprite')!;
  const cards = [...document.querySelectorAll<HTMLElement>('.landing__card .card')];
  const fan = document.createElement('div');
  fan.id = 'fan';
  fan.style.cssText = 'position:relative;width:560px;height:374px;--card:198px';
  for (const [place, card] of cards.toSpliced(2, 1).entries()) {
    const turn = (place - 1.5) * 7;
    card.style.cssText = `position:absolute;left:${20 + place * 107}px;top:${38 + Math.abs(place - 1.5) * 8}px;rotate:${turn}deg`;
    fan.append(card);
  }
  document.body.replaceChildren(sprite, fan);
  document.documentElement.style.background = 'none';
  document.body.style.cssText = 'margin:0;background:none';
}

/** The cards come from an invitation, because all of them are visible on that page. */
async function makeCards(browser: Browser, address: string): Promise<void> {
  const host = await browser.newContext();
  const { origin } = new URL(address);
  const post = (path: string, data: object) =>
    host.request.post(`${origin}/api/${path}`, { data, headers: { origin } });
  await post('guest', { name: 'Anna' });
  const empty = { type: 'nobody' };
  const table = {
    rules: { variant: 'nanjing' },
    speed: 'relaxed',
    visibility: 'private',
    chairs: [null, empty, empty, empty],
    startsImmediately: false,
    freeChat: true,
    handsAfter: null,
  };
  const { code } = (await (await post('tables', table)).json()) as { readonly code: string };
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await page.goto(`${origin}/t/${code}`);
  await page.locator('.landing__card .card').last().waitFor();
  await page.evaluate(showCards);
  writeFileSync(
    join(SERVER_ASSETS, 'cards.png'),
    await page.locator('#fan').screenshot({ omitBackground: true }),
  );
  await page.close();
  await host.close();
}

async function makeScreenshot(
  browser: Browser,
  address: string,
  name: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  const page = await browser.newPage({ viewport, locale: 'en-GB', bypassCSP: true });
  await page.goto(`${address}?deal=${DEALS.phoenix}&pace=20`);
  await page.getByRole('button', { name: messages.home.play.nanjing }).click();
  const table = new TableScreen(page);
  await table.playUntil((asked) => asked === 'turn');
  await table.settled();
  writeFileSync(join(PUBLIC, name), await screenshotAsWebp(page, 0.8));
  await page.close();
}

mkdirSync(SERVER_ASSETS, { recursive: true });
await build({ root: WEB, logLevel: 'warn' });
await withBrowser(join(WEB, 'dist'), async (browser, address) => {
  await makeIcons(browser);
  await makeCards(browser, address);
  await makeScreenshot(browser, address, 'screenshot-wide.webp', { width: 1280, height: 800 });
  await makeScreenshot(browser, address, 'screenshot-narrow.webp', { width: 390, height: 844 });
});
