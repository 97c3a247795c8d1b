import {
  CardSet,
  type Cards,
  fulfils,
  hasSeat,
  KINDS,
  type Kind,
  leaderAfterDog,
  NO_SEAT,
  type OpenState,
  type Play,
  type Rules,
  type Seat,
  type View,
} from '@schupf/rules';
import {
  addCounts,
  addRoughCounts,
  countFeatures,
  FACES,
  faceIndex,
  ROUGH_COUNT_FEATURES,
} from './card-counts.ts';
import type { Encoder, GivenCard } from './encoder.ts';
import type { FeatureBuffer } from './feature-buffer.ts';
import { factsFor, type HandFacts } from './hand-facts.ts';
import { learnedGameOf, variantsOf } from './learned-games.ts';
import {
  BEATERS,
  blocksFor,
  GAME_TRAITS,
  type GameTraits,
  HAND_SIZES,
  HEIGHTS,
  MAX_HAND,
  MAX_TOP_PAIRS,
  MAX_TOPS,
  NEED_STEP,
  NEEDS,
  PLACES,
  TRICK_LIMITS,
  WON_LIMITS,
} from './net-2-blocks.ts';
import { isNearTheEnd, pointsNeeded } from './objective.ts';
import { Tops } from './tops.ts';

type Blocks = ReturnType<typeof blocksFor>;
type TableBlocks = Pick<
  Blocks['play'],
  'variant' | 'twoPacks' | 'players' | 'rank' | 'soloist' | 'known' | 'ourNeed' | 'theirNeed'
>;

const KIND_INDEX = Object.fromEntries(KINDS.map((kind, index) => [kind, index])) as Record<Kind, number>;

/**
 * When the networks are told the score near the end of a match. They were trained with it always, but what they learned
 * about it helps only with calls, and only the side that is behind: docs/training.md.
 */
export type TellsScore = 'always' | 'for-calls-when-behind';

/** How many more points than the other side a side must need to be behind. */
const BEHIND = 100;

function isBehind(open: OpenState, seat: Seat): boolean {
  const { ours, theirs } = pointsNeeded(open, seat);
  return ours - theirs > BEHIND;
}

/** The input of net-2, for every game. */
export class Net2Encoder implements Encoder {
  private readonly rules: Rules;
  private readonly traits: GameTraits;
  private readonly blocks: Blocks;
  private readonly facts: HandFacts;
  private readonly pack: CardSet;
  /** Which of the variants that share these networks is played. */
  private readonly variantIndex: number;
  /** For a number of steps in playing order: the place of that seat in groups with one entry per seat; 0 is the own. */
  private readonly places: readonly number[];
  private readonly after = new CardSet();
  private readonly unseen = new CardSet();
  private readonly tops = new Tops();
  private readonly tellsScore: TellsScore;
  private isScoreTold = false;

  constructor(rules: Rules, tellsScore: TellsScore = 'for-calls-when-behind') {
    const game = learnedGameOf(rules);
    this.rules = rules;
    this.tellsScore = tellsScore;
    this.traits = GAME_TRAITS[game];
    this.blocks = blocksFor(game);
    this.facts = factsFor(rules);
    this.pack = CardSet.of(rules.pack);
    this.variantIndex = variantsOf(game).indexOf(rules.variant);
    this.places = placesFor(rules.seats, this.traits.others);
  }

  decides(what: 'call' | 'other', open: OpenState, seat: Seat): boolean {
    const isCallBehind = () => what === 'call' && isBehind(open, seat);
    const mayTell = this.traits.knowsScore && isNearTheEnd(open);
    this.isScoreTold = mayTell && (this.tellsScore === 'always' || isCallBehind());
    return this.isScoreTold;
  }

  addGrand(view: View, seat: Seat, to: FeatureBuffer): void {
    const { open } = view;
    const { grand } = this.blocks;
    const hand = view.hands[seat]!;
    to.clear();
    this.addTable(view, seat, grand, to);
    addCounts(to, grand.hand, hand, this.traits.packs);
    to.add(grand.combinations + (this.facts.of(hand) & 15));
    for (let step = 1; step < this.rules.seats; step++) {
      if (open.calls[(seat + step) % this.rules.seats] === 'grand') to.add(grand.calls + this.places[step]!);
    }
    to.nextCandidate();
    to.nextCandidate();
    to.add(grand.calls);
  }

