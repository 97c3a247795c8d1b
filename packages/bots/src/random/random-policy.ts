import {
  type Bits,
  below,
  type Card,
  type Gift,
  NO_PLAY,
  type Play,
  type PlayList,
  RANKS,
  type Rank,
  type Seat,
  slotsOf,
  type View,
} from '@schupf/rules';
import type { Policy, Why } from '../policy.ts';

/** The policy calls once in this many decisions. If it always called, its results would mostly measure lost calls. */
const CALL_ODDS = 64;

/** Picks at random among everything that is legal. The weakest bot on every strength scale. */
export const randomPolicy: Policy = {
  name: 'random',

  callsGrand: (_view, _seat, random, why) => draw(CALL_ODDS, random, why) === 0,

  callsTichu(_view, _seat, random, why) {
    const calls = below(CALL_ODDS, random) === 0;
    if (calls) why?.push({ code: 'at-random' });
    return calls;
  },

  withdraws: (_view, _seat, random, why) => draw(2, random, why) === 0,

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
    const index = draw(plays.length + (mayPass ? 1 : 0), random, why);
    return index === plays.length ? NO_PLAY : index;
  },

  bomb(_view: View, _seat: Seat, bombs: PlayList, random: Bits, why: Why): number {
    const index = draw(bombs.length + 1, random, why);
    return index === bombs.length ? NO_PLAY : index;
  },

  wish(view: View, _seat: Seat, _play: Play, random: Bits): Rank | 0 {
    if (view.rules.wishObligation !== 'mandatory' && below(RANKS.length + 1, random) === 0) return 0;
    return RANKS[below(RANKS.length, random)]!;
  },

  dogTo: (_view, _seat, targets, random) => targets[below(targets.length, random)]!,

  gift: (_view, _seat, targets, random, why) => targets[draw(targets.length, random, why)]!,
};

/** Draws a number below the limit, and adds the reason `at-random`. */
function draw(limit: number, random: Bits, why: Why): number {
  why?.push({ code: 'at-random' });
  return below(limit, random);
}
