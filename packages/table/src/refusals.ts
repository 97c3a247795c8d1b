import type { Refusal } from '@schupf/rules';

/** The reasons for which the table itself refuses something, each with its rule in RULES.md if there is one. */
export const TABLE_REFUSALS = {
  /** The action was meant for a turn or trick that is over. */
  stale: null,
  /** A bomb came first. */
  overtaken: 'BOMB12',
  /** The same player has made another claim. */
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
  /** There is a person in every chair. */
  'table-full': null,
  /** The others have removed the person from this match. */
  removed: null,
  /** The person has seen another hand in this round. */
  'sat-elsewhere': null,
  /** The player joined in the middle of the round. */
  'just-sat-down': null,
  'started-already': null,
  'nothing-to-hold': 'BOMB13',
  'no-hold-left': 'BOMB13',
  'holding-already': 'BOMB13',
  'not-holding': 'BOMB13',
  /** At tables with a clock there are no conditional passes. */
  'only-by-days': null,
  /** There is no trick in which the seat may still pass. */
  'nothing-to-pass': null,
  /** The condition of a conditional pass is met already. */
  'condition-met': null,
  'no-conditional-pass': null,
  /** This game has no fixed teams. */
  'no-teams': null,
  'nothing-proposed': null,
  /** There is no other person in that chair. */
  'no-such-player': null,
  /** A single person cannot remove someone who is here. */
  'too-few-people': null,
  /** The player has already agreed, and the log should not record it twice. */
  'agreed-already': null,
  'ready-already': null,
  /** Only the host may start the match. */
  'not-host': null,
  /** The host has excluded the person. */
  'not-welcome': null,
  /** The person may not play with strangers at the moment. */
  sanctioned: null,
  /** Someone at the table, or one of our bots, has a name that looks the same. */
  'name-taken': null,
  'nothing-to-be-ready-for': null,
  /** The person has changed their mind so often that the log would grow without limit. */
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
