import { askedOf, isCorrespondence, type Table } from '@schupf/table';
import type { TurnsWriter } from '../storage/table-store.ts';
import type { TableTurns } from '../storage/turns-storage.ts';
import { basisOf, hasSameSummary, type SummaryBasis } from './table-summary.ts';

/** What one table asks of the people who sit there. */
export class TurnsOfTable implements TurnsWriter {
  /** What is stored, as text; null if that is not known. */
  private text: string | null = null;
  private basis: SummaryBasis | null = null;

  changed(table: Table): { readonly turns: TableTurns; readonly stored: () => void } | null {
    const isByDays = isCorrespondence(table.speed);
    // With a clock, people are there when it is their turn. So only where they sit is stored, and the score of each round.
    if (!isByDays && this.basis !== null && hasSameSummary(this.basis, table)) return null;
    const turns = turnsOf(table, isByDays);
    const text = JSON.stringify(turns);
    const basis = basisOf(table);
    if (text === this.text) return null;
    return {
      turns,
      stored: () => {
        this.text = text;
        this.basis = basis;
      },
    };
  }
}

function turnsOf(table: Table, isByDays: boolean): TableTurns {
  const people = table.chairs.flatMap(({ occupant, next }, player) => {
    const asked = isByDays ? askedOf(table, player) : null;
    // After a match, only a proposal of another one keeps people at the table.
    const isListed = table.stage !== 'over' || asked !== null;
    return [
      ...(occupant.type === 'person' && isListed
        ? [{ person: occupant.id, player, since: asked?.since ?? null, until: asked?.until ?? null }]
        : []),
      ...(next === null ? [] : [{ person: next.id, player, since: null, until: null }]),
    ];
  });
  return { totals: table.position.open.totals, people, jobs: [] };
}
