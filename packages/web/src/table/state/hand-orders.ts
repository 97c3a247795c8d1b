import { signal } from '@preact/signals';
import type { Card, Seat } from '@schupf/rules';

/** The hands of one round as the player arranged them, by seat. */
interface SavedOrders {
  readonly round: string;
  readonly orders: Readonly<Record<Seat, readonly Card[]>>;
}

const KEY = 'schupf.own-order';
const NONE: SavedOrders = { round: '', orders: {} };

/** How the player arranged their hands. An order lasts for one round and survives a reload. */
export class HandOrders {
  private readonly saved = signal<SavedOrders>(load());
  /** Identifies the current round. */
  private readonly round: () => string;

  constructor(round: () => string) {
    this.round = round;
  }

  /** Empty if the hand is sorted automatically. */
  get(seat: Seat): readonly Card[] {
    const { round, orders } = this.saved.value;
    return round === this.round() ? (orders[seat] ?? []) : [];
  }

  set(seat: Seat, order: readonly Card[]): void {
    const round = this.round();
    const others = this.saved.value.round === round ? this.saved.value.orders : {};
    this.saved.value = { round, orders: { ...others, [seat]: order } };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.saved.value));
    } catch {
      // Without storage, the order lasts until the page is closed.
    }
  }
}

function load(): SavedOrders {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSavedOrders(value) ? value : NONE;
  } catch {
    return NONE;
  }
}

function isSavedOrders(value: unknown): value is SavedOrders {
  if (typeof value !== 'object' || value === null || !('round' in value) || !('orders' in value))
    return false;
  const { round, orders } = value;
  return (
    typeof round === 'string' &&
    typeof orders === 'object' &&
    orders !== null &&
    Object.values(orders).every((order) => Array.isArray(order) && order.every(Number.isInteger))
  );
}
