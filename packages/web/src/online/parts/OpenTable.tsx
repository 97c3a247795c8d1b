import type { TableSummary } from '@schupf/protocol';
import { SeatPlan } from '../../home/SeatPlan.tsx';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { NamesIn } from '../../people/parts/NamesIn.tsx';
import { freeSeats, peopleAt } from '../model/open-seats.ts';
import { goToTable } from '../state/table-intent.ts';
import './OpenTable.css';

interface Props {
  readonly table: TableSummary;
  /** Whether to offer watching as well. */
  readonly mayWatch?: boolean;
}

/** A public table as an item of a list. */
export function OpenTable({ table, mayWatch = false }: Props) {
  const { lobby: text, room } = words();
  const { games } = shellWords();
  const people = peopleAt(table);
  const free = freeSeats(table);
  const id = `table-${table.code}`;
  const facts = [
    games.variants[table.rules.variant].name,
    text.stages[table.stage],
    ...(typeof table.speed === 'string' ? [games.speeds[table.speed].name] : []),
    text.free(free),
  ];
  return (
    <li class="open-table">
      <SeatPlan variant={table.rules.variant} />
      <div class="open-table__details" id={id}>
        <strong>
          {people.length === 0 ? (
            room.empty
          ) : (
            <NamesIn people={people} sentence={(names) => names.join(', ')} />
          )}
        </strong>
        <span class="text-soft text-small">{facts.join(' · ')}</span>
      </div>
      <div class="open-table__actions">
        {free > 0 && (
          <button
            type="button"
            class="button button--small"
            aria-describedby={id}
            onClick={() => goToTable(table.code, 'to-play')}
          >
            {text.join}
          </button>
        )}
        {mayWatch && (
          <button
            type="button"
            class="button button--small button--quiet"
            aria-describedby={id}
            onClick={() => goToTable(table.code, 'to-watch')}
          >
            {text.watch}
          </button>
        )}
      </div>
    </li>
  );
}
