import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type Engine, type EngineKind, end, waitForLine } from './engine.ts';

const DRIVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';

/** WebKitGTK through WebDriver, which is JSON over HTTP, on a virtual screen. */
export const webkit: EngineKind = {
  name: 'webkit',
  needs: { [DRIVER]: 'webkit2gtk-driver', [SCREEN]: 'xvfb' },
  start: startWebkit,
};

async function startWebkit(): Promise<Engine> {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await waitForLine(screen, screen.stdout, /^(\d+)\n/);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      // The sandbox needs permissions that containers do not grant. Only our own page is opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const close = async () => {
    await end(driver);
    await end(screen);
  };
  try {
    return await openSession(`http://127.0.0.1:${port}`, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSession(driver: string, close: () => Promise<void>): Promise<Engine> {
  await untilReady(`${driver}/status`);
  const { sessionId, capabilities } = await send(`${driver}/session`, { capabilities: {} });
  const session = `${driver}/session/${sessionId}`;
  const ask: Engine['ask'] = (question, ...args) =>
    send(`${session}/execute/sync`, { script: `return (${question})(...arguments)`, args });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => {
      await send(`${session}/url`, { url });
      await ask(collectProblems);
    },
    ask,
    screenshot: async () => Buffer.from(await send(`${session}/screenshot`), 'base64'),
    problems: () => ask(() => (globalThis as { problems?: string[] }).problems ?? []),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await close();
    },
  };
}

/** Runs in the page: this protocol does not report errors, so the page collects them itself. */
function collectProblems(): void {
  const problems: string[] = [];
  Object.assign(globalThis, { problems });
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
}

// biome-ignore lint/suspicious/noExplicitAny: the answer depends on the command
async function send(address: string, body?: object): Promise<any> {
  const response = await fetch(
    address,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

async function untilReady(address: string): Promise<void> {
  for (let attempts = 0; ; attempts++) {
    try {
      await send(address);
      return;
    } catch (error) {
      if (attempts === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The driver does not choose a port itself, so one has to be found for it. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
