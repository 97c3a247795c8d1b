import type { Seat } from '@schupf/rules';
import { CardBack } from '../cards/CardFace.tsx';
import type { ReplayWords } from '../i18n/page-words.ts';
import { sheetWords as words } from '../i18n/page-words.ts';
import { whoAt } from '../sheet/model/sheet-names.ts';
import { CardRow } from '../sheet/parts/Sheet.tsx';
import { inOrder } from '../table/model/hand-order.ts';
import { seatName } from '../table/model/names.ts';
import { seatsFrom } from '../table/model/places.ts';
import type { TableSession } from '../table/state/table-session.ts';
import type { Moment } from './moments.ts';

interface Props {
  readonly session: TableSession;
  readonly moment: Moment;
  /** Whether all hands are shown, or only those the player could see at the time. */
  readonly all: boolean;
  readonly text: ReplayWords;
}

/** The hands at a moment, the player's own first and then around the table. */
export function Hands({ session, moment, all, text }: Props) {
  const { open } = moment.position;
  const home = session.home.value;
  return (
    <section class="panel replay__hands" aria-label={text.hands}>
      <ul class="replay__rows plain-list">
        {[home, ...seatsFrom(home, open.rules.seats)].map((seat) => (
          <li key={seat} class="replay__row" data-turn={session.isDue(seat)}>
            <HandHeader session={session} seat={seat} />
            <span class="replay__cards" style={{ '--count': Math.max(9, open.counts[seat]!) }}>
              <Cards session={session} seat={seat} moment={moment} all={all} text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HandHeader({ session, seat }: { readonly session: TableSession; readonly seat: Seat }) {
  const { table } = words();
  const { open } = session.view;
  const call = open.calls[seat];
  const place = open.finished.indexOf(seat);
  const side =
    open.rules.teams === 'none'
      ? ''
      : seat === session.home.value || open.arePartners(session.home.value, seat)
        ? 'team-us'
        : 'team-them';
  return (
    <span class="replay__name">
      <b class={side}>{seatName(session, seat)}</b>
      {call != null && <span class="replay__note">{call === 'grand' ? table.grand : table.tichu}</span>}
      {place >= 0 && <span class="replay__note">{table.out(place + 1)}</span>}
    </span>
  );
}

function Cards({ session, seat, moment, all, text }: Props & { readonly seat: Seat }) {
  const { sheet, table } = words();
  const { position } = moment;
  const { open } = position;
  const count = open.counts[seat]!;
  const hand = all ? position.hands[seat]! : session.view.hands[seat];
  if (count === 0) return <span class="text-soft">{text.none}</span>;
  if (hand == null)
    return (
      <span class="card-row" role="img" aria-label={text.hidden(table.cards(count))}>
        {Array.from({ length: count }, (_, index) => (
          <CardBack key={index} />
        ))}
      </span>
    );
  const isExchange = moment.events.some(({ type }) => type === 'exchanged');
  const transfers = all ? position.transfers : session.view.transfers;
  const coins = open.rules.teams !== 'none';
  return (
    <>
      <CardRow cards={inOrder(hand, 'up')} coins={coins} />
      {isExchange &&
        transfers
          .filter(({ to }) => to === seat)
          .map(({ from, cards }) => (
            <span key={from} class="replay__received">
              <span aria-hidden="true">← {seatName(session, from)}</span>
              <span class="visually-hidden">{sheet.by(whoAt(session, open, from))}</span>{' '}
              <CardRow cards={cards} coins={coins} />
            </span>
          ))}
    </>
  );
}
