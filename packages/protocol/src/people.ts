import * as v from 'valibot';
import { personId, personName } from './fields.ts';

/** The public data of a person. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The name of a new person, or a new name. */
export const nameBody = v.strictObject({ name: personName });

/** A one-time code, valid for a short time, that signs in another device. */
export const deviceBody = v.strictObject({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });

export const blockBody = v.strictObject({ person: personId });

/** A device a person is signed in on. */
export interface Device {
  readonly id: string;
  readonly since: number;
  readonly seen: number;
  readonly isThis: boolean;
}

/** A finished match in a person's match list. */
export interface MatchSummary {
  readonly id: string;
  readonly ended: number;
  readonly variant: string;
  /**
   * Indexed by player, with the names they had at the time. The name is empty for an empty seat or a deleted person.
   * `id` is that of a person; those who have played the match learn it.
   */
  readonly players: readonly { readonly name: string; readonly isBot: boolean; readonly id?: string }[];
  /** This person's index in `players`. */
  readonly me: number;
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly outcome: string;
  /** The id under which anyone may see the replay; null if only the players may. */
  readonly share: string | null;
}

/** A finished match for someone who may see it but perhaps did not play it. */
export interface SeenMatch extends Omit<MatchSummary, 'me'> {
  /** This person's index in `players`; null if they did not play. */
  readonly me: number | null;
  /** Whether the table still exists, so that people can meet there and go through the replay together. */
  readonly isTableOpen: boolean;
}
