import { failure, type Result, readRules, success, type Variant } from '@schupf/rules';
import { rulesAt, SPEED_NAMES } from '@schupf/table';
import { type Command, misuse, SUCCESS } from '../command.ts';
import { type ParsedArgs, readNumber } from '../flags.ts';
import { tryOpening } from './batch.ts';
import { compare, type Names } from './compare.ts';
import { type Conditions, MEASURING_FLAGS, readConditions } from './conditions.ts';
import type { Plan } from './measure.ts';
import { readPlayers } from './players.ts';
import { describeSummary, summarise } from './report.ts';

const DEALS = '1000';
const DEALS_UNTIL = '100000';
/** Added to the deal numbers of the second measurement, so that it has no deal in common with the first. */
const SECOND_BAND = 200_000_000;
const MAX_DEALS = 100_000_000;

export const arena: Command = {
  operands: '',
  details: `
A deal is one order of the pack. It is played twice as the first round of a match, and the line-ups swap seats between
the two rounds. A line-up is a team, the soloist's side, the defenders or, in games without teams, every other seat. The
result of a deal is the mean of its two rounds: a's points minus b's or, without teams, the difference between their
mean places. The 95% interval is computed from these results. An illegal answer is counted and replaced by a harmless
action. Times include only decisions with a choice. With --until, a sequential test stops the run. It wrongly accepts a
bot that is no better with a probability of 5%, and wrongly rejects one that is better with the same probability. The
same seed gives the same result on any number of threads, provided no bot runs out of time.

With --clock, the line-ups play at a table with clocks and have the same limits as people: one for each turn, with a
bank for the round, and others for Grand Tichu and the push. The table's clock advances by the time each decision
actually took. When time runs out, a harmless action is taken and counted as a timeout. This shows how good a bot is
when time is short, but it takes longer. Without --clock, only the cards and the bots matter: a run is many times faster
and can be repeated exactly.
`,
  flags: {
    a: { value: 'NAME', help: 'the bots of one line-up; NAME+NAME for two different partners' },
    b: { value: 'NAME', help: 'the bots of the other line-up' },
    control: { help: 'compare a with itself: the interval should contain 0' },
    deals: {
      value: 'N',
      help: `number of deals (default ${DEALS}); with --until, the maximum (default ${DEALS_UNTIL})`,
    },
    until: { value: 'POINTS', help: 'stop once it is clear whether a is better by this much' },
    confirm: { help: 'measure a second time on other deals' },
    clock: {
      value: 'SPEED',
      help: `apply the clocks of a table: ${SPEED_NAMES.join(', ')}`,
    },
    json: { help: 'write one line of JSON per measurement' },
    ...MEASURING_FLAGS,
  },
  takesPositionals: false,
  async run(args, io) {
    const conditions = readConditions(args);
    if (!conditions.ok) return misuse(conditions.problem, io);
    const names = readNames(args, conditions.value.rules.variant);
    if (!names.ok) return misuse(names.problem, io);
    const plan = readPlan(args, conditions.value.threads);
    if (!plan.ok) return misuse(plan.problem, io);
    const clocked = withClock(conditions.value, args);
    if (!clocked.ok) return misuse(clocked.problem, io);
    const { settings, rules } = clocked.value;
    const matchup = { ...names.value, ...settings };
    const opened = await tryOpening(matchup);
    if (!opened.ok) return misuse(opened.problem, io);
    const bands = args.switches.has('confirm') ? [0, SECOND_BAND] : [0];
    for (const band of bands) {
      const measured = await compare(names.value, clocked.value, { ...plan.value, first: band + 1 });
      const summary = summarise(matchup, rules, measured);
      if (args.switches.has('json')) io.write(`${JSON.stringify(summary)}\n`);
      else io.write(`${band === 0 ? '' : '\nconfirmation on other deals\n'}${describeSummary(summary)}`);
    }
    return SUCCESS;
  },
};

function readNames({ values, switches }: ParsedArgs, variant: Variant): Result<Names> {
  const { a } = values;
  const b = switches.has('control') ? a : values['b'];
  if (a === undefined || b === undefined) return failure('arena needs two line-ups: --a NAME --b NAME');
  for (const name of [a, b]) {
    const known = readPlayers(name, variant);
    if (!known.ok) return known;
  }
  return success({ a, b });
}

/** At a speed without reaction time, bombs are played on turn only. */
function withClock(conditions: Conditions, { values }: ParsedArgs): Result<Conditions> {
  const { clock } = values;
  if (clock === undefined) return success(conditions);
  const speed = SPEED_NAMES.find((name) => name === clock);
  if (speed === undefined) return failure(`unknown clock "${clock}": use ${SPEED_NAMES.join(', ')}`);
  const request = rulesAt(speed, conditions.settings.request);
  const read = readRules(request);
  if (!read.ok) return read;
  const settings = { ...conditions.settings, request, clock: speed };
  return success({ ...conditions, rules: read.rules, settings });
}

function readPlan(args: ParsedArgs, threads: number): Result<Omit<Plan, 'first'>> {
  const { until } = args.values;
  const gain = until === undefined ? null : Number(until);
  if (gain !== null && !(gain > 0 && gain < 1000)) {
    return failure(`--until cannot be "${until}": use points per round, such as 3`);
  }
  const defaultDeals = gain === null ? DEALS : DEALS_UNTIL;
  const withDefault = { ...args, values: { deals: defaultDeals, ...args.values } };
  const deals = readNumber(withDefault, 'deals', 1, MAX_DEALS);
  return deals.ok ? success({ deals: deals.value, threads, gain, seconds: Number.POSITIVE_INFINITY }) : deals;
}
