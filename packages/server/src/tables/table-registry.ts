import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GoneReason } from '@schupf/protocol';
import type { ConnectionId, ToldConnection, ToTable } from '../bus/bus.ts';
import type { CallAnswer, FreeSeat, TableCall, TableCalls, WantedGame } from '../bus/table-calls.ts';
import { every } from '../clock.ts';
import { type Claimant, claimTable } from './claim-table.ts';
import { freeSeatAt } from './free-seats.ts';
import type { Handover } from './handover.ts';
import { Room, type RoomDeps, UnreadableTable } from './room.ts';
import type { CloseReason } from './subscribers.ts';

/** A room that is not in use is unloaded after this time, and loaded again when someone arrives. */
const ROOM_IDLE_MS = 60_000;
/** A table with no match in progress is closed after this time. Its matches stay; its log is deleted. */
const TABLE_IDLE_MS = 6 * 3600 * 1000;
/** The same for a table with days per move, where people take days to come and to agree on another match. */
const CORRESPONDENCE_TABLE_IDLE_MS = 14 * 24 * 3600 * 1000;
/** A match is ended if none of its rounds is finished for this long. */
const MATCH_IDLE_MS = 30 * 24 * 3600 * 1000;
/** The same for a match with days per move, if there is no move either. */
const CORRESPONDENCE_IDLE_MS = 90 * 24 * 3600 * 1000;
const SWEEP_INTERVAL_MS = 30_000;
/** One sweep loads at most this many tables at which something is due. */
const MAX_DUE = 100;
/** How many rows of a closed table are deleted at a time. Other work has to wait until they are gone. */
const ROWS_PER_TURN = 500;
/** The owners of this many tables are read at a time. */
const OWNERS_PER_QUERY = 500;
/** How many tables are handed over at the same time. */
const HANDOVERS = 8;

/** Where a table is run, after an attempt to run it here. */
export type Taken =
  | { readonly type: 'here'; readonly epoch: number }
  | { readonly type: 'elsewhere'; readonly owner: string }
  | { readonly type: 'gone'; readonly reason: GoneReason }
  /** This process takes no more tables. */
  | { readonly type: 'refused' };

type Loaded = { readonly type: 'room'; readonly room: Room } | Exclude<Taken, { readonly type: 'here' }>;

export interface RegistryDeps extends Omit<RoomDeps, 'onLost'> {
  /** This process, among those that run tables. */
  readonly claimant: Claimant;
  /** Called when another process has taken over a table that this one runs. */
  readonly onLost: (table: string) => void;
}

/** Loads, unloads and closes the tables that this process runs. All lasting state is in storage. */
export class TableRegistry implements TableCalls {
  private readonly deps: RegistryDeps;
  private readonly roomDeps: RoomDeps;
  private readonly loading = new Map<string, Promise<Loaded>>();
  private readonly rooms = new Map<string, Room>();
  private readonly unloading = new Map<string, Promise<void>>();
  private stopSweeping: () => void = () => {};
  /** Whether no more tables are loaded. */
  private isClosing = false;

