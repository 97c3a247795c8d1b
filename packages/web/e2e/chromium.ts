import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** A browser of the distribution: nothing is downloaded for the tests. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The program to start, or null when there is none. The variable CHROMIUM comes before everything else. */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM'] ?? '';
  for (const name of chosen === '' ? NAMES : [chosen]) {
    const path = isAbsolute(name) ? name : programNamed(name);
    if (path !== null && isProgram(path)) return path;
  }
  return null;
}

function programNamed(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
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
