import { useSignal } from '@preact/signals';
import { type Card, hasSeat, type Player, type Seat } from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { notify } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import { CardSprite } from '../cards/CardFace.tsx';
import { configOf } from '../client/new-tables.ts';
import { WorkerTable } from '../client/worker-table.ts';
import { words } from '../i18n/language.ts';
import { Announcer } from '../motion/announcer.tsx';
import { historyOf } from '../sheet/state/round-history.ts';
import { showEvents } from './effects/show-events.ts';
import { handName } from './model/names.ts';
import { type Place, placesAround, seatsFrom } from './model/places.ts';
import { ActionBar } from './parts/ActionBar.tsx';
import { Chips } from './parts/Chips.tsx';
import { Hand } from './parts/Hand.tsx';
import { Header, type Panel } from './parts/Header.tsx';
import {
  CommandLine,
  fetchLater,
  fetchTips,
  listenToKeys,
  PushTable,
  RoundEnd,
  Tip,
} from './parts/lazy-parts.tsx';
import { NoticeLine } from './parts/NoticeLine.tsx';
import { Panels } from './parts/Panels.tsx';
import { Seats } from './parts/Seats.tsx';
import { TableOpening } from './parts/TableOpening.tsx';
import { TableSigns, Trick } from './parts/Trick.tsx';
import { TableSession } from './state/table-session.ts';
import './TablePage.css';

/** A table that runs in this browser; resumes it or starts it. */
export function TablePage({ table }: { readonly table: string }) {
  useMemo(fetchTips, []);
  const client = useMemo(() => new WorkerTable(table, configOf(table)), [table]);
  const session = useMemo(() => new TableSession(client, table), [client, table]);
  useEffect(() => () => client.close(), [client]);
  const { botPace } = settings.value;
  useEffect(() => client.solo.setPace(botPace), [client, botPace]);
  const { table: text } = words();
  const isReplaced = client.isReplaced.value;
  useEffect(() => {
    if (isReplaced) notify(words().table.replaced);
  }, [isReplaced]);
  if (client.problem.value !== null)
    return (
      <main class="table-problem">
        <p role="alert">{text.gone}</p>
        <a class="button" href="#/">
          {text.home}
        </a>
      </main>
    );
  if (client.seen.value === null) return <TableOpening />;
  return <TableScreen session={session} />;
}

interface ScreenProps {
  readonly session: TableSession;
  /** Shown in the top bar. */
  readonly tools?: ComponentChildren;
  /** Shown inside the seat of each player. */
  readonly atSeat?: (player: Player) => ComponentChildren;
  /** Shown in a column beside the felt, where there is room for one. */
  readonly aside?: ComponentChildren;
  /** Shown over the felt. */
  readonly above?: ComponentChildren;
  /** Shown with the points, which cover everything else. */
  readonly besidePoints?: ComponentChildren;
  /** What spectators see in place of a hand. */
  readonly spectatorBar?: ComponentChildren;
}

/** A table being played, in this browser or on a server. */
export function TableScreen({
  session,
  tools,
  atSeat,
  aside,
  above,
  besidePoints,
  spectatorBar,
}: ScreenProps) {
  const root = useRef<HTMLElement>(null);
  const panel = useSignal<Panel | null>(null);
  useEffect(fetchLater, []);
  useEffect(() => showEvents(session, root), [session]);
  useEffect(() => () => session.close(), [session]);
  const { isWatching } = session;
  // A layout effect: waiting for the first frame would delay the request for the key bindings.
  useLayoutEffect(() => {
    if (isWatching) return;
    return listenToKeys(session, (opened) => {
      panel.value = opened;
    });
  }, [session, panel, isWatching]);
  const { open } = session.view;
  const { phase } = open;
  const home = session.home.value;
  const others = seatsFrom(home, open.rules.seats);
  const { hasRanks } = open.rules;
  const places = placesAround(others.length);
  const placeOf = (seat: Seat): Place | undefined => places[others.indexOf(seat)];
  return (
    <main
      ref={root}
      id="main"
      tabIndex={-1}
      class={hasRanks ? 'table table--ranks' : 'table'}
      data-phase={isWatching ? 'watch' : phase}
      data-coins={open.rules.teams === 'none' ? 'off' : undefined}
    >
      <CardSprite />
      <Announcer />
      <Header
        session={session}
        onOpen={(opened) => {
          panel.value = opened;
        }}
      >
        {tools}
      </Header>
      <div class="table__felt">
        <div class="table__ring" aria-hidden="true" />
        <Seats session={session} {...(atSeat && { atSeat })} />
        {phase === 'push' && !isWatching ? (
          <PushTable session={session} placeOf={hasRanks ? () => undefined : placeOf} />
        ) : (
          <Trick session={session} />
        )}
        {above}
      </div>
      {aside == null ? null : <aside class="table__aside">{aside}</aside>}
      {isWatching ? spectatorBar : <Bottom session={session} />}
      <AfterRound session={session}>{besidePoints}</AfterRound>
      <Panels session={session} panel={panel} />
    </main>
  );
}

