import { RANKS, type Rank } from '@schupf/rules';
import { letterOf } from '../../cards/letters.ts';
import { words } from '../../i18n/language.ts';
import { seatName } from '../model/names.ts';
import { answerPartner, answerWay, answerWish, asking, missing, stopAsking } from '../state/asking.ts';
import type { TableSession } from '../state/table-session.ts';

/** What the rules want to know before cards are laid: shown in place of the action bar, never over the table. */
export function Choosers({ session }: { readonly session: TableSession }) {
  const { table, cards } = words();
  const current = asking.value;
  if (current === null) return null;
  switch (missing(current)) {
    case 'way':
      return (
        <Choice question={table.phoenixQuestion}>
          {current.ways.map((way) => (
            <button
              key={`${way.play.kind} ${way.play.height} ${way.play.phoenixAs}`}
              type="button"
              class="button"
              onClick={() => void answerWay(session, way)}
            >
              {cards.play(way.play)}
            </button>
          ))}
        </Choice>
      );
    case 'wish':
      return (
        <Choice question={table.wishQuestion} aside={table.wishHeld}>
          {RANKS.map((rank) => (
            <button
              key={rank}
              type="button"
              class="button button--small bar__rank"
              aria-label={table.wishFor(rankHeard(rank))}
              data-held={(session.view.hands[current.seat]?.ofRank(rank) ?? 0) !== 0}
              onClick={() => void answerWish(session, rank)}
            >
              {letterOf(rank)}
            </button>
          ))}
          {current.way!.wish === 'must' ? null : (
            <button type="button" class="button button--small" onClick={() => void answerWish(session, null)}>
              {table.noWish}
            </button>
          )}
        </Choice>
      );
    case 'partner':
      return (
        <Choice question={table.dogQuestion}>
          {current.way!.dogTo.map((seat) => (
            <button key={seat} type="button" class="button" onClick={() => void answerPartner(session, seat)}>
              {table.giveTo(seatName(session, seat), table.cards(session.view.open.counts[seat]!))}
            </button>
          ))}
        </Choice>
      );
    case null:
      return null;
  }
}

/** What the button shows comes first, for those who speak what they see: "5", "Q, queen". */
function rankHeard(rank: Rank): string {
  const shown = letterOf(rank);
  return rank > 10 ? `${shown}, ${words().cards.rank(rank)}` : shown;
}

function Choice({
  question,
  aside,
  children,
}: {
  readonly question: string;
  readonly aside?: string;
  readonly children: preact.ComponentChildren;
}) {
  const { table } = words();
  return (
    <fieldset class="bar bar--choice">
      <legend class="bar__question">
        {question}
        {aside === undefined ? null : (
          <span class="bar__aside" aria-hidden="true">
            {' '}
            {aside}
          </span>
        )}
      </legend>
      {children}
      <button type="button" class="button button--quiet" onClick={stopAsking}>
        {table.undo}
      </button>
    </fieldset>
  );
}
