import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const SCRIPT = 'script';
const ESCAPE = '\u001b';
const ESCAPES = new RegExp(`${ESCAPE}\\[[0-9;?]*[A-Za-z]`, 'g');
/** Matches output, without its escape codes, that ends with a prompt. */
const PROMPT = /(?:^|\n)[^\n]*> $/;

interface Session {
  /** The raw terminal output, escape codes included. */
  readonly raw: string;
  readonly code: number | null;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly timeout?: number;
  /** A command to run in the same terminal after the program has ended. */
  readonly after?: string;
}

/** What to type at a prompt, given the output since the last line; keys such as Ctrl-C are sent unchanged. */
export type TypeAt = (seen: string) => string;

/**
 * Runs the program in a real pseudo-terminal, provided by `script` from bsdutils, and types at every prompt. Fails if
 * `script` is missing: skipping the test would hide that.
 */
export async function inPseudoTerminal(
  args: readonly string[],
  type: TypeAt,
  { env = {}, columns = 80, timeout = 240_000, after }: Options = {},
): Promise<Session> {
  if (spawnSync(SCRIPT, ['--version']).status !== 0) throw new Error('apt-get install -y bsdutils');
  const quoted = [process.execPath, MAIN, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`);
  // Without `exec`, the shell would also receive the keyboard signals and exit before the program's last output.
  const program =
    after === undefined ? `exec ${quoted.join(' ')}` : `${quoted.join(' ')}; code=$?; ${after}; exit $code`;
  const command = `stty cols ${columns} rows 24; ${program}`;
  const child = spawn(SCRIPT, ['-qfec', command, '/dev/null'], {
    env: { ...withoutColourSettings(process.env), TERM: 'xterm-256color', LC_ALL: 'C.UTF-8', ...env },
  });
  let raw = '';
  let read = 0;
  const stop = setTimeout(() => child.kill('SIGKILL'), timeout);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    raw += text;
    const seen = plainText(raw.slice(read));
    if (!PROMPT.test(seen)) return;
    read = raw.length;
    child.stdin.write(type(seen));
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(stop);
  return { raw, code };
}

/** The text as a person reads it: without escape codes and carriage returns. */
export function plainText(raw: string): string {
  return raw.replace(ESCAPES, '').replaceAll('\r', '');
}

function withoutColourSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NO_COLOR: _, FORCE_COLOR: __, ...rest } = env;
  return rest;
}
