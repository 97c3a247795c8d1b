import { run } from '../program.ts';

export interface RecordedRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in this process. The input consists of the given lines. */
export async function runRecorded(
  args: readonly string[],
  answers: Iterable<string> = [],
  cwd = '.',
  columns?: number,
): Promise<RecordedRun> {
  let out = '';
  let err = '';
  const lines = answers[Symbol.iterator]();
  const code = await run(args, {
    cwd,
    colours: false,
    columns,
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
    ask: async (prompt) => {
      const next = lines.next();
      out += `${prompt}${next.done ? '' : next.value}\n`;
      return next.done ? null : next.value;
    },
  });
  return { code, out, err };
}

/** The same line, repeated. */
export function* repeated(line: string, times: number): Generator<string> {
  for (let time = 0; time < times; time++) yield line;
}
