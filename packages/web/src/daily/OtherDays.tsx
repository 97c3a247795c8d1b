import { signed } from '@schupf/phrasebook';
import { Disclosure } from '../app/fields.tsx';
import { dailyWords as words } from '../i18n/daily-words.ts';
import { shellWords } from '../i18n/language.ts';
import { dailyAddress } from './daily-address.ts';
import { dayText } from './day-text.ts';
import { type Day, DEALS_PER_DAY, daysBefore, isPlayable } from './days.ts';
import { results } from './progress.ts';
import { countsForStreak, dayIn, dayScore, playedIn } from './results.ts';
import './OtherDays.css';

interface Props {
  readonly today: Day;
  readonly shown: Day;
}

const WEEK = 7;
/** How many days the page offers. Older ones can be opened by their address. */
const LISTED = 30;

/** The last seven days as stamps, and a list of earlier days to play. */
export function OtherDays({ today, shown }: Props) {
  const daily = words();
  const days = Array.from({ length: LISTED }, (_, back) => daysBefore(today, back)).filter((day) =>
    isPlayable(day, today),
  );
  return (
    <>
      <ol class="stamps plain-list" aria-label={daily.lastDays}>
        {days
          .slice(0, WEEK)
          .toReversed()
          .map((day) => (
            <Stamp key={day} day={day} isShown={day === shown} />
          ))}
      </ol>
      <Disclosure class="other-days" summary={daily.pastDays}>
        <ul class="other-days__list plain-list">
          {days.slice(1).map((day) => (
            <li key={day}>
              <a href={dailyAddress.href({ day })} aria-current={day === shown ? 'page' : undefined}>
                {dayText(day, 'long')}
              </a>{' '}
              <span class="text-soft numbers">{resultText(day)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

/** The link to a day. The stamp is filled in if the day counts towards the streak. */
function Stamp({ day, isShown }: { readonly day: Day; readonly isShown: boolean }) {
  const deals = dayIn(results.value, day);
  const hasCounted = countsForStreak(deals);
  const name = [dayText(day, 'long'), hasCounted ? words().counted : resultText(day)];
  return (
    <li>
      <a
        class="stamps__stamp"
        href={dailyAddress.href({ day })}
        data-counted={hasCounted}
        aria-current={isShown ? 'page' : undefined}
        aria-label={name.filter((text) => text !== '').join(', ')}
      >
        {Number(day.slice(-2))}
      </a>
    </li>
  );
}

/** The score of a day, or how many of its deals have been played; empty if none. */
function resultText(day: Day): string {
  const deals = dayIn(results.value, day);
  const score = dayScore(deals);
  if (score !== null) return signed(score);
  const played = playedIn(deals);
  return played === 0 ? '' : shellWords().home.today.played(played, DEALS_PER_DAY);
}
