import {
  bombClaims,
  EMPTY_TABLE,
  finderFor,
  giftTargets,
  isBomb,
  MAH_JONG,
  NO_SEAT,
  type OpenState,
  type Play,
  type PlayFinder,
  PlayList,
  Position,
  playsHonouringWish,
  RANKS,
  type Rules,
  type Seat,
  trusted,
  wishesWith,
} from '@schupf/rules';
import { Fingerprint } from './fingerprint.ts';
import { findRange, type Range } from './range.ts';
import { type Known, NO_BOUND, Transpositions } from './transpositions.ts';

/**
 * Results differ by at least this many points: card points are multiples of five, and what one side gains the other
 * loses.
 */
const STEP = 10;
/** Options that are not plays: passing, waiting, or giving the Dragon trick to a seat. */
const NOTHING = 0;
const WISHES = 16;

/** What a seat has to decide. */
type Moment = 'over' | 'turn' | 'window' | 'gift';

export interface Solution {
  /** The margin of the first side (seats A and C) in the round if everyone sees all cards and plays perfectly. */
  readonly points: number;
  /** The number of positions searched. */
  readonly nodes: number;
}

/**
 * Solves the end of a round with all cards known: alpha-beta search with narrow windows and a transposition table,
 * using the trusted transitions. No one calls, and no one ignores a wish.
 */
