import { signed } from '@schupf/phrasebook';
import { useEffect } from 'preact/hooks';
import { dailyWords as words } from '../i18n/daily-words.ts';
import { type Deal, tableIdOf } from './deals.ts';
import { compareWithBots, comparisons } from './reference.ts';
import { type DealEntry, scoreOf } from './results.ts';
import { markOf } from './share-day.ts';
import './ScoreText.css';

/** A score with its sign, in the colour for better, worse or equal. */
export function ScoreText({ score }: { readonly score: number }) {
  return (
    <b class="daily-score numbers" data-mark={markOf(score)}>
      {signed(score)}
    </b>
  );
}

interface Props {
  readonly deal: Deal;
  readonly entry: DealEntry;
}

/** The score of a finished deal, or the state of the comparison while the bots are playing. */
export function DealScore({ deal, entry }: Props) {
  const isMissing = entry.own !== null && entry.bots === null;
  const state = comparisons.value[tableIdOf(deal)];
  useEffect(() => {
    if (isMissing && state === undefined) compareWithBots(deal);
  }, [isMissing, state, deal]);
  const score = scoreOf(entry);
  if (score !== null) return <ScoreText score={score} />;
  if (state === 'failed')
    return (
      <>
        {words().notCompared}{' '}
        <button type="button" class="button button--small" onClick={() => compareWithBots(deal)}>
          {words().again}
        </button>
      </>
    );
  return <span class="text-small text-soft">{words().comparing}</span>;
}