  addPushState(view: View, seat: Seat, given: readonly GivenCard[], to: FeatureBuffer): void {
    const { push } = this.blocks;
    to.clear();
    this.addTable(view, seat, push, to);
    to.add(push.number + given.length);
    for (const card of given) this.addGiven(seat, card, to);
    this.addCalls(view.open, seat, push.calls, to);
    const { calls } = view.open;
    if (calls[seat] !== null) to.add(push.calls + (calls[seat] === 'grand' ? 1 : 0));
  }

  addGivenCard(
    seat: Seat,
    left: Cards,
    _given: readonly GivenCard[],
    next: GivenCard,
    to: FeatureBuffer,
  ): void {
    const { push } = this.blocks;
    addCounts(to, push.hand, left, this.traits.packs);
    to.add(push.receiver + this.placeOf(next.to, seat) - 1);
    this.addGiven(seat, next, to);
    this.addFacts(left, push, to);
  }

  addState(view: View, seat: Seat, to: FeatureBuffer, isGift = false): void {
    const { open } = view;
    const { play } = this.blocks;
    const { seats } = this.rules;
    to.clear();
    this.addTable(view, seat, play, to);
    const unseen = this.readUnseen(view, seat);
    if (this.traits.knowsTops) this.tops.read(unseen);
    addCounts(to, play.unseen, unseen, this.traits.packs);
    let fewest = MAX_HAND;
    for (let step = 1; step < seats; step++) {
      const other = (seat + step) % seats;
      const place = this.places[step]!;
      const count = Math.min(MAX_HAND, open.counts[other]!);
      to.add(play.count + place * HAND_SIZES + count);
      if (count > 0 && open.areOpponents(seat, other)) fewest = Math.min(fewest, count);
      if (this.traits.hasTeams) {
        addRoughCounts(to, play.played + (place - 1) * ROUGH_COUNT_FEATURES, open.played[other]!);
      }
      if (hasSeat(open.passed, other)) to.add(play.passed + place - 1);
    }
    to.add(play.fewest + fewest);
    this.addCalls(open, seat, play.calls, to);
    this.addTransfers(view, seat, unseen, to);
    const { finished } = open;
    to.add(play.outNumber + finished.length);
    for (let place = 0; place < Math.min(PLACES, finished.length); place++) {
      to.add(play.out + place * (this.traits.others + 1) + this.placeOf(finished[place]!, seat));
    }
    if (!isGift) this.addWon(open, seat, NO_SEAT, to);
  }

  addPlay(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    play: Play,
    wish: number,
    dogTo: Seat,
    calls: boolean,
    to: FeatureBuffer,
  ): void {
    const blocks = this.blocks.play;
    const after = this.after.copyFrom(hand).removeAll(play.cards);
    const isDog = play.kind === 'dog';
    this.addHand(after, open.counts[seat]! - play.size, to);
    this.addTop(play, to);
    to.add(blocks.owner);
    if (!isDog) this.addTrick(open.trickCards.points() + play.cards.points(), to);
    to.add(blocks.wish + (wish !== 0 ? wish : open.wish !== 0 && fulfils(play, open.wish) ? 0 : open.wish));
    this.addOwnCall(open, seat, calls, to);
    const next = isDog
      ? this.placeOf(leaderAfterDog(open, seat, dogTo), seat)
      : this.nextAfter(open, seat, seat);
    to.add(blocks.next + next);
  }

  addPass(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    isOnTurn: boolean,
    calls: boolean,
    to: FeatureBuffer,
  ): void {
    const blocks = this.blocks.play;
    this.addHand(hand, open.counts[seat]!, to);
    this.addTop(open.standing, to);
    to.add(blocks.owner + (open.owner === NO_SEAT ? this.noOne : this.placeOf(open.owner, seat)));
    this.addTrick(open.trickCards.points(), to);
    to.add(blocks.wish + open.wish);
    this.addOwnCall(open, seat, calls, to);
    to.add(isOnTurn ? blocks.passes : blocks.waits);
    if (isOnTurn) to.add(blocks.next + this.nextAfter(open, seat, open.owner));
    else to.add(blocks.next + (open.turn === NO_SEAT ? this.noOne : this.placeOf(open.turn, seat)));
  }

