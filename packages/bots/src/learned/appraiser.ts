import type { Gift, Play, Rank, Rules, Seat, View } from '@schupf/rules';
import { codeOf } from './card-features.ts';
import type { Evaluator, NetworkName } from './evaluator.ts';
import { OUTCOMES_START, VALUE_OUTPUT } from './kernel-layout.ts';
import { OUTCOMES, VALUE_UNIT } from './outputs.ts';
import { PlayFeatures } from './play-features.ts';
import { PrePlayFeatures } from './pre-play-features.ts';

const SEATS = 4;
/** The networks choose the cards of a push in this order of receivers: partner, next player, previous player. */
const PUSH_STEPS = [2, 1, 3] as const;

/** Something a seat may do, in the terms of the networks. `wait` means not bombing out of turn. */
export type Option =
  | { readonly type: 'grand'; readonly calls: boolean }
  | { readonly type: 'push'; readonly gifts: readonly Gift[] }
  | { readonly type: 'play'; readonly play: Play; readonly wish: Rank | 0; readonly calls: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'wait' }
  | { readonly type: 'give'; readonly to: Seat };

/** What a network expects if the seat takes an option. */
export interface Appraisal {
  /** By how many points the seat's side wins the round. */
  readonly points: number;
  /** How likely each of `OUTCOMES` is. */
  readonly outcomes: readonly number[];
}

/** Asks the networks about one option of any kind, even one that no bot would consider. */
export class Appraiser {
  private readonly evaluator: Evaluator;
  private rules: Rules | null = null;
  private playFeatures!: PlayFeatures;
  private prePlayFeatures!: PrePlayFeatures;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
  }

  appraise(view: View, seat: Seat, option: Option): Appraisal {
    this.prepare(view.rules);
    const candidate = this.describe(view, seat, option);
    const network = networkFor(option);
    this.evaluator.begin(network);
    this.evaluator.evaluate(network, candidate);
    const { outputs } = this.evaluator;
    const outcomes = softmax(OUTCOMES.map((_, index) => outputs[OUTCOMES_START + index]!));
    return { points: outputs[VALUE_OUTPUT]! * VALUE_UNIT, outcomes };
  }

  private prepare(rules: Rules): void {
    if (this.rules === rules) return;
    this.rules = rules;
    this.playFeatures = new PlayFeatures(rules);
    this.prePlayFeatures = new PrePlayFeatures(rules);
  }

  /** Fills in the features and returns the index of the candidate. */
  private describe(view: View, seat: Seat, option: Option): number {
    const { open } = view;
    const { features } = this.evaluator;
    const hand = view.hands[seat]!;
    switch (option.type) {
      case 'grand':
        this.prePlayFeatures.addGrand(open, seat, hand, features);
        return option.calls ? 1 : 0;
      case 'push':
        this.describePush(view, seat, option.gifts);
        return 0;
      case 'play':
        this.playFeatures.addState(view, seat, features);
        features.nextCandidate();
        this.playFeatures.addPlay(open, seat, hand, option.play, option.wish, option.calls, features);
        return 0;
      case 'pass':
      case 'wait':
        this.playFeatures.addState(view, seat, features);
        features.nextCandidate();
        this.playFeatures.addPass(open, seat, hand, option.type === 'pass', false, features);
        return 0;
      case 'give':
        this.playFeatures.addState(view, seat, features, true);
        features.nextCandidate();
        this.playFeatures.addGift(open, seat, hand, option.to, features);
        return 0;
    }
  }

  /** A push is worth what the network expects of its last card once the others have been given. */
  private describePush({ open, hands }: View, seat: Seat, gifts: readonly Gift[]): void {
    const { features } = this.evaluator;
    const left = hands[seat]!.copy();
    const codes = PUSH_STEPS.map((step) => {
      const [card] = gifts.find(({ to }) => to === (seat + step) % SEATS)!.cards;
      left.remove(card!);
      return codeOf(card!);
    });
    const last = codes.length - 1;
    this.prePlayFeatures.addPushState(open, seat, codes.slice(0, last), features);
    features.nextCandidate();
    this.prePlayFeatures.addGivenCard(left, last, codes[last]!, features);
  }
}

function networkFor({ type }: Option): NetworkName {
  return type === 'grand' || type === 'push' ? type : 'play';
}

function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp(logit - highest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
