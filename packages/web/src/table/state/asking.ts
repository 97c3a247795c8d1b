import { signal } from '@preact/signals';
import type { Rank, Seat } from '@schupf/rules';
import { actionFor, type Said, type Way } from '../model/plays.ts';
import type { TableSession } from './table-session.ts';

/** What has to be said before cards can be laid: which reading of the Phoenix, which wish, which partner. */
export interface Asking {
  readonly seat: Seat;
  readonly ways: readonly Way[];
  readonly way: Way | null;
  readonly said: Said;
}

export const asking = signal<Asking | null>(null);

/** Lays cards that can be laid in these ways, after asking for what is missing. */
export async function lay(session: TableSession, seat: Seat, ways: readonly Way[]): Promise<void> {
  // A hint that was followed would lie under the question on a low screen.
  session.notice.value = null;
  await goOn(session, { seat, ways, way: ways.length === 1 ? ways[0]! : null, said: {} });
}

export function answerWay(session: TableSession, way: Way): Promise<void> {
  return goOn(session, { ...asking.value!, way });
}

export function answerWish(session: TableSession, wish: Rank | null): Promise<void> {
  const current = asking.value!;
  return goOn(session, { ...current, said: { ...current.said, wish } });
}

export function answerPartner(session: TableSession, dogTo: Seat): Promise<void> {
  const current = asking.value!;
  return goOn(session, { ...current, said: { ...current.said, dogTo } });
}

export function stopAsking(): void {
  asking.value = null;
}

/** The next thing to ask, null when all is said. */
export function missing({ way, said }: Asking): 'way' | 'wish' | 'partner' | null {
  if (way === null) return 'way';
  if (way.wish !== 'none' && said.wish === undefined) return 'wish';
  return way.dogTo.length > 1 && said.dogTo === undefined ? 'partner' : null;
}

async function goOn(session: TableSession, next: Asking): Promise<void> {
  if (missing(next) !== null) {
    asking.value = next;
    return;
  }
  asking.value = null;
  const { seat, way, said } = next;
  const [only] = way!.dogTo;
  await session.act(actionFor(seat, way!, only === undefined ? said : { dogTo: only, ...said }));
}
