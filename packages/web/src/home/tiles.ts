import { VARIANT_FACTS, type Variant } from '@schupf/rules';

/** Games by how many play them, as the start page shows them. */
export const TILES = ['three', 'four', 'six', 'many'] as const;
export type Tile = (typeof TILES)[number];

/** The games of each tile, the one that is meant unless somebody says otherwise first. */
export const GAMES: { readonly [T in Tile]: readonly Variant[] } = {
  three: ['trichu', 'wuwang'],
  four: ['nanjing'],
  six: ['tientsin'],
  many: ['grandseigneur', 'let'],
};

export function tileOf(variant: Variant): Tile {
  return TILES.find((tile) => GAMES[tile].includes(variant))!;
}

/** The numbers of players a game can have. */
export function playerCounts(variant: Variant): readonly number[] {
  const { min, max } = VARIANT_FACTS[variant].players;
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}
