import { type Rules, VARIANTS, type Variant } from '@schupf/rules';

/** The games with networks of their own. Games that differ only in their deal or exchange share networks. */
export const LEARNED_GAMES = ['nanjing', 'three', 'tientsin', 'ranks'] as const;
export type LearnedGame = (typeof LEARNED_GAMES)[number];

const GAME_OF: Readonly<Record<Variant, LearnedGame>> = {
  nanjing: 'nanjing',
  trichu: 'three',
  wuwang: 'three',
  tientsin: 'tientsin',
  grandseigneur: 'ranks',
  let: 'ranks',
};

export function learnedGameOf({ variant }: Pick<Rules, 'variant'>): LearnedGame {
  return GAME_OF[variant];
}

/** Whether net-1 knows this game. Reviews are judged by net-1, so only this game can be reviewed. */
export function isKnownToNet1(variant: Variant): boolean {
  return GAME_OF[variant] === 'nanjing';
}

export function variantsOf(game: LearnedGame): readonly Variant[] {
  return VARIANTS.filter((variant) => GAME_OF[variant] === game);
}
