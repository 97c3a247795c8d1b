import { findProgram } from './programs.ts';

/**
 * Installed browsers; the tests do not download one. The headless shell is the same engine without windows: with it the
 * tests take a fifth less time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The executable to start, or null when there is none. The variable CHROMIUM takes precedence. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const chosen = env['CHROMIUM'] ?? '';
  for (const name of chosen === '' ? NAMES : [chosen]) {
    const path = findProgram(name, env);
    if (path !== null) return path;
  }
  return null;
}

/** No background services and no first-run pages. Chromium does not run sandboxed as root. */
export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
