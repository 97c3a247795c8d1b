import { LOSS_CLASSES, type LossClass } from '../../src/index.ts';
import type { Row } from './rows.ts';

/** The results in Markdown, for docs/review.md. */
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
    const serious = own.filter(isSerious);
    lines.push(
      `| ${player} | ${own.length} | ${fixed(mean(own.map(({ loss }) => loss)))} | ${serious.length} (${percent(serious.length / own.length)}) |`,
    );
  }
  return lines.join('\n');
}

function stability(rows: readonly Row[]): string {
  const serious = rows.filter(isSerious);
  const share = (fits: (row: Row) => boolean) => percent(serious.filter(fits).length / serious.length);
  return [
    `The ${serious.length} mistakes and blunders were judged again with another seed:`,
    `- ${share((row) => row.again === row.class)} got the same class again`,
    `- ${share((row) => isSerious({ ...row, class: row.again }))} were a mistake or blunder again`,
    `- ${share((row) => row.again !== null)} got a class again`,
    `- ${share((row) => row.againLoss >= 10)} cost 10 points or more again`,
  ].join('\n');
}

function isSerious(row: Row): boolean {
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
