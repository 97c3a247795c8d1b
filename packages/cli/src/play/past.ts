import { type Action, bitsOf, type OpenState, type Rules, roundSeed, type Seed } from '@schupf/rules';
import { type GameRecord, replayRecord } from '@schupf/rules/notation';
import { type Answer, answered, refused } from '../answer.ts';

/** A match as far as a record tells it. */
export interface Past {
  readonly record: GameRecord;
  readonly rules: Rules;
  readonly actions: readonly Action[];
  /** The table at the end of each round that is over. */
  readonly ended: readonly OpenState[];
}

/** What a record tells, if all of it agrees with the rules; else in one line what does not. */
export function retrace(record: GameRecord): Answer<Past> {
  const actions: Action[] = [];
  const ended: OpenState[] = [];
  const { position, stopped, contradictions } = replayRecord(record, ({ action, events, after }) => {
    if (action !== null) actions.push(action);
    if (events.some(({ type }) => type === 'round-ended')) ended.push(after.open);
  });
  const problem = stopped ?? contradictions[0];
  if (problem !== undefined) return refused(problem.problem);
  if (position === null) return refused('no round has begun in it');
  return answered({ record, rules: position.rules, actions, ended });
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
  return (
    one.actions.length <= other.actions.length &&
    same(one.record.rules, other.record.rules) &&
    one.record.rounds.every(({ hands }, round) => same(hands, other.record.rounds[round]?.hands)) &&
    one.actions.every((action, at) => isSameAction(action, other.actions[at]!))
  );
}

/** Packs are compared by the hands they deal: a record may hold the order as it was mended for the Mah Jong. */
function isSameAction(a: Action, b: Action): boolean {
  return a.type === 'deal' ? b.type === 'deal' : same(a, b);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
