import { useSignal } from '@preact/signals';
import { type Card, hasSeat, type Seat } from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { notify } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import { TopBar } from '../app/TopBar.tsx';
import { CardSprite } from '../cards/CardFace.tsx';
import { newTableOf } from '../client/new-tables.ts';
import { WorkerTable } from '../client/worker-table.ts';
import { isDailyTable } from '../daily/daily-address.ts';
import { homeAddress } from '../home/home-address.ts';
import { words } from '../i18n/language.ts';
import { Announcer } from '../motion/announcer.tsx';
import { mediaSignal } from '../motion/media.ts';
import { historyOf } from '../sheet/state/round-history.ts';
import { showEvents } from './effects/show-events.ts';
import { placeCard } from './input/place-card.ts';
import { handName } from './model/names.ts';
import { MAX_ON_TALL_RIM } from './model/places.ts';
import { seatPlaces } from './model/seat-places.ts';
import { handsToShow, taskText, turnText } from './model/turn-text.ts';
import { ActionBar, Calls, HintButton } from './parts/ActionBar.tsx';
import { Chips } from './parts/Chips.tsx';
import { Felt } from './parts/Felt.tsx';
import { Hand } from './parts/Hand.tsx';
import { Header, type Panel } from './parts/Header.tsx';
import {
  CommandLine,
  DailyEnd,
  fetchLater,
  fetchTips,
  LogColumn,
  listenToKeys,
  moments,
  PushTable,
  RoundEnd,
  ScoreColumn,
  Tip,
} from './parts/lazy-parts.tsx';
import { NoticeLine } from './parts/NoticeLine.tsx';
import { OwnSeat } from './parts/OwnSeat.tsx';
import { Panels } from './parts/Panels.tsx';
import { type AtSeat, Seats } from './parts/Seats.tsx';
import { TableOpening } from './parts/TableOpening.tsx';
import { Trick } from './parts/Trick.tsx';
import { useTableMark } from './parts/table-marks.ts';
import { TableSession } from './state/table-session.ts';
import './TablePage.css';

/** Resumes or starts a table that runs in this browser. */
export function TablePage({ table }: { readonly table: string }) {
  useMemo(fetchTips, []);
  const client = useMemo(() => new WorkerTable(table, newTableOf(table)), [table]);
  const session = useMemo(() => new TableSession(client, table), [client, table]);
  useEffect(() => () => client.close(), [client]);
  const { botPace } = settings.value;
  useEffect(() => client.solo.setPace(botPace), [client, botPace]);
  const { table: text } = words();
  const isReplaced = client.isReplaced.value;
  useEffect(() => {
    if (isReplaced) notify(words().table.replaced);
  }, [isReplaced]);
  const isUnsaved = client.isUnsaved.value;
  useEffect(() => {
    if (isUnsaved) notify(words().table.unsaved);
  }, [isUnsaved]);
  if (client.problem.value !== null)
    return (
      <>
        <TopBar />
        <main class="page page--narrow" id="main" tabIndex={-1}>
          <p role="alert">{text.gone}</p>
          <p>
            <a class="button" href={homeAddress.href({})}>
              {text.home}
            </a>
          </p>
        </main>
      </>
    );
  if (client.seen.value === null) return <TableOpening />;
  return <TableScreen session={session} End={isDailyTable(table) ? DailyEnd : RoundEnd} />;
}

/** Whether there is space beside the felt for the score and the log. `TablePage.css` has the same limits. */
export const hasColumns = mediaSignal('(min-width: 85rem) and (min-height: 43.75rem)');

interface ScreenProps {
  readonly session: TableSession;
  /** Shown in the top bar. */
  readonly tools?: ComponentChildren;
  readonly atSeat?: AtSeat;
  /** Shown over the felt. */
  readonly above?: ComponentChildren;
  /** Shown next to the points, which cover everything else. */
  readonly besidePoints?: ComponentChildren;
  /** What spectators see in place of a hand. */
  readonly spectatorBar?: ComponentChildren;
  /** Shown below the log on a wide screen. */
  readonly aside?: ComponentChildren;
  /** The task and result of a level in the course, instead of tips and the end of the round. */
  readonly lesson?: ComponentChildren;
  /** Covers the table when a round is over. */
  readonly End?: typeof RoundEnd;
}

