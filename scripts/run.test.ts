import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Package {
  readonly version: string;
  readonly integrity?: string;
  readonly optional?: true;
}
type Packages = Readonly<Record<string, Package>>;

const VITE: Package = { version: '1.0.0', integrity: 'sha512-a' };
const WANTED: Packages = {
  'node_modules/vite': VITE,
  'node_modules/for-other-systems': { version: '2.0.0', optional: true },
};
const INSTALLED: Packages = { 'node_modules/vite': VITE };

/** Runs a program in a repository with these packages, and with an npm that only records that it was called. */
function runWith(wanted: Packages, installed: Packages | null) {
  const root = mkdtempSync(join(tmpdir(), 'schupf-run-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['scripts', 'node_modules', 'fake']) mkdirSync(join(root, folder));
  cpSync(join(import.meta.dirname, 'run.mjs'), join(root, 'scripts/run.mjs'));
  const lock = (packages: Packages) => JSON.stringify({ packages: { '': {}, ...packages } });
  writeFileSync(join(root, 'package-lock.json'), lock(wanted));
  if (installed !== null) writeFileSync(join(root, 'node_modules/.package-lock.json'), lock(installed));
  writeFileSync(join(root, 'fake/npm'), `#!/bin/sh\necho "$@" > "${root}/called"\n`, { mode: 0o755 });
  writeFileSync(
    join(root, 'program.mjs'),
    'console.log(process.argv.slice(2).join(" "));\nprocess.exit(7);\n',
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts/run.mjs'), join(root, 'program.mjs'), 'a', 'b'],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(root, 'fake')}${delimiter}${process.env['PATH']}` },
    },
  );
  const called = join(root, 'called');
  return { status, stdout, npm: existsSync(called) ? readFileSync(called, 'utf8') : null };
}

test('runs the program with its arguments and its exit code, without npm if everything is installed', () => {
  expect(runWith(WANTED, INSTALLED)).toEqual({ status: 7, stdout: 'a b\n', npm: null });
});

test.each<[string, Packages, Packages | null]>([
  ['nothing is installed', WANTED, null],
  ['a version has changed', { ...WANTED, 'node_modules/vite': { ...VITE, version: '1.0.1' } }, INSTALLED],
  [
    'the content of a package has changed',
    { ...WANTED, 'node_modules/vite': { ...VITE, integrity: 'sha512-b' } },
    INSTALLED,
  ],
  ['a package was added', { ...WANTED, 'node_modules/knip': { version: '3.0.0' } }, INSTALLED],
  ['a package was removed', {}, INSTALLED],
])('installs first if %s', (_, wanted, installed) => {
  const { status, npm } = runWith(wanted, installed);
  expect(npm).toBe('ci --loglevel=error\n');
  expect(status).toBe(7);
});
