import type { Cards, OpenState, Play, Rules, Seat, View } from '@schupf/rules';
import { codeOf } from './card-features.ts';
import type { Encoder, GivenCard } from './encoder.ts';
import type { FeatureBuffer } from './feature-buffer.ts';
import { type Attention, PlayFeatures } from './play-features.ts';
import { PrePlayFeatures } from './pre-play-features.ts';

/** The input of net-1, which knows only the four-player game. */
export class Net1Encoder implements Encoder {
  private readonly playFeatures: PlayFeatures;
  private readonly prePlayFeatures: PrePlayFeatures;

  constructor(rules: Rules, attention: Attention = 'all') {
    this.playFeatures = new PlayFeatures(rules, attention);
    this.prePlayFeatures = new PrePlayFeatures(rules);
  }

  decides(): boolean {
    return false;
  }

  addGrand({ open, hands }: View, seat: Seat, to: FeatureBuffer): void {
    this.prePlayFeatures.addGrand(open, seat, hands[seat]!, to);
  }

  addPushState({ open }: View, seat: Seat, given: readonly GivenCard[], to: FeatureBuffer): void {
    const codes = given.map(({ card }) => codeOf(card));
    this.prePlayFeatures.addPushState(open, seat, codes, to);
  }

  addGivenCard(
    _seat: Seat,
    left: Cards,
    given: readonly GivenCard[],
    { card }: GivenCard,
    to: FeatureBuffer,
  ): void {
    this.prePlayFeatures.addGivenCard(left, given.length, codeOf(card), to);
  }

  addState(view: View, seat: Seat, to: FeatureBuffer, isGift = false): void {
    this.playFeatures.addState(view, seat, to, isGift);
  }

  addPlay(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    play: Play,
    wish: number,
    _dogTo: Seat,
    calls: boolean,
    to: FeatureBuffer,
  ): void {
    this.playFeatures.addPlay(open, seat, hand, play, wish, calls, to);
  }

  addPass(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    isOnTurn: boolean,
    calls: boolean,
    to: FeatureBuffer,
  ): void {
    this.playFeatures.addPass(open, seat, hand, isOnTurn, calls, to);
  }

  addGift(open: OpenState, seat: Seat, hand: Cards, receiver: Seat, to: FeatureBuffer): void {
    this.playFeatures.addGift(open, seat, hand, receiver, to);
  }
}
