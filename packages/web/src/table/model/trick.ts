import type { OpenState, PlainPlay, Seat } from '@schupf/rules';

/** A combination of the trick that lies on the table. */
export interface Laid {
  readonly seat: Seat;
  readonly play: PlainPlay;
}

/** What lies on the table, oldest first. The trick that ended a round stays in sight. */
export function laidInTrick(open: OpenState): Laid[] {
  const isOver = open.phase === 'round-over' || open.phase === 'match-over';
  if (!isOver && open.phase !== 'play' && open.phase !== 'gift') return [];
  const laid: Laid[] = [];
  let { past } = open;
  if (isOver) while (past !== null && past.event.type !== 'played') past = past.before;
  for (; past !== null; past = past.before) {
    const { event } = past;
    if (event.type === 'gathered' || event.type === 'gave' || event.type === 'opened') break;
    if (event.type !== 'played') continue;
    if (event.play.kind === 'dog') break;
    laid.unshift({ seat: event.seat, play: event.play });
  }
  return laid;
}
