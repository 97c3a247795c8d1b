import { VARIANT_FACTS, type Variant } from '@schupf/rules';
import type { ComparedFigure, Comparison } from './figures.ts';
import { NET_1, NET_1_ROUNDS } from './net-1.ts';

/**
 * Matches of four people on BrettspielWelt, 2007 to 2025, as counted in the folder `tichu_rust/analysis_resuts` of
 * github.com/fabianvdW/tichu-essentials: `general_stats`, `exchange_stats` and `bomb_stats`. The experts' figures are
 * from matches whose four players had each won at least 55 % of at least 100 matches.
 */
interface Counted {
  readonly rounds: number;
  readonly tichu: { readonly called: number; readonly made: number };
  readonly grand: { readonly called: number; readonly made: number };
  /** By either side. */
  readonly doubleWins: number;
  readonly handsWithBomb: number;
  /** Of all hands, the shares that receive these cards in the exchange. */
  readonly received: {
    readonly aceFromPartner: number;
    readonly dragonFromPartner: number;
    readonly phoenixFromPartner: number;
    readonly dogFromPartner: number;
    readonly dogFromOpponents: number;
  };
  /** Of the hands with a Grand Tichu, the share that receives an ace from the partner. */
  readonly aceToGrand: number;
}

const PEOPLE_COUNTED: Counted = {
  rounds: 21_264_935,
  tichu: { called: 11_836_818, made: 8_691_877 },
  grand: { called: 6_656_214, made: 4_120_621 },
  doubleWins: 5_035_961,
  handsWithBomb: 9_942_472,
  received: {
    aceFromPartner: 0.212288,
    dragonFromPartner: 0.096852,
    phoenixFromPartner: 0.05205,
    dogFromPartner: 0.035524,
    dogFromOpponents: 0.051564 + 0.048649,
  },
  aceToGrand: 0.448578,
};

const EXPERTS_COUNTED: Counted = {
  rounds: 400_881,
  tichu: { called: 207_790, made: 149_998 },
  grand: { called: 218_547, made: 129_403 },
  doubleWins: 90_431,
  handsWithBomb: 189_235,
  received: {
    aceFromPartner: 0.224735,
    dragonFromPartner: 0.090963,
    phoenixFromPartner: 0.058371,
    dogFromPartner: 0.048643,
    dogFromOpponents: 0.031785 + 0.034964,
  },
  aceToGrand: 0.464346,
};

/** The groups that a player's figures are compared with. */
export const COMPARED = ['people', 'experts', 'net-1'] as const;
export type Compared = (typeof COMPARED)[number];

export const COMPARISONS: { readonly [Who in Compared]: Comparison } = {
  people: {
    ...figuresFrom(PEOPLE_COUNTED),
    // The source has these two figures only for all people, not for experts.
    'grand-points': { value: 52.5, cases: PEOPLE_COUNTED.grand.called },
    'bombs-played': share(9_425_730, 4 * PEOPLE_COUNTED.rounds),
  },
  experts: figuresFrom(EXPERTS_COUNTED),
  'net-1': NET_1,
};

/** Whether figures of this game can be compared. All groups played two against two. */
export function isCompared(variant: Variant): boolean {
  const { players, teams } = VARIANT_FACTS[variant];
  return players.min === 4 && players.max === 4 && teams !== 'none';
}

/** The number of rounds that each comparison is based on. */
export const COMPARED_ROUNDS: { readonly [Who in Compared]: number } = {
  people: PEOPLE_COUNTED.rounds,
  experts: EXPERTS_COUNTED.rounds,
  'net-1': NET_1_ROUNDS,
};

function figuresFrom({
  rounds,
  tichu,
  grand,
  doubleWins,
  handsWithBomb,
  received,
  aceToGrand,
}: Counted): Comparison {
  const hands = 4 * rounds;
  const called = tichu.called + grand.called;
  const made = tichu.made + grand.made;
  const acesToGrand = aceToGrand * grand.called;
  // Each of these cards exists once, so at most one of the four hands receives it. The share per round is therefore
  // four times the share per hand.
  const ofRounds = (sharePerHand: number) => ({ value: 4 * sharePerHand, cases: rounds });
  return {
    'double-wins': share(doubleWins, 2 * rounds),
    'double-losses': share(doubleWins, 2 * rounds),
    'tichu-called': share(tichu.called, hands),
    'tichu-made': share(tichu.made, tichu.called),
    'grand-called': share(grand.called, hands),
    'grand-made': share(grand.made, grand.called),
    'partner-calls-made': share(made, called),
    'calls-stopped': share(called - made, called),
    'ace-to-partner': share(received.aceFromPartner * hands - acesToGrand, hands - grand.called),
    'ace-to-grand': { value: aceToGrand, cases: grand.called },
    'dragon-to-partner': ofRounds(received.dragonFromPartner),
    'phoenix-to-partner': ofRounds(received.phoenixFromPartner),
    'dog-to-partner': ofRounds(received.dogFromPartner),
    'dog-to-opponent': ofRounds(received.dogFromOpponents),
    'bomb-held': share(handsWithBomb, hands),
  };
}

function share(hits: number, cases: number): ComparedFigure {
  return { value: hits / cases, cases };
}
