import { useSignal } from '@preact/signals';
import type { GoneReason } from '@schupf/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { showPath } from '../../app/router.ts';
import { lastTable, saveLastTable } from '../../app/server.ts';
import { TopBar } from '../../app/TopBar.tsx';
import { homeAddress } from '../../home/home-address.ts';
import { shellWords, words as tableWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { ProfilesAtTable } from '../../people/parts/ProfilesAtTable.tsx';
import { Together } from '../../together/lazy-together.ts';
import { chairOf, peopleIn } from '../model/room-plan.ts';
import { readCode } from '../model/table-code.ts';
import { friendsAddress, type SharedTableParams, tablePath } from '../online-addresses.ts';
import { ConnectionLine } from '../parts/ConnectionLine.tsx';
import { Landing } from '../parts/Landing.tsx';
import { OnlineTable } from '../parts/OnlineTable.tsx';
import { WaitingRoom } from '../parts/WaitingRoom.tsx';
import { askForInvitation, invitationTo, useFreshInvitation } from '../state/invitations.ts';
import { isPerson, me } from '../state/me.ts';
import { connectionNumber } from '../state/server-connection.ts';
import { SocketTable } from '../state/socket-table.ts';
import { type Intent, takeIntent } from '../state/table-intent.ts';
import { useTableNotices } from '../state/table-notices.ts';
import { TalkContext } from '../talk/TalkBubble.tsx';

interface Props {
  readonly code: string;
}

export function TableByLink({ code, ...params }: SharedTableParams) {
  const read = readCode(code);
  return read === null ? <NoTable reason="unknown" /> : <TableByCode key={read} code={read} {...params} />;
}

/** Fetches the invitation at the same time as the player's identity. */
export function prepareTable({ code }: Props): void {
  const read = readCode(code);
  if (read !== null) void askForInvitation(read);
}

/** The state of a visit: looking at the invitation, waiting for a seat, or at the table. */
type Step = 'invited' | 'sitting-down' | 'at-the-table';

/** Shows the invitation first, unless the person has a seat or has already chosen in the lobby to play or to watch. */
function TableByCode({ code, replay }: SharedTableParams) {
  const intent = useMemo(() => takeIntent(code), [code]);
  const step = useSignal<Step>(firstStep(code, intent));
  const problem = useSignal<string | null>(null);
  const answer = invitationTo(code).value;
  useEffect(() => {
    if (replay === undefined) showPath(tablePath(code));
  }, [code, replay]);
  if (step.value === 'invited') {
    if (answer === null)
      return (
        <NarrowPage>
          <p class="lazy" role="status">
            {shellWords().app.loading}
          </p>
        </NarrowPage>
      );
    if ('gone' in answer) return <NoTable reason={answer.gone} />;
    if (answer.chair === null)
      return (
        <FreshLanding
          code={code}
          problem={problem.value}
          onNamed={() => (step.value = 'sitting-down')}
          onWatch={() => (step.value = 'at-the-table')}
        />
      );
  }
  return (
    <>
      <ConnectedTable
        key={connectionNumber.value}
        code={code}
        replay={replay}
        sitsDown={step.value === 'sitting-down'}
        onSat={(refusal) => {
          problem.value = refusal;
          step.value = refusal === null ? 'at-the-table' : 'invited';
        }}
        onInvite={() => (step.value = 'invited')}
      />
      <ConnectionLine />
    </>
  );
}

function firstStep(code: string, intent: Intent | null): Step {
  if (intent === 'to-watch') return 'at-the-table';
  if (!isPerson(me.value)) return 'invited';
  if (intent === 'to-play') return 'sitting-down';
  return lastTable() === code ? 'at-the-table' : 'invited';
}

interface LandingProps extends Props {
  readonly problem: string | null;
  readonly onNamed: () => void;
  readonly onWatch: () => void;
}

function FreshLanding({ code, ...props }: LandingProps) {
  useFreshInvitation(code);
  const answer = invitationTo(code).value;
  if (answer === null || 'gone' in answer) return <NoTable reason={answer?.gone ?? 'unknown'} />;
  return (
    <Landing invitation={answer} {...props}>
      <NoTable reason="unreadable" />
    </Landing>
  );
}

interface ConnectedProps extends Props {
  readonly replay: SharedTableParams['replay'];
  /** Whether to take a seat immediately. */
  readonly sitsDown: boolean;
  /** Called with the reason if no seat could be taken, otherwise with null. */
  readonly onSat: (refusal: string | null) => void;
  /** Called when a spectator without a name wants a seat. */
  readonly onInvite: () => void;
}

function ConnectedTable({ code, replay, sitsDown, onSat, onInvite }: ConnectedProps) {
  const table = useMemo(() => new SocketTable(code), [code]);
  useEffect(() => () => table.close(), [table]);
  useTableNotices(table);
  const seen = table.seen.value;
  const hasSeen = seen !== null;
  useEffect(() => {
    if (sitsDown && hasSeen) void sitDown(table).then(onSat);
  }, [table, hasSeen, sitsDown]);
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
  if (replay !== undefined) return <Together key={String(replay)} table={table} match={replay} />;
  return (
    <ProfilesAtTable table={code} seated={peopleIn(seen.status.chairs)}>
      {seen.status.stage === 'seating' ? (
        <TalkContext.Provider value={table.talk}>
          <TopBar />
          <WaitingRoom table={table} onSitDown={onInvite} />
        </TalkContext.Provider>
      ) : (
        <OnlineTable table={table} />
      )}
    </ProfilesAtTable>
  );
}

function NoTable({ reason }: { readonly reason: GoneReason | 'unreadable' }) {
  const { friends, solo, table: text } = words();
  return (
    <NarrowPage>
      <div class="no-table">
        <div role="alert">
          <h1 class="no-table__text">{text[reason]}</h1>
        </div>
        <p class="online__actions">
          <a class="button button--primary button--large" href={homeAddress.href({})}>
            {solo}
          </a>
          <a class="button" href={friendsAddress.href({})}>
            {friends.open}
          </a>
        </p>
      </div>
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

/** Takes the seat that the server chooses. Returns the reason if that is refused, otherwise null. */
async function sitDown(table: SocketTable): Promise<string | null> {
  const who = me.value;
  const { stage, chairs } = table.seen.value!.status;
  if (!isPerson(who) || chairOf(chairs, who.id) !== null || stage === 'over') return null;
  const reply = await table.command({ type: 'sit', chair: null, name: who.name });
  if (reply.ok || reply.refusal?.code === 'seated-already') return null;
  return reply.refusal === null ? words().problem : tableWords().refusals.sentences[reply.refusal.code];
}
