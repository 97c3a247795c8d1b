import type { Conduct } from '@schupf/protocol';
import type { Companion } from '@schupf/runner';
import type { Input, Step, Table } from '@schupf/table';
import type { OutcomeRow } from '../storage/outcome-storage.ts';

/** After so many decisions by a stand-in, about a round, someone who is away counts as having left. */
const MISSED_DECISIONS = 12;
/** Someone who is there may let a stand-in decide less often than this in a match. */
const LATE_DECISIONS = 6;

interface Behaviour {
  /** How often a stand-in decided while they were there, and while they were away. */
  late: number;
  missed: number;
  /** Whether their outcome of this match is known. */
  isNoted: boolean;
}

interface SavedWatcher {
  readonly people: readonly (readonly [string, Behaviour])[];
}

/** Watches how the people at a table behave towards each other, from match to match. */
export class ConductWatcher implements Companion {
  private people = new Map<string, Behaviour>();
  private seated: ReadonlySet<string> = new Set();
  private outcomes: OutcomeRow[] = [];

  watch(input: Input, { table, effects, accepted }: Step): void {
    const seatedBefore = this.seated;
    this.seated = new Set(
      table.chairs.flatMap(({ occupant }) => (occupant.type === 'person' ? occupant.id : [])),
    );
    for (const effect of effects) {
      if (effect.type !== 'tell') continue;
      const { update } = effect;
      if (update.type === 'match-began') this.people = new Map();
      else if (update.type === 'covered') this.noteCovered(update.player, table, input.at);
      else if (update.type === 'match-ended' && update.outcome.reason !== 'abandoned')
        this.noteEnd(table, input.at);
    }
    const hasLeft =
      accepted &&
      input.type === 'command' &&
      input.command.type === 'leave' &&
      table.stage === 'playing' &&
      seatedBefore.has(input.by) &&
      !this.seated.has(input.by);
    // At the beginning, the others may be just connecting. Those who have missed nothing are still expected.
    if (hasLeft) this.noteLeft(input.by, table, input.at, ({ present, missed }) => present || missed === 0);
  }

  /** What has turned out since the last call. */
  takeOutcomes(): readonly OutcomeRow[] {
    return this.outcomes.splice(0);
  }

  save(): SavedWatcher {
    return { people: [...this.people].map(([person, behaviour]) => [person, { ...behaviour }]) };
  }

  restore(saved: unknown, { chairs }: Table): void {
    this.people = new Map((saved as SavedWatcher).people);
    this.seated = new Set(chairs.flatMap(({ occupant }) => (occupant.type === 'person' ? occupant.id : [])));
  }

  private behaviourOf(person: string): Behaviour {
    const known = this.people.get(person) ?? { late: 0, missed: 0, isNoted: false };
    this.people.set(person, known);
    return known;
  }

  private noteCovered(player: number, table: Table, at: number): void {
    const { occupant, present } = table.chairs[player]!;
    if (occupant.type !== 'person') return;
    const behaviour = this.behaviourOf(occupant.id);
    if (present) behaviour.late++;
    else if (++behaviour.missed === MISSED_DECISIONS)
      this.noteLeft(occupant.id, table, at, (chair) => chair.present);
  }

  /** If no one is left to play with, leaving harms no one. */
  private noteLeft(
    person: string,
    { chairs }: Table,
    at: number,
    stays: (chair: Table['chairs'][number]) => boolean,
  ): void {
    const someoneStays = chairs.some(
      (chair) => chair.occupant.type === 'person' && chair.occupant.id !== person && stays(chair),
    );
    if (someoneStays) this.note(person, 'left', at);
  }

  /** A match that one person played with bots says nothing about how they behave towards others. */
  private noteEnd(table: Table, at: number): void {
    const { seated } = this;
    const others = [...this.people.keys()].filter((person) => !seated.has(person));
    if (seated.size + others.length < 2 || table.position.open.round === 0) return;
    for (const person of seated) {
      const isStalling = this.behaviourOf(person).late >= LATE_DECISIONS;
      this.note(person, isStalling ? 'stalled' : 'good', at);
    }
  }

  private note(person: string, kind: Conduct, at: number): void {
    const behaviour = this.behaviourOf(person);
    if (behaviour.isNoted) return;
    behaviour.isNoted = true;
    this.outcomes.push({ person, kind, at });
  }
}
