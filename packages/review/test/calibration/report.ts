import { LOSS_CLASSES, type LossClass } from '../../src/index.ts';
import type { Row } from './rows.ts';

/** The page with the results. */
export function report(rows: readonly Row[], worlds: number): string {
  const counted = rows.filter(({ isIndifferent }) => !isIndifferent);
  const rounds = new Set(rows.map(({ round }) => round)).size;
  return [
    `${counted.length} decisions of ${rounds} rounds, judged by net-1/${worlds}`,
    '',
    calibration(counted),
    '',
    mistakesByPlayer(counted),
    '',
    stability(counted),
  ].join('\n');
}

function calibration(rows: readonly Row[]): string {
  const lines = [
    '| class | decisions | share | estimated loss | actual loss |',
    '| --- | --- | --- | --- | --- |',
  ];
  const add = (name: string, some: readonly Row[]) => {
    const claimed = mean(some.map(({ loss }) => loss));
    const truth = mean(some.map((row) => row.truth));
    const share = `${percent(some.length / rows.length)}`;
    lines.push(
      `| ${name} | ${some.length} | ${share} | ${fixed(claimed)} | ${fixed(truth)} ± ${fixed(errorByRound(some))} |`,
    );
  };
  for (const name of LOSS_CLASSES) add(name, ofClass(rows, name));
  add(
    'all classes',
    rows.filter((row) => row.class !== null),
  );
  add(
    'open questions',
    rows.filter(({ isOpen }) => isOpen),
  );
  return lines.join('\n');
}

function ofClass(rows: readonly Row[], name: LossClass): Row[] {
  return rows.filter((row) => row.class === name);
}

function mistakesByPlayer(rows: readonly Row[]): string {
  const lines = [
    '| player | decisions | lost per decision | mistakes and blunders |',
    '| --- | --- | --- | --- |',
  ];
  for (const player of new Set(rows.map((row) => row.player))) {
    const own = rows.filter((row) => row.player === player);
    const accused = own.filter(isAccused);
    lines.push(
      `| ${player} | ${own.length} | ${fixed(mean(own.map(({ loss }) => loss)))} | ${accused.length} (${percent(accused.length / own.length)}) |`,
    );
  }
  return lines.join('\n');
}

function stability(rows: readonly Row[]): string {
  const accused = rows.filter(isAccused);
  const share = (fits: (row: Row) => boolean) => percent(accused.filter(fits).length / accused.length);
  return [
    `With another seed, of ${accused.length} mistakes and blunders:`,
    `- ${share((row) => row.again === row.class)} have the same class`,
    `- ${share((row) => row.again !== null)} have the same or a neighbouring class`,
    `- ${share((row) => row.againLoss >= 10)} lose 10 points or more`,
  ].join('\n');
}

function isAccused(row: Row): boolean {
  return row.class === 'mistake' || row.class === 'blunder';
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/**
 * The standard error of the mean actual loss. Decisions of the same round share their cards and are not independent, so
 * the error is computed from sums per round.
 */
function errorByRound(rows: readonly Row[]): number {
  const total = mean(rows.map(({ truth }) => truth));
  const sums = new Map<number, number>();
  for (const { round, truth } of rows) sums.set(round, (sums.get(round) ?? 0) + truth - total);
  const squares = [...sums.values()].reduce((sum, value) => sum + value * value, 0);
  return Math.sqrt(squares) / Math.max(1, rows.length);
}

function fixed(value: number): string {
  return (Math.round(value * 10) / 10 || 0).toFixed(1).replace('-', '−');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
