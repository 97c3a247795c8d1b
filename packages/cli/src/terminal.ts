import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { INTERRUPTED } from './command.ts';

type Stream<Base> = Base & { readonly isTTY?: boolean };
type Line = string | null | typeof INTERRUPTED;

/** Longer than anyone types. Longer lines are cut, so that an endless one does not fill the memory. */
const MAX_LINE_LENGTH = 1000;

/**
 * Lines typed at a terminal or piped in; opened on first use. A terminal with escape codes gets an editor with a
 * history, any other whatever its driver offers.
 */
export class Lines {
  private readonly input: Stream<Readable>;
  private readonly output: Stream<Writable>;
  private readonly edited: boolean;
  private source: Source | null = null;

  constructor(input: Stream<Readable>, output: Stream<Writable>, escapeCodes: boolean) {
    this.input = input;
    this.output = output;
    this.edited = escapeCodes && input.isTTY === true && output.isTTY === true;
  }

  /** The next line; null at the end. A line from a pipe is echoed, for the reader of the output. */
  async ask(prompt: string): Promise<Line> {
    this.source ??= this.edited ? new EditedLines(this.input, this.output) : new PlainLines(this.input);
    // Listen before the prompt appears, or an immediate answer or signal would be missed.
    const next = this.source.next();
    if (this.edited) this.source.prompt(prompt);
    else this.output.write(prompt);
    const line = await next;
    if (typeof line !== 'string') this.output.write('\n');
    else if (this.input.isTTY !== true) this.output.write(`${printable(line)}\n`);
    return line;
  }

  close(): void {
    this.source?.close();
  }
}

/** A text without control characters. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}

/** Buffers incoming lines for one waiting reader at a time. */
abstract class Source {
  private readonly lines: Line[] = [];
  private waiting: ((line: Line) => void) | null = null;

  abstract prompt(text: string): void;
  abstract close(): void;

  next(): Promise<Line> {
    const line = this.lines[0];
    if (line !== undefined) {
      // The end of the input stays the end.
      if (line !== null) this.lines.shift();
      return Promise.resolve(line);
    }
    // Only while a reader waits: otherwise the signal ends the program.
    const interrupt = () => this.give(INTERRUPTED);
    process.once('SIGINT', interrupt);
    return new Promise((resolve) => {
      this.waiting = (given) => {
        process.off('SIGINT', interrupt);
        resolve(given);
      };
      this.want();
    });
  }

  protected give(line: Line): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting === null) this.lines.push(line);
    else waiting(line);
    if (waiting !== null && line === null) this.lines.push(null);
  }

  /** A reader waits for a line. */
  protected abstract want(): void;

  protected get isWanted(): boolean {
    return this.waiting !== null;
  }
}

class EditedLines extends Source {
  private readonly editor: Interface;

  constructor(input: Readable, output: Writable) {
    super();
    this.editor = createInterface({ input, output, terminal: true });
    this.editor.on('line', (line) => this.give(line.slice(0, MAX_LINE_LENGTH)));
    this.editor.on('SIGINT', () => this.give(INTERRUPTED));
    this.editor.on('close', () => this.give(null));
  }

  prompt(text: string): void {
    this.editor.setPrompt(text);
    this.editor.prompt();
  }

  close(): void {
    this.editor.close();
  }

  protected want(): void {}
}

class PlainLines extends Source {
  private readonly input: Readable;
  private readonly decoder = new StringDecoder('utf8');
  private begun = '';

  constructor(input: Readable) {
    super();
    this.input = input;
    input.on('data', (bytes: Buffer) => this.read(this.decoder.write(bytes)));
    input.on('end', () => {
      if (this.begun !== '') this.give(this.begun);
      this.give(null);
    });
    input.on('error', () => this.give(null));
  }

  prompt(): void {}

  close(): void {
    this.input.pause();
  }

  protected want(): void {
    this.input.resume();
  }

  private read(text: string): void {
    const [first = '', ...rest] = text.split('\n');
    this.begun = (this.begun + first).slice(0, MAX_LINE_LENGTH);
    for (const next of rest) {
      this.give(this.begun.replace(/\r$/, ''));
      this.begun = next.slice(0, MAX_LINE_LENGTH);
    }
    if (!this.isWanted) this.input.pause();
  }
}
