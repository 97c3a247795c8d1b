import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

/** The packages that `npm ci --omit=dev --omit=optional` installs, as the Dockerfile does. */
const installed = Object.entries(packages)
  .filter(([path, { dev, optional, devOptional, link }]) => {
    return path.includes('node_modules/') && !(dev || optional || devOptional || link);
  })
  .map(([path]) => path.replace(/^.*node_modules\//, ''));

test('a server is installed without compilers, test tools and parts of the page', () => {
  const tools =
    /typescript|assemblyscript|binaryen|fast-check|vite|rolldown|esbuild|preact|playwright|biome|knip/;
  expect(installed.filter((name) => tools.test(name))).toEqual([]);
  expect(installed).toContain('fastify');
  // A reminder to check what a new dependency brings with it. Passkeys bring twenty, notifications a dozen.
  expect(installed.length).toBeLessThanOrEqual(130);
});

test('the Dockerfile installs nothing else', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    'npm prune --omit=dev --omit=optional --ignore-scripts',
  );
});
