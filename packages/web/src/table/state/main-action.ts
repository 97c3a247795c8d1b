import type { Play, Rank, Refusal } from '@schupf/rules';
import { canOnlyPass, turnChoices } from '../model/plays.ts';
import type { TableSession } from './table-session.ts';

/** What the main button shows and does. Its keyboard shortcut does the same. */
export interface MainAction {
  readonly shows:
    | { readonly type: 'take' | 'decline' | 'pass' | 'pick-cards' }
    | { readonly type: 'push'; readonly placed: number; readonly total: number }
    | { readonly type: 'play'; readonly play: Play }
    | { readonly type: 'must-play'; readonly rank: Rank }
    /** Why the selected cards cannot be played. */
    | { readonly type: 'refused'; readonly refusal: Refusal };
  /** Null if the button is disabled and only shows what is missing. */
  readonly run: (() => Promise<unknown>) | null;
}

/** Null if there is no main button, because there is nothing to do or a question has to be answered first. */
export function mainActionOf(session: TableSession): MainAction | null {
  const seat = session.seat.value;
  if (session.question.value !== null) return null;
  switch (session.view.open.phase) {
    case 'grand':
    case 'take':
      return session.isDue(seat)
        ? { shows: { type: 'take' }, run: () => session.act({ type: 'take', seat }) }
        : null;
    case 'tichu':
      return session.isDue(seat)
        ? { shows: { type: 'decline' }, run: () => session.act({ type: 'decline', seat }) }
        : null;
    case 'push':
      return pushAction(session);
    case 'play':
      return playAction(session);
    default:
      return null;
  }
}

function pushAction(session: TableSession): MainAction | null {
  const seat = session.seat.value;
  const draft = session.pushDraft(seat);
  if (!session.isDue(seat) || draft.slots.length === 0) return null;
  const total = draft.slots.reduce((sum, { count }) => sum + count, 0);
  const push = async () => {
    if (await session.act({ type: 'push', seat, gifts: draft.gifts })) draft.clear();
  };
  return {
    shows: { type: 'push', placed: draft.cards.size, total },
    run: draft.nextSlot === null ? push : null,
  };
}

function playAction(session: TableSession): MainAction | null {
  const seat = session.seat.value;
  const selection = session.selection.value;
  if (session.seen.held.some(({ action }) => action.seat === seat)) return null;
  if (selection?.ok === true) {
    const { offers } = selection;
    return {
      shows: { type: 'play', play: offers[0]!.play },
      run: () => session.play(seat, offers),
    };
  }
  const choices = session.choices.value;
  if (turnChoices(choices).duty !== 'turn') return null;
  if (selection !== null) return { shows: { type: 'refused', refusal: selection.refusal }, run: null };
  if (canOnlyPass(choices))
    return { shows: { type: 'pass' }, run: () => session.act({ type: 'pass', seat }) };
  const { owedRank } = turnChoices(choices);
  return {
    shows: owedRank === 0 ? { type: 'pick-cards' } : { type: 'must-play', rank: owedRank },
    run: null,
  };
}
