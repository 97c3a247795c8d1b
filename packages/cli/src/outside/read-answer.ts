import {
  actionToPlay,
  CALLS,
  type Offer,
  type Rank,
  refusalFor,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import { mustAct } from './encode-actions.ts';
import { Fields } from './fields.ts';
import type { WrittenAction } from './messages.ts';

/** What was asked: the seat, what it saw, and what it was offered in that order. */
export interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

const TYPES: readonly WrittenAction['type'][] = [
  'call',
  'withdraw',
  'take',
  'take-back',
  'pass',
  'give',
  'push',
  'play',
  'bomb',
];

/** The legal action an answer stands for, null for "nothing now", or why it is no answer. Never throws. */
export function readAnswer(message: unknown, asked: Asked): Answer<SeatAction | null> {
  const { view, seat, offers } = asked;
  const fields = new Fields(message, view.rules);
  if (fields.problem !== null) return refused(fields.problem);
  if (fields.isNull('action')) {
    return mustAct(view, seat) ? refused('something must be done') : answered(null);
  }
  const place = (message as { readonly action?: unknown }).action;
  const action =
    typeof place === 'number' ? takeOffer(place, fields, offers) : readWritten(fields.part('action'), seat);
  if (action === null) return refused('there is no such action');
  if (fields.problem !== null) return refused(fields.problem);
  const refusal = refusalFor(view, action);
  return refusal === null ? answered(action) : refused(`illegal: ${refusal.code} [${refusal.rule}]`);
}

function takeOffer(place: number, fields: Fields, offers: readonly Offer[]): SeatAction | null {
  const offer = offers[place];
  // The cards of a push are chosen, so it is always written out.
  if (offer === undefined || offer.type === 'push') return null;
  return 'play' in offer ? actionToPlay(offer.type, offer.seat, offer.play, readExtras(fields)) : offer;
}

/** An action with its cards, as `WrittenAction` has it. */
function readWritten(fields: Fields, seat: Seat): SeatAction {
  const type = fields.oneOf('type', TYPES);
  switch (type) {
    case 'call':
      return { type, seat, call: fields.oneOf('call', CALLS) };
    case 'withdraw':
    case 'take':
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
      const { cards, phoenixAs } = fields.laid('cards');
      return { type, seat, cards, ...(phoenixAs.length === 0 ? {} : { phoenixAs }), ...readExtras(fields) };
    }
    case 'bomb':
      return { type, seat, cards: fields.cards('cards'), ...readExtras(fields) };
  }
}

/** The wish and the Dog's target: absent and null both mean none. */
function readExtras(fields: Fields): { wish?: Rank; dogTo?: Seat } {
  const extras: { wish?: Rank; dogTo?: Seat } = {};
  if (fields.has('wish')) {
    const wish = fields.rankOrNone('wish');
    if (wish !== 0) extras.wish = wish;
  }
  if (fields.has('dogTo')) extras.dogTo = fields.seat('dogTo');
  return extras;
}

/** The number of the question a message answers, null when it is no answer. */
export function answeredId(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, id } = message as { readonly type?: unknown; readonly id?: unknown };
  return type === 'answer' && typeof id === 'number' ? id : null;
}
