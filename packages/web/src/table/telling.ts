import type { OpenState, Rank, Seat, SeenEvent } from '@schupf/rules';
import { words } from '../i18n/language.ts';
import { seatName } from './names.ts';
import type { Session } from './session.ts';

/** Null for the person himself: languages speak to him in another form. */
function who(session: Session, seat: Seat): string | null {
  return session.seats.value.includes(seat) && seat !== session.view.open.dummy
    ? null
    : seatName(session, seat);
}

/** What happened, in a short sentence; '' for what needs no word. `before` is the table it happened to. */
export function tell(session: Session, event: SeenEvent, before: OpenState): string {
  const { events } = words();
  switch (event.type) {
    case 'dealt':
      return events.dealt(session.view.open.round);
    case 'called':
      return events.called(who(session, event.seat), event.call);
    case 'withdrawn':
      return events.withdrew(who(session, event.seat));
    case 'exchanged':
      return events.exchanged;
    case 'played':
      return tellPlay(session, event, before);
    case 'passed':
      return events.passed(who(session, event.seat));
    case 'gathered':
      return before.phase === 'gift' ? '' : events.tookTrick(who(session, event.by), pointsOf(before));
    case 'gave':
      return events.gaveDragon(who(session, event.by), who(session, event.to), pointsOf(before));
    case 'round-ended':
      return events.roundOver(before.round);
    case 'decided':
    case 'calls-revealed':
    case 'declined':
    case 'rest-dealt':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'dummy-shown':
    case 'opened':
    case 'window-closed':
      return '';
  }
}

function tellPlay(
  session: Session,
  event: Extract<SeenEvent, { type: 'played' }>,
  before: OpenState,
): string {
  const { events } = words();
  const { seat, play, outOfTurn, wish, dogTo } = event;
  const name = who(session, seat);
  const said: string[] = [];
  if (play.kind === 'dog' && dogTo >= 0) said.push(events.dog(name, who(session, dogTo)));
  else if (outOfTurn) said.push(events.bombed(name, play));
  else said.push(before.trickIsEmpty ? events.led(name, play) : events.played(name, play));
  if (wish !== 0) said.push(events.wished(name, wish as Rank));
  if (before.counts[seat] === play.size) said.push(events.out(name, before.finished.length + 1));
  return said.join(' ');
}

/** Games without points say nothing of them. */
function pointsOf(open: OpenState): number | null {
  return open.rules.teams === 'none' ? null : open.trickCards.points();
}
