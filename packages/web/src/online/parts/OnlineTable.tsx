import type { Player } from '@schupf/rules';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { saveLastTable } from '../../app/server.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { NoticeLine } from '../../table/parts/NoticeLine.tsx';
import { TableSession } from '../../table/state/table-session.ts';
import { hasColumns, TableScreen } from '../../table/TablePage.tsx';
import { TogetherInvitation } from '../../together/TogetherInvitation.tsx';
import { DueLine } from '../../turns/DueLine.tsx';
import type { SocketTable } from '../state/socket-table.ts';
import { TalkAtPoints } from '../talk/TalkAtPoints.tsx';
import { TalkBubble, TalkContext } from '../talk/TalkBubble.tsx';
import { TalkButton } from '../talk/TalkButton.tsx';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import { TalkSheet } from '../talk/TalkSheet.tsx';
import { AllHands } from './AllHands.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Proposals } from './Proposals.tsx';
import { TakeSeat } from './TakeSeat.tsx';

interface Props {
  readonly table: SocketTable;
}

/** A match with other people: the same screen as against bots, plus the conversation, proposals and spectators. */
export function OnlineTable({ table }: Props) {
  const session = useMemo(() => new TableSession(table, table.code), [table]);
  const { isWatching } = session;
  const { talk } = table;
  const text = words().table;
  const handsAfter = table.info.value?.handsAfter;
  useEffect(() => {
    if (!isWatching) saveLastTable(table.code);
  }, [isWatching, table]);
  const isWide = hasColumns.value;
  const openTalk = useCallback(() => {
    if (hasColumns.value) document.querySelector<HTMLElement>('.talk input, .talk .chat button')?.focus();
    else talk.isOpen.value = !talk.isOpen.value;
  }, [talk]);
  const atSeat = (player: Player) => {
    const occupant = session.status.chairs[player]?.occupant;
    return occupant?.type === 'person' ? <TalkBubble who={occupant.id} /> : null;
  };
  return (
    <TalkContext.Provider value={talk}>
      <TableScreen
        session={session}
        tools={<TalkButton talk={talk} onPress={openTalk} />}
        atSeat={atSeat}
        above={
          <>
            <DueLine session={session} speed={table.info.value?.speed ?? null} />
            <Proposals session={session} />
            {talk.isOpen.value && !isWide ? <TalkSheet session={session} table={table} /> : null}
          </>
        }
        aside={isWide ? <TalkPanel session={session} table={table} /> : null}
        besidePoints={
          <>
            <ConnectionLine />
            <DueLine session={session} speed={table.info.value?.speed ?? null} />
            <Proposals session={session} />
            <div class="beside-points">
              <TalkAtPoints table={table} />
              <TogetherInvitation table={table} />
            </div>
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
    </TalkContext.Provider>
  );
}
