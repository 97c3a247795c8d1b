import type { PointTarget } from '@schupf/protocol';
import type { Card, Seat } from '@schupf/rules';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { togetherWords } from '../i18n/together-words.ts';
import { announce } from '../motion/announcer.tsx';
import type { Pointer } from './joint-replay.ts';

interface Props {
  readonly pointers: readonly Pointer[];
  readonly nameOf: (seat: Seat) => string;
}

/** Where people point, over the board. */
export function Pointers({ pointers, nameOf }: Props) {
  return (
    <>
      {pointers.map((pointer) => (
        <PointerMark key={pointer.number} pointer={pointer} nameOf={nameOf} />
      ))}
    </>
  );
}

interface MarkProps {
  readonly pointer: Pointer;
  readonly nameOf: Props['nameOf'];
}

/** A frame with a name. If the card is not on the board, only its name is shown, in the middle. */
function PointerMark({ pointer: { by, at }, nameOf }: MarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const what = at.type === 'card' ? words().cards.cardName(at.card as Card) : nameOf(at.seat);
  useEffect(() => announce(togetherWords().pointsAt(by.name, what)), []);
  // After every render: the cards may have moved.
  useLayoutEffect(() => {
    const place = () => mark.current !== null && frame(mark.current, at);
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  });
  return (
    <div ref={mark} class="pointer" aria-hidden="true">
      <span class="pointer__name">
        {by.name}
        <span class="pointer__what">: {what}</span>
      </span>
    </div>
  );
}

/** Puts a mark around what it points at. */
function frame(mark: HTMLElement, at: PointTarget): void {
  const board = mark.parentElement!;
  const place = placeOn(board, at);
  mark.toggleAttribute('data-missing', place === null);
  if (place === null) {
    mark.removeAttribute('style');
    return;
  }
  const outer = board.getBoundingClientRect();
  Object.assign(mark.style, {
    left: `${place.left - outer.left - board.clientLeft}px`,
    top: `${place.top - outer.top - board.clientTop}px`,
    width: `${place.right - place.left}px`,
    height: `${place.bottom - place.top}px`,
  });
}

type Place = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The name plate of a seat, or the visible part of a card: the next card and the next row cover the rest. */
function placeOn(board: HTMLElement, at: PointTarget): Place | null {
  if (at.type === 'seat')
    return (
      board.querySelector(`[data-seat="${at.seat}"] .replay-seat__plate`)?.getBoundingClientRect() ?? null
    );
  const card = board.querySelector(`[data-card="${at.card}"]`);
  if (card === null) return null;
  const { left, top, right, bottom } = (card.querySelector('.card') ?? card).getBoundingClientRect();
  const next = card.nextElementSibling?.getBoundingClientRect().left ?? right;
  const below = card.closest('.replay-hand__row')?.nextElementSibling?.firstElementChild;
  const row = below?.getBoundingClientRect().top ?? bottom;
  return { left, top, right: Math.min(right, next), bottom: Math.min(bottom, row) };
}
