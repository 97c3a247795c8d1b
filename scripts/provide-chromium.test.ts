import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideChromium } from './provide-chromium.ts';

/** The machine has no programs other than those in this folder. */
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

/** A fake apt-get that logs its calls. Its `install` runs the script `onInstall`. */
function aptGet(onInstall: string): void {
  const browser = join(folder, 'chromium');
  writeFileSync(browser, '');
  program(
    'apt-get',
    `echo "$DEBIAN_FRONTEND $*" >> ${folder}/calls\n[ "$1" = install ] || exit 0\n${onInstall}`,
  );
}

test('uses an installed browser', () => {
  const path = program('chromium-browser', '');
  expect(provideChromium({ env, isRoot: false })).toEqual({ ok: true, path });
});

test('prefers the browser named in the environment, and reports a wrong name', () => {
  program('chromium', '');
  const path = program('mine', '');
  expect(provideChromium({ env: { ...env, CHROMIUM: path }, isRoot: false })).toEqual({ ok: true, path });
  expect(provideChromium({ env: { ...env, CHROMIUM: '/no/where' }, isRoot: true })).toEqual({
    ok: false,
    problem: 'CHROMIUM names /no/where, which cannot be run.',
  });
});

test('installs the browser for root without prompts', () => {
  aptGet(`/bin/chmod +x ${folder}/chromium`);
  expect(provideChromium({ env, isRoot: true })).toEqual({ ok: true, path: join(folder, 'chromium') });
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe(
    'noninteractive update\n' +
      'noninteractive install -y --no-install-recommends chromium-headless-shell fonts-noto-core\n',
  );
});

test('installs the full browser where the distribution has no headless one', () => {
  aptGet(`[ "$4" = chromium ] && /bin/chmod +x ${folder}/chromium`);
  expect(provideChromium({ env, isRoot: true })).toEqual({ ok: true, path: join(folder, 'chromium') });
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toMatch(/chromium-headless-shell .+\n.+ chromium /);
});

test('reports an installation that fails or provides no browser', () => {
  aptGet('exit 100');
  expect(provideChromium({ env, isRoot: true })).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^apt-get install .+ failed\.$/),
  });
  aptGet('exit 0');
  expect(provideChromium({ env, isRoot: true })).toMatchObject({ ok: false });
});

test('shows users other than root the command and installs nothing', () => {
  aptGet('exit 100');
  expect(provideChromium({ env, isRoot: false })).toEqual({
    ok: false,
    problem:
      "The tests need Chromium: sudo sh -c 'apt-get update && " +
      '{ apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-core || ' +
      "apt-get install -y --no-install-recommends chromium fonts-noto-core; }'",
  });
  expect(() => readFileSync(join(folder, 'calls'))).toThrow();
});

test('asks for the path of a browser if there is no apt-get', () => {
  expect(provideChromium({ env, isRoot: true })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('CHROMIUM=/path/to/chromium npm test'),
  });
});
