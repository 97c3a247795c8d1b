import { readFileSync } from 'node:fs';

const BOOK = new URL('../../../../RULES.md', import.meta.url);

/** What RULES.md says. Read when first asked for: a game without questions needs no file. */
export class RuleBook {
  private text: string | null = null;

  /** The text of a rule by its id, '' when there is none. */
  rule(id: string): string {
    if (!/^[A-Z]+\d+$/.test(id)) return '';
    const found = new RegExp(`^- \\*\\*${id}\\*\\* (.*(?:\\n  .*)*)`, 'm').exec(this.read());
    return plain(found?.[1] ?? '');
  }

  /** What an option is about, and the ids of its rules; null when the book does not know it. */
  option(name: string): { readonly meaning: string; readonly rules: string } | null {
    const row = new RegExp(`^\\| \`${name}\` \\|[^|]*\\|[^|]*\\|([^|]*)\\|([^|]*)\\|`, 'm').exec(this.read());
    return row === null ? null : { meaning: row[1]!.trim(), rules: row[2]!.trim() };
  }

  private read(): string {
    if (this.text !== null) return this.text;
    try {
      this.text = readFileSync(BOOK, 'utf8');
    } catch {
      // A program without its book can still be played.
      this.text = '';
    }
    return this.text;
  }
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?|`/g, '');
}
