import { minus } from '@schupf/phrasebook';
import type { OpenState } from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { inOrder } from '../../table/model/hand-order.ts';
import { isRevolution } from '../../table/model/rank.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { Tip } from '../../tips/Tip.tsx';
import { leftOver } from '../model/left-over.ts';
import { columnName, sideName, whoAt } from '../model/sheet-names.ts';
import { Breakdown } from './Breakdown.tsx';
import { FinishOrder } from './FinishOrder.tsx';
import { NextRound, RoundEndButtons } from './RoundEndButtons.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { CardRow } from './Sheet.tsx';
import './RoundEnd.css';

interface Props {
  readonly session: TableSession;
}

interface RoundEndProps extends Props {
  /** Content that the points must not cover. */
  readonly children?: ComponentChildren;
}

/** The result of a round or of the match, over the table. */
export function RoundEnd({ session, children }: RoundEndProps) {
  const { open } = session.view;
  const { sheet, table } = words();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const bottom = useRef<HTMLDivElement>(null);
  const [isAside, setAside] = useState(false);
  const [showsSheet, setShowsSheet] = useState(false);
  const isMatchOver = session.status.stage === 'over' || open.phase === 'match-over';
  useEffect(() => {
    const { current } = dialog;
    if (isAside) return;
    current?.showModal();
    // Not the button: a player who presses Enter to play their last card would skip the points.
    heading.current?.focus();
    return () => current?.close();
  }, [isAside]);
  useEffect(() => {
    if (showsSheet) bottom.current?.scrollIntoView({ block: 'start' });
  }, [showsSheet]);
  if (isAside) {
    return (
      <div class="round-end-aside">
        <button type="button" class="button" onClick={() => setAside(false)}>
          {sheet.backToScore}
        </button>
        {!isMatchOver && <NextRound session={session} />}
      </div>
    );
  }
  return (
    <dialog
      ref={dialog}
      class="dialog dialog--sheet round-end"
      aria-labelledby={id}
      data-match={isMatchOver}
      onCancel={(event) => {
        event.preventDefault();
        setAside(true);
      }}
    >
      <header class="round-end__header">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {isMatchOver ? winnerText(session, open) : roundText(open)}
        </h2>
        {isMatchOver && <p class="text-soft">{outcomeText(session, open)}</p>}
        {isMatchOver && <FinalScore session={session} open={open} />}
        {!isMatchOver && <p class="round-end__highlight">{highlightText(session, open)}</p>}
      </header>
      <p class="visually-hidden" role="status">
        {spokenResult(session, open)}
      </p>
      <Tip session={session} at="end" />
      <FinishOrder session={session} open={open} />
      <LeftOver session={session} />
      {open.result !== null && open.rules.teams !== 'none' && <Breakdown session={session} open={open} />}
      {open.rules.dummy !== null && <Totals session={session} open={open} />}
      <div ref={bottom} class="round-end__sheet">
        {showsSheet && <ScoreSheet session={session} />}
      </div>
      <footer class="round-end__footer">
        {children}
        <RoundEndButtons session={session} isMatchOver={isMatchOver} />
        <div class="round-end__more">
          <button type="button" class="button button--quiet button--small" onClick={() => setAside(true)}>
            {sheet.lookAtTable}
          </button>
          <button
            type="button"
            class="button button--quiet button--small"
            aria-expanded={showsSheet}
            onClick={() => setShowsSheet(!showsSheet)}
          >
            {table.sheet}
          </button>
        </div>
      </footer>
    </dialog>
  );
}

/** The final score of a match between two teams. */
function FinalScore({ session, open }: Props & { readonly open: OpenState }) {
  const { rules, totals } = open;
  if (rules.teams === 'none' || rules.dummy !== null) return null;
  const ownSide = Math.max(0, session.me) % 2;
  return (
    <p class="round-end__final">
      <span class="team-us">{minus(totals[ownSide]!)}</span>
      <span aria-hidden="true"> : </span>
      <span class="team-them">{minus(totals[1 - ownSide]!)}</span>
    </p>
  );
}

