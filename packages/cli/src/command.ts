import type { FlagTable, Given } from './flags.ts';

/** What a line is when the person has pressed Ctrl-C instead of typing one. */
export const INTERRUPTED: unique symbol = Symbol('interrupted');

/** What a command needs from outside. Tests bring their own. */
export interface Io {
  /** The folder relative paths start from. */
  readonly cwd: string;
  readonly colours: boolean;
  /** The locale of the environment, such as `de_CH.UTF-8`; absent where there is none. */
  readonly locale?: string | undefined;
  /** How wide the terminal is now; absent where there is none. */
  readonly columns?: number | undefined;
  write(text: string): void;
  complain(text: string): void;
  /** One line from the person; null at the end of the input. */
  ask(prompt: string): Promise<string | null | typeof INTERRUPTED>;
}

export interface Command {
  readonly name: string;
  /** What stands after the name in the usage line, before the flags. */
  readonly operands: string;
  readonly summary: string;
  readonly details: string;
  readonly flags: FlagTable;
  /** Whether words that are no flags are taken at all. */
  readonly takesWords: boolean;
  /** The exit code. */
  run(given: Given, io: Io): number | Promise<number>;
}

export const SUCCESS = 0;
export const FAILURE = 1;
/** The command line, or a file named on it, is not usable. */
const MISUSE = 2;
/** What a shell reports of a program ended by Ctrl-C. */
export const INTERRUPTION = 130;

/** One line on stderr. */
export function misuse(problem: string, io: Io): number {
  io.complain(`schupf: ${problem}\n`);
  return MISUSE;
}
