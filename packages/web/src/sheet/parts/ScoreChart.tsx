import { minus } from '@schupf/phrasebook';
import type { OpenState } from '@schupf/rules';
import { sheetWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { curveOf, type ScoreCurve, spread } from '../model/score-curve.ts';
import { columnName } from '../model/sheet-names.ts';
import { CallMark } from './Sheet.tsx';
import './ScoreChart.css';

interface Props {
  readonly session: TableSession;
  readonly rounds: readonly OpenState[];
}

/** With more rounds than this, only every second number fits. */
const MAX_NUMBERS = 12;

/** The totals or places after each round, with the calls. Lines are stretched to the box, texts are not. */
export function ScoreChart({ session, rounds }: Props) {
  const curve = curveOf(rounds);
  const { lines, isPlaces, low, high, target } = curve;
  const last = rounds.at(-1)!;
  const steps = Math.max(1, lines[0]!.length - 1);
  const x = (step: number) => (100 * step) / steps;
  const y = (value: number) => {
    const part = (value - low) / Math.max(1, high - low);
    return 100 * (isPlaces ? part : 1 - part);
  };
  const isTeams = last.rules.teams !== 'none' && last.rules.dummy === null;
  const isMine = (column: number) => column === (isTeams ? Math.max(0, session.me) % 2 : session.me);
  const sideOf = (column: number) => (isTeams ? (isMine(column) ? 'us' : 'them') : 'none');
  const path = (line: readonly number[]) => line.map((value, step) => `${x(step)},${y(value)}`).join(' ');
  const first = isPlaces ? 1 : 0;
  const every = steps > MAX_NUMBERS ? 2 : 1;
  return (
    <figure class="score-chart" data-names={!isTeams}>
      <div class="score-chart__plot" role="img" aria-label={spokenCurve(session, last, curve)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {curve.ticks.map((tick) => (
            <line key={tick} class="score-chart__grid" x1="0" x2="100" y1={y(tick)} y2={y(tick)} />
          ))}
          {target !== null && (
            <line class="score-chart__target" x1="0" x2="100" y1={y(target)} y2={y(target)} />
          )}
          {lines.map((line, column) => (
            <polyline
              key={column}
              class="score-chart__line"
              data-mine={isMine(column)}
              data-side={sideOf(column)}
              points={path(line)}
            />
          ))}
        </svg>
        <div class="score-chart__texts" aria-hidden="true">
          {curve.ticks.map((tick) => (
            <span
              key={tick}
              class="score-chart__tick"
              data-target={tick === target}
              style={{ top: `${y(tick)}%` }}
            >
              {minus(tick)}
            </span>
          ))}
          {lines[0]!.map((_, step) =>
            step + first === 0 || (step + first) % every !== 0 ? null : (
              <span key={step} class="score-chart__round" style={{ left: `${x(step)}%` }}>
                {step + first}
              </span>
            ),
          )}
          {spread(lines.map((line) => y(line.at(-1)!))).map((top, column) => (
            <b
              key={column}
              class="score-chart__end"
              data-side={sideOf(column)}
              data-mine={isMine(column)}
              style={{ top: `${top}%` }}
            >
              {isTeams ? minus(lines[column]!.at(-1)!) : columnName(session, last, column)}
            </b>
          ))}
          {curve.calls.map(({ step, column, seat, call, made, isAbove, offset }) => (
            <span
              key={`${step} ${seat}`}
              class="score-chart__call"
              style={{
                left: `${x(step)}%`,
                top: `${y(lines[column]![step]!)}%`,
                '--offset': (isAbove ? -1 : 1) * (offset + 1),
              }}
            >
              <CallMark call={call} made={made} />
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        {isPlaces ? words().sheet.places : words().sheet.scoreChart}
        {isTeams &&
          [0, 1].map((column) => (
            <span key={column} class="score-chart__legend" data-side={sideOf(column)}>
              {columnName(session, last, column)}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}

/** The numbers of the curve in words: “Us 160, 195; Them 40, 205”. */
function spokenCurve(session: TableSession, open: OpenState, { lines, isPlaces }: ScoreCurve): string {
  const { sheet, common } = words();
  const parts = lines.map(
    (line, column) => `${columnName(session, open, column)} ${line.map(minus).join(', ')}`,
  );
  return `${isPlaces ? sheet.places : sheet.scoreChart}${common.colon} ${parts.join('; ')}`;
}
