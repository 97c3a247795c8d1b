import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@schupf/phrasebook';
import { LEGAL_TEXTS, type LegalText } from '@schupf/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retentionDays } from '../src/jobs/retention.ts';
import { LegalTexts } from '../src/legal/legal-texts.ts';
import { TestServer } from './test-server.ts';

const DAYS = retentionDays({ peopleRetentionDays: 401, tableRetentionDays: 31, uploadRetentionDays: 181 });

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schupf-legal-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function textsIn(place: string | null = folder) {
  const clock = { time: 0 };
  const texts = new LegalTexts({
    folder: place,
    days: DAYS,
    clock: { now: () => clock.time },
  });
  return { texts, clock };
}

test('without files there is our own text about privacy, in every language, and nothing else', () => {
  for (const place of [folder, join(folder, 'missing'), null]) {
    const { texts } = textsIn(place);
    expect(texts.names).toEqual(['privacy']);
    expect(texts.problems).toEqual([]);
    for (const language of LANGUAGES) expect(texts.find('privacy', language)?.language).toBe(language);
    expect(texts.find('terms', 'en')).toBeNull();
    expect(texts.find('imprint', 'de')).toBeNull();
  }
});

test('our own text names the days after which the jobs delete, in every language', () => {
  const { texts } = textsIn();
  for (const language of LANGUAGES) {
    const { text } = texts.find('privacy', language)!;
    expect(text, language).not.toMatch(/[{}]|\[\[/);
    const numbers = new Set(text.match(/\d+/g));
    expect([...numbers], language).toEqual(expect.arrayContaining(Object.values(DAYS).map(String)));
  }
});

test('the files of the operator come first, in the language asked for or else one that exists', () => {
  writeFileSync(join(folder, 'privacy.de.md'), '# Eigener Text');
  writeFileSync(join(folder, 'terms.fr.md'), '# Conditions');
  writeFileSync(join(folder, 'terms.en.md'), '# Terms, deleted after {tableDays} days, {unknown}');
  writeFileSync(join(folder, 'imprint.md'), '# Imprint');
  const { texts } = textsIn();
  expect(texts.names).toEqual(LEGAL_TEXTS);
  expect(texts.find('privacy', 'hu')).toEqual({ language: 'de', text: '# Eigener Text' });
  expect(texts.find('terms', 'fr')).toEqual({ language: 'fr', text: '# Conditions' });
  expect(texts.find('terms', 'de')).toEqual({
    language: 'en',
    text: '# Terms, deleted after 31 days, {unknown}',
  });
  expect(texts.find('imprint', 'hu')).toEqual({ language: null, text: '# Imprint' });
});

test('files with gaps, wrong names or too much text are not shown, and the reason is said', () => {
  writeFileSync(join(folder, 'imprint.de.md'), '# Impressum\n[[Name]]');
  writeFileSync(join(folder, 'imprint.xx.md'), '# Imprint');
  writeFileSync(join(folder, 'terms.md'), 'a'.repeat(200_001));
  writeFileSync(join(folder, 'notes.txt'), 'not for us');
  mkdirSync(join(folder, 'privacy.md'));
  const { texts } = textsIn();
  expect(texts.names).toEqual(['privacy']);
  expect(texts.problems).toEqual([
    'imprint.de.md is not shown: it still contains [[Name]]',
    'imprint.xx.md is not shown: use a name such as privacy.en.md',
    expect.stringMatching(/^privacy\.md is not shown: /),
    'terms.md is not shown: it is too long',
  ]);
});

test('changed files are noticed after ten seconds', () => {
  const { texts, clock } = textsIn();
  expect(texts.names).toEqual(['privacy']);
  writeFileSync(join(folder, 'imprint.md'), '# Imprint');
  clock.time = 9_999;
  expect(texts.names).toEqual(['privacy']);
  clock.time = 10_000;
  expect(texts.names).toEqual(['privacy', 'imprint']);
});

test('anyone can read them, and no other file', async () => {
  writeFileSync(join(folder, 'imprint.en.md'), '# Imprint');
  const server = await TestServer.start({ settings: { legalFolder: folder } });
  try {
    const ask = (path: string) => fetch(new URL(`api/legal${path}`, server.address));
    expect(await (await ask('')).json()).toEqual({ texts: ['privacy', 'imprint'] });
    expect(await (await ask('/imprint?language=hu')).json()).toEqual({ language: 'en', text: '# Imprint' });
    const privacy = (await (await ask('/privacy?language=hu')).json()) as LegalText;
    expect(privacy).toMatchObject({ language: 'hu', text: expect.stringContaining('# Adatvédelem') });
    for (const path of ['/terms', '/secrets', '/..%2F..%2Fpackage.json', '/imprint.en'])
      expect((await ask(path)).status, path).toBe(404);
    const twice = await ask('/privacy?language=de&language=fr');
    expect(twice.status).toBe(200);
  } finally {
    await server.close();
  }
});
