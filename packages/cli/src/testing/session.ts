import type { INTERRUPTED } from '../command.ts';
import { run } from '../program.ts';
import type { RecordedRun } from './recorded.ts';

interface Terminal {
  readonly cwd?: string;
  readonly colours?: boolean;
  readonly columns?: number;
  readonly now?: () => number;
}

/** What to type at a prompt, given the output since the last line; null ends the input. */
export type Typist = (screen: string) => string | null | typeof INTERRUPTED;

/** Runs the program in this process with a typist who reads the screen before typing. */
export async function runSession(
  args: readonly string[],
  type: Typist,
  { cwd = '.', colours = false, columns = 80, now }: Terminal = {},
): Promise<RecordedRun> {
  let out = '';
  let err = '';
  let read = 0;
  const code = await run(args, {
    cwd,
    colours,
    columns,
    now,
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
    ask: async (prompt) => {
      out += prompt;
      const line = type(out.slice(read));
      read = out.length;
      out += typeof line === 'string' ? `${line}\n` : '\n';
      return line;
    },
  });
  return { code, out, err };
}

/** Types the lines in order, then ends the input. */
export function inOrder(lines: Iterable<string>): Typist {
  const rest = lines[Symbol.iterator]();
  return () => {
    const next = rest.next();
    return next.done ? null : next.value;
  };
}

/** Asks for a hint at every prompt and types what it suggests. */
export function byHints(): Typist {
  return (screen) => {
    const hint = /Hint: (?:type “([^”]*)”|press Enter)/.exec(screen.replace(/\n\s+/g, ' '));
    return hint === null ? 'hint' : (hint[1] ?? '');
  };
}
