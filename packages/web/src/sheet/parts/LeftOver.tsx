import { sheetWords as words } from '../../i18n/page-words.ts';
import { inOrder } from '../../table/model/hand-order.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { leftOver } from '../model/left-over.ts';
import { whoAt } from '../model/sheet-names.ts';
import { CardRow } from './Sheet.tsx';
import './LeftOver.css';

/** The hands left over that do not count. Those that do are in the breakdown. */
export function LeftOver({ session }: { readonly session: TableSession }) {
  const { sheet } = words();
  const { view } = session;
  const hands = leftOver(view).filter(({ what, points }) => what === 'hand' && points === 0);
  if (hands.length === 0) return null;
  return (
    <ul class="left-over plain-list" aria-label={sheet.leftOver}>
      {hands.map(({ from, cards }) => (
        <li key={from} class="left-over__hand">
          <span class="text-soft">{sheet.lastHand(whoAt(session, view.open, from))}</span>
          <CardRow cards={inOrder(cards, 'up')} coins={view.open.rules.teams !== 'none'} />
        </li>
      ))}
    </ul>
  );
}
