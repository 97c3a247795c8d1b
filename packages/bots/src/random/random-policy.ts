import {
  type Bits,
  below,
  type Card,
  type Gift,
  type Play,
  type PlayList,
  RANKS,
  type Rank,
  type Seat,
  slotsOf,
  type View,
} from '@schupf/rules';
import { NO_PLAY, type Policy, type Why } from '../policy.ts';

/** One in so many chances to call is taken: one who always called would only measure lost bets. */
const CALL_ODDS = 64;

/** Draws among everything that is legal. The floor of every scale. */
export const randomPolicy: Policy = {
  name: 'random',

  callsGrand: (_view, _seat, random) => below(CALL_ODDS, random) === 0,

  callsTichu: (_view, _seat, random) => below(CALL_ODDS, random) === 0,

  withdraws: (_view, _seat, random) => below(2, random) === 0,

  push(view: View, seat: Seat, random: Bits, why: Why): Gift[] {
    why?.push({ code: 'at-random' });
    const given = new Set<Card>();
    return slotsOf(view.open, seat, view.hands[seat]!).map(({ to, count, must, pick }) => {
      const cards = must.toArray();
      const free = pick.toArray().filter((card) => !given.has(card));
      while (cards.length < count) cards.push(free.splice(below(free.length, random), 1)[0]!);
      for (const card of cards) given.add(card);
      return { to, cards };
    });
  },

  turn(_view: View, _seat: Seat, plays: PlayList, mayPass: boolean, random: Bits, why: Why): number {
    why?.push({ code: 'at-random' });
    const drawn = below(plays.length + (mayPass ? 1 : 0), random);
    return drawn === plays.length ? NO_PLAY : drawn;
  },

  bomb(_view: View, _seat: Seat, bombs: PlayList, random: Bits, why: Why): number {
    why?.push({ code: 'at-random' });
    const drawn = below(bombs.length + 1, random);
    return drawn === bombs.length ? NO_PLAY : drawn;
  },

  wish(view: View, _seat: Seat, _play: Play, random: Bits): Rank | 0 {
    if (view.rules.wishObligation !== 'mandatory' && below(RANKS.length + 1, random) === 0) return 0;
    return RANKS[below(RANKS.length, random)]!;
  },

  dogTo: (_view, _seat, targets, random) => targets[below(targets.length, random)]!,

  gift: (_view, _seat, targets, random) => targets[below(targets.length, random)]!,
};
