import type { ByeReason, ConnectionState } from '@schupf/protocol';

/** What is known of the wire to the server. */
export interface WireFacts {
  readonly state: ConnectionState;
  /** What the server said when it closed the wire. */
  readonly reason: ByeReason | null;
  /** Tries in a row that came to nothing. */
  readonly failures: number;
  /** Whether plain requests get through; null while nobody has asked. */
  readonly isServerThere: boolean | null;
  /** Whether the server has another version of this page. */
  readonly isOutdated: boolean;
}

export const NOTHING_YET: WireFacts = {
  state: 'connecting',
  reason: null,
  failures: 0,
  isServerThere: null,
  isOutdated: false,
};

export type WireTrouble =
  /** Cut off just now, and about to be back. */
  | 'again'
  | 'restart'
  /** Nobody answers at all. */
  | 'unreachable'
  /** Pages come through, sockets do not. */
  | 'blocked'
  | 'outdated'
  | 'signed-out'
  /** The server wants no more of us. */
  | 'refused';

/** So many failures are no accident. */
export const MANY = 3;

/** What is wrong with the wire, if anything that somebody has to know. */
export function troubleOf({
  state,
  reason,
  failures,
  isServerThere,
  isOutdated,
}: WireFacts): WireTrouble | null {
  if (state === 'open') return null;
  if (state === 'closed') return reason === null ? null : reason === 'signed-out' ? 'signed-out' : 'refused';
  if (failures >= MANY && isOutdated) return 'outdated';
  if (failures >= MANY && isServerThere === true) return 'blocked';
  if (failures >= MANY && isServerThere === false) return 'unreachable';
  if (reason === 'restart') return 'restart';
  return failures > 0 ? 'again' : null;
}
