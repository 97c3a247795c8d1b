import type { Card } from '../../card.ts';
import { isSeed, shuffledPack } from '../../chance/shuffle.ts';
import { type MatchPoint, matchAt } from '../../match.ts';
import { undecidedSeats } from '../../phases/calls.ts';
import { dealPlan, nextTaker, takerOf, withMahJongDealt } from '../../phases/deal.ts';
import { nextDealer } from '../../phases/roles.ts';
import { type Rules, readRules } from '../../rules.ts';
import { seatsIn } from '../../seat.ts';
import type { Action } from '../../state/action.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Position } from '../../state/position.ts';
import type { Refusal } from '../../state/refusal.ts';
import { apply } from '../../transitions/checked.ts';
import { formatSeat } from '../cards.ts';
import type { GameRecord, RecordItem, RecordLine, RecordMove, RoundRecord } from './record.ts';
import { impliesTable, isBetweenTricks, isTrickWaiting, TIME_UP } from './recorder.ts';

/** A step of a recorded match. Implied table actions have no item; items that do not change the game have no action. */
export interface ReplayStep {
  readonly round: RoundRecord;
  readonly line: RecordLine | null;
  readonly item: RecordItem | null;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
  readonly before: Position;
  readonly after: Position;
}

/** An error in a record, and the part of the record it is in. */
export interface ReplayProblem {
  readonly problem: string;
  /** Why the rules refuse the move, if they do. */
  readonly refusal: Refusal | null;
  readonly part: GameRecord | RoundRecord | RecordLine | RecordItem;
}

export interface ReplayResult {
  /** The position after the last legal action; null if the match could not begin. */
  readonly position: Position | null;
  /** Why the replay stopped; null if it reached the end. */
  readonly stopped: ReplayProblem | null;
  /** Where the record disagrees with the rules: seats, seeds, finishing orders, scores. */
  readonly contradictions: readonly ReplayProblem[];
}

/** Plays a record through the checked transitions, calls `visit` for every step, and checks the record's claims. */
export function replayRecord(record: GameRecord, visit: (step: ReplayStep) => void = () => {}): ReplayResult {
  const answer = readRules(record.rules);
  if (!answer.ok) {
    const stopped = { problem: answer.problem, refusal: null, part: record };
    return { position: null, stopped, contradictions: [] };
  }
  const replay = new Replay(answer.rules, visit);
  try {
    for (const round of record.rounds) replay.playRound(round);
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return { position: replay.position, stopped: stop.problem, contradictions: replay.contradictions };
  }
  return { position: replay.position, stopped: null, contradictions: replay.contradictions };
}

/** Thrown only inside the replay; `replayRecord` returns it as a value. */
class Stop {
  readonly problem: ReplayProblem;

  constructor(problem: ReplayProblem) {
    this.problem = problem;
  }
}

class Replay {
  position: Position | null = null;
  readonly contradictions: ReplayProblem[] = [];
  private readonly rules: Rules;
  private readonly visit: (step: ReplayStep) => void;

  constructor(rules: Rules, visit: (step: ReplayStep) => void) {
    this.rules = rules;
    this.visit = visit;
  }

  playRound(round: RoundRecord): void {
    const before = this.begin(round);
    this.position = before;
    this.act({ type: 'deal', pack: this.packOf(round) }, { round, line: null, item: null }, round);
    this.checkHeader(round);
    for (const line of round.lines) {
      this.playLine(round, line);
      if (line !== round.lines.at(-1)) this.checkLineEnd(line);
    }
    this.checkEnd(round, before);
  }

  private get now(): Position {
    return this.position!;
  }

  private stop(problem: string, part: ReplayProblem['part'], refusal: Refusal | null = null): never {
    throw new Stop({ problem, part, refusal });
  }

  private contradict(problem: string, part: ReplayProblem['part']): void {
    this.contradictions.push({ problem, part, refusal: null });
  }

  /** The position before the deal: the end of the previous round, or the one described in the header of this round. */
  private begin(round: RoundRecord): Position {
    const { position } = this;
    if (position !== null && round.totals === null) {
      if (round.number !== position.open.round + 1) {
        this.stop(
          `expected round ${position.open.round + 1}; a round out of sequence must state its totals`,
          round,
        );
      }
      return position;
    }
    const answer = matchAt(this.rules, pointOf(round));
    return answer.ok ? answer.position : this.stop(answer.problem, round);
  }

  /** The pack in the order that produces these hands, or the pack from the seed if the record has no hands. */
  private packOf(round: RoundRecord): readonly Card[] {
    const seed = round.tags.find(({ name }) => name === 'seed')?.value;
    const seeded = seed !== undefined && isSeed(seed) ? shuffledPack(this.rules, seed) : null;
    if (round.hands === null) {
      return seeded ?? this.stop('the round has neither hands nor a seed that produces them', round);
    }
    const dealer = nextDealer(this.now.open);
    const { dealt } = dealPlan(this.rules, dealer, round.number);
    const pack: Card[] = [];
    for (let card = 0; card < dealt; card++) {
      const seat = takerOf(this.rules, dealer, card);
      const next = round.hands[seat]?.[Math.floor(card / this.rules.seats)];
      pack.push(next ?? this.stop(`seat ${formatSeat(seat)} has too few cards`, round));
    }
    pack.push(...round.rest);
    const written = round.hands.reduce((sum, hand) => sum + hand.length, round.rest.length);
    if (written !== pack.length) this.stop('some hands have too many cards', round);
    if (seeded !== null && !sameList(withMahJongDealt(this.rules, seeded, dealt), pack)) {
      this.contradict('the seed does not produce these cards', round);
    }
    return pack;
  }

