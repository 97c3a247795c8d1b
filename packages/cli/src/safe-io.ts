import type { Io, RawIo } from './command.ts';
import { STYLE_CODE } from './output/styles.ts';
import { printableLine, printableLines } from './printable.ts';

/** Makes everything printable on its way to the terminal, so that no command can forget to. */
export function safeIo(raw: RawIo): Io {
  const keepStyles = (text: string) =>
    raw.colours
      ? text
          .split(STYLE_CODE)
          .map((part, index) => (index % 2 === 0 ? printableLines(part) : part))
          .join('')
      : printableLines(text);
  return {
    cwd: raw.cwd,
    colours: raw.colours,
    locale: raw.locale,
    now: raw.now,
    // Read each time, because a window can be resized.
    get columns() {
      return raw.columns;
    },
    write: (text) => raw.write(printableLines(text)),
    writeStyled: (text) => raw.write(keepStyles(text)),
    report: (text) => raw.write(shortLines(text)),
    writeError: (text) => raw.writeError(shortLines(text)),
    ask: (prompt) => raw.ask(keepStyles(prompt)),
  };
}

function shortLines(text: string): string {
  return text
    .split('\n')
    .map((line) => printableLine(line))
    .join('\n');
}
