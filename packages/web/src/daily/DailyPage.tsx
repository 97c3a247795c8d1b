import { signed } from '@schupf/phrasebook';
import { useMemo } from 'preact/hooks';
import { absolute } from '../app/router.ts';
import { ShareButton } from '../app/share-button.tsx';
import { dailyWords as words } from '../i18n/daily-words.ts';
import { shellWords } from '../i18n/language.ts';
import { sheetWords } from '../i18n/page-words.ts';
import { replayAddress } from '../replay/replay-address.ts';
import { DayLeaf } from './DayLeaf.tsx';
import { dailyAddress } from './daily-address.ts';
import { dayText, timeOfChange } from './day-text.ts';
import { type Day, isPlayable } from './days.ts';
import { DEAL_NUMBERS, tableIdOf } from './deals.ts';
import { OtherDays } from './OtherDays.tsx';
import { isSaved, results, today } from './progress.ts';
import { countsForStreak, type DayEntry, type DealEntry, dayIn, dayScore, streakOn } from './results.ts';
import { DealScore, ScoreText } from './ScoreText.tsx';
import { StartButton } from './StartButton.tsx';
import { markOf, shareDay } from './share-day.ts';
import './DailyPage.css';

/** The four deals of a day, and earlier days. An invalid day shows today's deals. */
export function DailyPage({ day: wanted }: { readonly day: string | null }) {
  const now = today();
  const day = wanted !== null && isPlayable(wanted, now) ? wanted : now;
  const daily = words();
  const { home } = shellWords();
  const streak = streakOn(results.value, now);
  return (
    <main class="page daily" id="main" tabIndex={-1}>
      <header class="daily__header">
        <DayLeaf day={day} />
        <div>
          <h1>
            {home.today.name} <span class="daily__date">{dayText(day, 'long')}</span>
          </h1>
          <p class="daily__lead">{day === now ? daily.lead : daily.past}</p>
          {day !== now && <a href={dailyAddress.href({ day: null })}>{daily.toToday}</a>}
        </div>
      </header>
      {!isSaved.value && <p class="note">{daily.unsaved}</p>}
      <DealsOfDay key={day} day={day} />
      <section class="tray daily__days" aria-labelledby="daily-streak">
        <h2 class="tray__title" id="daily-streak">
          {streak === 0 ? daily.noStreak : home.today.streak(streak)}
        </h2>
        <OtherDays today={now} shown={day} />
      </section>
      <section class="tray" aria-labelledby="daily-how">
        <h2 class="tray__title" id="daily-how">
          {daily.howTitle}
        </h2>
        <ul class="daily__how">
          {daily.how(timeOfChange(now)).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function DealsOfDay({ day }: { readonly day: Day }) {
  const daily = words();
  const deals = dayIn(results.value, day);
  const next = deals.findIndex((entry) => entry === null || entry.own === null);
  const number = next + 1;
  return (
    <section class="paper daily__deals" aria-label={dayText(day, 'long')}>
      {next < 0 && <Total day={day} deals={deals} />}
      <table class="daily__table">
        <thead>
          <tr>
            <th scope="col">{daily.deal}</th>
            <th scope="col">{daily.you}</th>
            <th scope="col">{daily.bots}</th>
            <th scope="col">{daily.score}</th>
          </tr>
        </thead>
        <tbody>
          {DEAL_NUMBERS.map((deal) => (
            <DealRow key={deal} day={day} number={deal} entry={deals[deal - 1] ?? null} />
          ))}
        </tbody>
      </table>
      {next >= 0 && (
        <div class="daily__actions">
          <StartButton
            deal={{ day, number }}
            text={deals[next] === null ? daily.play(number) : daily.continue(number)}
          />
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly day: Day;
  readonly number: number;
  readonly entry: DealEntry | null;
}

function DealRow({ day, number, entry }: RowProps) {
  const daily = words();
  const deal = useMemo(() => ({ day, number }), [day, number]);
  if (entry === null || entry.own === null)
    return (
      <tr>
        <th scope="row">{number}</th>
        <td colSpan={3} class="text-soft">
          {daily.notPlayed}
        </td>
      </tr>
    );
  const replay = { source: { type: 'browser', table: tableIdOf(deal), match: null }, round: 1 } as const;
  return (
    <tr>
      <th scope="row">
        <a href={replayAddress.href(replay)} aria-label={daily.replay(number)}>
          {number}
        </a>
      </th>
      <td class="numbers">{signed(entry.own)}</td>
      <td class="numbers">{entry.bots === null ? '…' : signed(entry.bots)}</td>
      <td>
        <DealScore deal={deal} entry={entry} />
      </td>
    </tr>
  );
}

/** The result of a day, once all four deals have been played. */
function Total({ day, deals }: { readonly day: Day; readonly deals: DayEntry }) {
  const daily = words();
  const { sheet } = sheetWords();
  const score = dayScore(deals);
  return (
    <div class="daily__total" aria-live="polite">
      <p class="text-soft">{daily.dayScore}</p>
      {score === null ? (
        <p>{daily.comparing}</p>
      ) : (
        <>
          <p class="daily__figure">
            <ScoreText score={score} />
          </p>
          <p>{VERDICTS[markOf(score)]()}</p>
          <div class="daily__actions">
            <ShareButton text={sharedText(day, deals)} words={sheet} class="button button--primary" />
          </div>
        </>
      )}
    </div>
  );
}

const VERDICTS = {
  won: () => words().better,
  lost: () => words().worse,
  drawn: () => words().equal,
} as const;

function sharedText(day: Day, deals: DayEntry): string {
  const { home } = shellWords();
  const streak = countsForStreak(deals) ? streakOn(results.value, day) : 0;
  return shareDay({
    title: words().shared(dayText(day, 'short')),
    deals,
    streak: streak < 2 ? '' : home.today.streak(streak),
    link: absolute(dailyAddress.href({ day })),
  });
}
