import type { Card, Player, Seat, SeatAction, Seed } from '@schupf/rules';
import type { AgreementKind, RematchSeats } from './agreements.ts';
import type { Occupant, PersonId } from './chairs.ts';

/** What somebody at the table wants. */
export type Command =
  /** `turn` is the number of the turn he saw when he decided; a bomb answers the trick that turn belongs to. */
  | { readonly type: 'act'; readonly action: SeatAction; readonly turn: number }
  /** "Hold on": the table waits a few seconds for him; `go-on` gives the rest of them back. */
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

/** A command, who gives it, and the name by which a repetition of it is known. */
export interface PersonInput {
  readonly type: 'command';
  readonly by: PersonId;
  readonly id: string;
  readonly command: Command;
}

/** What a bot answers to a question; null is "nothing". */
export interface Answer {
  readonly question: number;
  readonly action: SeatAction | null;
}

/** Everything that can happen to a table, as plain data. What it accepts is its log. */
export type InputBody =
  | PersonInput
  /** The time it asked to be woken at has come. */
  | { readonly type: 'wake' }
  | { readonly type: 'answers'; readonly answers: readonly Answer[] }
  /** Who deals first, and the players in some order, by which they sit where seats are drawn. */
  | { readonly type: 'drawn'; readonly dealer: Seat; readonly lot: readonly Player[] }
  | { readonly type: 'shuffled'; readonly pack: readonly Card[]; readonly seed: Seed | null }
  | { readonly type: 'presence'; readonly who: PersonId; readonly present: boolean }
  /** The shell puts a bot on a chair, or frees it. */
  | {
      readonly type: 'place';
      readonly chair: Player;
      readonly occupant: Exclude<Occupant, { type: 'person' }>;
    }
  /** The shell begins the match. */
  | { readonly type: 'begin' }
  /** The program has stood still since the last input: nobody's clock ran. */
  | { readonly type: 'restarted' };

/** A happening with its time in milliseconds of the shell's clock. */
export type Input = InputBody & { readonly at: number };
