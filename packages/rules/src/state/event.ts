import type { Card } from '../card.ts';
import type { PlainPlay } from '../combination/combination.ts';
import type { Player, Seat } from '../seat.ts';
import type { Call, Gift } from './action.ts';

/** Cards as an observer sees them: the cards themselves, or only their number. */
export type SeenCards = readonly Card[] | number;

/** Cards that one seat gives another in the exchange. */
export interface Transfer extends Gift {
  readonly from: Seat;
}

export interface SeenTransfer {
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: SeenCards;
}

/** Who plays where in a round. Clients without the rules cannot work it out from the result of the last round. */
interface Roles {
  readonly players: readonly Player[];
  readonly dealer: Seat;
  readonly solo: Seat;
  readonly ranking: readonly Seat[];
}

/** What happened, hidden parts included. `seenBy` reduces it to what an observer may know. */
export type GameEvent =
  /** A round begins. `aside` is face up. */
  | ({
      readonly type: 'dealt';
      readonly hands: readonly (readonly Card[])[];
      readonly aside: readonly Card[];
    } & Roles)
  /** A seat made a hidden decision about Grand Tichu. Only its player knows what they decided. */
  | { readonly type: 'decided'; readonly seat: Seat; readonly grand: boolean }
  /** A seat declined Grand Tichu, and everyone knows it. */
  | { readonly type: 'declined'; readonly seat: Seat }
  /** A seat declined Tichu before the push. */
  | { readonly type: 'declined-tichu'; readonly seat: Seat }
  | { readonly type: 'rest-dealt'; readonly hands: readonly (readonly Card[])[] }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'laid-out'; readonly seat: Seat; readonly gifts: readonly Gift[] }
  | { readonly type: 'took-back'; readonly seat: Seat }
  | { readonly type: 'exchanged'; readonly transfers: readonly Transfer[] }
  /** The dummy's hand is shown to the soloist once all cards are dealt, and to everyone when play begins. */
  | {
      readonly type: 'dummy-shown';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly toAll: boolean;
    }
  | { readonly type: 'window-closed' }
  /** In a timed match: time is up, so this round is the last or, between rounds, the match is over. */
  | { readonly type: 'time-up' }
  | HistoryEvent;

/** An event that everyone sees in full and that becomes part of the round's history. */
export type HistoryEvent =
  | { readonly type: 'called'; readonly seat: Seat; readonly call: Call }
  | { readonly type: 'calls-revealed'; readonly callers: readonly Seat[] }
  | { readonly type: 'withdrawn'; readonly seat: Seat }
  | { readonly type: 'opened'; readonly leader: Seat }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly play: PlainPlay;
      readonly outOfTurn: boolean;
      readonly wish: number;
      readonly dogTo: Seat;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** The owner takes the trick, or has to give it away. */
  | { readonly type: 'gathered'; readonly by: Seat }
  | { readonly type: 'gave'; readonly by: Seat; readonly to: Seat }
  /** The remaining hands are shown and the round is scored. `violation` is the seat that ignored a wish. */
  | {
      readonly type: 'round-ended';
      readonly hands: readonly (readonly Card[])[];
      readonly violation: Seat | null;
    };

/** An event as one observer sees it, without the cards and decisions hidden from them. */
export type SeenEvent =
  | Exclude<
      GameEvent,
      { type: 'dealt' | 'decided' | 'rest-dealt' | 'took' | 'laid-out' | 'exchanged' | 'dummy-shown' }
    >
  | ({
      readonly type: 'dealt';
      readonly hands: readonly SeenCards[];
      readonly aside: readonly Card[];
    } & Roles)
  | { readonly type: 'decided'; readonly seat: Seat; readonly grand: boolean | null }
  | { readonly type: 'rest-dealt'; readonly hands: readonly SeenCards[] }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'laid-out'; readonly seat: Seat; readonly gifts: readonly Gift[] | null }
  | { readonly type: 'exchanged'; readonly transfers: readonly SeenTransfer[] }
  | { readonly type: 'dummy-shown'; readonly seat: Seat; readonly cards: SeenCards; readonly toAll: boolean };