  addGift(open: OpenState, seat: Seat, hand: Cards, receiver: Seat, to: FeatureBuffer): void {
    const blocks = this.blocks.play;
    this.addHand(hand, open.counts[seat]!, to);
    to.add(blocks.gives);
    to.add(blocks.owner + this.noOne);
    to.add(blocks.wish + open.wish);
    this.addOwnCall(open, seat, false, to);
    to.add(blocks.next);
    this.addWon(open, seat, receiver, to);
  }

  /** The place in groups with one entry per seat for "no one". */
  private get noOne(): number {
    return this.traits.others + 1;
  }

  private placeOf(other: Seat, seat: Seat): number {
    const { seats } = this.rules;
    return this.places[(other - seat + seats) % seats]!;
  }

  /** Which game is played by how many, the seat's role in it, and the other hands it sees. */
  private addTable(view: View, seat: Seat, blocks: TableBlocks, to: FeatureBuffer): void {
    const { rules, traits } = this;
    const { open, hands } = view;
    to.add(blocks.variant + this.variantIndex);
    if (rules.packs === 2) to.add(blocks.twoPacks);
    if (this.isScoreTold) addScore(open, seat, blocks, to);
    if (!traits.hasTeams) {
      to.add(blocks.players + rules.players);
      to.add(blocks.rank + open.ranking.indexOf(seat) + 1);
    }
    if (!traits.hasDummy) return;
    to.add(blocks.soloist + this.placeOf(open.solo, seat));
    for (let step = 1; step < rules.seats; step++) {
      const hand = hands[(seat + step) % rules.seats]!;
      if (hand === null) continue;
      addCounts(
        to,
        blocks.known + (this.places[step]! - 1) * countFeatures(traits.packs),
        hand,
        traits.packs,
      );
    }
  }

  /** Adds the calls of the other seats. */
  private addCalls(open: OpenState, seat: Seat, block: number, to: FeatureBuffer): void {
    for (let step = 1; step < this.rules.seats; step++) {
      const call = open.calls[(seat + step) % this.rules.seats];
      if (call) to.add(block + 2 * this.places[step]! + (call === 'grand' ? 1 : 0));
    }
  }

  private addOwnCall({ calls }: OpenState, seat: Seat, callsNow: boolean, to: FeatureBuffer): void {
    if (callsNow || calls[seat] !== null) to.add(this.blocks.play.calls + (calls[seat] === 'grand' ? 1 : 0));
  }

  private addGiven(seat: Seat, { to: receiver, card }: GivenCard, to: FeatureBuffer): void {
    to.add(this.blocks.push.given + (this.placeOf(receiver, seat) - 1) * FACES + faceIndex(card));
  }

  /** Adds the cards the seat received, and those it gave that have not been seen since. */
  private addTransfers({ transfers }: View, seat: Seat, unseen: Cards, to: FeatureBuffer): void {
    const { gave, received } = this.blocks.play;
    for (const { from, to: receiver, cards } of transfers) {
      for (const card of cards) {
        if (receiver === seat) to.add(received + (this.placeOf(from, seat) - 1) * FACES + faceIndex(card));
        else if (unseen.has(card))
          to.add(gave + (this.placeOf(receiver, seat) - 1) * FACES + faceIndex(card));
      }
    }
  }

  /** The cards the observer has seen neither in a hand nor on the table. */
  private readUnseen({ open, hands }: View, seat: Seat): CardSet {
    const unseen = this.unseen.copyFrom(this.pack).removeAll(hands[seat]!);
    unseen.removeAll(open.trickCards).removeAll(open.discarded).removeAll(open.aside);
    for (let other = 0; other < this.rules.seats; other++) {
      unseen.removeAll(open.won[other]!);
      const hand = hands[other]!;
      if (hand !== null) unseen.removeAll(hand);
    }
    return unseen;
  }

  private addWon(open: OpenState, seat: Seat, receiver: Seat, to: FeatureBuffer): void {
    if (!this.traits.hasTeams) return;
    for (let winner = 0; winner < this.rules.seats; winner++) {
      const points = open.won[winner]!.points() + (winner === receiver ? open.trickCards.points() : 0);
      const place = this.placeOf(winner, seat);
      to.add(this.blocks.play.won + place * (WON_LIMITS.length + 1) + classOf(points, WON_LIMITS));
    }
  }

