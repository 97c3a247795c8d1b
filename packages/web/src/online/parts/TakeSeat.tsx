import { useRef } from 'preact/hooks';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { playerName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { isPerson, me } from '../state/me.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { NameForm } from './NameForm.tsx';

interface Props {
  readonly session: TableSession;
  readonly table: SocketTable;
}

/** Lets a spectator take a seat that a bot is playing for. */
export function TakeSeat({ session, table }: Props) {
  const { table: text, name } = words();
  const dialog = useRef<HTMLDialogElement>(null);
  if (!isPerson(me.value))
    return (
      <>
        <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
          {name.go}
        </button>
        <dialog class="dialog" ref={dialog} aria-label={name.title}>
          <NameForm buttonLabel={name.go} />
        </dialog>
      </>
    );
  const person = me.value;
  const { chairs } = session.status;
  if (chairs.some(({ next }) => next?.id === person.id))
    return (
      <p class="online__actions" role="status">
        <span>{text.waitingForChair}</span>
        <button type="button" class="button" onClick={() => void session.command({ type: 'leave' })}>
          {text.cancelChair}
        </button>
      </p>
    );
  const free = chairs.flatMap(({ occupant, next }, chair) =>
    occupant.type === 'person' || next !== null ? [] : [chair],
  );
  if (free.length === 0 || table.seen.value?.status.stage === 'over') return null;
  return (
    <p class="online__actions">
      {free.map((chair) => (
        <button
          key={chair}
          type="button"
          class="button"
          onClick={() => void session.command({ type: 'sit', chair, name: person.name })}
        >
          {text.takeChair(playerName(session, chair))}
        </button>
      ))}
    </p>
  );
}
