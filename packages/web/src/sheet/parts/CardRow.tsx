import type { Card } from '@schupf/rules';
import { CardFace } from '../../cards/CardFace.tsx';
import { words } from '../../i18n/language.ts';
import './CardRow.css';

interface Props {
  readonly cards: readonly Card[];
  readonly coins?: boolean;
  /** What they are together; without it they are named one by one. */
  readonly label?: string;
}

/** A few cards beside each other, small, as one picture with a name. */
export function CardRow({ cards, coins = true, label }: Props) {
  const name = label ?? cards.map((card) => words().cards.cardName(card)).join(', ');
  return (
    <span class="card-row" role="img" aria-label={name}>
      {cards.map((card) => (
        <CardFace key={card} card={card} coins={coins} />
      ))}
    </span>
  );
}
