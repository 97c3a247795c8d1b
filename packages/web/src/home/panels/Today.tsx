import { signed } from '@schupf/phrasebook';
import { DayLeaf } from '../../daily/DayLeaf.tsx';
import { dailyAddress } from '../../daily/daily-address.ts';
import { DEALS_PER_DAY } from '../../daily/days.ts';
import { results, today } from '../../daily/progress.ts';
import { dayIn, dayScore, playedIn, streakOn } from '../../daily/results.ts';
import { shellWords } from '../../i18n/language.ts';
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
    </section>
  );
}
