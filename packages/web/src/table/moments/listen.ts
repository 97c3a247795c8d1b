import type { AppliedUpdate } from '../../client/table-client.ts';
import type { TableSession } from '../state/table-session.ts';
import { pickMoment } from './moment-of.ts';
import type { Stage } from './stage.ts';

/**
 * Passes events at the table to the stage. Any press makes the current moment disappear, and still reaches what is
 * under the picture. Returns a function that stops this.
 */
export function listenForMoments(session: TableSession, stage: Stage): () => void {
  let recent: AppliedUpdate[] = [];
  let since = 0;
  let frame = 0;
  const offer = () => {
    frame = 0;
    const moment = pickMoment(recent, session.me);
    recent = [];
    if (moment !== null) stage.offer(moment, since);
  };
  // The next frame shows the update, and the one after it the moment. Pictures then find seats and cards in their new
  // positions, and a slow phone does not have to draw both at once.
  const wait = () => {
    frame = requestAnimationFrame(offer);
  };
  const stopUpdates = session.client.onUpdate((applied) => {
    if (document.hidden) return;
    if (recent.length === 0) since = performance.now();
    recent.push(applied);
    if (frame === 0) frame = requestAnimationFrame(wait);
  });
  const hurry = () => stage.hurry();
  const hide = () => {
    if (document.hidden) stage.clear();
  };
  for (const press of PRESSES) addEventListener(press, hurry, { capture: true, passive: true });
  document.addEventListener('visibilitychange', hide);
  return () => {
    stopUpdates();
    cancelAnimationFrame(frame);
    for (const press of PRESSES) removeEventListener(press, hurry, { capture: true });
    document.removeEventListener('visibilitychange', hide);
    stage.clear();
  };
}

const PRESSES = ['pointerdown', 'keydown'] as const;
