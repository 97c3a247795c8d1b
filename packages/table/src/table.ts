import { newMatch, type Player, type Position, type Rules } from '@schupf/rules';
import { replayRecord } from '@schupf/rules/notation';
import type { Agreement, RematchSeats } from './agreements.ts';
import { type Chair, newChair, type Sitter } from './chairs.ts';
import type { Duty } from './duties.ts';
import type { HeldClaim } from './held.ts';
import type { Hold } from './holds.ts';
import type { Interval } from './interval.ts';
import type { Outcome } from './matches.ts';
import type { Question, WaitingAnswer } from './questions.ts';
import type { Speed } from './speeds.ts';
import { readConfig, type TableConfig } from './table-config.ts';

export type Stage =
  /** Before the first match: people come, go and change chairs. */
  | 'seating'
  /** Seats and dealer are being drawn. */
  | 'drawing'
  | 'playing'
  /** The match is over; there may be another one. */
  | 'over';

/**
 * A table at one moment. Plain values that `step` never changes but replaces; times are of the table's own clock,
 * which stands still in a pause.
 */
export interface Table {
  readonly terms: TableConfig;
  readonly rules: Rules;
  readonly speed: Speed;
  readonly stage: Stage;
  readonly chairs: readonly Chair[];
  /** Who has sat where since the deal, and so has seen that hand. */
  readonly sitters: readonly Sitter[];
  /** Matches are counted from 1; 0 before the first. */
  readonly match: number;
  readonly position: Position;
  readonly outcome: Outcome | null;

  /** The time of the last input by the shell's clock, and how far the table's own is behind that. */
  readonly at: number;
  readonly lag: number;
  readonly now: number;
  /** By the shell's clock, for the table's own does not run. */
  readonly pause: { readonly since: number; readonly until: number } | null;

  /** Counts whatever gives somebody else something to decide; and its value when trick and round began. */
  readonly turn: number;
  readonly trickBegan: number;
  readonly roundBegan: number;
  /** When pushes were last asked for: at the deal, or when a call had all choose again. */
  readonly pushSince: number;

  /** The time in which claims count as made together, the claims that wait for its end, and who prolongs it. */
  readonly interval: Interval | null;
  readonly held: readonly HeldClaim[];
  readonly holds: readonly Hold[];
  readonly holdsUsed: readonly number[];

  /** Who has to decide and since when; what is left of every player's bank. */
  readonly duties: readonly Duty[];
  readonly banks: readonly number[];

  /** What bots were asked, by a number that only grows, and answers that are not yet due. */
  readonly asked: number;
  readonly questions: readonly Question[];
  readonly answers: readonly WaitingAnswer[];

  /** Players ready for the next round, and since when there is none. */
  readonly ready: readonly Player[];
  readonly restSince: number | null;
  readonly agreements: readonly Agreement[];
  readonly rematchSeats: RematchSeats;
  /** Chance was asked for and has not answered. */
  readonly awaits: 'draw' | 'pack' | null;

  /** How many messages everybody has heard, and each player alone: numbers on the wire that give nothing away. */
  readonly heard: { readonly all: number; readonly own: readonly number[] };
  readonly wakeAt: number | null;
}

export type TableAnswer =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly problem: string };

/** A table nothing has happened at yet, or in one line why there is none. */
export function openTable(terms: TableConfig, at: number): TableAnswer {
  const answer = readConfig(terms);
  if (!answer.ok) return answer;
  const { rules, speed } = answer;
  const begun = terms.from === undefined ? null : replayRecord(terms.from, () => {});
  const problem = begun === null ? undefined : (begun.stopped ?? begun.contradictions[0]);
  if (problem !== undefined) return { ok: false, problem: problem.problem };
  if (begun?.position && !isSameGame(begun.position.rules, rules))
    return { ok: false, problem: 'the match that is to go on is of other rules' };
  const none = terms.chairs.map(() => 0);
  const table: Table = {
    terms,
    rules,
    speed,
    stage: begun === null ? 'seating' : 'playing',
    chairs: terms.chairs.map((occupant) => newChair(occupant, at)),
    sitters: [],
    match: begun === null ? 0 : 1,
    position: begun?.position ?? newMatch(rules),
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
    duties: [],
    banks: none.map(() => speed.bank),
    asked: 0,
    questions: [],
    answers: [],
    ready: [],
    restSince: null,
    agreements: [],
    rematchSeats: terms.seats ?? 'kept',
    awaits: null,
    heard: { all: 0, own: none },
    // A match that was begun elsewhere goes on by itself.
    wakeAt: begun === null ? null : at,
  };
  return { ok: true, table };
}

function isSameGame(a: Rules, b: Rules): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
