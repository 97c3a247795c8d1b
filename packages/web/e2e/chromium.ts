import { findProgram } from './programs.ts';

/**
 * Programs to try, in this order. The tests use an installed browser and never download one. The headless shell comes
 * first: it is the same engine without windows, and makes the tests a fifth faster.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The executable to start, or null if there is none. The environment variable CHROMIUM takes precedence. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const chosen = env['CHROMIUM'] ?? '';
  for (const name of chosen === '' ? NAMES : [chosen]) {
    const path = findProgram(name, env);
    if (path !== null) return path;
  }
  return null;
}

/** Turns off background services and first-run pages. Chromium refuses to start as root unless its sandbox is off. */
export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
