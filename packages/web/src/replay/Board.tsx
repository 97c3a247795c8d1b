import { type Board, type BoardSeat, rowLength } from '@schupf/replay';
import { type Card, combinationOf, faceOf, type Seat } from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { SuitEmblem } from '../cards/CardFace.tsx';
import { letterOf } from '../cards/letters.ts';
import { words } from '../i18n/language.ts';
import { replayWords, sheetWords } from '../i18n/page-words.ts';
import { mediaSignal } from '../motion/media.ts';
import { nameInSentence, seatName } from '../table/model/names.ts';
import { PlayedCards } from '../table/parts/Trick.tsx';
import type { TableSession } from '../table/state/table-session.ts';
import { BoardSeatView } from './BoardSeat.tsx';
import { type Area, planBoard } from './board-places.ts';
import './Board.css';

interface Props {
  readonly board: Board;
  readonly session: TableSession;
  /** The largest number of cards that anyone holds in this round. Space is reserved for them, so that nothing moves. */
  readonly largestHand: number;
  /** Called when the reader chooses to see the round from another seat. */
  readonly onView: (seat: Seat) => void;
  /** Drawn over the board. */
  readonly children?: ComponentChildren;
}

/** Whether there is space for a column beside the board. The style sheets have the same limits. */
export const isDesktop = mediaSignal('(min-width: 60rem) and (min-height: 30.01rem)');
/** A phone in landscape. It has space for hands at the sides, but not for several at the top. */
const isLow = mediaSignal('(min-width: 36rem) and (max-height: 30rem)');

/** Combinations with more cards than this need the whole width between the hands. */
const LONG_PLAY = 3;
/**
 * The maximum number of cards in a row: `alone` for the front hand and a single hand opposite it, `usual` for the other
 * hands. On a wide board, hands of up to `small` cards stay in one row.
 */
const LONGEST_ROW = { alone: 14, usual: 7, small: 10 } as const;

/** The hands around the felt, with each player's play in front of them. */
export function BoardView({ board, session, largestHand, onView, children }: Props) {
  const { seats, longestPlay } = board;
  const hasLongPlays = longestPlay > LONG_PLAY || seats.some(({ received }) => received.length > 0);
  const isWide = isDesktop.value || (isLow.value && seats.length === 4);
  const plan = planBoard(seats.length, { isWide, hasLongPlays });
  const usualRow = isWide && largestHand <= LONGEST_ROW.small ? LONGEST_ROW.small : LONGEST_ROW.usual;
  return (
    <section
      class="replay-board"
      aria-label={replayWords().board}
      data-four={seats.length === 4}
      data-wide={isWide}
      data-long={hasLongPlays}
      style={{
        '--sides': plan.sides,
        '--top': plan.top,
        '--usual-rows': Math.ceil(largestHand / usualRow),
        // The width of a row, in card widths. Each card covers half of the one before it.
        '--wide': (rowLength(largestHand, usualRow) + 1) / 2,
      }}
    >
      {seats.map((seat, index) => {
        const { edge, hand, play } = plan.places[index]!;
        const isAlone = edge === 'front' || (edge === 'top' && seats.length === 4);
        return [
          <BoardSeatView
            key={`seat ${seat.seat}`}
            seat={seat}
            session={session}
            edge={edge}
            area={styleOf(hand)}
            perRow={rowLength(largestHand, isAlone ? LONGEST_ROW.alone : usualRow)}
            largestHand={largestHand}
            onView={edge === 'front' ? null : onView}
          />,
          <div
            key={`play ${seat.seat}`}
            class="replay-board__play"
            data-edge={edge}
            data-leads={seat.leads}
            style={styleOf(play)}
          >
            <Slot seat={seat} session={session} />
          </div>,
        ];
      })}
      <Status board={board} session={session} area={styleOf(plan.status)} />
      {children}
    </section>
  );
}

function styleOf({ row, column }: Area): { gridRow: string; gridColumn: string } {
  return { gridRow: row.join(' / '), gridColumn: column.join(' / ') };
}

interface SlotProps {
  readonly seat: BoardSeat;
  readonly session: TableSession;
}

/**
 * What is on the felt in front of a player: their last play, the cards they have just been given, or a note that they
 * passed.
 */
function Slot({ seat, session }: SlotProps) {
  const { table, cards } = words();
  const { play, received, hasPassed } = seat;
  const name = seatName(session, seat.seat);
  if (received.length > 0)
    return (
      <ul class="replay-board__gifts plain-list" aria-label={replayWords().receivedBy(nameInSentence(name))}>
        {received.flatMap(({ from, cards: given }) =>
          given.map((card) => <GiftChip key={card} card={card} from={seatName(session, from)} />),
        )}
      </ul>
    );
  return (
    <>
      {play !== null && (
        <div
          class="replay-board__cards"
          role="img"
          aria-label={table.labelled(name, cards.play(combinationOf(play)))}
          style={{ '--count': play.cards.length }}
        >
          <PlayedCards play={play} />
        </div>
      )}
      {hasPassed && <span class="replay-board__pass">{table.passed}</span>}
    </>
  );
}

/** A card that the player was given, as text, because there is no space to draw it. */
function GiftChip({ card, from }: { readonly card: Card; readonly from: string }) {
  const face = faceOf(card);
  const name = words().cards.cardName(card);
  return (
    <li class={`replay-board__gift${'suit' in face ? ` card--${face.suit}` : ''}`}>
      <span aria-hidden="true">{from} →</span>
      <span class="visually-hidden">{sheetWords().sheet.by(from)}: </span>
      {'suit' in face ? (
        <b class="replay-board__gift-card">
          <span aria-hidden="true">{letterOf(face.rank)}</span>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <SuitEmblem suit={face.suit} />
          </svg>
          <span class="visually-hidden">{name}</span>
        </b>
      ) : (
        <b class="replay-board__gift-card">{name}</b>
      )}
    </li>
  );
}

interface StatusProps {
  readonly board: Board;
  readonly session: TableSession;
  readonly area: { readonly gridRow: string; readonly gridColumn: string };
}

/** The points in the trick, the wish, and whose turn it is. */
function Status({ board, session, area }: StatusProps) {
  const { table, common } = words();
  const { points, wish, turn } = board;
  return (
    <p class="replay-board__status" style={area}>
      {points !== null && (
        <span class="replay-board__points">{replayWords().inTrick(common.points(points))}</span>
      )}
      {wish !== null && <span class="replay-board__wish">{table.wishFor(letterOf(wish))}</span>}
      {turn !== null && (
        <span class="replay-board__turn">
          {session.view.open.players[turn] === session.me && turn !== session.view.open.dummy
            ? table.yourTurn
            : table.turnOf(seatName(session, turn))}
        </span>
      )}
    </p>
  );
}
