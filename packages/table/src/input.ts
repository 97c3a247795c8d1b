import type { Card, Player, Seat, SeatAction, Seed } from '@schupf/rules';
import type { AgreementKind, RematchSeats } from './agreements.ts';
import type { Occupant, PersonId } from './chairs.ts';

/** What a person at the table wants to do. */
export type Command =
  /** `turn` is the turn number the player saw when deciding. A bomb answers the trick of that turn. */
  | { readonly type: 'act'; readonly action: SeatAction; readonly turn: number }
  /** Makes the table wait a few seconds for the player; `end-hold` ends that early. */
  | { readonly type: 'hold' }
  | { readonly type: 'end-hold' }
  /** Ready for the next round. */
  | { readonly type: 'ready' }
  /** Proposes something that needs others, or agrees to it. */
  | { readonly type: 'propose'; readonly what: AgreementKind; readonly seats?: RematchSeats }
  | { readonly type: 'decline'; readonly what: AgreementKind }
  | { readonly type: 'sit'; readonly chair: Player; readonly name: string }
  | { readonly type: 'leave' }
  | { readonly type: 'start' };

/** A command, who gave it, and an id by which a repetition is recognised. */
export interface PersonInput {
  readonly type: 'command';
  readonly by: PersonId;
  readonly id: string;
  readonly command: Command;
}

/** A bot's answer to a question; null to do nothing. */
export interface Answer {
  readonly question: number;
  readonly action: SeatAction | null;
}

/** Everything that can happen to a table, as plain data. What it accepts is its log. */
export type InputBody =
  | PersonInput
  /** The time has come at which the table asked to be woken. */
  | { readonly type: 'wake' }
  | { readonly type: 'answers'; readonly answers: readonly Answer[] }
  /** The first dealer, and a random order of the players for games whose seats are drawn. */
  | { readonly type: 'drawn'; readonly dealer: Seat; readonly lot: readonly Player[] }
  | { readonly type: 'shuffled'; readonly pack: readonly Card[]; readonly seed: Seed | null }
  | { readonly type: 'presence'; readonly who: PersonId; readonly present: boolean }
  /** The caller puts a bot on a chair, or empties it. */
  | {
      readonly type: 'place';
      readonly chair: Player;
      readonly occupant: Exclude<Occupant, { type: 'person' }>;
    }
  /** The caller begins the match. */
  | { readonly type: 'begin' }
  /** The process was down since the last input, so no clock ran. */
  | { readonly type: 'restarted' };

/** What happened, with its time in milliseconds of the caller's clock. */
export type Input = InputBody & { readonly at: number };
