import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildPage } from './build.ts';

const PAGE = 'packages/web/dist/index.html';
const SOURCE = 'packages/rules/src/card.ts';
const FILES = ['package-lock.json', 'packages/web/vite.config.ts', 'packages/web/public/icon.svg', SOURCE];

/** A small repository whose build counts how often it runs. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'schupf-page-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  let builds = 0;
  const build = () => {
    builds++;
    write(PAGE, `built from ${readFileSync(join(root, SOURCE), 'utf8')}`);
    return 0;
  };
  for (const file of FILES) write(file, 'old');
  return { root, write, build, buildCount: () => builds };
}

test('builds nothing if nothing has changed, even after a copy', () => {
  const { root, build, buildCount } = repository();
  expect(buildPage({ root, build })).toBe('built');
  expect(buildPage({ root, build })).toBe('current');
  utimesSync(join(root, SOURCE), 1, 1);
  expect(buildPage({ root, build })).toBe('current');
  const { root: copy } = repository();
  cpSync(root, copy, { recursive: true });
  expect(buildPage({ root: copy, build })).toBe('current');
  expect(buildCount()).toBe(1);
});

test.each([...FILES, 'packages/rules/src/new.ts', PAGE, 'packages/web/dist/assets/stray.js'])(
  'builds after a change to %s',
  (file) => {
    const { root, write, build } = repository();
    buildPage({ root, build });
    write(file, 'new');
    // The change affects neither the size nor the time of the file.
    utimesSync(join(root, file), 1, 1);
    expect(buildPage({ root, build })).toBe('built');
    expect(buildPage({ root, build })).toBe('current');
  },
);

test.each([SOURCE, PAGE])('builds after %s has been deleted', (file) => {
  const { root, build, write } = repository();
  write('packages/rules/src/rank.ts', 'old');
  buildPage({ root, build });
  rmSync(join(root, file));
  if (file === SOURCE) write(SOURCE.replace('card', 'cards'), 'old');
  expect(buildPage({ root, build: () => 0 })).toBe('built');
});

test('builds again after a build that failed, or during which a source changed', () => {
  const { root, write, build } = repository();
  expect(buildPage({ root, build: () => 3 })).toBe(3);
  const whileEditing = () => {
    const code = build();
    write(SOURCE, 'edited');
    return code;
  };
  expect(buildPage({ root, build: whileEditing })).toBe('built');
  expect(buildPage({ root, build })).toBe('built');
  expect(buildPage({ root, build })).toBe('current');
});
