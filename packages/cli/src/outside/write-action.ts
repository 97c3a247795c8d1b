import type { Gift, Rank, Seat, SeatAction } from '@schupf/rules';
import { formatRank, formatSeat } from '@schupf/rules/notation';
import type { ToldGift, WrittenAction } from './messages.ts';
import { tellCards, tellLaid } from './words.ts';

/** An action written out as an answer has it; the seat is the one that was asked. */
export function writeAction(action: SeatAction): WrittenAction {
  switch (action.type) {
    case 'call':
      return { type: 'call', call: action.call };
    case 'withdraw':
    case 'take':
    case 'take-back':
    case 'pass':
      return { type: action.type };
    case 'give':
      return { type: 'give', to: formatSeat(action.to) };
    case 'push':
      return { type: 'push', gifts: action.gifts.map(writeGift) };
    case 'play':
      return { type: 'play', cards: tellLaid(action.cards, action.phoenixAs ?? []), ...writeExtras(action) };
    case 'bomb':
      return { type: 'bomb', cards: tellCards(action.cards), ...writeExtras(action) };
  }
}

/** The wish and the Dog's target, where there are any. */
export function writeExtras({ wish, dogTo }: { readonly wish?: Rank; readonly dogTo?: Seat }) {
  return {
    ...(wish === undefined ? {} : { wish: formatRank(wish) }),
    ...(dogTo === undefined ? {} : { dogTo: formatSeat(dogTo) }),
  };
}

function writeGift({ to, cards }: Gift): ToldGift {
  return { to: formatSeat(to), cards: tellCards(cards) };
}
