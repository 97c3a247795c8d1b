import type { Variant } from '@schupf/rules';
import type { SpeedName } from '@schupf/table';
import type { Handover } from '../tables/handover.ts';
import type { TableEvidence } from '../tables/table-evidence.ts';

/** A request about one table to the process that runs it. Plain data; repeating it changes nothing. */
export type TableCall =
  /** Loads the table. `begins` also starts the match, without waiting for anyone. */
  | { readonly type: 'open'; readonly begins: boolean }
  /** The chair of a person, or the one they are going to take. */
  | { readonly type: 'chair-of'; readonly person: string }
  /** A person is on holiday until a time, or has come back (null). */
  | { readonly type: 'holiday'; readonly person: string; readonly until: number | null }
  /** Removes a person who was deleted from storage. `accountSince` is null for a guest. */
  | { readonly type: 'delete-person'; readonly person: string; readonly accountSince: number | null }
  /** What can be seen of a person, for a report by someone who is there. */
  | { readonly type: 'evidence'; readonly person: string; readonly reporter: string }
  /** Ends the match. The process that runs the table then closes it. */
  | { readonly type: 'close' }
  | { readonly type: 'inherit'; readonly handover: Handover };

/** The answer to `chair-of` or `evidence`; otherwise null. */
export type CallValue = number | TableEvidence | null;

/** Not ok if there is no such open table. */
export type CallAnswer = { readonly ok: true; readonly value: CallValue } | { readonly ok: false };

/** What someone wants to play. */
export interface WantedGame {
  readonly variant: Variant;
  readonly players: number;
  readonly speed: SpeedName;
}

/** A listed table at which someone present is playing, or wants to play, and at which there is a free seat. */
export interface FreeSeat {
  readonly code: string;
  /** Whether the match has not begun. */
  readonly isWaiting: boolean;
  readonly opened: number;
  /** The host and those who have a seat. */
  readonly people: readonly string[];
}

/** Makes requests to the processes that run tables. */
export interface TableCalls {
  call(code: string, call: TableCall): Promise<CallAnswer>;
  freeSeats(game: WantedGame): Promise<readonly FreeSeat[]>;
}
