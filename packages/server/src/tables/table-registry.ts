import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GoneReason, Invitation, NewTable, Person, TableInfo, TableSummary } from '@schupf/protocol';
import type { Variant } from '@schupf/rules';
import { chairOf, reservedChairOf } from '@schupf/table';
import type { ConnectionId, ToTable } from '../bus/bus.ts';
import { every } from '../clock.ts';
import { limitKey, SharedLimits } from '../limits/shared-limits.ts';
import type { LobbyShare, TableRow } from '../storage/storage.ts';
import { newTableRow } from './new-table.ts';
import { findTable } from './play-now.ts';
import { Room, type RoomDeps, UnreadableTable } from './room.ts';

/** A room that is not in use is unloaded after this time, and loaded again when someone arrives. */
const ROOM_IDLE_MS = 60_000;
/** A table with no match in progress is closed after this time. Its matches stay; its log is deleted. */
const TABLE_IDLE_MS = 6 * 3600 * 1000;
/** A match is ended if none of its rounds is finished for this long. */
const MATCH_IDLE_MS = 30 * 24 * 3600 * 1000;
/** The same for a match with a day per move. No round of it lasts longer than this. */
const CORRESPONDENCE_IDLE_MS = 90 * 24 * 3600 * 1000;
const SWEEP_INTERVAL_MS = 30_000;
/** One sweep loads at most this many tables at which something is due. */
const MAX_DUE = 100;
/** How many rows of a closed table are deleted at a time. Other work has to wait until they are gone. */
const ROWS_PER_TURN = 500;
/** Only this many of the newest tables in the lobby are read to find a free seat. */
const MAX_SEARCHED = 100;
/** So that no one can fill the lobby alone. */
const MAX_LISTED_PER_HOST = 3;
/** Anyone can sign in as many guests, so there is also a limit per network. The lobby shows fifty tables. */
const MAX_LISTED_PER_NETWORK = 10;

export type OpenResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: string };

export interface RegistryDeps extends Omit<RoomDeps, 'onLost'> {
  /** Called when another process has taken over a table that this one runs. */
  readonly onLost: (table: string) => void;
}

interface CreateOptions {
  /** Whether the table may be private if the lobby has enough tables of this person or network. */
  readonly mayBePrivate?: boolean;
}

/** Opens, loads and closes the tables of this process. All lasting state is in storage: rooms are rebuilt from it. */
export class TableRegistry {
  private readonly deps: RoomDeps;
  private readonly limits: SharedLimits;
  private readonly maxListedPerNetwork: number;
  private readonly loading = new Map<string, Promise<Room | null>>();
  private readonly rooms = new Map<string, Room>();
  private readonly unloading = new Map<string, Promise<void>>();
  private stopSweeping: () => void = () => {};
  private isClosed = false;

  /** `limitFactor` multiplies how many tables a person may open, and how many a network may have in the lobby. */
  constructor(deps: RegistryDeps, limitFactor = 1) {
    this.deps = {
      ...deps,
      onLost: (code, epoch) => {
        deps.onLost(code);
        void this.drop(code, epoch);
      },
    };
    const { storage, clock } = deps;
    this.limits = new SharedLimits({ limits: storage.limits, clock, factor: limitFactor });
    this.maxListedPerNetwork = MAX_LISTED_PER_NETWORK * limitFactor;
    deps.bus.onTableMessage((code, message) => this.receive(code, message));
  }

  /** Does not load all tables: that would take minutes. A table is loaded when someone joins or something is due. */
  start(): void {
    const { clock } = this.deps;
    this.stopSweeping = every(clock, SWEEP_INTERVAL_MS, () => void this.sweep(clock.now()));
    void this.sweep(clock.now());
  }

  /** The number of loaded tables. */
  get size(): number {
    return this.rooms.size;
  }

  async create(
    wanted: NewTable,
    host: Person,
    network: string,
    options: CreateOptions = {},
  ): Promise<OpenResult> {
    const prepared = newTableRow(wanted, host, this.deps.clock.now());
    if (!prepared.ok) return prepared;
    if (!(await this.limits.take('table', host.id)))
      return { ok: false, problem: 'you have opened too many tables; please try again in an hour' };
    return this.add(wanted, host, network, options);
  }

  private async add(
    wanted: NewTable,
    host: Person,
    network: string,
    { mayBePrivate = false }: CreateOptions,
  ): Promise<OpenResult> {
    const { clock, storage } = this.deps;
    const prepared = newTableRow(wanted, host, clock.now());
    if (!prepared.ok) return prepared;
    const { row } = prepared;
    const added = await storage.tables.add(
      row,
      wanted.visibility === 'open' ? this.sharesOf(host, network) : [],
    );
    switch (added) {
      case 'person-deleted':
        return { ok: false, problem: 'you have been deleted' };
      case 'too-many-listed':
        if (mayBePrivate) return this.add({ ...wanted, visibility: 'private' }, host, network, {});
        return { ok: false, problem: 'you have too many tables in the lobby; make this one private' };
      case 'code-taken':
        // Try another code.
        return this.add(wanted, host, network, { mayBePrivate });
      case 'added':
    }
    const room = await this.load(row.code);
    if (room === null) return { ok: false, problem: 'the table could not be opened' };
    if (wanted.startsImmediately) room.begin();
    return { ok: true, code: row.code };
  }

