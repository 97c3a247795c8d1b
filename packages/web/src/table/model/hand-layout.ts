import type { Card } from '@schupf/rules';
import type { Settings } from '../../app/settings.ts';
import { towersOf } from './hand-order.ts';

/** A fan, two rows, or cards of the same rank stacked. */
export type HandLayout = 'fan' | 'rows' | 'stacks';

interface Screen {
  /** Whether the screen is too narrow for many cards side by side, but tall enough for two rows. */
  readonly isNarrow: boolean;
}

/** The number of cards that fit into one row on any screen. */
export const ONE_ROW = 9;
/** With more cards than this side by side on a phone, the visible strips would be too narrow to tap. */
const MAX_NARROW = 14;
/** The minimum number of columns in rows, so that cards keep their size while the hand shrinks. */
const MIN_COLUMNS = 7;

/** A card and its position: columns from the left, levels from the bottom. */
export interface CardPosition {
  readonly card: Card;
  readonly column: number;
  readonly level: number;
}

export function layoutFor(
  chosen: Settings['layout'],
  order: readonly Card[],
  { isNarrow }: Screen,
): HandLayout {
  const isTooWide = (columns: number) => isNarrow && columns > MAX_NARROW;
  if (chosen === 'stacks' && !isTooWide(towersOf(order).length)) return 'stacks';
  if (order.length <= ONE_ROW) return 'fan';
  if (chosen === 'fan') return isTooWide(order.length) ? 'rows' : 'fan';
  return isNarrow || chosen === 'rows' ? 'rows' : 'fan';
}

/** Cards that are moved together: a single card, or a stack of the same rank. */
export function groupsOf(layout: HandLayout, order: readonly Card[]): readonly (readonly Card[])[] {
  return layout === 'stacks' ? towersOf(order) : order.map((card) => [card]);
}

export function columnsOf(layout: HandLayout, order: readonly Card[]): number {
  return layout === 'rows'
    ? Math.max(MIN_COLUMNS, Math.ceil(order.length / 2))
    : groupsOf(layout, order).length;
}

/** All cards with their positions; a card comes after those it covers. */
export function positionsOf(layout: HandLayout, order: readonly Card[]): CardPosition[] {
  if (layout === 'rows') {
    const columns = columnsOf(layout, order);
    return order.map((card, index) => ({ card, column: index % columns, level: index < columns ? 1 : 0 }));
  }
  return groupsOf(layout, order).flatMap((group, column) =>
    group.map((card, index) => ({ card, column, level: group.length - 1 - index })),
  );
}
