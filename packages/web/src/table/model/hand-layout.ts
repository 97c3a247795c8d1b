import type { Card } from '@schupf/rules';
import type { Settings } from '../../app/settings.ts';
import { towersOf } from './hand-order.ts';

/** How a hand lies: in a fan, in two rows, or with the cards of a rank on one another. */
export type HandLayout = 'fan' | 'rows' | 'stacks';

interface Room {
  /** Too narrow for many cards beside each other, and high enough for two rows. */
  readonly isNarrow: boolean;
}

/** So many cards stand in one row everywhere. */
export const ONE_ROW = 9;
/** With more beside each other on a phone, less than a finger needs would be seen of each. */
const MAX_NARROW = 14;
/** Rows keep their cards' size while cards are played. */
const MIN_COLUMNS = 7;

/** A card and where it stands: columns from the left, levels from the bottom. */
export interface Standing {
  readonly card: Card;
  readonly column: number;
  readonly level: number;
}

export function layoutFor(
  chosen: Settings['layout'],
  order: readonly Card[],
  { isNarrow }: Room,
): HandLayout {
  const isTooMany = (columns: number) => isNarrow && columns > MAX_NARROW;
  if (chosen === 'stacks' && !isTooMany(towersOf(order).length)) return 'stacks';
  if (order.length <= ONE_ROW) return 'fan';
  if (chosen === 'fan') return isTooMany(order.length) ? 'rows' : 'fan';
  return isNarrow || chosen === 'rows' ? 'rows' : 'fan';
}

/** Cards that are moved together: one alone, or a tower. */
export function groupsOf(layout: HandLayout, order: readonly Card[]): readonly (readonly Card[])[] {
  return layout === 'stacks' ? towersOf(order) : order.map((card) => [card]);
}

export function columnsOf(layout: HandLayout, order: readonly Card[]): number {
  return layout === 'rows'
    ? Math.max(MIN_COLUMNS, Math.ceil(order.length / 2))
    : groupsOf(layout, order).length;
}

/** Every card and its place, those that lie on others after them. */
export function standingsOf(layout: HandLayout, order: readonly Card[]): Standing[] {
  if (layout === 'rows') {
    const columns = columnsOf(layout, order);
    return order.map((card, at) => ({ card, column: at % columns, level: at < columns ? 1 : 0 }));
  }
  return groupsOf(layout, order).flatMap((group, column) =>
    group.map((card, at) => ({ card, column, level: group.length - 1 - at })),
  );
}
