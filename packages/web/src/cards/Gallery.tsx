import { type Card, DRAGON, SECOND_DRAGON, SUITS, suitedCard } from '@schupf/rules';
import { CardBack, CardFace } from './CardFace.tsx';

/** The whole deck on one page, to look at and to take pictures of in tests. */
export function Gallery({ width = 80 }: { readonly width?: number }) {
  const cards = Array.from({ length: DRAGON + 1 }, (_, place) => place as Card);
  return (
    <main class="gallery" style={{ '--card': `${width}px` }}>
      <div class="gallery__deck">
        {cards.map((card) => (
          <CardFace key={card} card={card} />
        ))}
        <CardBack />
        {SUITS.map((suit) => (
          <CardFace key={suit} card={suitedCard(suit, 10, 1)} large coins={false} />
        ))}
        <CardFace card={SECOND_DRAGON} large />
      </div>
      <div class="gallery__fan">
        {cards.slice(-12).map((card) => (
          <CardFace key={card} card={card} />
        ))}
      </div>
    </main>
  );
}
