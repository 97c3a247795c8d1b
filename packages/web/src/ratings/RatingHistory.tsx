import { useSignal } from '@preact/signals';
import type { RatingHistory as History, PoolRating } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { Disclosure } from '../app/fields.tsx';
import { longDate, shellWords } from '../i18n/language.ts';
import { onlineWords } from '../i18n/page-words.ts';
import { ratingWords as words } from '../i18n/rating-words.ts';
import { ask } from '../online/state/requests.ts';
import { byDay, plotHistory } from './history-points.ts';
import { DeviationText } from './RatingText.tsx';
import './RatingHistory.css';

interface Props {
  /** The id of a person. */
  readonly who: string;
  readonly rating: PoolRating;
}

/** How a rating has changed: a graph, and a table with the same for everyone who cannot see it. */
export function RatingHistory({ who, rating: { pool, matches } }: Props) {
  const text = words();
  const history = useSignal<History | 'loading' | 'failed'>('loading');
  useEffect(() => {
    ask<History>('GET', `people/${encodeURIComponent(who)}/ratings/${pool}`).then(
      (read) => {
        history.value = read;
      },
      () => {
        history.value = 'failed';
      },
    );
  }, [who, pool, matches]);
  if (history.value === 'failed') return <p class="text-soft">{onlineWords().problem}</p>;
  if (history.value === 'loading') return <p class="text-soft text-small">{shellWords().app.loading}</p>;
  const points = history.value.points.toReversed();
  if (points.length === 0) return null;
  const { line, area, top, bottom } = plotHistory(points);
  const [first, last] = [points[0]!, points.at(-1)!];
  return (
    <div class="rating-history">
      <div class="rating-history__graph">
        <span class="rating-history__scale text-soft text-small numbers" aria-hidden="true">
          <span>{top}</span>
          <span>{bottom}</span>
        </span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={text.graph(points.length, first.rating, last.rating)}
        >
          <path class="rating-history__area" d={area} />
          <path class="rating-history__line" d={line} />
        </svg>
      </div>
      <p class="rating-history__dates text-soft text-small" aria-hidden="true">
        <span>{longDate(first.at)}</span>
        <span>{longDate(last.at)}</span>
      </p>
      <Disclosure summary={text.asTable}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
        <section class="rating-history__rows scroll" aria-label={text.asTable} tabIndex={0}>
          <table class="rating-history__table">
            <thead>
              <tr>
                <th scope="col">{text.date}</th>
                <th scope="col">{text.rating}</th>
              </tr>
            </thead>
            <tbody>
              {byDay(points, longDate).map(({ at, rating, deviation }) => (
                <tr key={at}>
                  <th scope="row">{longDate(at)}</th>
                  <td class="numbers">
                    {rating} <DeviationText deviation={deviation} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Disclosure>
    </div>
  );
}
