import { type Card, RANKS, SPECIALS, SUITS, specialCard, suitedCard } from '@schupf/rules';
import { SuitEmblem } from '../../cards/CardFace.tsx';
import { letterOf } from '../../cards/letters.ts';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { seatName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { cardsOut } from '../model/cards-out.ts';
import { CardRow, Sheet } from './Sheet.tsx';
import './CardsOut.css';

interface Props {
  readonly session: TableSession;
}

/** Cards that have not been seen yet, by suit and rank. */
export function CardsOut({ session }: Props) {
  const { sheet, table, common, cards: text } = words();
  const { out, given } = cardsOut(session.view);
  const packs = session.view.rules.packs === 2 ? ([0, 1] as const) : ([0] as const);
  const inGame = new Set(session.view.rules.pack);
  const isOut = (card: Card) => out.has(card);
  return (
    <Sheet title={table.cardsOut} note={sheet.outCount(out.size)}>
      <p class="text-soft text-small">{sheet.outHint}</p>
      <table class="cards-out">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{sheet.rank}</span>
            </th>
            {RANKS.map((rank) => (
              <th key={rank} scope="col">
                {letterOf(rank)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SUITS.map((suit) => (
            <tr key={suit} class={`card--${suit}`}>
              <th scope="row">
                <svg class="cards-out__suit" viewBox="0 0 100 100" aria-hidden="true">
                  <SuitEmblem suit={suit} />
                </svg>
                <span class="visually-hidden">{text.suits[suit]}</span>
              </th>
              {RANKS.map((rank) => (
                <Cell key={rank} left={packs.filter((pack) => isOut(suitedCard(suit, rank, pack))).length} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="plain-list cards-out__specials" aria-label={sheet.specials}>
        {SPECIALS.flatMap((special) => packs.map((pack) => specialCard(special, pack)))
          .filter((card) => inGame.has(card))
          .map((card) => (
            <li key={card} data-out={isOut(card)}>
              <CardRow cards={[card]} coins={false} />
              <span>
                {text.shortName(card)}
                <span class="visually-hidden">
                  {common.colon} {isOut(card) ? sheet.out : sheet.seen}
                </span>
              </span>
            </li>
          ))}
      </ul>
      {given.length > 0 && (
        <ul class="plain-list cards-out__given">
          {given.map(({ seat, card }) => (
            <li key={card}>
              {sheet.known(seatName(session, seat))} <b>{text.cardName(card)}</b>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** A mark that is filled if the card is out, with a number if there are several copies. */
function Cell({ left }: { readonly left: number }) {
  const { sheet } = words();
  return (
    <td data-left={left}>
      <span class="cards-out__mark" aria-hidden="true">
        {left > 1 ? left : ''}
      </span>
      <span class="visually-hidden">{left === 0 ? sheet.seen : left > 1 ? left : sheet.out}</span>
    </td>
  );
}
