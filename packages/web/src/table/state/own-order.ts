import { signal } from '@preact/signals';
import type { Card, Seat } from '@schupf/rules';
import type { TableSession } from './table-session.ts';

/** Hands as somebody has arranged them himself, by seat. They last for a round, over a reload too. */
interface Kept {
  readonly round: string;
  readonly orders: Readonly<Record<Seat, readonly Card[]>>;
}

const KEY = 'schupf.own-order';
const NONE: Kept = { round: '', orders: {} };

const kept = signal<Kept>(load());

/** The order somebody has made of this hand; empty where it is sorted. */
export function ownOrder(session: TableSession, seat: Seat): readonly Card[] {
  const { round, orders } = kept.value;
  return round === roundOf(session) ? (orders[seat] ?? []) : [];
}

export function setOwnOrder(session: TableSession, seat: Seat, order: readonly Card[]): void {
  const round = roundOf(session);
  const others = kept.value.round === round ? kept.value.orders : {};
  keep({ round, orders: { ...others, [seat]: order } });
}

function roundOf({ table, view }: TableSession): string {
  return `${table} ${view.open.round}`;
}

function keep(next: Kept): void {
  kept.value = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without a store the order lasts until the page is left.
  }
}

function load(): Kept {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(read) ? read : NONE;
  } catch {
    return NONE;
  }
}

function isKept(read: unknown): read is Kept {
  if (typeof read !== 'object' || read === null || !('round' in read) || !('orders' in read)) return false;
  const { round, orders } = read;
  return (
    typeof round === 'string' &&
    typeof orders === 'object' &&
    orders !== null &&
    Object.values(orders).every((order) => Array.isArray(order) && order.every(Number.isInteger))
  );
}
