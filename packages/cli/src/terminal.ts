import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

type Stream<Base> = Base & { readonly isTTY?: boolean };

/** Lines typed at a terminal, or piped in; opened when the first one is asked for. */
export class Lines {
  private readonly input: Stream<Readable>;
  private readonly output: Stream<Writable>;
  private reader: Interface | null = null;
  private iterator: AsyncIterator<string> | null = null;

  constructor(input: Stream<Readable>, output: Stream<Writable>) {
    this.input = input;
    this.output = output;
  }

  /** The next line, null when there is none. A line from a pipe is written out, for the reader of the output. */
  async ask(prompt: string): Promise<string | null> {
    const typed = this.input.isTTY === true && this.output.isTTY === true;
    if (this.reader === null) {
      this.reader = createInterface({
        input: this.input,
        ...(typed ? { output: this.output, terminal: true } : { terminal: false }),
      });
      this.iterator = this.reader[Symbol.asyncIterator]();
    }
    if (typed) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else {
      this.output.write(prompt);
    }
    const next = await this.iterator!.next();
    if (next.done) this.output.write('\n');
    else if (!typed) this.output.write(`${next.value}\n`);
    return next.done ? null : next.value;
  }

  close(): void {
    this.reader?.close();
  }
}
