import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@schupf/phrasebook';
import { LEGAL_TEXTS, type LegalName, type LegalText } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { RetentionDays } from '../jobs/retention.ts';

/** Texts to start from. The one about privacy is shown as it is if the operator has none. */
const TEMPLATES = fileURLToPath(new URL('../../legal', import.meta.url));
/** Changed files are noticed after this time. */
const READ_INTERVAL_MS = 10_000;
const MAX_BYTES = 200_000;
/** What an operator has to fill in. */
const GAP = /\[\[.*?\]\]/s;
const FILE_NAME = new RegExp(`^(${LEGAL_TEXTS.join('|')})(?:\\.(${LANGUAGES.join('|')}))?\\.md$`);

export interface LegalTextsDeps {
  /** The folder with the operator's files; null if they cannot have any. It need not exist. */
  readonly folder: string | null;
  readonly days: RetentionDays;
  readonly clock: Pick<Clock, 'now'>;
}

interface File extends LegalText {
  readonly name: LegalName;
}

interface Reading {
  readonly files: readonly File[];
  /** Why some files in the folder are not shown. */
  readonly problems: readonly string[];
  readonly at: number;
}

/**
 * Privacy text, terms and imprint: the operator's files `NAME.LANGUAGE.md` or `NAME.md`, or our own text about privacy.
 * The number of days of every period is filled in from the settings, so that no text contradicts what the server does.
 */
export class LegalTexts {
  private readonly deps: LegalTextsDeps;
  private reading: Reading | null = null;

  constructor(deps: LegalTextsDeps) {
    this.deps = deps;
  }

  /** One line for each file in the folder that is not shown. */
  get problems(): readonly string[] {
    return this.read().problems;
  }

  /** The texts that there are. */
  get names(): readonly LegalName[] {
    const { files } = this.read();
    return LEGAL_TEXTS.filter((name) => name === 'privacy' || files.some((file) => file.name === name));
  }

  /** A text in a language, or else in the one that most people can read; null if there is none. */
  find(name: LegalName, language: Language): LegalText | null {
    const files = this.read().files.filter((file) => file.name === name);
    const wanted = [language, 'en', null, ...LANGUAGES];
    const best = wanted.flatMap((each) => files.filter((file) => file.language === each))[0];
    if (best !== undefined) return { language: best.language, text: this.withDays(best.text) };
    return name === 'privacy' ? { language, text: this.withDays(ownPrivacyText(language)) } : null;
  }

  private withDays(text: string): string {
    return text.replace(/\{(\w+)\}/g, (gap, name: string) =>
      Object.hasOwn(this.deps.days, name) ? String(this.deps.days[name as keyof RetentionDays]) : gap,
    );
  }

  private read(): Reading {
    const { folder, clock } = this.deps;
    const now = clock.now();
    if (this.reading === null || now - this.reading.at >= READ_INTERVAL_MS)
      this.reading = { ...readFolder(folder), at: now };
    return this.reading;
  }
}

/** Our own texts, which never change while the server runs. */
const own = new Map<Language, string>();

function ownPrivacyText(language: Language): string {
  const text = own.get(language) ?? readFileSync(join(TEMPLATES, `privacy.${language}.md`), 'utf8');
  own.set(language, text);
  return text;
}

function readFolder(folder: string | null): Omit<Reading, 'at'> {
  const files: File[] = [];
  const problems: string[] = [];
  for (const entry of folder === null ? [] : entriesOf(folder)) {
    const [, name, language] = FILE_NAME.exec(entry) ?? [];
    if (name === undefined) {
      if (entry.endsWith('.md')) problems.push(`${entry} is not shown: use a name such as privacy.en.md`);
      continue;
    }
    try {
      const text = readFileSync(join(folder!, entry), 'utf8');
      const [gap] = GAP.exec(text) ?? [];
      if (gap !== undefined) problems.push(`${entry} is not shown: it still contains ${gap}`);
      else if (text.length > MAX_BYTES) problems.push(`${entry} is not shown: it is too long`);
      else files.push({ name: name as LegalName, language: language ?? null, text });
    } catch (error) {
      problems.push(`${entry} is not shown: ${(error as Error).message}`);
    }
  }
  return { files, problems };
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
