import { VARIANT_FACTS, VARIANTS, type Variant } from '@schupf/rules';
import type { SpeedName } from '@schupf/table';
import * as v from 'valibot';
import { count, personId } from './fields.ts';
import type { Person } from './people.ts';

/** The speeds at which strangers are brought together: with clocks, in one sitting. */
export const SEEK_SPEEDS = ['blitz', 'normal', 'relaxed'] as const satisfies readonly SpeedName[];
export type SeekSpeed = (typeof SEEK_SPEEDS)[number];

/** Identifies a group of people who have been found for each other. */
export const groupId = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{12}$/));

/** How fast a match is, and whether it changes ratings. */
const terms = { speed: v.picklist(SEEK_SPEEDS), rated: v.boolean() };

/** What someone wants to play with others, and perhaps with whom. */
export const seek = v.pipe(
  v.strictObject({
    variant: v.picklist(VARIANTS),
    players: count,
    ...terms,
    /** Other matches of the same game that would be fine too. */
    also: v.optional(v.pipe(v.array(v.strictObject(terms)), v.maxLength(2 * SEEK_SPEEDS.length))),
    /** The id of a friend who wants to play too, as a partner where there are partners; null to come alone. */
    friend: v.nullable(personId),
  }),
  v.check(({ variant, players }) => {
    const { min, max } = VARIANT_FACTS[variant].players;
    return players >= min && players <= max;
  }, 'the game is not for this number of players'),
);
export type Seek = Readonly<v.InferOutput<typeof seek>>;
/** What distinguishes matches of the same game. */
export type SeekTerms = Pick<Seek, 'speed' | 'rated'>;

/** The kinds of match that suit someone, their favourite first. */
export function suitableTerms({ speed, rated, also = [] }: Seek): readonly SeekTerms[] {
  const isOther = (one: SeekTerms) => (other: SeekTerms) =>
    one.speed !== other.speed || one.rated !== other.rated;
  return [{ speed, rated }, ...also].filter((one, index, all) => all.slice(0, index).every(isOther(one)));
}

/** Why a seek has ended without a table. */
export const SEEK_ENDS = [
  /** The person has stopped it, perhaps in another window. */
  'stopped',
  /** They did not come to the group that was found. */
  'no-show',
  /** The friend cannot be asked: they are not a friend, or do not accept invitations from this person. */
  'no-friend',
  /** The friend does not want to play now. */
  'declined',
  /** The person may not play rated matches at the moment, but others. */
  'no-rated',
  /** The person may not play with strangers at the moment. */
  'sanctioned',
  /** Matches are rated only if everyone has an account. */
  'no-account',
  /** They have opened or found too many tables within an hour, or asked friends too often. */
  'too-often',
] as const;
export type SeekEnd = (typeof SEEK_ENDS)[number];

/** What there is of the friend in a seek: none is wanted, they were asked, or they have accepted. */
export const FRIEND_IN_SEEK = ['none', 'asked', 'accepted'] as const;
export type FriendInSeek = (typeof FRIEND_IN_SEEK)[number];

/** What is told to someone who waits for others to play with. */
export type SeekMessage =
  | {
      readonly type: 'seeking';
      readonly seek: Seek;
      readonly since: number;
      /** How many people this person could play with, including themselves. */
      readonly waiting: number;
      readonly friend: FriendInSeek;
      /** When bots are offered for the missing seats, or were. */
      readonly botsAt: number;
      /** Whether the others of a group were not complete, so that this person is next. */
      readonly isNext: boolean;
    }
  /** Others were found. Everyone has to come before `until`. */
  | {
      readonly type: 'found';
      readonly group: string;
      readonly until: number;
      readonly players: number;
      /** How many have come. */
      readonly come: number;
    }
  /** The match has begun at this table, where the person has a chair or can take one. */
  | { readonly type: 'seated'; readonly table: string }
  | { readonly type: 'seek-over'; readonly reason: SeekEnd };

/** A friend who would like to play with this person and others. */
export interface SeekAsk {
  readonly by: Person;
  readonly seek: Seek;
}

/** How many people wait for a game. */
export interface SeekCount {
  readonly variant: Variant;
  readonly people: number;
}
