import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Runs in the page: remembers every audio context. */
function recordAudio(): void {
  const contexts: AudioContext[] = [];
  Object.assign(globalThis, { contexts });
  const Original = AudioContext;
  globalThis.AudioContext = class extends Original {
    constructor() {
      super();
      contexts.push(this);
    }
  };
}

function audioStates(page: Page): Promise<readonly AudioContextState[]> {
  return page.evaluate(() =>
    (globalThis as unknown as { contexts: readonly AudioContext[] }).contexts.map(({ state }) => state),
  );
}

test.describe('with sound', () => {
  test.use({ settings: { motion: 'reduced', sound: 0.5 } });

  test('the audio is suspended between sounds, because it uses the battery even in silence', async ({
    page,
    playNow,
  }) => {
    await page.addInitScript(recordAudio);
    const table = await playNow({ deal: 'words' });
    await table.press(table.takeRest);
    await expect.poll(() => audioStates(page)).toEqual(['running']);
    await expect.poll(() => audioStates(page)).toEqual(['suspended']);
    await table.playUntil((asked) => asked === 'turn');
    await expect.poll(() => audioStates(page)).toEqual(['running']);
  });
});

test('no audio runs while the sound is off', async ({ page, playNow }) => {
  await page.addInitScript(recordAudio);
  const table = await playNow({ deal: 'words' });
  await table.press(table.takeRest);
  await expect(table.pushButton).toBeVisible();
  expect(await audioStates(page)).toEqual([]);
});