export class EndgameSolver {
  private readonly rules: Rules;
  private readonly finder: PlayFinder;
  private readonly table = new Transpositions();
  private readonly fingerprint: Fingerprint;
  private readonly levels: Level[] = [];
  /** How often a play of a seat, by kind and height, caused a cut-off. Such plays are tried first elsewhere. */
  private readonly history = new Int32Array(HISTORY_SIZE);
  /** Seats that may hold a bomb. */
  private bombers: Seat[] = [];
  private nodes = 0;
  private maxNodes = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.finder = finderFor(rules, 'up-to-suits');
    this.fingerprint = new Fingerprint(rules);
  }

  /** The result of perfect play from a position in play; null if it would take more than `maxNodes` positions. */
  solve(position: Position, maxNodes = Number.POSITIVE_INFINITY): Solution | null {
    this.prepare(position);
    this.nodes = 0;
    this.maxNodes = maxNodes;
    const root = this.levelAt(0);
    let lower = -NO_BOUND;
    let upper = NO_BOUND;
    let guess = this.plausibleResult(position);
    while (lower < upper) {
      const bound = guess === lower ? guess + STEP : guess;
      root.position.copyFrom(position);
      root.asked = 0;
      const value = this.search(0, bound - 1, bound);
      if (this.nodes > maxNodes) return null;
      guess = value;
      if (value < bound) upper = value;
      else lower = value;
    }
    return { points: guess, nodes: this.nodes };
  }

  /** The result if everyone makes the play that looks best. The closer the first guess is, the shorter the search. */
  private plausibleResult(position: Position): number {
    const [here, next] = [this.levelAt(0), this.levelAt(1)];
    here.position.copyFrom(position);
    here.asked = 0;
    for (;;) {
      const moment = this.advance(here);
      if (moment === 'over') return resultOf(here.position);
      here.known.best = -1;
      this.order(here, moment);
      next.position.copyFrom(here.position);
      this.perform(here, moment, here.options[0]!, next);
      here.position.copyFrom(next.position);
      here.asked = next.asked;
    }
  }

  private prepare({ hands }: Position): void {
    this.fingerprint.renew();
    this.history.fill(0);
    const list = new PlayList();
    this.bombers = [];
    this.fingerprint.mergesSuits = true;
    for (let seat = 0; seat < hands.length; seat++) {
      this.finder.findBombs(hands[seat]!, EMPTY_TABLE, list);
      if (list.length === 0) continue;
      this.bombers.push(seat);
      if (list.toArray().some(({ kind }) => kind === 'bombS')) this.fingerprint.mergesSuits = false;
    }
  }

  private levelAt(depth: number): Level {
    while (this.levels.length <= depth) this.levels.push(new Level(this.rules));
    return this.levels[depth]!;
  }

  /** A bound on the value of the position at this depth. It is exact if it is between `alpha` and `beta`. */
  private search(depth: number, alpha: number, beta: number): number {
    const level = this.levelAt(depth);
    const moment = this.advance(level);
    const { position } = level;
    if (moment === 'over') return resultOf(position);
    if (++this.nodes > this.maxNodes) return alpha;
    const { range } = level;
    if (findRange(position, range)) {
      if (range.lower >= beta) return range.lower;
      if (range.upper <= alpha) return range.upper;
    }
    this.fingerprint.take(position, level.asked);
    const { first, second, safe } = this.fingerprint;
    const { known } = level;
    known.best = -1;
    if (this.table.read(first, second, known)) {
      if (known.lower + safe >= beta) return known.lower + safe;
      if (known.upper + safe <= alpha) return known.upper + safe;
    } else {
      known.lower = -NO_BOUND;
      known.upper = NO_BOUND;
    }
    const { lower, upper } = known;
    this.order(level, moment);
    const isFirstSide = level.seat % 2 === 0;
    let value = isFirstSide ? -NO_BOUND : NO_BOUND;
    let best = -1;
    const next = this.levelAt(depth + 1);
    for (let index = 0; index < level.count; index++) {
      const option = level.options[index]!;
      next.position.copyFrom(position);
      this.perform(level, moment, option, next);
      const reached = isFirstSide
        ? this.search(depth + 1, Math.max(alpha, value), beta)
        : this.search(depth + 1, alpha, Math.min(beta, value));
      if (this.nodes > this.maxNodes) return alpha;
      if (isFirstSide ? reached > value : reached < value) {
        value = reached;
        best = option;
      }
      if (isFirstSide ? value >= beta : value <= alpha) {
        if (moment === 'turn') this.history[historyIndex(level, option)]! += 1;
        break;
      }
    }
    if (value >= beta) this.table.write(first, second, value - safe, upper, best);
    else if (value <= alpha) this.table.write(first, second, lower, value - safe, best);
    else this.table.write(first, second, value - safe, value - safe, best);
    return value;
  }

  /** Continues until a seat has a choice, and lists its options. */
  private advance(level: Level): Moment {
    const { position, plays } = level;
    for (;;) {
      const { open } = position;
      if (open.phase === 'gift') {
        level.seat = open.owner;
        return 'gift';
      }
      if (open.phase !== 'play') return 'over';
      if (open.window) {
        if (this.asksForBomb(level)) return 'window';
        level.asked = 0;
        trusted.closeWindow(position);
      } else if (open.turn === NO_SEAT) {
        trusted.gather(position);
      } else {
        const seat = open.turn;
        level.seat = seat;
        const alternative = playsHonouringWish(open, position.hands[seat]!, this.finder, plays);
        level.mayPass = alternative !== 'none';
        if (plays.length === 0) {
          if (alternative === 'wait') trusted.gather(position);
          else trusted.pass(position, seat);
        } else if (plays.length === 1 && !level.mayPass && !plays.at(0).cards.has(MAH_JONG)) {
          trusted.play(position, seat, plays.at(0), 0, NO_SEAT);
        } else {
          return 'turn';
        }
      }
    }
  }

  /**
   * Whether some seat that has not declined yet may bomb in this window. Seats are asked in playing order, starting
   * after the owner of the trick.
   */
  private asksForBomb(level: Level): boolean {
    if (this.bombers.length === 0) return false;
    const { position, plays } = level;
    const { open } = position;
    const { seats } = this.rules;
    for (let step = level.asked + 1; step <= seats; step++) {
      const seat = (open.owner + step) % seats;
      if (!this.bombers.includes(seat)) continue;
      bombClaims(open, seat, position.hands[seat]!, this.finder, plays);
      if (plays.length === 0) continue;
      level.seat = seat;
      level.asked = step;
      return true;
    }
    return false;
  }

  /** Lists the options, the most promising first: a good option causes an early cut-off. */
  private order(level: Level, moment: Moment): void {
    level.count = 0;
    const { open, hands } = level.position;
    if (moment === 'gift') {
      for (const to of giftTargets(open, level.seat)) level.add(to, -open.counts[to]!);
    } else {
      const { plays } = level;
      const cards = hands[level.seat]!.size;
      for (let index = 0; index < plays.length; index++) {
        const play = plays.at(index);
        const rank = promiseOf(play, cards, open);
        for (const wish of this.wishesOf(level, play)) {
          const option = (index + 1) * WISHES + wish;
          level.add(option, rank + this.experience(level, moment, option));
        }
      }
      if (level.mayPass || moment === 'window') {
        const rank = open.arePartners(level.seat, open.owner) ? 50 : -20;
        level.add(NOTHING, rank + this.experience(level, moment, NOTHING));
      }
    }
    level.sort();
  }

  private experience(level: Level, moment: Moment, option: number): number {
    if (moment !== 'turn') return 0;
    return EXPERIENCE * (32 - Math.clz32(this.history[historyIndex(level, option)]!));
  }

  /** A wish for a rank that no one else holds has no effect. */
  private wishesOf({ position, seat }: Level, play: Play): readonly number[] {
    const wishes = wishesWith(this.rules, play);
    if (wishes.length === 1) return wishes;
    const isHeld = (rank: number) =>
      position.hands.some((hand, other) => other !== seat && hand.ofRank(rank) !== 0) ||
      (position.hands[seat]!.ofRank(rank) & ~play.cards.ofRank(rank)) !== 0;
    const idle = wishes.find((wish) => wish === 0 || !isHeld(wish));
    return [...(idle === undefined ? [] : [idle]), ...RANKS.filter((rank) => rank !== idle && isHeld(rank))];
  }

  private perform(level: Level, moment: Moment, option: number, next: Level): void {
    const { position } = next;
    next.asked = 0;
    if (moment === 'gift') {
      trusted.give(position, option);
    } else if (option !== NOTHING) {
      const play = level.plays.at(Math.floor(option / WISHES) - 1);
      trusted.play(position, level.seat, play, option % WISHES, NO_SEAT);
    } else if (moment === 'window') {
      next.asked = level.asked;
    } else if (position.open.owner === level.seat && !this.rules.selfOvertake) {
      trusted.gather(position);
    } else {
      trusted.pass(position, level.seat);
    }
  }
}

