import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideChromium } from './provide-chromium.ts';

/** A machine whose only programs are those of the folder. */
let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  env = { PATH: folder };
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Notes how it was called; the last call of an installation brings the browser. */
function aptGet(brings: string): void {
  const browser = join(folder, 'chromium');
  writeFileSync(browser, '');
  program(
    'apt-get',
    `echo "$DEBIAN_FRONTEND $*" >> ${folder}/calls\n[ "$1" = install ] || exit 0\n${brings}`,
  );
}

test('a browser that is there is taken', () => {
  const path = program('chromium-browser', '');
  expect(provideChromium({ env, isRoot: false })).toEqual({ ok: true, path });
});

test('the one that is named comes first, and a wrong name is told', () => {
  program('chromium', '');
  const path = program('mine', '');
  expect(provideChromium({ env: { ...env, CHROMIUM: path }, isRoot: false })).toEqual({ ok: true, path });
  expect(provideChromium({ env: { ...env, CHROMIUM: '/no/where' }, isRoot: true })).toEqual({
    ok: false,
    problem: 'CHROMIUM names /no/where, which cannot be run.',
  });
});

test('root installs it without being asked anything', () => {
  aptGet(`/bin/chmod +x ${folder}/chromium`);
  expect(provideChromium({ env, isRoot: true })).toEqual({ ok: true, path: join(folder, 'chromium') });
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe(
    'noninteractive update\nnoninteractive install -y --no-install-recommends chromium fonts-noto-core\n',
  );
});

test('an installation that fails, or brings nothing, is told', () => {
  aptGet('exit 100');
  expect(provideChromium({ env, isRoot: true })).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^apt-get install .+ failed\.$/),
  });
  aptGet('exit 0');
  expect(provideChromium({ env, isRoot: true })).toMatchObject({ ok: false });
});

test('others are told the line, and nothing is installed', () => {
  aptGet('exit 100');
  expect(provideChromium({ env, isRoot: false })).toEqual({
    ok: false,
    problem:
      "The tests need Chromium: sudo sh -c 'apt-get update && " +
      "apt-get install -y --no-install-recommends chromium fonts-noto-core'",
  });
  expect(() => readFileSync(join(folder, 'calls'))).toThrow();
});

test('where there is no apt-get a browser has to be named', () => {
  expect(provideChromium({ env, isRoot: true })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('CHROMIUM=/path/to/chromium npm test'),
  });
});
