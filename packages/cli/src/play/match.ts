import {
  type Action,
  type Applied,
  apply,
  below,
  bitsOf,
  newMatch,
  type OpenState,
  type Position,
  type Refused,
  type Rules,
  type RulesRequest,
  readRules,
  roundSeed,
  type Seed,
  shuffledPack,
} from '@schupf/rules';
import { type GameRecord, Recorder, type ReplayStep, replayRecord, type Tag } from '@schupf/rules/notation';
import { type Answer, answered, refused } from '../answer.ts';

const SEED_TAG = 'seed';

/** What is said of a match before its first deal. */
interface Terms {
  readonly request: RulesRequest;
  readonly names: readonly string[];
  readonly seed: Seed;
  readonly tags: readonly Tag[];
}

/** A match as it was played: nothing but its accepted actions, and what they led to. */
export class Match {
  readonly terms: Terms;
  readonly rules: Rules;
  position: Position;
  readonly actions: Action[] = [];
  /** The table at the end of each round that is over. */
  readonly ended: OpenState[] = [];
  private readonly recorder = new Recorder();

  private constructor(terms: Terms, position: Position) {
    this.terms = terms;
    this.rules = position.rules;
    this.position = position;
  }

  /** A new match; chance, which is the seed's, decides who deals first. */
  static begin(request: RulesRequest, names: readonly string[], seed: Seed): Match {
    const answer = readRules(request);
    if (!answer.ok) throw new Error(answer.problem);
    const dealer = below(answer.rules.seats, bitsOf(seed)!);
    return new Match({ request, names, seed, tags: [] }, newMatch(answer.rules, dealer));
  }

  /** A match as a record tells it, if all of it agrees with the rules; `seed` deals on where the record has none. */
  static from(record: GameRecord, seed: Seed): Answer<Match> {
    const steps: ReplayStep[] = [];
    const { stopped, contradictions } = replayRecord(record, (step) => steps.push(step));
    const problem = stopped ?? contradictions[0];
    if (problem !== undefined) return refused(problem.problem);
    const [first] = steps;
    if (first === undefined) return refused('no round has begun in it');
    const { rules: request, names, tags } = record;
    const match = new Match({ request, names, tags, seed: seedOf(record) ?? seed }, first.before);
    for (const step of steps) match.retrace(step);
    return answered(match);
  }

  get open(): OpenState {
    return this.position.open;
  }

  /** Deals the next round. */
  deal(): Applied | Refused {
    const seed = roundSeed(this.terms.seed, this.open.round + 1);
    const pack = shuffledPack(this.rules, seed);
    return this.tryTo({ type: 'deal', pack }, [{ name: SEED_TAG, value: seed }]);
  }

  /** Makes an action part of the match if the rules allow it. */
  tryTo(action: Action, tags: readonly Tag[] = []): Applied | Refused {
    const before = this.position;
    const applied = apply(before, action);
    if (!applied.ok) return applied;
    if (action.type === 'deal') this.recorder.deal(before, action.pack, applied.position, tags);
    else this.recorder.act(before, action, applied.position);
    this.accept(action, applied.position);
    return applied;
  }

  get record(): GameRecord {
    const { request, names, tags } = this.terms;
    return { rules: request, names, tags, rounds: this.recorder.rounds };
  }

  private accept(action: Action, after: Position): void {
    this.position = after;
    this.actions.push(action);
    const isEnd = after.open.phase === 'round-over' || after.open.phase === 'match-over';
    if (isEnd) this.ended.push(after.open);
  }

  /** Takes over a step with what was written beside it. */
  private retrace({ round, item, action, before, after }: ReplayStep): void {
    const { recorder } = this;
    const aside = { notes: item?.notes ?? [], ...(item?.time == null ? {} : { time: item.time }) };
    if (action === null) {
      if (item?.move?.type === 'news') recorder.news(item.move.name, item.move.words, aside);
      else for (const note of aside.notes) if (note.type === 'comment') recorder.comment(note.text);
      return;
    }
    if (action.type === 'deal') recorder.deal(before, action.pack, after, round.tags);
    else recorder.act(before, action, after, item?.move?.type === 'taken' ? {} : aside);
    this.accept(action, after);
  }
}

/** The seed of the whole match, told by that of its last round. */
function seedOf({ rounds }: GameRecord): Seed | null {
  const last = rounds.at(-1)!;
  const value = last.tags.find(({ name }) => name === SEED_TAG)?.value ?? '';
  const seed = value.slice(0, Math.max(0, value.lastIndexOf('/')));
  return bitsOf(seed) !== null && roundSeed(seed as Seed, last.number) === value ? (seed as Seed) : null;
}
