import { cpus } from 'node:os';
import process from 'node:process';
import { botsFor } from '@schupf/bots';
import { failure, type Result, success, type Variant } from '@schupf/rules';
import { DEFAULT_MS, tryOpening } from '../arena/batch.ts';
import { compare, type Names } from '../arena/compare.ts';
import { type Conditions, MEASURING_FLAGS, readConditions } from '../arena/conditions.ts';
import type { Plan } from '../arena/measure.ts';
import { readPlayers } from '../arena/players.ts';
import { signed } from '../arena/report.ts';
import { WIDTH_95 } from '../arena/statistics.ts';
import { type Command, failed, type Io, misuse, SUCCESS } from '../command.ts';
import { writeText } from '../files.ts';
import { type ParsedArgs, readNumber } from '../flags.ts';
import type { Meeting } from './meeting.ts';
import { formatPage } from './page.ts';
import { pairsOf } from './pairs.ts';
import { type Difference, fitScale } from './scale.ts';

const ANCHOR = 'planner-1';

export const ladder: Command = {
  operands: '',
  details: `
Every bot plays against its neighbours in the list and against the anchor, as in the arena. A scale with the anchor at 0
is then fitted to all results and written to the page, together with the results. List the bots from weak to strong. A
pair that takes too long is stopped early and has a wider interval.
`,
  flags: {
    bots: { value: 'A,B,C', help: 'the bots to measure (default: all)' },
    anchor: {
      value: 'NAME',
      default: ANCHOR,
      help: 'the bot at 0; added to the list if it is missing',
    },
    deals: { value: 'N', default: '2000', help: 'maximum number of deals per pair' },
    seconds: { value: 'N', default: '120', help: 'maximum time per pair' },
    out: { value: 'FILE', default: 'docs/strength.md', help: 'the page to write' },
    ...MEASURING_FLAGS,
  },
  takesPositionals: false,
  async run(args, io) {
    const conditions = readConditions(args);
    if (!conditions.ok) return misuse(conditions.problem, io);
    if (conditions.value.rules.teams === 'none')
      return misuse('a ladder counts points: use a game with teams', io);
    const anchor = args.values['anchor']!;
    const bots = readBots(args.values['bots'], anchor, conditions.value.rules.variant);
    if (!bots.ok) return misuse(bots.problem, io);
    const deals = readNumber(args, 'deals', 2, 1_000_000);
    if (!deals.ok) return misuse(deals.problem, io);
    const seconds = readNumber(args, 'seconds', 1, 100_000);
    if (!seconds.ok) return misuse(seconds.problem, io);

    const pairs = pairsOf(bots.value, anchor);
    for (const pair of pairs) {
      const opened = await tryOpening({ ...pair, ...conditions.value.settings });
      if (!opened.ok) return misuse(opened.problem, io);
    }
    const limits = { deals: deals.value, seconds: seconds.value };
    const meetings = await playPairs(pairs, conditions.value, limits, io);
    const page = formatPage({
      rules: conditions.value.rules,
      anchor,
      command: commandLine(args),
      settings: describeSettings(conditions.value, limits),
      grades: fitScale(meetings.map(differenceOf), anchor),
      meetings,
    });
    const written = writeText(args.values['out']!, io.cwd, page);
    if (!written.ok) {
      return failed(written.problem, io);
    }
    io.write(`written: ${args.values['out']}\n`);
    return SUCCESS;
  },
};

type Limits = Pick<Plan, 'deals' | 'seconds'>;

function readBots(text: string | undefined, anchor: string, variant: Variant): Result<string[]> {
  const listed = text === undefined ? botsFor(variant) : text.split(',');
  const bots = [...new Set(listed.includes(anchor) ? listed : [anchor, ...listed])];
  for (const bot of bots) {
    const known = readPlayers(bot, variant);
    if (!known.ok) return known;
  }
  return bots.length < 2 ? failure('a ladder needs at least two bots') : success(bots);
}

async function playPairs(
  pairs: readonly Names[],
  conditions: Conditions,
  limits: Limits,
  io: Io,
): Promise<Meeting[]> {
  const meetings: Meeting[] = [];
  for (const names of pairs) {
    const plan = { first: 1, ...limits, threads: conditions.threads, gain: null };
    const measured = await compare(names, conditions, plan);
    const { mean, margin, count } = measured.byDeal;
    io.write(`${names.a} against ${names.b}: ${signed(mean)} ± ${margin.toFixed(1)} (${count} deals)\n`);
    meetings.push({ names, measured });
  }
  return meetings;
}

function differenceOf({ names, measured: { byDeal } }: Meeting): Difference {
  return { ...names, mean: byDeal.mean, error: byDeal.margin / WIDTH_95 };
}

function describeSettings({ rules, settings, threads }: Conditions, { deals, seconds }: Limits): string[] {
  const { request, seed, milliseconds } = settings;
  return [
    `${rules.variant}, preset ${request.preset}, seed ${seed}`,
    `up to ${deals} deals or ${seconds} s per pair`,
    `${milliseconds ?? DEFAULT_MS} ms per decision for bots that search`,
    `${threads} threads on ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.version}`,
  ];
}

/** The command line without defaults and without the number of threads, which does not affect results. */
function commandLine({ values, lists }: ParsedArgs): string {
  const parts = ['npm run -s schupf -- ladder'];
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || name === 'threads' || value === ladder.flags[name]?.default) continue;
    parts.push(`--${name} ${value}`);
  }
  for (const option of lists['option'] ?? []) parts.push(`--option ${option}`);
  return parts.join(' ');
}
