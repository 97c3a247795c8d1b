import type { Signal } from '@preact/signals';
import { signed } from '@schupf/phrasebook';
import type { ShownWorld } from '@schupf/review';
import { type Rules, unpackPosition } from '@schupf/rules';
import { OneOf } from '../app/fields.tsx';
import { reviewWords } from '../i18n/review-words.ts';
import { imaginedMoments } from './moments.ts';
import { RoundPlayer } from './round-player.ts';

const LINES = ['other', 'played'] as const;
type LineName = (typeof LINES)[number];

/** An imagined round that is shown instead of the real one, in one of two lines. */
export interface Imagined {
  readonly lines: {
    readonly [Name in LineName]: { readonly player: RoundPlayer; readonly points: number };
  };
  readonly shown: LineName;
}

export function imaginedRound(world: ShownWorld, rules: Rules): Imagined {
  const start = unpackPosition(world.position, rules);
  const lineOf = ({ actions, points }: ShownWorld['played']) => ({
    player: new RoundPlayer(imaginedMoments(start, actions)),
    points,
  });
  return { lines: { other: lineOf(world.other), played: lineOf(world.played) }, shown: 'other' };
}

/** Says that the round on the board is imagined, and switches between its two ways to play on. */
export function ImaginedPanel({ imagined }: { readonly imagined: Signal<Imagined | null> }) {
  const { page } = reviewWords();
  const { lines, shown } = imagined.value!;
  return (
    <section class="panel review" aria-label={page.title}>
      <p role="status">{page.imagined(signed(lines.played.points), signed(lines.other.points))}</p>
      <div class="review__choices">
        <OneOf
          label={page.title}
          values={LINES}
          value={shown}
          name={(line) => (line === 'other' ? page.better : page.asPlayed)}
          onChoose={(line) => {
            imagined.value = { lines, shown: line };
          }}
        />
      </div>
      <button
        type="button"
        class="button"
        onClick={() => {
          imagined.value = null;
        }}
      >
        {page.backToRound}
      </button>
    </section>
  );
}
