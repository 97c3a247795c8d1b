import { type Card, isCard, isRank, type Rank } from '../card.ts';
import { isListOf, isOneOf, isRecord } from '../reading.ts';
import type { Rules } from '../rules.ts';
import type { Seat } from '../seat.ts';

export const CALLS = ['tichu', 'grand'] as const;
export type Call = (typeof CALLS)[number];

/** The cards that a seat pushes to another. (The *gift* of RULES.md is something else: the Dragon's trick.) */
export interface Gift {
  readonly to: Seat;
  readonly cards: readonly Card[];
}

export type SeatAction =
  | { readonly type: 'call'; readonly seat: Seat; readonly call: Call }
  /** Withdraws a Grand Tichu that collided with a partner's. */
  | { readonly type: 'withdraw'; readonly seat: Seat }
  /** Takes the rest of the hand and so declines Grand Tichu; or, if cards are taken one by one, takes the next card. */
  | { readonly type: 'take'; readonly seat: Seat }
  /** Declines Tichu before the push, where the push waits for everyone's answer. */
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'push'; readonly seat: Seat; readonly gifts: readonly Gift[] }
  /** Takes a laid-out push back into the hand. */
  | { readonly type: 'take-back'; readonly seat: Seat }
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      /** The rank each Phoenix in a combination stands for; if absent, the highest possible. */
      readonly phoenixAs?: readonly Rank[];
      readonly wish?: Rank;
      /** The partner who leads after the Dog; needed only if the player has several partners. */
      readonly dogTo?: Seat;
    }
  /** Claims a bomb in a window or out of turn. */
  | { readonly type: 'bomb'; readonly seat: Seat; readonly cards: readonly Card[]; readonly wish?: Rank }
  | { readonly type: 'pass'; readonly seat: Seat }
  /** Gives away the trick won with the Dragon. */
  | { readonly type: 'give'; readonly seat: Seat; readonly to: Seat };

/** Actions that no player decides: dealing the pack, closing a window, gathering a trick, calling time. */
export type TableAction =
  | { readonly type: 'deal'; readonly pack: readonly Card[] }
  | { readonly type: 'close-window' }
  | { readonly type: 'gather' }
  /** Time is up in a timed match. The rules have no clock, so the table says when. */
  | { readonly type: 'time-up' };

export type Action = SeatAction | TableAction;

/** Compares types, because checking objects of many shapes for a `seat` is slow. */
export function isTableAction(action: Action): action is TableAction {
  const { type } = action;
  return type === 'close-window' || type === 'gather' || type === 'deal' || type === 'time-up';
}

/** Whether an untrusted value has the shape of an action at a table with these rules. It may still be illegal. */
export function isAction(value: unknown, rules: Rules): value is Action {
  if (!isRecord(value)) return false;
  // Most code recognises table actions by their missing seat, so they must not carry one.
  switch (value['type']) {
    case 'deal':
      return !('seat' in value) && isCardList(value['pack']);
    case 'close-window':
    case 'gather':
    case 'time-up':
      return !('seat' in value);
  }
  if (!isSeat(value['seat'], rules)) return false;
  switch (value['type']) {
    case 'call':
      return isOneOf(CALLS, value['call']);
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
      return true;
    case 'push':
      return isListOf(value['gifts'], (gift): gift is Gift => isGift(gift, rules));
    case 'play':
      return (
        isCardList(value['cards']) &&
        isOptional(value['phoenixAs'], (ranks) => isListOf(ranks, isRank)) &&
        isOptional(value['wish'], isRank) &&
        isOptional(value['dogTo'], (seat) => isSeat(seat, rules))
      );
    case 'bomb':
      return isCardList(value['cards']) && isOptional(value['wish'], isRank);
    case 'give':
      return isSeat(value['to'], rules);
    default:
      return false;
  }
}

/** Reads a seat's action from an untrusted value, without extra fields; null if the value is not such an action. */
export function readSeatAction(value: unknown, rules: Rules): SeatAction | null {
  if (!isAction(value, rules) || isTableAction(value)) return null;
  const { type, seat } = value;
  switch (type) {
    case 'call':
      return { type, seat, call: value.call };
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
      return { type, seat };
    case 'push':
      return { type, seat, gifts: value.gifts.map(({ to, cards }) => ({ to, cards: [...cards] })) };
    case 'play':
      return {
        type,
        seat,
        cards: [...value.cards],
        ...(value.phoenixAs === undefined ? {} : { phoenixAs: [...value.phoenixAs] }),
        ...(value.wish === undefined ? {} : { wish: value.wish }),
        ...(value.dogTo === undefined ? {} : { dogTo: value.dogTo }),
      };
    case 'bomb':
      return {
        type,
        seat,
        cards: [...value.cards],
        ...(value.wish === undefined ? {} : { wish: value.wish }),
      };
    case 'give':
      return { type, seat, to: value.to };
  }
}

function isSeat(value: unknown, rules: Rules): value is Seat {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < rules.seats;
}

function isGift(value: unknown, rules: Rules): value is Gift {
  return isRecord(value) && isSeat(value['to'], rules) && isCardList(value['cards']);
}

function isOptional(value: unknown, isValid: (value: unknown) => boolean): boolean {
  return value === undefined || isValid(value);
}

/** Whether this is a list of at least one card, without duplicates. */
function isCardList(value: unknown): value is readonly Card[] {
  if (!isListOf(value, isCard)) return false;
  if (value.length === 0) return false;
  for (let index = 1; index < value.length; index++) {
    if (value.indexOf(value[index]!) < index) return false;
  }
  return true;
}
