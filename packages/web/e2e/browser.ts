import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');

/** Serves a built page for as long as it is used. */
export async function withServer<Value>(
  root: string,
  use: (address: string) => Promise<Value>,
): Promise<Value> {
  const server = spawn(process.execPath, ['packages/cli/src/main.ts', 'serve', '--root', root], {
    cwd: REPOSITORY,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const told = Promise.withResolvers<string>();
    server.stdout.once('data', (line: Buffer) => told.resolve(line.toString()));
    server.once('exit', () => told.reject(new Error('the server did not start')));
    return await use(/^Open (\S+)/.exec(await told.promise)?.[1] ?? '');
  } finally {
    server.kill();
  }
}

/** Serves a built page and opens a browser, for scripts that measure or take pictures; ends both afterwards. */
export function withBrowser<Value>(
  root: string,
  use: (browser: Browser, address: string) => Promise<Value>,
): Promise<Value> {
  return withServer(root, async (address) => {
    const executablePath = findChromium();
    if (executablePath === null) throw new Error('there is no Chromium: node scripts/browser.ts');
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
    try {
      return await use(browser, address);
    } finally {
      await browser.close();
    }
  });
}
