import { type Card, specialCard, suitedCard } from '@schupf/rules';
import { CardFace, CardSprite } from '../../cards/CardFace.tsx';

const SHOWN: readonly Card[] = [
  specialCard('dog'),
  specialCard('mah-jong'),
  suitedCard('jade', 14),
  specialCard('phoenix'),
  specialCard('dragon'),
];

/** A decorative fan of cards. */
export function LandingCards() {
  return (
    <div class="landing__cards" aria-hidden="true">
      <CardSprite />
      {SHOWN.map((card, place) => (
        <span class="landing__card" key={card} style={{ '--place': place - (SHOWN.length - 1) / 2 }}>
          <CardFace card={card} />
        </span>
      ))}
    </div>
  );
}
