import { formatSeatView, parseSeatView, type SeatView } from '@schupf/replay';
import { Address } from '../app/address.ts';

/** Anything but a match that is shared through the server. */
type UnsharedSource =
  /** A table in this browser and the number of the match; null for the latest, which may still be in progress. */
  | { readonly type: 'browser'; readonly table: string; readonly match: number | null }
  /** A match stored on the server, by its id there. Only its players can see it. */
  | { readonly type: 'server'; readonly match: string }
  /** A record at a URL that this page may fetch. */
  | { readonly type: 'link'; readonly href: string }
  /** A round in the address itself, as `packRound` writes it. */
  | { readonly type: 'packed'; readonly packed: string };

/** A match that anyone with this id may see. */
interface SharedSource {
  readonly type: 'shared';
  readonly id: string;
}

export type ReplaySource = UnsharedSource | SharedSource;

const LATEST = 'latest';

export function formatReplaySource(source: UnsharedSource): readonly string[] {
  switch (source.type) {
    case 'browser':
      return [source.type, source.table, source.match === null ? LATEST : String(source.match)];
    case 'server':
      return [source.type, source.match];
    case 'link':
      return [source.type, source.href];
    case 'packed':
      return [source.type, source.packed];
  }
}

/** The inverse of `formatReplaySource`; null for anything else. */
export function parseReplaySource([type, id, match, ...more]: readonly string[]): UnsharedSource | null {
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
    case 'packed':
      return match === undefined ? { type, packed: id } : null;
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
  /** Null for the default view: all hands, from the seat of `PastMatch.front`. */
  readonly view?: SeatView | null;
  /** Whether the review is shown from the start. A shared replay has no such address. */
  readonly withReview?: boolean;
}

/** Takes the place of the moment in an address. */
const REVIEW = 'review';

export const replayAddress = new Address<ReplayParams & { readonly source: UnsharedSource }>({
  path: 'replay',
  parse: (parts) => {
    const length = parts[0] === 'browser' ? 3 : 2;
    const source = parseReplaySource(parts.slice(0, length));
    const [round = '', ...rest] = parts.slice(length);
    if (source !== null && isNumber(round) && rest.length === 1 && rest[0] === REVIEW)
      return { source, round: Number(round), withReview: true };
    const point = parsePoint([round, ...rest]);
    return source === null || point === null ? null : { source, ...point };
  },
  format: ({ source, withReview, ...point }) => [
    ...formatReplaySource(source),
    ...(withReview ? [point.round, REVIEW] : formatPoint(point)),
  ],
});

/** `#/r/ID/ROUND/MOMENT/VIEW`. The server serves the same path without the `#`, for link previews. */
export const sharedReplayAddress = new Address<ReplayParams & { readonly source: SharedSource }>({
  path: 'r',
  parse: ([id = '', ...parts]) => {
    const point = parsePoint(parts.length === 0 ? ['1'] : parts);
    return id === '' || point === null ? null : { source: { type: 'shared', id }, ...point };
  },
  format: ({ source, ...point }) => {
    const parts = formatPoint(point);
    return parts.length === 1 && point.round === 1 ? [source.id] : [source.id, ...parts];
  },
});

type Point = Omit<ReplayParams, 'source' | 'withReview'>;

/** `ROUND`, `ROUND/MOMENT` or `ROUND/MOMENT/VIEW`. */
function formatPoint({ round, moment, view }: Point): readonly (string | number)[] {
  if (view != null) return [round, moment ?? 1, formatSeatView(view)];
  return moment == null ? [round] : [round, moment];
}

/** The inverse of `formatPoint`; null for anything else. */
function parsePoint([round = '', moment, view, ...more]: readonly string[]): Required<Point> | null {
  const isValid = isNumber(round) && (moment === undefined || isNumber(moment)) && more.length === 0;
  const shown = view === undefined ? null : parseSeatView(view);
  if (!isValid || (view !== undefined && shown === null)) return null;
  return { round: Number(round), moment: moment === undefined ? null : Number(moment), view: shown };
}

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
