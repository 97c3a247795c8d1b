import type { PlainPlay } from '@schupf/rules';
import { cardsInOrder, type PlayedCard } from '@schupf/rules';
import { letterOf } from '../../cards/letters.ts';
import { words } from '../../i18n/language.ts';
import { rankOf } from './faces.ts';

/** A combination in a few characters, where there is no space for cards: “K K”, “5–9”, “Dragon”. */
export function shortPlay(play: PlainPlay): string {
  const signs = cardsInOrder(play).map(signOf);
  const isStraight = play.kind === 'straight' || play.kind === 'bombS';
  return isStraight ? `${signs[0]}–${signs.at(-1)}` : signs.join(' ');
}

function signOf({ card, as }: PlayedCard): string {
  const rank = as ?? rankOf(card);
  return rank === null ? words().cards.cardName(card) : letterOf(rank);
}
