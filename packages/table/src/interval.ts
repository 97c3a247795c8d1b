import { momentOf, NOBODY, type OpenState } from '@schupf/rules';
import { canBeBombed } from './bomb-proof.ts';
import { type Draft, isInstant } from './draft.ts';
import { BOT_PATIENCE } from './paces.ts';

/**
 * A time in which claims are gathered and count as made together: after each combination, after the last pass, and
 * once more for an owner who may have to bomb his own trick because of the wish (WISH14).
 */
export interface Interval {
  readonly kind: 'reaction' | 'closing' | 'own';
  readonly turn: number;
  readonly until: number;
}

/** An interval begins with the window it belongs to and has the same length whoever holds what. */
export function refreshInterval(draft: Draft): void {
  const kind = draft.stage === 'playing' ? kindOf(draft.position.open) : null;
  const { interval, turn } = draft;
  if (kind === null) draft.interval = null;
  else if (interval?.kind !== kind || interval.turn !== turn)
    draft.interval = { kind, turn, until: draft.now + lengthOf(draft, kind) };
}

function kindOf(open: OpenState): Interval['kind'] | null {
  const moment = momentOf(open);
  if (moment === 'window') return open.turn === NOBODY ? 'closing' : 'reaction';
  return moment === 'own-trick' ? 'own' : null;
}

/** No time where only bots play, and none where everybody can see that nobody has a bomb. */
function lengthOf(draft: Draft, kind: Interval['kind']): number {
  if (isInstant(draft) || !canBeBombed(draft.position)) return 0;
  return (kind === 'reaction' ? draft.speed.reaction : draft.speed.closing) ?? 0;
}

/** Whether claims have to wait: the interval runs, somebody asked to hold, or bots among themselves still think. */
export function mustWait(draft: Draft): boolean {
  if (draft.holds.length > 0) return true;
  if (draft.interval !== null && draft.now < draft.interval.until) return true;
  return (
    isInstant(draft) && draft.questions.some(({ answered, at }) => !answered && draft.now < at + BOT_PATIENCE)
  );
}
