import { ACE, type Card, DRAGON, naturalRank, PHOENIX } from '@schupf/rules';

/** Cards up to this rank rarely win a trick. */
const MAX_LOW_RANK = 9;

export function isWinner(card: Card): boolean {
  return card === DRAGON || card === PHOENIX || naturalRank(card) === ACE;
}

export function isLow(card: Card): boolean {
  const rank = naturalRank(card);
  return rank !== 0 && rank <= MAX_LOW_RANK;
}
