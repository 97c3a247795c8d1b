import {
  actionToPlay,
  type Offer,
  type PlayOffer,
  phoenixRanks,
  type Rank,
  rankOf,
  type Seat,
  type SeatAction,
} from '@schupf/rules';
import { formatRank, formatSeat } from '@schupf/rules/notation';
import { cardTexts, playedTexts } from './codecs.ts';
import type { ListedAction, WrittenAction } from './messages.ts';
import { encodeGift } from './view.ts';

/** The actions open to a seat, in the order of the offers. Answers refer to an index in this list. */
export function encodeActions(offers: readonly Offer[]): ListedAction[] {
  return offers.map(encodeOffer);
}

function encodeOffer(offer: Offer): ListedAction {
  switch (offer.type) {
    case 'call':
      return { type: 'call', call: offer.call };
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
      return { type: offer.type };
    case 'give':
      return { type: 'give', to: formatSeat(offer.to) };
    case 'push':
      return {
        type: 'push',
        slots: offer.slots.map(({ to, count, must, pick }) => ({
          to: formatSeat(to),
          count,
          must: cardTexts(must),
          from: cardTexts(pick),
        })),
      };
    case 'play':
    case 'bomb':
      return encodePlay(offer);
  }
}

function encodePlay({ type, seat, play, wish, dogTo }: PlayOffer): ListedAction {
  const action = actionToPlay(type, seat, play);
  return {
    type,
    kind: play.kind,
    cards: 'cards' in action ? playedTexts(action.cards, phoenixRanks(play)) : [],
    rank: rankOf(play),
    ...(wish === 'none' ? {} : { wish }),
    ...(dogTo.length === 0 ? {} : { dogTo: dogTo.map(formatSeat) }),
  };
}

/** A complete action, in the form that an answer contains. The seat is left out, because the question names it. */
export function writeAction(action: SeatAction): WrittenAction {
  switch (action.type) {
    case 'call':
      return { type: 'call', call: action.call };
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
      return { type: action.type };
    case 'give':
      return { type: 'give', to: formatSeat(action.to) };
    case 'push':
      return { type: 'push', gifts: action.gifts.map(encodeGift) };
    case 'play':
      return {
        type: 'play',
        cards: playedTexts(action.cards, action.phoenixAs ?? []),
        ...writeExtras(action),
      };
    case 'bomb':
      return { type: 'bomb', cards: cardTexts(action.cards), ...writeExtras(action) };
  }
}

/** The wish and the partner who gets the lead from the Dog, if any. */
export function writeExtras({ wish, dogTo }: { readonly wish?: Rank; readonly dogTo?: Seat }) {
  return {
    ...(wish === undefined ? {} : { wish: formatRank(wish) }),
    ...(dogTo === undefined ? {} : { dogTo: formatSeat(dogTo) }),
  };
}