  private sharesOf({ id }: Person, network: string): readonly LobbyShare[] {
    return [
      { key: limitKey('listed by person', id), max: MAX_LISTED_PER_HOST },
      { key: limitKey('listed by network', network), max: this.maxListedPerNetwork },
    ];
  }

  private async listed(): Promise<readonly TableRow[]> {
    const rows = await this.deps.storage.tables.listed(MAX_SEARCHED);
    return rows.filter(({ stage }) => stage !== 'over');
  }

  /** A listed table where this person can play with others right now; null if there is none. */
  async findFreeSeat(variant: Variant, person: Person): Promise<string | null> {
    // Only loaded tables: no one is at the others.
    const rooms = (await this.listed()).flatMap(({ code }) => this.rooms.get(code) ?? []);
    return findTable(rooms, { variant, person: person.id }, this.deps.storage.people);
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
    const chairs = (await this.load(code))?.table.chairs ?? [];
    return chairOf(chairs, person) ?? reservedChairOf(chairs, person);
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
      const isUnreadable = (await this.deps.storage.tables.find(code))?.problem != null;
      return this.sendGone(connection, code, isUnreadable ? 'damaged' : 'unknown');
    } catch (error) {
      onFault(error, code);
      if (error instanceof UnreadableTable) return this.sendGone(connection, code, 'damaged');
      const problem = 'the server cannot load this table right now; please try again in a moment';
      const text = JSON.stringify({ type: 'error', code: 'storage', problem, table: code });
      bus.toConnection(connection, { type: 'frame', text });
    }
    bus.toConnection(connection, { type: 'detached', table: code });
  }

  private sendGone(connection: ConnectionId, table: string, reason: GoneReason): void {
    const { bus } = this.deps;
    const text = JSON.stringify({ type: 'gone', table, reason });
    bus.toConnection(connection, { type: 'frame', text });
    bus.toConnection(connection, { type: 'detached', table });
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
    // Otherwise the wake time that is set last could be that of the room that is being closed.
    await this.unloading.get(code)?.catch(() => {});
    if (this.isClosed) return null;
    const row = await this.deps.storage.tables.find(code);
    if (row === null || row.stage === 'closed' || row.problem !== null) return null;
    try {
      const room = await Room.open(row, this.deps);
      // If the process is killed, the next one finds that this table is due and loads it.
      if (room?.isCorrespondence)
        await this.deps.storage.tables.setWakeTime(code, room.epoch, this.deps.clock.now());
      return room;
    } catch (error) {
      if (error instanceof UnreadableTable) await this.quarantine(code, error);
      throw error;
    }
  }

  /** An unreadable table stays as it is until the operator decides. The other tables are not affected. */
  private async quarantine(code: string, { message }: UnreadableTable): Promise<void> {
    await this.deps.storage.tables.quarantine(code, message);
  }

  private async unload(room: Room, reason: 'over' | null): Promise<void> {
    const { code } = room;
    this.loading.delete(code);
    this.rooms.delete(code);
    const unloading = this.closeRoom(room, reason).finally(() => this.unloading.delete(code));
    this.unloading.set(code, unloading);
    await unloading;
  }

  /** Drops a room whose epoch is over, unless a later epoch of the same table has already been loaded. */
  private async drop(code: string, epoch: number): Promise<void> {
    const room = await this.loading.get(code)?.catch(() => null);
    if (room?.epoch === epoch) await this.reportErrors(code, () => this.unload(room, null));
  }

  private async closeRoom(room: Room, reason: 'over' | null): Promise<void> {
    const { code, epoch, isCorrespondence, table } = room;
    await room.close(reason);
    if (isCorrespondence) await this.deps.storage.tables.setWakeTime(code, epoch, table.wakeAt);
  }

  /** Loads tables at which something is due although no one is there. */
  private async wakeDue(now: number): Promise<void> {
    // Loaded tables count as due (see `openRoom`) and must not crowd out the others.
    for (const code of await this.deps.storage.tables.due(now, MAX_DUE + this.rooms.size)) {
      if (this.isClosed) return;
      if (!this.rooms.has(code)) await this.reportErrors(code, () => this.load(code));
    }
  }

  /** Unloads rooms that are not in use, and closes tables that have been idle for a long time. */
  async sweep(now: number): Promise<void> {
    try {
      for (const room of this.rooms.values()) {
        const since = room.idleSince;
        if (since !== null && now - since > ROOM_IDLE_MS) await this.unload(room, null);
      }
      await this.wakeDue(now);
      const { tables } = this.deps.storage;
      const idle = await tables.idle(now - TABLE_IDLE_MS);
      const abandoned = await tables.abandoned(now - MATCH_IDLE_MS, now - CORRESPONDENCE_IDLE_MS);
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

  /** Saves the matches before it deletes the log. If the server stops in between, the next sweep repeats both. */
  private async closeTable(code: string, now: number): Promise<void> {
    const room = await this.load(code);
    if (room !== null) {
      if (room.idleSince === null) return;
      await room.saveMatches();
      await this.unload(room, 'over');
    }
    const { tables, logs } = this.deps.storage;
    await tables.close(code, now);
    while (await logs.delete(code, ROWS_PER_TURN)) await nextTurn();
  }
}
