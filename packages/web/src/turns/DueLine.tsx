import { isCorrespondence, type Speed, type SpeedName } from '@schupf/table';
import { dateAndTime, shellWords } from '../i18n/language.ts';
import { useTurnWords } from '../i18n/turn-words.ts';
import { playerName } from '../table/model/names.ts';
import type { TableSession } from '../table/state/table-session.ts';
import './DueLine.css';

interface Props {
  readonly session: TableSession;
  /** Null until the server has sent it. */
  readonly speed: SpeedName | Speed | null;
}

/** At a table with days per move: for whom it waits, until when, and who is on holiday. */
export function DueLine({ session, speed }: Props) {
  const text = useTurnWords();
  if (text === null || speed === null || !isCorrespondence(speed)) return null;
  const { chairs } = session.status;
  const holidays = [...chairs.entries()].flatMap(([player, { holidayUntil }]) =>
    holidayUntil === null ? [] : [{ player, until: holidayUntil }],
  );
  const due = dueText(session, text);
  if (due === null && holidays.length === 0) return null;
  return (
    <div class="due text-small">
      {due !== null && <p>{due}</p>}
      {holidays.map(({ player, until }) => (
        <p key={player}>
          {text.onHoliday(player === session.me ? null : playerName(session, player), dateAndTime(until))}
        </p>
      ))}
    </div>
  );
}

function dueText(session: TableSession, text: NonNullable<ReturnType<typeof useTurnWords>>): string | null {
  const { status, view } = session;
  const isPerson = (player: number) => status.chairs[player]?.occupant.type === 'person';
  const waiting = status.duties.flatMap(({ seat, bankUntil }) => {
    const player = view.open.players[seat]!;
    return bankUntil !== null && isPerson(player) ? [{ player, until: bankUntil }] : [];
  });
  const mine = waiting.find(({ player }) => player === session.me);
  if (mine !== undefined) return text.yourDue(dateAndTime(mine.until));
  const [first] = waiting.toSorted((a, b) => a.until - b.until);
  if (first === undefined) return null;
  const names = waiting.map(({ player }) => playerName(session, player));
  return text.othersDue(shellWords().common.list(names), dateAndTime(first.until));
}