  private checkHeader(round: RoundRecord): void {
    const { open } = this.now;
    if (round.dealer !== null && round.dealer !== open.dealer)
      this.contradict(`the dealer is ${formatSeat(open.dealer)}, not ${formatSeat(round.dealer)}`, round);
    const players = round.players ?? open.players.map((_, seat) => seat);
    const areSeatsStated = round.players !== null || this.rules.dummy === null;
    if (areSeatsStated && !sameList(players, open.players))
      this.contradict('the players sit at different seats', round);
    if (!sameList(round.ranking, open.ranking)) this.contradict('the ranking is different', round);
  }

  private playLine(round: RoundRecord, line: RecordLine): void {
    for (const item of line.items) this.playItem(round, line, item);
    if (line.cut || line.label !== 'trick') return;
    while (isTrickWaiting(this.now.open)) this.advanceTable({ round, line, item: null }, line);
  }

  /** Each trick has exactly one line, so that a reader who looks up its number finds all of it. */
  private checkLineEnd(line: RecordLine): void {
    if (line.label === 'trick' && !isBetweenTricks(this.now.open))
      this.stop('the trick continues beyond its line', line);
  }

  private playItem(round: RoundRecord, line: RecordLine, item: RecordItem): void {
    const where = { round, line, item };
    const { move } = item;
    if (move === null) return this.mention(where);
    if (move.type === 'push') this.declineForOthers({ round, line, item: null }, item);
    if (impliesTable(move)) this.applyImpliedActions(move, { round, line, item: null }, item);
    this.play(move, where);
  }

  /**
   * A push implies that every seat that has not answered declined Tichu. Programs that do not ask about Tichu do not
   * record these moves.
   */
  private declineForOthers(where: Where, item: RecordItem): void {
    if (this.now.open.phase !== 'tichu') return;
    for (const seat of seatsIn(undecidedSeats(this.now.open)))
      this.act({ type: 'decline', seat }, where, item);
  }

  /** Reports an item that does not change the game. */
  private mention(where: Where): void {
    this.visit({ ...where, action: null, events: [], before: this.now, after: this.now });
  }

  /** Performs the table actions that a turn or gift implies but the record leaves out. */
  private applyImpliedActions(move: RecordMove, where: Where, item: RecordItem): void {
    if (this.now.open.window) this.act({ type: 'close-window' }, where, item);
    if (move.type === 'give' && isTrickWaiting(this.now.open)) this.act({ type: 'gather' }, where, item);
  }

  private play(move: RecordMove, where: Where & { item: RecordItem }): void {
    switch (move.type) {
      case 'taken':
        for (let card = 0; card < move.cards; card++) {
          if (this.now.open.phase !== 'take')
            this.stop('there are not enough cards left to take', where.item);
          this.act({ type: 'take', seat: nextTaker(this.now.open) }, where, where.item);
        }
        return;
      case 'news':
        if (move.name === TIME_UP && this.rules.matchEnd === 'time')
          return this.act({ type: 'time-up' }, where, where.item);
        return this.mention(where);
      case 'table':
        return this.advanceTable(where, where.item);
      case 'call':
      case 'withdraw':
      case 'take':
      case 'decline':
      case 'push':
      case 'take-back':
      case 'play':
      case 'bomb':
      case 'pass':
      case 'give':
        return this.act(move, where, where.item);
    }
  }

  /** Performs the table's next action: closes the window or gathers the trick. */
  private advanceTable(where: Where, part: RecordLine | RecordItem): void {
    this.act(this.now.open.window ? { type: 'close-window' } : { type: 'gather' }, where, part);
  }

  private act(action: Action, where: Where, part: ReplayProblem['part']): void {
    const before = this.now;
    const applied = apply(before, action);
    if (!applied.ok) this.stop(`the rules refuse this: ${applied.refusal.code}`, part, applied.refusal);
    this.position = applied.position;
    this.visit({ ...where, action, events: applied.events, before, after: applied.position });
  }

  private checkEnd(round: RoundRecord, start: Position): void {
    const { open } = this.now;
    if (open.result === null) {
      if (round.order !== null) this.contradict('the round is not over', round);
      return;
    }
    if (round.order !== null && !sameList(round.order, open.result.order)) {
      this.contradict('the seats went out in a different order', round);
    }
    if (round.score === null) return;
    const points = open.totals.map((total, column) => total - start.open.totals[column]!);
    if (!sameList(round.score.points, points)) {
      this.contradict(`the round scores ${points.join(' ')}, not ${round.score.points.join(' ')}`, round);
    } else if (!sameList(round.score.totals, open.totals)) {
      this.contradict(`the totals are ${open.totals.join(' ')}`, round);
    }
  }
}

type Where = Pick<ReplayStep, 'round' | 'line' | 'item'>;

function pointOf({ number, dealer, players, ranking, totals }: RoundRecord): MatchPoint {
  return { round: number, dealer: dealer ?? 0, players, ranking, totals };
}

function sameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
