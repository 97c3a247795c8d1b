import type { Call, Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { seatName } from '../model/names.ts';
import { armed, press } from '../state/arming.ts';
import type { TableSession } from '../state/table-session.ts';

interface CallButtonProps {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly call: Call;
}

export function CallButton({ session, seat, call }: CallButtonProps) {
  const { table } = words();
  const isArmed = armed.value === call;
  const name = call === 'grand' ? table.grand : table.tichu;
  const isDummy = seat === session.view.open.dummy;
  const label = isDummy ? table.laidBy(seatName(session, seat), name) : name;
  const question = call === 'grand' ? table.confirmGrand : table.confirmTichu;
  return (
    <button
      type="button"
      class={`button button--tichu bar__call${isArmed ? ' bar__armed' : ''}`}
      title={table.stakes[call]}
      aria-description={table.stakes[call]}
      onClick={() => press(call, () => void session.act({ type: 'call', seat, call }))}
    >
      {/* Both lie in one place: nothing moves when one becomes the other. */}
      <span class="bar__either" data-shown={!isArmed} aria-hidden={isArmed}>
        {label}
      </span>
      <span class="bar__either" data-shown={isArmed} aria-hidden={!isArmed}>
        {question}
      </span>
    </button>
  );
}
