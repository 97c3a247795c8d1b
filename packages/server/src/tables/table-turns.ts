import { askedOf, isCorrespondence, type Table } from '@schupf/table';
import { turnNoticeKey } from '../push/notices.ts';
import { MATCH_NOTICE, TURN_NOTICE } from '../storage/push-storage.ts';
import type { NewJob } from '../storage/storage.ts';
import type { TurnsWriter } from '../storage/table-store.ts';
import type { TableTurns } from '../storage/turns-storage.ts';
import { matchIdOf } from './match-id.ts';
import { basisOf, hasSameSummary, type SummaryBasis } from './table-summary.ts';

/** People who play quickly are not told about every move. */
const NOTICE_DELAY_MS = 20_000;

/** What one table asks of the people who sit there. */
export class TurnsOfTable implements TurnsWriter {
  private readonly code: string;
  /** What is stored, as text; null if that is not known. */
  private text: string | null = null;
  private basis: SummaryBasis | null = null;
  /** What is stored for each person, as text. */
  private lines: ReadonlyMap<string, string> = new Map();
  private readonly onChange: (people: readonly string[]) => void;

  /** `onChange` is called when something has been stored that changes the lists of these people. */
  constructor(code: string, onChange: (people: readonly string[]) => void = () => {}) {
    this.code = code;
    this.onChange = onChange;
  }

  changed(table: Table): { readonly turns: TableTurns; readonly stored: () => void } | null {
    const isByDays = isCorrespondence(table.speed);
    // With a clock, people are there when it is their turn. So only where they sit is stored, and the score of each round.
    if (!isByDays && this.basis !== null && hasSameSummary(this.basis, table)) return null;
    const turns = turnsOf(table, isByDays);
    const text = JSON.stringify(turns);
    const jobs = isByDays ? this.jobsFor(table, turns.people) : [];
    const basis = basisOf(table);
    if (text === this.text) return null;
    return {
      turns: { ...turns, jobs },
      stored: () => {
        this.text = text;
        this.basis = basis;
        this.noteLines(turns);
      },
    };
  }

  private noteLines({ totals, people }: Omit<TableTurns, 'jobs'>): void {
    const lines = new Map(people.map((turn) => [turn.person, JSON.stringify([totals, turn])]));
    const before = this.lines;
    this.lines = lines;
    const known = new Set([...before.keys(), ...lines.keys()]);
    const changed = [...known].filter((person) => lines.get(person) !== before.get(person));
    if (changed.length > 0) this.onChange(changed);
  }

  /** Tells people that the table waits for them, or that their match is over. */
  private jobsFor(table: Table, people: TableTurns['people']): readonly NewJob[] {
    const { code } = this;
    const due = table.at + NOTICE_DELAY_MS;
    const turns = people.flatMap(({ person, since }) =>
      since === null ? [] : [{ kind: TURN_NOTICE, key: turnNoticeKey(person, code, since), due }],
    );
    if (table.stage !== 'over' || this.basis?.stage !== 'playing') return turns;
    const matches = table.chairs.flatMap(({ occupant }) =>
      occupant.type === 'person'
        ? [{ kind: MATCH_NOTICE, key: `${occupant.id} ${matchIdOf(code, table.match)}`, due }]
        : [],
    );
    return [...turns, ...matches];
  }
}

function turnsOf(table: Table, isByDays: boolean): Omit<TableTurns, 'jobs'> {
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
  return { totals: table.position.open.totals, people };
}

/** The people who sit at a table, or will after the round. */
export function peopleAt({ chairs }: Table): readonly string[] {
  return chairs.flatMap(({ occupant, next }) => [
    ...(occupant.type === 'person' ? [occupant.id] : []),
    ...(next === null ? [] : [next.id]),
  ]);
}
