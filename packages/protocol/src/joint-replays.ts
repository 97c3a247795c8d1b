import { CARD_LIMIT, type SeatAction } from '@schupf/rules';
import * as v from 'valibot';
import { chair, count, personId, unread } from './fields.ts';
import type { Person } from './people.ts';

// A joint replay: people at a table go through the replay of a match they have finished there. One of them leads, and
// the others see what the leader shows.

const round = v.pipe(count, v.minValue(1));

/** The player in front, and whether all hands are shown or only those that this player saw at the time. */
const view = v.strictObject({ front: chair, all: v.boolean() });

/** A card on the board, or a seat. */
const pointTarget = v.variant('type', [
  v.strictObject({ type: v.literal('card'), card: v.pipe(count, v.maxValue(CARD_LIMIT - 1)) }),
  v.strictObject({ type: v.literal('seat'), seat: chair }),
]);
export type PointTarget = v.InferOutput<typeof pointTarget>;

/** What a person can do in a joint replay. The table checks rounds, moments and moves. */
export const replayCommand = v.variant('type', [
  /** Enters the replay of a match, of the last one if `match` is null. With `lead`, the person leads if no one does. */
  v.strictObject({
    type: v.literal('join'),
    match: v.nullable(v.pipe(count, v.minValue(1))),
    lead: v.boolean(),
  }),
  v.strictObject({ type: v.literal('leave') }),
  /** The leader shows a moment of a round, as it was played. */
  v.strictObject({ type: v.literal('show'), round, moment: count, view }),
  /** The leader plays on from the moment shown: begins a line without moves. */
  v.strictObject({ type: v.literal('what-if') }),
  /** The leader adds a move of any seat to the line, or removes the last one. */
  v.strictObject({ type: v.literal('play'), action: unread }),
  v.strictObject({ type: v.literal('undo') }),
  /** The leader shows another moment of the line. */
  v.strictObject({ type: v.literal('step'), moment: count, view }),
  v.strictObject({ type: v.literal('point'), at: pointTarget }),
  /** Leads from now on, if no one does. */
  v.strictObject({ type: v.literal('lead') }),
  v.strictObject({ type: v.literal('hand-over'), to: personId }),
]);
export type ReplayCommand = v.InferOutput<typeof replayCommand>;

/** What the leader shows. */
export interface ShownPlace {
  readonly round: number;
  /** A moment of the round, starting at 0. If there is a line, it begins here. */
  readonly moment: number;
  readonly view: v.InferOutput<typeof view>;
  /** Other moves than those that were played, and the moment of this line that is shown. */
  readonly line: { readonly moves: readonly SeatAction[]; readonly moment: number } | null;
}

/** Why someone is not in a joint replay. */
export const NO_JOINT_REPLAY_REASONS = [
  /** There is no such match at this table, or the person may not see it. */
  'unknown',
  /** The people at this table look at too many different matches. */
  'too-many',
  /** The server cannot load the match right now. */
  'unavailable',
] as const;
export type NoJointReplayReason = (typeof NO_JOINT_REPLAY_REASONS)[number];

export interface JointReplaySummary {
  readonly match: number;
  /** The people in it who may lead: players of the match, and the host. */
  readonly people: readonly Person[];
}

/** The messages about joint replays to the subscribers of a table. */
export type JointReplayMessage =
  /** All joint replays at the table, for everyone there. */
  | { readonly type: 'replays'; readonly table: string; readonly replays: readonly JointReplaySummary[] }
  /** Who is in the joint replay that the recipient has joined. */
  | ({
      readonly type: 'replay';
      readonly table: string;
      /** The id of the person who leads; null if no one does. */
      readonly leader: string | null;
    } & JointReplaySummary)
  | { readonly type: 'shown'; readonly table: string; readonly match: number; readonly shown: ShownPlace }
  | {
      readonly type: 'pointed';
      readonly table: string;
      readonly match: number;
      readonly by: Person;
      readonly at: PointTarget;
    }
  /** The recipient is not in a joint replay, because they could not join. */
  | { readonly type: 'no-replay'; readonly table: string; readonly reason: NoJointReplayReason };
