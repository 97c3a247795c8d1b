import type { Card } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { announce } from '../../motion/announcer.tsx';
import { seatName } from '../model/names.ts';
import { sentences } from '../model/sentences.ts';
import { taskText } from '../model/turn-text.ts';
import type { TableSession } from '../state/table-session.ts';

/** Puts a card of the current hand into the next push slot, and announces whose slot that is. */
export function placeCard(session: TableSession, card: Card): void {
  const { table, cards } = words();
  const draft = session.pushDraft(session.seat.value);
  draft.toggle(card);
  const slot = draft.slots.find((candidate) => draft.cardsFor(candidate).includes(card));
  if (slot === undefined) return;
  const placed = table.labelled(seatName(session, slot.to), cards.cardName(card));
  announce(sentences([placed, draft.nextSlot === null ? taskText(session) : '']));
}