  constructor(deps: RegistryDeps) {
    this.deps = deps;
    this.roomDeps = {
      ...deps,
      onLost: (code, epoch) => {
        deps.onLost(code);
        void this.drop(code, epoch);
      },
    };
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

  /** Whether this process may run the table. If another one does, those who attach here are told. */
  accepts(code: string): boolean {
    return this.rooms.has(code) || !this.isClosing;
  }

  /** Runs a table, unless another process does. A process that is `gone` does not. */
  async take(code: string, gone?: string): Promise<Taken> {
    const loaded = await this.load(code, gone);
    return loaded.type === 'room' ? { type: 'here', epoch: loaded.room.epoch } : loaded;
  }

  async call(code: string, call: TableCall): Promise<CallAnswer> {
    const answer = await this.tryToCall(code, call);
    if (answer === null) throw new Error('another process runs the table');
    return answer;
  }

  /** Null if the table is run by another process, or will be. */
  async tryToCall(code: string, call: TableCall): Promise<CallAnswer | null> {
    const loaded = await this.load(code);
    if (loaded.type === 'gone') return { ok: false };
    if (loaded.type !== 'room') return null;
    const { room } = loaded;
    const value = await room.call(call);
    if (call.type === 'close') await this.closeRoom(room, this.deps.clock.now());
    return { ok: true, value };
  }

  async freeSeats(game: WantedGame): Promise<readonly FreeSeat[]> {
    return [...this.rooms.values()].flatMap((room) => freeSeatAt(room, game) ?? []);
  }

  /** Call this when messages from or to these processes may have been lost. */
  dropConnectionsOf(isLost: (node: string) => boolean): void {
    for (const room of this.rooms.values()) room.dropConnectionsOf(isLost);
  }

  /** Drops the tables that another process has claimed. We may not have heard of it, and an idle table appends nothing. */
  async dropLost(): Promise<void> {
    const rooms = [...this.rooms.values()];
    for (let start = 0; start < rooms.length; start += OWNERS_PER_QUERY) {
      const some = rooms.slice(start, start + OWNERS_PER_QUERY);
      const owners = await this.deps.storage.tables.owners(some.map(({ code }) => code));
      for (const { code, epoch } of some) if (owners.get(code)?.epoch !== epoch) await this.drop(code, epoch);
    }
  }

  /** Drops a table whose epoch is over, unless a later epoch of it has already been loaded. */
  async drop(code: string, epoch: number): Promise<void> {
    const room = this.rooms.get(code);
    if (room?.epoch === epoch) await this.reportErrors(code, () => this.unload(room, 'moved'));
  }

  /** Drops a table that another process has claimed in this epoch. */
  async dropBefore(code: string, epoch: number): Promise<void> {
    const room = this.rooms.get(code);
    if (room !== undefined && room.epoch < epoch) await this.drop(code, room.epoch);
  }

  /** Stops running tables. Each is handed over to another process before its subscribers look for that. */
  async drain(handOver: (code: string, handover: Handover) => Promise<unknown>): Promise<void> {
    this.isClosing = true;
    this.stopSweeping();
    await Promise.allSettled(this.loading.values());
    const rooms = [...this.rooms.values()];
    const handOverNext = async (): Promise<void> => {
      for (let room = rooms.pop(); room !== undefined; room = rooms.pop()) {
        const { code } = room;
        this.rooms.delete(code);
        this.loading.delete(code);
        const leaving = room;
        await this.reportErrors(code, async () => {
          const handover = await leaving.leave();
          await this.release(leaving);
          await handOver(code, handover);
        });
        await leaving.close('moved');
      }
    };
    await Promise.all(Array.from({ length: HANDOVERS }, handOverNext));
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.stopSweeping();
    await Promise.allSettled(this.loading.values());
    await Promise.all([...this.rooms.values()].map((room) => room.close('unused')));
  }

  private receive(code: string, message: ToTable): void {
    const room = this.rooms.get(code);
    if (room !== undefined) return room.receive(message);
    if (message.type === 'attach') return void this.attach(code, message);
    const loading = this.loading.get(code);
    // While a table is being loaded, a detach must not overtake its attach: the connection would never be removed.
    if (loading !== undefined)
      loading.then(
        (loaded) => loaded.type === 'room' && loaded.room.receive(message),
        () => {},
      );
    else if (message.type !== 'detach') this.tell(message.connection, code, { type: 'moved' });
  }

  private async attach(code: string, message: Extract<ToTable, { type: 'attach' }>): Promise<void> {
    const { connection } = message;
    try {
      const loaded = await this.load(code);
      if (loaded.type === 'room') return loaded.room.receive(message);
      if (loaded.type === 'gone') return this.sendGone(connection, code, loaded.reason);
      return this.tell(connection, code, { type: 'moved' });
    } catch (error) {
      this.deps.onFault(error, code);
      if (error instanceof UnreadableTable) return this.sendGone(connection, code, 'damaged');
      this.tell(connection, code, { type: 'frame', text: unavailable(code) });
    }
    this.tell(connection, code, { type: 'detached' });
  }

  private sendGone(connection: ConnectionId, table: string, reason: GoneReason): void {
    const text = JSON.stringify({ type: 'gone', table, reason });
    this.tell(connection, table, { type: 'frame', text });
    this.tell(connection, table, { type: 'detached' });
  }

  private tell(connection: ConnectionId, table: string, content: ToldConnection): void {
    this.deps.bus.toConnection(connection, { ...content, table, epoch: null });
  }

  /** Concurrent calls share one load. */
  private load(code: string, gone?: string): Promise<Loaded> {
    const existing = this.loading.get(code);
    if (existing !== undefined) return existing;
    const loading = this.openRoom(code, gone).then(
      (loaded) => {
        if (loaded.type === 'room') this.rooms.set(code, loaded.room);
        else this.loading.delete(code);
        return loaded;
      },
      (error) => {
        this.loading.delete(code);
        throw error;
      },
    );
    this.loading.set(code, loading);
    return loading;
  }

  private async openRoom(code: string, gone: string | undefined): Promise<Loaded> {
    const { storage, clock, claimant } = this.deps;
    // Otherwise the wake time that is set last could be that of the room that is being closed.
    await this.unloading.get(code)?.catch(() => {});
    if (this.isClosing) return { type: 'refused' };
    const row = await storage.tables.find(code);
    if (row === null || row.stage === 'closed') return { type: 'gone', reason: 'unknown' };
    if (row.problem !== null) return { type: 'gone', reason: 'damaged' };
    const isGone = (node: string) => node === gone || claimant.isGone(node);
    const claim = await claimTable(storage.tables, code, { ...claimant, isGone });
    if (claim === null) return { type: 'gone', reason: 'unknown' };
    if (!claim.ok) return { type: 'elsewhere', owner: claim.owner };
    const { epoch } = claim;
    try {
      const room = await Room.open(row, epoch, this.roomDeps);
      // If the process is killed, the next one finds that this table is due and loads it.
      if (room.isCorrespondence) await storage.tables.setWakeTime(code, epoch, clock.now());
      return { type: 'room', room };
    } catch (error) {
      if (error instanceof UnreadableTable) await this.quarantine(code, error);
      await this.reportErrors(code, () => storage.tables.release(code, epoch));
      throw error;
    }
  }

  /** An unreadable table stays as it is until the operator decides. The other tables are not affected. */
  private async quarantine(code: string, { message }: UnreadableTable): Promise<void> {
    await this.deps.storage.tables.quarantine(code, message);
  }

  private async unload(room: Room, reason: CloseReason): Promise<void> {
    const { code } = room;
    this.loading.delete(code);
    this.rooms.delete(code);
    const unloading = room
      .close(reason)
      .then(() => this.release(room))
      .finally(() => this.unloading.delete(code));
    this.unloading.set(code, unloading);
    await unloading;
  }

  private async release({ code, epoch, isCorrespondence, table }: Room): Promise<void> {
    const { tables } = this.deps.storage;
    if (isCorrespondence) await tables.setWakeTime(code, epoch, table.wakeAt);
    await tables.release(code, epoch);
  }

  /** Loads tables at which something is due although no one is there. */
  private async wakeDue(now: number): Promise<void> {
    const { storage, claimant } = this.deps;
    // Loaded tables count as due (see `openRoom`) and must not crowd out the others.
    const due = await storage.tables.due(now, MAX_DUE + this.rooms.size, claimant.others());
    for (const code of due) {
      if (this.isClosing) return;
      if (!this.rooms.has(code)) await this.reportErrors(code, () => this.load(code));
    }
  }

  /** Unloads rooms that are not in use, and closes tables that have been idle for a long time. */
  async sweep(now: number): Promise<void> {
    try {
      await this.dropLost();
      for (const room of this.rooms.values()) {
        const since = room.idleSince;
        if (since !== null && now - since > ROOM_IDLE_MS) await this.unload(room, 'unused');
      }
      await this.wakeDue(now);
      const { tables } = this.deps.storage;
      const idle = await tables.idle(now - TABLE_IDLE_MS, now - CORRESPONDENCE_TABLE_IDLE_MS);
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

  /** Closes a table that is not in use. */
  private async closeTable(code: string, now: number): Promise<void> {
    const loaded = await this.load(code);
    // The process that runs the table closes it.
    if (loaded.type !== 'room') return;
    const { room } = loaded;
    if (room.idleSince === null) return;
    // Otherwise the rounds of a match that all have left would be lost, and would not count.
    await room.call({ type: 'close' });
    await this.closeRoom(room, now);
  }

  /** Saves the matches before it deletes the log. If the server stops in between, the next sweep repeats both. */
  private async closeRoom(room: Room, now: number): Promise<void> {
    const { code } = room;
    await room.saveMatches();
    await this.unload(room, 'over');
    const { tables, logs } = this.deps.storage;
    await tables.close(code, now);
    while (await logs.delete(code, ROWS_PER_TURN)) await nextTurn();
  }
}

/** What a client is told if it cannot watch a table now. */
export function unavailable(table: string): string {
  const problem = 'the server cannot load this table right now; please try again in a moment';
  return JSON.stringify({ type: 'error', code: 'storage', problem, table });
}
