import { RANKS, type Rank } from '@schupf/rules';
import { useEffect } from 'preact/hooks';
import { letterOf } from '../../cards/letters.ts';
import { words } from '../../i18n/language.ts';
import { announce } from '../../motion/announcer.tsx';
import { cardsLeft } from '../model/cards-left.ts';
import { seatName } from '../model/names.ts';
import { missingAnswer } from '../state/play-question.ts';
import type { TableSession } from '../state/table-session.ts';
import { useTableMark } from './table-marks.ts';

/** Asks the player what must be known before cards are played. Replaces the action bar, so the trick stays visible. */
export function Choosers({ session }: { readonly session: TableSession }) {
  const { table, cards } = words();
  const current = session.question.value;
  if (current === null) return null;
  switch (missingAnswer(current)) {
    case 'reading':
      return (
        <Choice session={session} question={table.phoenixQuestion}>
          {current.offers.map((offer) => (
            <button
              key={`${offer.play.kind} ${offer.play.height} ${offer.play.phoenixAs}`}
              type="button"
              class="button"
              onClick={() => void session.answer({ offer })}
            >
              {cards.play(offer.play)}
            </button>
          ))}
        </Choice>
      );
    case 'wish':
      return (
        <Choice session={session} question={table.wishQuestion} aside={table.wishHeld}>
          {RANKS.map((rank) => (
            <button
              key={rank}
              type="button"
              class="button button--small choice__rank"
              aria-label={table.wishFor(rankLabel(rank))}
              data-held={(session.view.hands[current.seat]?.ofRank(rank) ?? 0) !== 0}
              onClick={() => void session.answer({ wish: rank })}
            >
              {letterOf(rank)}
            </button>
          ))}
          {current.offer!.wish === 'must' ? null : (
            <button
              type="button"
              class="button button--small"
              onClick={() => void session.answer({ wish: null })}
            >
              {table.noWish}
            </button>
          )}
        </Choice>
      );
    case 'partner':
      return (
        <Choice session={session} question={table.dogQuestion}>
          {current.offer!.dogTo.map((seat) => (
            <button
              key={seat}
              type="button"
              class="button"
              onClick={() => void session.answer({ dogTo: seat })}
            >
              {table.giveTo(seatName(session, seat), cardsLeft(session.view.open, seat, table))}
            </button>
          ))}
        </Choice>
      );
    case null:
      return null;
  }
}

/** Starts with the visible label, for voice control: "5", "Q, queen". */
function rankLabel(rank: Rank): string {
  const shown = letterOf(rank);
  return rank > 10 ? `${shown}, ${words().cards.rank(rank)}` : shown;
}

function Choice({
  session,
  question,
  aside,
  children,
}: {
  readonly session: TableSession;
  readonly question: string;
  readonly aside?: string;
  readonly children: preact.ComponentChildren;
}) {
  const { table } = words();
  useTableMark('choice');
  // The button that led here is gone, and nothing else tells a screen reader what is asked now.
  useEffect(() => announce(question), [question]);
  return (
    <fieldset class="choice">
      <legend class="choice__question">
        {question}
        {aside === undefined ? null : (
          <span class="choice__aside" aria-hidden="true">
            {' '}
            {aside}
          </span>
        )}
      </legend>
      {children}
      <button
        type="button"
        class="button button--quiet"
        onClick={() => {
          session.question.value = null;
        }}
      >
        {table.undo}
      </button>
    </fieldset>
  );
}
