import { type Card, faceOf, type Rank, type Special } from '@schupf/rules';

/** The rank of a suited card; null for a special one. */
export function rankOf(card: Card): Rank | null {
  const face = faceOf(card);
  return 'rank' in face ? face.rank : null;
}

export function specialOf(card: Card): Special | null {
  const face = faceOf(card);
  return 'special' in face ? face.special : null;
}