/** The player's own hand, and what can be done with it. */
function Bottom({ session }: { readonly session: TableSession }) {
  return (
    <div class="table__bottom">
      <div class="table__messages">
        <TableSigns session={session} />
        {session.notice.value === null && settings.value.tips ? <Tip session={session} /> : null}
        <NoticeLine session={session} />
      </div>
      <StatusLine session={session} />
      <Chips session={session} />
      <Hands session={session} />
      {session.isTyping.value ? <CommandLine session={session} /> : null}
      <ActionBar session={session} />
    </div>
  );
}

/** Milliseconds for which the last play of a round stays visible before the points cover it. */
const LAST_LOOK_MS = 1600;

interface AfterRoundProps {
  readonly session: TableSession;
  readonly children?: ComponentChildren;
}

function AfterRound({ session, children }: AfterRoundProps) {
  const { phase, round } = session.view.open;
  // Called for its effect: it starts collecting rounds as they end.
  historyOf(session.client);
  const hasEnded = phase === 'round-over' || phase === 'match-over';
  const isOver = hasEnded || session.status.stage === 'over';
  // After a reload, or when the player ended the match, the points are shown right away.
  const [revealedRound, setRevealedRound] = useState(isOver ? round : -1);
  useEffect(() => {
    if (!hasEnded) return;
    const timer = setTimeout(() => setRevealedRound(round), LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [hasEnded, round]);
  return isOver && (!hasEnded || revealedRound === round) ? (
    <RoundEnd key={`${round} ${phase}`} session={session}>
      {children}
    </RoundEnd>
  ) : null;
}

function StatusLine({ session }: { readonly session: TableSession }) {
  const { table, common } = words();
  const { open } = session.view;
  const seat = session.seat.value;
  const statusText = (): string => {
    switch (open.phase) {
      case 'grand':
      case 'take':
        return session.isDue(seat) ? table.grandQuestion : '';
      case 'tichu':
        return session.isDue(seat) ? table.tichuQuestion : '';
      case 'push':
        return session.isDue(seat) ? pushText(session) : '';
      case 'play':
        return session.isDue(seat) ? (open.trickIsEmpty ? table.yourLead : table.yourTurn) : '';
      case 'gift':
      case 'start':
      case 'settle':
      case 'round-over':
      case 'match-over':
        return '';
    }
  };
  const call = open.calls[seat];
  const text = statusText();
  const needsHandName = text !== '' && handsToShow(session).length > 1;
  return (
    <div class="table__status">
      {call == null ? null : (
        <span class={`seat__call seat__call--${call} table__call`}>
          <span class="visually-hidden">{`${table.you}${common.colon} `}</span>
          {call === 'grand' ? table.grand : table.tichu}
        </span>
      )}
      <p>{needsHandName ? table.labelled(handName(open, seat), text) : text}</p>
    </div>
  );
}

/** What the player has to do during the push. Cards that must be pushed are in their slots already. */
function pushText(session: TableSession): string {
  const { table } = words();
  const seat = session.seat.value;
  const { slots, nextSlot } = session.pushDraft(seat);
  if (slots.every(({ must, count }) => must.size === count)) return table.forcedAll;
  if (nextSlot === null) return table.pushReady;
  const isFree = slots.every(({ pick }) => pick.size === session.view.open.counts[seat]);
  return isFree ? table.pushHelp : table.forcedHelp;
}

/** The hands to switch between: the player's own and the open one. Empty if there is nothing to switch. */
function handsToShow(session: TableSession): readonly Seat[] {
  const { view } = session;
  const seats = session.seats.value;
  if (seats.length < 2 || view.hands[view.open.dummy] == null) return [];
  return view.open.phase === 'push' && session.pushDraft(view.open.dummy).slots.length === 0 ? [] : seats;
}

/** The player's hand; the soloist of a three-player game has two and switches between them. */
function Hands({ session }: { readonly session: TableSession }) {
  const seats = handsToShow(session);
  const seat = session.seat.value;
  const { view } = session;
  const draft = view.open.phase === 'push' && session.isDue(seat) ? session.pushDraft(seat) : null;
  return (
    <>
      {seats.length > 1 ? (
        <div class="hands__tabs">
          {seats.map((handSeat) => (
            <button
              key={handSeat}
              type="button"
              class="chip"
              aria-pressed={handSeat === seat}
              onClick={() => session.chooseSeat(handSeat)}
            >
              {handName(view.open, handSeat)}
              <HandMark session={session} seat={handSeat} />
            </button>
          ))}
        </div>
      ) : null}
      <Hand
        session={session}
        seat={seat}
        {...(draft === null ? {} : { without: draft.cards, onTap: (card: Card) => draft.toggle(card) })}
      />
    </>
  );
}

/** Marks which of two hands must act, and which has already pushed. */
function HandMark({ session, seat }: { readonly session: TableSession; readonly seat: Seat }) {
  const { table } = words();
  const { open } = session.view;
  const isDone = open.phase === 'push' && hasSeat(open.laidOut, seat);
  if (!isDone && !session.isDue(seat)) return null;
  return (
    <>
      <span aria-hidden="true">{isDone ? '✓' : '●'}</span>
      <span class="visually-hidden">, {isDone ? table.handDone : table.handDue}</span>
    </>
  );
}
