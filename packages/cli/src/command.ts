import type { FlagTable, Given } from './flags.ts';

/** Returned instead of a line when the user presses Ctrl-C. */
export const INTERRUPTED: unique symbol = Symbol('interrupted');

/** The environment of a command; tests inject their own. */
export interface Io {
  /** The folder that relative paths are resolved against. */
  readonly cwd: string;
  readonly colours: boolean;
  /** The locale of the environment, such as `de_CH.UTF-8`; absent if there is none. */
  readonly locale?: string | undefined;
  /** The current width of the terminal; absent if there is none. */
  readonly columns?: number | undefined;
  /** The time in milliseconds; absent for the clock of this machine. */
  readonly now?: (() => number) | undefined;
  write(text: string): void;
  complain(text: string): void;
  /** Asks for a line of input; null at the end. */
  ask(prompt: string): Promise<string | null | typeof INTERRUPTED>;
}

export interface Command {
  readonly name: string;
  /** The operands in the usage line, between the name and the flags. */
  readonly operands: string;
  readonly summary: string;
  readonly details: string;
  readonly flags: FlagTable;
  /** Whether the command accepts arguments other than flags. */
  readonly takesPositionals: boolean;
  /** The exit code. */
  run(given: Given, io: Io): number | Promise<number>;
}

export const SUCCESS = 0;
export const FAILURE = 1;
/** The exit code for a command line, or a file named on it, that cannot be used. */
const MISUSE = 2;
/** The exit code that shells use for a program ended by Ctrl-C. */
export const INTERRUPTION = 130;

/** Prints one line to stderr and returns the exit code. */
export function misuse(problem: string, io: Io): number {
  io.complain(`schupf: ${problem}\n`);
  return MISUSE;
}
