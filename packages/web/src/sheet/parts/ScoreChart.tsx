import type { OpenState } from '@schupf/rules';
import { sheetWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { columnName } from '../model/sheet-names.ts';

interface Props {
  readonly session: TableSession;
  readonly rounds: readonly OpenState[];
}

const WIDTH = 320;
const HEIGHT = 88;
const EDGE = 8;

/** A chart of the totals or places per round. The table above contains the same numbers. */
export function ScoreChart({ session, rounds }: Props) {
  const last = rounds.at(-1)!;
  const isPlaces = last.rules.hasRanks;
  const lines = isPlaces ? placesOf(rounds) : totalsOf(rounds);
  const targets = !isPlaces && last.rules.matchEnd === 'target' ? [last.rules.target] : [];
  const values = [...lines.flat(), ...targets];
  const low = Math.min(...values);
  const high = Math.max(...values, low + 1);
  const steps = Math.max(1, lines[0]!.length - 1);
  const x = (step: number) => EDGE + ((WIDTH - 2 * EDGE) * step) / steps;
  // First place is at the top.
  const y = (value: number) => {
    const part = (value - low) / (high - low);
    return EDGE + (HEIGHT - 2 * EDGE) * (isPlaces ? part : 1 - part);
  };
  const isTeams = last.rules.teams !== 'none' && last.rules.dummy === null;
  const isMine = (column: number) => column === (isTeams ? Math.max(0, session.me) % 2 : session.me);
  return (
    <figure class="score-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {targets.map((value) => (
          <line
            key={value}
            class="score-chart__target"
            x1={EDGE}
            x2={WIDTH - EDGE}
            y1={y(value)}
            y2={y(value)}
          />
        ))}
        {!isPlaces && <line class="score-chart__zero" x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />}
        {lines.map((line, column) => (
          <g
            key={column}
            class="score-chart__line"
            data-mine={isMine(column)}
            data-side={isTeams ? (isMine(column) ? 'us' : 'them') : 'none'}
          >
            <polyline points={line.map((value, step) => `${x(step)},${y(value)}`).join(' ')} />
          </g>
        ))}
      </svg>
      <figcaption>
        {words().sheet.scoreChart}
        {isTeams &&
          [0, 1].map((column) => (
            <span key={column} class={isMine(column) ? 'team-us' : 'team-them'}>
              {' '}
              {columnName(session, last, column)}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}

/** One line per column, starting at zero. */
function totalsOf(rounds: readonly OpenState[]): number[][] {
  return rounds[0]!.totals.map((_, column) => [0, ...rounds.map(({ totals }) => totals[column]!)]);
}

function placesOf(rounds: readonly OpenState[]): number[][] {
  return rounds[0]!.totals.map((_, player) =>
    rounds.map((open) => open.result!.order.findIndex((seat) => open.players[seat] === player) + 1),
  );
}
