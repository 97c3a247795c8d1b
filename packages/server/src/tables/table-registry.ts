import type { NewTable, Person, TableInfo, TableSummary } from '@schupf/protocol';
import type { ToTable } from '../bus/bus.ts';
import { every } from '../clock.ts';
import { newTableRow } from './new-table.ts';
import { Room, type RoomDeps } from './room.ts';

/** A room that is not in use is unloaded after this time, and loaded again when someone arrives. */
const ROOM_IDLE_MS = 60_000;
/** A table with no match in progress is closed after this time. Its matches stay; its log is deleted. */
const TABLE_IDLE_MS = 6 * 3600 * 1000;
/** A match is ended if no round is finished for this long. Even at a day per move, no round lasts longer. */
const MATCH_IDLE_MS = 90 * 24 * 3600 * 1000;
const SWEEP_INTERVAL_MS = 30_000;
/** How many listed tables are searched for a free seat. */
const MAX_SEARCHED = 100;
const MAX_TABLES_PER_HOST = 20;
/** Fewer may be listed in the lobby, so that one person cannot fill it. */
const MAX_LISTED_PER_HOST = 3;

export type Opened =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: string };

/** Opens, loads and closes the tables of this process. All lasting state is in storage; rooms can be rebuilt from it. */
export class TableRegistry {
  private readonly deps: RoomDeps;
  private readonly loading = new Map<string, Promise<Room | null>>();
  private readonly rooms = new Map<string, Room>();
  private stopSweeping: () => void = () => {};
  private isClosed = false;

  constructor(deps: RoomDeps) {
    this.deps = deps;
    deps.bus.onTableMessage((code, message) => this.receive(code, message));
  }

  /** Resumes every match that was in progress. A table that cannot be loaded must not keep the server from starting. */
  async start(): Promise<void> {
    const { clock, storage } = this.deps;
    for (const code of await storage.tables.playing()) await this.reportErrors(code, () => this.load(code));
    this.stopSweeping = every(clock, SWEEP_INTERVAL_MS, () => void this.sweep(clock.now()));
  }

  /** The number of loaded tables. */
  get size(): number {
    return this.rooms.size;
  }

  async create(wanted: NewTable, host: Person): Promise<Opened> {
    const { clock, storage } = this.deps;
    const prepared = newTableRow(wanted, host, clock.now());
    if (!prepared.ok) return prepared;
    const { row } = prepared;
    const hosted = [...this.rooms.values()].filter(({ info }) => info.host === host.id);
    if (hosted.length >= MAX_TABLES_PER_HOST)
      return { ok: false, problem: 'you are hosting too many tables; close one first' };
    if (wanted.visibility === 'open' && (await this.countListed(host)) >= MAX_LISTED_PER_HOST)
      return { ok: false, problem: 'you have too many tables in the lobby; make this one private' };
    // If the code is taken, tries another one.
    if (!(await storage.tables.add(row))) return this.create(wanted, host);
    const room = await this.load(row.code);
    if (room === null) return { ok: false, problem: 'the table could not be opened' };
    if (wanted.startsImmediately) room.begin();
    return { ok: true, code: row.code };
  }

  private async countListed({ id }: Person): Promise<number> {
    const listed = await this.deps.storage.tables.listed(MAX_SEARCHED);
    return listed.filter(({ info, stage }) => info.host === id && stage !== 'over').length;
  }

  /** A listed table with at least one person and a free seat; null if there is none. */
  async findFreeSeat(variant: string, person: Person): Promise<string | null> {
    const { tables, people } = this.deps.storage;
    for (const { code, summary, info } of await tables.listed(MAX_SEARCHED)) {
      const hasFreeSeat = summary.chairs.some(({ type }) => type !== 'person');
      const hasPeople = summary.chairs.some(({ type }) => type === 'person');
      if (summary.stage === 'over' || summary.rules.variant !== variant || !hasFreeSeat || !hasPeople)
        continue;
      const blocked = await people.blockedBy(info.host);
      if (!blocked.some(({ id }) => id === person.id)) return code;
    }
    return null;
  }

