import type { AppliedUpdate } from '../../client/table-client.ts';
import { reducedMotion } from '../../motion/media.ts';

const WALK_MS = 1200;
const FADE_MS = 300;

/** Moves badges when players change seats. Call this while the page still shows the old seats. */
export function walkSeats(root: HTMLElement | null, { before, after }: AppliedUpdate): void {
  const { players } = before.view.open;
  if (root === null || players.every((player, seat) => player === after.view.open.players[seat])) return;
  const from = new Map(badges(root).map((badge) => [badge.dataset['who'], badge.getBoundingClientRect()]));
  // Two frames, because the page is not always rendered in the first one.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const badge of badges(root)) walk(badge, from.get(badge.dataset['who']));
    }),
  );
}

function badges(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.seat')].filter(({ offsetWidth }) => offsetWidth > 0);
}

function walk(badge: HTMLElement, from: DOMRect | undefined): void {
  if (from === undefined) return;
  const to = badge.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y - to.y;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  if (reducedMotion.value) badge.animate({ opacity: [0, 1] }, { duration: FADE_MS });
  else
    badge.animate(
      { translate: [`${x}px ${y}px`, '0px 0px'] },
      { duration: WALK_MS, easing: 'cubic-bezier(.6,0,.2,1)', composite: 'add' },
    );
}
