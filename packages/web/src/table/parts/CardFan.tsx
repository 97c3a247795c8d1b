import './CardFan.css';

/** The maximum number of cards in the fan; more would only make it darker. */
const MAX_SHOWN = 14;
const MAX_ANGLE = 62;
const ANGLE_PER_CARD = 5.2;
const WIDTH = 20;
const HEIGHT = 28;
/** The point around which the cards are rotated, below their lower edge. */
const PIVOT = 46;

/** A player's hand as a fan of backs, which shrinks with the number of cards. */
export function CardFan({ count }: { readonly count: number }) {
  const shown = Math.min(count, MAX_SHOWN);
  const step = shown < 2 ? 0 : Math.min(ANGLE_PER_CARD, MAX_ANGLE / (shown - 1));
  return (
    <svg class="card-fan" viewBox="-36 -2 72 40" aria-hidden="true" focusable="false">
      {Array.from({ length: shown }, (_, index) => (
        <rect
          key={index}
          x={-WIDTH / 2}
          y={0}
          width={WIDTH}
          height={HEIGHT}
          rx={2.4}
          transform={`rotate(${(index - (shown - 1) / 2) * step} 0 ${PIVOT})`}
        />
      ))}
    </svg>
  );
}