function roundText(open: OpenState): string {
  const { sheet, common } = words();
  const { matchEnd, rounds } = open.rules;
  return matchEnd === 'rounds' ? sheet.roundOf(open.round, rounds) : common.round(open.round);
}

/** What was special about the round. */
function highlightText(session: TableSession, open: OpenState): string | null {
  const { sheet, table } = words();
  const { result, rules } = open;
  if (result === null) return null;
  if (result.bonus?.for === 'sweep') {
    const win = rules.sweep?.members === 3 ? sheet.tripleWin : sheet.doubleWin;
    return table.labelled(sideName(session, open, result.bonus.side), win);
  }
  return isRevolution(open) ? sheet.revolution : null;
}

function winnersOf({ status, view }: TableSession): readonly number[] {
  return status.outcome?.winners ?? view.open.winners;
}

function winnerText(session: TableSession, open: OpenState): string {
  const { sheet, common } = words();
  const winners = winnersOf(session);
  const [first] = winners;
  if (first === undefined) return sheet.matchOver;
  if (winners.length === open.totals.length) return sheet.draw;
  const isTeams = open.rules.teams !== 'none' && open.rules.dummy === null;
  if (isTeams && !session.isWatching) return first === session.me % 2 ? sheet.weWon : sheet.theyWon;
  if (isTeams) return sheet.wonTogether(columnName(session, open, first));
  const isMine = (column: number) => column === session.me;
  const others = common.list(
    winners.filter((column) => !isMine(column)).map((column) => columnName(session, open, column)),
  );
  if (winners.some(isMine)) return winners.length > 1 ? sheet.youWonWith(others) : sheet.youWon;
  return winners.length > 1 ? sheet.wonTogether(others) : sheet.won(others);
}

function outcomeText({ status }: TableSession, open: OpenState): string {
  const { sheet } = words();
  switch (status.outcome?.reason) {
    case 'conceded':
      return sheet.conceded;
    case 'stopped':
      return sheet.stopped;
    case 'abandoned':
      return sheet.abandoned;
    case 'played':
    case undefined:
      return sheet.afterRounds(open.round);
  }
}

/** The outcome in one sentence for screen readers, announced once. */
function spokenResult(session: TableSession, open: OpenState): string {
  const { sheet, common } = words();
  const totals = open.totals.map((total, column) => `${columnName(session, open, column)} ${minus(total)}`);
  return [
    highlightText(session, open),
    open.rules.hasRanks ? null : `${sheet.total}${common.colon} ${totals.join(', ')}`,
  ]
    .filter((text) => text !== null)
    .join(' ');
}

/** The hands left over that do not count. Those that do are in the breakdown. */
export function LeftOver({ session }: { readonly session: TableSession }) {
  const { sheet } = words();
  const { view } = session;
  const hands = leftOver(view).filter(({ what, points }) => what === 'hand' && points === 0);
  if (hands.length === 0) return null;
  return (
    <ul class="left-over plain-list" aria-label={sheet.leftOver}>
      {hands.map(({ from, cards }) => (
        <li key={from} class="left-over__hand">
          <span class="text-soft">{sheet.lastHand(whoAt(session, view.open, from))}</span>
          <CardRow cards={inOrder(cards, 'up')} coins={view.open.rules.teams !== 'none'} />
        </li>
      ))}
    </ul>
  );
}

interface TotalsProps {
  readonly session: TableSession;
  readonly open: OpenState;
}

/** Every column's total in games where each player, and possibly the open hand, has one. The best comes first. */
export function Totals({ session, open }: TotalsProps) {
  const { totals } = open;
  const best = Math.max(...totals);
  const columns = [...totals.keys()].sort((a, b) => totals[b]! - totals[a]!);
  return (
    <dl class="totals" aria-label={words().sheet.total}>
      {columns.map((column) => (
        <div
          key={column}
          class="totals__item"
          data-mine={column === session.me}
          data-best={totals[column] === best}
        >
          <dt>{columnName(session, open, column)}</dt>
          <dd>{minus(totals[column]!)}</dd>
        </div>
      ))}
    </dl>
  );
}
