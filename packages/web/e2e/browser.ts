import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');

/** Serves a built page while the callback runs. */
export async function withServer<Value>(
  root: string,
  use: (address: string) => Promise<Value>,
): Promise<Value> {
  const data = mkdtempSync(join(tmpdir(), 'schupf-data-'));
  const server = spawn(process.execPath, ['packages/cli/src/main.ts', 'serve', '--root', root], {
    cwd: REPOSITORY,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SCHUPF_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const firstLine = Promise.withResolvers<string>();
    server.stdout.once('data', (line: Buffer) => firstLine.resolve(line.toString()));
    server.once('exit', () => firstLine.reject(new Error('the server did not start')));
    return await use(/^Open (\S+)/.exec(await firstLine.promise)?.[1] ?? '');
  } finally {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

function chromiumPath(): string {
  const path = findChromium();
  if (path === null) throw new Error('Chromium was not found, run: node scripts/browser.ts');
  return path;
}

/** Serves a built page and starts a browser, for scripts that measure or take screenshots. */
export function withBrowser<Value>(
  root: string,
  use: (browser: Browser, address: string) => Promise<Value>,
): Promise<Value> {
  return withServer(root, async (address) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] });
    try {
      return await use(browser, address);
    } finally {
      await browser.close();
    }
  });
}

export interface OpenBrowser {
  readonly context: BrowserContext;
  /** The debugging port, through which another program can control the browser. */
  readonly port: number;
  readonly address: string;
}

/** Like `withBrowser`, but other programs can control the browser too. */
export function withOpenBrowser<Value>(
  root: string,
  use: (browser: OpenBrowser) => Promise<Value>,
): Promise<Value> {
  return withServer(root, async (address) => {
    const profile = mkdtempSync(join(tmpdir(), 'schupf-browser-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      args: [...CHROMIUM_ARGS, '--remote-debugging-port=0'],
      locale: 'en-GB',
    });
    try {
      const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      return await use({ context, port: Number(port), address });
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}
