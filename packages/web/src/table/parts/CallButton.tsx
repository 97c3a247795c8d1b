import type { Call, Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { seatName } from '../model/names.ts';
import type { TableSession } from '../state/table-session.ts';

interface CallButtonProps {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly call: Call;
}

export function CallButton({ session, seat, call }: CallButtonProps) {
  const { table } = words();
  const isArmed = session.armedCall.value === call;
  const name = call === 'grand' ? table.grand : table.tichu;
  const isDummy = seat === session.view.open.dummy;
  const label = isDummy ? table.laidBy(seatName(session, seat), name) : name;
  const question = call === 'grand' ? table.confirmGrand : table.confirmTichu;
  return (
    <button
      type="button"
      class={`button button--tichu bar__call${isArmed ? ' bar__armed' : ''}`}
      onClick={() => session.pressCall(call)}
    >
      {/* Both are in one place, so nothing moves when one becomes the other. */}
      <span class="bar__either" data-shown={!isArmed} aria-hidden={isArmed}>
        {label}
      </span>
      <span class="bar__either" data-shown={isArmed} aria-hidden={!isArmed}>
        {question}
      </span>
    </button>
  );
}
