import { StringDecoder } from 'node:string_decoder';

/** What stands for a line longer than allowed. Its text is gone: an endless one must not fill the memory. */
export const TOO_LONG: unique symbol = Symbol('too long');

export type SplitLine = string | typeof TOO_LONG;

/** Makes lines of bytes that come in pieces. A line that is not ended yet is no line. */
export class LineSplitter {
  private readonly longest: number;
  private readonly decoder = new StringDecoder('utf8');
  private begun = '';
  private isTooLong = false;

  constructor(longest: number) {
    this.longest = longest;
  }

  push(bytes: Buffer): SplitLine[] {
    const lines: SplitLine[] = [];
    const [first = '', ...rest] = this.decoder.write(bytes).split('\n');
    this.append(first);
    for (const next of rest) {
      lines.push(this.isTooLong ? TOO_LONG : this.begun);
      this.begun = '';
      this.isTooLong = false;
      this.append(next);
    }
    return lines;
  }

  private append(text: string): void {
    if (this.begun.length + text.length > this.longest) this.isTooLong = true;
    this.begun = this.isTooLong ? '' : this.begun + text;
  }
}
