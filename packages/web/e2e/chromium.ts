import { findProgram } from './programs.ts';

/** The distribution's own browsers: the tests download nothing. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The executable to start, or null when there is none. The variable CHROMIUM takes precedence. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const chosen = env['CHROMIUM'] ?? '';
  for (const name of chosen === '' ? NAMES : [chosen]) {
    const path = findProgram(name, env);
    if (path !== null) return path;
  }
  return null;
}

/** Quiet: no services in the background, no first-run pages. Chromium refuses its sandbox to root. */
export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
