import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { rulesFor } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import { recordOf, walkMatch } from '@schupf/testkit';
import { messages } from '../src/i18n/en/index.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { storeMatch } from './store-match.ts';
import { TableScreen } from './table.ts';

const RECORD = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');

test('a finished match can be replayed with keys and buttons', async ({ page, openHome }) => {
  await openHome();
  await storeMatch(page, RECORD);
  await page.getByRole('link', { name: messages.app.matches, exact: true }).click();
  await page.getByRole('link', { name: messages.home.matches.replay }).click();
  const slider = page.getByRole('slider', { name: replay.position });
  const line = page.getByRole('main').getByRole('status');
  await expect(line).toHaveText(messages.events.dealt(1));

  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveText(replay.allDealt);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(line).toContainText(' plays: ');
  const place = await slider.inputValue();
  await page.getByRole('button', { name: replay.next, exact: true }).click();
  await expect(slider).toHaveValue(String(Number(place) + 1));
  await page.getByRole('button', { name: replay.previousTrick }).click();
  await expect(slider).toHaveValue(place);

  const hidden = page.getByRole('img', { name: new RegExp(`${replay.hidden('')}$`) });
  await expect(hidden).toHaveCount(0);
  await page.getByRole('radio', { name: replay.asISaw }).check({ force: true });
  await expect(hidden).toHaveCount(3);
  const front = page.getByRole('article').first();
  await expect(front).toHaveAccessibleName(messages.table.you);
  await page.getByRole('button', { name: replay.viewFrom('Jun') }).click();
  await expect(front).toHaveAccessibleName('Jun');
  await expect(page.getByRole('radio', { name: replay.asTheySaw('Jun') })).toBeChecked();
  await expect(hidden).toHaveCount(3);

  await page.getByRole('region', { name: replay.log }).getByRole('button').nth(1).click();
  await expect(line).toHaveText(replay.allDealt);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: replay.stop })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(2));
  await expect(line).toHaveText(messages.events.dealt(2));
});

test('the replay of an unknown match says that it is missing', async ({ page, openHome }) => {
  await openHome();
  await page.goto('/#/replay/browser/nothing/latest/1');
  await expect(page.getByText(replay.missing['not-here'])).toBeVisible();
});

test('a match from a link is fetched once for all its rounds', async ({ page, openHome }) => {
  let fetches = 0;
  await page.route('**/shared.schupf', (route) => {
    fetches++;
    return route.fulfill({ contentType: 'text/plain', body: RECORD });
  });
  await openHome();
  await page.goto('/#/replay/link/shared.schupf/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(1));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(2));
  const slider = page.getByRole('slider', { name: replay.position });
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider).not.toHaveValue('0');
  expect(fetches).toBe(1);
});

/** Opens the replay of the match that `store` has written. */
async function openStored(page: Page): Promise<void> {
  await storeMatch(page, RECORD);
  await page.goto('/#/replay/browser/stored/0/1');
  await expect(page.getByRole('slider')).toBeVisible();
}

test('a match against bots can be shared with someone who has no session, until it is withdrawn', async ({
  page,
  context,
  browser,
  openHome,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome();
  await openStored(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const share = page.getByRole('button', { name: replay.share });
  await share.click();
  await page.getByRole('button', { name: replay.upload }).click();
  await expect(page.getByText(replay.copied)).toBeVisible();
  const link = await page.getByRole('textbox', { name: replay.link }).inputValue();
  expect(new URL(link).pathname).toMatch(/^\/r\/[0-9a-z]{16}\/1\/\d+$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const stranger = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await stranger.goto(link);
  const moment = link.split('/').at(-1)!;
  await expect(stranger.getByRole('slider')).toHaveValue(String(Number(moment) - 1));
  await expect(stranger.getByRole('main').getByRole('status')).toContainText(' plays: ');
  // The stranger is not one of the players.
  await expect(stranger.getByRole('article', { name: messages.table.you })).toHaveCount(0);
  await stranger.keyboard.press('ArrowDown');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(messages.common.round(2));

  await page.keyboard.press('Escape');
  await expect(page.getByText(replay.copied)).toBeHidden();
  await share.click();
  await page.getByRole('button', { name: replay.stopSharing }).click();
  await expect(page.getByText(replay.withdrawn)).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByText(replay.missing.withdrawn)).toBeVisible();
  await stranger.goto(link.replace(/\/r\/\w+/, '/r/0000000000000000'));
  await expect(stranger.getByText(replay.missing.unknown)).toBeVisible();
  await stranger.goto(new URL('/#/replay/server/0000000000-1/1', link).href);
  await expect(stranger.getByText(replay.missing['players-only'])).toBeVisible();
  await stranger.context().close();
});

test('a match can be continued against bots from any moment', async ({ page, openHome }) => {
  await openHome({ deal: 'words' });
  await openStored(page);
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: replay.playOn }).click();
  const table = new TableScreen(page);
  await table.hand.waitFor();
  const before = (await table.cards()).length;
  await table.playUntil(async (asked) => asked === 'round-over' || (await table.cards()).length < before);
});

