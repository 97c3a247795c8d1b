import { momentOf, NO_SEAT, type OpenState } from '@schupf/rules';
import { canBeBombed } from './bomb-proof.ts';
import { type Draft, isInstant } from './draft.ts';
import { BOT_TIMEOUT } from './paces.ts';

/**
 * A period in which claims are collected and count as simultaneous. There is one after each combination, one after
 * the last pass, and one for the trick's owner, who may have to bomb their own trick because of the wish (WISH14).
 */
export interface Interval {
  readonly kind: 'reaction' | 'closing' | 'own';
  readonly turn: number;
  readonly until: number;
}

/** Starts or ends the interval as the position requires. Its length does not depend on hidden cards. */
export function refreshInterval(draft: Draft): void {
  const kind = draft.stage === 'playing' ? kindOf(draft.position.open) : null;
  const { interval, turn } = draft;
  if (kind === null) draft.interval = null;
  else if (interval?.kind !== kind || interval.turn !== turn)
    draft.interval = { kind, turn, until: draft.now + lengthOf(draft, kind) };
}

function kindOf(open: OpenState): Interval['kind'] | null {
  const moment = momentOf(open);
  if (moment === 'window') return open.turn === NO_SEAT ? 'closing' : 'reaction';
  return moment === 'own-trick' ? 'own' : null;
}

/** The length of an interval: zero if only bots play, or if public facts rule out a bomb. */
function lengthOf(draft: Draft, kind: Interval['kind']): number {
  if (isInstant(draft) || !canBeBombed(draft.position)) return 0;
  return (kind === 'reaction' ? draft.speed.reaction : draft.speed.closing) ?? 0;
}

/**
 * Whether claims have to wait: for the interval, for a hold or, if only bots play, for the answers of the others.
 */
export function mustWait(draft: Draft): boolean {
  if (draft.holds.length > 0) return true;
  if (draft.interval !== null && draft.now < draft.interval.until) return true;
  return (
    isInstant(draft) && draft.questions.some(({ answered, at }) => !answered && draft.now < at + BOT_TIMEOUT)
  );
}
