import { useSignal } from '@preact/signals';
import type { GoneReason } from '@schupf/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lastTable, saveLastTable } from '../../app/server.ts';
import { TopBar } from '../../app/TopBar.tsx';
import { homeAddress } from '../../home/home-address.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { chairOf } from '../model/room-plan.ts';
import { readCode } from '../model/table-code.ts';
import { friendsAddress } from '../online-addresses.ts';
import { ConnectionLine } from '../parts/ConnectionLine.tsx';
import { NameForm } from '../parts/NameForm.tsx';
import { OnlineTable } from '../parts/OnlineTable.tsx';
import { WaitingRoom } from '../parts/WaitingRoom.tsx';
import { isPerson, me } from '../state/me.ts';
import { connectionNumber } from '../state/server-connection.ts';
import { SocketTable } from '../state/socket-table.ts';
import { useTableNotices } from '../state/table-notices.ts';

interface Props {
  readonly code: string;
}

export function TableByLink({ code }: Props) {
  const read = readCode(code);
  return read === null ? <NoTable reason="unknown" /> : <TableByCode code={read} />;
}

/** Asks for a name first if the person has none. */
function TableByCode({ code }: Props) {
  const arrival = useMemo(() => takeArrival(code), [code]);
  const watches = useSignal(arrival === 'to-watch');
  const { name } = words();
  const who = me.value;
  if (!isPerson(who) && !watches.value)
    return (
      <>
        <TopBar />
        <main class="page page--narrow" id="main" tabIndex={-1}>
          <header>
            <h1>{name.title}</h1>
            <p class="text-soft">{name.hint}</p>
          </header>
          <section class="panel">
            <NameForm go={name.go}>
              <button type="button" class="button button--quiet" onClick={() => (watches.value = true)}>
                {name.watch}
              </button>
            </NameForm>
          </section>
        </main>
      </>
    );
  return (
    <>
      <ConnectedTable
        key={connectionNumber.value}
        code={code}
        sitsDown={!watches.value}
        mayReplaceBots={arrival === 'to-play'}
      />
      <ConnectionLine />
    </>
  );
}

interface ConnectedProps extends Props {
  /** Takes a chair in the waiting room right away. */
  readonly sitsDown: boolean;
  /** Takes a bot's chair, even in the middle of a match. */
  readonly mayReplaceBots: boolean;
}

function ConnectedTable({ code, sitsDown, mayReplaceBots }: ConnectedProps) {
  const table = useMemo(() => new SocketTable(code), [code]);
  useEffect(() => () => table.close(), [table]);
  useTableNotices(table);
  const seen = table.seen.value;
  const hasSeen = seen !== null;
  useEffect(() => {
    if (sitsDown && hasSeen) void sitDown(table, mayReplaceBots);
  }, [table, hasSeen, sitsDown, mayReplaceBots]);
  const { table: text } = words();
  const problem = table.problem.value;
  // A spectator who sees all hands with a delay may have to wait for the first one.
  const handsAfter = table.info.value?.handsAfter;
  useEffect(() => {
    if (problem !== null && lastTable() === code) saveLastTable(null);
  }, [problem, code]);
  if (problem !== null) return <NoTable reason={problem} />;
  if (seen === null || table.info.value === null)
    return (
      <Aside>
        <p role="status">{handsAfter == null ? text.loading : text.later(handsAfter / 60)}</p>
      </Aside>
    );
  if (seen.status.stage !== 'seating') return <OnlineTable table={table} />;
  return (
    <>
      <TopBar />
      <WaitingRoom table={table} />
    </>
  );
}

function NoTable({ reason }: { readonly reason: GoneReason | 'unreadable' }) {
  const { friends, solo, table: text } = words();
  return (
    <Aside>
      <p role="alert">{text[reason]}</p>
      <p class="online__ways">
        <a class="button button--primary" href={friendsAddress.href({})}>
          {friends.open}
        </a>
        <a class="button" href={homeAddress.href({})}>
          {solo}
        </a>
      </p>
    </Aside>
  );
}

function Aside({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <TopBar />
      <main class="page page--narrow" id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** Takes an empty chair, or else one with a bot. */
async function sitDown(table: SocketTable, mayReplaceBots: boolean): Promise<void> {
  const who = me.value;
  const { stage, chairs } = table.seen.value!.status;
  if (!isPerson(who) || chairOf(chairs, who.id) !== null || stage === 'over') return;
  if (stage !== 'seating' && !mayReplaceBots) return;
  const free = (type: 'nobody' | 'bot') => chairs.findIndex(({ occupant }) => occupant.type === type);
  const chair = [free('nobody'), free('bot')].find((one) => one >= 0);
  if (chair !== undefined) await table.command({ type: 'sit', chair, name: who.name });
}

/** Why the player opens a table, if they chose that on this page; unknown for a link. */
export type Arriving = 'to-play' | 'to-watch';

const said = new Map<string, Arriving>();

export function arriveAt(code: string, how: Arriving): void {
  said.set(code, how);
}

/** Used only once: a player who stands up later is not seated again. */
function takeArrival(code: string): Arriving | null {
  const how = said.get(code) ?? null;
  said.delete(code);
  return how;
}
