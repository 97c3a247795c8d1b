import type { Cards, OpenState, Rules, Seat } from '@schupf/rules';
import { addCards, CARD_FEATURES, CODES } from './card-features.ts';
import { factsFor, type HandFacts } from './hand-facts.ts';
import type { Question } from './question.ts';

const SEATS = 4;

/** Grand Tichu: the first cards, who has called, and whether one calls. */
const EARLY_CALLS = CARD_FEATURES;
const EARLY_COMBINATIONS = EARLY_CALLS + SEATS;
export const GRAND_INPUTS = EARLY_COMBINATIONS + 15;

/**
 * The push, card by card, to the partner, the next and the one before: what is kept, what goes to whom, how far one
 * is, and who has called.
 */
const GIVEN = CARD_FEATURES;
const STAGE = GIVEN + 3 * CODES;
const CALLS = STAGE + 3;
const COMBINATIONS = CALLS + SEATS * 2;
const BOMBS = COMBINATIONS + 15;
export const PUSH_INPUTS = BOMBS + 2;

/** What a seat knows before play. */
export class BeforeFeatures {
  private readonly facts: HandFacts;

  constructor(rules: Rules) {
    this.facts = factsFor(rules);
  }

  grand(open: OpenState, seat: Seat, hand: Cards, question: Question): void {
    question.clear();
    addCards(question, 0, hand);
    question.add(EARLY_COMBINATIONS + (this.facts.of(hand) & 15));
    for (let step = 1; step < SEATS; step++) {
      if (open.calls[(seat + step) % SEATS] === 'grand') question.add(EARLY_CALLS + step);
    }
    question.nextCandidate();
    question.nextCandidate();
    question.add(EARLY_CALLS);
  }

  /** Who has called, and which cards (as codes) go to the first of the three already. */
  pushState(open: OpenState, seat: Seat, given: readonly number[], question: Question): void {
    question.clear();
    question.add(STAGE + given.length);
    given.forEach((code, place) => {
      question.add(GIVEN + place * CODES + code);
    });
    for (let step = 0; step < SEATS; step++) {
      const call = open.calls[(seat + step) % SEATS];
      if (call) question.add(CALLS + step * 2 + (call === 'grand' ? 1 : 0));
    }
  }

  /** One more card given, and what is left then. */
  pushCard(left: Cards, stage: number, code: number, question: Question): void {
    addCards(question, 0, left);
    question.add(GIVEN + stage * CODES + code);
    const facts = this.facts.of(left);
    question.add(COMBINATIONS + (facts & 15));
    if (facts >> 4 > 0) question.add(BOMBS + (facts >> 4) - 1);
  }
}
