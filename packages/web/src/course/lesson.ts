import {
  type Action,
  apply,
  dutiesOf,
  type GameEvent,
  momentOf,
  type Player,
  type Position,
  positionForClaim,
  type Refusal,
  readRules,
  type Seat,
  type SeatAction,
  setUp,
} from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { holds, type LessonState } from './conditions.ts';
import type { Level } from './level.ts';
import { readMove } from './moves.ts';
import { simpleMove } from './others.ts';

const GATHER = { type: 'gather' } as const;

export type Standing =
  | { readonly type: 'asking' | 'playing' | 'done' }
  /**
   * `miss` is the index of the level's text that says why; null if the round ended without reaching the goal, or the
   * answer was wrong.
   */
  | { readonly type: 'missed'; readonly miss: number | null; readonly isAnswer: boolean };

/** The result of an action by the learner or another player. */
export interface Step {
  readonly events: readonly GameEvent[];
  readonly position: Position;
}

/** A level in progress. It has no clock: the caller decides when the other players move. */
export class Lesson implements LessonState {
  readonly level: Level;
  position: Position;
  readonly events: GameEvent[] = [];
  standing: Standing;
  isAnswered = false;
  private script: readonly SeatAction[];

  constructor(level: Level) {
    this.level = level;
    this.position = positionOf(level);
    this.script = (level.script ?? []).map(readMove);
    this.standing = { type: level.ask === undefined ? 'playing' : 'asking' };
  }

  /** The player at the first seat. In a three-player game, they are the soloist only if they are the dealer. */
  get learner(): Player {
    return this.position.open.players[0]!;
  }

  isLearners(seat: Seat): boolean {
    return this.position.open.players[seat] === this.learner;
  }

  answer(choice: number): void {
    if (this.standing.type !== 'asking') return;
    this.isAnswered = choice === this.level.ask?.right;
    this.standing = this.isAnswered ? { type: 'playing' } : { type: 'missed', miss: null, isAnswer: true };
    if (this.isAnswered) this.judge();
  }

  /**
   * Performs an action of the learner, or returns why it is refused. If the others may still bomb (`window`), that
   * chance ends before the learner plays.
   */
  act(action: SeatAction): readonly Step[] | Refusal {
    if (this.standing.type !== 'playing') return { code: 'not-now', rule: null };
    const refused = apply(positionForClaim(this.position, action), action);
    if (!refused.ok) return refused.refusal;
    const bomb = this.bombNow();
    const isWaiting = this.position.open.window && action.type !== 'bomb' && action.type !== 'call';
    // A scripted bomb of another player comes first. The learner's cards then stay in their hand.
    if (isWaiting && bomb !== null) return [this.perform(bomb)];
    return [...(isWaiting ? [this.perform({ type: 'close-window' })] : []), this.perform(action)];
  }

  /** The next action that does not need the learner; null while the lesson waits for them, and when it is over. */
  next(): Action | null {
    if (this.standing.type !== 'playing') return null;
    const { open } = this.position;
    if (open.window) return this.bombNow() ?? { type: 'close-window' };
    const duties = dutiesOf(open);
    const other = duties.find(({ seat }) => !this.isLearners(seat));
    if (other !== undefined) return this.moveOf(other.seat);
    return duties.length === 0 && apply(this.position, GATHER).ok ? GATHER : null;
  }

  perform(action: Action): Step {
    const applied = apply(this.position, action);
    if (!applied.ok) throw new Error(`${this.level.id}: ${applied.refusal.code}`);
    this.position = applied.position;
    this.script = this.script.filter((move) => move !== action);
    this.events.push(...applied.events);
    this.judge();
    return applied;
  }

  /** The index of the hint for the current position; null if there is none. */
  hintNow(): number | null {
    const index = (this.level.hints ?? []).findIndex((when) => when === null || holds(when, this));
    return index < 0 ? null : index;
  }

  private judge(): void {
    if (this.standing.type !== 'playing') return;
    const { goal, misses = [] } = this.level;
    if (holds(goal, this)) {
      this.standing = { type: 'done' };
      return;
    }
    const miss = misses.findIndex((condition) => holds(condition, this));
    if (miss >= 0) this.standing = { type: 'missed', miss, isAnswer: false };
    else if (momentOf(this.position.open) === 'over')
      this.standing = { type: 'missed', miss: null, isAnswer: false };
  }

  private bombNow(): SeatAction | null {
    const bomb = this.script.find((move) => move.type === 'bomb' && apply(this.position, move).ok);
    return bomb ?? null;
  }

  private moveOf(seat: Seat): SeatAction {
    const written = this.script.find((move) => move.seat === seat && move.type !== 'bomb');
    if (written !== undefined && apply(this.position, written).ok) return written;
    return simpleMove(this.position, seat, this.level.others === 'beat');
  }
}

function positionOf(level: Level): Position {
  const { rules = { variant: 'nanjing' }, hands, won, leader = 0, phase = 'play', totals } = level;
  const { dealer, ranking, calls, finished, wish } = level;
  const all = hands.map((_, seat) => seat);
  const read = readRules(rules);
  if (!read.ok) throw new Error(`${level.id}: ${read.problem}`);
  const answer = setUp(read.rules, {
    phase,
    hands: hands.map(cardsOf),
    turn: leader,
    ...(won === undefined ? {} : { won: won.map(cardsOf) }),
    ...(dealer === undefined ? {} : { dealer }),
    ...(ranking === undefined ? {} : { ranking }),
    ...(calls === undefined ? {} : { calls }),
    ...(finished === undefined ? {} : { finished }),
    ...(wish === undefined ? {} : { wish }),
    // Otherwise a player with only a few cards could still call Tichu.
    played: level.isFresh === true ? [] : all,
  });
  if (!answer.ok) throw new Error(`${level.id}: ${answer.problem}`);
  if (totals !== undefined) answer.position.open.totals = totals;
  return answer.position;
}

function cardsOf(text: string) {
  const cards = parseCards(text);
  if (cards === null) throw new Error(`not cards: ${text}`);
  return cards;
}
