import { effect } from '@preact/signals';
import type { TableView } from '@schupf/table';
import type { RefObject } from 'preact';
import { roundRuns } from '../../app/update.ts';
import { turnIcon } from '../../cards/icon.ts';
import type { AppliedUpdate } from '../../client/table-client.ts';
import { words } from '../../i18n/language.ts';
import { announce } from '../../motion/announcer.tsx';
import { buzz } from '../../motion/haptics.ts';
import type { Sound } from '../../motion/voices.ts';
import { seatName } from '../model/names.ts';
import { isRevolution } from '../model/rank.ts';
import type { TableSession } from '../state/table-session.ts';
import { Flights } from './flights.ts';
import { walkSeats } from './seat-walk.ts';

/** Shows, plays and announces what happens while a table is on screen; returns how to stop. */
export function showEvents(session: TableSession, root: RefObject<HTMLElement | null>): () => void {
  const flights = new Flights(() => root.current);
  const end = session.client.onHappened((happened) => {
    flights.note(happened);
    walkSeats(root.current, happened);
    sound(session, happened);
    const text = textOf(session, happened);
    if (text !== '') announce(text);
    if (isMine(session, happened.before) !== isMine(session, happened.after)) forgetHint(session);
    if (becameMine(session, happened)) {
      play('yourTurn');
      buzz('turn');
      announce(words().table.yourTurn, { assertive: true });
    }
  });
  session.onCallExpired = () => announce(words().table.notCalled);
  const forget = effect(() => showTurn(session));
  return () => {
    end();
    forget();
    session.onCallExpired = null;
    roundRuns.value = false;
    setIcon(false);
  };
}

/** Shows whose turn it is in the page's title and icon. No new version is offered during a round. */
function showTurn(session: TableSession): void {
  const isMine = session.seats.value.some((seat) => session.isDue(seat));
  const { phase } = session.view.open;
  document.title = isMine ? `● ${words().table.yourTurn} · Schupf` : 'Schupf';
  setIcon(isMine);
  roundRuns.value = phase !== 'start' && phase !== 'round-over' && phase !== 'match-over';
}

function setIcon(isMine: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', turnIcon(isMine));
}

function becameMine(session: TableSession, happened: AppliedUpdate): boolean {
  const { update, before, after } = happened;
  return update.type === 'status' && isMine(session, after) && !isMine(session, before);
}

function isMine(session: TableSession, { status }: TableView): boolean {
  return status.duties.some(({ seat }) => session.seats.value.includes(seat));
}

/** A hint is only valid for the moment it was requested. */
function forgetHint({ notice }: TableSession): void {
  if (notice.value?.type === 'hint') notice.value = null;
}

function sound(session: TableSession, { update, after }: AppliedUpdate): void {
  if (update.type !== 'game') return;
  const { event } = update;
  switch (event.type) {
    case 'dealt':
    case 'rest-dealt':
      return play('slide');
    case 'called':
      return play(event.call === 'grand' ? 'grand' : 'tichu');
    case 'played':
      if (event.play.kind === 'dog') return play('dog');
      return play(event.play.kind === 'bomb4' || event.play.kind === 'bombS' ? 'bomb' : 'knock');
    case 'passed':
      return play('pass');
    case 'gave':
      return play('gift');
    case 'gathered':
      return play('slide');
    case 'round-ended': {
      const { open } = session.view;
      const mine = open.columnOf(session.seat.value);
      if (open.phase === 'match-over') return play(open.winners.includes(mine) ? 'win' : 'lose');
      return play(isRevolution(after.view.open) ? 'fanfare' : 'slide');
    }
    default:
      return;
  }
}

function textOf(session: TableSession, { update, after }: AppliedUpdate): string {
  if (update.type !== 'game') return '';
  return words().events.tell(update.event, (seat) => seatName(session, seat), after.view);
}

/** Browsers play nothing before the first gesture, so the sounds are loaded after the cards. */
function play(sound: Sound): void {
  import('../../motion/sound.ts').then(
    (instruments) => instruments.play(sound),
    () => {},
  );
}
