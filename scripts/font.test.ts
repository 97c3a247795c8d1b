import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFonts } from './font.ts';

const FOLDER = join(import.meta.dirname, '../packages/web/src/fonts');

test('the committed font files are what `npm run font` builds, and small', async () => {
  const fonts = await buildFonts();
  for (const { name, content } of fonts)
    expect(content.equals(readFileSync(join(FOLDER, name))), name).toBe(true);
  expect(fonts.map(({ content }) => content.length < 26_000)).toEqual([true, true]);
});
