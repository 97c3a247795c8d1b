import { StringDecoder } from 'node:string_decoder';

/** Replaces a line that is too long. Its text is discarded, so that an endless line cannot exhaust memory. */
export const TOO_LONG: unique symbol = Symbol('too long');

export type SplitLine = string | typeof TOO_LONG;

/** Splits a stream of bytes into lines. A line is returned only once its line feed has arrived. */
export class LineSplitter {
  private readonly maxLength: number;
  private readonly decoder = new StringDecoder('utf8');
  private partial = '';
  private isTooLong = false;

  constructor(maxLength: number) {
    this.maxLength = maxLength;
  }

  /** Whether the last line has begun but not ended. */
  get hasPartialLine(): boolean {
    return this.isTooLong || this.partial !== '';
  }

  push(bytes: Buffer): SplitLine[] {
    const lines: SplitLine[] = [];
    const [first = '', ...rest] = this.decoder.write(bytes).split('\n');
    this.append(first);
    for (const next of rest) {
      lines.push(this.isTooLong ? TOO_LONG : this.partial);
      this.partial = '';
      this.isTooLong = false;
      this.append(next);
    }
    return lines;
  }

  private append(text: string): void {
    if (this.partial.length + text.length > this.maxLength) this.isTooLong = true;
    this.partial = this.isTooLong ? '' : this.partial + text;
  }
}
