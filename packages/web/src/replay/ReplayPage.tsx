import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pathOf, type Route } from '../app/router.ts';
import { CardSprite } from '../cards/CardSprite.tsx';
import { shellWords } from '../i18n/language.ts';
import { replayWords } from '../i18n/page-words.ts';
import { loadMatch, type PastMatch } from './load.ts';
import { RoundReplay } from './RoundReplay.tsx';
import './ReplayPage.css';

interface Props {
  readonly to: Extract<Route, { page: 'replay' }>;
}

/** A round that is over, from a match kept in this browser. */
export function ReplayPage({ to }: Props) {
  const text = replayWords();
  const { table, match, round } = to;
  const loaded = useSignal<PastMatch | null | 'loading'>('loading');
  useEffect(() => {
    loadMatch(table, match).then(
      (found) => {
        loaded.value = found;
      },
      () => {
        loaded.value = null;
      },
    );
  }, [table, match, loaded]);
  const past = loaded.value;
  const isThere = past !== null && past !== 'loading' && past.rounds.some(({ number }) => number === round);
  return (
    <main class="page replay" id="main" tabIndex={-1}>
      <CardSprite />
      {past === 'loading' ? (
        <p role="status">{shellWords().app.loading}</p>
      ) : isThere ? (
        <RoundReplay key={round} past={past} to={to} text={text} />
      ) : (
        <>
          <h1>{shellWords().common.round(round)}</h1>
          <p class="note">{text.missing}</p>
          <p>
            <a class="button" href={pathOf({ page: 'matches' })}>
              {text.toMatches}
            </a>
          </p>
        </>
      )}
    </main>
  );
}
