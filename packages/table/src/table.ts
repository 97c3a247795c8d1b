import { newMatch, type Player, type Position, type Rules } from '@schupf/rules';
import { replayRecord } from '@schupf/rules/notation';
import type { Agreement, RematchSeats } from './agreements.ts';
import { type Chair, newChair, type PersonId, type Sitter } from './chairs.ts';
import type { ConditionalPass } from './conditional-passes.ts';
import type { FairDeals } from './deals/fair-deals.ts';
import type { Duty } from './duties.ts';
import type { HeldClaim } from './held.ts';
import type { Hold } from './holds.ts';
import type { Interval } from './interval.ts';
import { LOG_VERSION } from './log-version.ts';
import type { Outcome } from './matches.ts';
import type { Question, WaitingAnswer } from './questions.ts';
import type { Speed } from './speeds.ts';
import { readConfig, type TableConfig } from './table-config.ts';
import type { Pace } from './tempo.ts';

export type Stage =
  /** Before the first match: people come, go and change chairs. */
  | 'seating'
  /** Seats and dealer are being drawn. */
  | 'drawing'
  | 'playing'
  /** The match is over; there may be another one. */
  | 'over';

/**
 * The immutable state of a table at one moment; `step` returns a new one. Unless stated otherwise, times are by the
 * table's clock, which stops during a pause.
 */
export interface Table {
  /** The version of the program that wrote the latest part of the log (`LOG_VERSION`). */
  readonly version: number;
  readonly config: TableConfig;
  readonly rules: Rules;
  /** The speed of the config at the current pace. */
  readonly speed: Speed;
  readonly pace: Pace | null;
  readonly stage: Stage;
  readonly chairs: readonly Chair[];
  /** Who has sat in which chair since the deal and has therefore seen its hand. */
  readonly sitters: readonly Sitter[];
  /** Who was removed from this match by the others, and so cannot sit down again until the next. */
  readonly removed: readonly PersonId[];
  /** The number of the match, from 1; 0 before the first. */
  readonly match: number;
  readonly position: Position;
  /** When the match began, or was continued here. */
  readonly matchSince: number;
  readonly outcome: Outcome | null;

  /** The time of the last input by the caller's clock. */
  readonly at: number;
  /** How far the table's clock is behind the caller's. */
  readonly lag: number;
  /** The time by the table's clock. */
  readonly now: number;
  /**
   * Times by the caller's clock, because the table's clock is stopped. If `until` is null, the table is asleep: no one
   * is present, and play continues when someone comes back.
   */
  readonly pause: { readonly since: number; readonly until: number | null } | null;

  /** A counter that increases with every event that changes who has to decide. */
  readonly turn: number;
  /** The value of `turn` at the start of the trick. */
  readonly trickBegan: number;
  /** The value of `turn` at the start of the round. */
  readonly roundBegan: number;
  /** When the time for the push began: at the deal, after the decisions on Tichu, or when a call reopened the push. */
  readonly pushSince: number;

  /** The interval in which claims count as simultaneous. */
  readonly interval: Interval | null;
  /** The claims held until the interval ends. */
  readonly held: readonly HeldClaim[];
  /** The holds that extend the interval. */
  readonly holds: readonly Hold[];
  readonly holdsUsed: readonly number[];
  /** What players have said in advance about the trick on the table; at most one for each seat. */
  readonly conditionalPasses: readonly ConditionalPass[];

  /** The decisions that are due. */
  readonly duties: readonly Duty[];
  /** The time left in each player's bank. */
  readonly banks: readonly number[];

  /** The number of questions asked so far. */
  readonly asked: number;
  /** The current questions. */
  readonly questions: readonly Question[];
  /** The answers that are not due yet. */
  readonly answers: readonly WaitingAnswer[];

  /** Whether the bots finish the round without delays, because no person can act in it any more. */
  readonly isSkipping: boolean;

  /** The players who are ready for the next round. */
  readonly ready: readonly Player[];
  /** When the break between two rounds began. */
  readonly restSince: number | null;
  readonly agreements: readonly Agreement[];
  readonly rematchSeats: RematchSeats;
  /** The secret, salts, draw or shuffle that was requested and has not arrived. */
  readonly awaits: 'secret' | 'salts' | 'draw' | 'pack' | null;
  /** How the deals of the current or last match are made; null if no one can check them. */
  readonly deals: FairDeals | null;

  /**
   * The number of messages to everyone, and to each player alone. `lastSeqFor` derives message numbers that reveal
   * nothing about others.
   */
  readonly sent: { readonly all: number; readonly own: readonly number[] };
  readonly wakeAt: number | null;
}

export type TableAnswer =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly problem: string };

/** Opens a table, or returns in one line what is wrong with its config. */
export function openTable(config: TableConfig, at: number, version = LOG_VERSION): TableAnswer {
  const answer = readConfig(config);
  if (!answer.ok) return answer;
  const { speed } = answer;
  const rules = version < 2 ? { ...answer.rules, asksTichuBeforePush: false } : answer.rules;
  const begun = config.from === undefined ? null : replayRecord(config.from, () => {});
  const problem = begun === null ? undefined : (begun.stopped ?? begun.contradictions[0]);
  if (problem !== undefined) return { ok: false, problem: problem.problem };
  if (begun?.position && !isSameGame(begun.position.rules, rules))
    return { ok: false, problem: 'the match to be continued has different rules' };
  const none = config.chairs.map(() => 0);
  const table: Table = {
    version,
    config,
    rules,
    speed,
    pace: null,
    stage: begun === null ? 'seating' : 'playing',
    chairs: config.chairs.map((occupant) => newChair(occupant, at)),
    sitters: [],
    removed: [],
    match: begun === null ? 0 : 1,
    position: begun?.position ?? newMatch(rules),
    matchSince: at,
    outcome: null,
    at,
    lag: 0,
    now: at,
    pause: null,
    turn: 0,
    trickBegan: 0,
    roundBegan: 0,
    pushSince: at,
    interval: null,
    held: [],
    holds: [],
    holdsUsed: none,
    conditionalPasses: [],
    duties: [],
    banks: none.map(() => speed.bank),
    asked: 0,
    questions: [],
    answers: [],
    isSkipping: false,
    ready: [],
    restSince: null,
    agreements: [],
    rematchSeats: config.seats ?? 'kept',
    awaits: null,
    deals: null,
    sent: { all: 0, own: none },
    // A match that began elsewhere continues without a command to start.
    wakeAt: begun === null ? null : at,
  };
  return { ok: true, table };
}

function isSameGame(a: Rules, b: Rules): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
