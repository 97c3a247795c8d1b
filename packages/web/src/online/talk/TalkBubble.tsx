import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Box, type PlacedBubble, placeBubble } from './place-bubble.ts';
import { Said } from './Said.tsx';
import type { Talk } from './talk.ts';
import './TalkBubble.css';

/** The conversation at the table on screen. */
export const TalkContext = createContext<Talk | null>(null);

/**
 * A person's latest message as a bubble. Render it inside the person's seat. It is hidden from screen readers, because
 * `Talk` already announces the message.
 */
export function TalkBubble({ who }: { readonly who: string }) {
  const talk = useContext(TalkContext);
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<PlacedBubble | null>(null);
  const message = talk?.bubbles.value.get(who);
  // Places the bubble after every render, because a card may have been played where it was.
  useLayoutEffect(() => {
    const { current } = bubble;
    if (current === null) return;
    const next = placeFor(current);
    if (place === null || next.x !== place.x || next.y !== place.y || next.side !== place.side)
      setPlace(next);
  });
  if (message === undefined) return null;
  return (
    <div
      ref={bubble}
      key={message.at}
      class="talk-bubble"
      data-side={place?.side}
      style={{ left: `${place?.x ?? 0}px`, top: `${place?.y ?? 0}px` }}
      aria-hidden="true"
    >
      <Said message={message} />
    </div>
  );
}

/** Other seats, and the controls that the player uses. */
const OTHERS =
  '[data-seat], [data-occupant], .table-header, .chips > *, .table__actions .button, .board__seat';

/** The best position, relative to the seat. */
function placeFor(bubble: HTMLElement): PlacedBubble {
  const seat = bubble.parentElement!;
  const main = seat.closest('main') ?? document.body;
  const around = seat.closest('.table__felt') ?? main;
  const boxes = (selector: string) =>
    [...main.querySelectorAll(selector)]
      .filter((element) => !seat.contains(element) && !element.contains(seat))
      .map(boxOf);
  const from = boxOf(seat);
  // `left` and `top` are relative to the seat only if the seat is positioned.
  const origin = bubble.offsetParent ?? seat;
  const { x, y } = boxOf(origin);
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const place = placeBubble(
    from,
    { width, height },
    { bounds: boxOf(around), cards: boxes('[data-card]'), others: boxes(OTHERS) },
  );
  return {
    side: place.side,
    x: Math.round(place.x - x - origin.clientLeft),
    y: Math.round(place.y - y - origin.clientTop),
  };
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
