import type { GoneReason, Invitation, NewTable, Person, TableInfo, TableSummary } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { TableCalls, WantedGame } from '../bus/table-calls.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { Storage } from '../storage/storage.ts';
import { chooseSeat } from './free-seats.ts';
import { draftOf, rowFor, type TableDraft } from './new-table.ts';

export type OpenResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: string };

export interface TableServiceDeps {
  readonly storage: Storage;
  readonly calls: TableCalls;
  readonly clock: Clock;
  readonly limits: SharedLimits;
}

/** Whose share of the lobby a table takes up. */
interface LobbyShareHolder {
  readonly person: string;
  readonly network: string;
}

interface AddOptions {
  /** Whether the table may be private if its person or network has enough tables in the lobby. */
  readonly mayBePrivate: boolean;
}

/** Opens tables and answers questions about them, whichever process runs them. */
export class TableService {
  private readonly deps: TableServiceDeps;

  constructor(deps: TableServiceDeps) {
    this.deps = deps;
  }

  async create(wanted: NewTable, host: Person, network: string): Promise<OpenResult> {
    const drafted = draftOf(wanted, host);
    if (!drafted.ok) return drafted;
    const { draft } = drafted;
    const prepared = rowFor(draft, this.deps.clock.now());
    if (!prepared.ok) return prepared;
    if (!(await this.deps.limits.take('table', host.id)))
      return { ok: false, problem: 'you have opened too many tables; please try again in an hour' };
    return this.add(draft, { person: host.id, network }, { mayBePrivate: false });
  }

  /** Opens a table for people who have been brought together. */
  createFor(draft: TableDraft, holder: LobbyShareHolder): Promise<OpenResult> {
    return this.add(draft, holder, { mayBePrivate: true });
  }

  private async add(draft: TableDraft, holder: LobbyShareHolder, options: AddOptions): Promise<OpenResult> {
    const { clock, storage, calls, limits } = this.deps;
    const prepared = rowFor(draft, clock.now());
    if (!prepared.ok) return prepared;
    const { row } = prepared;
    const shares = draft.visibility === 'open' ? limits.lobbyShares(holder.person, holder.network) : [];
    switch (await storage.tables.add(row, shares)) {
      case 'person-deleted':
        return { ok: false, problem: 'you have been deleted' };
      case 'too-many-listed':
        if (options.mayBePrivate) return this.add({ ...draft, visibility: 'private' }, holder, options);
        return { ok: false, problem: 'you have too many tables in the lobby; make this one private' };
      case 'code-taken':
        // Try another code.
        return this.add(draft, holder, options);
      case 'added':
    }
    const opened = await calls.call(row.code, { type: 'open', begins: draft.startsImmediately });
    return opened.ok ? { ok: true, code: row.code } : { ok: false, problem: 'the table could not be opened' };
  }

  /** A listed table where this person can play with others right now; null if there is none. */
  async findFreeSeat(game: WantedGame, person: Person): Promise<string | null> {
    const { calls, storage } = this.deps;
    return chooseSeat(await calls.freeSeats(game), person.id, storage.people);
  }

  async find(code: string): Promise<{ readonly info: TableInfo; readonly summary: TableSummary } | null> {
    const row = await this.deps.storage.tables.find(code);
    if (row === null || row.stage === 'closed' || row.problem !== null) return null;
    return { info: row.info, summary: row.summary };
  }

  /** What anyone with the link may see of a table, or why there is nothing to see. */
  async invitation(code: string): Promise<Invitation | { readonly gone: GoneReason }> {
    const { tables, people } = this.deps.storage;
    const row = await tables.find(code);
    if (row === null) return { gone: 'unknown' };
    if (row.stage === 'closed') return { gone: 'over' };
    if (row.problem !== null) return { gone: 'damaged' };
    const { info, summary } = row;
    return { info, summary, host: (await people.find(info.host))?.name ?? null };
  }

  /** The chair of a person at an open table, or the one they are going to take; null if they have none. */
  async chairOf(code: string, person: string): Promise<number | null> {
    const answer = await this.deps.calls.call(code, { type: 'chair-of', person });
    return answer.ok && typeof answer.value === 'number' ? answer.value : null;
  }
}
