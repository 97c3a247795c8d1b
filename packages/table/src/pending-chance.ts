import { drawSeedOf, packSeedOf } from './deals/formulas.ts';
import type { Effect } from './effect.ts';
import type { Table } from './table.ts';

/** The effect that requests the pending secret, draw or shuffle; null if nothing is pending. */
export function pendingChance({ awaits, match, position, deals }: Table): Effect | null {
  switch (awaits) {
    case 'secret':
      return { type: 'draw-secret', match: match + 1 };
    case 'draw':
      return { type: 'draw', match: match + 1, seed: deals && drawSeedOf(deals) };
    case 'pack': {
      const round = position.open.round + 1;
      return { type: 'shuffle', match, round, seed: deals && packSeedOf(deals, round) };
    }
    case 'salts':
    case null:
      return null;
  }
}
