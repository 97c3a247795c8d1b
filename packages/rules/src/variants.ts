export const VARIANTS = ['nanjing', 'trichu', 'wuwang', 'tientsin', 'grandseigneur', 'let'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What distinguishes a game from the others, besides its options. */
export interface VariantFacts {
  readonly players: { readonly min: number; readonly max: number };
  /** The number of hands; the three-player games deal a fourth hand to the dummy. */
  readonly hands: 'one-per-player' | 'four';
  /** Two teams seated alternately, or every player for themselves. */
  readonly teams: 'alternating' | 'none';
  /** The score column of the open hand opposite the soloist; null if there is none. */
  readonly dummy: 'table' | 'minister' | null;
  readonly calls: boolean;
  /** Whether cards are dealt even in editions in which they are otherwise taken one by one. */
  readonly alwaysDealt: boolean;
  readonly push: 'to-everyone' | 'to-partners' | 'by-role' | 'by-rank';
  /**
   * How many members of a team must go out before anyone else to score without counting cards, and the option with
   * the points for it.
   */
  readonly sweep: { readonly members: number; readonly option: 'doubleWinPoints' | 'tripleWinPoints' } | null;
  /** Who gets the tricks of the last player, and of the last but one, when the cards are counted. */
  readonly lastTricksTo: 'first-out' | 'opponents';
  readonly lastButOneTricksTo: 'first-out' | 'own-side';
  /** Whether the finishing order determines ranks, which decide the seats and the exchange of the next round. */
  readonly hasRanks: boolean;
  /**
   * Whether there is a second pack: never; if the option `decks` says so, with suited cards, Phoenix and Dragon; or
   * always, with suited cards only.
   */
  readonly secondPack: 'never' | 'by-option' | 'suits-only';
}

const FOUR_HANDS = {
  hands: 'four',
  teams: 'alternating',
  dummy: null,
  calls: true,
  alwaysDealt: false,
  push: 'to-everyone',
  sweep: { members: 2, option: 'doubleWinPoints' },
  lastTricksTo: 'first-out',
  lastButOneTricksTo: 'own-side',
  hasRanks: false,
  secondPack: 'never',
} as const;

const MANY_PLAYERS = {
  hands: 'one-per-player',
  teams: 'none',
  dummy: null,
  calls: false,
  alwaysDealt: true,
  push: 'by-rank',
  sweep: null,
  lastTricksTo: 'first-out',
  lastButOneTricksTo: 'own-side',
  hasRanks: true,
} as const;

export const VARIANT_FACTS: { readonly [V in Variant]: VariantFacts } = {
  nanjing: { ...FOUR_HANDS, players: { min: 4, max: 4 } },
  trichu: { ...FOUR_HANDS, players: { min: 3, max: 3 }, dummy: 'table', push: 'by-role', alwaysDealt: true },
  wuwang: { ...FOUR_HANDS, players: { min: 3, max: 3 }, dummy: 'minister', push: 'by-role' },
  tientsin: {
    ...FOUR_HANDS,
    players: { min: 6, max: 6 },
    hands: 'one-per-player',
    push: 'to-partners',
    sweep: { members: 3, option: 'tripleWinPoints' },
    lastTricksTo: 'opponents',
    lastButOneTricksTo: 'first-out',
  },
  grandseigneur: { ...MANY_PLAYERS, players: { min: 5, max: 12 }, secondPack: 'by-option' },
  let: { ...MANY_PLAYERS, players: { min: 5, max: 10 }, secondPack: 'suits-only' },
};
