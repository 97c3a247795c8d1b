import type { Refusal } from '@schupf/rules';

/** Why the table refuses something that the rules of the game don't cover; with its rule in RULES.md, if there is one. */
export const TABLE_REFUSALS = {
  /** It answers a turn or trick that is over. */
  stale: null,
  /** A bomb came first. */
  overtaken: 'BOMB12',
  /** The same player claimed something else. */
  replaced: null,
  'not-seated': null,
  'not-your-seat': null,
  'not-playing': null,
  paused: null,
  'not-paused': null,
  'match-not-over': null,
  'chair-taken': null,
  'no-such-chair': null,
  'seated-already': null,
  /** They have seen another hand of this round. */
  'sat-elsewhere': null,
  /** They joined in the middle of the round. */
  'just-sat-down': null,
  'started-already': null,
  'nothing-to-hold': 'BOMB13',
  'no-hold-left': 'BOMB13',
  'holding-already': 'BOMB13',
  'not-holding': 'BOMB13',
  /** Teams last no longer than a round in this game. */
  'no-teams': null,
  'nothing-proposed': null,
  /** They have already said so, and the log should not contain it twice. */
  'agreed-already': null,
  'ready-already': null,
  /** Only the host may start the match. */
  'not-host': null,
  /** The host has closed the table to them. */
  'not-welcome': null,
  'nothing-to-be-ready-for': null,
  /** They have changed their mind so often that the log would grow forever. */
  'too-often': null,
} as const;

export type TableRefusalCode = keyof typeof TABLE_REFUSALS;

export interface TableRefusal {
  readonly code: TableRefusalCode;
  readonly rule: string | null;
}

/** A refusal by the rules of the game or by the table. */
export type AnyRefusal = Refusal | TableRefusal;

export function tableRefusal(code: TableRefusalCode): TableRefusal {
  return { code, rule: TABLE_REFUSALS[code] };
}
