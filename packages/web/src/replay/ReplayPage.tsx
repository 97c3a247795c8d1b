import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { CardSprite } from '../cards/CardFace.tsx';
import { shellWords } from '../i18n/language.ts';
import { replayWords } from '../i18n/page-words.ts';
import { matchesAddress } from '../matches/matches-address.ts';
import { loadMatch, type PastMatch } from './load.ts';
import { RoundReplay } from './RoundReplay.tsx';
import type { ReplayWhere } from './replay-address.ts';
import './ReplayPage.css';

/** A finished round, move by move. */
export function ReplayPage({ source, round }: ReplayWhere) {
  const text = replayWords();
  const loaded = useSignal<PastMatch | null | 'loading'>('loading');
  // Each round has an address with a source of its own. A different match mounts a new page, so the first source stays.
  const [from] = useState(source);
  useEffect(() => {
    loadMatch(from).then(
      (found) => {
        loaded.value = found;
      },
      () => {
        loaded.value = null;
      },
    );
  }, [from, loaded]);
  const past = loaded.value;
  const isThere = past !== null && past !== 'loading' && past.rounds.some(({ number }) => number === round);
  return (
    <main class="page replay" id="main" tabIndex={-1}>
      <CardSprite />
      {past === 'loading' ? (
        <p role="status">{shellWords().app.loading}</p>
      ) : isThere ? (
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
