import { canOnlyPass, waysToLay } from '../model/plays.ts';
import { asking, lay } from './asking.ts';
import { clearDraft, giftsOf, litSlot, slotsFor } from './push-draft.ts';
import type { TableSession } from './table-session.ts';

/** What the main button and the key for it do now; null where there is nothing to confirm. */
export function mainDeed(session: TableSession): (() => Promise<unknown>) | null {
  const seat = session.seat.value;
  const { view } = session;
  if (asking.value !== null) return null;
  switch (view.open.phase) {
    case 'grand':
    case 'take':
      return session.isDue(seat) ? () => session.act({ type: 'take', seat }) : null;
    case 'push': {
      const slots = slotsFor(view, seat);
      if (!session.isDue(seat) || slots.length === 0 || litSlot(slots) !== null) return null;
      return async () => {
        if (await session.act({ type: 'push', seat, gifts: giftsOf(slots) })) clearDraft();
      };
    }
    case 'play': {
      const picked = [...session.picked.value];
      if (picked.length === 0)
        return canOnlyPass(view, seat) ? () => session.act({ type: 'pass', seat }) : null;
      const ways = waysToLay(view, seat, picked);
      return ways.ok ? () => lay(session, seat, ways.ways) : null;
    }
    default:
      return null;
  }
}
