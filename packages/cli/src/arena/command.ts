import { readRules } from '@schupf/rules';
import { rulesAt, SPEED_NAMES } from '@schupf/table';
import { type Answer, answered, refused } from '../answer.ts';
import { type Command, misuse, SUCCESS } from '../command.ts';
import { type Given, readNumber } from '../flags.ts';
import { tryOpening } from './batch.ts';
import { compare, type Names } from './compare.ts';
import { type Conditions, MEASURING_FLAGS, readConditions } from './conditions.ts';
import type { Plan } from './measure.ts';
import { readPlayers } from './players.ts';
import { describeSummary, summarise } from './report.ts';

const DEALS = '1000';
const DEALS_UNTIL = '100000';
/** The first deal number of the second measurement, higher than any deal of the first. */
const SECOND_BAND = 200_000_000;
const MAX_DEALS = 100_000_000;

export const arena: Command = {
  name: 'arena',
  operands: '',
  summary: 'Compare two line-ups of bots on the same deals.',
  details: `
A deal is one order of the pack, played twice as the first round of a match with the line-ups changed: the teams, or
the soloist's side and the defenders', or every second seat in games without teams. The mean of the two
differences is one number, and the 95 % interval comes from these. Points are a's minus b's; without teams it is the
difference of the mean places. Answers are checked: an illegal one is counted and something harmless done instead.
Times are those of decisions with a choice. With --until a sequential test stops the run, errors of both kinds 5 %.
The same seed gives the same result on any number of threads as long as no bot runs out of time.

With --clock the line-ups meet at a table with clocks and are held to them as people are: a turn's limit and a bank for
the round, limits for Grand Tichu and the push. The table's time moves on by what each decision really took; where it
runs out the most harmless action is taken instead and counted. It tells what a bot is worth where time is short, and
takes longer. Without it nothing but cards and bots counts, many times as fast, and a run can be repeated exactly.
`,
  flags: {
    a: { value: 'NAME', help: 'the bots of one line-up; ONE+OTHER for partners who differ' },
    b: { value: 'NAME', help: 'the bots of the other' },
    control: { help: 'a against itself: the interval should contain 0' },
    deals: { value: 'N', help: `how many deals (default ${DEALS}; with --until at most, ${DEALS_UNTIL})` },
    until: { value: 'POINTS', help: 'stops when a is known to be better by this much, or not better' },
    confirm: { help: 'measures a second time on other deals' },
    clock: {
      value: 'SPEED',
      help: `holds bots to the clocks of a table: ${SPEED_NAMES.join(', ')}`,
    },
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
    const clocked = withClock(conditions.value, given);
    if (!clocked.ok) return misuse(clocked.problem, io);
    const { terms, rules } = clocked.value;
    const encounter = { ...names.value, ...terms };
    const opened = await tryOpening(encounter);
    if (!opened.ok) return misuse(opened.problem, io);
    const bands = given.switches.has('confirm') ? [0, SECOND_BAND] : [0];
    for (const band of bands) {
      const measured = await compare(names.value, clocked.value, { ...plan.value, first: band + 1 }, io);
      const summary = summarise(encounter, rules, measured);
      if (given.switches.has('json')) io.write(`${JSON.stringify(summary)}\n`);
      else io.write(`${band === 0 ? '' : '\nconfirmation on other deals\n'}${describeSummary(summary)}`);
    }
    return SUCCESS;
  },
};

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

/** At a speed without reaction time, bombs are played on turn only. */
function withClock(conditions: Conditions, { values }: Given): Answer<Conditions> {
  const { clock } = values;
  if (clock === undefined) return answered(conditions);
  const speed = SPEED_NAMES.find((name) => name === clock);
  if (speed === undefined) return refused(`unknown clock "${clock}": use ${SPEED_NAMES.join(', ')}`);
  const request = rulesAt(speed, conditions.terms.request);
  const answer = readRules(request);
  if (!answer.ok) return answer;
  const terms = { ...conditions.terms, request, clock: speed };
  return answered({ ...conditions, rules: answer.rules, terms });
}

function readPlan(given: Given, threads: number): Answer<Omit<Plan, 'first'>> {
  const { until } = given.values;
  const gain = until === undefined ? null : Number(until);
  if (gain !== null && !(gain > 0 && gain < 1000)) {
    return refused(`--until cannot be "${until}": use points per round, such as 3`);
  }
  const preset = gain === null ? DEALS : DEALS_UNTIL;
  const asked = { ...given, values: { deals: preset, ...given.values } };
  const deals = readNumber(asked, 'deals', 1, MAX_DEALS);
  return deals.ok
    ? answered({ deals: deals.value, threads, gain, seconds: Number.POSITIVE_INFINITY })
    : deals;
}
