import { type Card, hasSeat, type Seat, type Slot } from '@schupf/rules';
import { CardFace } from '../../cards/CardFace.tsx';
import { words } from '../../i18n/language.ts';
import { seatName } from '../model/names.ts';
import { type Place, placeStyle, sideOf } from '../model/places.ts';
import { rankOf } from '../model/rank.ts';
import { titleText } from '../model/titles.ts';
import type { PushDraft } from '../state/push-draft.ts';
import type { TableSession } from '../state/table-session.ts';
import './PushTable.css';

interface PushTableProps {
  readonly session: TableSession;
  /** Null in games with ranks, where the slots are side by side. */
  readonly placeOf: (seat: Seat) => Place | null;
}

/** The push slots, each in front of its recipient. */
export function PushTable({ session, placeOf }: PushTableProps) {
  const seat = session.seat.value;
  const { view } = session;
  const isPushed = hasSeat(view.open.laidOut, seat);
  const draft = session.pushDraft(seat);
  const { slots } = draft;
  const next = isPushed ? null : draft.nextSlot;
  return (
    <ul class="push" style={{ '--slots': slots.length }}>
      {slots.map((slot) => (
        <SlotPlace
          key={slot.to}
          session={session}
          draft={draft}
          slot={slot}
          isNext={slot === next}
          pushed={isPushed ? (view.laid[seat]?.find(({ to }) => to === slot.to)?.cards ?? []) : null}
          place={placeOf(slot.to)}
        />
      ))}
    </ul>
  );
}

interface SlotPlaceProps {
  readonly session: TableSession;
  readonly draft: PushDraft;
  readonly slot: Slot;
  /** Whether the next card goes here. */
  readonly isNext: boolean;
  /** The cards that were pushed; null while they are still being chosen. */
  readonly pushed: readonly Card[] | null;
  readonly place: Place | null;
}

function SlotPlace({ session, draft, slot, isNext, pushed, place }: SlotPlaceProps) {
  const { table, cards: names } = words();
  const name = seatName(session, slot.to);
  const cards = pushed ?? draft.cardsFor(slot);
  const side = session.view.open.arePartners(session.seat.value, slot.to) ? 'us' : 'them';
  const title = rankOf(session.view.open, slot.to)?.title;
  const last = cards.findLast((card) => !slot.must.has(card));
  return (
    <li
      class={place === null ? 'push__place' : `push__place push__place--${sideOf(place)}`}
      style={place === null ? {} : placeStyle(place)}
    >
      <span class={`push__name push__name--${side}`} aria-hidden="true">
        {name}
        {title == null ? null : <span class="push__title"> {titleText(title, false)}</span>}
      </span>
      <button
        type="button"
        class={`push__slot${isNext ? ' push__slot--lit' : ''}`}
        aria-label={
          cards.length === 0
            ? table.slotEmpty(name)
            : table.slotFull(name, cards.map((card) => names.cardName(card)).join(', '))
        }
        aria-current={isNext ? 'true' : undefined}
        disabled={pushed !== null || (last === undefined && cards.length >= slot.count)}
        onClick={() => (last === undefined ? draft.select(slot) : draft.takeBack(slot, last))}
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
