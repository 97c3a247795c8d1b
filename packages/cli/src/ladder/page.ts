import type { Rules } from '@schupf/rules';
import { matchShare } from '../arena/measure.ts';
import { percent, signed, summariseSide } from '../arena/report.ts';
import { evenMeeting, type Meeting, tallyOf } from './meeting.ts';
import type { Grade } from './scale.ts';

/** What people did in 22.4 million rounds on BrettspielWelt. */
const PEOPLE = [
  ['people', '13.92 %', '73.4 %', '7.83 %', '61.8 %', '23.7 %'],
  ['experts among them', '12.96 %', '72.2 %', '13.63 %', '59.2 %', '-'],
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

/** The page about the strength of the bots, in Markdown. */
export function formatPage(ladder: Ladder): string {
  const { anchor, command, settings } = ladder;
  return `# Strength of the bots

This page is generated. Do not edit it; write it anew with

\`\`\`
${command}
\`\`\`

Two line-ups play each deal twice, with seats changed; a deal's number is the mean of the two differences of points.
Intervals are 95 %.

${settings.map((setting) => `- ${setting}\n`).join('')}
## The scale

Points a round by which a team of two beats a team of \`${anchor}\`: one number a bot that explains all pairs below as
well as possible (weighted least squares).

${scaleTable(ladder)}

## The pairs

*Scale* is the difference on the scale. Where it is outside the interval, strength may be more than one number for
these two. Matches won are worked out from points and their spread, not played.

${pairTable(ladder)}

## How they call

Calls are shares of seats and rounds in the bot's most even pair, double wins shares of its rounds, whoever made them.
People: 22.4 million rounds on BrettspielWelt, 2007 to 2025.

${habitTable(ladder)}

Why they differ from people: \`expert-1\` calls where calls pay in self-play, on a hand's plan alone, and plays a hand it
has called on no better than others; so it calls seldom. \`search-1\` tries the call in imagined rounds and calls more
often than people do; both call Grand Tichu on the high cards among the first eight alone. \`net-1\` has learned from
results what a call brings, and calls about as often as good players do. Levels below do not call.

## How long they think

Milliseconds of decisions with a choice, on the machine that wrote this page.

${timeTable(ladder)}
`;
}

function scaleTable({ grades }: Ladder): string {
  return table(
    ['bot', 'points a round', 'interval'],
    grades.map(({ name, value, margin }) =>
      margin === 0 ? [code(name), '0', 'the anchor'] : [code(name), signed(value), interval(value, margin)],
    ),
  );
}

function pairTable({ rules, grades, meetings }: Ladder): string {
  const gradeOf = (name: string) => grades.find((grade) => grade.name === name)!.value;
  return table(
    ['a', 'b', 'points a round', 'interval', 'scale', 'matches won', 'deals'],
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
    const meeting = evenMeeting(name, meetings);
    const { tallies, byRound } = meeting.measured;
    const { tichuRate, tichuMade, grandRate, grandMade } = summariseSide(tallyOf(name, [meeting]));
    const swept = (tallies.a.sweeps + tallies.b.sweeps) / byRound.count;
    return [code(name), ...[tichuRate, tichuMade, grandRate, grandMade, swept].map(percent)];
  });
  const heads = ['who', 'Tichu', 'made', 'Grand Tichu', 'made', 'double wins'];
  return table(heads, [...bots, ...PEOPLE]);
}

function timeTable({ grades, meetings }: Ladder): string {
  return table(
    ['bot', 'half of them', '99 of 100', 'longest', 'illegal answers'],
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

/** A name may be a command line, and a bar in it would end the cell. */
function code(name: string): string {
  return `\`${name.replaceAll('|', '\\|')}\``;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
