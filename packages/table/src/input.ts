import type { Card, Player, Seat, SeatAction, Seed } from '@schupf/rules';
import type { AgreementKind, RematchSeats } from './agreements.ts';
import type { Occupant, PersonId } from './chairs.ts';
import type { PassUntil } from './conditional-passes.ts';
import type { Pace } from './tempo.ts';

/** A request from a person at the table. */
export type Command =
  /** `turn` is the turn number the player saw when deciding. A bomb is meant for the trick of that turn. */
  | { readonly type: 'act'; readonly action: SeatAction; readonly turn: number }
  /** Makes the table wait a few seconds for the player; `end-hold` ends the wait early. */
  | { readonly type: 'hold' }
  | { readonly type: 'end-hold' }
  /**
   * By correspondence: passes for a seat on each of its turns in this trick, until a condition is met; `withdraw-pass` ends
   * that. `turn` is the turn number the player saw.
   */
  | { readonly type: 'pass-until'; readonly seat: Seat; readonly until: PassUntil; readonly turn: number }
  | { readonly type: 'withdraw-pass'; readonly seat: Seat }
  /** Ready for the next round. */
  | { readonly type: 'ready' }
  /** Makes a proposal that needs others to agree, or agrees to one. */
  | {
      readonly type: 'propose';
      readonly what: AgreementKind;
      readonly seats?: RematchSeats;
      /** The player to be removed. */
      readonly target?: Player;
    }
  | { readonly type: 'decline'; readonly what: AgreementKind; readonly target?: Player }
  /** If `chair` is null, the table chooses one (`chairForGuest`). */
  | { readonly type: 'sit'; readonly chair: Player | null; readonly name: string }
  | { readonly type: 'leave' }
  /** Before the match: exchanges chairs with the person or bot in that chair, or moves to it if it is empty. */
  | { readonly type: 'swap'; readonly chair: Player }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'start' }
  /** Before a match: the hash of the salt that the person's device has drawn, and later the salt. */
  | { readonly type: 'commit-salt'; readonly match: number; readonly hash: string }
  | { readonly type: 'reveal-salt'; readonly match: number; readonly salt: string };

/** A command, the person who gave it, and an id by which a repeated command is recognised. */
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

/** Everything that can happen to a table, as plain data. The inputs a table accepts form its log. */
export type InputBody =
  | PersonInput
  /** The table is woken at the time it asked for (`Table.wakeAt`). */
  | { readonly type: 'wake' }
  | { readonly type: 'answers'; readonly answers: readonly Answer[] }
  /**
   * The secret from which the deals of a match follow, together with the players' salts: 64 hexadecimal digits. Null if
   * the caller deals in another way.
   */
  | { readonly type: 'secret'; readonly secret: string | null }
  /** The result of a draw: the first dealer, and a random order of the players in case seats are drawn. */
  | { readonly type: 'drawn'; readonly dealer: Seat; readonly lot: readonly Player[] }
  | { readonly type: 'shuffled'; readonly pack: readonly Card[]; readonly seed: Seed | null }
  | { readonly type: 'presence'; readonly who: PersonId; readonly present: boolean }
  /** A person goes on holiday until a time, or comes back (null). */
  | { readonly type: 'holiday'; readonly who: PersonId; readonly until: number | null }
  /** The caller puts a bot in a chair, or empties it. */
  | {
      readonly type: 'place';
      readonly chair: Player;
      readonly occupant: Exclude<Occupant, { type: 'person' }>;
    }
  /** The caller begins the match. */
  | { readonly type: 'begin' }
  /** The caller ends the match, because it has taken too long. */
  | { readonly type: 'abandon' }
  /** The caller says that time is up in a timed match (`TableConfig.matchClock`). */
  | { readonly type: 'time-up' }
  /** The caller changes the pace of a table with one person; null for its own speed. */
  | { readonly type: 'pace'; readonly pace: Pace | null }
  /** The caller lets the bots finish the round without delays, if no person can act in it any more. */
  | { readonly type: 'skip' }
  /**
   * The process has been down since the last input. That time does not count. Later inputs have this version or, if it
   * is missing, version 1.
   */
  | { readonly type: 'restarted'; readonly version?: number };

/** An input with its time, in milliseconds by the caller's clock. */
export type Input = InputBody & { readonly at: number };
