import { useSignal } from '@preact/signals';
import { casesText } from '@schupf/phrasebook';
import { COMPARED, COMPARED_ROUNDS, ENOUGH_CASES, isCompared } from '@schupf/review/statistics';
import { useEffect } from 'preact/hooks';
import { OneOf } from '../app/fields.tsx';
import { choice, deal } from '../home/last-choice.ts';
import { locale, shellWords } from '../i18n/language.ts';
import { statisticsWords as words } from '../i18n/statistics-words.ts';
import { AdviceSection } from './AdviceSection.tsx';
import { countOwnMatches, NOTHING_COUNTED } from './counting.ts';
import { FigureTables } from './FigureTables.tsx';
import type { GameFigures } from './own-figures.ts';
import { ReviewSection } from './ReviewSection.tsx';
import './StatisticsPage.css';

/** What a person's matches say about their play, beside others. */
export function StatisticsPage() {
  const { page } = words();
  const { app, games } = shellWords();
  const counted = useSignal(NOTHING_COUNTED);
  /** The chosen game; null for the one played most. */
  const chosen = useSignal<GameFigures['variant'] | null>(null);
  useEffect(() => {
    const stopped = new AbortController();
    void countOwnMatches(counted, stopped.signal);
    return () => stopped.abort();
  }, [counted]);
  const { found, progress, unread, isUnreadable } = counted.value;
  const game = found.find(({ variant }) => variant === chosen.value) ?? found[0];
  return (
    <main class="page page--wide statistics" id="main" tabIndex={-1}>
      <header class="statistics__header">
        <h1>{app.statistics}</h1>
        <p class="statistics__lead">{page.lead}</p>
      </header>
      {isUnreadable && <p class="note">{shellWords().home.matches.unreadable}</p>}
      {progress?.total === 0 && <p role="status">{app.loading}</p>}
      {progress !== null && progress.total > 0 && (
        <label class="statistics__progress">
          {page.reading(progress.done, progress.total)}
          <progress max={progress.total} value={progress.done} />
        </label>
      )}
      {unread > 0 && <p class="note">{page.unread(unread)}</p>}
      {found.length > 1 && game !== undefined && (
        <OneOf
          label={page.game}
          values={found.map(({ variant }) => variant)}
          value={game.variant}
          name={(variant) => games.variants[variant].name}
          onChoose={(variant) => {
            chosen.value = variant;
          }}
        />
      )}
      {game !== undefined && <Game game={game} />}
      {game === undefined && progress === null && <NoRounds />}
      <ReviewSection />
      <AdviceSection figures={game !== undefined && isCompared(game.variant) ? game.figures : null} />
    </main>
  );
}

function NoRounds() {
  const { page } = words();
  const { home } = shellWords();
  return (
    <section class="tray statistics__empty">
      <p>{page.empty}</p>
      <button type="button" class="button button--primary" onClick={() => deal(choice.value)}>
        {home.play[choice.value.variant]}
      </button>
    </section>
  );
}

function Game({ game }: { readonly game: GameFigures }) {
  const { page, texts } = words();
  const { games } = shellWords();
  const hasOthers = isCompared(game.variant);
  const count = (cases: number) => casesText(locale(), cases, 'standard');
  const rounds = (cases: number) => texts.rounds(cases, count(cases));
  return (
    <section aria-labelledby="statistics-game" class="statistics__game">
      <h2 id="statistics-game">{games.variants[game.variant].name}</h2>
      <p>{[page.matches(game.matches), rounds(game.rounds)].join(' · ')}</p>
      {!hasOthers && <p>{page.notCompared}</p>}
      <FigureTables figures={game.figures} others={hasOthers ? COMPARED : []} />
      <section class="tray text-small" aria-labelledby="statistics-about">
        <h3 class="tray__title" id="statistics-about">
          {page.about}
        </h3>
        <ul class="statistics__notes">
          <li>{page.small}</li>
          <li>{page.grey(ENOUGH_CASES)}</li>
          {hasOthers &&
            COMPARED.map((who) => <li key={who}>{texts.sources[who](rounds(COMPARED_ROUNDS[who]))}</li>)}
          <li>{texts.dealt}</li>
        </ul>
      </section>
    </section>
  );
}
