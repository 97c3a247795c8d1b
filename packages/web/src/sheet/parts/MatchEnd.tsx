import { useSignal } from '@preact/signals';
import { minus } from '@schupf/phrasebook';
import type { OpenState } from '@schupf/rules';
import type { RematchSeats } from '@schupf/table';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { DealsLineLater } from '../../deals/lazy-deals.tsx';
import { sheetWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { turningPoint } from '../model/medals.ts';
import { outcomeText, spokenResult, winnersOf, winnerText } from '../model/result-texts.ts';
import { teamPlayers } from '../model/sheet-names.ts';
import { historyOf } from '../state/round-history.ts';
import { Breakdown } from './Breakdown.tsx';
import { FinishOrder } from './FinishOrder.tsx';
import { LeftOver } from './LeftOver.tsx';
import { type Detail, MatchEndButtons, SmallButtons } from './MatchEndButtons.tsx';
import { Medals } from './Medals.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Totals } from './Totals.tsx';
import './MatchEnd.css';

interface Props {
  readonly session: TableSession;
  readonly onLookAtTable: () => void;
  /** Content that the result must not cover. */
  readonly children?: ComponentChildren;
}

/** The result of a match as a page of its own, over the table. */
export function MatchEnd({ session, onLookAtTable, children }: Props) {
  const { sheet } = words();
  const { open } = session.view;
  const [detail, setDetail] = useState<Detail | null>(null);
  const seats = useSignal<RematchSeats | null>(null);
  const rounds = historyOf(session.client).value;
  const id = useId();
  return (
    <ResultDialog
      class="match-end"
      labelledBy={id}
      spoken={spokenResult(session, open)}
      onAside={onLookAtTable}
    >
      <header class="match-end__banner" data-result={resultFor(session)}>
        <h2 id={id} tabIndex={-1}>
          {winnerText(session, open)}
        </h2>
        <FinalScore session={session} open={open} />
        <p class="match-end__outcome">{storyOf(session, open, rounds)}</p>
      </header>
      <div class="match-end__content">
        <Standings session={session} open={open} />
        {rounds.length > 1 && (
          <section class="paper match-end__course" aria-labelledby={`${id}-course`}>
            <h3 class="tray__title" id={`${id}-course`}>
              {sheet.course}
            </h3>
            <ScoreChart session={session} rounds={rounds} />
          </section>
        )}
        <Medals session={session} rounds={rounds} />
        {detail !== null && (
          <div class="tray match-end__detail" ref={scrollTo}>
            {detail === 'sheet' ? (
              <ScoreSheet session={session} />
            ) : (
              <LastRound session={session} open={open} />
            )}
          </div>
        )}
      </div>
      {session.client.seen.value?.deals?.stage === 'shown' && <DealsLineLater client={session.client} />}
      <SmallButtons
        session={session}
        seats={seats}
        detail={detail}
        onDetail={(wanted) => setDetail(wanted === detail ? null : wanted)}
        onLookAtTable={onLookAtTable}
      />
      <footer class="match-end__footer">
        {children}
        <MatchEndButtons session={session} seats={seats} rounds={rounds} />
      </footer>
    </ResultDialog>
  );
}

function scrollTo(detail: HTMLElement | null): void {
  detail?.scrollIntoView({ block: 'start' });
}

interface OpenProps {
  readonly session: TableSession;
  readonly open: OpenState;
}

/** Lacquer for a win, jade for everything else. */
function resultFor(session: TableSession): 'won' | 'other' {
  const { rules } = session.view;
  const winners = winnersOf(session);
  const mine = rules.columns === 2 ? session.me % 2 : session.me;
  const isDraw = winners.length === session.view.open.totals.length;
  const isWon = session.isWatching ? winners.length > 0 : winners.includes(mine);
  return isWon && !isDraw ? 'won' : 'other';
}

/** The final score of a match between two teams, with the names of their players. */
function FinalScore({ session, open }: OpenProps) {
  const { sheet } = words();
  const { rules, totals } = open;
  if (rules.teams === 'none' || rules.dummy !== null) return null;
  const ownSide = Math.max(0, session.me) % 2;
  const sides = [ownSide, 1 - ownSide] as const;
  return (
    <>
      <p class="match-end__score">
        <span data-side="us">{minus(totals[sides[0]]!)}</span>
        <span class="match-end__colon"> : </span>
        <span data-side="them">{minus(totals[sides[1]]!)}</span>
      </p>
      <p class="match-end__teams">
        {sheet.against(teamPlayers(session, sides[0]), teamPlayers(session, sides[1]))}
      </p>
    </>
  );
}

/** How the match ended, and when it turned. */
function storyOf(session: TableSession, open: OpenState, rounds: readonly OpenState[]): string {
  const { sheet } = words();
  const turned = open.rules.hasRanks ? null : turningPoint(rounds, winnersOf(session));
  return [outcomeText(session, open), ...(turned === null ? [] : [sheet.turned(turned)])].join(' · ');
}

/** Everyone's points, or the last ranks, in games without fixed teams. */
function Standings({ session, open }: OpenProps) {
  if (open.rules.dummy !== null) return <Totals session={session} open={open} />;
  if (open.rules.teams !== 'none' || open.result === null) return null;
  return (
    <section class="tray match-end__standings">
      <FinishOrder session={session} open={open} />
    </section>
  );
}

function LastRound({ session, open }: OpenProps) {
  return (
    <div class="match-end__round">
      <FinishOrder session={session} open={open} />
      <LeftOver session={session} />
      {open.result !== null && open.rules.teams !== 'none' && <Breakdown session={session} open={open} />}
    </div>
  );
}
