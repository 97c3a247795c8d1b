import type { RulesRequest } from '@schupf/rules';
import { SPEED_NAMES, type Speed, type SpeedName } from '@schupf/table';
import * as v from 'valibot';
import { chair, count, personName } from './fields.ts';

/** Who can find a table: people with the link, or everyone. */
export const VISIBILITIES = ['private', 'open'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Seconds after which spectators may see all hands; null for never: then they see only what is on the table. */
const longestDelay = 24 * 3600;
/** With a delay shorter than a round, a player could see their opponents' hands in another window. */
const shortestDelay = 600;

/** Who sits on a chair of a new table before people join. */
const placed = v.variant('type', [
  v.strictObject({ type: v.literal('bot'), name: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({ type: v.literal('nobody') }),
]);

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const time = v.pipe(count, v.minValue(1), v.maxValue(14 * DAY));
const reaction = v.nullable(v.pipe(count, v.minValue(1), v.maxValue(10 * SECOND)));

/** Custom limits instead of a named speed. */
const ownSpeed = v.strictObject({
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

/** A request to open a table. `readRules` reads the rules and reports what is wrong with them. */
export const newTable = v.strictObject({
  rules: v.strictObject({
    variant: v.string(),
    players: v.optional(count),
    preset: v.optional(v.string()),
    options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  }),
  speed: v.union([v.picklist(SPEED_NAMES), ownSpeed]),
  visibility: v.picklist(VISIBILITIES),
  /** By chair; `null` is the chair of the host. */
  chairs: v.pipe(v.array(v.nullable(placed)), v.minLength(3), v.maxLength(12)),
  /** Begins right away; people who join replace bots. */
  startsAtOnce: v.boolean(),
  /** Whether people may write free text besides the quick phrases. */
  freeChat: v.boolean(),
  handsAfter: v.nullable(
    v.pipe(v.number(), v.safeInteger(), v.minValue(shortestDelay), v.maxValue(longestDelay)),
  ),
});
export type NewTable = Omit<v.InferOutput<typeof newTable>, 'rules'> & { readonly rules: RulesRequest };

/** What everyone at a table may know about it, apart from the game. */
export interface TableInfo {
  readonly code: string;
  readonly rules: RulesRequest;
  readonly speed: SpeedName | Speed;
  readonly visibility: Visibility;
  readonly freeChat: boolean;
  readonly handsAfter: number | null;
  /** Who opened it and may remove people before the start. */
  readonly host: string;
  readonly opened: number;
}

/** A line of the lobby. */
export interface TableSummary {
  readonly code: string;
  readonly rules: RulesRequest;
  readonly speed: SpeedName | Speed;
  readonly stage: 'seating' | 'playing' | 'over';
  /** By chair: a person's name, a bot's, or none. */
  readonly chairs: readonly {
    readonly type: 'person' | 'bot' | 'nobody';
    readonly name: string | null;
  }[];
  readonly round: number;
  readonly opened: number;
}

/** What the host may do before the match begins. */
export const managing = v.variant('type', [
  v.strictObject({ type: v.literal('place'), chair, occupant: placed }),
  v.strictObject({ type: v.literal('start') }),
  /** A place for an external bot; the answer contains the token for its hello. */
  v.strictObject({ type: v.literal('invite-bot'), chair, name: personName }),
]);
export type Managing = v.InferOutput<typeof managing>;
