import { Address } from '../app/address.ts';

type PrivateSource =
  /** A table in this browser and the number of the match; null for the latest, which may still be in progress. */
  | { readonly type: 'browser'; readonly table: string; readonly match: number | null }
  /** A match stored on the server, by its id there. Only its players can see it. */
  | { readonly type: 'server'; readonly match: string }
  /** A record at a URL that this page may fetch. */
  | { readonly type: 'link'; readonly href: string };

/** A match that anyone with this id may see. */
interface SharedSource {
  readonly type: 'shared';
  readonly id: string;
}

export type ReplaySource = PrivateSource | SharedSource;

const LATEST = 'latest';

export function formatReplaySource(source: PrivateSource): readonly string[] {
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
export function parseReplaySource([type, id, match, ...more]: readonly string[]): PrivateSource | null {
  if (id === undefined || id === '' || more.length > 0) return null;
  switch (type) {
    case 'browser': {
      if (match === LATEST) return { type, table: id, match: null };
      return match !== undefined && isNumber(match) ? { type, table: id, match: Number(match) } : null;
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
  /** The moment of the round, starting at 1; null for its beginning. */
  readonly moment?: number | null;
  /** Whether the review is shown from the start. Only own matches have such an address. */
  readonly withReview?: boolean;
}

/** Stands in an address where otherwise the moment is. */
const REVIEW = 'review';

export const replayAddress = new Address<ReplayParams & { readonly source: PrivateSource }>({
  path: 'replay',
  parse: (parts) => {
    const length = parts[0] === 'browser' ? 3 : 2;
    const source = parseReplaySource(parts.slice(0, length));
    const [round = '', moment, ...more] = parts.slice(length);
    if (source === null || !isNumber(round) || more.length > 0) return null;
    if (moment === REVIEW) return { source, round: Number(round), withReview: true };
    if (moment !== undefined && !isNumber(moment)) return null;
    return { source, round: Number(round), moment: moment === undefined ? null : Number(moment) };
  },
  format: ({ source, round, moment, withReview }) => [
    ...formatReplaySource(source),
    round,
    ...(withReview ? [REVIEW] : moment == null ? [] : [moment]),
  ],
});

/** `#/r/ID/ROUND/MOMENT`. The server serves the same path without the `#`, for link previews. */
export const sharedReplayAddress = new Address<ReplayParams & { readonly source: SharedSource }>({
  path: 'r',
  parse: ([id = '', round = '1', moment, ...more]) => {
    const isValid = id !== '' && isNumber(round) && (moment === undefined || isNumber(moment));
    if (!isValid || more.length > 0) return null;
    return {
      source: { type: 'shared', id },
      round: Number(round),
      moment: moment === undefined ? null : Number(moment),
    };
  },
  format: ({ source, round, moment }) => {
    if (moment != null) return [source.id, round, moment];
    return round === 1 ? [source.id] : [source.id, round];
  },
});

/** The address of a round, or of a moment of it. */
export function replayHref(params: ReplayParams): string {
  const { source } = params;
  return source.type === 'shared'
    ? sharedReplayAddress.href({ ...params, source })
    : replayAddress.href({ ...params, source });
}

/** The path of a shared replay on the server: its address without the `#`, relative to the base URL of the app. */
export function sharedReplayPath(params: ReplayParams & { readonly source: SharedSource }): string {
  return sharedReplayAddress.href(params).replace('#/', '');
}

function isNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
