import { readFileSync } from 'node:fs';

export const DOCUMENT = readFileSync(new URL('../../../PROTOCOL.md', import.meta.url), 'utf8');

/** The text under a heading, up to the next heading of the same or a higher level. */
export function under(heading: string, text = DOCUMENT): string {
  const [marks] = heading.split(' ');
  const lines = text.split('\n');
  const from = lines.indexOf(heading);
  if (from < 0) throw new Error(`no heading "${heading}"`);
  const to = lines.findIndex(
    (line, index) => index > from && new RegExp(`^#{1,${marks!.length}} `).test(line),
  );
  return lines.slice(from + 1, to < 0 ? undefined : to).join('\n');
}

/** The rows of each table in a text as lists of cells, without the header. */
export function tablesIn(text: string): string[][][] {
  return [...text.matchAll(/^\|(?: -+ \|)+\n((?:\|.*\n?)*)/gm)].map(([, rows]) =>
    rows!
      .trim()
      .split('\n')
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}

/** The names in backticks. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
}

/** The names in the first column of all tables in a text. */
export function rowsOf(text: string): string[] {
  return tablesIn(text)
    .flat()
    .flatMap(([first]) => namesIn(first!))
    .sort();
}
