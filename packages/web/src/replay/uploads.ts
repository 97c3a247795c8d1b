import type { Uploaded } from '@schupf/protocol';

/** A match in this browser: its table, and its number at that table. */
export interface UploadedMatch {
  readonly table: string;
  readonly match: number;
}

const KEY = 'schupf.uploads';

type Uploads = Readonly<Record<string, Uploaded>>;

/** What this browser has uploaded, with the keys to delete it again. */
function uploads(): Uploads {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Uploads;
  } catch {
    return {};
  }
}

/** Null if the match was not uploaded, or if its upload has expired. */
export function uploadOf(match: UploadedMatch, now: number): Uploaded | null {
  const uploaded = uploads()[nameOf(match)];
  return uploaded === undefined || uploaded.expires <= now ? null : uploaded;
}

/** Remembers an upload; null forgets it. */
export function saveUpload(match: UploadedMatch, uploaded: Uploaded | null): void {
  const { [nameOf(match)]: _, ...others } = uploads();
  const next = uploaded === null ? others : { ...others, [nameOf(match)]: uploaded };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, the link still works, but the upload cannot be deleted before it expires.
  }
}

/** The uploaded matches of a table. */
export function uploadsOf(table: string): readonly UploadedMatch[] {
  return Object.keys(uploads()).flatMap((name) => {
    const [of, match] = name.split(' ');
    return of === table ? [{ table, match: Number(match) }] : [];
  });
}

function nameOf({ table, match }: UploadedMatch): string {
  return `${table} ${match}`;
}
