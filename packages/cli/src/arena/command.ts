import { availableParallelism } from 'node:os';
import type { Rules } from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import { type Command, type Io, misuse, SUCCESS } from '../command.ts';
import { type FlagTable, type Given, readNumber } from '../flags.ts';
import { GAME_FLAGS, readGameRequest, readSeed } from '../game-flags.ts';
import type { Encounter } from './batch.ts';
import { measure, type Plan } from './measure.ts';
import { readPlayers } from './players.ts';
import { Progress } from './progress.ts';
import { describeSummary, type Summary, summarise } from './report.ts';

const DEALS = '1000';
const DEALS_UNTIL = '100000';
/** Deals of the second measurement have numbers that no first one reaches. */
const SECOND_BAND = 200_000_000;
const MOST_DEALS = 100_000_000;

/** The flags of whoever measures bots. */
export const MEASURING_FLAGS: FlagTable = {
  ...GAME_FLAGS,
  seed: { value: 'TEXT', default: '1', help: 'the same text deals the same cards' },
  threads: { value: 'N', default: String(availableParallelism()), help: 'how many deals are played at once' },
  time: { value: 'MS', default: '100', help: 'time for a decision; instant bots never ask' },
};

/** What these flags say. */
export interface Conditions {
  readonly rules: Rules;
  readonly terms: Omit<Encounter, 'a' | 'b'>;
  readonly threads: number;
}

export const arena: Command = {
  name: 'arena',
  operands: '',
  summary: 'Two line-ups of bots on the same deals: who is stronger, and by how much.',
  details: `
A deal is one order of the pack, played twice as the first round of a match with the line-ups changed: the teams, or
the soloist's side and the defenders', or every second seat where everybody plays for himself. The mean of the two
differences is one number, and the 95 % interval comes from these. Points are a's minus b's; without teams it is the
difference of the mean places. Answers are checked: an illegal one is counted and something harmless done instead.
Times are those of decisions with a choice. With --until a sequential test stops the run, errors of both kinds 5 %.
The same seed gives the same result on any number of threads as long as no bot runs out of time.
`,
  flags: {
    a: { value: 'NAME', help: 'the bots of one line-up' },
    b: { value: 'NAME', help: 'the bots of the other' },
    control: { help: 'a against itself: the interval should contain 0' },
    deals: { value: 'N', help: `how many deals (default ${DEALS}; with --until at most, ${DEALS_UNTIL})` },
    until: { value: 'POINTS', help: 'stops when a is known to be better by so much, or not at all' },
    confirm: { help: 'measures a second time on other deals' },
    json: { help: 'one line of JSON for each measurement' },
    ...MEASURING_FLAGS,
  },
  takesWords: false,
  async run(given, io) {
    const conditions = readConditions(given);
    if (!conditions.ok) return misuse(conditions.problem, io);
    const names = readNames(given);
    if (!names.ok) return misuse(names.problem, io);
    const plan = readPlan(given, conditions.value.threads);
    if (!plan.ok) return misuse(plan.problem, io);
    const bands = given.switches.has('confirm') ? [0, SECOND_BAND] : [0];
    for (const band of bands) {
      const summary = await compare(names.value, conditions.value, { ...plan.value, first: band + 1 }, io);
      if (given.switches.has('json')) io.write(`${JSON.stringify(summary)}\n`);
      else io.write(`${band === 0 ? '' : '\nconfirmation on other deals\n'}${describeSummary(summary)}`);
    }
    return SUCCESS;
  },
};

export interface Names {
  readonly a: string;
  readonly b: string;
}

/** One measurement, with a bar while it lasts. */
export async function compare(names: Names, conditions: Conditions, plan: Plan, io: Io): Promise<Summary> {
  const { rules, terms } = conditions;
  const encounter: Encounter = { ...names, ...terms };
  const progress = new Progress(io, `${names.a} against ${names.b}`, plan.deals);
  const measured = await measure(encounter, plan, (deals) => progress.show(deals));
  progress.end();
  return summarise(encounter, rules, measured);
}

export function readConditions(given: Given): Answer<Conditions> {
  const game = readGameRequest(given);
  if (!game.ok) return game;
  const seed = readSeed(given.values['seed']!);
  if (!seed.ok) return seed;
  const threads = readNumber(given, 'threads', 1, 256);
  if (!threads.ok) return threads;
  const time = readNumber(given, 'time', 1, 3_600_000);
  if (!time.ok) return time;
  const { request, rules } = game.value;
  const terms = { request, seed: seed.value, milliseconds: time.value };
  return answered({ rules, terms, threads: threads.value });
}

function readNames({ values, switches }: Given): Answer<Names> {
  const { a } = values;
  const b = switches.has('control') ? a : values['b'];
  if (a === undefined || b === undefined) return refused('arena needs two line-ups: --a NAME --b NAME');
  for (const name of [a, b]) {
    const known = readPlayers(name);
    if (!known.ok) return known;
  }
  return answered({ a, b });
}

function readPlan(given: Given, threads: number): Answer<Omit<Plan, 'first'>> {
  const { until } = given.values;
  const gain = until === undefined ? null : Number(until);
  if (gain !== null && !(gain > 0 && gain < 1000)) {
    return refused(`--until cannot be "${until}": use points a round, such as 3`);
  }
  const preset = gain === null ? DEALS : DEALS_UNTIL;
  const asked = { ...given, values: { deals: preset, ...given.values } };
  const deals = readNumber(asked, 'deals', 1, MOST_DEALS);
  return deals.ok ? answered({ deals: deals.value, threads, gain }) : deals;
}
