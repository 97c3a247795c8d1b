import {
  actionToPlay,
  CALLS,
  failure,
  isRecord,
  type Offer,
  type Rank,
  type Result,
  refusalFor,
  type Seat,
  type SeatAction,
  success,
  type View,
} from '@schupf/rules';
import type { WrittenAction } from './messages.ts';
import { WireFields } from './wire-fields.ts';

/** A question without an answer yet: the seat, its player's view, and the offers in the order they were sent. */
export interface OpenQuestion {
  readonly id: number;
  readonly view: View;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  /** Whether the table is waiting for this seat. If so, "nothing now" is not a valid answer. */
  readonly must: boolean;
}

const TYPES: readonly WrittenAction['type'][] = [
  'call',
  'withdraw',
  'take',
  'decline',
  'take-back',
  'pass',
  'give',
  'push',
  'play',
  'bomb',
];

/** The legal action an answer stands for, null for "nothing now", or what is wrong with the answer. Never throws. */
export function readAnswer(message: unknown, question: OpenQuestion): Result<SeatAction | null> {
  const { view, seat, offers, must } = question;
  const fields = new WireFields(message, view.rules);
  if (fields.problem !== null) return failure(fields.problem);
  if (fields.isNull('action')) return must ? failure('the seat has to act') : success(null);
  const index = (message as { readonly action?: unknown }).action;
  const action =
    typeof index === 'number' ? takeOffer(index, fields, offers) : readWritten(fields.part('action'), seat);
  if (action === null) return failure('there is no such action');
  if (fields.problem !== null) return failure(fields.problem);
  const refusal = refusalFor(view, action);
  return refusal === null ? success(action) : failure(`illegal: ${refusal.code} [${refusal.rule}]`);
}

function takeOffer(index: number, fields: WireFields, offers: readonly Offer[]): SeatAction | null {
  const offer = offers[index];
  // A push offer does not say which cards to give, so an index is not enough.
  if (offer === undefined || offer.type === 'push') return null;
  return 'play' in offer ? actionToPlay(offer.type, offer.seat, offer.play, readExtras(fields)) : offer;
}

/** Reads a `WrittenAction`. */
function readWritten(fields: WireFields, seat: Seat): SeatAction {
  const type = fields.oneOf('type', TYPES);
  switch (type) {
    case 'call':
      return { type, seat, call: fields.oneOf('call', CALLS) };
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
      return { type, seat };
    case 'give':
      return { type, seat, to: fields.seat('to') };
    case 'push': {
      const gifts = fields
        .parts('gifts')
        .map((gift) => ({ to: gift.seat('to'), cards: gift.cards('cards') }));
      return { type, seat, gifts };
    }
    case 'play': {
      const { cards, phoenixAs } = fields.playedCards('cards');
      return { type, seat, cards, ...(phoenixAs.length === 0 ? {} : { phoenixAs }), ...readExtras(fields) };
    }
    case 'bomb':
      return { type, seat, cards: fields.cards('cards'), ...readExtras(fields) };
  }
}

/** The wish and the partner who gets the lead from the Dog. A missing field and null both mean none. */
function readExtras(fields: WireFields): { wish?: Rank; dogTo?: Seat } {
  const extras: { wish?: Rank; dogTo?: Seat } = {};
  if (fields.has('wish')) {
    const wish = fields.rankOrNone('wish');
    if (wish !== 0) extras.wish = wish;
  }
  if (fields.has('dogTo')) extras.dogTo = fields.seat('dogTo');
  return extras;
}

/** The id of the question a message answers; null if the message is not an answer. */
export function answeredId(message: unknown): number | null {
  if (!isRecord(message)) return null;
  const { type, id } = message;
  return type === 'answer' && typeof id === 'number' ? id : null;
}
