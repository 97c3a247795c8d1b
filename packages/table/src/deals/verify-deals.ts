import {
  apply,
  newMatch,
  type Player,
  type Position,
  type Rules,
  readRules,
  shuffledPack,
} from '@schupf/rules';
import {
  type GameRecord,
  Recorder,
  type ReplayProblem,
  type RoundRecord,
  replayRecord,
} from '@schupf/rules/notation';
import { chairsBefore, commitmentOf, drawFrom, drawSeedOf, packSeedOf, saltHashOf } from './formulas.ts';
import { type DealsBlock, parseDealsBlock } from './record-block.ts';

/** Why the deals of a record do not follow from what its header says. Rounds and players are numbered as there. */
export type DealsProblem =
  | { readonly type: 'damaged'; readonly line: string }
  /** The secret is not the one the table committed itself to. */
  | { readonly type: 'commitment' }
  /** A salt is not the one whose hash the player sent before. */
  | { readonly type: 'salt'; readonly chair: Player }
  | { readonly type: 'seats' }
  | { readonly type: 'dealer' }
  /** A round is missing, or does not continue the one before it. */
  | { readonly type: 'missing-round'; readonly round: number }
  | { readonly type: 'seed'; readonly round: number }
  | { readonly type: 'cards'; readonly round: number }
  /** The record breaks the rules of the game or contradicts itself. `problem` is for programmers. */
  | { readonly type: 'replay'; readonly round: number | null; readonly problem: string };

/** Someone who took part in the seeds. */
interface Contributor {
  /** Their player in the match. */
  readonly player: Player;
  /** False if the salt did not arrive although its hash had: this person could choose between two sets of deals. */
  readonly hasSalt: boolean;
}

export interface VerifiedDeals {
  readonly block: DealsBlock;
  readonly rounds: number;
  readonly contributors: readonly Contributor[];
}

export type DealsVerdict =
  | ({ readonly type: 'verified' } & VerifiedDeals)
  /** An old record, or a match that was not dealt in this way; `newer`: this program is too old to check it. */
  | { readonly type: 'not-verifiable'; readonly reason: 'none' | 'newer' }
  | { readonly type: 'failed'; readonly problems: readonly DealsProblem[] };

/** Recomputes everything about the deals of a finished match from its record. */
export function verifyDeals(record: GameRecord): DealsVerdict {
  const read = parseDealsBlock(record);
  switch (read.type) {
    case 'none':
    case 'newer':
      return { type: 'not-verifiable', reason: read.type };
    case 'damaged':
      return { type: 'failed', problems: [read] };
    case 'block':
      break;
  }
  const { block } = read;
  const answer = readRules(record.rules);
  if (!answer.ok)
    return { type: 'failed', problems: [{ type: 'replay', round: null, problem: answer.problem }] };
  const problems = [...sourceProblems(block), ...drawProblems(block, record, answer.rules)];
  problems.push(...roundProblems(block, record, answer.rules));
  if (problems.length > 0) return { type: 'failed', problems };
  const contributors = block.contributions.map(({ chair, salt }) => ({
    player: block.order.indexOf(chair),
    hasSalt: salt !== null,
  }));
  return { type: 'verified', block, rounds: record.rounds.length, contributors };
}

/** Checks the commitment and the salts' hashes. */
function sourceProblems(block: DealsBlock): DealsProblem[] {
  const { commitment, secret, contributions } = block;
  const isKept = commitmentOf(block, secret) === commitment;
  const wrong = contributions.filter(
    ({ hash, salt }) => salt !== null && saltHashOf(commitment, salt) !== hash,
  );
  return [
    ...(isKept ? [] : [{ type: 'commitment' as const }]),
    ...wrong.map(({ chair }) => ({ type: 'salt' as const, chair })),
  ];
}

/** Checks who sits where and who deals first. */
function drawProblems(block: DealsBlock, { rounds }: GameRecord, rules: Rules): DealsProblem[] {
  const { dealer, lot } = drawFrom(rules, drawSeedOf(block));
  const order = chairsBefore(block.seats, lot);
  const isInOrder = order.join() === block.order.join();
  const areSeated = block.contributions.every(({ chair }) => order.includes(chair));
  const first = rounds[0];
  const dealt = apply(newMatch(rules, dealer), { type: 'deal', pack: rules.pack });
  const isDealer = first === undefined || (dealt.ok && dealt.position.open.dealer === first.dealer);
  return [
    ...(isInOrder && areSeated ? [] : [{ type: 'seats' as const }]),
    ...(isDealer ? [] : [{ type: 'dealer' as const }]),
  ];
}

/** Checks the seed and the cards of every round, and that the rules allow what was played with them. */
function roundProblems(block: DealsBlock, record: GameRecord, rules: Rules): DealsProblem[] {
  const problems: DealsProblem[] = [];
  if (record.rounds.length === 0) problems.push({ type: 'missing-round', round: 1 });
  for (const [index, { number, totals }] of record.rounds.entries())
    if (number !== index + 1 || totals !== null) problems.push({ type: 'missing-round', round: index + 1 });
  for (const { number, tags } of record.rounds) {
    const seeds = tags.filter(({ name }) => name === 'seed');
    if (seeds.length !== 1 || seeds[0]!.value !== packSeedOf(block, number))
      problems.push({ type: 'seed', round: number });
  }
  const { stopped, contradictions } = replayRecord(record, ({ round, action, before }) => {
    if (action?.type === 'deal' && !isDealOf(round, before, rules, block))
      problems.push({ type: 'cards', round: round.number });
  });
  const known = new Set(problems.flatMap((problem) => ('round' in problem ? [problem.round] : [])));
  for (const problem of stopped === null ? contradictions : [stopped, ...contradictions]) {
    const round = roundOf(record, problem);
    // Cards that cannot be dealt, or that the seed does not give. The seed has been checked above.
    if (round === null || !known.has(round))
      problems.push({ type: 'replay', round, problem: problem.problem });
  }
  return problems;
}

/** Whether the cards of a round are those that its seed gives. */
function isDealOf(round: RoundRecord, before: Position, rules: Rules, block: DealsBlock): boolean {
  if (round.hands === null) return true;
  const pack = shuffledPack(rules, packSeedOf(block, round.number));
  const dealt = apply(before, { type: 'deal', pack });
  if (!dealt.ok) return false;
  const recorder = new Recorder();
  recorder.deal(before, pack, dealt.position);
  const [{ hands, rest } = round] = recorder.rounds;
  return JSON.stringify([hands, rest]) === JSON.stringify([round.hands, round.rest]);
}

/** The number of the round that a problem is in; null if it is about the whole record. */
function roundOf({ rounds }: GameRecord, { part }: ReplayProblem): number | null {
  const found = rounds.find(
    (round) =>
      round === part || round.lines.some((line) => line === part || line.items.some((item) => item === part)),
  );
  return found?.number ?? null;
}
