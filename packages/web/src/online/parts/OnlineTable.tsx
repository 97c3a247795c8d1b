import { useEffect, useMemo } from 'preact/hooks';
import { saveLastTable } from '../../app/server.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { NoticeLine } from '../../table/parts/NoticeLine.tsx';
import { TableSession } from '../../table/state/table-session.ts';
import { TableScreen } from '../../table/TablePage.tsx';
import type { SocketTable } from '../state/socket-table.ts';
import { AllHands } from './AllHands.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { PeopleButton } from './PeopleButton.tsx';
import { Proposals } from './Proposals.tsx';
import { TakeSeat } from './TakeSeat.tsx';

interface Props {
  readonly table: SocketTable;
}

/** A match with other people: the same screen as against bots, plus chat, proposals and spectators. */
export function OnlineTable({ table }: Props) {
  const session = useMemo(() => new TableSession(table, table.code), [table]);
  const { isWatching } = session;
  const text = words().table;
  const handsAfter = table.info.value?.handsAfter;
  useEffect(() => {
    if (!isWatching) saveLastTable(table.code);
  }, [isWatching, table]);
  return (
    <TableScreen
      session={session}
      tools={<PeopleButton session={session} table={table} />}
      above={<Proposals session={session} />}
      besidePoints={
        <>
          <ConnectionLine />
          <Proposals session={session} />
        </>
      }
      spectatorBar={
        isWatching ? (
          <div class="watching">
            <NoticeLine session={session} />
            {session.view.observer === 'omniscient' && <AllHands session={session} />}
            <p>{handsAfter == null ? text.watching : text.later(handsAfter / 60)}</p>
            <TakeSeat session={session} table={table} />
          </div>
        ) : null
      }
    />
  );
}
