import type { Card } from '../card.ts';
import { isTrickComplete } from '../phases/play.ts';
import { isOwnersMoment } from '../phases/wish.ts';
import type { TableAction } from '../state/action.ts';
import type { Position } from '../state/position.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import { isHeldToWish } from './play.ts';

/** Why the table may not do this now; null when it may. */
export function judgeTable(position: Position, action: TableAction): Refusal | null {
  const { open } = position;
  if (open.phase === 'match-over') return refusal('match-over');
  switch (action.type) {
    case 'deal':
      if (open.phase !== 'start' && open.phase !== 'round-over') return refusal('round-not-over');
      return isWholePack(position, action.pack) ? null : refusal('wrong-pack');
    case 'close-window':
      return open.phase === 'play' && open.window ? null : refusal('no-window');
    case 'gather':
      return judgeGather(position);
    case 'time-up':
      return open.rules.matchEnd === 'time' && !open.timeIsUp ? null : refusal('no-time-limit');
  }
}

function isWholePack({ rules }: Position, pack: readonly Card[]): boolean {
  return pack.length === rules.pack.length && rules.pack.every((card) => pack.includes(card));
}

/** The only judgement of a table action that needs a hidden hand: the wish may still oblige the owner to bomb. */
function judgeGather(position: Position): Refusal | null {
  const { open } = position;
  if (open.phase === 'gift') return refusal('gift-owed');
  if (open.phase !== 'play' || !isTrickComplete(open)) return refusal('trick-not-complete');
  if (!isOwnersMoment(open)) return null;
  if (open.rules.selfOvertake) return refusal('trick-not-complete');
  return isHeldToWish(open, open.owner, position.hands[open.owner]!) ? refusal('own-bomb-owed') : null;
}
