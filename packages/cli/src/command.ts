import type { FlagTable, ParsedArgs } from './flags.ts';
import { printable } from './printable.ts';

/** Returned instead of a line when the user presses Ctrl-C. */
export const INTERRUPTED: unique symbol = Symbol('interrupted');

/** The environment of the program; tests inject their own. */
export interface RawIo {
  /** The folder that relative paths are resolved against. */
  readonly cwd: string;
  readonly colours: boolean;
  /** The locale of the environment, such as `de_CH.UTF-8`; absent if there is none. */
  readonly locale?: string | undefined;
  /** The current width of the terminal; absent if there is none. */
  readonly columns?: number | undefined;
  /** The time in milliseconds; absent to use the clock of this machine. */
  readonly now?: (() => number) | undefined;
  write(text: string): void;
  writeError(text: string): void;
  /** Asks for a line of input; null at the end of the input. */
  ask(prompt: string): Promise<string | null | typeof INTERRUPTED>;
}

/** The environment of a command. Control characters in everything it prints are replaced. */
export interface Io extends RawIo {
  /** Writes text with the colours of `Paint`. Untrusted text in it has to be made printable first. */
  writeStyled(text: string): void;
  /** Writes lines about an untrusted file. Like those of `writeError`, they are shortened if they are too long. */
  report(text: string): void;
}

export interface Command {
  /** The operands in the usage line, between the name and the flags. */
  readonly operands: string;
  readonly details: string;
  readonly flags: FlagTable;
  /** Whether the command accepts arguments other than flags. */
  readonly takesPositionals: boolean;
  /** Returns the exit code. */
  run(args: ParsedArgs, io: Io): number | Promise<number>;
}

export const SUCCESS = 0;
export const FAILURE = 1;
/** The exit code if the command line, or a file named on it, cannot be used. */
const MISUSE = 2;
/** The exit code that shells use for a program ended by Ctrl-C. */
export const INTERRUPTION = 130;

/** Prints one line to stderr and returns the exit code. */
export function misuse(problem: string, io: Io): number {
  complainAbout(problem, io);
  return MISUSE;
}

/** Does the same for a problem that is not the fault of the command line. */
export function failed(problem: string, io: Io): number {
  complainAbout(problem, io);
  return FAILURE;
}

/** Prints one line, even if the problem quotes a text with line feeds. */
function complainAbout(problem: string, io: Io): void {
  io.writeError(`schupf: ${printable(problem)}\n`);
}
