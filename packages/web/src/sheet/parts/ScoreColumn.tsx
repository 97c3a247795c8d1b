import { minus } from '@schupf/phrasebook';
import { type OpenState, pointsOf } from '@schupf/rules';
import { ScoreBar } from '../../app/Score.tsx';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { playerName, seatName } from '../../table/model/names.ts';
import { rankAt } from '../../table/model/rank.ts';
import { titleText } from '../../table/model/titles.ts';
import type { Panel } from '../../table/parts/Header.tsx';
import { CallSeal } from '../../table/parts/Seats.tsx';
import type { TableSession } from '../../table/state/table-session.ts';
import { lastTrick } from '../model/last-trick.ts';
import { columnName } from '../model/sheet-names.ts';
import { historyOf } from '../state/round-history.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { CallMark } from './Sheet.tsx';
import './SideColumn.css';
import './ScoreColumn.css';

/** More rounds than this would push the chart off the column; the score sheet has all of them. */
const SHOWN_ROUNDS = 6;

interface Props {
  readonly session: TableSession;
}

/** Beside the felt on a wide screen: how the match stands, and what has happened so far. */
export function ScoreColumn({ session, onOpen }: Props & { readonly onOpen: (panel: Panel) => void }) {
  const { sheet, table, games } = words();
  const { open } = session.view;
  const rounds = historyOf(session.client).value;
  return (
    <aside class="side-column side-column--left score-column" aria-label={sheet.standing}>
      <p class="score-column__game">
        {games.variants[open.rules.variant].name} · {table.round(Math.max(1, open.round))}
      </p>
      {open.rules.hasRanks ? <Ranking session={session} /> : <Totals session={session} />}
      <ThisRound session={session} />
      {rounds.length > 0 && !open.rules.hasRanks ? <Rounds session={session} rounds={rounds} /> : null}
      {rounds.length > 1 && !open.rules.hasRanks ? <ScoreChart session={session} rounds={rounds} /> : null}
      <p class="score-column__links">
        <button type="button" class="link" onClick={() => onOpen('sheet')}>
          {table.sheet}
        </button>
        <button type="button" class="link" onClick={() => onOpen('rules')}>
          {table.rules}
        </button>
      </p>
    </aside>
  );
}

/** Each side's points; in three-player games each player's. */
function Totals({ session }: Props) {
  const { open } = session.view;
  const isTeams = open.rules.dummy === null;
  const own = isTeams ? session.home.value % 2 : Math.max(0, session.me);
  const columns = [own, ...[...open.totals.keys()].filter((column) => column !== own)];
  return (
    <dl class="score-column__totals" data-teams={isTeams}>
      {columns.map((column) => (
        <div
          key={column}
          class={column === own ? 'team-us' : isTeams ? 'team-them' : undefined}
          data-score={column}
        >
          <dt>{columnName(session, open, column)}</dt>
          <dd>{minus(open.totals[column]!)}</dd>
          <ScoreBar rules={open.rules} points={open.totals[column]!} />
        </div>
      ))}
    </dl>
  );
}

/** The players by rank, with their titles. */
function Ranking({ session }: Props) {
  const { open } = session.view;
  const order = open.ranking.length > 0 ? open.ranking : [...open.players.keys()];
  return (
    <ol class="score-column__ranking plain-list">
      {order.map((seat, index) => {
        const { title } = rankAt(open, index + 1);
        const player = open.players[seat]!;
        return (
          <li key={seat} class={player === session.me ? 'team-us' : undefined}>
            <span class="numbers">{index + 1}</span> <b>{playerName(session, player)}</b>
            {title === null || open.ranking.length === 0 ? null : (
              <span class="text-soft">{titleText(title, player === session.me)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Points taken, calls and the last trick. */
function ThisRound({ session }: Props) {
  const { sheet, table } = words();
  const { open } = session.view;
  const callers = [...open.calls.keys()].filter((seat) => open.calls[seat] != null);
  const trick = lastTrick(open);
  const trickPoints = trick?.plays
    .flatMap(({ play }) => play.cards)
    .reduce((sum, card) => sum + pointsOf(card), 0);
  const hasSides = open.rules.teams !== 'none';
  if (!hasSides && callers.length === 0) return null;
  return (
    <section class="score-column__part">
      <h2>{sheet.thisRound}</h2>
      {hasSides ? (
        <p class="score-column__row">
          <span>{sheet.pointsTaken}</span>
          <b class="team-us">{minus(pointsTaken(session, 'us'))}</b>
          <b class="team-them">{minus(pointsTaken(session, 'them'))}</b>
        </p>
      ) : null}
      {callers.map((seat) => (
        <p key={seat} class="score-column__row">
          <span>{seatName(session, seat)}</span>
          <CallSeal call={open.calls[seat]!} />
        </p>
      ))}
      {trick === null || !hasSides ? null : (
        <p class="score-column__row">
          <span>{table.lastTrick}</span>
          <span>
            {seatName(session, trick.givenTo >= 0 ? trick.givenTo : trick.by)}{' '}
            <b>{minus(trickPoints ?? 0)}</b>
          </span>
        </p>
      )}
    </section>
  );
}

/** The value of the tricks a side has won in this round. */
function pointsTaken(session: TableSession, side: 'us' | 'them'): number {
  const { open } = session.view;
  const home = session.home.value;
  const isUs = (seat: number) => seat === home || open.arePartners(home, seat);
  let points = 0;
  for (const [seat, cards] of open.won.entries())
    if (isUs(seat) === (side === 'us')) for (const card of cards) points += pointsOf(card);
  return points;
}

/** The last rounds, latest first. */
function Rounds({ session, rounds }: Props & { readonly rounds: readonly OpenState[] }) {
  const { sheet } = words();
  const isTeams = rounds[0]!.rules.dummy === null;
  const own = isTeams ? session.home.value % 2 : Math.max(0, session.me);
  const columns = isTeams ? [own, 1 - own] : [own];
  return (
    <section class="score-column__part">
      <h2>{sheet.rounds}</h2>
      <ol class="plain-list">
        {rounds
          .slice(-SHOWN_ROUNDS)
          .toReversed()
          .map((open) => (
            <li key={open.round} class="score-column__row">
              <span class="numbers text-soft">{open.round}</span>
              <span class="score-column__calls">
                {open.result!.calls.map(({ seat, points }) => (
                  <CallMark key={seat} call={open.calls[seat] ?? 'tichu'} made={points > 0} />
                ))}
              </span>
              {columns.map((column) => (
                <b key={column} class={column === own ? 'team-us' : 'team-them'}>
                  {minus(pointsOfColumn(open, column, isTeams))}
                </b>
              ))}
            </li>
          ))}
      </ol>
    </section>
  );
}

/** A round's points are listed by side, or by seat where players change sides. */
function pointsOfColumn(open: OpenState, column: number, isTeams: boolean): number {
  if (isTeams) return open.result!.points[column]!;
  const seat = [...open.players.keys()].find((candidate) => open.columnOf(candidate) === column)!;
  return open.result!.points[seat]!;
}