  private addHand(hand: Cards, size: number, to: FeatureBuffer): void {
    const { play } = this.blocks;
    addCounts(to, play.hand, hand, this.traits.packs);
    to.add(play.count + Math.min(MAX_HAND, size));
    this.addFacts(hand, play, to);
    if (!this.traits.knowsTops) return;
    to.add(play.tops + Math.min(MAX_TOPS, this.tops.topsIn(hand)));
    to.add(play.topPairs + Math.min(MAX_TOP_PAIRS, this.tops.topPairsIn(hand)));
  }

  private addFacts(
    hand: Cards,
    blocks: Pick<Blocks['play'], 'combinations' | 'bombs'>,
    to: FeatureBuffer,
  ): void {
    const facts = hand.isEmpty() ? 0 : this.facts.of(hand);
    to.add(blocks.combinations + (facts & 15));
    if (facts >> 4 > 0) to.add(blocks.bombs + (facts >> 4) - 1);
  }

  private addTop(play: Play, to: FeatureBuffer): void {
    const { top, size, lonePhoenix } = this.blocks.play;
    to.add(top + KIND_INDEX[play.kind] * HEIGHTS + Math.min(HEIGHTS - 1, play.height >> 1));
    to.add(size + Math.min(MAX_HAND, play.size));
    if (play.kind === 'single' && (play.height & 1) !== 0) to.add(lonePhoenix);
    if (this.traits.knowsTops) this.addBeaters(play, to);
  }

  private addBeaters(play: Play, to: FeatureBuffer): void {
    const { singleBeaters, pairBeaters, tripleBeaters } = this.blocks.play;
    const { tops } = this;
    switch (play.kind) {
      case 'single':
        if (play.size > 0) to.add(singleBeaters + classOf(tops.singlesOver(play), BEATERS.single));
        return;
      case 'pair':
        to.add(pairBeaters + classOf(tops.pairsOver(play), BEATERS.pair));
        return;
      case 'triple':
      case 'full':
        to.add(tripleBeaters + classOf(tops.triplesOver(play), BEATERS.triple));
        return;
      case 'stairs':
      case 'triple-stairs':
      case 'straight':
      case 'bomb4':
      case 'bombS':
      case 'dog':
        return;
    }
  }

  private addTrick(points: number, to: FeatureBuffer): void {
    if (this.traits.hasTeams) to.add(this.blocks.play.trick + classOf(points, TRICK_LIMITS));
  }

  /** The place of the next seat to act; `noOne` if the trick ends before anyone else acts. */
  private nextAfter(open: OpenState, seat: Seat, owner: Seat): number {
    const { seats } = this.rules;
    for (let step = 1; step < seats; step++) {
      const next = (seat + step) % seats;
      if (next === owner) return this.noOne;
      if (open.counts[next]! > 0) return this.places[step]!;
    }
    return this.noOne;
  }
}

/** How many seats ahead have a place of their own at tables where not all seats are told apart. */
const AHEAD = 3;

/**
 * The place of each seat in groups with one entry per seat, by steps in playing order. If more seats play than are told
 * apart, the next three and the last two have a place of their own, and all between them share one.
 */
function placesFor(seats: number, others: number): number[] {
  return Array.from({ length: seats }, (_, step) => {
    const fromEnd = seats - step;
    if (step > 0 && fromEnd < others - AHEAD) return others + 1 - fromEnd;
    return Math.min(step, AHEAD + 1);
  });
}

/** Adds how many points each side still needs. */
function addScore(open: OpenState, seat: Seat, { ourNeed, theirNeed }: TableBlocks, to: FeatureBuffer): void {
  const { ours, theirs } = pointsNeeded(open, seat);
  to.add(ourNeed + needClass(ours));
  to.add(theirNeed + needClass(theirs));
}

function needClass(need: number): number {
  return Math.max(0, Math.min(NEEDS - 1, Math.ceil(need / NEED_STEP) - 1));
}

function classOf(points: number, limits: readonly number[]): number {
  let index = 0;
  while (index < limits.length && points >= limits[index]!) index++;
  return index;
}
