import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { CardSprite } from '../cards/CardFace.tsx';
import { shellWords } from '../i18n/language.ts';
import { replayWords } from '../i18n/page-words.ts';
import { matchesAddress } from '../matches/matches-address.ts';
import { loadMatch, type PastMatch } from './load.ts';
import { RoundReplay } from './RoundReplay.tsx';
import type { ReplayParams } from './replay-address.ts';
import './ReplayPage.css';

/** A finished round, move by move. */
export function ReplayPage({ source, round }: ReplayParams) {
  const text = replayWords();
  const loaded = useSignal<PastMatch | null | 'loading'>('loading');
  // Every address has a new `source` object, even for the same match. Using it would reload the match for each round.
  // Another match mounts a new page.
  const [firstSource] = useState(source);
  useEffect(() => {
    loadMatch(firstSource).then(
      (found) => {
        loaded.value = found;
      },
      () => {
        loaded.value = null;
      },
    );
  }, [firstSource, loaded]);
  const past = loaded.value;
  const hasRound = past !== null && past !== 'loading' && past.rounds.some(({ number }) => number === round);
  return (
    <main class="page replay" id="main" tabIndex={-1}>
      <CardSprite />
      {past === 'loading' ? (
        <p role="status">{shellWords().app.loading}</p>
      ) : hasRound ? (
        <RoundReplay key={round} past={past} source={source} round={round} text={text} />
      ) : (
        <>
          <h1>{shellWords().common.round(round)}</h1>
          <p class="note">{text.missing}</p>
          <p>
            <a class="button" href={matchesAddress.href({})}>
              {text.toMatches}
            </a>
          </p>
        </>
      )}
    </main>
  );
}
