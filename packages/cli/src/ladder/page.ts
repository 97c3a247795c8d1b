import type { Rules } from '@schupf/rules';
import { matchShare } from '../arena/measure.ts';
import { percent, signed, summariseSide } from '../arena/report.ts';
import { closestMeeting, type Meeting, tallyOf } from './meeting.ts';
import type { Grade } from './scale.ts';

/** Statistics of 22.4 million rounds between people on BrettspielWelt. */
const PEOPLE = [
  ['people', '13.92%', '73.4%', '7.83%', '61.8%', '23.7%'],
  ['experts among them', '12.96%', '72.2%', '13.63%', '59.2%', '-'],
];

export interface Ladder {
  readonly rules: Rules;
  readonly anchor: string;
  /** The command that writes this page. */
  readonly command: string;
  /** The conditions of the measurement, one per line. */
  readonly settings: readonly string[];
  readonly grades: readonly Grade[];
  readonly meetings: readonly Meeting[];
}

/** Formats docs/strength.md. */
export function formatPage(ladder: Ladder): string {
  const { anchor, command, settings } = ladder;
  return `# Strength of the bots

This page is generated. Do not edit it. To update it, run

\`\`\`
${command}
\`\`\`

Two line-ups play each deal twice, with seats swapped. The result of a deal is the mean of both point differences.
Intervals are 95%.

${settings.map((setting) => `- ${setting}\n`).join('')}
## The scale

The number of points per round by which two of these bots beat two \`${anchor}\`. There is one number per bot, fitted to all
pairs below by weighted least squares.

${scaleTable(ladder)}

## The pairs

*Scale* is the difference on the scale. If it is outside the interval, one number may not describe the strength of
these two. The share of matches won is calculated from the points and their deviation; no matches were played.

${pairTable(ladder)}

## How they call

Calls are shares of all hands the bot played in its closest pair; double wins are shares of all rounds of that pair, by
either side. People: 22.4 million rounds on BrettspielWelt, 2007 to 2025.

${habitTable(ladder)}

Why they differ from people: \`expert-1\` calls when its plan for the hand is good enough for calls to pay off in self-play.
It plays no better after a call, so it rarely calls. \`search-1\` tries the call in simulated rounds and calls more often than
people do. Both judge Grand Tichu only by the high cards among the first eight. \`net-1\` has learned what a call is worth
and calls about as often as good players do. \`beginner-2\` and \`family-2\` never call; the levels between them and \`net-2\`
ask more of a call the weaker they are. Bots weaker than \`expert-1\` do not call, except \`random\`.

## How long they think

Milliseconds per decision that involves a choice, on the machine that generated this page.

${timeTable(ladder)}
`;
}

function scaleTable({ grades }: Ladder): string {
  return table(
    ['bot', 'points per round', 'interval'],
    grades.map(({ name, value, margin }) =>
      margin === 0 ? [code(name), '0', 'the anchor'] : [code(name), signed(value), interval(value, margin)],
    ),
  );
}

function pairTable({ rules, grades, meetings }: Ladder): string {
  const gradeOf = (name: string) => grades.find((grade) => grade.name === name)!.value;
  return table(
    ['a', 'b', 'points per round', 'interval', 'scale', 'matches won', 'deals'],
    meetings.map(({ names: { a, b }, measured: { byDeal, byRound } }) => [
      code(a),
      code(b),
      signed(byDeal.mean),
      interval(byDeal.mean, byDeal.margin),
      signed(gradeOf(a) - gradeOf(b)),
      percent(matchShare(rules, byDeal.mean, byRound.deviation)),
      String(byDeal.count),
    ]),
  );
}

function habitTable({ grades, meetings }: Ladder): string {
  const bots = grades.map(({ name }) => {
    const meeting = closestMeeting(name, meetings);
    const { tallies, byRound } = meeting.measured;
    const { tichuRate, tichuMade, grandRate, grandMade } = summariseSide(tallyOf(name, [meeting]));
    const swept = (tallies.a.sweeps + tallies.b.sweeps) / byRound.count;
    return [code(name), ...[tichuRate, tichuMade, grandRate, grandMade, swept].map(percent)];
  });
  const headers = ['player', 'Tichu', 'made', 'Grand Tichu', 'made', 'double wins'];
  return table(headers, [...bots, ...PEOPLE]);
}

function timeTable({ grades, meetings }: Ladder): string {
  return table(
    ['bot', 'median', '99th percentile', 'longest', 'illegal answers'],
    grades.map(({ name }) => {
      const { decisionMs, illegalAnswers } = summariseSide(tallyOf(name, meetings));
      const times = [decisionMs.p50, decisionMs.p99, decisionMs.max];
      return [code(name), ...times.map((time) => time.toFixed(time < 10 ? 3 : 0)), String(illegalAnswers)];
    }),
  );
}

function interval(value: number, margin: number): string {
  return `${signed(value - margin)} to ${signed(value + margin)}`;
}

/** A name may be a command line that contains a bar, which would end the cell. */
function code(name: string): string {
  return `\`${name.replaceAll('|', '\\|')}\``;
}

function table(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headers), line(headers.map(() => '---')), ...rows.map(line)].join('\n');
}
