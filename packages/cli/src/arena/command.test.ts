import { expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

const RANDOM = ['arena', '--a', 'random', '--b', 'random'];

async function json(...args: string[]) {
  const { code, out } = await runRecorded([...RANDOM, '--json', ...args]);
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The part of a summary that depends only on the cards and the bots. */
function withoutTimes(summary: Record<string, unknown>): string {
  return JSON.stringify(summary, (key, value) =>
    ['seconds', 'roundsPerSecond', 'decisionMs'].includes(key) ? undefined : value,
  );
}

test('a run is the same on one thread and on two', async () => {
  const [single] = await json('--deals', '30', '--threads', '1');
  const [parallel] = await json('--deals', '30', '--threads', '2');
  expect(withoutTimes(parallel)).toBe(withoutTimes(single));
  expect(single).toMatchObject({ deals: 30, rounds: 60, unit: 'points' });
  expect(single.lineUps.a).toMatchObject({ illegalAnswers: 0 });
  expect(single.lineUps.a.decisions).toBeGreaterThan(1000);
});

test('a sequential test stops at the same deal on any number of threads', async () => {
  const [single] = await json('--until', '300', '--threads', '1');
  const [parallel] = await json('--until', '300', '--threads', '2');
  expect(withoutTimes(parallel)).toBe(withoutTimes(single));
  expect(single.test.verdict).toBe('not-stronger');
  expect(single.deals).toBeLessThan(100);
});

test('a sequential test accepts a better bot', async () => {
  const args = ['arena', '--a', 'planner-1', '--b', 'random', '--until', '50', '--threads', '1'];
  const { out } = await runRecorded(args);
  expect(out).toMatch(/\naccepted: better by 50 points \(log-likelihood ratio \d/);
});

test('a control measures a bot against itself, and its interval contains 0', async () => {
  const args = ['arena', '--a', 'random', '--control', '--deals', '200', '--threads', '1'];
  const { code, out } = await runRecorded(args);
  expect(code).toBe(0);
  expect(out).toMatch(/^random against random, nanjing, seed xoshiro128:1\n/);
  expect(out).toMatch(
    / points per round, 95% confidence interval −\d+\.\d+ to \+\d+\.\d+\n200 deals, 400 rounds,/,
  );
  expect(out).toMatch(/\nillegal answers +0 +0\n/);
});

test('--confirm measures again on other deals', async () => {
  const [first, second] = await json('--deals', '20', '--threads', '1', '--confirm');
  expect(second.deals).toBe(20);
  expect(second.mean).not.toBe(first.mean);
});

test('--clock reports timeouts and thinking times, as text and as JSON', async () => {
  const [summary] = await json('--deals', '6', '--threads', '2', '--clock', 'blitz');
  expect(summary).toMatchObject({ deals: 6, rounds: 12, clock: { speed: 'blitz', a: { covered: 0 } } });
  expect(summary.clock.b.thoughtMs).toBeGreaterThan(0);
  expect(summary.clock.b.longestMs).toBeGreaterThan(0);
  const { out } = await runRecorded([...RANDOM, '--deals', '2', '--threads', '1', '--clock', 'normal']);
  expect(out).toMatch(
    /\nclock normal \(a \/ b\): 0 \/ 0 timeouts, thinking time [\d.]+ \/ [\d.]+ s per round, longest /,
  );
  const [plain] = await json('--deals', '2', '--threads', '1');
  expect(plain.clock).toBe(null);
});

test('at a speed without reaction time, bombs are played on turn only', async () => {
  const [summary] = await json('--deals', '2', '--threads', '1', '--clock', 'days');
  expect(summary.rules.options).toEqual({ bombTiming: 'turn-only' });
});

test.each([
  { args: ['--a', 'random'], says: 'arena needs two line-ups: --a NAME --b NAME' },
  { args: ['--a', 'random', '--b', 'toString'], says: 'unknown bot "toString": use ' },
  { args: [...RANDOM.slice(1), '--deals', '0'], says: '--deals cannot be "0"' },
  { args: [...RANDOM.slice(1), '--until', 'x'], says: '--until cannot be "x": use points per round' },
  { args: [...RANDOM.slice(1), '--threads', '0'], says: '--threads cannot be "0"' },
  { args: [...RANDOM.slice(1), '--clock', 'bullet'], says: 'unknown clock "bullet": use blitz, normal, ' },
])('refuses $args and says why', async ({ args, says }) => {
  const { code, err } = await runRecorded(['arena', ...args]);
  expect(code).toBe(2);
  expect(err).toContain(says);
});

test('reports the average margin of rounds with a call, which is positive in self-play', async () => {
  const { out } = await runRecorded([
    'arena',
    '--a',
    'net-1',
    '--control',
    '--deals',
    '40',
    '--threads',
    '1',
    '--json',
  ]);
  const { a, b } = JSON.parse(out).lineUps;
  expect(a.grandLead).toBeGreaterThan(0);
  expect(a.tichuLead).toBeGreaterThan(0);
  expect(b.tichuLead).toBe(a.tichuLead);
});
