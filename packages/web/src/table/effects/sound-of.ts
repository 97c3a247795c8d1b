import { isBomb, type OpenState, type Player, type SeenEvent } from '@schupf/rules';
import type { Sound } from '../../motion/voices.ts';
import { hasWon } from '../model/has-won.ts';
import { isRevolution } from '../model/rank.ts';

/** The sound of an event for one player; null if it has none. */
export function soundOf(event: SeenEvent, before: OpenState, after: OpenState, me: Player): Sound | null {
  switch (event.type) {
    case 'dealt':
    case 'rest-dealt':
      return 'slide';
    case 'called':
      return event.call;
    case 'calls-revealed':
      return event.callers.length === 0 ? null : 'grand';
    case 'played':
      if (isBomb(event.play)) return 'bomb';
      if (event.play.kind === 'dog') return 'dog';
      return after.finished.length > before.finished.length ? 'stamp' : 'knock';
    case 'passed':
      return 'pass';
    case 'gave':
      return 'dragon';
    case 'gathered':
      return after.phase === 'gift' ? null : 'slide';
    case 'round-ended':
      return endSound(after, me);
    case 'decided':
    case 'declined':
    case 'declined-tichu':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'exchanged':
    case 'dummy-shown':
    case 'window-closed':
    case 'time-up':
    case 'withdrawn':
    case 'opened':
      return null;
  }
}

function endSound(open: OpenState, me: Player): Sound {
  if (open.phase === 'match-over') return hasWon(open, me) ? 'win' : 'lose';
  if (open.result?.bonus?.for === 'sweep') return 'sweep';
  return isRevolution(open) ? 'fanfare' : 'coin';
}
