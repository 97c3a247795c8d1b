import { actionToPlay, choicesFor, type Offer, phoenixRanks, type Seat, type View } from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import type { ToldAction } from './messages.ts';
import { tellCards, tellLaid } from './words.ts';

/** What a seat may do in the words of the protocol, in the order of the offers: answers name their place. */
export function encodeActions(offers: readonly Offer[]): ToldAction[] {
  return offers.map(encodeOffer);
}

function encodeOffer(offer: Offer): ToldAction {
  switch (offer.type) {
    case 'call':
      return { type: 'call', call: offer.call };
    case 'withdraw':
    case 'take':
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
          must: tellCards(must),
          from: tellCards(pick),
        })),
      };
    case 'play':
    case 'bomb':
      return encodePlay(offer);
  }
}

function encodePlay(offer: Extract<Offer, { type: 'play' | 'bomb' }>): ToldAction {
  const { type, seat, play, wish, dogTo } = offer;
  const laid = actionToPlay(type, seat, play);
  return {
    type,
    kind: play.kind,
    cards: 'cards' in laid ? tellLaid(laid.cards, phoenixRanks(play)) : [],
    rank: play.height / 2,
    ...(wish === 'none' ? {} : { wish }),
    ...(dogTo.length === 0 ? {} : { dogTo: dogTo.map(formatSeat) }),
  };
}

/** Whether the table waits for this seat: then "nothing now" is not an answer. */
export function mustAct(view: View, seat: Seat): boolean {
  return choicesFor(view, seat).duty !== null;
}
