import { actsFor, type Seat, type Transfer } from '@schupf/rules';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { seatName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { whoAt } from '../model/sheet-names.ts';
import { CardRow, Sheet } from './Sheet.tsx';
import './Exchange.css';

interface Props {
  readonly session: TableSession;
}

/** The cards the player gave away and received before play, for each of their hands. */
export function Exchange({ session }: Props) {
  const { sheet, table } = words();
  const { view } = session;
  const { transfers } = view;
  const ownSeats = session.seats.value.filter((seat) =>
    transfers.some(({ from, to }) => from === seat || to === seat),
  );
  return (
    <Sheet title={table.exchange}>
      {ownSeats.length === 0 ? (
        <p class="sheet__empty">{sheet.noExchange}</p>
      ) : (
        ownSeats.map((seat) => <SeatExchange key={seat} session={session} seat={seat} />)
      )}
    </Sheet>
  );
}

function SeatExchange({ session, seat }: Props & { readonly seat: Seat }) {
  const { sheet } = words();
  const { open, transfers, observer } = session.view;
  const isDummy = seat === open.dummy || !actsFor(open, observer, seat);
  const name = seatName(session, seat);
  return (
    <div class="exchange">
      <List
        session={session}
        title={isDummy ? sheet.gaveAs(name) : sheet.gave}
        transfers={transfers.filter(({ from }) => from === seat)}
        caption={({ to }) => sheet.to(whoAt(session, open, to))}
      />
      <List
        session={session}
        title={isDummy ? sheet.receivedAs(name) : sheet.received}
        transfers={transfers.filter(({ to }) => to === seat)}
        caption={({ from }) => sheet.by(whoAt(session, open, from))}
      />
    </div>
  );
}

interface ListProps {
  readonly session: TableSession;
  readonly title: string;
  readonly transfers: readonly Transfer[];
  readonly caption: (transfer: Transfer) => string;
}

function List({ session, title, transfers, caption }: ListProps) {
  if (transfers.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul class="plain-list exchange__list">
        {transfers.map((transfer) => (
          <li key={`${transfer.from} ${transfer.to}`}>
            <CardRow cards={transfer.cards} coins={session.view.rules.teams !== 'none'} />
            <span class="text-soft">{caption(transfer)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
