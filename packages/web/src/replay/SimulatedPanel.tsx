import type { Signal } from '@preact/signals';
import { signed } from '@schupf/phrasebook';
import { simulatedMoments } from '@schupf/replay';
import type { ShownWorld } from '@schupf/review';
import { type Rules, unpackPosition } from '@schupf/rules';
import { OneOf } from '../app/fields.tsx';
import { reviewWords } from '../i18n/review-words.ts';
import { RoundPlayer } from './round-player.ts';

const LINES = ['other', 'played'] as const;
type LineName = (typeof LINES)[number];

/** A simulated round that is shown instead of the recorded one, in one of two lines. */
export interface Simulated {
  readonly lines: {
    readonly [Name in LineName]: { readonly player: RoundPlayer; readonly points: number };
  };
  readonly shown: LineName;
}

export function simulatedRound(world: ShownWorld, rules: Rules): Simulated {
  const start = unpackPosition(world.position, rules);
  const lineOf = ({ actions, points }: ShownWorld['played']) => ({
    player: new RoundPlayer(simulatedMoments(start, actions)),
    points,
  });
  return { lines: { other: lineOf(world.other), played: lineOf(world.played) }, shown: 'other' };
}

/** Says that the round on the board is simulated, and switches between its two lines. */
export function SimulatedPanel({ simulated }: { readonly simulated: Signal<Simulated | null> }) {
  const { page } = reviewWords();
  const { lines, shown } = simulated.value!;
  return (
    <section class="panel review" aria-label={page.title}>
      <p role="status">{page.simulated(signed(lines.played.points), signed(lines.other.points))}</p>
      <div class="review__choices">
        <OneOf
          label={page.title}
          values={LINES}
          value={shown}
          name={(line) => (line === 'other' ? page.better : page.asPlayed)}
          onChoose={(line) => {
            simulated.value = { lines, shown: line };
          }}
        />
      </div>
      <button
        type="button"
        class="button"
        onClick={() => {
          simulated.value = null;
        }}
      >
        {page.backToRound}
      </button>
    </section>
  );
}
