// Builds the display face from the Fraunces package: npm run font
// The axes we don't use are fixed and only the letters of our languages are kept: 27 KB instead of 226.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const SOURCE = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/fraunces/package.json')));
const TARGET = join(import.meta.dirname, '../packages/web/src/fonts');

/** Soft, upright letters in the design for headings. The weight stays variable. */
const AXES = { SOFT: 100, WONK: 0, opsz: 30, wght: { min: 500, max: 800 } };
/** Kerning, accents, and figures of equal width for scores. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

/** Copyright and licence, which must be part of every copy. */
const NAMES = [0, 13, 14];
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const LETTERS = 'àâáäæçèéêëíîïóôöœßùûúüÿ';
/** Quotation marks, dashes and spaces of all four languages, and symbols used next to figures. */
const SIGNS = '«»‹›‘’‚“”„–—…·×±−½°\u00a0\u202f';

/** Each file has its `unicode-range` in packages/web/src/app/display-font.ts. */
const FILES = [
  {
    name: 'fraunces-latin.woff2',
    source: 'fraunces-latin-full-normal.woff2',
    text: ASCII + LETTERS + LETTERS.toUpperCase() + SIGNS,
  },
  { name: 'fraunces-hungarian.woff2', source: 'fraunces-latin-ext-full-normal.woff2', text: 'ŐőŰű' },
] as const;

export function buildFonts(): Promise<readonly { readonly name: string; readonly content: Buffer }[]> {
  return Promise.all(
    FILES.map(async ({ name, source, text }) => ({
      name,
      content: await subsetFont(readFileSync(join(SOURCE, 'files', source)), text, {
        targetFormat: 'woff2',
        variationAxes: AXES,
        keepFeatures: FEATURES,
        preserveNameIds: NAMES,
      }),
    })),
  );
}

if (import.meta.main) {
  for (const { name, content } of await buildFonts()) {
    writeFileSync(join(TARGET, name), content);
    console.log(`${name}: ${content.length} bytes`);
  }
  copyFileSync(join(SOURCE, 'LICENSE'), join(TARGET, 'LICENSE.txt'));
}
