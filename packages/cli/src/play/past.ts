import {
  type Action,
  bitsOf,
  failure,
  type OpenState,
  type Position,
  type Result,
  type Rules,
  roundSeed,
  type Seed,
  success,
} from '@schupf/rules';
import { type GameRecord, replayRecord } from '@schupf/rules/notation';

/** A recorded match, replayed. */
export interface Past {
  readonly record: GameRecord;
  readonly rules: Rules;
  /** One normalised text per action, so that equal moves compare equal however they were written. */
  readonly moves: readonly string[];
  /** The table at the end of each finished round. */
  readonly ended: readonly OpenState[];
}

/** Replays a record. Fails with a one-line problem if the record contradicts the rules. */
export function replayPast(record: GameRecord): Result<Past> {
  const moves: string[] = [];
  const ended: OpenState[] = [];
  const { position, stopped, contradictions } = replayRecord(record, ({ action, events, after }) => {
    if (action !== null) moves.push(moveText(action, after));
    if (events.some(({ type }) => type === 'round-ended')) ended.push(after.open);
    else if (action?.type === 'time-up' && after.open.phase === 'match-over')
      ended[ended.length - 1] = after.open;
  });
  const problem = stopped ?? contradictions[0];
  if (problem !== undefined) return failure(problem.problem);
  if (position === null) return failure('it contains no round');
  return success({ record, rules: position.rules, moves, ended });
}

/** The seed of the match, derived from the seed of its last round; null if the cards were not dealt from a seed. */
export function seedOf({ rounds }: GameRecord): Seed | null {
  const last = rounds.at(-1)!;
  const value = last.tags.find(({ name }) => name === 'seed')?.value ?? '';
  const seed = value.slice(0, Math.max(0, value.lastIndexOf('/')));
  return bitsOf(seed) !== null && roundSeed(seed as Seed, last.number) === value ? (seed as Seed) : null;
}

/** Whether `earlier` is an earlier state of the match `later`. */
export function isEarlier(earlier: Past, later: Past): boolean {
  const rules = [earlier, later].map(({ record }) => JSON.stringify(record.rules));
  return rules[0] === rules[1] && earlier.moves.every((move, index) => move === later.moves[index]);
}

/** Deals are compared by their hands: a record may contain the pack as it was after the swap for the Mah Jong. */
function moveText(action: Action, { hands, stack }: Position): string {
  if (action.type !== 'deal') return JSON.stringify(action);
  return `deal ${hands.map((hand) => hand.toArray().join()).join(' ')} ${stack.join()}`;
}
