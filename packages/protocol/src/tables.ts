import type { RulesRequest } from '@schupf/rules';
import { SPEED_NAMES, type Speed, type SpeedName } from '@schupf/table';
import * as v from 'valibot';
import { chair, count, personName } from './fields.ts';

/** Whether a table can be found only with its link, or also in the lobby. */
export const VISIBILITIES = ['private', 'open'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The limits for `handsAfter`, in seconds. */
const MAX_HANDS_DELAY = 24 * 3600;
/** Longer than most rounds. A shorter delay would have no effect, because no hand is shown before its round is over. */
const MIN_HANDS_DELAY = 600;

/** What the host can put in a chair. People take a chair themselves. */
const placedOccupant = v.variant('type', [
  v.strictObject({ type: v.literal('bot'), name: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({ type: v.literal('nobody') }),
]);

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const time = v.pipe(count, v.minValue(1), v.maxValue(14 * DAY));
const reaction = v.nullable(v.pipe(count, v.minValue(1), v.maxValue(10 * SECOND)));

/** Custom limits instead of a named speed. */
const customSpeed = v.strictObject({
  turn: v.nullable(time),
  bank: v.pipe(count, v.maxValue(DAY)),
  grand: v.nullable(time),
  push: v.nullable(time),
  reaction,
  closing: reaction,
  hold: v.nullable(
    v.strictObject({
      length: v.pipe(count, v.minValue(1), v.maxValue(60 * SECOND)),
      times: v.pipe(count, v.minValue(1), v.maxValue(20)),
    }),
  ),
  rest: v.nullable(time),
  absence: v.nullable(time),
  pause: v.pipe(time, v.maxValue(DAY)),
  botDelay: v.strictTuple([v.pipe(count, v.maxValue(10 * SECOND)), v.pipe(count, v.maxValue(10 * SECOND))]),
});

/** A request to open a table. `readRules` checks the rules. */
export const newTable = v.strictObject({
  rules: v.strictObject({
    variant: v.string(),
    players: v.optional(count),
    preset: v.optional(v.string()),
    options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  }),
  speed: v.union([v.picklist(SPEED_NAMES), customSpeed]),
  visibility: v.picklist(VISIBILITIES),
  /** Indexed by chair; `null` is the host's chair. */
  chairs: v.pipe(v.array(v.nullable(placedOccupant)), v.minLength(3), v.maxLength(12)),
  /** Whether the match begins immediately. People who join later replace bots. */
  startsImmediately: v.boolean(),
  /** Whether people may write free text in addition to the chat phrases. */
  freeChat: v.boolean(),
  /**
   * The delay in seconds with which spectators see the match, with all hands. Null: they see it live, with public cards
   * only.
   */
  handsAfter: v.nullable(
    v.pipe(v.number(), v.safeInteger(), v.minValue(MIN_HANDS_DELAY), v.maxValue(MAX_HANDS_DELAY)),
  ),
  /** Whether anyone with the link may see the replays of finished matches; by default only at private tables. */
  sharesReplays: v.optional(v.boolean()),
  /** Whether matches change ratings; no by default. Only matches by unchanged presets can. */
  rated: v.optional(v.boolean()),
});
export type NewTable = Omit<v.InferOutput<typeof newTable>, 'rules'> & { readonly rules: RulesRequest };

/** The public data of a table, apart from the game. */
export interface TableInfo {
  readonly code: string;
  readonly rules: RulesRequest;
  readonly speed: SpeedName | Speed;
  readonly visibility: Visibility;
  readonly freeChat: boolean;
  readonly handsAfter: number | null;
  readonly sharesReplays: boolean;
  /** Whether matches change the ratings of the people who play them. */
  readonly rated: boolean;
  /** The id of the person who opened the table. */
  readonly host: string;
  readonly opened: number;
}

/** A line in the lobby. */
export interface TableSummary {
  readonly code: string;
  readonly rules: RulesRequest;
  readonly speed: SpeedName | Speed;
  readonly stage: 'seating' | 'playing' | 'over';
  /** Indexed by chair. The name is null for an empty chair. */
  readonly chairs: readonly {
    readonly type: 'person' | 'bot' | 'nobody';
    readonly name: string | null;
    /** Of a person. */
    readonly id?: string;
  }[];
  readonly round: number;
  readonly opened: number;
}

/** The order of tables in the lobby. */
export function newestFirst(a: TableSummary, b: TableSummary): number {
  return b.opened - a.opened || (a.code < b.code ? -1 : 1);
}

/** A table as anyone with its link may see it: no cards, and nothing beyond what its waiting room shows. */
export interface Invitation {
  readonly info: TableInfo;
  readonly summary: TableSummary;
  /** The name of the host; null if they have been deleted. */
  readonly host: string | null;
}

/** The host's commands. After the start, only free chairs can be changed. */
export const hostCommand = v.variant('type', [
  v.strictObject({ type: v.literal('place'), chair, occupant: placedOccupant }),
  v.strictObject({ type: v.literal('start') }),
  /** Reserves a chair for an external bot. The reply contains the token for the bot's hello. */
  v.strictObject({ type: v.literal('invite-bot'), chair, name: personName }),
]);
export type HostCommand = v.InferOutput<typeof hostCommand>;
