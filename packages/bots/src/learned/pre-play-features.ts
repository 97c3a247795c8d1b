import type { Cards, OpenState, Rules, Seat } from '@schupf/rules';
import { addCards, CARD_CODES, CARD_FEATURES } from './card-features.ts';
import type { FeatureBuffer } from './feature-buffer.ts';
import { factsFor, type HandFacts } from './hand-facts.ts';

const SEATS = 4;

// Features for the Grand Tichu decision: the first cards, whether the seat calls, whether each of the others has called
// Grand Tichu, and the fewest combinations the hand can be played in.
const GRAND_CALLS = CARD_FEATURES;
const GRAND_COMBINATIONS = GRAND_CALLS + SEATS;
export const GRAND_INPUTS = GRAND_COMBINATIONS + 15;

// Features for the push. Cards are chosen one by one: for the partner, the next player and the previous player. The
// features are the cards left in the hand, the card given to each receiver, the number of cards given so far, the
// calls, the fewest combinations the rest of the hand can be played in, and its bombs.
const GIVEN = CARD_FEATURES;
const STAGE = GIVEN + 3 * CARD_CODES;
const CALLS = STAGE + 3;
const COMBINATIONS = CALLS + SEATS * 2;
const BOMBS = COMBINATIONS + 15;
export const PUSH_INPUTS = BOMBS + 2;

/** What a seat knows before the first card is played. */
export class PrePlayFeatures {
  private readonly facts: HandFacts;

  constructor(rules: Rules) {
    this.facts = factsFor(rules);
  }

  /** Candidate 0 does not call, candidate 1 does. */
  addGrand(open: OpenState, seat: Seat, hand: Cards, to: FeatureBuffer): void {
    to.clear();
    addCards(to, 0, hand);
    to.add(GRAND_COMBINATIONS + (this.facts.of(hand) & 15));
    for (let step = 1; step < SEATS; step++) {
      if (open.calls[(seat + step) % SEATS] === 'grand') to.add(GRAND_CALLS + step);
    }
    to.nextCandidate();
    to.nextCandidate();
    to.add(GRAND_CALLS);
  }

  /** Adds the state of a push: the calls, and the code of the card given to each player who already has one. */
  addPushState(open: OpenState, seat: Seat, given: readonly number[], to: FeatureBuffer): void {
    to.clear();
    to.add(STAGE + given.length);
    given.forEach((code, stage) => {
      to.add(GIVEN + stage * CARD_CODES + code);
    });
    for (let step = 0; step < SEATS; step++) {
      const call = open.calls[(seat + step) % SEATS];
      if (call) to.add(CALLS + step * 2 + (call === 'grand' ? 1 : 0));
    }
  }

  /** Adds the features of giving this card next: the card, and the hand that is left. */
  addGivenCard(left: Cards, stage: number, code: number, to: FeatureBuffer): void {
    addCards(to, 0, left);
    to.add(GIVEN + stage * CARD_CODES + code);
    const facts = this.facts.of(left);
    to.add(COMBINATIONS + (facts & 15));
    if (facts >> 4 > 0) to.add(BOMBS + (facts >> 4) - 1);
  }
}
