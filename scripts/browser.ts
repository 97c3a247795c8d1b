// Sees to it that there is a Chromium for the end-to-end tests: node scripts/browser.ts
// On Debian and its like, root installs it by this script. Anybody else is told the line to run.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../packages/web/e2e/chromium.ts';

const PACKAGES = ['chromium', 'fonts-noto-core'];
const LINES = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES],
];

if (findChromium() === null) provide();
const found = findChromium();
if (found === null) fail('There is still no Chromium after the installation.');
console.log(found);

function provide(): void {
  if (process.env['CHROMIUM']) fail(`CHROMIUM names ${process.env['CHROMIUM']}, which cannot be run.`);
  if (!existsSync('/usr/bin/apt-get')) {
    fail('The tests need Chromium: install one and name it, as in CHROMIUM=/path/to/chromium npm test');
  }
  if (process.getuid?.() !== 0) {
    fail(`The tests need Chromium: sudo sh -c '${LINES.map((line) => line.join(' ')).join(' && ')}'`);
  }
  console.log('Installing Chromium from the distribution, once ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [command = '', ...args] of LINES) {
    const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (status !== 0) fail(`${command} ${args.join(' ')} failed.`);
  }
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}
