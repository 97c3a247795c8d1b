import type { OpenState, Player, Seat } from '@schupf/rules';
import type { Speed } from './speeds.ts';

/**
 * Whoever is known by this text to the shell around the table: an account, a guest, a browser. Everybody at the table
 * sees it, so it must not be a secret such as a token.
 */
export type PersonId = string;

/** Who plays. An outside bot connects from elsewhere; it is asked and answers like any other, and people see which it is. */
export type Occupant =
  | { readonly type: 'person'; readonly id: PersonId; readonly name: string }
  | { readonly type: 'bot'; readonly name: string; readonly outside: boolean }
  | { readonly type: 'nobody' };

/** A place in the match by the player's number, wherever he sits in a round and for how many seats he plays. */
export interface Chair {
  readonly occupant: Occupant;
  /** Whether the person is connected, and since when it is so. */
  readonly present: boolean;
  readonly since: number;
  /** Decisions in a row that were made for a person. */
  readonly missed: number;
}

/** A person who has seen the hand of a chair this round. */
export interface Sitter {
  readonly id: PersonId;
  readonly chair: Player;
}

/** So many decisions missed in a row make somebody absent until he does something. */
const MAX_MISSED = 2;

export const NOBODY_THERE: Occupant = { type: 'nobody' };

export function newChair(occupant: Occupant, now: number): Chair {
  return { occupant, present: true, since: now, missed: 0 };
}

export function chairOf(chairs: readonly Chair[], id: PersonId): Player | null {
  const at = chairs.findIndex(({ occupant }) => occupant.type === 'person' && occupant.id === id);
  return at < 0 ? null : at;
}

/** Whether somebody plays who needs time to see and to react. */
export function hasPeople(chairs: readonly Chair[]): boolean {
  return chairs.some(({ occupant }) => occupant.type === 'person');
}

export function playerAt(open: OpenState, seat: Seat): Player {
  return open.players[seat]!;
}

/** Until when an absent person still counts as being there; null for one who is there, or whose absence is nothing. */
export function expectedUntil({ occupant, present, since }: Chair, { absence }: Speed): number | null {
  return occupant.type !== 'person' || present || absence === null ? null : since + absence;
}

/** A person who is there, or has been away for so short a time that he is waited for. */
export function isHere(chair: Chair, speed: Speed, now: number): boolean {
  if (chair.occupant.type !== 'person') return false;
  if (speed.absence !== null && chair.present && chair.missed >= MAX_MISSED) return false;
  const until = expectedUntil(chair, speed);
  return until === null || now < until;
}

/** Chairs of people, by their players. */
export function people(chairs: readonly Chair[]): Player[] {
  return [...chairs.keys()].filter((player) => chairs[player]!.occupant.type === 'person');
}

/** The people who are here. */
export function peopleHere(chairs: readonly Chair[], speed: Speed, now: number): Player[] {
  return [...chairs.keys()].filter((player) => isHere(chairs[player]!, speed, now));
}
