import type { LaidPlay, OpenState, Seat } from '@schupf/rules';

/** A combination of the trick that lies on the table. */
export interface Laid {
  readonly seat: Seat;
  readonly play: LaidPlay;
}

/** What lies on the table, oldest first. */
export function laidInTrick(open: OpenState): Laid[] {
  const laid: Laid[] = [];
  for (let past = open.past; past !== null; past = past.before) {
    const { event } = past;
    if (event.type === 'gathered' || event.type === 'gave' || event.type === 'opened') break;
    if (event.type !== 'played') continue;
    if (event.play.kind === 'dog') break;
    laid.unshift({ seat: event.seat, play: event.play });
  }
  return open.phase === 'play' || open.phase === 'gift' ? laid : [];
}
