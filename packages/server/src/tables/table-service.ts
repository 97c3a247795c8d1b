import type { GoneReason, Invitation, NewTable, Person, TableInfo, TableSummary } from '@schupf/protocol';
import type { Variant } from '@schupf/rules';
import type { Clock } from '@schupf/runner';
import type { TableCalls } from '../bus/table-calls.ts';
import type { Storage, TableRow } from '../storage/storage.ts';
import { LobbyQuota } from './lobby-quota.ts';
import { newTableRow } from './new-table.ts';
import { chooseSeat } from './play-now.ts';

/** Only this many of the newest tables in the lobby are read to count them. */
const MAX_SEARCHED = 100;
const MAX_TABLES_PER_HOST = 20;
/** Lower than the limit for all tables, so that no one can fill the lobby alone. */
const MAX_LISTED_PER_HOST = 3;
/** Anyone can sign in as many guests, so there is also a limit per network. The lobby shows fifty tables. */
const MAX_LISTED_PER_NETWORK = 10;

export type OpenResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: string };

export interface TableServiceDeps {
  readonly storage: Storage;
  readonly calls: TableCalls;
  readonly clock: Clock;
  /** How many open tables a person hosts. */
  readonly countHosted: (person: string) => number;
  /** Multiplies the number of tables that a network may have in the lobby. */
  readonly lobbyFactor: number;
}

/** Opens tables and answers questions about them, whichever process runs them. */
export class TableService {
  private readonly deps: TableServiceDeps;
  private readonly quota: LobbyQuota;

  constructor(deps: TableServiceDeps) {
    this.deps = deps;
    this.quota = new LobbyQuota(MAX_LISTED_PER_NETWORK * deps.lobbyFactor);
  }

  async create(wanted: NewTable, host: Person, network: string): Promise<OpenResult> {
    const { clock, storage, calls, countHosted } = this.deps;
    const prepared = newTableRow(wanted, host, clock.now());
    if (!prepared.ok) return prepared;
    const { row } = prepared;
    if (countHosted(host.id) >= MAX_TABLES_PER_HOST)
      return { ok: false, problem: 'you are hosting too many tables; close one first' };
    const isListed = wanted.visibility === 'open';
    if (isListed && !(await this.mayList(host, network)))
      return { ok: false, problem: 'you have too many tables in the lobby; make this one private' };
    const added = await storage.tables.add(row);
    if (added === 'person-deleted') return { ok: false, problem: 'you have been deleted' };
    // Try another code.
    if (added === 'code-taken') return this.create(wanted, host, network);
    if (isListed) this.quota.add(row.code, network);
    const opened = await calls.call(row.code, { type: 'open', begins: wanted.startsImmediately });
    return opened.ok ? { ok: true, code: row.code } : { ok: false, problem: 'the table could not be opened' };
  }

  private async mayList({ id }: Person, network: string): Promise<boolean> {
    const listed = await this.listed();
    const hosted = listed.filter(({ info }) => info.host === id);
    return (
      hosted.length < MAX_LISTED_PER_HOST &&
      this.quota.allows(network, new Set(listed.map(({ code }) => code)))
    );
  }

  private async listed(): Promise<readonly TableRow[]> {
    const rows = await this.deps.storage.tables.listed(MAX_SEARCHED);
    return rows.filter(({ stage }) => stage !== 'over');
  }

  /** A listed table where this person can play with others right now; null if there is none. */
  async findFreeSeat(variant: Variant, person: Person): Promise<string | null> {
    const { calls, storage } = this.deps;
    return chooseSeat(await calls.freeSeats(variant), person.id, storage.people);
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
    return answer.ok ? answer.value : null;
  }
}
