import type { Signal } from '@preact/signals';
import type { Card } from '@schupf/rules';
import { buzz } from '../../motion/haptics.ts';

/** Callbacks for gestures beyond a tap. */
export interface GestureActions {
  /** Whether a card is selected; null if cards cannot be selected. */
  readonly isPicked: ((card: Card) => boolean) | null;
  readonly pick: (card: Card, on: boolean) => void;
  /** Moves the card to the place of another. */
  readonly move: (card: Card, to: Card) => void;
  readonly lift: () => void;
  /** Drops the card where it is now. */
  readonly drop: () => void;
  /** Restores the order from before the card was lifted. */
  readonly undo: () => void;
}

/** Milliseconds for which a finger must rest on a card to lift it. */
const LIFT_MS = 260;
/**
 * Milliseconds. A card that is held this long without moving stays lifted when released; the next tap chooses its
 * place.
 */
const CARRY_MS = 650;
/** A pointer that moves fewer pixels than this counts as a tap. */
const TAP_RADIUS = 8;
/** Pixels between the sampled points of a swipe; less than the visible strip of any card. */
const SWIPE_STEP = 10;

type Gesture =
  | { readonly type: 'none' }
  | {
      readonly type: 'pressing';
      readonly card: Card;
      readonly x: number;
      readonly y: number;
      readonly at: number;
    }
  | { readonly type: 'swiping'; readonly on: boolean; readonly seen: Set<Card>; x: number; y: number }
  | { readonly type: 'dragging'; readonly card: Card; readonly x: number; readonly y: number };

const NO_GESTURE: Gesture = { type: 'none' };

/**
 * Swiping sideways selects a run of cards. Resting first, or pulling upwards, carries the card to another place. The
 * mouse carries right away, and selects a run with the Shift key.
 */
export class HandGestures {
  private readonly list: () => HTMLElement | null;
  private readonly actions: () => GestureActions;
  private readonly lifted: Signal<Card | null>;
  private gesture: Gesture = NO_GESTURE;
  /** Whether the next click belongs to the end of a gesture and must be ignored. */
  private endsGesture = false;
  private pointer = { x: 0, y: 0 };

  constructor(list: () => HTMLElement | null, actions: () => GestureActions, lifted: Signal<Card | null>) {
    this.list = list;
    this.actions = actions;
    this.lifted = lifted;
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    this.endsGesture = false;
    const card = cardOf(event.target);
    if (card === null || !event.isPrimary || event.button !== 0) return;
    this.gesture = { type: 'pressing', card, x: event.clientX, y: event.clientY, at: event.timeStamp };
  };

  readonly onPointerMove = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    this.pointer = { x: event.clientX, y: event.clientY };
    if (this.gesture.type === 'pressing') this.begin(event, this.gesture);
    if (this.gesture.type === 'swiping') this.swipe(this.gesture);
    if (this.gesture.type === 'dragging') this.drag(this.gesture);
  };

  readonly onPointerUp = (event: PointerEvent): void => {
    const { gesture } = this;
    this.gesture = NO_GESTURE;
    if (gesture.type === 'dragging') this.drop(gesture.card);
    if (gesture.type !== 'pressing' || event.timeStamp - gesture.at < CARRY_MS) return;
    this.endsGesture = true;
    this.lifted.value = gesture.card;
    buzz('tap');
  };

  readonly onPointerCancel = (): void => {
    const { gesture } = this;
    this.gesture = NO_GESTURE;
    if (gesture.type !== 'dragging') return;
    this.actions().undo();
    this.drop(gesture.card);
  };

  readonly onClickCapture = (event: Event): void => {
    if (!this.endsGesture) return;
    this.endsGesture = false;
    event.stopPropagation();
  };

  /** Moves the lifted card back under the pointer after the hand was rendered in a new order. */
  keepUnderPointer(): void {
    const { gesture } = this;
    const place = gesture.type === 'dragging' ? this.placeOf(gesture.card) : null;
    const list = this.list();
    if (gesture.type !== 'dragging' || place === null || list === null) return;
    const box = list.getBoundingClientRect();
    place.style.setProperty('--drag-x', `${this.pointer.x - gesture.x - box.x - place.offsetLeft}px`);
    place.style.setProperty('--drag-y', `${this.pointer.y - gesture.y - box.y - place.offsetTop}px`);
  }

  private begin(event: PointerEvent, { card, x, y, at }: Extract<Gesture, { type: 'pressing' }>): void {
    const [right, up] = [event.clientX - x, y - event.clientY];
    if (Math.hypot(right, up) < TAP_RADIUS) return;
    const { isPicked } = this.actions();
    const isMouse = event.pointerType === 'mouse';
    const isLifted = event.timeStamp - at > LIFT_MS || up > Math.abs(right);
    this.endsGesture = true;
    this.list()?.setPointerCapture(event.pointerId);
    if (isPicked !== null && (isMouse ? event.shiftKey : !isLifted)) {
      this.gesture = { type: 'swiping', on: !isPicked(card), seen: new Set(), x, y };
      return;
    }
    const place = this.placeOf(card);
    const list = this.list();
    if (place === null || list === null) return;
    const box = list.getBoundingClientRect();
    this.gesture = {
      type: 'dragging',
      card,
      x: x - box.x - place.offsetLeft,
      y: y - box.y - place.offsetTop,
    };
    this.actions().lift();
    this.lifted.value = card;
    buzz('tap');
  }

  private swipe(gesture: Extract<Gesture, { type: 'swiping' }>): void {
    const { x, y } = this.pointer;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - gesture.x, y - gesture.y) / SWIPE_STEP));
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      const sampleX = gesture.x + (x - gesture.x) * part;
      const sampleY = gesture.y + (y - gesture.y) * part;
      const card = cardOf(document.elementFromPoint(sampleX, sampleY));
      if (card === null || gesture.seen.has(card)) continue;
      gesture.seen.add(card);
      this.actions().pick(card, gesture.on);
    }
    gesture.x = x;
    gesture.y = y;
  }

  private drag(gesture: Extract<Gesture, { type: 'dragging' }>): void {
    this.keepUnderPointer();
    const nearest = this.nearestCard();
    if (nearest === null || nearest === gesture.card) return;
    this.actions().move(gesture.card, nearest);
  }

  private drop(card: Card): void {
    this.actions().drop();
    const place = this.placeOf(card);
    place?.style.removeProperty('--drag-x');
    place?.style.removeProperty('--drag-y');
    this.lifted.value = null;
  }

  /** Measures the slots, which do not move while a card is carried over them. */
  private nearestCard(): Card | null {
    const list = this.list();
    if (list === null) return null;
    const box = list.getBoundingClientRect();
    const [x, y] = [this.pointer.x - box.x, this.pointer.y - box.y];
    let best: { readonly distance: number; readonly card: Card } | null = null;
    for (const place of list.children as Iterable<HTMLElement>) {
      const card = cardOf(place.firstElementChild);
      if (card === null) continue;
      const distance = Math.hypot(
        x - place.offsetLeft - place.offsetWidth / 2,
        y - place.offsetTop - place.offsetHeight / 2,
      );
      if (best === null || distance < best.distance) best = { distance, card };
    }
    return best?.card ?? null;
  }

  private placeOf(card: Card): HTMLElement | null {
    return this.list()?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.parentElement ?? null;
  }
}

function cardOf(target: EventTarget | null): Card | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('.hand [data-card]') : null;
  return button === null ? null : (Number(button.dataset['card']) as Card);
}
