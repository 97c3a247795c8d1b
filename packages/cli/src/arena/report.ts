import type { Rules } from '@schupf/rules';
import type { SpeedName } from '@schupf/table';
import { DEFAULT_MS, type Matchup } from './batch.ts';
import { countDurations, quantile } from './durations.ts';
import { type Measurement, matchShare } from './measure.ts';
import { SIDES, type Side, unitOf } from './seating.ts';
import type { Tallies, Tally } from './tally.ts';

/** All results as plain data for the JSON output. */
export function summarise(matchup: Matchup, rules: Rules, measured: Measurement) {
  const { byDeal, byRound, tallies, seconds, test } = measured;
  return {
    a: matchup.a,
    b: matchup.b,
    rules: matchup.request,
    seed: matchup.seed,
    timeMs: matchup.milliseconds ?? DEFAULT_MS,
    deals: byDeal.count,
    rounds: byRound.count,
    unit: unitOf(rules),
    mean: byDeal.mean,
    margin95: byDeal.margin,
    dealSd: byDeal.deviation,
    roundSd: byRound.deviation,
    matchWinShare: matchShare(rules, byDeal.mean, byRound.deviation),
    seconds,
    roundsPerSecond: byRound.count / seconds,
    test,
    clock: matchup.clock === null ? null : summariseClock(matchup.clock, tallies),
    lineUps: { a: summariseSide(tallies.a), b: summariseSide(tallies.b) },
  };
}

export type Summary = ReturnType<typeof summarise>;

export function summariseSide(tally: Tally) {
  const { rounds, seatRounds, sweeps, bombs, faults, durations } = tally;
  const { tichus, tichusMade, tichuMargin, grands, grandsMade, grandMargin } = tally;
  // Programs read this JSON, so its names must not change: the margins are still called `tichuLead` and `grandLead`.
  return {
    tichuRate: share(tichus, seatRounds),
    tichuMade: share(tichusMade, tichus),
    tichuLead: share(tichuMargin, tichus),
    grandRate: share(grands, seatRounds),
    grandMade: share(grandsMade, grands),
    grandLead: share(grandMargin, grands),
    doubleWinRate: share(sweeps, rounds),
    bombsPerRound: share(bombs, rounds),
    illegalAnswers: faults,
    decisions: countDurations(durations),
    decisionMs: {
      p50: quantile(durations, 0.5),
      p99: quantile(durations, 0.99),
      max: durations.longest,
    },
  };
}

function summariseClock(speed: SpeedName, { a, b }: Tallies) {
  return { speed, a: summariseTimes(a), b: summariseTimes(b) };
}

function summariseTimes({ clocked, rounds }: Tally) {
  const { timeouts, thought, longest } = clocked;
  // For the same reason, timeouts are still called `covered`.
  return {
    covered: timeouts,
    thoughtMs: thought,
    thoughtMsPerRound: share(thought, rounds),
    longestMs: longest,
  };
}

/** Null if the whole is 0: a share of 0 would mean that everything failed. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

type SideSummary = Summary['lineUps'][Side];

const ROWS: readonly { readonly title: string; cell(side: SideSummary): string }[] = [
  { title: 'Tichu calls per hand', cell: (side) => percent(side.tichuRate) },
  { title: '  made', cell: (side) => percent(side.tichuMade) },
  { title: '  average margin, points', cell: (side) => signedOr(side.tichuLead) },
  { title: 'Grand Tichu calls per hand', cell: (side) => percent(side.grandRate) },
  { title: '  made', cell: (side) => percent(side.grandMade) },
  { title: '  average margin, points', cell: (side) => signedOr(side.grandLead) },
  { title: 'double wins per round', cell: (side) => percent(side.doubleWinRate) },
  { title: 'bombs per round', cell: (side) => side.bombsPerRound?.toFixed(3) ?? '-' },
  { title: 'illegal answers', cell: (side) => String(side.illegalAnswers) },
  { title: 'ms per decision, p50', cell: (side) => milliseconds(side.decisionMs.p50) },
  { title: '  p99', cell: (side) => milliseconds(side.decisionMs.p99) },
  { title: '  max', cell: (side) => milliseconds(side.decisionMs.max) },
];

export function describeSummary(summary: Summary): string {
  const { a, b, unit, mean, margin95, deals, rounds, dealSd, roundsPerSecond, seconds } = summary;
  const digits = unit === 'points' ? 1 : 2;
  const show = (value: number) => signed(value, digits);
  const lines = [
    `${a} against ${b}, ${summary.rules.variant}, seed ${summary.seed}`,
    `${show(mean)} ${unit} per round, 95% confidence interval ${show(mean - margin95)} to ${show(mean + margin95)}`,
    `${deals} deals, ${rounds} rounds, standard deviation per deal ${dealSd.toFixed(digits)}`,
  ];
  if (summary.matchWinShare !== null)
    lines.push(`${a} wins about ${percent(summary.matchWinShare)} of matches`);
  if (summary.test !== null) lines.push(describeTest(summary.test, unit));
  if (summary.clock !== null) lines.push(describeClock(summary.clock));
  lines.push(`${roundsPerSecond.toFixed(1)} rounds/s, ${seconds.toFixed(1)} s`, '', ...table(summary));
  return `${lines.join('\n')}\n`;
}

function describeTest({ gain, ratio, verdict }: NonNullable<Summary['test']>, unit: string): string {
  const ratioText = `(log-likelihood ratio ${ratio.toFixed(2)})`;
  switch (verdict) {
    case 'stronger':
      return `accepted: better by ${gain} ${unit} ${ratioText}`;
    case 'not-stronger':
      return `rejected: not better by as much as ${gain} ${unit} ${ratioText}`;
    case 'undecided':
      return `undecided: more deals are needed ${ratioText}`;
  }
}

function describeClock({ speed, a, b }: NonNullable<Summary['clock']>): string {
  const bothSides = (cell: (times: typeof a) => string) => `${cell(a)} / ${cell(b)}`;
  const timeouts = bothSides(({ covered }) => String(covered));
  const thought = bothSides(({ thoughtMsPerRound }) => seconds(thoughtMsPerRound ?? 0));
  const longest = bothSides(({ longestMs }) => seconds(longestMs));
  return `clock ${speed} (a / b): ${timeouts} timeouts, thinking time ${thought} s per round, longest ${longest} s`;
}

function table({ a, b, lineUps }: Summary): string[] {
  const rows = [
    ['', a, b],
    ...ROWS.map(({ title, cell }) => [title, ...SIDES.map((side) => cell(lineUps[side]))]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map(([title, ...cells]) => {
    const right = cells.map((cell, index) => cell.padStart(widths[index + 1]!));
    return [title!.padEnd(widths[0]!), ...right].join('  ');
  });
}

/** A number with its sign, or without one if it rounds to zero. */
export function signed(value: number, digits = 1): string {
  const size = Math.abs(value).toFixed(digits);
  return Number(size) === 0 ? size : `${value < 0 ? '−' : '+'}${size}`;
}

function signedOr(value: number | null): string {
  return value === null ? '-' : signed(value);
}

export function percent(value: number | null): string {
  return value === null ? '-' : `${(100 * value).toFixed(1)}%`;
}

function milliseconds(value: number): string {
  return value.toFixed(value < 10 ? 3 : 0);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(ms < 10_000 ? 3 : 1);
}
