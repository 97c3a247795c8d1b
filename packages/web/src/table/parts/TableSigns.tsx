import { letterOf } from '../../cards/letters.ts';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';
import { Countdown } from './Countdown.tsx';

/** The wish that hangs over the table, and the time in which bombs may come. */
export function TableSigns({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const { open } = session.view;
  const { interval, holds } = session.status;
  return (
    <div class="table__signs">
      {open.wish === 0 ? null : (
        <p class="table__wish note">
          {table.wish} <b>{letterOf(open.wish as 2)}</b>
        </p>
      )}
      {interval === null || open.trickIsEmpty ? null : (
        <p class="table__closing">
          <Countdown
            session={session}
            until={Math.max(interval.until, ...holds.map(({ until }) => until))}
            label={interval.kind === 'reaction' ? table.reaction : table.closing}
          />
        </p>
      )}
    </div>
  );
}
