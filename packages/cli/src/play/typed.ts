import { MAH_JONG, type OpenState, type SeatAction } from '@schupf/rules';
import { formatCards, formatPlayedCards } from '@schupf/rules/notation';
import type { Names } from '../telling/names.ts';
import { rankName } from '../telling/words.ts';

/** What a person types to do this; `readInput` and the question it answers read it back. */
export function typedFor(action: SeatAction, open: OpenState, names: Names): string {
  switch (action.type) {
    case 'call':
      return action.call;
    case 'take-back':
      return 'undo';
    case 'pass':
    case 'take':
    case 'withdraw':
      return action.type;
    case 'push':
      return `push ${action.gifts.map(({ cards }) => formatCards(cards)).join(' ')}`;
    case 'give':
      return `give ${names.label(open, action.to)}`;
    case 'bomb':
      return `bomb ${formatCards(action.cards)}${wishText(action, open)}`;
    case 'play': {
      const cards = formatPlayedCards(action.cards, action.phoenixAs ?? []);
      const to = action.dogTo === undefined ? '' : ` to ${names.label(open, action.dogTo)}`;
      return `${cards}${wishText(action, open)}${to}`;
    }
  }
}

/** A Mah Jong laid without a word about the wish would be asked for one. */
function wishText(
  { cards, wish }: Extract<SeatAction, { type: 'play' | 'bomb' }>,
  { rules }: OpenState,
): string {
  if (wish !== undefined) return ` wish ${rankName(wish)}`;
  return cards.includes(MAH_JONG) && rules.wishObligation === 'optional' ? ' wish none' : '';
}
