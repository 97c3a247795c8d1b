import type { OpenState, Player, Seat } from '@schupf/rules';
import type { Holiday } from './holidays.ts';
import type { Speed } from './speeds.ts';

/**
 * Identifies a person: an account, a guest or a browser. Everyone at the table can see it, so it must not be a secret
 * such as a token.
 */
export type PersonId = string;

/**
 * The player in a chair. An external bot (`outside`) is run by another program. The table treats it like any other
 * bot, but people can see that it is external.
 */
export type Occupant =
  | { readonly type: 'person'; readonly id: PersonId; readonly name: string }
  | { readonly type: 'bot'; readonly name: string; readonly outside: boolean }
  | { readonly type: 'nobody' };
type Bot = Extract<Occupant, { type: 'bot' }>;

/** A player's place for the whole match, regardless of their seats in each round. */
export interface Chair {
  readonly occupant: Occupant;
  /** Whether the person is connected. */
  readonly present: boolean;
  /** When `present` last changed. */
  readonly since: number;
  /** How many consecutive decisions a stand-in has made for the person. */
  readonly missed: number;
  /** The bot that the person has replaced. It returns when they leave. */
  readonly bot: Bot | null;
  /** The person who takes the chair when the round is over. */
  readonly next: Reservation | null;
  /** The person's holiday; null if they are not on one. */
  readonly holiday: Holiday | null;
}

/** A newcomer waits for the end of the round: otherwise they would see a hand, and could tell others about it. */
interface Reservation {
  readonly id: PersonId;
  readonly name: string;
  readonly present: boolean;
}

/** A person who has sat in a chair in this round and has therefore seen its hand. */
export interface Sitter {
  readonly id: PersonId;
  readonly chair: Player;
}

/** A person who misses this many decisions in a row counts as absent until they do something. */
const MAX_MISSED = 2;

export const EMPTY_CHAIR: Occupant = { type: 'nobody' };

export function newChair(occupant: Occupant, now: number): Chair {
  return { occupant, present: true, since: now, missed: 0, bot: null, next: null, holiday: null };
}

export function chairOf(chairs: readonly Chair[], id: PersonId): Player | null {
  const index = chairs.findIndex(({ occupant }) => occupant.type === 'person' && occupant.id === id);
  return index < 0 ? null : index;
}

/** The chair that a person takes when the round is over. */
export function reservedChairOf(chairs: readonly Chair[], id: PersonId): Player | null {
  const index = chairs.findIndex(({ next }) => next?.id === id);
  return index < 0 ? null : index;
}

/** Whether anyone at the table needs time to watch and react. */
export function hasPeople(chairs: readonly Chair[]): boolean {
  return chairs.some(({ occupant, next }) => occupant.type === 'person' || next !== null);
}

export function playerAt(open: OpenState, seat: Seat): Player {
  return open.players[seat]!;
}

/**
 * When the table stops waiting for an absent person; null if they are present, or if this speed does not require
 * presence.
 */
export function expectedUntil({ occupant, present, since }: Chair, { absence }: Speed): number | null {
  return occupant.type !== 'person' || present || absence === null ? null : since + absence;
}

/** Whether a person is present, or has been absent so briefly that the table still waits for them. */
export function isHere(chair: Chair, speed: Speed, now: number): boolean {
  if (chair.occupant.type !== 'person') return false;
  if (speed.absence !== null && chair.present && chair.missed >= MAX_MISSED) return false;
  const until = expectedUntil(chair, speed);
  return until === null || now < until;
}

/** All people, as player numbers, whether present or not. */
export function people(chairs: readonly Chair[]): Player[] {
  return [...chairs.keys()].filter((player) => chairs[player]!.occupant.type === 'person');
}

/** The people who are here, as player numbers. */
export function peopleHere(chairs: readonly Chair[], speed: Speed, now: number): Player[] {
  return [...chairs.keys()].filter((player) => isHere(chairs[player]!, speed, now));
}
