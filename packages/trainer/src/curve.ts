import type { Evaluation } from './evaluation.ts';
import type { Progress } from './progress.ts';

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 56;
const BOTTOM = 40;
const TOP = 24;
const RIGHT = 110;
/** The lowest and the highest value on the vertical axis. */
const MIN_POINTS = -60;
const MAX_POINTS = 160;
/** The distance between two grid lines, in points. */
const GRID = 20;

const CURVES = [
  { baseline: 'planner', name: 'planner-1', colour: '#b3261e' },
  { baseline: 'expert', name: 'expert-1', colour: '#1f5f8b' },
  { baseline: 'net1', name: 'net-1', colour: '#3f7d3a' },
] as const;

/** The learning curve as an SVG picture. */
export function chart(reports: readonly Progress[]): string {
  const rounds = reports.at(-1)!.rounds;
  const x = (round: number) => LEFT + ((WIDTH - LEFT - RIGHT) * round) / rounds;
  const y = (points: number) =>
    TOP + ((HEIGHT - TOP - BOTTOM) * (MAX_POINTS - Math.max(MIN_POINTS, points))) / (MAX_POINTS - MIN_POINTS);
  const parts: string[] = [];
  for (let points = MIN_POINTS; points <= MAX_POINTS; points += GRID) {
    const colour = points === 0 ? '#555' : '#ddd';
    parts.push(
      `<path d="M${LEFT} ${y(points)}H${WIDTH - RIGHT}" stroke="${colour}"/>`,
      `<text x="${LEFT - 8}" y="${y(points) + 4}" text-anchor="end">${points}</text>`,
    );
  }
  for (let part = 0; part <= 4; part++) {
    const round = (rounds * part) / 4;
    const text = `${Math.round(round / 1000)}k`;
    parts.push(`<text x="${x(round)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${text}</text>`);
  }
  for (const { baseline, name, colour } of CURVES) {
    const points = reports.flatMap((report) => {
      const mean = report[baseline]?.mean;
      return mean === undefined ? [] : [`${x(report.rounds).toFixed(1)} ${y(mean).toFixed(1)}`];
    });
    const last = reports.at(-1)![baseline];
    if (last === undefined) continue;
    const end = y(last.mean) + 4;
    parts.push(
      `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      `<text x="${WIDTH - RIGHT + 8}" y="${end}" fill="${colour}">over ${name}</text>`,
    );
  }
  const middle = LEFT + (WIDTH - LEFT - RIGHT) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12">
<title>Points per round over older bots, by rounds of training</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${parts.join('\n')}
<text x="${middle}" y="${HEIGHT - 6}" text-anchor="middle">rounds of self-play</text>
</svg>
`;
}

/** The learning curve as a Markdown page that shows the picture. */
export function table(reports: readonly Progress[], picture: string): string {
  const lines = reports.map(({ seconds, rounds, roundsPerSecond, samplesPerSecond, planner, expert, net1 }) =>
    [
      `${(seconds / 60).toFixed(0)}`,
      `${Math.round(rounds / 1000)}k`,
      roundsPerSecond.toFixed(0),
      samplesPerSecond.toFixed(0),
      formatMean(planner),
      formatMean(expert),
      net1 === undefined ? '' : formatMean(net1),
      `${(50 * (planner.calls - planner.grands)).toFixed(0)}%`,
      `${(50 * planner.grands).toFixed(0)}%`,
    ].join(' | '),
  );
  return `# The learning curve

This page is generated from a training run: \`npm run train\` writes it to the folder of the run. Minutes are training time without
evaluations. Evaluations play with the moving average of the weights. Intervals are 95%. The last two columns are the
share of hands on which the bot called Tichu or Grand Tichu against \`planner-1\`.

![Points per round over older bots, by rounds of training](${picture})

| minutes | rounds | rounds/s | samples trained/s | over \`planner-1\` | over \`expert-1\` | over \`net-1\` | Tichu | Grand Tichu |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${lines.map((line) => `| ${line} |`).join('\n')}
`;
}

function formatMean({ mean, margin }: Evaluation): string {
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(1)} ± ${margin.toFixed(1)}`;
}
