import type { Card } from '@schupf/rules';
import { buzz } from '../../motion/haptics.ts';
import { lifted } from '../state/lifted.ts';

/** What fingers and the mouse do with a hand beyond tapping; the cards know nothing of it. */
export interface Deeds {
  /** Whether a card is picked; null where cards cannot be picked. */
  readonly isPicked: ((card: Card) => boolean) | null;
  readonly pick: (card: Card, on: boolean) => void;
  /** Puts the card to the place where another stands. */
  readonly move: (card: Card, to: Card) => void;
  readonly lift: () => void;
  /** The card is let go, where it is. */
  readonly drop: () => void;
  /** The order as it was when the card was lifted. */
  readonly undo: () => void;
}

/** A finger that lies still so long has lifted the card: it can be carried. */
const LIFT = 260;
/** A card that was held so long without moving stays lifted when the finger goes; a tap says where it belongs. */
const CARRY = 650;
/** Nearer than this is a tap. */
const STILL = 8;
/** Between the points of a swipe that are looked at; less than the narrowest card shows. */
const STRIDE = 10;

type Doing =
  | { readonly type: 'nothing' }
  | {
      readonly type: 'pressing';
      readonly card: Card;
      readonly x: number;
      readonly y: number;
      readonly at: number;
    }
  | { readonly type: 'swiping'; readonly on: boolean; readonly seen: Set<Card>; x: number; y: number }
  | { readonly type: 'dragging'; readonly card: Card; readonly x: number; readonly y: number };

const NOTHING: Doing = { type: 'nothing' };

/**
 * A finger that goes sideways picks a run of cards. One that rests first, or pulls upwards, carries the card to another
 * place; so does the mouse at once, and picks a run with the shift key.
 */
export class HandGestures {
  private readonly list: () => HTMLElement | null;
  private readonly deeds: () => Deeds;
  private doing: Doing = NOTHING;
  /** The click that ends a gesture is no tap. */
  private endsGesture = false;
  private pointer = { x: 0, y: 0 };

  constructor(list: () => HTMLElement | null, deeds: () => Deeds) {
    this.list = list;
    this.deeds = deeds;
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    this.endsGesture = false;
    const card = cardOf(event.target);
    if (card === null || !event.isPrimary || event.button !== 0) return;
    this.doing = { type: 'pressing', card, x: event.clientX, y: event.clientY, at: event.timeStamp };
  };

  readonly onPointerMove = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    this.pointer = { x: event.clientX, y: event.clientY };
    if (this.doing.type === 'pressing') this.begin(event, this.doing);
    if (this.doing.type === 'swiping') this.swipe(this.doing);
    if (this.doing.type === 'dragging') this.drag(this.doing);
  };

  readonly onPointerUp = (event: PointerEvent): void => {
    const { doing } = this;
    this.doing = NOTHING;
    if (doing.type === 'dragging') this.drop(doing.card);
    if (doing.type !== 'pressing' || event.timeStamp - doing.at < CARRY) return;
    this.endsGesture = true;
    lifted.value = doing.card;
    buzz('tap');
  };

  readonly onPointerCancel = (): void => {
    const { doing } = this;
    this.doing = NOTHING;
    if (doing.type !== 'dragging') return;
    this.deeds().undo();
    this.drop(doing.card);
  };

  readonly onClickCapture = (event: Event): void => {
    if (!this.endsGesture) return;
    this.endsGesture = false;
    event.stopPropagation();
  };

  /** Puts the lifted card under the pointer again, after the hand was drawn in another order. */
  follow(): void {
    const { doing } = this;
    const place = doing.type === 'dragging' ? this.placeOf(doing.card) : null;
    const list = this.list();
    if (doing.type !== 'dragging' || place === null || list === null) return;
    const box = list.getBoundingClientRect();
    place.style.setProperty('--drag-x', `${this.pointer.x - doing.x - box.x - place.offsetLeft}px`);
    place.style.setProperty('--drag-y', `${this.pointer.y - doing.y - box.y - place.offsetTop}px`);
  }

  private begin(event: PointerEvent, { card, x, y, at }: Extract<Doing, { type: 'pressing' }>): void {
    const [far, up] = [event.clientX - x, y - event.clientY];
    if (Math.hypot(far, up) < STILL) return;
    const { isPicked } = this.deeds();
    const isMouse = event.pointerType === 'mouse';
    const isLifted = event.timeStamp - at > LIFT || up > Math.abs(far);
    this.endsGesture = true;
    this.list()?.setPointerCapture(event.pointerId);
    if (isPicked !== null && (isMouse ? event.shiftKey : !isLifted)) {
      this.doing = { type: 'swiping', on: !isPicked(card), seen: new Set(), x, y };
      return;
    }
    const place = this.placeOf(card);
    const list = this.list();
    if (place === null || list === null) return;
    const box = list.getBoundingClientRect();
    this.doing = {
      type: 'dragging',
      card,
      x: x - box.x - place.offsetLeft,
      y: y - box.y - place.offsetTop,
    };
    this.deeds().lift();
    lifted.value = card;
    buzz('tap');
  }

  private swipe(doing: Extract<Doing, { type: 'swiping' }>): void {
    const { x, y } = this.pointer;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - doing.x, y - doing.y) / STRIDE));
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      const under = document.elementFromPoint(doing.x + (x - doing.x) * part, doing.y + (y - doing.y) * part);
      const card = cardOf(under);
      if (card === null || doing.seen.has(card)) continue;
      doing.seen.add(card);
      this.deeds().pick(card, doing.on);
    }
    doing.x = x;
    doing.y = y;
  }

  private drag(doing: Extract<Doing, { type: 'dragging' }>): void {
    this.follow();
    const nearest = this.nearestCard();
    if (nearest === null || nearest === doing.card) return;
    this.deeds().move(doing.card, nearest);
  }

  private drop(card: Card): void {
    this.deeds().drop();
    const place = this.placeOf(card);
    place?.style.removeProperty('--drag-x');
    place?.style.removeProperty('--drag-y');
    lifted.value = null;
  }

  /** Places stand where they are, whoever is carried over them. */
  private nearestCard(): Card | null {
    const list = this.list();
    if (list === null) return null;
    const box = list.getBoundingClientRect();
    const [x, y] = [this.pointer.x - box.x, this.pointer.y - box.y];
    let best: { readonly far: number; readonly card: Card } | null = null;
    for (const place of list.children as Iterable<HTMLElement>) {
      const card = cardOf(place.firstElementChild);
      if (card === null) continue;
      const far = Math.hypot(
        x - place.offsetLeft - place.offsetWidth / 2,
        y - place.offsetTop - place.offsetHeight / 2,
      );
      if (best === null || far < best.far) best = { far, card };
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
