import { minus } from '@schupf/phrasebook';
import type { OpenState } from '@schupf/rules';
import { sheetWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { columnName } from '../model/sheet-names.ts';
import './Totals.css';

interface Props {
  readonly session: TableSession;
  readonly open: OpenState;
}

/** Every column's total in games where each player, and possibly the open hand, has one. The best comes first. */
export function Totals({ session, open }: Props) {
  const { totals } = open;
  const best = Math.max(...totals);
  const columns = [...totals.keys()].sort((a, b) => totals[b]! - totals[a]!);
  return (
    <dl class="totals" aria-label={words().sheet.total}>
      {columns.map((column) => (
        <div
          key={column}
          class="totals__item"
          data-mine={column === session.me}
          data-best={totals[column] === best}
        >
          <dt>{columnName(session, open, column)}</dt>
          <dd>{minus(totals[column]!)}</dd>
        </div>
      ))}
    </dl>
  );
}
