import {
  type Action,
  bitsOf,
  type OpenState,
  type Position,
  type Rules,
  roundSeed,
  type Seed,
} from '@schupf/rules';
import { type GameRecord, replayRecord } from '@schupf/rules/notation';
import { type Answer, answered, refused } from '../answer.ts';

/** A match as far as a record tells it. */
export interface Past {
  readonly record: GameRecord;
  readonly rules: Rules;
  /** Its actions as texts that are the same for the same move, however the record writes it. */
  readonly moves: readonly string[];
  /** The table at the end of each round that is over. */
  readonly ended: readonly OpenState[];
}

/** What a record tells, if all of it agrees with the rules; else in one line what does not. */
export function retrace(record: GameRecord): Answer<Past> {
  const moves: string[] = [];
  const ended: OpenState[] = [];
  const { position, stopped, contradictions } = replayRecord(record, ({ action, events, after }) => {
    if (action !== null) moves.push(moveText(action, after));
    if (events.some(({ type }) => type === 'round-ended')) ended.push(after.open);
  });
  const problem = stopped ?? contradictions[0];
  if (problem !== undefined) return refused(problem.problem);
  if (position === null) return refused('no round has begun in it');
  return answered({ record, rules: position.rules, moves, ended });
}

/** The seed of the whole match, told by that of its last round; null when the cards came from elsewhere. */
export function seedOf({ rounds }: GameRecord): Seed | null {
  const last = rounds.at(-1)!;
  const value = last.tags.find(({ name }) => name === 'seed')?.value ?? '';
  const seed = value.slice(0, Math.max(0, value.lastIndexOf('/')));
  return bitsOf(seed) !== null && roundSeed(seed as Seed, last.number) === value ? (seed as Seed) : null;
}

/** Whether one match is the other as it was at some moment. */
export function isEarlier(one: Past, other: Past): boolean {
  const rules = [one, other].map(({ record }) => JSON.stringify(record.rules));
  return rules[0] === rules[1] && one.moves.every((move, at) => move === other.moves[at]);
}

/** Packs are compared by what they deal: a record may hold the order as it was mended for the Mah Jong. */
function moveText(action: Action, { hands, stack }: Position): string {
  if (action.type !== 'deal') return JSON.stringify(action);
  return `deal ${hands.map((hand) => hand.toArray().join()).join(' ')} ${stack.join()}`;
}