/** The table of a match, in this browser or on a server. */
export function TableScreen({
  session,
  tools,
  atSeat = () => null,
  aside,
  above,
  besidePoints,
  spectatorBar,
  lesson = null,
  End = RoundEnd,
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
  const layers = moments.value;
  const { open } = session.view;
  const { phase } = open;
  const { hasRanks, seats } = open.rules;
  const classes = ['table'];
  if (hasRanks) classes.push('table--ranks');
  if (seats > MAX_ON_TALL_RIM) classes.push('table--many');
  return (
    <main
      ref={root}
      id="main"
      tabIndex={-1}
      class={classes.join(' ')}
      data-phase={isWatching ? 'watch' : phase}
      data-seats={seats}
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
        <Felt session={session} />
        {layers === null ? null : <layers.MomentBackground session={session} />}
        <Seats session={session} atSeat={atSeat} />
        <TurnLine session={session} />
        {phase === 'push' && !isWatching ? (
          <PushTable session={session} placeOf={hasRanks ? () => null : seatPlaces(session).of} />
        ) : (
          <Trick
            session={session}
            onOpen={() => {
              panel.value = 'trick';
            }}
          />
        )}
        {above}
      </div>
      {hasColumns.value ? (
        <>
          <ScoreColumn
            session={session}
            onOpen={(opened: Panel) => {
              panel.value = opened;
            }}
          />
          <LogColumn session={session}>{aside}</LogColumn>
        </>
      ) : null}
      {isWatching ? spectatorBar : <Bottom session={session} atSeat={atSeat} lesson={lesson} />}
      {lesson === null ? (
        <AfterRound session={session} End={End}>
          {besidePoints}
        </AfterRound>
      ) : null}
      <Panels session={session} panel={panel} />
      {layers === null ? null : <layers.MomentOverlay session={session} />}
    </main>
  );
}

/** The player's own hand and its controls. */
function Bottom({ session, atSeat, lesson }: Required<Pick<ScreenProps, 'session' | 'atSeat' | 'lesson'>>) {
  return (
    <div class="table__bottom">
      <div class="table__messages">
        {lesson ?? (session.notice.value === null && settings.value.tips ? <Tip session={session} /> : null)}
        <NoticeLine session={session} />
      </div>
      <div class="table__choices">
        <HandTabs session={session} />
        <Guidance session={session} />
        <Chips session={session} />
      </div>
      <CurrentHand session={session} />
      {session.isTyping.value ? <CommandLine session={session} /> : null}
      <div class="table__actions">
        <OwnSeat session={session} atSeat={atSeat} />
        <Calls session={session} />
        <ActionBar session={session} />
        <HintButton session={session} />
      </div>
    </div>
  );
}

/** Milliseconds for which the last play of a round stays visible before the points cover it. */
const LAST_LOOK_MS = 1600;

interface AfterRoundProps extends Required<Pick<ScreenProps, 'session' | 'End'>> {
  readonly children?: ComponentChildren;
}

function AfterRound({ session, End, children }: AfterRoundProps) {
  const { phase, round } = session.view.open;
  // Called for its side effect: it starts collecting rounds as they end.
  historyOf(session.client);
  const hasEnded = phase === 'round-over' || phase === 'match-over';
  const isOver = hasEnded || session.status.stage === 'over';
  // After a reload, or when the player has ended the match, the points are shown right away.
  const [revealedRound, setRevealedRound] = useState(isOver ? round : -1);
  useEffect(() => {
    if (!hasEnded) return;
    const timer = setTimeout(() => setRevealedRound(round), LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [hasEnded, round]);
  return isOver && (!hasEnded || revealedRound === round) ? (
    <End key={`${round} ${phase}`} session={session}>
      {children}
    </End>
  ) : null;
}

/** The question to the player before play begins. */
function Guidance({ session }: { readonly session: TableSession }) {
  const { phase } = session.view.open;
  const text = phase === 'play' || phase === 'gift' ? '' : taskText(session);
  useTableMark('guidance', text === '' ? null : phase);
  return text === '' ? null : <p class={`table__guidance table__guidance--${phase}`}>{text}</p>;
}

/** Whose turn it is. Everyone else sees it at the seats. */
function TurnLine({ session }: { readonly session: TableSession }) {
  const text = turnText(session);
  return text === '' ? null : <p class="visually-hidden">{text}</p>;
}

/** The soloist of a three-player game has two hands and switches between them. */
function HandTabs({ session }: { readonly session: TableSession }) {
  const seats = handsToShow(session);
  if (seats.length < 2) return null;
  return (
    <div class="hands__tabs">
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="chip"
          aria-pressed={seat === session.seat.value}
          onClick={() => session.chooseSeat(seat)}
        >
          {handName(session.view.open, seat)}
          <HandMark session={session} seat={seat} />
        </button>
      ))}
    </div>
  );
}

/** During the push, a tap on a card puts it into a slot. */
function CurrentHand({ session }: { readonly session: TableSession }) {
  const seat = session.seat.value;
  const isPush = session.view.open.phase === 'push' && session.isDue(seat);
  const push = isPush
    ? { without: session.pushDraft(seat).cards, onTap: (card: Card) => placeCard(session, card) }
    : {};
  return <Hand session={session} seat={seat} {...push} />;
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
