import type { Card, Seat } from '@schupf/rules';
import { useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { words } from '../i18n/language.ts';
import { inOrder } from './model/hand-order.ts';
import { completion, usefulCards } from './model/plays.ts';
import type { Session } from './session.ts';
import './hand.css';

interface HandProps {
  readonly session: Session;
  readonly seat: Seat;
  /** Cards that lie elsewhere, on a place of the push. */
  readonly without?: ReadonlySet<Card>;
  /** What a tap does; to pick it if nothing else. */
  readonly onTap?: (card: Card) => void;
  /** Enter on a card: to play what is picked. */
  readonly onEnter?: () => void;
}

/** So many cards stand in one row everywhere. */
const ONE_ROW = 9;

/** Somebody's own hand: every card a button, one of them in the order of the tab key, the others by the arrows. */
export function Hand({ session, seat, without, onTap, onEnter }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const { table, cards: names } = words();
  const { view, status } = session;
  const { sort, dim, layout } = settings.value;
  const all = view.hands[seat];
  if (all == null) return null;
  const cards = inOrder(all, sort).filter((card) => !without?.has(card));
  const picked = session.picked.value;
  const isTurn =
    view.open.phase === 'play' && view.open.turn === seat && status.duties.some((duty) => duty.seat === seat);
  const useful = isTurn && dim ? usefulCards(view, seat) : null;
  const received = new Set(
    view.transfers.filter(({ to }) => to === seat).flatMap((transfer) => transfer.cards),
  );
  const isFresh = view.open.hasPlayed === 0;
  const tap = (card: Card) => {
    if (onTap !== undefined) return onTap(card);
    const whole = isTurn && picked.size === 0 ? completion(view, seat, card) : null;
    if (whole === null) session.toggle(card);
    else session.pick(whole);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to !== undefined && at >= 0) buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') buttons[at]?.click();
    else if (event.key === 'Enter' && onEnter !== undefined) onEnter();
    else return;
    event.preventDefault();
  };
  const label = seat === view.open.dummy ? table.tableHand(cards.length) : table.hand(cards.length);
  return (
    <ul
      ref={list}
      class={`hand hand--${layout}${cards.length <= ONE_ROW ? ' hand--short' : ''}`}
      style={{ '--count': cards.length }}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, index) => (
        <li key={card} class="hand__place" style={{ '--at': index }}>
          <button
            type="button"
            class={`hand__card${useful !== null && !useful.has(card) ? ' hand__card--useless' : ''}${isFresh && received.has(card) ? ' hand__card--received' : ''}`}
            aria-pressed={onTap === undefined ? picked.has(card) : undefined}
            aria-label={names.cardName(card)}
            data-card={card}
            tabIndex={index === 0 ? 0 : -1}
            onClick={() => tap(card)}
          >
            <CardFace card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}
