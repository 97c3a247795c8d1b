import { findProgram } from './programs.ts';

/**
 * Installed browsers; the tests do not download one. The headless shell is the same engine without windows, and makes
 * the tests a fifth faster.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The executable to start, or null if there is none. The variable CHROMIUM takes precedence. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const chosen = env['CHROMIUM'] ?? '';
  for (const name of chosen === '' ? NAMES : [chosen]) {
    const path = findProgram(name, env);
    if (path !== null) return path;
  }
  return null;
}

/** No background services and no first-run pages. As root, Chromium does not run in a sandbox. */
export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
