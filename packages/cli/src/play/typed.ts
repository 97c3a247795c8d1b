import type { Vocabulary } from '@schupf/phrasebook';
import { MAH_JONG, type OpenState, type SeatAction } from '@schupf/rules';
import { formatCards, formatPlayedCards, formatRank } from '@schupf/rules/notation';
import type { Style } from '../output/style.ts';

/** The text to type for an action, which `readInput` and the question can read back. */
export function typedFor(action: SeatAction, open: OpenState, { names, speech }: Style): string {
  const { vocabulary } = speech;
  switch (action.type) {
    case 'call':
      return vocabulary.command(action.call);
    case 'take-back':
      return vocabulary.command('undo');
    case 'decline':
      return vocabulary.command('pass');
    case 'pass':
    case 'take':
    case 'withdraw':
      return vocabulary.command(action.type);
    case 'push':
      return `${vocabulary.word('push')} ${action.gifts.map(({ cards }) => formatCards(cards)).join(' ')}`;
    case 'give':
      return `${vocabulary.word('give')} ${names.label(open, action.to)}`;
    case 'bomb':
      return `${vocabulary.word('bomb')} ${formatCards(action.cards)}${wishText(action, open, vocabulary)}`;
    case 'play': {
      const cards = formatPlayedCards(action.cards, action.phoenixAs ?? []);
      const to =
        action.dogTo === undefined ? '' : ` ${vocabulary.word('to')} ${names.label(open, action.dogTo)}`;
      return `${cards}${wishText(action, open, vocabulary)}${to}`;
    }
  }
}

/** Also says if there is no wish: playing the Mah Jong without mentioning one leads to a question. */
function wishText(
  { cards, wish }: Extract<SeatAction, { type: 'play' | 'bomb' }>,
  { rules }: OpenState,
  vocabulary: Vocabulary,
): string {
  const word = vocabulary.word('wish');
  if (wish !== undefined) return ` ${word} ${wish === 10 ? wish : formatRank(wish)}`;
  return cards.includes(MAH_JONG) && rules.wishObligation === 'optional'
    ? ` ${word} ${vocabulary.word('none')}`
    : '';
}
