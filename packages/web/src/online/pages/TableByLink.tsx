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
import { TalkContext } from '../talk/TalkBubble.tsx';

interface Props {
  readonly code: string;
}

export function TableByLink({ code }: Props) {
  const read = readCode(code);
  return read === null ? <NoTable reason="unknown" /> : <TableByCode code={read} />;
}

/** Asks for a name first if the person has none. */
function TableByCode({ code }: Props) {
  const intent = useMemo(() => takeIntent(code), [code]);
  const isWatching = useSignal(intent === 'to-watch');
  const { name } = words();
  const who = me.value;
  if (!isPerson(who) && !isWatching.value)
    return (
      <>
        <TopBar />
        <main class="page page--narrow" id="main" tabIndex={-1}>
          <header>
            <h1>{name.title}</h1>
            <p class="text-soft">{name.hint}</p>
          </header>
          <section class="panel">
            <NameForm buttonLabel={name.go}>
              <button type="button" class="button button--quiet" onClick={() => (isWatching.value = true)}>
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
        sitsDown={!isWatching.value}
        mayReplaceBots={intent === 'to-play'}
      />
      <ConnectionLine />
    </>
  );
}

interface ConnectedProps extends Props {
  /** Whether to take a chair in the waiting room right away. */
  readonly sitsDown: boolean;
  /** Whether to take a bot's chair if necessary, even in the middle of a match. */
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
  // A spectator who sees all hands with a delay may have to wait for the first snapshot.
  const handsAfter = table.info.value?.handsAfter;
  useEffect(() => {
    if (problem !== null && lastTable() === code) saveLastTable(null);
  }, [problem, code]);
  if (problem !== null) return <NoTable reason={problem} />;
  if (seen === null || table.info.value === null)
    return (
      <NarrowPage>
        <p role="status">{handsAfter == null ? text.loading : text.later(handsAfter / 60)}</p>
      </NarrowPage>
    );
  if (seen.status.stage !== 'seating') return <OnlineTable table={table} />;
  return (
    <TalkContext.Provider value={table.talk}>
      <TopBar />
      <WaitingRoom table={table} />
    </TalkContext.Provider>
  );
}

function NoTable({ reason }: { readonly reason: GoneReason | 'unreadable' }) {
  const { friends, solo, table: text } = words();
  return (
    <NarrowPage>
      <p role="alert">{text[reason]}</p>
      <p class="online__actions">
        <a class="button button--primary" href={friendsAddress.href({})}>
          {friends.open}
        </a>
        <a class="button" href={homeAddress.href({})}>
          {solo}
        </a>
      </p>
    </NarrowPage>
  );
}

function NarrowPage({ children }: { readonly children: ComponentChildren }) {
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
  const chair = [free('nobody'), free('bot')].find((index) => index >= 0);
  if (chair !== undefined) await table.command({ type: 'sit', chair, name: who.name });
}

/** What the player chose in the lobby to do at a table; unknown if they followed a link. */
export type Intent = 'to-play' | 'to-watch';

const intents = new Map<string, Intent>();

export function setIntent(code: string, intent: Intent): void {
  intents.set(code, intent);
}

/** Each intent is used only once: a player who stands up later is not seated again. */
function takeIntent(code: string): Intent | null {
  const intent = intents.get(code) ?? null;
  intents.delete(code);
  return intent;
}
