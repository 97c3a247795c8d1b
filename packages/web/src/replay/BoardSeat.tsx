import { type BoardSeat, rowsOf } from '@schupf/replay';
import { NO_SEAT, type Seat } from '@schupf/rules';
import { CardBack, CardFace } from '../cards/CardFace.tsx';
import { words } from '../i18n/language.ts';
import { replayWords, sheetWords } from '../i18n/page-words.ts';
import { nameInSentence, seatName } from '../table/model/names.ts';
import { rankOf } from '../table/model/rank.ts';
import { titleText } from '../table/model/titles.ts';
import { Face } from '../table/parts/Face.tsx';
import { CardCount } from '../table/parts/Seats.tsx';
import type { TableSession } from '../table/state/table-session.ts';
import type { Edge } from './board-places.ts';
import './BoardSeat.css';

interface Props {
  readonly seat: BoardSeat;
  readonly session: TableSession;
  readonly edge: Edge;
  /** The seat's place on the board. */
  readonly area: { readonly gridRow: string; readonly gridColumn: string };
  readonly perRow: number;
  readonly largestHand: number;
  /** Called when the seat is chosen; null at the front seat. */
  readonly onView: ((seat: Seat) => void) | null;
}

/** A player and their cards. */
export function BoardSeatView({ seat, session, edge, area, perRow, largestHand, onView }: Props) {
  const { open } = session.view;
  const name = seatName(session, seat.seat);
  const viewFrom = replayWords().viewFrom(nameInSentence(name));
  const isDummy = seat.seat === open.dummy && open.dummy !== NO_SEAT;
  return (
    <article
      class="replay-seat"
      aria-label={name}
      data-seat={seat.seat}
      data-edge={edge}
      data-side={seat.side}
      data-turn={seat.isTurn}
      style={{ ...area, '--per-row': perRow, '--rows': Math.ceil(largestHand / perRow) }}
    >
      <p class="replay-seat__plate">
        <span class="replay-seat__face">
          <Face session={session} seat={seat.seat} />
        </span>
        {onView === null || isDummy ? (
          <b class="replay-seat__name">{name}</b>
        ) : (
          <button
            type="button"
            class="replay-seat__name replay-seat__view"
            // A label must contain the visible text, for people who speak to their device.
            aria-label={nameInSentence(name) === null ? words().table.labelled(name, viewFrom) : viewFrom}
            title={viewFrom}
            onClick={() => onView(seat.seat)}
          >
            {name}
          </button>
        )}
        <Notes seat={seat} session={session} />
      </p>
      <Hand seat={seat} perRow={perRow} hasCoins={open.rules.teams !== 'none'} />
    </article>
  );
}

/** The call; the number of cards, or the place of a player who is out; and the title in games with ranks. */
function Notes({ seat, session }: Pick<Props, 'seat' | 'session'>) {
  const { table } = words();
  const { sheet } = sheetWords();
  const { open } = session.view;
  const { call } = seat;
  const title = rankOf(open, seat.seat)?.title ?? null;
  return (
    <>
      {call !== null && (
        <span class="replay-stamp" data-kind={call}>
          <span aria-hidden="true">{call === 'grand' ? sheet.grandShort : sheet.tichuShort}</span>
          <span class="visually-hidden">{call === 'grand' ? table.grand : table.tichu}</span>
        </span>
      )}
      <CardCount open={open} seat={seat.seat} />
      {title !== null && (
        <span class="replay-seat__title">{titleText(title, open.players[seat.seat] === session.me)}</span>
      )}
    </>
  );
}

interface HandProps {
  readonly seat: BoardSeat;
  readonly perRow: number;
  readonly hasCoins: boolean;
}

/** The cards as a single image with a text alternative. Every card shows its rank and suit. */
function Hand({ seat, perRow, hasCoins }: HandProps) {
  const { cards, table } = words();
  const text = replayWords();
  const { hand, count, received } = seat;
  const given = new Set(received.flatMap((transfer) => transfer.cards));
  if (count === 0) return <p class="replay-hand replay-hand--empty visually-hidden">{text.none}</p>;
  if (hand === null)
    return (
      <div class="replay-hand" role="img" aria-label={text.hidden(table.cards(count))}>
        {rowsOf(Array.from({ length: count }), perRow).map((row, index) => (
          <span key={index} class="replay-hand__row">
            {row.map((_, card) => (
              <CardBack key={card} />
            ))}
          </span>
        ))}
      </div>
    );
  return (
    <div class="replay-hand" role="img" aria-label={hand.map((card) => cards.cardName(card)).join(', ')}>
      {rowsOf(hand, perRow).map((row, index) => (
        <span key={index} class="replay-hand__row">
          {row.map((card) => (
            <span key={card} data-card={card} data-new={given.has(card)}>
              <CardFace card={card} coins={hasCoins} />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
