/** Degrees a card leans towards the mouse at most. */
const MOST = 6;

/** Lets the card under the mouse lean; style sheets decide whether anything moves. */
export function tilt(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
  const card = event.target.closest<HTMLElement>('.card');
  if (card === null) return;
  // The layout of the card, not how it looks: leaning would change what it leans by.
  const { x, y } = card.parentElement!.getBoundingClientRect();
  const lean = (at: number, size: number) => Math.max(-1, Math.min(1, (at / size) * 2 - 1)) * MOST;
  card.style.setProperty('--lean-y', `${lean(event.clientX - x, card.offsetWidth).toFixed(1)}deg`);
  card.style.setProperty('--lean-x', `${(-lean(event.clientY - y, card.offsetHeight)).toFixed(1)}deg`);
}
