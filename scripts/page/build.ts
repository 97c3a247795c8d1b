import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STAMP = 'node_modules/.cache/page-build.json';
const BUILT = ['packages/web/dist/**/*'];
const SOURCES = [
  'package-lock.json',
  'package.json',
  'tsconfig*.json',
  'packages/*/package.json',
  'packages/*/{src,assets,assembly,node}/**/*',
  'packages/web/{index.html,vite.config.ts}',
  'packages/web/public/**/*',
];

interface Deps {
  /** The repository. */
  readonly root: string;
  /** Builds the page; returns the exit code. */
  readonly build: () => number;
}

const DEPS: Deps = { root: '.', build: runVite };

/**
 * Builds the page unless its sources and the built files are the same as after the last build. Compares contents,
 * because times do not survive a checkout or a copy. Returns whether it was built, or the exit code of the build if it
 * failed.
 */
export function buildPage({ root, build }: Deps = DEPS): 'built' | 'current' | number {
  const sources = digestOf(SOURCES, root);
  if (readStamp(root) === `${sources} ${digestOf(BUILT, root)}`) return 'current';
  const code = build();
  if (code !== 0) return code;
  mkdirSync(dirname(join(root, STAMP)), { recursive: true });
  // `sources` is from before the build, so that a file that changes during the build causes another one.
  writeFileSync(join(root, STAMP), `${sources} ${digestOf(BUILT, root)}`);
  return 'built';
}

function runVite(): number {
  const { status } = spawnSync('vite', ['build', '--logLevel=warn'], {
    cwd: 'packages/web',
    stdio: 'inherit',
    // A build by a test would otherwise contain a service worker for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return status ?? 1;
}

function digestOf(patterns: readonly string[], root: string): string {
  const digest = createHash('sha256');
  for (const file of globSync([...patterns], { cwd: root }).sort()) {
    const path = join(root, file);
    if (!statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    digest.update(`${file}\0${bytes.length}\0`);
    digest.update(bytes);
  }
  return digest.digest('hex');
}

function readStamp(root: string): string | null {
  try {
    return readFileSync(join(root, STAMP), 'utf8');
  } catch {
    return null;
  }
}
