import { letterOf } from '../cards/letters.ts';
import { words } from '../i18n/language.ts';
import { Countdown } from './Countdown.tsx';
import type { Session } from './session.ts';

/** The wish that hangs over the table, and the time in which bombs may come. */
export function TableSigns({ session }: { readonly session: Session }) {
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
