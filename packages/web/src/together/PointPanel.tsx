import type { PointTarget } from '@schupf/protocol';
import type { Board } from '@schupf/replay';
import type { Card, Seat } from '@schupf/rules';
import { studyWords } from '../i18n/study-words.ts';
import { togetherWords } from '../i18n/together-words.ts';
import { CardButtons } from '../replay/CardButtons.tsx';
import { nameInSentence } from '../table/model/names.ts';

interface Props {
  readonly board: Board;
  /** The cards on the table. */
  readonly played: readonly Card[];
  readonly nameOf: (seat: Seat) => string;
  readonly onPoint: (at: PointTarget) => void;
}

/** Everything one can point at, as buttons: the cards on the board are too close together for some fingers. */
export function PointPanel({ board, played, nameOf, onPoint }: Props) {
  const text = togetherWords();
  const pointAt = (card: Card) => onPoint({ type: 'card', card });
  return (
    <section class="panel point-panel" aria-label={text.point}>
      <p>{text.pointHint}</p>
      <fieldset class="point-panel__seats" aria-label={text.players}>
        {board.seats.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            class="button button--small"
            onClick={() => onPoint({ type: 'seat', seat })}
          >
            {nameOf(seat)}
          </button>
        ))}
      </fieldset>
      {played.length > 0 && <CardButtons label={text.onTable} cards={played} onPress={pointAt} />}
      {board.seats.map(
        ({ seat, hand }) =>
          hand !== null &&
          hand.length > 0 && (
            <CardButtons
              key={seat}
              label={studyWords().handOf(nameInSentence(nameOf(seat)))}
              cards={hand}
              onPress={pointAt}
            />
          ),
      )}
    </section>
  );
}

/** What an element of the board shows: a card, or else the seat it belongs to; null if it is not on the board. */
export function targetAt(element: Element): PointTarget | null {
  if (element.closest('.replay-board') === null) return null;
  const card = element.closest<HTMLElement>('[data-card]');
  if (card !== null) return { type: 'card', card: Number(card.dataset['card']) };
  const seat = element.closest<HTMLElement>('[data-seat]');
  return seat === null ? null : { type: 'seat', seat: Number(seat.dataset['seat']) };
}
