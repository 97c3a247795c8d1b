import { PUZZLE_KINDS, type RatingGroup, THEMES } from '@schupf/puzzles';
import { ShareButton } from '../app/share-button.tsx';
import { dayText } from '../daily/day-text.ts';
import { daysBefore } from '../daily/days.ts';
import { sheetWords } from '../i18n/page-words.ts';
import { puzzleWords } from '../i18n/puzzle-words.ts';
import type { Filter } from './choosing.ts';
import { chosenFilter } from './filter.ts';
import { isSaved, progress, today } from './progress.ts';
import { puzzleAddress } from './puzzle-addresses.ts';
import { RatingChart } from './RatingChart.tsx';
import { type GroupProgress, puzzleStreak } from './stored-progress.ts';
import './PuzzlesPage.css';

/** Ratings, what to be asked about, the puzzle of the day, the trainers and one's own reports. */
export function PuzzlesPage() {
  const text = puzzleWords();
  return (
    <main class="page page--wide puzzles" id="main" tabIndex={-1}>
      <header>
        <h1>{text.title}</h1>
        <p class="puzzles__lead">{text.lead}</p>
      </header>
      {!isSaved.value && <p class="note">{text.unsaved}</p>}
      <div class="puzzles__trays">
        <section class="tray puzzles__tray" aria-labelledby="puzzles-solve">
          <h2 class="tray__title" id="puzzles-solve">
            {text.modes.solve}
          </h2>
          <Standing group="play" />
          <ThemeChoice />
          <a class="button button--primary" href={puzzleAddress.href({ mode: 'solve', id: null })}>
            {text.start}
          </a>
        </section>
        <Daily />
        <section class="tray puzzles__tray" aria-labelledby="puzzles-trainers">
          <h2 class="tray__title" id="puzzles-trainers">
            {text.trainers}
          </h2>
          <Standing group="calls" />
          <p class="text-soft">{text.aboutCalls}</p>
          <a class="button" href={puzzleAddress.href({ mode: 'calls', id: null })}>
            {text.modes.calls}
          </a>
          <p class="text-soft">{text.aboutPush}</p>
          <a class="button" href={puzzleAddress.href({ mode: 'push', id: null })}>
            {text.modes.push}
          </a>
        </section>
      </div>
      <Reports />
    </main>
  );
}

/** The rating of a group and how it has changed. */
function Standing({ group }: { readonly group: RatingGroup }) {
  const text = puzzleWords();
  const own: GroupProgress | undefined = progress.value.groups[group];
  if (own === undefined) return <p>{text.noRating}</p>;
  const { rating, history, solved, tried } = own;
  return (
    <>
      <p class="puzzles__rating">
        <span class="puzzles__figure numbers">{Math.round(rating.rating)}</span>{' '}
        <span class="text-soft numbers">± {Math.round(2 * rating.deviation)}</span>
      </p>
      <p class="text-soft">{text.solvedOf(solved, tried)}</p>
      <RatingChart history={history} />
    </>
  );
}

const EVERYTHING = 'everything';
/** Calls and pushes have their own trainers. */
const KINDS = PUZZLE_KINDS.filter((kind) => kind !== 'tichu' && kind !== 'grand' && kind !== 'push');

function ThemeChoice() {
  const text = puzzleWords();
  return (
    <label class="field">
      <span class="field__label">{text.theme}</span>
      <select
        class="field__input"
        value={chosenFilter.value ?? EVERYTHING}
        onChange={({ currentTarget: { value } }) => {
          chosenFilter.value = value === EVERYTHING ? null : (value as NonNullable<Filter>);
        }}
      >
        <option value={EVERYTHING}>{text.everything}</option>
        <optgroup label={text.kind}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </optgroup>
        <optgroup label={text.theme}>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {text.themes[theme]}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

function Daily() {
  const text = puzzleWords();
  const day = today();
  const result = progress.value.days[day];
  const streak = puzzleStreak(progress.value, day, (one) => daysBefore(one, 1));
  return (
    <section class="tray puzzles__tray" aria-labelledby="puzzles-daily">
      <h2 class="tray__title" id="puzzles-daily">
        {text.modes.daily}
      </h2>
      <p>{dayText(day, 'long')}</p>
      <p class="text-soft">
        {result === undefined ? text.dailyOpen : result ? text.dailySolved : text.dailyFailed}
      </p>
      {streak > 0 && <p>{text.streak(streak)}</p>}
      <a class="button" href={puzzleAddress.href({ mode: 'daily', id: null })}>
        {result === undefined ? text.dailyStart : text.dailyAgain}
      </a>
    </section>
  );
}

/** Puzzles that the player thinks are wrong, as text that can be sent to the people who make them. */
function Reports() {
  const text = puzzleWords();
  const { sheet } = sheetWords();
  const { reports } = progress.value;
  if (reports.length === 0) return null;
  const lines = reports.map(({ id, move }) => `${id} ${move}`.trimEnd());
  return (
    <section class="tray puzzles__tray" aria-labelledby="puzzles-reports">
      <h2 class="tray__title" id="puzzles-reports">
        {text.reports}
      </h2>
      <p class="text-soft">{text.aboutReports}</p>
      <pre class="puzzles__reports">{lines.join('\n')}</pre>
      <ShareButton text={['Schupf', ...lines].join('\n')} words={sheet} class="button" />
    </section>
  );
}
