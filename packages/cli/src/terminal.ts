import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { INTERRUPTED } from './command.ts';
import { printable } from './printable.ts';

type Stream<Base> = Base & { readonly isTTY?: boolean };
type Line = string | null | typeof INTERRUPTED;

/** Longer than anyone types. Longer lines are cut off, so that an endless line cannot exhaust memory. */
const MAX_LINE_LENGTH = 1000;

/**
 * Reads lines typed at a terminal or piped in; opened on first use. A terminal with escape codes gets a line editor
 * with a history. Any other terminal offers only the editing of its driver.
 */
export class Lines {
  private readonly input: Stream<Readable>;
  private readonly output: Stream<Writable>;
  private readonly hasEditor: boolean;
  private source: Source | null = null;

  constructor(input: Stream<Readable>, output: Stream<Writable>, escapeCodes: boolean) {
    this.input = input;
    this.output = output;
    this.hasEditor = escapeCodes && input.isTTY === true && output.isTTY === true;
  }

  /** The next line; null at the end of the input. A line from a pipe is echoed, so that it appears in the output. */
  async ask(prompt: string): Promise<Line> {
    this.source ??= this.hasEditor ? new EditedLines(this.input, this.output) : new PlainLines(this.input);
    // Listen before the prompt appears, or an immediate answer or signal would be missed.
    const next = this.source.next();
    if (this.hasEditor) this.source.prompt(prompt);
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

/** Buffers incoming lines for one waiting reader at a time. */
abstract class Source {
  private readonly lines: Line[] = [];
  private reader: ((line: Line) => void) | null = null;

  abstract prompt(text: string): void;
  abstract close(): void;

  next(): Promise<Line> {
    const line = this.lines[0];
    if (line !== undefined) {
      // The end of the input stays in the queue: every later read returns it too.
      if (line !== null) this.lines.shift();
      return Promise.resolve(line);
    }
    // Handle the signal only while a reader waits. At other times it ends the program.
    const interrupt = () => this.deliver(INTERRUPTED);
    process.once('SIGINT', interrupt);
    return new Promise((resolve) => {
      this.reader = (delivered) => {
        process.off('SIGINT', interrupt);
        resolve(delivered);
      };
      this.onWaiting();
    });
  }

  protected deliver(line: Line): void {
    const { reader } = this;
    this.reader = null;
    if (reader === null) this.lines.push(line);
    else reader(line);
    if (reader !== null && line === null) this.lines.push(null);
  }

  /** Called when a reader starts to wait for a line. */
  protected abstract onWaiting(): void;

  protected get hasReader(): boolean {
    return this.reader !== null;
  }
}

class EditedLines extends Source {
  private readonly editor: Interface;

  constructor(input: Readable, output: Writable) {
    super();
    this.editor = createInterface({ input, output, terminal: true });
    this.editor.on('line', (line) => this.deliver(line.slice(0, MAX_LINE_LENGTH)));
    this.editor.on('SIGINT', () => this.deliver(INTERRUPTED));
    this.editor.on('close', () => this.deliver(null));
  }

  prompt(text: string): void {
    this.editor.setPrompt(text);
    this.editor.prompt();
  }

  close(): void {
    this.editor.close();
  }

  protected onWaiting(): void {}
}

class PlainLines extends Source {
  private readonly input: Readable;
  private readonly decoder = new StringDecoder('utf8');
  private partial = '';

  constructor(input: Readable) {
    super();
    this.input = input;
    input.on('data', (bytes: Buffer) => this.read(this.decoder.write(bytes)));
    input.on('end', () => {
      if (this.partial !== '') this.deliver(this.partial);
      this.deliver(null);
    });
    input.on('error', () => this.deliver(null));
  }

  prompt(): void {}

  close(): void {
    this.input.pause();
  }

  protected onWaiting(): void {
    this.input.resume();
  }

  private read(text: string): void {
    const [first = '', ...rest] = text.split('\n');
    this.partial = (this.partial + first).slice(0, MAX_LINE_LENGTH);
    for (const next of rest) {
      this.deliver(this.partial.replace(/\r$/, ''));
      this.partial = next.slice(0, MAX_LINE_LENGTH);
    }
    if (!this.hasReader) this.input.pause();
  }
}
