import { type Card, hasSeat, type Seat, type Slot } from '@schupf/rules';
import { CardFace } from '../../cards/CardFace.tsx';
import { words } from '../../i18n/language.ts';
import { seatName } from '../model/names.ts';
import type { Place } from '../model/places.ts';
import { rankOf } from '../model/rank.ts';
import { aimAt, cardsFor, litSlot, slotsFor, takeBack } from '../state/push-draft.ts';
import type { TableSession } from '../state/table-session.ts';
import './PushTable.css';

interface PushTableProps {
  readonly session: TableSession;
  readonly placeOf: (seat: Seat) => Place | undefined;
}

/** The places of the push, each before the one it is for. */
export function PushTable({ session, placeOf }: PushTableProps) {
  const seat = session.seat.value;
  const { view } = session;
  const isLaid = hasSeat(view.open.laidOut, seat);
  const slots = slotsFor(view, seat);
  const lit = isLaid ? null : litSlot(slots);
  return (
    <ul class="push" style={{ '--slots': slots.length }}>
      {slots.map((slot) => (
        <SlotPlace
          key={slot.to}
          session={session}
          slot={slot}
          isLit={slot === lit}
          laid={isLaid ? (view.laid[seat]?.find(({ to }) => to === slot.to)?.cards ?? []) : null}
          place={placeOf(slot.to)}
        />
      ))}
    </ul>
  );
}

interface SlotPlaceProps {
  readonly session: TableSession;
  readonly slot: Slot;
  readonly isLit: boolean;
  /** What was given already; null while it is being chosen. */
  readonly laid: readonly Card[] | null;
  readonly place: Place | undefined;
}

function SlotPlace({ session, slot, isLit, laid, place }: SlotPlaceProps) {
  const { table, cards: names, events } = words();
  const name = seatName(session, slot.to);
  const cards = laid ?? cardsFor(slot);
  const side = session.view.open.arePartners(session.seat.value, slot.to) ? 'us' : 'them';
  const title = rankOf(session.view.open, slot.to)?.title;
  const last = cards.findLast((card) => !slot.must.has(card));
  return (
    <li class="push__place" style={place === undefined ? {} : { '--x': `${place.x}%`, '--y': `${place.y}%` }}>
      <span class={`push__name push__name--${side}`} aria-hidden="true">
        {name}
        {title == null ? null : <span class="push__title"> {events.title(title)}</span>}
      </span>
      <button
        type="button"
        class={`push__slot${isLit ? ' push__slot--lit' : ''}`}
        aria-label={
          cards.length === 0
            ? table.slotEmpty(name)
            : table.slotFull(name, cards.map((card) => names.cardName(card)).join(', '))
        }
        aria-current={isLit ? 'true' : undefined}
        disabled={laid !== null || (last === undefined && cards.length >= slot.count)}
        onClick={() => (last === undefined ? aimAt(slot) : takeBack(slot, last))}
      >
        {cards.map((card) => (
          <span
            key={card}
            class={`push__card${slot.must.has(card) ? ' push__card--forced' : ''}`}
            data-card={card}
          >
            <CardFace card={card} />
          </span>
        ))}
        {cards.length < slot.count ? <span aria-hidden="true">+</span> : null}
      </button>
    </li>
  );
}
