import { puzzleWords } from '../i18n/puzzle-words.ts';

const WIDTH = 200;
const HEIGHT = 48;
const MARGIN = 3;

/** How a rating has changed. Two attempts make a line. */
export function RatingChart({ history }: { readonly history: readonly number[] }) {
  const text = puzzleWords();
  if (history.length < 2) return null;
  const low = Math.min(...history);
  const high = Math.max(...history);
  const x = (index: number) => (index * WIDTH) / (history.length - 1);
  const y = (rating: number) =>
    HEIGHT - MARGIN - ((rating - low) / Math.max(1, high - low)) * (HEIGHT - 2 * MARGIN);
  const points = history.map((rating, index) => `${x(index).toFixed(1)},${y(rating).toFixed(1)}`).join(' ');
  return (
    <svg
      class="puzzles__chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text.chart(history[0]!, history.at(-1)!, history.length)}
    >
      <polyline points={points} />
    </svg>
  );
}
