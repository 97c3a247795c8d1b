import { ROSTER } from '@schupf/bots';
import { LearnedPolicy, winChanceAfter } from '@schupf/bots/judging';
import { loadNetworks } from '@schupf/bots/node';
import { matchAt, rulesFor, viewFor } from '@schupf/rules';
import { type GameRecord, type ReplayStep, replayRecord } from '@schupf/rules/notation';
import { botMatch, recordOf } from '@schupf/testkit';
import type { Advice, AdviceTest } from '../../src/advice-list.ts';
import { isWinner } from '../../src/card-ranks.ts';
import { type Choice, choicesAt } from '../../src/choices.ts';
import type { DecisionAt } from '../../src/decision.ts';
import { listDecisions } from '../../src/list.ts';
import { totalOf } from '../../src/split.ts';
import { Trials } from '../../src/trials.ts';
import { casesAt } from './cases.ts';

/** How much was gained by following a piece of advice in one case. */
export interface Row {
  readonly round: number;
  readonly advice: Advice;
  readonly where: AdviceTest;
  readonly gain: number;
}

/** The scores at which calls are tested; the score of the side that decides comes first. */
const SCORES: { readonly [Where in AdviceTest]?: readonly [number, number] } = {
  'far-behind': [630, 970],
  level: [800, 800],
  'far-ahead': [970, 630],
};
const WHERE = Object.keys(SCORES) as readonly AdviceTest[];

const networks = loadNetworks();
const rules = rulesFor('nanjing');
const bot = ROSTER['net-1']!.make({ networks });
const policy = new LearnedPolicy('net-1', networks.evaluator);
const trials = new Trials(rules, policy);

/** Everything tested in one round between four `net-1` bots. */
export function rowsOf(seed: string, round: number): Row[] {
  const name = `${seed}/${round}`;
  const where = WHERE[round % WHERE.length]!;
  return [...playRows(name, round), ...scoreRows(name, round, where)];
}

/** The choices of a turn, played out with the real cards. */
function playRows(name: string, round: number): Row[] {
  const rows: Row[] = [];
  for (const decision of decisionsIn(roundAt([0, 0], name), 'play')) {
    const { before, seat } = decision;
    const view = viewFor(before, before.open.players[seat]!);
    for (const { advice, where, follows, goesAgainst } of casesAt(view, seat, choicesOf(decision)))
      rows.push({ round, advice, where, gain: result(decision, follows) - result(decision, goesAgainst) });
  }
  return rows;
}

/** A seat with fewer winners among its first eight cards would not consider a call. */
const MIN_WINNERS = 2;

/** What a seat with good cards gains by calling Grand Tichu, in percentage points of its chance to win the match. */
function scoreRows(name: string, round: number, where: AdviceTest): Row[] {
  const [ours, theirs] = SCORES[where]!;
  const side = round % 2;
  const record = roundAt(side === 0 ? [ours, theirs] : [theirs, ours], `${name}/score`);
  const decision = decisionsIn(record, 'grand').find(
    ({ seat, before }) =>
      seat % 2 === side && before.hands[seat]!.toArray().filter(isWinner).length >= MIN_WINNERS,
  );
  if (decision === undefined) return [];
  const choices = choicesOf(decision);
  const chance = (isCall: boolean) => {
    const choice = choices.find(({ action }) => (action?.type === 'call') === isCall)!;
    return winChanceAfter(decision.before.open, decision.seat, result(decision, choice));
  };
  return [{ round, advice: 'watch-score', where, gain: 100 * (chance(true) - chance(false)) }];
}

function roundAt(totals: readonly [number, number], name: string): GameRecord {
  const answer = matchAt(rules, { round: 2, totals, players: null, dealer: 0, ranking: [] });
  if (!answer.ok) throw new Error(answer.problem);
  return recordOf(rules, botMatch(bot, rules, name, { start: answer.position }));
}

function decisionsIn(record: GameRecord, kind: DecisionAt['kind']): DecisionAt[] {
  const steps: ReplayStep[] = [];
  replayRecord(record, (step) => steps.push(step));
  return listDecisions(steps, policy).filter((decision) => decision.kind === kind);
}

function choicesOf(decision: DecisionAt): Choice[] {
  const { before, seat } = decision;
  return choicesAt(decision, viewFor(before, before.open.players[seat]!), policy);
}

function result({ before, seat, kind }: DecisionAt, choice: Choice): number {
  return totalOf(trials.outcome(before, choice, seat, kind));
}