test('the replay is accessible, even with the share panel open', async ({ page, openHome }) => {
  await openHome();
  await openStored(page);
  await page.keyboard.press('Shift+ArrowRight');
  const looks = (['jade', 'night', 'paper'] as const).flatMap((theme) => [
    { theme, width: 1280, height: 800 },
    { theme, width: 390, height: 844 },
  ]);
  await expectAccessible(page, looks, 'replay');
  await page.route('**/api/replays', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.getByRole('button', { name: replay.share }).click();
  await page.getByRole('button', { name: replay.upload }).click();
  await expect(page.getByText(replay.holdsRound)).toBeVisible();
  await expectAccessible(page, looks.slice(0, 2), 'share');
  await page.getByRole('button', { name: replay.picture }).click();
  await expect(page.getByRole('img', { name: replay.pictureOf('') })).toBeVisible();
  await expectAccessible(page, looks.slice(0, 2), 'picture');
});

/** Shares without a server, and returns the link that contains the round. */
async function shareInside(page: Page): Promise<string> {
  await page.route('**/api/replays', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.getByRole('button', { name: replay.share }).click();
  await page.getByRole('button', { name: replay.upload }).click();
  await expect(page.getByText(replay.notUploaded['no-server'])).toBeVisible();
  await expect(page.getByText(replay.holdsRound)).toBeVisible();
  return page.getByRole('textbox', { name: replay.link }).inputValue();
}

test('without a server, a link contains the round, the moment and the view', async ({ page, openHome }) => {
  await openHome();
  await openStored(page);
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('radio', { name: replay.asISaw }).check({ force: true });
  const moment = await page.getByRole('slider').inputValue();
  const link = await shareInside(page);
  expect(link.length).toBeLessThan(1500);
  expect(link).toMatch(/#\/replay\/packed\/1[\w-]+\/1\/\d+\/as-1$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: replay.saveMatch }).click();
  expect((await download).suggestedFilename()).toMatch(/\.schupf$/);

  await page.getByRole('checkbox', { name: replay.untilHere }).check({ force: true });
  const field = page.getByRole('textbox', { name: replay.link });
  await expect(field).not.toHaveValue(link);
  const cut = await field.inputValue();
  expect(cut.length).toBeLessThan(link.length);

  await page.goto(link);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue(moment);
  await expect(page.getByRole('img', { name: new RegExp(`${replay.hidden('')}$`) })).toHaveCount(3);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Wei');
  await page.goto(cut);
  await expect(slider).toHaveAttribute('max', moment);
  await page.goto(link.replace(/packed\/1..../, 'packed/1AAAA'));
  await expect(page.getByText(replay.missing['damaged-link'])).toBeVisible();
  await page.goto(link.replace('packed/1', 'packed/2'));
  await expect(page.getByText(replay.missing.unreadable)).toBeVisible();
});

test('a moment can be saved as a picture', async ({ page, openHome }) => {
  await openHome();
  await openStored(page);
  await page.keyboard.press('Shift+ArrowRight');
  await shareInside(page);
  await page.getByRole('button', { name: replay.picture }).click();
  const picture = page.getByRole('img', { name: replay.pictureOf('') });
  await expect(picture).toBeVisible();
  // It is drawn: a broken picture has no size of its own.
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  for (const [name, start] of [
    [replay.savePng, '\x89PNG'],
    [replay.saveSvg, '<svg'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect(readFileSync(await (await download).path(), 'latin1').slice(0, 4)).toBe(start);
  }
});

/** A match of a game with ranks for twelve players, the largest number of seats. */
function matchOfTwelve(): string {
  const rules = rulesFor('grandseigneur', { matchEnd: 'rounds', rounds: 1 }, 12);
  return formatRecord(recordOf(rules, walkMatch(rules, 'twelve')));
}

/**
 * Runs in the page. Returns the problems of the board: parts that overlap or extend beyond it, text that is too small,
 * and cards that cover too much of their neighbours.
 */
function boardProblems(board: Element): string[] {
  const problems: string[] = [];
  const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent ?? '';
  const seats = [...board.querySelectorAll('article')];
  const plays = [...board.querySelectorAll('[data-edge]:not(article) > *')];
  const status = [...board.querySelectorAll('p:not(article p)')].flatMap((line) => [...line.children]);
  const parts = [...seats, ...plays, ...status].map((part) => ({
    name: nameOf(part),
    parent: part.parentElement,
    box: part.getBoundingClientRect(),
  }));
  const frame = board.getBoundingClientRect();
  for (const [index, { name, parent, box }] of parts.entries()) {
    if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
      problems.push(`${name} sticks out`);
    for (const other of parts.slice(index + 1)) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // The word “Passed” is shown on the player's own earlier play.
      const isOwnPass = parent === other.parent && parent?.matches('[data-edge]');
      if (wide > 1 && high > 1 && !isOwnPass) problems.push(`${other.name} over ${name}`);
    }
  }
  for (const hand of board.querySelectorAll('article [role="img"]')) {
    const cards = [...hand.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
    for (const [index, card] of cards.entries()) {
      const next = cards[index + 1];
      if (next !== undefined && next.top === card.top && next.left - card.left < 15)
        problems.push(`a card of ${nameOf(hand)} is hidden`);
      const below = cards.find((other) => other.top > card.top + 1);
      if (below !== undefined && below.top - card.top < card.height * 0.44)
        problems.push(`a row of ${nameOf(hand)} is hidden`);
    }
  }
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const { parentElement } = text;
    if (parentElement === null || text.textContent?.trim() === '' || !parentElement.checkVisibility())
      continue;
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
    if (size < 12) problems.push(`“${text.textContent}” is ${size} px high`);
  }
  return problems;
}

test('nothing overlaps with four or twelve players, on a phone or a large screen', async ({
  page,
  openHome,
}) => {
  let record = RECORD;
  await page.route('**/shared.schupf', (route) => route.fulfill({ contentType: 'text/plain', body: record }));
  await openHome();
  for (const players of [4, 12]) {
    record = players === 4 ? RECORD : matchOfTwelve();
    // A different query makes the browser load the page, and so the record, again.
    await page.goto(`/?${players}#/replay/link/shared.schupf/1`);
    const slider = page.getByRole('slider');
    const board = page.getByRole('region', { name: replay.board });
    await expect(board.getByRole('article')).toHaveCount(players);
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The exchange, a combination of five cards, and the middle of the round.
      for (const moment of [2, 5, 30, 45]) {
        await slider.fill(String(moment));
        await expect(slider).toHaveValue(String(moment));
        // Polls, because the page adapts to a new size only in the next frame.
        await expect
          .configure({ soft: true })
          .poll(() => board.evaluate(boardProblems), {
            message: `${players} players, ${width}×${height}, moment ${moment}`,
          })
          .toEqual([]);
      }
    }
  }
});

test('the whole board is visible beside the controls', async ({ page, openHome }) => {
  await openHome();
  await openStored(page);
  const board = page.getByRole('region', { name: replay.board });
  const buttons = page.getByRole('group', { name: replay.buttons });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(board).toBeInViewport({ ratio: 1 });
    await expect(buttons).toBeInViewport({ ratio: 1 });
    const [first, second] = [(await board.boundingBox())!, (await buttons.boundingBox())!];
    const isBeside = first.y + first.height <= second.y || first.x + first.width <= second.x;
    expect.soft(isBeside, `${width}×${height}`).toBe(true);
  }
});
