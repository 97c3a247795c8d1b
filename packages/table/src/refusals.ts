import type { Refusal } from '@schupf/rules';

/** Why the table refuses what the rules have no word about; with the rule of RULES.md where there is one. */
export const TABLE_REFUSALS = {
  /** He answers a turn or trick that is not there any more. */
  stale: null,
  /** A bomb went before it. */
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
  /** He has seen another hand of this round. */
  'sat-elsewhere': null,
  /** He came in the middle of the round. */
  'just-sat-down': null,
  'started-already': null,
  'nothing-to-hold': 'BOMB13',
  'no-hold-left': 'BOMB13',
  'holding-already': 'BOMB13',
  'not-holding': 'BOMB13',
  /** Nobody has a side of his own for longer than a round. */
  'no-teams': null,
  'nothing-proposed': null,
  /** What he says is known, and the log need not hold it twice. */
  'agreed-already': null,
  'ready-already': null,
  /** Whoever opened the table says when it begins. */
  'not-host': null,
  /** Whoever opened the table does not want to play with him. */
  'not-welcome': null,
  'nothing-to-be-ready-for': null,
  /** He has done and undone so much that the log would grow for ever. */
  'too-often': null,
} as const;

export type TableRefusalCode = keyof typeof TABLE_REFUSALS;

export interface TableRefusal {
  readonly code: TableRefusalCode;
  readonly rule: string | null;
}

/** Why something was not done: by the rules of the game, or of the table. */
export type AnyRefusal = Refusal | TableRefusal;

export function tableRefusal(code: TableRefusalCode): TableRefusal {
  return { code, rule: TABLE_REFUSALS[code] };
}
