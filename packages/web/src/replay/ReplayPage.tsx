import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { showPath } from '../app/router.ts';
import { CardSprite } from '../cards/CardFace.tsx';
import { shellWords } from '../i18n/language.ts';
import { replayWords } from '../i18n/page-words.ts';
import { matchesAddress } from '../matches/matches-address.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { type Loaded, loadMatch } from './load.ts';
import { RoundReplay } from './RoundReplay.tsx';
import { type ReplayParams, sharedReplayPath } from './replay-address.ts';
import './ReplayPage.css';

/** A finished round, move by move. */
export function ReplayPage({ source, round, moment = null, view = null, withReview = false }: ReplayParams) {
  const text = replayWords();
  const loaded = useSignal<Loaded | null>(null);
  // Every address creates a new `source` object, even for the same match. An effect that depends on it would reload the
  // match for each round. The first `source` is enough, because another match mounts a new page.
  const [firstSource] = useState(source);
  /** The view that the reader has chosen, in this round or an earlier one; null until then. */
  const chosenView = useSignal(view);
  // Follows a link to another view of the same match.
  useEffect(() => {
    if (view !== null) chosenView.value = view;
  }, [view?.front, view?.all, chosenView]);
  /** The review of the match; null until it is requested. It continues while the reader goes from round to round. */
  const reviewer = useSignal<Reviewer | null>(null);
  useEffect(() => () => reviewer.peek()?.close(), [reviewer]);
  useEffect(() => {
    loadMatch(firstSource).then(
      (found) => {
        loaded.value = found;
      },
      // `fetch` rejects if nothing answers; a static file server returns a page that is not JSON.
      () => {
        loaded.value = { ok: false, why: firstSource.type === 'browser' ? 'not-here' : 'no-server' };
      },
    );
  }, [firstSource, loaded]);
  // Shows a path in the address bar: a link with a `#` has no preview.
  useEffect(() => {
    if (source.type === 'shared') showPath(sharedReplayPath({ source, round, moment, view }));
  }, [source, round, moment, view]);
  const found = loaded.value;
  if (found === null)
    return (
      <main class="page" id="main" tabIndex={-1}>
        <p role="status">{shellWords().app.loading}</p>
      </main>
    );
  const past = found.ok && found.past.rounds.some(({ number }) => number === round) ? found.past : null;
  if (past === null)
    return (
      <main class="page page--narrow" id="main" tabIndex={-1}>
        <h1>{text.missingTitle}</h1>
        <p class="note">{text.missing[found.ok ? 'no-such-round' : found.why]}</p>
        <p>
          <a class="button" href={matchesAddress.href({})}>
            {text.toMatches}
          </a>
        </p>
      </main>
    );
  return (
    <main class="replay" id="main" tabIndex={-1}>
      <CardSprite />
      <RoundReplay
        key={round}
        past={past}
        source={source}
        round={round}
        moment={moment}
        withReview={withReview}
        view={chosenView}
        reviewer={reviewer}
      />
    </main>
  );
}