function resultOf({ open }: Position): number {
  return open.result!.points[0]! - open.result!.points[1]!;
}

const HISTORY_KINDS = 32;
const HISTORY_HEIGHTS = 64;
const HISTORY_SIZE = 4 * 2 * HISTORY_KINDS * HISTORY_HEIGHTS;
/** How much more promising a play becomes each time its number of successes doubles. */
const EXPERIENCE = 20;

/**
 * One entry for each seat, for leading or following, and for each kind, size and height of a combination; the first
 * entry is for passing.
 */
function historyIndex({ plays, seat, position }: Level, option: number): number {
  const base = (seat * 2 + (position.open.trickIsEmpty ? 1 : 0)) * HISTORY_KINDS;
  if (option === NOTHING) return base * HISTORY_HEIGHTS;
  const { kind, height, size } = plays.at(Math.floor(option / WISHES) - 1);
  const shape = kind === 'stairs' ? size + 12 : kind === 'full' ? 1 : size;
  return (base + shape) * HISTORY_HEIGHTS + height;
}

/** What a search needs at one depth. It is reused, so that nothing is allocated. */
class Level {
  readonly position: Position;
  readonly plays = new PlayList();
  readonly range: Range = { lower: 0, upper: 0 };
  readonly known: Known = { lower: 0, upper: 0, best: -1 };
  readonly options: number[] = [];
  private readonly ranks: number[] = [];
  count = 0;
  seat: Seat = 0;
  mayPass = false;
  /** How many seats after the owner of the trick have been asked for a bomb in this window. */
  asked = 0;

  constructor(rules: Rules) {
    this.position = new Position(rules);
  }

  add(option: number, rank: number): void {
    this.options[this.count] = option;
    this.ranks[this.count++] = option === this.known.best ? Number.MAX_VALUE : rank;
  }

  sort(): void {
    const { options, ranks } = this;
    for (let index = 1; index < this.count; index++) {
      const option = options[index]!;
      const rank = ranks[index]!;
      let place = index;
      for (; place > 0 && ranks[place - 1]! < rank; place--) {
        options[place] = options[place - 1]!;
        ranks[place] = ranks[place - 1]!;
      }
      options[place] = option;
      ranks[place] = rank;
    }
  }
}

/**
 * How promising a play looks: going out is best and bombs are worst; when leading, many low cards; when following,
 * plays that are hard to beat.
 */
function promiseOf(play: Play, cards: number, open: OpenState): number {
  if (play.size === cards) return 1000;
  if (isBomb(play)) return -50;
  if (open.trickIsEmpty) return play.size * 10 - play.height / 4;
  return play.height;
}
