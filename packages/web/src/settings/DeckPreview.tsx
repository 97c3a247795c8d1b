import { type Card, specialCard, suitedCard } from '@schupf/rules';
import type { DeckName } from '../app/settings.ts';
import { CardFace } from '../cards/CardFace.tsx';

const SHOWN: readonly Card[] = [
  suitedCard('jade', 7),
  suitedCard('pagoda', 10),
  suitedCard('star', 13),
  specialCard('phoenix'),
];

export function DeckPreview({ deck }: { readonly deck: DeckName }) {
  return (
    <span class="settings__cards">
      {SHOWN.map((card) => (
        <CardFace key={card} card={card} deck={deck} />
      ))}
    </span>
  );
}
