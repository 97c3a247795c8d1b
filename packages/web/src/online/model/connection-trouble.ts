import type { ByeReason, ConnectionState } from '@schupf/protocol';

export interface ConnectionFacts {
  readonly state: ConnectionState;
  /** The reason the server gave when it closed the connection. */
  readonly reason: ByeReason | null;
  /** Failed attempts in a row. */
  readonly failures: number;
  /** Whether HTTP requests get through; null while unknown. */
  readonly isServerReachable: boolean | null;
  /** Whether the server has a newer version of this page. */
  readonly isOutdated: boolean;
}

export const INITIAL_FACTS: ConnectionFacts = {
  state: 'connecting',
  reason: null,
  failures: 0,
  isServerReachable: null,
  isOutdated: false,
};

export type ConnectionTrouble =
  /** The connection has just been lost. */
  | 'reconnecting'
  | 'restart'
  /** Nothing answers at all. */
  | 'unreachable'
  /** HTTP requests get through, but sockets do not. */
  | 'blocked'
  | 'outdated'
  | 'signed-out'
  /** The person may not use the server. */
  | 'excluded'
  /** The server closed the connection for good. */
  | 'refused';

/** This many failures in a row are more than a brief interruption. */
export const MANY_FAILURES = 3;

/** What is wrong with the connection; null if the player does not need to know. */
export function troubleOf({
  state,
  reason,
  failures,
  isServerReachable,
  isOutdated,
}: ConnectionFacts): ConnectionTrouble | null {
  if (state === 'open') return null;
  if (state === 'closed')
    return reason === null ? null : reason === 'signed-out' || reason === 'excluded' ? reason : 'refused';
  if (failures >= MANY_FAILURES && isOutdated) return 'outdated';
  if (failures >= MANY_FAILURES && isServerReachable === true) return 'blocked';
  if (failures >= MANY_FAILURES && isServerReachable === false) return 'unreachable';
  if (reason === 'restart') return 'restart';
  return failures > 0 ? 'reconnecting' : null;
}
