import type { OpenState, View } from '@schupf/rules';

/** Tells whether a view is of another round than the one before, whichever match that is. */
export class RoundWatch {
  private last: OpenState | null = null;

  isNew({ open }: View): boolean {
    const { last } = this;
    this.last = open;
    return last === null || !continues(open, last);
  }
}

/** A round goes on where what has happened contains what had happened before. */
function continues(open: OpenState, last: OpenState): boolean {
  if (open.rules !== last.rules || open.round !== last.round || open.dealer !== last.dealer) return false;
  let { past } = open;
  while (past !== last.past && past !== null) past = past.before;
  return past === last.past;
}
