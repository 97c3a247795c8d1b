import type { OpenState } from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ScoreBars, ScoreLine } from '../../app/Score.tsx';
import { sheetWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { Tip } from '../../tips/Tip.tsx';
import { highlightText, roundText, roundTitle, spokenResult } from '../model/result-texts.ts';
import { columnName } from '../model/sheet-names.ts';
import { Breakdown } from './Breakdown.tsx';
import { FinishOrder } from './FinishOrder.tsx';
import { LeftOver } from './LeftOver.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { NextRound, RoundEndButtons } from './RoundEndButtons.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Totals } from './Totals.tsx';
import './RoundEnd.css';

interface Props {
  readonly session: TableSession;
  /** Content that the result must not cover. */
  readonly children?: ComponentChildren;
}

/** The result of a round or of the match, over the table. The player can put it aside to look at the table. */
export function RoundEnd({ session, children }: Props) {
  const [isAside, setAside] = useState(false);
  const isMatchOver = session.status.stage === 'over' || session.view.open.phase === 'match-over';
  const onLookAtTable = () => setAside(true);
  if (isAside)
    return (
      <div class="round-end-aside">
        <button type="button" class="button" onClick={() => setAside(false)}>
          {words().sheet.backToScore}
        </button>
        {!isMatchOver && <NextRound session={session} />}
      </div>
    );
  const Shown = isMatchOver ? MatchEnd : RoundOver;
  return (
    <Shown session={session} onLookAtTable={onLookAtTable}>
      {children}
    </Shown>
  );
}

function RoundOver({ session, onLookAtTable, children }: Props & { readonly onLookAtTable: () => void }) {
  const { table, sheet } = words();
  const { open } = session.view;
  const id = useId();
  const bottom = useRef<HTMLDivElement>(null);
  const [showsSheet, setShowsSheet] = useState(false);
  useEffect(() => {
    if (showsSheet) bottom.current?.scrollIntoView({ block: 'start' });
  }, [showsSheet]);
  return (
    <ResultDialog
      class="dialog dialog--sheet round-end"
      labelledBy={id}
      spoken={spokenResult(session, open)}
      onAside={onLookAtTable}
    >
      <header class="round-end__header">
        <p class="text-small text-soft">{roundText(open)}</p>
        <h2 id={id} tabIndex={-1}>
          {roundTitle(session, open)}
        </h2>
        <p class="round-end__highlight">{highlightText(session, open)}</p>
        <MatchScore session={session} open={open} />
      </header>
      <FinishOrder session={session} open={open} />
      <LeftOver session={session} />
      {open.result !== null && open.rules.teams !== 'none' && <Breakdown session={session} open={open} />}
      <Tip session={session} at="end" />
      <div ref={bottom} class="round-end__sheet">
        {showsSheet && <ScoreSheet session={session} />}
      </div>
      <footer class="round-end__footer">
        {children}
        <RoundEndButtons session={session} />
        <div class="round-end__more">
          <button type="button" class="button button--quiet button--small" onClick={onLookAtTable}>
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
    </ResultDialog>
  );
}

interface MatchScoreProps {
  readonly session: TableSession;
  readonly open: OpenState;
}

/** How the match stands after the round. */
function MatchScore({ session, open }: MatchScoreProps) {
  const { sheet } = words();
  const { rules, totals } = open;
  if (rules.dummy !== null) return <Totals session={session} open={open} />;
  if (rules.teams === 'none') return null;
  const ownSide = Math.max(0, session.me) % 2;
  const sides = [ownSide, 1 - ownSide] as const;
  const points = [totals[sides[0]]!, totals[sides[1]]!] as const;
  return (
    <div class="round-end__total">
      <p>
        <span class="round-end__total-label">{sheet.total}</span>{' '}
        <ScoreLine
          names={[columnName(session, open, sides[0]), columnName(session, open, sides[1])]}
          points={points}
        />
      </p>
      <ScoreBars rules={rules} points={points} />
    </div>
  );
}
