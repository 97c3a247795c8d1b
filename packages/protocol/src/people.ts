import * as v from 'valibot';
import { personId, personName } from './fields.ts';

/** A person as others see them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A new person, or a change of name. */
export const nameBody = v.strictObject({ name: personName });

/** A code that signs another device in, once and for a short time. */
export const deviceBody = v.strictObject({ word: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });

export const blockBody = v.strictObject({ person: personId });

/** A device a person is signed in on. */
export interface Device {
  readonly id: string;
  readonly since: number;
  readonly seen: number;
  readonly isThis: boolean;
}

/** A finished match of a person. */
export interface MatchSummary {
  readonly id: string;
  readonly ended: number;
  readonly variant: string;
  /** Who played, by player, under the names they had then. No name for an empty seat or a deleted person. */
  readonly players: readonly { readonly name: string; readonly isBot: boolean }[];
  /** Which of them this person was. */
  readonly me: number;
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly outcome: string;
}
