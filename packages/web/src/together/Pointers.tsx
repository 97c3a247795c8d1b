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
  const selector = at.type === 'card' ? `[data-card="${at.card}"]` : `[data-seat="${at.seat}"]`;
  const target = board.querySelector(selector);
  mark.toggleAttribute('data-missing', target === null);
  if (target === null) {
    mark.removeAttribute('style');
    return;
  }
  const outer = board.getBoundingClientRect();
  const { left, top, width, height } = target.getBoundingClientRect();
  Object.assign(mark.style, {
    left: `${left - outer.left - board.clientLeft}px`,
    top: `${top - outer.top - board.clientTop}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}
