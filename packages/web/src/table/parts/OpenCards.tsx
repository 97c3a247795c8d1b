import type { Cards } from '@schupf/rules';
import { CardFace } from '../../cards/CardFace.tsx';
import { words } from '../../i18n/language.ts';
import { inOrder } from '../model/hand-order.ts';

/** A hand that everyone sees, at its player's seat. Screen readers read every card, or only others would know them. */
export function OpenCards({ hand }: { readonly hand: Cards }) {
  const { cards } = words();
  const row = inOrder(hand, 'up');
  return (
    <span class="seat__open" role="img" aria-label={row.map((card) => cards.cardName(card)).join(', ')}>
      {row.map((card) => (
        <CardFace key={card} card={card} />
      ))}
    </span>
  );
}
