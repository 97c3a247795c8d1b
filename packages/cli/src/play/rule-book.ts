import { readFileSync } from 'node:fs';

const BOOK = new URL('../../../../RULES.md', import.meta.url);

/** The text of RULES.md, read on first use: a game without inquiries does not need the file. */
export class RuleBook {
  private text: string | null = null;

  /** The text of a rule by its id, '' when there is none. */
  rule(id: string): string {
    if (!/^[A-Z]+\d+$/.test(id)) return '';
    const found = new RegExp(`^- \\*\\*${id}\\*\\* (.*(?:\\n  .*)*)`, 'm').exec(this.read());
    return plain(found?.[1] ?? '');
  }

  /** The meaning of an option and the ids of its rules; null if the book does not list it. */
  option(name: string): { readonly meaning: string; readonly rules: string } | null {
    const row = new RegExp(`^\\| \`${name}\` \\|[^|]*\\|[^|]*\\|([^|]*)\\|([^|]*)\\|`, 'm').exec(this.read());
    return row === null ? null : { meaning: row[1]!.trim(), rules: row[2]!.trim() };
  }

  private read(): string {
    if (this.text !== null) return this.text;
    try {
      this.text = readFileSync(BOOK, 'utf8');
    } catch {
      // The game works without the file.
      this.text = '';
    }
    return this.text;
  }
}

/** The text without Markdown syntax. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?|`/g, '');
}
