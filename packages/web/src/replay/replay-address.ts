import { Address } from '../app/address.ts';

export type ReplaySource =
  /** A table in this browser and the number of the match; null for the latest, which may still be in progress. */
  | { readonly type: 'browser'; readonly table: string; readonly match: number | null }
  /** A match stored on the server, by its id there. */
  | { readonly type: 'server'; readonly match: string }
  /** A record at a URL that this page may fetch. */
  | { readonly type: 'link'; readonly href: string };

const LATEST = 'latest';

export function formatReplaySource(source: ReplaySource): readonly string[] {
  switch (source.type) {
    case 'browser':
      return [source.type, source.table, source.match === null ? LATEST : String(source.match)];
    case 'server':
      return [source.type, source.match];
    case 'link':
      return [source.type, source.href];
  }
}

/** The inverse of `formatReplaySource`; null for anything else. */
export function parseReplaySource([type, id, match, ...more]: readonly string[]): ReplaySource | null {
  if (id === undefined || id === '' || more.length > 0) return null;
  switch (type) {
    case 'browser': {
      if (match === LATEST) return { type, table: id, match: null };
      return match !== undefined && /^\d{1,9}$/.test(match)
        ? { type, table: id, match: Number(match) }
        : null;
    }
    case 'server':
      return match === undefined ? { type, match: id } : null;
    case 'link':
      return match === undefined ? { type, href: id } : null;
    default:
      return null;
  }
}

export interface ReplayParams {
  readonly source: ReplaySource;
  /** Starting at 1. */
  readonly round: number;
}

export const replayAddress = new Address<ReplayParams>({
  path: 'replay',
  read: (parts) => {
    const source = parseReplaySource(parts.slice(0, -1));
    const round = Number(parts.at(-1));
    return source === null || !Number.isSafeInteger(round) ? null : { source, round };
  },
  write: ({ source, round }) => [...formatReplaySource(source), round],
});
