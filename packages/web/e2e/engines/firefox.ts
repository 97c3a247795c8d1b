import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, type EngineKind, end, waitForLine } from './engine.ts';

const PROGRAM = 'firefox-esr';
/** No start pages and no background services. */
const PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
};

/** Firefox through WebDriver BiDi, which is JSON over a socket. */
export const firefox: EngineKind = {
  name: 'firefox',
  needs: { [PROGRAM]: PROGRAM },
  start: startFirefox,
};

async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const program = spawn(
    PROGRAM,
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port=0',
      '--width=1280',
      '--height=800',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const close = async () => {
    await end(program);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await waitForLine(program, program.stderr, /listening on (ws:\S+)/);
    return await openSession(`${address}/session`, close);
  } catch (error) {
    await close();
    throw error;
  }
}

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly error?: string;
  readonly message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the answer depends on the command
  readonly result?: any;
  readonly params?: { readonly level?: string; readonly text?: string };
}

async function openSession(address: string, close: () => Promise<void>): Promise<Engine> {
  const socket = new WebSocket(address);
  const open = Promise.withResolvers<void>();
  socket.addEventListener('open', () => open.resolve());
  socket.addEventListener('error', () => open.reject(new Error(`no answer from ${address}`)));
  await open.promise;

  const waiting = new Map<number, (answer: Answer) => void>();
  const problems: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error')
      problems.push(answer.params.text ?? '');
  });
  let commands = 0;
  const command = async (method: string, params: object) => {
    const id = ++commands;
    const answered = Promise.withResolvers<Answer>();
    waiting.set(id, answered.resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered.promise;
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result;
  };

  const { capabilities } = await command('session.new', { capabilities: {} });
  await command('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await command('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => {
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    ask: async (question, ...args) => {
      // Returned as JSON text, because the protocol has its own notation for values.
      const expression = `JSON.stringify((${question})(...${JSON.stringify(args)})) ?? 'null'`;
      const asked = { expression, target: { context }, awaitPromise: true };
      const { type, result, exceptionDetails } = await command('script.evaluate', asked);
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    screenshot: async () => {
      const { data } = await command('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    problems: async () => problems,
    close: async () => {
      socket.close();
      await close();
    },
  };
}
