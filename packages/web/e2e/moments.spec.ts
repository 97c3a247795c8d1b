import type { Page } from '@playwright/test';
import { moments as texts } from '../src/i18n/en/moments.ts';
import { DEALS } from './deals.ts';
import { expect, IS_FULL_RUN, test } from './fixtures.ts';
import type { TableScreen } from './table.ts';

interface Watched {
  /** The animations of the pictures, stopped at their first frame. */
  readonly animations: Animation[];
  /** The CSS properties that were animated in the pictures and on the felt. */
  readonly properties: Set<string>;
  readonly moments: string[];
}

/**
 * Runs in the page before it loads. Stops pictures at their first frame, because they last less than a second and a
 * slow machine would miss them.
 */
function holdMoments(): void {
  const held: Watched = { animations: [], properties: new Set(), moments: [] };
  Object.assign(globalThis, held);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    const picture = this.closest('.moments');
    if (picture === null && !this.matches('.table__felt')) return animation;
    const frames = (animation.effect as KeyframeEffect).getKeyframes();
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    for (const frame of frames)
      for (const name of Object.keys(frame)) if (!timing.includes(name)) held.properties.add(name);
    if (picture !== null) {
      animation.pause();
      held.animations.push(animation);
    }
    return animation;
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const moment = (target as HTMLElement).dataset['moment'];
      if (moment !== undefined) held.moments.push(moment);
    }
  }).observe(document, { attributeFilter: ['data-moment'], subtree: true });
}

/** Shows a stopped picture as it looks after a given time. */
function showAt(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((time) => {
    for (const animation of (globalThis as unknown as Watched).animations) animation.currentTime = time;
  }, milliseconds);
}

/** Lets a stopped picture continue until it is gone. Some of its animations start later than others. */
async function letGo(page: Page, type: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    for (const animation of (globalThis as unknown as Watched).animations.splice(0))
      if (animation.playState === 'paused') animation.play();
    return document.querySelector(`.moments[data-moment="${wanted}"]`) === null;
  }, type);
}

/** Plays until the person may bomb. */
async function untilBomb(page: Page, table: TableScreen): Promise<void> {
  await table.playUntil((asked) => asked === 'push');
  await table.pushAsHinted();
  await page.locator('.moments').first().waitFor({ state: 'attached' });
  await expect(table.bomb).toBeVisible();
}

async function dropBomb(table: TableScreen): Promise<void> {
  await table.bomb.click();
  await table.play.click();
}

const moment = (page: Page, type: string) => page.locator(`.moments[data-moment="${type}"]`);

test.describe('with full effects', () => {
  test.use({ settings: { motion: 'full', sound: 0 } });

  test('a call and a bomb are shown, let clicks through and disappear', async ({ page, playNow }) => {
    await page.addInitScript(holdMoments);
    const table = await playNow({ deal: DEALS.bomb, pace: 3000 });
    await untilBomb(page, table);
    await table.call('tichu');
    const call = moment(page, 'call');
    await expect(call).toContainText(texts.calls.tichu);
    await expect(call).toContainText(texts.bets.you(100));
    await showAt(page, 500);
    await expect(page.getByText(texts.calls.tichu)).toBeVisible();
    // The picture also covers the hand, but clicks reach the cards.
    await table.card('ace of jade').click();
    await expect.poll(() => table.picked()).toContain('ace of jade');
    await letGo(page, 'call');

    await dropBomb(table);
    const bomb = moment(page, 'bomb');
    await expect(bomb).toContainText(texts.bomb);
    await expect(page.locator('.scorch')).toBeAttached();
    await letGo(page, 'bomb');
    const { properties, moments } = await page.evaluate(() => {
      const { properties, moments } = globalThis as unknown as Watched;
      return { properties: [...properties], moments };
    });
    // If any other property were animated, the browser would have to redraw the page in every frame.
    expect(properties.sort()).toEqual(['opacity', 'transform', 'translate']);
    expect(moments.slice(0, 2)).toEqual(['call', 'bomb']);
    // The scorch mark stays for as long as the trick.
    await expect(page.locator('.scorch')).toHaveCount(0);
  });
});

test('with reduced motion, a call and a bomb only fade in and out', async ({ page, playNow }) => {
  test.skip(!IS_FULL_RUN, 'the same moments as above');
  await page.addInitScript(holdMoments);
  const table = await playNow({ deal: DEALS.bomb, pace: 3000 });
  await untilBomb(page, table);
  await table.call('tichu');
  await expect(moment(page, 'call')).toContainText(texts.calls.tichu);
  await letGo(page, 'call');
  await dropBomb(table);
  await expect(moment(page, 'bomb')).toContainText(texts.bomb);
  await expect(page.locator('.flash')).toHaveCount(0);
  expect(await page.evaluate(() => [...(globalThis as unknown as Watched).properties])).toEqual(['opacity']);
});
