/** A position in a text. Lines and columns are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** An error in a text and its place. Thrown only inside the parser; `parseRecord` returns it as a value. */
export class Fault {
  readonly message: string;
  readonly place: Place;

  constructor(message: string, place: Place) {
    this.message = message;
    this.place = place;
  }
}

const BLANKS = new Set(codesOf(' \t\r'));
/** Characters that end a word. */
const STOPS = new Set(codesOf(' \t\r,{<@"'));

function codesOf(chars: string): number[] {
  return [...chars].map((char) => char.charCodeAt(0));
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

/** Reads one line of a record from left to right, in time linear in its length. */
export class Scanner {
  private readonly text: string;
  private readonly line: number;
  private at: number;

  constructor(text: string, line: number, at = 0) {
    this.text = text;
    this.line = line;
    this.at = at;
    this.skipBlanks();
  }

  get place(): Place {
    return { line: this.line, column: this.at + 1 };
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  fail(message: string, place = this.place): never {
    throw new Fault(message, place);
  }

  /** Skips the given text and the spaces after it; false if it is not next. */
  take(wanted: string): boolean {
    if (!this.text.startsWith(wanted, this.at)) return false;
    this.at += wanted.length;
    this.skipBlanks();
    return true;
  }

  /** Skips the given word; false if it is not next. */
  takeWord(wanted: string): boolean {
    if (this.peekWord() !== wanted) return false;
    this.word();
    return true;
  }

  /** Skips an opening delimiter; false if it is not next. Spaces after it belong to the text. */
  open(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at++;
    return true;
  }

  /** The characters up to the next space or delimiter; '' if there are none. */
  word(): string {
    const start = this.at;
    while (this.at < this.text.length && !STOPS.has(this.text.charCodeAt(this.at))) this.at++;
    const word = this.text.slice(start, this.at);
    this.skipBlanks();
    return word;
  }

  /** The next word, without skipping it. */
  peekWord(): string {
    const start = this.at;
    const word = this.word();
    this.at = start;
    return word;
  }

  /** A text up to its closing delimiter, in which a backslash escapes the next character. */
  until(close: string): string {
    const opened = { line: this.line, column: this.at };
    let text = '';
    for (; this.at < this.text.length; this.at++) {
      const char = this.text[this.at]!;
      if (char === close) {
        this.at++;
        this.skipBlanks();
        return text;
      }
      if (char !== '\\') {
        text += char;
      } else {
        this.at++;
        const escaped = this.text[this.at] ?? '';
        text += ESCAPES[escaped] ?? escaped;
      }
    }
    return this.fail(`"${close}" is missing`, opened);
  }

  private skipBlanks(): void {
    while (BLANKS.has(this.text.charCodeAt(this.at))) this.at++;
  }
}

/** The inverse of `Scanner.until`. */
export function escaped(text: string, close: string): string {
  let safe = '';
  for (const char of text) {
    if (char === '\n') safe += '\\n';
    else if (char === '\r') safe += '\\r';
    else safe += char === close || char === '\\' ? `\\${char}` : char;
  }
  return safe;
}
