import { curveBetween, pointOn } from './curve.ts';

/**
 * Where an element was on the screen. Cards in a fan are rotated, so this is the position of the centre, not of a
 * corner.
 */
interface Spot {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** The visible width: its layout width times its scale. */
  readonly width: number;
}

type Place = Pick<Spot, 'x' | 'y' | 'width'>;

export type Snapshot = ReadonlyMap<string, Spot>;

export interface FlipOptions {
  readonly duration?: number;
  /** Milliseconds between one card and the next. */
  readonly stagger?: number;
  readonly easing?: string;
  /** The starting point of a card that was not on the page, for example its player's seat. */
  readonly from?: (card: string) => Element | null | undefined;
  /** The destination of a card that has left the page, for example the seat that took the trick. */
  readonly to?: (card: string) => Element | null | undefined;
  /** The card that flies first when cards leave. With a leader, they fly in an arc, otherwise in a straight line. */
  readonly leader?: string;
}

const flying = new WeakMap<Element, Animation[]>();

/** Records where every element with `data-card` is, even in mid-flight. Call this before the page changes. */
export function snapshot(root: ParentNode): Snapshot {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    if (element.offsetWidth > 0) spots.set(element.dataset['card']!, spotOf(element));
  }
  return spots;
}

/**
 * Call this after the change: every card flies from its old position to its new one. The page is already in its final
 * state, so clicks work during the flight, and another flip continues from wherever the cards are.
 * Do not call this when motion is reduced.
 */
export function flip(before: Snapshot, root: ParentNode, options: FlipOptions = {}): void {
  // Old flights must end before measuring, because the final position of each card is needed.
  for (const element of root.querySelectorAll('[data-card]')) stop(element);
  const after = snapshot(root);

  const moves = [...after].flatMap(([card, spot]) => {
    const start = before.get(card) ?? centre(options.from?.(card));
    return start === null || isSame(start, spot) ? [] : [{ spot, start }];
  });
  const leaving = [...before].flatMap(([card, spot]) => {
    // If the element now shows another card (in a list without keys), it cannot be cloned for this one.
    const isGone = !after.has(card) && spot.element.dataset['card'] === card;
    const target = isGone ? centre(options.to?.(card)) : null;
    return target === null ? [] : [{ card, spot, target }];
  });
  if (options.leader !== undefined)
    leaving.sort((a, b) => Number(b.card === options.leader) - Number(a.card === options.leader));

  const { stagger = 18 } = options;
  moves.forEach(({ spot, start }, i) => {
    fly(spot, start, i * stagger, options);
  });
  leaving.forEach(({ spot, target }, i) => {
    leave(spot, target, i * stagger, options);
  });
}

function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  const scale = Number.parseFloat(getComputedStyle(element).scale) || 1;
  return { element, x: box.x + box.width / 2, y: box.y + box.height / 2, width: element.offsetWidth * scale };
}

function centre(element: Element | null | undefined): Place | null {
  if (element === null || element === undefined) return null;
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: Math.min(box.width, 40) };
}

function isSame(a: Place, b: Spot): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.width - b.width)) < 1;
}

function fly(spot: Spot, start: Place, delay: number, options: FlipOptions): void {
  const { element } = spot;
  const timing: KeyframeAnimationOptions = {
    duration: options.duration ?? 260,
    easing: options.easing ?? 'cubic-bezier(.2,.7,.2,1)',
    delay,
    fill: 'backwards',
  };
  // Animates `translate` and `scale`, so that the card's own `transform` stays. The animation is added to the card's
  // own `translate`, so that a raised card stays raised.
  track(element, [
    element.animate(
      { translate: [`${start.x - spot.x}px ${start.y - spot.y}px`, '0px 0px'] },
      { ...timing, composite: 'add' },
    ),
    element.animate({ scale: [start.width / spot.width, 1] }, timing),
  ]);
}

/** Lets a clone of the card fly away, because the card itself is no longer on the page. */
function leave(spot: Spot, target: Place, delay: number, options: FlipOptions): void {
  const picture = spot.element.cloneNode(true) as HTMLElement;
  // The clone is decoration: pointers and screen readers must not find it.
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.removeAttribute('data-card');
  picture.removeAttribute('id');
  const height = spot.width * 1.4;
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '5',
    margin: '0',
    pointerEvents: 'none',
    left: `${spot.x - spot.width / 2}px`,
    top: `${spot.y - height / 2}px`,
    width: `${spot.width}px`,
    height: `${height}px`,
  });
  picture.style.setProperty('--card', `${spot.width}px`);
  document.body.append(picture);
  const path = options.leader === undefined ? straight(spot, target) : arc(spot, target);
  const flight = picture.animate(path, {
    duration: options.duration ?? 400,
    easing: options.easing ?? 'cubic-bezier(.5,0,.3,1)',
    delay,
  });
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}

/** The share of the flight after which a leaving card fades out. */
const FADES_FROM = 0.7;

function straight(from: Place, to: Place): Keyframe[] {
  const end = { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: to.width / from.width };
  return [{}, { opacity: 1, offset: FADES_FROM }, { ...end, opacity: 0 }];
}

const ARC_STEPS = 10;

function arc(from: Place, to: Place): Keyframe[] {
  const curve = curveBetween(from, to);
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const share = step / ARC_STEPS;
    const { x, y } = pointOn(curve, share);
    return {
      translate: `${x - from.x}px ${y - from.y}px`,
      scale: 1 + share * (to.width / from.width - 1),
      opacity: Math.min(1, (1 - share) / (1 - FADES_FROM)),
    };
  });
}

function track(element: Element, animations: Animation[]): void {
  flying.set(element, animations);
}

function stop(element: Element): void {
  for (const animation of flying.get(element) ?? []) animation.cancel();
  flying.delete(element);
}
