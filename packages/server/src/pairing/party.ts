import type { TermsSet } from './terms.ts';

/** Someone who waits to be brought together with others. */
export interface Seeker {
  readonly id: string;
  /** The rating in the pool, or the middle of the scale if it is unknown. */
  readonly rating: number;
  /** Whether they have hardly played with others yet. */
  readonly isNewcomer: boolean;
}

/** One person, or two friends who want to be partners. */
export interface Party {
  readonly people: readonly Seeker[];
  /** Since when they have been waiting. */
  readonly since: number;
  /** The kinds of match that suit them. */
  readonly terms: TermsSet;
}

/** What matters between two people. */
export interface Acquaintances {
  /** False if one has blocked the other, or if they could be mistaken for each other. */
  readonly mayMeet: (one: string, other: string) => boolean;
  /** How often the two have been brought together lately. */
  readonly meetings: (one: string, other: string) => number;
}

/** Friends sit on the same side, so the mean is what they contribute. */
export function ratingOf({ people }: Party): number {
  return people.reduce((sum, { rating }) => sum + rating, 0) / people.length;
}

export function isNewcomer({ people }: Party): boolean {
  return people.some((seeker) => seeker.isNewcomer);
}

/** A text that distinguishes a party from all others. */
export function keyOf({ people }: Party): string {
  return people.map(({ id }) => id).join();
}

export function mayMeet(one: Party, other: Party, { mayMeet: may }: Acquaintances): boolean {
  return one.people.every(({ id }) => other.people.every((stranger) => may(id, stranger.id)));
}

export function meetingsBetween(one: Party, other: Party, { meetings }: Acquaintances): number {
  let sum = 0;
  for (const { id } of one.people) for (const stranger of other.people) sum += meetings(id, stranger.id);
  return sum;
}
