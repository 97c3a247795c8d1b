// Builds the page, unless its source files are unchanged since the last build: node scripts/build-page.ts

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.cache/page-build.json';
const SOURCES = [
  'package-lock.json',
  'tsconfig*.json',
  'packages/*/package.json',
  'packages/*/{src,assets,assembly,node}/**/*',
  'packages/web/{index.html,vite.config.ts}',
  'packages/web/{public,build}/**/*',
];

const sources = digestOf(SOURCES);
if (readStamp() === `${sources} ${digestOf(['packages/web/dist/**/*'])}`) {
  console.log('The page is up to date.');
} else {
  const { status } = spawnSync('vite', ['build', '--logLevel=warn'], {
    cwd: 'packages/web',
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(STAMP, `${sources} ${digestOf(['packages/web/dist/**/*'])}`);
}

function digestOf(patterns: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of patterns.flatMap((pattern) => globSync(pattern)).sort()) {
    if (!statSync(file).isFile()) continue;
    digest.update(`${file}\0`);
    digest.update(readFileSync(file));
  }
  return digest.digest('hex');
}

function readStamp(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}
