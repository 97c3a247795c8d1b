import { signed } from '@schupf/phrasebook';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { paramsOn } from '../app/router.ts';
import { dailyWords } from '../i18n/daily-words.ts';
import { sheetWords } from '../i18n/page-words.ts';
import { replayAddress } from '../replay/replay-address.ts';
import { highlightText, roundTitle, spokenResult } from '../sheet/model/result-texts.ts';
import { Breakdown } from '../sheet/parts/Breakdown.tsx';
import { FinishOrder } from '../sheet/parts/FinishOrder.tsx';
import { LeftOver } from '../sheet/parts/LeftOver.tsx';
import { ResultDialog } from '../sheet/parts/ResultDialog.tsx';
import type { TableSession } from '../table/state/table-session.ts';
import { tableAddress } from '../table/table-address.ts';
import { dailyAddress } from './daily-address.ts';
import { DEALS_PER_DAY } from './days.ts';
import { type Deal, dealAt } from './deals.ts';
import { entryOf, finishDeal, results } from './progress.ts';
import { CONCEDED, dayIn } from './results.ts';
import { DealScore } from './ScoreText.tsx';
import { StartButton } from './StartButton.tsx';
import '../sheet/parts/RoundEnd.css';
import './DailyEnd.css';

interface Props {
  readonly session: TableSession;
  readonly children?: ComponentChildren;
}

/** The end of a daily deal, over the table: the round, and the comparison with the bots. */
export function DailyEnd({ session }: Props) {
  const { sheet } = sheetWords();
  const table = paramsOn(tableAddress)?.table ?? '';
  const deal = dealAt(table);
  const [isAside, setAside] = useState(false);
  const own = resultOf(session);
  useEffect(() => {
    if (deal !== null) finishDeal(deal, own);
  }, [table, own]);
  if (deal === null) return null;
  if (isAside)
    return (
      <div class="round-end-aside">
        <button type="button" class="button" onClick={() => setAside(false)}>
          {sheet.backToScore}
        </button>
      </div>
    );
  return <DealOver session={session} deal={deal} table={table} onLookAtTable={() => setAside(true)} />;
}

/** The margin of the player's team. */
function resultOf({ view, me }: TableSession): number {
  const { result, totals } = view.open;
  return result === null ? CONCEDED : totals[me % 2]! - totals[1 - (me % 2)]!;
}

interface DealOverProps {
  readonly session: TableSession;
  readonly deal: Deal;
  readonly table: string;
  readonly onLookAtTable: () => void;
}

function DealOver({ session, deal, table, onLookAtTable }: DealOverProps) {
  const { sheet } = sheetWords();
  const daily = dailyWords();
  const { open } = session.view;
  const id = useId();
  return (
    <ResultDialog
      class="dialog dialog--sheet round-end"
      labelledBy={id}
      spoken={spokenResult(session, open)}
      onAside={onLookAtTable}
    >
      <header class="round-end__header">
        <p class="text-small text-soft">{daily.dealOf(deal.number, DEALS_PER_DAY)}</p>
        <h2 id={id} tabIndex={-1}>
          {open.result === null ? sheet.conceded : roundTitle(session, open)}
        </h2>
        <p class="round-end__highlight">{highlightText(session, open)}</p>
        <Comparison deal={deal} />
      </header>
      {open.result !== null && (
        <>
          <FinishOrder session={session} open={open} />
          <LeftOver session={session} />
          <Breakdown session={session} open={open} />
        </>
      )}
      <footer class="round-end__footer">
        <div class="round-end__buttons">
          <NextStep deal={deal} />
        </div>
        <div class="round-end__more">
          <button type="button" class="button button--quiet button--small" onClick={onLookAtTable}>
            {sheet.lookAtTable}
          </button>
          <a
            class="button button--quiet button--small"
            href={replayAddress.href({ source: { type: 'browser', table, match: null }, round: 1 })}
          >
            {sheet.replayMatch}
          </a>
        </div>
      </footer>
    </ResultDialog>
  );
}

/** The player's result next to that of the bots. */
function Comparison({ deal }: { readonly deal: Deal }) {
  const daily = dailyWords();
  const entry = entryOf(deal);
  if (entry === null || entry.own === null) return null;
  return (
    <dl class="daily-end__figures" aria-live="polite">
      <div>
        <dt>{daily.you}</dt>
        <dd class="numbers">{signed(entry.own)}</dd>
      </div>
      <div>
        <dt>{daily.bots}</dt>
        <dd class="numbers">{entry.bots === null ? '…' : signed(entry.bots)}</dd>
      </div>
      <div>
        <dt>{daily.score}</dt>
        <dd>
          <DealScore deal={deal} entry={entry} />
        </dd>
      </div>
    </dl>
  );
}

/** A link to the next unfinished deal of the day, or to the page with all of them. */
function NextStep({ deal: { day } }: { readonly deal: Deal }) {
  const daily = dailyWords();
  const next = dayIn(results.value, day).findIndex((entry) => entry === null || entry.own === null) + 1;
  const all = (
    <a
      class={`button button--large${next === 0 ? ' button--primary' : ''}`}
      href={dailyAddress.href({ day })}
    >
      {daily.toAllDeals}
    </a>
  );
  return (
    <>
      {next > 0 && <StartButton deal={{ day, number: next }} text={daily.next} />}
      {all}
    </>
  );
}
