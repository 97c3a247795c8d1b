import { effect } from '@preact/signals';
import type { TableView } from '@schupf/table';
import type { RefObject } from 'preact';
import { isRoundRunning } from '../../app/update.ts';
import { turnIcon } from '../../cards/icon.ts';
import type { AppliedUpdate } from '../../client/table-client.ts';
import { words } from '../../i18n/language.ts';
import { announce } from '../../motion/announcer.tsx';
import { buzz } from '../../motion/haptics.ts';
import type { Sound } from '../../motion/voices.ts';
import { seatName } from '../model/names.ts';
import { turnChoices } from '../model/plays.ts';
import { sentences } from '../model/sentences.ts';
import { taskText } from '../model/turn-text.ts';
import type { TableSession } from '../state/table-session.ts';
import { Flights } from './flights.ts';
import { walkSeats } from './seat-walk.ts';
import { soundOf } from './sound-of.ts';
import { spokenText } from './spoken.ts';

/** Animates and announces what happens at a table, and plays its sounds. Returns a function that stops this. */
export function showEvents(session: TableSession, root: RefObject<HTMLElement | null>): () => void {
  const flights = new Flights(() => root.current);
  const stopListening = session.client.onUpdate((applied) => {
    // A skipped round is too fast to follow; its result is announced with the points.
    if (session.isSkipping.value) return;
    flights.note(applied);
    walkSeats(root.current, applied);
    sound(session, applied);
    const text = textOf(session, applied);
    if (text !== '') announce(text);
    if (applied.update.type === 'game' && applied.update.event.type === 'time-up')
      session.notice.value = { type: 'time-up' };
    if (isMine(session, applied.before) !== isMine(session, applied.after)) clearHint(session);
    if (becameMine(session, applied)) {
      play('yourTurn');
      buzz('turn');
      // Not assertive: that would cut off the play that made it their turn.
      announce(askedText(session));
    }
  });
  const stopAnnouncingCall = effect(() => announceArmedCall(session));
  session.onCallExpired = () => announce(words().table.notCalled);
  const stopShowingTurn = effect(() => showTurn(session));
  return () => {
    stopListening();
    stopAnnouncingCall();
    stopShowingTurn();
    session.onCallExpired = null;
    isRoundRunning.value = false;
    setIcon(false);
  };
}

/** A call takes two presses. Says after the first one that it takes another. */
function announceArmedCall({ armedCall }: TableSession): void {
  const call = armedCall.value;
  if (call === null) return;
  const { table } = words();
  const [name, again] =
    call === 'grand' ? [table.grand, table.confirmGrand] : [table.tichu, table.confirmTichu];
  announce(sentences([table.labelled(name, again)]));
}

/** Shows whose turn it is in the page's title and icon. No new version is offered during a round. */
function showTurn(session: TableSession): void {
  const isMine = session.seats.value.some((seat) => session.isDue(seat));
  const { phase } = session.view.open;
  document.title = isMine ? `● ${words().table.yourTurn} · Schupf` : 'Schupf';
  setIcon(isMine);
  isRoundRunning.value = phase !== 'start' && phase !== 'round-over' && phase !== 'match-over';
}

/** Browsers prefer the SVG to the other icons, so changing another one would show nothing. */
function setIcon(isMine: boolean): void {
  document.querySelector('link[rel="icon"][type="image/svg+xml"]')?.setAttribute('href', turnIcon(isMine));
}

/** Whether the player has something new to decide, perhaps right after another decision. */
function becameMine(session: TableSession, { update, before, after }: AppliedUpdate): boolean {
  const duty = dutyOf(session, after);
  const isNew = update.type === 'status' && duty !== null && duty !== dutyOf(session, before);
  return isNew && !session.autoPass.isOn.value;
}

function dutyOf({ seats }: TableSession, { status }: TableView) {
  return status.duties.find(({ seat }) => seats.value.includes(seat))?.kind ?? null;
}

function isMine(session: TableSession, seen: TableView): boolean {
  return dutyOf(session, seen) !== null;
}

/** Clears the hint: it is valid only for the position in which it was requested. */
function clearHint({ notice }: TableSession): void {
  if (notice.value?.type === 'hint') notice.value = null;
}

/** What was missed while the connection was lost is silent, because everything would sound at the same time. */
function sound({ me }: TableSession, { update, before, after, isMissed }: AppliedUpdate): void {
  if (update.type !== 'game' || isMissed) return;
  const heard = soundOf(update.event, before.view.open, after.view.open, me);
  if (heard === null) return;
  play(heard);
  if (heard === 'tichu' || heard === 'grand') buzz('tichu');
  if (heard === 'bomb') buzz('bomb');
}

function textOf(session: TableSession, { update, before, after }: AppliedUpdate): string {
  if (update.type !== 'game') return '';
  const happened = { event: update.event, before: before.view.open, after: after.view };
  return spokenText(happened, (seat) => seatName(session, seat), words());
}

/** What the player has to do now, including a wish that binds them. */
function askedText(session: TableSession): string {
  const { table, cards } = words();
  const { owedRank } = turnChoices(session.choices.value);
  const wish = owedRank === 0 ? '' : table.mustPlay(cards.rankAsObject(owedRank));
  return sentences([taskText(session) || table.yourTurn, wish]);
}

/** Browsers play no sound before the first gesture, so the sounds are loaded after the cards. */
function play(sound: Sound): void {
  import('../../motion/sound.ts').then(
    (player) => player.play(sound),
    () => {},
  );
}
