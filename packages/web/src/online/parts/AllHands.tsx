import type { Card, Seat } from '@schupf/rules';
import { CardFace } from '../../cards/CardFace.tsx';
import { words as tableWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { inOrder } from '../../table/model/hand-order.ts';
import { seatName } from '../../table/model/names.ts';
import { seatsFrom } from '../../table/model/places.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import './AllHands.css';

/** All hands, for spectators who may see them after a delay. */
export function AllHands({ session }: { readonly session: TableSession }) {
  const { open, hands } = session.view;
  const home = session.home.value;
  if (open.counts.every((count) => count === 0)) return null;
  const sideOf = (seat: Seat) =>
    open.rules.teams === 'none'
      ? ''
      : seat === home || open.arePartners(home, seat)
        ? 'team-us'
        : 'team-them';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
    <ul class="all-hands plain-list scroll" aria-label={words().table.allHands} tabIndex={0}>
      {[home, ...seatsFrom(home, open.rules.seats)].map((seat) => (
        <li key={seat} class="all-hands__player" data-turn={session.isDue(seat)}>
          <b class={sideOf(seat)}>{seatName(session, seat)}</b>
          <HandRow cards={inOrder(hands[seat]!, 'up')} coins={open.rules.teams !== 'none'} />
        </li>
      ))}
    </ul>
  );
}

function HandRow({ cards, coins }: { readonly cards: readonly Card[]; readonly coins: boolean }) {
  const names = cards.map((card) => tableWords().cards.cardName(card));
  return (
    <span class="all-hands__row" role="img" aria-label={names.join(', ')}>
      <span class="all-hands__cards" style={{ '--count': Math.max(9, cards.length) }}>
        {cards.map((card) => (
          <CardFace key={card} card={card} coins={coins} />
        ))}
      </span>
    </span>
  );
}
