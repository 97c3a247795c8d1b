import type { Card } from '@schupf/rules';
import { CardFace } from '../cards/CardFace.tsx';
import { words } from '../i18n/language.ts';
import './CardButtons.css';

interface Props {
  /** What these cards are, for screen readers. */
  readonly label: string;
  readonly cards: readonly Card[];
  /** The chosen cards; omitted if a press does not choose a card. */
  readonly chosen?: readonly Card[];
  readonly onPress: (card: Card) => void;
}

/** Cards that can be pressed, large enough for a finger. */
export function CardButtons({ label, cards, chosen, onPress }: Props) {
  return (
    <fieldset class="card-buttons" aria-label={label}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          class="card-buttons__card"
          aria-label={words().cards.cardName(card)}
          aria-pressed={chosen?.includes(card)}
          onClick={() => onPress(card)}
        >
          <CardFace card={card} />
        </button>
      ))}
    </fieldset>
  );
}