  async find(code: string): Promise<{ readonly info: TableInfo; readonly summary: TableSummary } | null> {
    const row = await this.deps.storage.tables.find(code);
    return row === null || row.stage === 'closed' ? null : { info: row.info, summary: row.summary };
  }

  /** Removes a deleted person from these tables, loading the tables if necessary. */
  async deletePerson(person: string, codes: readonly string[]): Promise<void> {
    for (const code of codes)
      await this.reportErrors(code, async () => {
        const room = await this.load(code);
        await room?.deletePerson(person);
      });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.stopSweeping();
    const rooms = await Promise.all(this.loading.values());
    await Promise.all(rooms.map((room) => room?.close(null)));
  }

  private receive(code: string, message: ToTable): void {
    const room = this.rooms.get(code);
    if (room !== undefined) return room.receive(message);
    if (message.type === 'attach') return void this.attach(code, message);
    // While a table is being loaded, a detach must not overtake its attach: the connection would never be removed.
    this.loading.get(code)?.then(
      (loaded) => loaded?.receive(message),
      () => {},
    );
  }

  private async attach(code: string, message: Extract<ToTable, { type: 'attach' }>): Promise<void> {
    const { bus, onFault } = this.deps;
    const { connection } = message;
    try {
      const room = await this.load(code);
      if (room !== null) return room.receive(message);
      bus.toConnection(connection, {
        type: 'frame',
        text: JSON.stringify({ type: 'gone', table: code, reason: 'unknown' }),
      });
    } catch (error) {
      onFault(error, code);
      const problem = 'the server cannot load this table right now; please try again in a moment';
      const text = JSON.stringify({ type: 'error', code: 'storage', problem, table: code });
      bus.toConnection(connection, { type: 'frame', text });
    }
    bus.toConnection(connection, { type: 'detached', table: code });
  }

  /** Null if there is no such table. Concurrent calls share one load. */
  private load(code: string): Promise<Room | null> {
    const existing = this.loading.get(code);
    if (existing !== undefined) return existing;
    const loading = this.openRoom(code).then(
      (room) => {
        if (room === null) this.loading.delete(code);
        else this.rooms.set(code, room);
        return room;
      },
      (error) => {
        this.loading.delete(code);
        throw error;
      },
    );
    this.loading.set(code, loading);
    return loading;
  }

  private async openRoom(code: string): Promise<Room | null> {
    if (this.isClosed) return null;
    const row = await this.deps.storage.tables.find(code);
    return row === null || row.stage === 'closed' ? null : Room.open(row, this.deps);
  }

  private unload(room: Room, reason: 'over' | null): Promise<void> {
    this.loading.delete(room.code);
    this.rooms.delete(room.code);
    return room.close(reason);
  }

  /** Unloads rooms that are not in use, and closes tables that have been idle for a long time. */
  async sweep(now: number): Promise<void> {
    try {
      for (const room of this.rooms.values()) {
        const since = room.idleSince;
        if (since !== null && now - since > ROOM_IDLE_MS) await this.unload(room, null);
      }
      const { tables } = this.deps.storage;
      const idle = await tables.idle(now - TABLE_IDLE_MS);
      const abandoned = await tables.abandoned(now - MATCH_IDLE_MS);
      for (const code of [...idle, ...abandoned])
        await this.reportErrors(code, () => this.closeTable(code, now));
    } catch (error) {
      this.deps.onFault(error, 'sweep');
    }
  }

  /** Reports errors at one table, so that the other tables are not affected. */
  private async reportErrors(code: string, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.deps.onFault(error, code);
    }
  }

  /** Saves the matches before the log is deleted. If the server stops in between, the next sweep does it again. */
  private async closeTable(code: string, now: number): Promise<void> {
    const room = await this.load(code);
    if (room !== null) {
      if (room.idleSince === null) return;
      await room.saveMatches();
      await this.unload(room, 'over');
    }
    await this.deps.storage.tables.close(code, now);
  }
}
