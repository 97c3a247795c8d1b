const ESCAPE = '\u001b';
const PAINTED = `${ESCAPE}\\[[0-9;]*m[^${ESCAPE}]*${ESCAPE}\\[0m`;
const STYLE = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');
/** Spaces and the word after them. A coloured part belongs to one word even if it contains spaces. */
const WORD = new RegExp(`( *)((?:${PAINTED}|[^ ${ESCAPE}])+)`, 'g');
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The number of terminal columns that a text takes. */
export function widthOf(text: string): number {
  const plain = text.replace(STYLE, '').replace(/\p{M}/gu, '');
  return [...plain].length + (plain.match(WIDE)?.length ?? 0);
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Breaks long lines between words and indents the continuation lines. */
export function wrap(text: string, columns: number, indent = 0): string {
  // In a very narrow terminal the indent would leave no space for text.
  const margin = ' '.repeat(Math.min(indent, Math.floor(columns / 2)));
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns, margin))
    .join('\n');
}

function wrapLine(line: string, columns: number, margin: string): string {
  if (widthOf(line) <= columns) return line;
  const lines: string[] = [];
  let current = '';
  for (const [, blanks = '', word = ''] of line.matchAll(WORD)) {
    const longer = current + blanks + word;
    if (current.trim() === '' || widthOf(longer) <= columns) {
      current = longer;
    } else {
      lines.push(current);
      current = margin + word;
    }
  }
  return [...lines, current].join('\n');
}

/** Aligns rows of cells in columns. The last column may have any length and is wrapped if necessary. */
export function columnsOf(
  rows: readonly (readonly string[])[],
  columns: number,
  alignRight: readonly number[] = [],
): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
    });
  }
  const kept = widths.map((width, index) => width > 0 || index === widths.length - 1);
  const lines = rows.map((row) => {
    const cells = row.map((cell, index) => {
      if (alignRight.includes(index)) return padStart(cell, widths[index]!);
      return index === row.length - 1 ? cell : padEnd(cell, widths[index]!);
    });
    const shown = cells.filter((_, index) => kept[index]);
    const indent = shown.slice(0, -1).reduce((sum, cell) => sum + widthOf(cell) + 2, 0);
    return wrap(shown.join('  ').trimEnd(), columns, indent);
  });
  return lines.join('\n');
}
