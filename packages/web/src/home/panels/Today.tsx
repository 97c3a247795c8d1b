import { signed } from '@schupf/phrasebook';
import { DayLeaf } from '../../daily/DayLeaf.tsx';
import { dailyAddress } from '../../daily/daily-address.ts';
import { type Day, DEALS_PER_DAY } from '../../daily/days.ts';
import { results, today } from '../../daily/progress.ts';
import { dayIn, dayScore, playedIn, streakOn } from '../../daily/results.ts';
import { shellWords } from '../../i18n/language.ts';
import { progress } from '../../puzzles/progress.ts';
import { puzzleAddress, puzzlesAddress } from '../../puzzles/puzzle-addresses.ts';
import './Today.css';

/** The daily deals: an introduction, or the player's progress. */
export function Today() {
  const { today: text } = shellWords().home;
  const day = today();
  const deals = dayIn(results.value, day);
  const played = playedIn(deals);
  const score = dayScore(deals);
  const streak = streakOn(results.value, day);
  const hasBegun = deals.some((entry) => entry !== null);
  const step = played === DEALS_PER_DAY ? text.open : hasBegun ? text.continue : text.play;
  return (
    <section class="tray today" aria-labelledby="today-title">
      <header class="tray__header">
        <h2 class="tray__title" id="today-title">
          {text.title}
        </h2>
        {streak > 0 && <span class="today__streak">{text.streak(streak)}</span>}
      </header>
      <div class="today__deal">
        <DayLeaf day={day} />
        <div>
          <p class="today__name">{text.name}</p>
          <p class="text-soft">
            {score !== null
              ? text.score(signed(score))
              : hasBegun
                ? text.played(played, DEALS_PER_DAY)
                : text.text}
          </p>
        </div>
      </div>
      <a class="button" href={dailyAddress.href({ day: null })}>
        {step}
      </a>
      <PuzzleOfTheDay day={day} />
    </section>
  );
}

function PuzzleOfTheDay({ day }: { readonly day: Day }) {
  const { puzzle: text } = shellWords().home.today;
  const result = progress.value.days[day];
  return (
    <div class="today__puzzle">
      <div>
        <p class="today__name">{text.name}</p>
        <p class="text-soft">{result === undefined ? text.text : result ? text.solved : text.failed}</p>
      </div>
      <div class="today__links">
        {result === undefined && (
          <a class="button" href={puzzleAddress.href({ mode: 'daily', id: null })}>
            {text.play}
          </a>
        )}
        <a class="today__all" href={puzzlesAddress.href({})}>
          {shellWords().app.puzzles}
        </a>
      </div>
    </div>
  );
}
